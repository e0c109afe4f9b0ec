"""The form of orders as it was sent: what of it is saved, what could not be read, what is asked."""

from typing import Any

from intriga.diplomacy.adjudication.legal import builds_of
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.notation.writer import written
from intriga.diplomacy.reason import Wrong
from intriga.games.diplomacy import message_params
from intriga.games.diplomacy.rules.order_parsing import Situation, lines_of, place_of, read_orders
from intriga.games.diplomacy.state import Phase
from intriga.games.diplomacy.view import Mine, PowerView, View

Data = dict[str, Any]
SURE = "sure"
"""What the button sends that seals although units are without orders."""


def situation(view: View) -> Situation:
    """What the viewer's orders are read for."""
    return Situation(
        reader_of(view.map),
        Phase(view.phase),
        {power.power: power.units for power in view.powers},
        {power.power: power.centres for power in view.powers},
        {power.power: tuple(power.lost) for power in view.powers if power.lost},
        {unit: ways for power in view.powers for unit, ways in power.lost.items()},
        view.rules,
    )


def text_of(view: View, language: str) -> str:
    """The viewer's saved orders as the text field shows them."""
    if view.me is None:
        return ""
    board = reader_of(view.map).board
    return "\n".join(written(board, order, language) for order in view.me.orders)


def read_act(view: View, scene: Any, act: Data) -> Data:
    """What to do with a form that was sent (see `GamePages.read_act`).

    Lines that can be read are saved. Where one cannot, the orders saved before stay, except those
    of units with a new one; then nothing is sealed. A seal asks first if units are without orders.
    """
    if act.get("type") != "orders" or view.me is None or view.phase in ("wishes", "over"):
        return {"act": act}
    text, orders = act.get("text"), act.get("orders")
    typed = text.split("\n") if isinstance(text, str) else []
    sent = [order for order in orders if isinstance(order, str)] if orders else []
    lines = [(number, part) for number, line in enumerate(typed, 1) for part in lines_of(line)]
    given = [*sent, *(part for _, part in lines)]
    now = situation(view)
    parsed = read_orders(now, view.me.power, given)
    seal = bool(act.get("sealed"))
    if parsed.wrong:
        kept = _with_saved(now, view.me, parsed.orders)
        saved = {"type": "orders", "orders": kept} if parsed.orders else None
        count = len(parsed.wrong)
        params = {"count": count, "saved": len(parsed.orders), "seal": "yes" if seal else "no"}
        return {
            "act": saved,
            "problem": scene.say("diplomacy-game-sheet-wrong", **params),
            "lines": _wrong_lines(view, scene, parsed.wrong, lines),
        }
    ask = _question(view, scene, parsed.orders) if seal and act["sealed"] != SURE else ""
    return {"act": {"type": "orders", "orders": parsed.orders, "sealed": seal}, "ask": ask}


def _with_saved(now: Situation, me: Mine, orders: list[str]) -> list[str]:
    """These orders with those saved before for other units."""
    places = {place_of(order) for order in orders} - {""}
    kept = [order for order in me.orders if place_of(order) not in places]
    return sorted(read_orders(now, me.power, [*orders, *kept]).orders)


def _wrong_lines(
    view: View, scene: Any, wrong: list[Wrong], lines: list[tuple[int, str]]
) -> list[Data]:
    """Each order that was not accepted, with the number of its line and the reason."""
    left = list(lines)
    found = []
    for one in wrong:
        line = next((line for line in left if line[1] == one.given), None)
        if line is not None:
            left.remove(line)
        why = scene.render(message_params.reason(view.map, one.reason))
        found.append({"n": line[0] if line else 0, "text": one.given, "why": why})
    return sorted(found, key=lambda line: line["n"])


def _question(view: View, scene: Any, orders: list[str]) -> str:
    """What is asked before orders are sealed; "" if nothing is left open."""
    assert view.me is not None
    missing = to_decide(view) - len(orders)
    if missing <= 0:
        return ""
    phase = "removals" if view.phase == "builds" and mine(view).due < 0 else view.phase
    return str(scene.say("diplomacy-game-sheet-ask", phase=phase, count=missing))


def mine(view: View) -> PowerView:
    """The viewer's power as everybody sees it."""
    return next(power for power in view.powers if view.me and power.power == view.me.power)


def to_decide(view: View) -> int:
    """How many orders the viewer may give: one for each unit, build or removal."""
    power = mine(view)
    if view.phase != "builds":
        return len(power.lost if view.phase == "retreat" else power.units)
    if power.due < 0:
        return -power.due
    now = situation(view)
    builds = builds_of(now.reader, power.power, now.units, now.centres, now.rules)
    return min(power.due, len({place_of(order.text) for order in builds if order.unit}))


def accepted(view: View, scene: Any) -> str:
    """What was accepted last: how many orders are saved, or that they are sealed; "" if there are
    none, as after a turn."""
    if view.me is None or not (view.me.orders or view.me.sealed):
        return ""
    params = {
        "sealed": "yes" if view.me.sealed else "no",
        "n": len(view.me.orders),
        "all": to_decide(view),
    }
    return str(scene.say("diplomacy-game-sheet-accepted", **params))
