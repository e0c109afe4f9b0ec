"""The Minister of Defence (items 36–42), up to the launch and the declaration."""

from typing import Any

from tests.games.maga.literal.frame import pay
from tests.games.maga.literal.model import Entry, K, M, Model, happened, one_owner
from tests.games.maga.literal.rules.contest import (
    contest,
    helps_for,
    in_contest,
    level,
    performed_well,
    side,
)

Row = dict[str, Any]


def change_nuclear(model: Model, entry: Entry, row: Row) -> str:
    """36, R-N11: buying needs the own raw level 5."""
    if row["missiles"] > 0 and level(model, entry["land"], "defence") < 5:
        return "refused"
    return _change(model, entry, "nuclear", row["missiles"], 2 * M)


def change_abm(model: Model, entry: Entry, row: Row) -> str:
    return _change(model, entry, "abm", row["missiles"], M)


def _change(model: Model, entry: Entry, arsenal: str, number: int, price: int) -> str:
    state = model["states"][entry["land"]]
    if number < 0:  # more than one has = all there are
        number = -min(-number, state[arsenal])
        if not number:
            return "refused"
    if not pay(model, entry, number * price if number > 0 else -number * 100 * K):
        return "refused"
    state[arsenal] += number
    return "done"


def strike(model: Model, entry: Entry, _: Row) -> str:
    """38: the missiles leave; R-N1: one action; R-N2: cut in list order."""
    land = entry["land"]
    state = model["states"][land]
    helps = helps_for(model, land, "defence", "any")
    number = model["actions"] + 1
    launched = 0
    if any(one_owner(model, land, row["target"]) for row in entry["rows"]):  # R-I5
        return "refused"
    if len({row["target"] for row in entry["rows"]}) < len(entry["rows"]):  # one named twice
        return "refused"
    for row in entry["rows"]:
        most = min(row["most"], state["nuclear"])
        if not most:
            continue
        launched += most
        state["nuclear"] -= most
        model["launched"].append(
            {
                **{"launcher": land, "target": row["target"], "missiles": most},
                **{"hits": min(row["hits"], most), "action": number},
                "attack": side(model, land, "defence", "any"),  # R-N7
                "helpers": [(one["land"], one["role"]) for one in helps],
                **{"shot_at": [], "downed": []},
            }
        )
    if not launched:
        return "refused"
    model["actions"] = number
    return "done"


def shoot_down(model: Model, entry: Entry, row: Row) -> str:
    """39, R-N6: each ABM is one attempt and is spent; one's own territory first, then the others
    in random order; at one missile until it is downed."""
    land = entry["land"]
    state = model["states"][land]
    abm = min(row["most"], state["abm"])
    if not abm:
        return "refused"
    rewarded: dict[int, set[tuple[int, str]]] = {}
    current: dict[str, Any] | None = None
    while abm and (current or _others(model, land)):
        current = current or _next_missile(model, land)
        abm -= 1
        state["abm"] -= 1
        if land not in current["shot_at"]:
            current["shot_at"].append(land)
        own = side(model, land, "defence", "any")
        aimed = "here" if current["target"] == land else "elsewhere"
        model["intent"] = (current["launcher"], aimed)  # R-T7
        done = rewarded.setdefault(current["action"], set())  # R-T4
        if contest(model, current["attack"], own, [(land, "defence")], done):
            happened(model, "missile flies on")
            continue
        happened(model, "missile downed")
        current["missiles"] -= 1
        if land not in current["downed"]:
            current["downed"].append(land)
        current = None
    model["interceptors"][land] = helps_for(model, land, "defence", "any")
    return "done"


def _others(model: Model, land: int) -> list[dict[str, Any]]:
    """R-N6: all that still fly and were not launched by oneself: by no territory of one's owner."""
    return [
        one
        for one in model["flights"]
        if not one_owner(model, one["launcher"], land) and one["missiles"]
    ]


def _next_missile(model: Model, land: int) -> dict[str, Any]:
    flying = _others(model, land)
    for one in flying:
        if one["target"] == land:
            return one
    total = sum(one["missiles"] for one in flying)
    index = model["oracle"].draw("missile", total) if total > 1 else 0
    for one in flying:
        if index < one["missiles"]:
            return one
        index -= one["missiles"]
    raise AssertionError


def cancel_strike(model: Model, entry: Entry, row: Row) -> str:
    """40, R-N9: one's own missiles of that direction, launched last turn, are lost. R-N8: the line
    remains, with zero hits."""
    gone = [
        one
        for one in model["flights"]
        if (one["launcher"], one["target"]) == (entry["land"], row["target"]) and one["missiles"]
    ]
    if not gone:
        return "refused"
    for one in gone:
        one["missiles"] = 0
    return "done"


def attack(model: Model, entry: Entry, row: Row) -> str:
    """41: a territory not one's own; the war is declared."""
    if one_owner(model, entry["land"], row["target"]):
        return "refused"
    model["declared"].append({"attacker": entry["land"], "target": row["target"]})
    return "done"


def raid(model: Model, entry: Entry, row: Row) -> str:
    """42."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, 500 * K):
        return "refused"
    own, other = in_contest(model, land, "defence"), in_contest(model, target, "defence")
    if not contest(model, own, other, [(target, "defence")], set()):
        return "failed"
    victim = model["states"][target]
    taken = min(M, max(0, victim["treasury"]))
    victim["treasury"] -= taken
    model["states"][land]["treasury"] += taken
    model["states"][land]["credit"] += 500 * K
    performed_well(model, "raid", land, "defence")
    return "done"


DEEDS = {
    "change-nuclear": change_nuclear,
    "change-abm": change_abm,
    "strike": strike,
    "shoot-down": shoot_down,
    "cancel-strike": cancel_strike,
    "attack": attack,
    "raid": raid,
}
