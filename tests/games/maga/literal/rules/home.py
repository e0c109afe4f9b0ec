"""President, Finance, Justice, the boosts of the Secretary, the МВД's housekeeping (items 32–35,
51–54, 61)."""

from typing import Any

from tests.games.maga.literal.entries import free
from tests.games.maga.literal.frame import pay
from tests.games.maga.literal.model import (
    Entry,
    K,
    M,
    Model,
    change_mood,
    half_level,
    happened,
    one_owner,
    set_mood,
)
from tests.games.maga.literal.rules.contest import (
    contest,
    helps_for,
    in_contest,
    level,
    performed_well,
    shares_of,
    side,
)

Row = dict[str, Any]


# ── the President ───────────────────────────────────────────────────────────────────────


def transfer(model: Model, entry: Entry, row: Row) -> str:
    """32, R-PAY5: min(asked, available) moves; R-I1: an ordered one at most half of what is there
    (`ordered_share`).
    Transfer to self is refused."""
    if row["to"] == entry["land"]:
        return "refused"
    giver, taker = model["states"][entry["land"]], model["states"][row["to"]]
    asked = row.get("money", row.get("missiles"))
    what = {"transfer-money": "treasury", "transfer-nuclear": "nuclear", "transfer-abm": "abm"}
    if entry["kind"] == "transfer-income":
        giver, taker, key = giver["incomes"], taker["incomes"], row["sphere"]
    else:
        key = what[entry["kind"]]
    there = max(0, giver[key])
    moved = min(
        asked,
        there * model["options"]["ordered_share"] // 100 if entry["giver"] is not None else there,
    )
    giver[key] -= moved
    taker[key] += moved
    entry["moved"] = moved
    return "done"


def fire(model: Model, entry: Entry, row: Row) -> str:
    """33, R-I9: level −50 %, blocked in t+1, freed. R-ORD6: nothing else is cancelled."""
    if row["role"] == "president":
        return "refused"
    post = model["states"][entry["land"]]["roles"][row["role"]]
    post["level"] = half_level(post["level"])
    post["blocked"] = model["turn"] + 1
    free(model, entry["land"], row["role"])
    return "done"


# ── Finance ─────────────────────────────────────────────────────────────────────────────


def raise_income(model: Model, entry: Entry, row: Row) -> str:
    """34, R-F1 to R-F4."""
    if row["first"] == row["second"] or not pay(model, entry, 2 * M):
        return "refused"
    land = entry["land"]
    rewarded: set[tuple[int, str]] = set()
    won = raised = False
    for sphere in (row["first"], row["second"]):  # each judged separately
        incomes = [one["incomes"] for one in model["states"]]
        if sum(one[sphere] for one in incomes) + 500 * K <= 2 * M * len(incomes):  # R-F1
            incomes[land][sphere] += 500 * K
            raised = True
            continue
        rival = _leader(model, land, sphere)
        if rival is None:  # R-F3: nobody else has income
            continue
        if contest(
            model,
            side(model, land, "finance", "any"),
            side(model, rival, "finance", "any"),
            [(rival, "finance")],
            rewarded,
        ):
            moved = min(500 * K, incomes[rival][sphere])
            incomes[rival][sphere] -= moved
            incomes[land][sphere] += moved
            won = raised = True
            happened(model, "saturated sphere won")
        else:
            happened(model, "saturated sphere lost")
    if won:  # R-F2: at most once, after both
        performed_well(model, "raise-income", land, "finance")
    return "done" if raised else "failed"


def _leader(model: Model, land: int, sphere: str) -> int | None:
    """Item 30: the largest income of another owner; then the higher Finance level; then a draw."""
    others = [
        other
        for other, state in enumerate(model["states"])
        if not one_owner(model, land, other) and state["incomes"][sphere] > 0
    ]
    if not others:
        return None
    most = max(model["states"][other]["incomes"][sphere] for other in others)
    others = [other for other in others if model["states"][other]["incomes"][sphere] == most]
    best = max(level(model, other, "finance") for other in others)
    others = [other for other in others if level(model, other, "finance") == best]
    if len(others) == 1:
        return others[0]
    happened(model, "leader drawn")
    return others[int(model["oracle"].draw("leader", len(others)))]


