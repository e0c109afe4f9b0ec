"""The low stage of a phone, where people are chosen by their faces: who is accused, or the sky."""

from msgspec import Struct

from intriga.games.mafia.presentation.board.town import in_order, living_and_dead
from intriga.games.mafia.seen.describe import votes as written
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.kernel import Seat
from intriga.presentation import Scene


class AccusedFace(Struct, frozen=True):
    """Somebody accused, and how many votes are against them."""

    seat: Seat
    name: str
    total: str


class TownStrip(Struct, frozen=True):
    """The data of `strip.html`. `accused`: in the order in which they were, so that nobody changes
    their place while one looks."""

    phase: str
    heading: str
    counts: str
    accused: tuple[AccusedFace, ...]


def strip(view: View, scene: Scene) -> TownStrip:
    """By day who is accused; at any other time, or if nobody is, the sky."""
    totals = {one.whom: one.halves for one in view.tally}
    by_day = view.phase is Phase.DAY
    return TownStrip(
        phase=str(view.phase),
        heading=scene.say("mafia-page-now", phase=str(view.phase), turn=view.turn),
        counts=living_and_dead(view, scene),
        accused=tuple(
            AccusedFace(whom, scene.names[whom], written(totals.get(whom, 0)))
            for whom in (in_order(view) if by_day else ())
        ),
    )
