"""The FSB's search and foreign intelligence (items 44–50; step 5.4)."""

from typing import Any

from tests.games.maga.literal.entries import control_ends, finish, free, in_revolt, order_ends
from tests.games.maga.literal.frame import pay
from tests.games.maga.literal.model import (
    Entry,
    K,
    M,
    Model,
    happened,
    named,
    one_owner,
    role_by_number,
)
from tests.games.maga.literal.rules.contest import contest, in_contest, level, performed_well, side
from tests.games.maga.literal.rules.helping import protection, role_is_targeted

Row = dict[str, Any]


def find_foreign(model: Model, entry: Entry, row: Row) -> str:
    """44, R-PAY6: where that МИД did nothing: charged and reported as lost."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target):
        return "refused"
    was_here = target in model["states"][land]["agents"]
    if not was_here and model["options"]["free_search"]:
        return "refused"
    if not pay(model, entry, 3 * M):
        return "refused"
    if not was_here:
        return "failed"
    own, other = in_contest(model, land, "fsb"), in_contest(model, target, "foreign")
    if not contest(model, own, other, [(target, "foreign")], set()):
        return "failed"
    number = model["states"][target]["roles"]["foreign"]["number"]
    model["states"][land]["found"][target] = number
    model["states"][land]["titles"].setdefault(target, {})[number] = "foreign"
    performed_well(model, "find-foreign", land, "fsb")
    return "done"


def _was_here(model: Model, land: int, target: int) -> None:
    """R-PAY6: a processed МИД action, successful or not, aimed at that state."""
    if land not in model["states"][target]["agents"]:
        model["states"][target]["agents"].append(land)


def _against_role(model: Model, entry: Entry, target: int, role: str, whose: str) -> bool:
    """{МИД + helpers; role + helpers + FSB}; R-I8: the role was targeted, however it ends."""
    defence = side(model, target, role, "any") + protection(model, target, role)
    attack = side(model, entry["land"], "foreign", whose)
    won = contest(model, attack, defence, [(target, role)], set())
    role_is_targeted(model, target, role)
    return won


def sabotage(model: Model, entry: Entry, row: Row) -> str:
    """45, R-ORD3: what has not yet been processed; it counts even if nothing was left."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, 1_500 * K):
        return "refused"
    role = role_by_number(model["states"][target], row["number"])
    _was_here(model, land, target)
    if not _against_role(model, entry, target, role, "own"):
        return "failed"
    disrupt(model, target, role)
    model["states"][land]["credit"] += 1_500 * K
    performed_well(model, "sabotage", land, "foreign")
    return "done"


def disrupt(model: Model, land: int, role: str) -> None:
    """5.4: what a successful sabotage cancels."""
    model["sabotaged"].add((land, role))
    for one in list(model["queue"]):
        if one["status"] != "waiting" or (one["land"], one["acting"]) != (land, role):
            continue
        spared = in_revolt(model, land) and not model["options"]["sabotage_revolt"]
        if one["kind"] == "suppress" and spared:  # R-B3
            happened(model, "sabotage spares the suppression")
            continue
        happened(model, "sabotage cancels a line")
        if one["giver"] is None:
            finish(one, "cancelled")
        else:
            order_ends(model, one)
    for one in model["helps"]:
        if (one["land"], one["role"]) == (land, role):
            happened(model, "sabotage ends a help")
            one["stands"] = False
    if role == "fsb" and land in model["protection"]:
        happened(model, "sabotage ends a protection")
        model["protection"][land]["stands"] = False
    if role == "foreign":
        for order in list(model["registered"]):
            if order["giver"] == land:
                order_ends(model, order)


def recruit(model: Model, entry: Entry, row: Row) -> str:
    """46, R-I4: a later success replaces the recruiter; one's own is refused uncharged."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or level(model, land, "foreign") < 5:
        return "refused"
    role = role_by_number(model["states"][target], row["number"])
    post = model["states"][target]["roles"][role]
    if post["recruiter"] == land or not pay(model, entry, 3 * M):
        return "refused"
    _was_here(model, land, target)
    if not _against_role(model, entry, target, role, "own"):
        return "failed"
    if post["recruiter"] is not None:
        happened(model, "recruiter replaced")
        control_ends(model, target, role)
    post["recruiter"], post["recruited"] = land, model["turn"]
    model["states"][land]["credit"] += 3 * M
    performed_well(model, "recruit", land, "foreign")
    return "done"


def release(model: Model, entry: Entry, row: Row) -> str:
    """47: a role that is held."""
    role = role_by_number(model["states"][row["target"]], row["number"])
    if model["states"][row["target"]]["roles"][role]["recruiter"] != entry["land"]:
        return "refused"
    free(model, row["target"], role)
    return "done"


def kill(model: Model, entry: Entry, row: Row) -> str:
    """49: needs a recruited role in that state. R-ORD6: the blocked, and who was killed or fired
    this turn, cannot be killed: charged, failed."""
    land, target = entry["land"], row["target"]
    state = model["states"][target]
    held = any(post["recruiter"] == land for post in state["roles"].values())
    if one_owner(model, land, target) or not held or not pay(model, entry, 3 * M):
        return "refused"
    role = role_by_number(state, row["number"])
    post = state["roles"][role]
    _was_here(model, land, target)
    if post["blocked"] in (model["turn"], model["turn"] + 1):
        role_is_targeted(model, target, role)
        happened(model, "killed in vain")
        return "failed"
    if not _against_role(model, entry, target, role, "own"):
        return "failed"
    post["level"] = 1
    post["blocked"] = model["turn"] + 1
    free(model, target, role)
    model["states"][land]["credit"] += 3 * M
    performed_well(model, "kill", land, "foreign")
    return "done"


def surveil(model: Model, entry: Entry, row: Row) -> str:
    """50, R-NUM2: the number is learnt, or the title."""
    land, target = entry["land"], row["target"]
    if one_owner(model, land, target) or not pay(model, entry, 2 * M):
        return "refused"
    role = named(model["states"][target], row["whom"])
    _was_here(model, land, target)
    if not _against_role(model, entry, target, role, "any"):
        return "failed"
    number = model["states"][target]["roles"][role]["number"]
    model["states"][land]["titles"].setdefault(target, {})[number] = role
    performed_well(model, "surveil", land, "foreign")
    return "done"


DEEDS = {
    "find-foreign": find_foreign,
    "sabotage": sabotage,
    "recruit": recruit,
    "release": release,
    "kill": kill,
    "surveil": surveil,
}
