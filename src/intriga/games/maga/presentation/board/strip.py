"""The low stage of a phone, where the ministries are the choices: the circle of states and what
cannot wait."""

from msgspec import Struct

from intriga.games.maga.presentation.board.circle_map import OnMap, states
from intriga.games.maga.presentation.board.desk import Alarm, alarms
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Phase
from intriga.presentation import Scene


class CircleStrip(Struct, frozen=True):
    """The data of `strip.html`. `alarm`: the most pressing one; None: there is none; `more`: how
    many others there are."""

    states: list[OnMap]
    alarm: Alarm | None
    more: int
    quiet: str


def strip(view: View, scene: Scene) -> CircleStrip:
    """What is done to us comes before what we do."""
    desks = view.desks if view.phase is not Phase.OPENING else []
    found = [one for desk in desks for one in alarms(scene, desk)]
    found.sort(key=lambda one: not one.bad)
    return CircleStrip(
        states=states(view),
        alarm=found[0] if found else None,
        more=max(0, len(found) - 1),
        quiet=scene.say("maga-page-quiet", n=len(view.lands)),
    )
