"""The technical stage, steps 1 to 9, and the end of the turn."""

from copy import deepcopy
from fractions import Fraction

from tests.games.maga.literal.entries import read_lists, register_orders
from tests.games.maga.literal.model import (
    K,
    Model,
    change_mood,
    half_up,
    happened,
    one_owner,
    shrink,
)
from tests.games.maga.literal.processing import process
from tests.games.maga.literal.rules.breaches import note
from tests.games.maga.literal.rules.exchange import settle
from tests.games.maga.literal.rules.helping import register_helps_and_protections
from tests.games.maga.literal.rules.impacts import strike_all
from tests.games.maga.literal.rules.wars import fight_all


def technical_stage(model: Model) -> None:
    _freeze(model)
    _money(model)
    _standing_effects(model)
    register_orders(model)
    register_helps_and_protections(model)
    process(model)
    model["intent"] = None  # of a war both sides learn anyhow (R-W1)
    strike_all(model)
    fight_all(model)
    settle(model)
    _end(model)


def _freeze(model: Model) -> None:
    """1, R-ORD2: raw levels at the start of the stage."""
    model["snapshot"] = [
        {role: post["level"] for role, post in state["roles"].items()} for state in model["states"]
    ]
    for name in ("slots", "once", "sabotaged"):
        model[name] = set()
    model["helps"], model["bets"], model["queue"] = [], [], []
    model["protection"], model["interceptors"] = {}, {}
    model["launched"], model["declared"], model["detected"] = [], [], []
    read_lists(model)


def _money(model: Model) -> None:
    """2, item 28: income, halved in a revolt, then upkeep of 50K each."""
    for land, state in enumerate(model["states"]):
        income = sum(state["incomes"].values())
        state["treasury"] += half_up(Fraction(income, 2)) if state["revolt"] else income  # R-P2
        flying = sum(one["missiles"] for one in model["flights"] if one["launcher"] == land)
        held = sum(
            post["recruiter"] == land for one in model["states"] for post in one["roles"].values()
        )
        state["treasury"] -= 50 * K * (state["nuclear"] + flying + state["abm"] + held)


def _standing_effects(model: Model) -> None:
    """3: revolt −k % (R-B2, item 67: without levels and mood); lies −10; viruses −2^k (R-M3)."""
    for state in model["states"]:
        if state["revolt"]:
            happened(model, "revolt costs")
            state["unrest"] += 1
            left = Fraction(max(0, 100 - state["unrest"]), 100)
            shrink(state, left, mood=False)
        for _ in state["lies"]:
            change_mood(state, -10)
        for virus in state["viruses"]:
            virus[1] += 1
            change_mood(state, -(2 ** virus[1]))


def _end(model: Model) -> None:
    """9, R-B1: a revolt starts if mood < 50, and blocks from the next turn."""
    for state in model["states"]:
        if state["mood"] < 50 and not state["revolt"]:
            happened(model, "revolt begins")
            state["revolt"], state["unrest"] = model["turn"] + 1, 0
    for land, state in enumerate(model["states"]):
        for role, post in state["roles"].items():  # R-I3: from the turn after recruiting
            if post["recruiter"] is not None and post["recruited"] < model["turn"]:
                known = model["states"][post["recruiter"]]["titles"].setdefault(land, {})
                known[post["number"]] = role
    gained = {(one["land"], one["role"]) for one in model["helps"] if one["gained"]}
    for flight in model["launched"]:  # R-HELP: at most one level for each help
        flight["helpers"] = [one for one in flight["helpers"] if one not in gained]
    model["flights"], model["launched"] = model["launched"], []
    model["wars"] = [  # R-W7: between territories of one owner by now: void
        war for war in model["declared"] if not one_owner(model, war["attacker"], war["target"])
    ]
    model["declared"] = []
    for entry in [*model["own"], *model["orders"]]:
        for outcome in entry["outcomes"]:
            by = "ordered " if entry["ordered_role"] else ""
            happened(model, f"{by}{entry['kind']} {outcome or 'cancelled'}")
    note(model)
    model["figures"] = deepcopy(model["states"])
    if len({state["team"] for state in model["states"]}) < 2:
        # R-N12: the match is over; what flies returns, wars are void
        for flight in model["flights"]:
            model["states"][flight["launcher"]]["nuclear"] += flight["missiles"]
        model["flights"], model["wars"] = [], []
