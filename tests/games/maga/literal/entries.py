"""Lists become actions: their acting roles, positions and ranks, and the orders among them."""

from typing import Any

from tests.games.maga.literal.model import ROLES, Entry, Model, happened, role_by_number

CHAPTER = {
    **dict.fromkeys(
        ("transfer-money", "transfer-income", "transfer-nuclear", "transfer-abm", "fire"),
        "president",
    ),
    **dict.fromkeys(("raise-income", "bet"), "finance"),
    **dict.fromkeys(
        ("change-nuclear", "change-abm", "strike", "shoot-down", "cancel-strike"), "defence"
    ),
    **dict.fromkeys(("attack", "raid"), "defence"),
    **dict.fromkeys(("protect", "find-foreign"), "fsb"),
    **dict.fromkeys(("sabotage", "recruit", "release", "kill", "surveil"), "foreign"),
    "sue": "justice",
    **dict.fromkeys(("suppress", "check-recruited", "free-role"), "interior"),
    **dict.fromkeys(("state-lie", "refute", "improve-mood", "worsen-mood"), "media"),
    **dict.fromkeys(("infect", "vaccinate"), "health"),
    **dict.fromkeys(("boost", "help"), "secretary"),
}
"""The chapters of the rulebook (items 32–62)."""
ONE_ACTION = ("strike", "protect")
"""Whose rows are one action, at the place of the first of them (R-N1, item 43)."""
STEP_4 = ("help", "protect")


def acting(row: dict[str, Any]) -> str:
    """R-ORD7."""
    if row["kind"] in ("transfer-money", "transfer-income"):
        return "finance"
    if row["kind"] in ("transfer-nuclear", "transfer-abm"):
        return "defence"
    if row["kind"] in ("boost", "help"):
        return str(row["role"])
    return CHAPTER[row["kind"]]


def read_lists(model: Model) -> None:
    """Step 1: the frozen lists as actions, those of one's own and the orders."""
    free = model["options"]["priorities"] == "free"
    model["own"], model["orders"], model["length"] = [], [], {}
    for land in range(len(model["states"])):
        rows = model["lists"].get(land, [])
        grouped: dict[tuple[str, str], Entry] = {}
        position = 0
        for row in rows:
            key = (row["kind"], row["through"])
            if row["kind"] in ONE_ACTION and key in grouped:
                grouped[key]["rows"].append(row)
                grouped[key]["outcomes"].append(None)
                continue
            position += 1  # R-ORD1: one for each action
            entry = new_entry(row, land, position, free=free)
            if row["kind"] in ONE_ACTION:
                grouped[key] = entry
            model["orders" if row["through"] else "own"].append(entry)
        chosen = [row["priority"] for row in rows] if free else []
        model["length"][land] = max(position, *chosen, 0)


def new_entry(row: dict[str, Any], land: int, position: int, *, free: bool) -> Entry:
    """`index`: its place in the list of who wrote it; `row`: in that of the role's owner;
    `position`: as this is, or as priorities are chosen."""
    return {
        "rows": [row],
        "kind": row["kind"],
        "writer": land,
        "giver": land if row["through"] else None,
        "land": land,
        "acting": acting(row),
        "position": (row["priority"] if free else 0) or position,  # R-ORD1
        "index": position,
        "row": position,
        "besides": row["besides"],
        "ordered_role": None,
        "dropped": [],
        "status": "waiting",
        "outcomes": [None],
    }


def finish(entry: Entry, outcome: str) -> None:
    """What is reported of all its rows."""
    entry["status"] = "over"
    entry["outcomes"] = [outcome] * len(entry["rows"])


def place(model: Model, entry: Entry) -> tuple[bool, int, int]:
    """Step 5, R-ORD2: position ascending, then the snapshot of the acting role's level descending.
    What stands again does so at its own place."""
    late = not (model["options"]["sabotage_first"] and entry["kind"] == "sabotage")  # R-ORD3
    return late, entry["position"], -model["snapshot"][entry["land"]][entry["acting"]]


def is_blocked(model: Model, land: int, role: str) -> bool:
    """R-ORD6."""
    return bool(model["states"][land]["roles"][role]["blocked"] == model["turn"])


def in_revolt(model: Model, land: int) -> bool:
    """R-B1: blocks from the turn after it began."""
    return bool(model["states"][land]["revolt"])


# ── 4.1: orders to recruited roles ──────────────────────────────────────────────────────


def register_orders(model: Model) -> None:
    """Those to МИД roles first; there is no second pass."""
    model["registered"] = []
    for foreign in (True, False):
        for order in list(model["orders"]):
            land, role = addressed(model, order)
            if (role == "foreign") is foreign and order["status"] == "waiting":
                _register(model, order, land, role)


def addressed(model: Model, order: Entry) -> tuple[int, str]:
    land, number = map(int, order["rows"][0]["through"].split("."))
    return land, role_by_number(model["states"][land], number)


def _register(model: Model, order: Entry, land: int, role: str) -> None:
    giver = order["giver"]
    held = model["states"][land]["roles"][role]["recruiter"] == giver
    again = any((one["land"], one["ordered_role"]) == (land, role) for one in model["registered"])
    if (
        in_revolt(model, giver)  # R-B4
        or is_blocked(model, giver, "foreign")
        or not held  # item 48
        or CHAPTER[order["kind"]] != role  # R-I0
        or again  # a second order to the same role
    ):
        happened(model, "order: refused")
        finish(order, "refused")
        return
    order["land"], order["ordered_role"] = land, role
    if not order["besides"]:
        for one in [*model["own"], *model["orders"]]:
            mine = one["writer"] == land and one["status"] == "waiting"
            # R-ORD7: an order itself is given by the МИД; what it orders is done elsewhere
            by = "foreign" if one["giver"] is not None else one["acting"]
            spared = (  # R-B3: no order is in the way of putting a standing revolt down
                one["kind"] == "suppress"
                and in_revolt(model, land)
                and not model["options"]["sabotage_revolt"]
            )
            known = one in model["registered"] or one is order or spared
            if mine and by == role and not known:
                one["status"] = "dropped"
                order["dropped"].append(one)
    if order["dropped"]:
        happened(model, "order: replaced")
        order["position"] = min(one["position"] for one in order["dropped"])
        order["row"] = min(one["row"] for one in order["dropped"])
    else:  # besides, or nothing to drop (R-I2)
        happened(model, "order: besides" if order["besides"] else "order: nothing to replace")
        order["position"] = order["row"] = model["length"][land] + 1
    model["registered"].append(order)


def order_ends(model: Model, order: Entry) -> None:
    """5.4: an order cancelled or lapsed: the owner's dropped step-5 lines stand again, unless the
    ordered role itself was sabotaged."""
    if order["status"] != "waiting":
        return
    finish(order, "cancelled")
    happened(model, "order: ended")
    if (order["land"], order["ordered_role"]) in model["sabotaged"]:
        return
    for one in order["dropped"]:
        if one["kind"] not in STEP_4 and one["giver"] is None:
            happened(model, "order: owner's line stands again")
            one["status"] = "waiting"
            model["queue"].append(one)


def control_ends(model: Model, land: int, role: str) -> None:
    """R-I4: the role's unprocessed ordered lines lapse."""
    for order in list(model["registered"]):
        if (order["land"], order["ordered_role"]) == (land, role):
            order_ends(model, order)


def free(model: Model, land: int, role: str) -> None:
    """Nobody holds the role any more."""
    post = model["states"][land]["roles"][role]
    post["recruiter"], post["recruited"] = None, 0
    control_ends(model, land, role)


assert set(CHAPTER.values()) == set(ROLES)
