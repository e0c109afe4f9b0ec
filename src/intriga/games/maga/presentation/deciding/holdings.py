"""What a team has, beside its decisions."""

from collections.abc import Iterator, Mapping

from intriga.games.maga.data.roles import Sphere
from intriga.games.maga.presentation.beginnings import start
from intriga.games.maga.presentation.phrases import land, money
from intriga.games.maga.seen.view import Home, View
from intriga.games.maga.state import Phase
from intriga.presentation import Resource, Scene


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """Treasury, income, mood and missiles of the capital, from the team's own desk; before the
    first turn, what every state begins with. The treasuries of other territories stand with the
    first figure."""
    home = view.home
    if home is None or not home.commands or view.phase is Phase.OVER:
        return ()
    return tuple(_resources(view, scene, home))


def _resources(view: View, scene: Scene, home: Home) -> Iterator[Resource]:
    desk = view.desks[0] if view.desks else None
    has = desk or start(scene, home.team)
    others = [f"{land(scene, one.land)}: {money(scene, one.treasury)}" for one in view.desks[1:]]
    yield Resource(money(scene, has.treasury), scene.say("maga-page-have-treasury"), (*others,))
    income, upkeep = sum(has.incomes.values()), desk.upkeep if desk is not None else 0
    about = list(_spheres(scene, has.incomes))
    if upkeep:
        about.append(scene.say("maga-page-have-upkeep", money=money(scene, upkeep)))
    yield Resource(money(scene, income), scene.say("maga-page-have-income"), tuple(about))
    mood = scene.say("maga-page-have-percent", n=has.mood)
    lines = [scene.say("maga-page-have-revolt")] if desk is not None and desk.revolt else []
    yield Resource(mood, scene.say("maga-page-have-mood"), tuple(lines))
    interceptors = scene.say("maga-page-have-abm", n=has.abm)
    yield Resource(
        f"{has.nuclear}", scene.say("maga-page-have-missiles", n=has.nuclear), (interceptors,)
    )


def _spheres(scene: Scene, incomes: Mapping[Sphere, int]) -> Iterator[str]:
    for sphere, income in incomes.items():
        yield f"{scene.say(f'maga-page-short-{sphere}')}: {money(scene, income)}"
