"""Step 4.2 and 4.3: helps, protections and the pools (items 23, 43, 62; R-ORD4, R-I8)."""

from fractions import Fraction

from tests.games.maga.literal.entries import STEP_4, finish
from tests.games.maga.literal.frame import allowed, pay, takes_slot
from tests.games.maga.literal.model import Entry, K, Model, happened, named
from tests.games.maga.literal.rules.contest import helps_for, level, performed_well, shares_of


def register_helps_and_protections(model: Model) -> None:
    """4.2: in state order, inside a state in list order; an ordered one at its place."""
    entries = [*model["own"], *model["registered"]]
    early = [one for one in entries if one["kind"] in STEP_4 and one["status"] == "waiting"]
    for entry in sorted(early, key=lambda one: (one["land"], one["row"])):
        done = allowed(model, entry) and (
            _helps(model, entry) if entry["kind"] == "help" else _protects(model, entry)
        )
        if done:
            takes_slot(model, entry)
        finish(entry, "done" if done else "refused")
    for land, one in model["protection"].items():  # 4.3
        pool = level(model, land, "fsb") + shares_of(
            model, helps_for(model, land, "fsb", "any"), doubled=False
        )
        one["shares"] = {
            role: pool * Fraction(percent, 100) for role, percent in one["percent"].items()
        }


def _helps(model: Model, entry: Entry) -> bool:
    land, row = entry["land"], entry["rows"][0]
    helped = (row["target"], named(model["states"][row["target"]], row["whom"]))
    if helped == (land, row["role"]):
        return False
    if any(
        one["land"] == land and (one["to_land"], one["to_role"]) == helped for one in model["helps"]
    ):  # item 16: a second helper of one state for the same role
        return False
    if not pay(model, entry, 500 * K):
        return False
    model["helps"].append(
        {
            **{"land": land, "role": row["role"], "stands": True, "gained": False},
            **{"to_land": helped[0], "to_role": helped[1]},
        }
    )
    return True


def _protects(model: Model, entry: Entry) -> bool:
    percent = {row["role"]: row["percent"] for row in entry["rows"]}
    if len(percent) < len(entry["rows"]):  # a role named twice
        return False
    if sum(percent.values()) > 100 or not pay(model, entry, 500 * K):
        return False
    model["protection"][entry["land"]] = {"percent": percent, "stands": True, "levelled": False}
    return True


def protection(model: Model, land: int, role: str) -> Fraction:
    """What the FSB adds to the defence of a role."""
    one = model["protection"].get(land)
    return one["shares"].get(role, Fraction(0)) if one and one["stands"] else Fraction(0)


def role_is_targeted(model: Model, land: int, role: str) -> None:
    """Item 43, R-I8: the FSB +1 as soon as a protected role was targeted, once a turn."""
    one = model["protection"].get(land)
    if one and one["stands"] and role in one["percent"] and not one["levelled"]:
        one["levelled"] = True
        happened(model, "protection levels")
        performed_well(model, "protect", land, "fsb")
