"""The form of orders as it was sent: what of it is saved, what could not be read, what is asked."""

from collections.abc import Sequence

from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.notation.writer import written
from intriga.diplomacy.reason import Wrong
from intriga.kernel import Chosen
from intriga.presentation import Reading, Scene, WrongLine
from intriga.warfare import message_params
from intriga.warfare.order_parsing import lines_of, read_orders
from intriga.warfare.situation import Situation, place_of
from intriga.warfare.war_view import ORDERING, PHASES, OwnOrders, WarView, own_power, situation_of

SURE = "sure"
"""What the button sends that seals although units are without orders."""


def text_of(view: WarView, language: str) -> str:
    """The viewer's saved orders as the text field shows them."""
    if view.me is None:
        return ""
    board = reader_of(view.map).board
    return "\n".join(written(board, order, language) for order in view.me.orders)


def enter_act(view: WarView, scene: Scene, act: Chosen) -> Chosen:
    """An act as it is entered in the sheet (`presentation.Forms.enter`): orders as text."""
    return as_text(view.map, scene.language, act)


def as_text(map: str, language: str, act: Chosen) -> Chosen:
    """An act with its orders as text, too, where it has some."""
    if act.get("type") not in ORDERING:
        return act
    board = reader_of(map).board
    return {**act, "text": "\n".join(written(board, order, language) for order in act["orders"])}


def read_act(view: WarView, scene: Scene, act: Chosen) -> Reading:
    """What to do with a form that was sent (`presentation.Forms.read`).

    Lines that can be read are saved. Where one cannot, the orders saved before stay, except those
    of units with a new one; then nothing is sealed. A seal asks first if units are without orders.
    """
    if act.get("type") != "orders" or view.me is None or view.phase not in PHASES:
        return Reading(act)
    text, orders = act.get("text"), act.get("orders")
    typed = text.split("\n") if isinstance(text, str) else []
    sent = [order for order in orders if isinstance(order, str)] if orders else []
    lines = [(number, part) for number, line in enumerate(typed, 1) for part in lines_of(line)]
    given = [*sent, *(part for _, part in lines)]
    now = situation_of(view)
    parsed = read_orders(now, view.me.power, given)
    seal = bool(act.get("sealed"))
    if parsed.wrong:
        kept = _with_saved(now, view.me, parsed.orders)
        saved = {"type": "orders", "orders": kept} if parsed.orders else None
        count = len(parsed.wrong)
        params = {"count": count, "saved": len(parsed.orders), "seal": "yes" if seal else "no"}
        problem = scene.say("war-sheet-wrong", **params)
        return Reading(saved, problem, _wrong_lines(view, scene, parsed.wrong, lines))
    ask = _question(view, scene, parsed.orders) if seal and act["sealed"] != SURE else ""
    return Reading({"type": "orders", "orders": parsed.orders, "sealed": seal}, ask=ask)


def _with_saved(now: Situation, me: OwnOrders, orders: list[str]) -> list[str]:
    """These orders with those saved before for other units."""
    places = {place_of(order) for order in orders} - {""}
    kept = [order for order in me.orders if place_of(order) not in places]
    return sorted(read_orders(now, me.power, [*orders, *kept]).orders)


def _wrong_lines(
    view: WarView, scene: Scene, wrong: list[Wrong], lines: list[tuple[int, str]]
) -> tuple[WrongLine, ...]:
    """Each order that was not accepted, with the number of its line and the reason."""
    left = list(lines)
    found = []
    for one in wrong:
        line = next((line for line in left if line[1] == one.given), None)
        if line is not None:
            left.remove(line)
        why = scene.render(message_params.reason(view.map, one.reason))
        found.append(WrongLine(line[0] if line else 0, one.given, why))
    return tuple(sorted(found, key=lambda line: line.n))


def _question(view: WarView, scene: Scene, orders: list[str]) -> str:
    """What is asked before orders are sealed; "" if nothing is left open."""
    missing, phase = undecided(view, orders)
    return scene.say("war-sheet-ask", phase=phase, count=missing) if missing else ""


def undecided(view: WarView, orders: Sequence[str] | None = None) -> tuple[int, str]:
    """How many orders the viewer may still give beside these, or beside those saved, and of what
    kind: the phase, or "removals"."""
    assert view.me is not None
    given = view.me.orders if orders is None else orders
    phase = "removals" if view.phase == "builds" and own_power(view).due < 0 else view.phase
    return max(0, to_decide(view) - len(given)), phase


def to_decide(view: WarView) -> int:
    """How many orders the viewer may give: one for each unit, build or removal."""
    assert view.me is not None
    return situation_of(view).to_decide(view.me.power)


def accepted(view: WarView, scene: Scene) -> str:
    """What was accepted last: how many orders are saved, or that they are sealed; "" if there are
    none, as after a turn."""
    if view.me is None or not (view.me.orders or view.me.sealed):
        return ""
    params = {
        "sealed": "yes" if view.me.sealed else "no",
        "n": len(view.me.orders),
        "all": to_decide(view),
    }
    return scene.say("war-sheet-accepted", **params)
