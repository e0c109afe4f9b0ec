"""A hint for a newcomer: a side to take, a vote to give, a unit without an order."""

from intriga.games.zeppelin.presentation.countries import power_of
from intriga.games.zeppelin.presentation.deciding.decision import undecided
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.presentation.tree import my_society
from intriga.games.zeppelin.seen.view import Passport, Society, View
from intriga.presentation import Hint, Scene
from intriga.warfare import message_params


def hint(view: View, scene: Scene) -> Hint | None:
    """What the viewer has not decided yet, as far as their own view tells; None where nothing is
    left."""
    me, society = view.me, my_society(view)
    if me is None or society is None:
        return None
    if can(scene, "take-side") and undecided(me, society):
        return _hint(scene, "side", "take-side")
    if can(scene, "vote-poll") and _unvoted(me, society):
        return _hint(scene, "vote", "vote-poll")
    unit = _idle(view, me) if view.phase == "turn" and can(scene, "orders") else None
    if unit is None:
        return None
    return _hint(scene, "orders", "orders", unit=message_params.unit(view.map, unit))


def _unvoted(me: Passport, society: Society) -> bool:
    return any(me.seat not in (*one.yes, *one.no) for one in society.polls)


def _idle(view: View, me: Passport) -> str | None:
    """The first unit of the viewer's army without an order."""
    power = power_of(view, me.country)
    given = next((one.orders for one in view.commands if power and one.power == power.power), {})
    return next((unit for unit in power.units if unit not in given), None) if power else None


def _hint(scene: Scene, way: str, act: str, **params: object) -> Hint:
    text = scene.say(f"zeppelin-page-hint-{way}", **params)
    return Hint(text, scene.say("zeppelin-page-hint-why", way=way), act)