def bet(model: Model, entry: Entry, row: Row) -> str:
    """35, R-X1, R-X2: the stake is taken; the weight is fixed now."""
    stake, land = row["stake"], entry["land"]
    if stake < 500 * K or stake % (500 * K) or not pay(model, entry, stake):
        return "refused"
    helps = helps_for(model, land, "finance", "any")
    weight = level(model, land, "finance") + shares_of(model, helps, doubled=False)
    model["bets"].append(
        {**{"land": land, "number": row["number"], "stake": stake, "level": weight}, "helps": helps}
    )
    return "done"


# ── Justice ─────────────────────────────────────────────────────────────────────────────


def sue(model: Model, entry: Entry, row: Row) -> str:
    """51, R-J1: a proven breach gives +1 in this contest only, and serves one suit."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, M):
        return "refused"
    proof = next(
        (
            one["number"]
            for one in model["breaches"]
            if (one["treaty"], one["breaker"], one["victim"]) == (row["treaty"], target, land)
            and one["turn"] < model["turn"]
            and one["number"] not in model["used_breaches"]
        ),
        None,
    )
    own = in_contest(model, land, "justice")
    if proof is not None:
        happened(model, "suit with documents")
        model["used_breaches"].append(proof)
        own += 1
    if not contest(model, own, in_contest(model, target, "justice"), [(target, "justice")], set()):
        change_mood(model["states"][land], -20)
        return "failed"
    change_mood(model["states"][target], -20)
    model["states"][land]["credit"] += M
    performed_well(model, "sue", land, "justice")
    return "done"


# ── the МВД ─────────────────────────────────────────────────────────────────────────────


def suppress(model: Model, entry: Entry, _: Row) -> str:
    """52, R-B5."""
    state = model["states"][entry["land"]]
    if not pay(model, entry, M):
        return "refused"
    if state["revolt"]:
        happened(model, "revolt suppressed")
        state["revolt"] = state["unrest"] = 0
        set_mood(state, 50)
    else:
        change_mood(state, -5)
    return "done"


def check_recruited(model: Model, entry: Entry, _: Row) -> str:
    """53."""
    return "done" if pay(model, entry, 500 * K) else "refused"


def free_role(model: Model, entry: Entry, row: Row) -> str:
    """54, R-I6: not recruited: charged, lost."""
    land, role = entry["land"], row["role"]
    if not pay(model, entry, 1_500 * K):
        return "refused"
    recruiter = model["states"][land]["roles"][role]["recruiter"]
    if recruiter is None:
        return "failed"
    own, other = in_contest(model, land, "interior"), in_contest(model, recruiter, "foreign")
    if not contest(model, own, other, [(recruiter, "foreign")], set()):
        return "failed"
    free(model, land, role)
    performed_well(model, "free-role", land, "interior")
    return "done"


# ── the Secretary ───────────────────────────────────────────────────────────────────────


def boost(model: Model, entry: Entry, row: Row) -> str:
    """61, R-T5: that role +1; helpers nothing."""
    if not pay(model, entry, M):
        return "refused"
    model["states"][entry["land"]]["roles"][row["role"]]["level"] += 1
    return "done"


DEEDS = {
    **dict.fromkeys(
        ("transfer-money", "transfer-income", "transfer-nuclear", "transfer-abm"), transfer
    ),
    "fire": fire,
    "raise-income": raise_income,
    "bet": bet,
    "sue": sue,
    "suppress": suppress,
    "check-recruited": check_recruited,
    "free-role": free_role,
    "boost": boost,
}
