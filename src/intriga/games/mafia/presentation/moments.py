"""Great events of a match: the role, the paper of a night, the verdict of a day, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from intriga.games.mafia.presentation.board.newspaper import paper_shown
from intriga.games.mafia.presentation.phrases import capital
from intriga.games.mafia.seen.view import View
from intriga.kernel import Event, Seat
from intriga.presentation import Figure, Moment, MomentKind, Moments, Scene
from intriga.presentation.moments import LINES, TITLE

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


class OneFace(Struct, frozen=True):
    """The data of `face.html`: whose face; `gone`: they are dead."""

    seat: Seat
    gone: bool = False


def _face(seat: Seat, *, gone: bool = False) -> Figure:
    return Figure("face.html", OneFace(seat, gone))


def _cards(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> list[Moment]:
    return [_MADE.get(event.id, _told)(view, scene, event)]


def _told(view: View, scene: Scene, event: Event) -> Moment:
    title = scene.say("mafia-page-moment-event", event=event.id)
    return Moment(kind=_KINDS[event.id], title=title, lines=(scene.tell(event),))


def _dealt(view: View, scene: Scene, event: Event) -> Moment:
    """What I am, and how my side wins."""
    role = event.params["role"]
    welcome = role["msg"].replace("mafia-role-", "mafia-page-welcome-")
    return Moment(
        kind="role",
        kicker=scene.say("mafia-page-moment-role"),
        title=capital(scene.render(role)),
        lines=(capital(scene.render(event.params["profession"])), scene.say(welcome, sentence=1)),
        figure=_face(scene.viewer) if isinstance(scene.viewer, int) else None,
        holds=True,
    )


def _night(view: View, scene: Scene, event: Event) -> Moment:
    kicker = scene.say("mafia-page-now", phase="night", turn=event.params["night"])
    return Moment(kind="night", kicker=kicker, title=scene.say("mafia-page-moment-night"))


def _dawn(view: View, scene: Scene, event: Event) -> Moment:
    """The paper of this night, without what happened in the evening before."""
    night = event.params["night"]
    paper = next((one for one in view.papers if one.night == night), None)
    if paper is None:
        return _told(view, scene, event)
    shown = paper_shown(view, scene, paper)
    written = [line for line in shown.host if line.strip()]
    told = written or [story.text for story in shown.stories if not story.evening]
    kicker = scene.say("mafia-page-moment-press", n=night)
    face = next(
        (one.face for one in shown.stories if one.face is not None and not one.evening), None
    )
    return Moment(
        kind="press",
        kicker=kicker,
        title=shown.title,
        lines=tuple(told[:LINES]),
        figure=_face(face, gone=True) if face is not None else None,
        go="papers",
        label=scene.say("mafia-page-moment-paper"),
    )


def _hanged(view: View, scene: Scene, event: Event) -> Moment:
    return Moment(
        kind="verdict",
        kicker=scene.say("mafia-page-moment-verdict"),
        stamp=scene.say("mafia-page-moment-hanged"),
        title=scene.render(event.params["dead"]["who"]),
        lines=(scene.tell(event),),
        figure=_face(event.params["dead"]["who"]["seat"], gone=True),
    )


def _over(view: View, scene: Scene, event: Event) -> Moment:
    winners = event.params["winners"]
    ending = capital(scene.render(event.params["ending"]))
    short = len(ending) <= TITLE
    told: tuple[str, ...] = () if short else (ending,)
    if winners:
        told = (*told, scene.say("mafia-page-moment-winners", winners=winners))
    title = ending if short else scene.say("mafia-page-moment-event", event=event.id)
    return Moment(kind="end", title=title, lines=told)


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
