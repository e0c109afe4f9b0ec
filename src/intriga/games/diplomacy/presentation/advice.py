"""A hint for a newcomer: what has no order yet, and what comes of that."""

from intriga.games.diplomacy.seen.view import View
from intriga.presentation import Hint, Scene
from intriga.warfare import message_params
from intriga.warfare.situation import order_for
from intriga.warfare.war_view import own_power


def hint(view: View, scene: Scene) -> Hint | None:
    """The first unit without an order, or what is still due in winter; from the viewer's own orders
    alone. None where nothing is left to decide."""
    if view.me is None or view.me.sealed or scene.viewer not in scene.awaited:
        return None
    power = own_power(view)
    if view.phase == "builds":
        left = abs(power.due) - len(view.me.orders)
        way = "build" if power.due > 0 else "remove"
        return _hint(scene, way, n=left) if left > 0 else None
    units = power.lost if view.phase == "retreat" else power.units
    free = next((unit for unit in units if not order_for(unit, view.me.orders)), None)
    if free is None:
        return None
    return _hint(scene, view.phase, unit=message_params.unit(view.map, free))


def _hint(scene: Scene, way: str, **params: object) -> Hint:
    text = scene.say(f"diplomacy-game-page-hint-{way}", **params)
    return Hint(text, scene.say("diplomacy-game-page-hint-why", way=way), "orders")
