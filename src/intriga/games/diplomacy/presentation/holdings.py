"""What a power has, beside its decisions."""

from collections.abc import Iterator

from intriga.games.diplomacy.seen.view import View
from intriga.presentation import Resource, Scene
from intriga.warfare.war_view import own_power


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """Centres and units of the viewer's power, and in winter what is due; all public. (Who is ready
    stands with those who are awaited.) Before powers are given out, what there is to win, and the
    viewer's own preferences."""
    if view.phase == "wishes":
        return tuple(_before(view, scene))
    return () if view.me is None else tuple(_held(view, scene))


def _before(view: View, scene: Scene) -> Iterator[Resource]:
    powers, wished = len(view.powers), len(view.wish or ())
    yield Resource(f"{powers}", scene.say("diplomacy-game-page-have-powers", n=powers))
    yield Resource(f"{view.goal}", scene.say("diplomacy-game-page-have-goal", n=view.goal))
    if wished:
        yield Resource(f"{wished}", scene.say("diplomacy-game-page-have-wishes", n=wished))


def _held(view: View, scene: Scene) -> Iterator[Resource]:
    power = own_power(view)
    centres, units = len(power.centres), len(power.units) + len(power.lost)
    goal = scene.say("diplomacy-game-page-goal", n=view.goal)
    yield Resource(f"{centres}", scene.say("war-page-have-centres", n=centres), (goal,))
    yield Resource(f"{units}", scene.say("war-page-have-units", n=units))
    if power.due:
        way = "build" if power.due > 0 else "remove"
        word = scene.say("diplomacy-game-page-have-due", way=way)
        yield Resource(f"{abs(power.due)}", word)
