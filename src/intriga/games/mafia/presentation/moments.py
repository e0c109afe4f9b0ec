"""Great events of a match: the role, the paper of a night, the verdict of a day, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from intriga.games.mafia.presentation.board.newspaper import paper_shown
from intriga.games.mafia.presentation.phrases import capital
from intriga.games.mafia.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, Moments, Scene

_KINDS: Final[Mapping[str, MomentKind]] = {
    "mafia-dealt": "role",
    "mafia-night": "night",
    "mafia-dawn": "press",
    "mafia-dawn-quiet": "press",
    "mafia-hanged": "verdict",
    "mafia-nobody-hanged": "verdict",
    "mafia-celebrity-spared": "verdict",
    "mafia-risen": "note",
    "mafia-reinforced": "note",
    "mafia-commissar-late": "note",
    "mafia-clan-destroyed": "note",
    "mafia-over": "end",
}
_LINES: Final = 3
"""Stories of a paper on its card."""


def _cards(view: View, scene: Scene, events: Sequence[Event]) -> list[Moment]:
    return [_card(view, scene, event) for event in events]


def _card(view: View, scene: Scene, event: Event) -> Moment:
    make = _MADE.get(event.id)
    if make is not None:
        return make(view, scene, event)
    return Moment(kind=_KINDS[event.id], title=scene.tell(event))


def _dealt(view: View, scene: Scene, event: Event) -> Moment:
    """What I am, and how my side wins."""
    role = event.params["role"]
    welcome = role["msg"].replace("mafia-role-", "mafia-page-welcome-")
    return Moment(
        kind="role",
        kicker=scene.say("mafia-page-moment-role"),
        title=capital(scene.render(role)),
        lines=(capital(scene.render(event.params["profession"])), scene.say(welcome, sentence=1)),
    )


def _night(view: View, scene: Scene, event: Event) -> Moment:
    title = scene.say("mafia-page-now", phase="night", turn=event.params["night"])
    return Moment(kind="night", title=title, lines=(scene.say("mafia-page-moment-night"),))


def _dawn(view: View, scene: Scene, event: Event) -> Moment:
    """The paper of this night, without what happened in the evening before."""
    night = event.params["night"]
    paper = next((one for one in view.papers if one.night == night), None)
    if paper is None:
        return Moment(kind="press", title=scene.tell(event))
    shown = paper_shown(view, scene, paper)
    written = [line for line in shown.host if line.strip()]
    told = written or [story.text for story in shown.stories if not story.evening]
    kicker = scene.say("mafia-page-moment-press", n=night)
    return Moment(kind="press", kicker=kicker, title=shown.title, lines=tuple(told[:_LINES]))


def _hanged(view: View, scene: Scene, event: Event) -> Moment:
    return Moment(
        kind="verdict",
        kicker=scene.say("mafia-page-moment-verdict"),
        title=scene.render(event.params["dead"]["who"]),
        lines=(scene.tell(event),),
    )


def _over(view: View, scene: Scene, event: Event) -> Moment:
    winners = event.params["winners"]
    return Moment(
        kind="end",
        title=capital(scene.render(event.params["ending"])),
        lines=(scene.say("mafia-page-moment-winners", winners=winners),) if winners else (),
    )


_MADE: Final[Mapping[str, Callable[[View, Scene, Event], Moment]]] = {
    "mafia-dealt": _dealt,
    "mafia-night": _night,
    "mafia-dawn": _dawn,
    "mafia-dawn-quiet": _dawn,
    "mafia-hanged": _hanged,
    "mafia-over": _over,
}
"""Cards with more than the text of their event."""

MOMENTS = Moments[View](kinds=_KINDS, cards=_cards)
