"""The form of orders: the units of the viewer with the order of each, and the same as text."""

from typing import Any

from intriga.games.diplomacy import message_params
from intriga.games.diplomacy.view import View

Data = dict[str, Any]


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form."""
    if form["act"] != "orders" or view.me is None:
        return {}
    power = next(power for power in view.powers if power.power == view.me.power)
    lines = _lines(view, scene, list(power.lost if view.phase == "retreat" else power.units))
    given = form.get("given", {})
    return {
        "template": "games/diplomacy/orders.html",
        "phase": view.phase,
        "sealed": view.me.sealed,
        "lines": lines,
        "due": power.due,
        "text": given.get("text") or "\n".join(view.me.orders),
        "missing": sum(not line["order"] for line in lines),
    }


def _lines(view: View, scene: Any, units: list[str]) -> list[Data]:
    """The order of each unit; in winter, the orders given so far."""
    assert view.me is not None
    if view.phase == "builds":
        return [
            {"unit": "", "order": text, "label": scene.render(message_params.order(view.map, text))}
            for text in view.me.orders
        ]
    lines = []
    for unit in units:
        text = next((order for order in view.me.orders if order.startswith(f"{unit} ")), "")
        order = message_params.parsed(view.map, text) if text else None
        lines.append(
            {
                "unit": unit,
                "name": scene.render(message_params.unit(view.map, unit)),
                "order": text,
                "label": scene.render(message_params.choice(view.map, order)) if order else "",
                "kind": message_params.VERBS[order.verb] if order else "",
            }
        )
    return lines
