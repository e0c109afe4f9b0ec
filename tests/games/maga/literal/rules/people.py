"""Public relations and health (items 55–60)."""

from typing import Any

from tests.games.maga.literal.frame import pay
from tests.games.maga.literal.model import Entry, K, M, Model, change_mood, one_owner
from tests.games.maga.literal.rules.contest import contest, in_contest, performed_well, side

Row = dict[str, Any]


def state_lie(model: Model, entry: Entry, row: Row) -> str:
    """55, R-M2: the first tick at success; R-M3: each success is a separate lie."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, M):
        return "refused"
    own, other = in_contest(model, land, "media"), in_contest(model, target, "media")
    if not contest(model, own, other, [(target, "media")], set()):
        return "failed"
    model["states"][target]["lies"].append(land)
    change_mood(model["states"][target], -10)
    model["states"][land]["credit"] += M
    performed_well(model, "state-lie", land, "media")
    return "done"


def refute(model: Model, entry: Entry, row: Row) -> str:
    """56, R-M5: no lie from there: refused; R-M3: clears all of theirs."""
    land, liar = entry["land"], row["target"]
    state = model["states"][land]
    if liar not in state["lies"] or not pay(model, entry, 500 * K):
        return "refused"
    own, other = side(model, land, "media", "own"), side(model, liar, "media", "any")
    if not contest(model, own, other, [(liar, "media")], set()):
        return "failed"
    state["lies"] = [by for by in state["lies"] if by != liar]
    change_mood(state, 10)
    change_mood(model["states"][liar], -10)
    performed_well(model, "refute", land, "media")
    return "done"


def improve_mood(model: Model, entry: Entry, _: Row) -> str:
    """57."""
    if not pay(model, entry, 500 * K):
        return "refused"
    change_mood(model["states"][entry["land"]], 10)
    return "done"


def worsen_mood(model: Model, entry: Entry, row: Row) -> str:
    """58."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, 500 * K):
        return "refused"
    own, other = side(model, land, "media", "own"), side(model, target, "media", "any")
    if not contest(model, own, other, [(target, "media")], set()):
        return "failed"
    change_mood(model["states"][target], -10)
    model["states"][land]["credit"] += 500 * K
    performed_well(model, "worsen-mood", land, "media")
    return "done"


def infect(model: Model, entry: Entry, row: Row) -> str:
    """59, R-M3: tick k takes 2^k points; R-M2: the first at success."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, M):
        return "refused"
    own, other = in_contest(model, land, "health"), in_contest(model, target, "health")
    if not contest(model, own, other, [(target, "health")], set()):
        return "failed"
    model["states"][target]["viruses"].append([land, 1])
    change_mood(model["states"][target], -2)
    model["states"][land]["credit"] += M
    performed_well(model, "infect", land, "health")
    return "done"


def vaccinate(model: Model, entry: Entry, row: Row) -> str:
    """60, R-M4: a wrong suspect: charged, did not work."""
    land, suspect = entry["land"], row["target"]
    state = model["states"][land]
    if one_owner(model, land, suspect) or not pay(model, entry, 250 * K):
        return "refused"
    if all(by != suspect for by, _ in state["viruses"]):
        return "failed"
    own, other = side(model, land, "health", "own"), side(model, suspect, "health", "any")
    if not contest(model, own, other, [(suspect, "health")], set()):
        return "failed"
    state["viruses"] = [one for one in state["viruses"] if one[0] != suspect]
    performed_well(model, "vaccinate", land, "health")
    return "done"


DEEDS = {
    "state-lie": state_lie,
    "refute": refute,
    "improve-mood": improve_mood,
    "worsen-mood": worsen_mood,
    "infect": infect,
    "vaccinate": vaccinate,
}
