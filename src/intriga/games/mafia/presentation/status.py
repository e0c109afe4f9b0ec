"""The texts of the zones "now" and "table", and the marks of people."""

from typing import Final

from intriga.games.mafia.presentation.deciding.asked import asked, until, who_is
from intriga.games.mafia.presentation.phrases import role
from intriga.games.mafia.seen.describe import votes as written
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.kernel import Event, seat
from intriga.presentation import Now, PersonNote, Scene, SeatMark

_HUES: Final = 8
_MARKS: Final = tuple(SeatMark(str(number + 1), number % _HUES) for number in range(40))
"""The number of each house, and the number of its colour."""


def now(view: View, scene: Scene) -> Now:
    """The night or the day, who is left, and one sentence: what the viewer is asked for."""
    living = sum(one.lives for one in view.people)
    begun = view.phase in (Phase.NIGHT, Phase.DAY)
    ask, why = asked(view, scene)
    return Now(
        phase=scene.say("mafia-page-now", phase=str(view.phase), turn=view.turn),
        asked=_ending(view, scene) if view.phase is Phase.OVER else _asked(view, scene),
        step=scene.say("mafia-page-alive", n=living) if begun else None,
        title=scene.say("mafia-page-now", phase=str(view.phase), turn=view.turn),
        ask=ask,
        why=why,
        until=until(view, scene),
        stage="strip",
    )


def _ending(view: View, scene: Scene) -> str:
    ending = scene.say(f"mafia-ending-{view.ending}") if view.ending else ""
    winners = [scene.names[who] for who in view.winners]
    return scene.say("mafia-page-asked-over", ending=ending, winners=winners)


def _asked(view: View, scene: Scene) -> str:
    mine = view.me.role if view.me is not None and view.phase is Phase.NIGHT else ""
    return scene.say(
        f"mafia-page-asked-{view.phase}", who=who_is(view, scene), role=mine or "honest"
    )


def people(view: View, scene: Scene) -> list[PersonNote]:
    """A label and a note for each seat: dead as what, how many votes against them; both public."""
    totals = {one.whom: one.halves for one in view.tally}
    return [
        PersonNote(
            scene.say("mafia-page-lives")
            if one.lives
            else scene.say("mafia-page-dead-as", role=role(scene, one.role)),
            scene.say("mafia-page-against", votes=written(totals[who])) if who in totals else None,
        )
        for who, one in enumerate(view.people)
    ]


def seat_marks(view: View, language: str) -> tuple[SeatMark, ...]:
    """The number of each house."""
    return _MARKS


def concerns(view: View, scene: Scene, event: Event) -> bool:
    """Whether a public event is news for the viewer: a vote against them."""
    mine = isinstance(scene.viewer, int) and event.params.get("whom") == seat(scene.viewer)
    return event.id == "mafia-voted" and mine
