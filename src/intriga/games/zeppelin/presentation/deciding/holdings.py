"""What a citizen has, beside their decisions: rights, and the centres and units of their state."""

from collections.abc import Iterator

from intriga.games.zeppelin.presentation.countries import power_of
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.presentation.tree import class_name, my_society, right_name
from intriga.games.zeppelin.seen.view import Passport, PowerView, View
from intriga.presentation import Resource, Scene


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """The viewer's own rights, which rest in prison; what everybody knows of the state; and of
    their army, how many units have orders. Who has no state sees how many there are, and how long
    the match lasts."""
    me = view.me
    if me is None:
        return ()
    if me.country is None:
        return tuple(_world(view, scene))
    power = power_of(view, me.country)
    army = () if power is None else _army(view, scene, power)
    return (_rights(view, scene, me), *army)


def _world(view: View, scene: Scene) -> Iterator[Resource]:
    states, left = len(view.countries), max(0, view.last_turn - view.turn)
    yield Resource(f"{states}", scene.say("zeppelin-page-have-states", n=states))
    yield Resource(f"{left}", scene.say("zeppelin-page-have-turns", n=left))


def _rights(view: View, scene: Scene, me: Passport) -> Resource:
    names = [right_name(scene, right) for right in me.rights]
    rest = [scene.say("zeppelin-page-not-jailed")] if me.jailed and names else []
    word = scene.say("zeppelin-page-have-rights", n=len(names))
    society = my_society(view)
    rank = class_name(scene, society, me.rank) if society is not None else ""
    mine = [scene.say("zeppelin-page-have-class", name=rank)] if rank else []
    return Resource(f"{len(names)}", word, (*mine, *names, *rest))


def _army(view: View, scene: Scene, power: PowerView) -> Iterator[Resource]:
    centres, units = len(power.centres), len(power.units) + len(power.lost)
    goal = scene.say("zeppelin-page-goal", n=view.goal)
    yield Resource(f"{centres}", scene.say("war-page-have-centres", n=centres), (goal,))
    yield Resource(f"{units}", scene.say("war-page-have-units", n=units))
    command = next((one for one in view.commands if one.power == power.power), None)
    if command is not None and can(scene, "orders"):
        given = len(command.orders)
        yield Resource(f"{given}", scene.say("zeppelin-page-have-orders", n=given))
