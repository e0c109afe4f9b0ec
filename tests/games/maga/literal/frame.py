"""5.2 and 5.3: what every action needs, its slot, its price."""

from tests.games.maga.literal.entries import in_revolt, is_blocked
from tests.games.maga.literal.model import Entry, Model

ORDINARY = {
    *("raise-income", "strike", "shoot-down", "attack", "raid", "find-foreign", "sabotage"),
    *("recruit", "kill", "surveil", "sue", "free-role", "state-lie", "refute", "worsen-mood"),
    *("infect", "vaccinate", "boost", "help"),
}
"""Item 18: one per acting role and turn."""
ONCE = {*ORDINARY, "bet", "protect", "suppress"}


def allowed(model: Model, entry: Entry) -> bool:
    """5.2: acting role not blocked, revolt, slot and limit."""
    land, role, kind = entry["land"], entry["acting"], entry["kind"]
    if is_blocked(model, land, role):
        return False
    if in_revolt(model, land) and kind != "suppress":  # R-B3
        return False
    if kind in ONCE and (land, role, kind) in model["once"]:
        return False
    # R-I1: an order «besides» is the explicit exception to item 18
    excepted = entry["giver"] is not None and entry["besides"]
    return excepted or kind not in ORDINARY or (land, role) not in model["slots"]


def takes_slot(model: Model, entry: Entry) -> None:
    """R-ORD7: a refused line uses none."""
    model["once"].add((entry["land"], entry["acting"], entry["kind"]))
    if entry["kind"] in ORDINARY and not (entry["giver"] is not None and entry["besides"]):
        model["slots"].add((entry["land"], entry["acting"]))


def pay(model: Model, entry: Entry, cost: int) -> bool:
    """R-PAY1, R-PAY2: charged at processing; what cannot be paid is refused whole. R-I1: by the
    owner state of the role. R-PAY3: what is free needs no treasury."""
    state = model["states"][entry["land"]]
    if cost and state["treasury"] < cost:
        return False
    state["treasury"] -= cost
    return True
