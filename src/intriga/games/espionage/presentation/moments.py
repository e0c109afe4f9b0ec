"""Great events: the end of a bidding, a trap that springs, saboteurs, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from intriga.games.espionage.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, Moments, Scene

_KINDS: Final[Mapping[str, MomentKind]] = {
    "espionage-won": "hammer",
    "espionage-tied": "hammer",
    "espionage-set-up-sprung": "note",
    "espionage-saboteurs": "note",
    "espionage-arrived": "end",
    "espionage-nearest": "end",
    "espionage-drawn": "end",
}


def _cards(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> list[Moment]:
    return [_MADE[event.id](scene, event)]


def _bidding(scene: Scene, event: Event) -> Moment:
    """Who leads the Papers now, and for how much; nobody, if the bids were equal."""
    who = event.params.get("who")
    return Moment(
        kind="hammer",
        stamp=scene.say("espionage-page-moment-bidding", won=int(who is not None)),
        sum=scene.say("espionage-page-dollars", n=event.params["sum"]),
        title=_player(scene, event) or scene.say("espionage-page-moment-tied"),
        lines=(scene.tell(event),),
        go="board",
    )


def _player(scene: Scene, event: Event) -> str:
    who = event.params.get("who")
    if not isinstance(who, dict):
        return ""
    mine = who.get("seat") == scene.viewer
    return scene.say("espionage-page-moment-you") if mine else scene.render(who)


def _happened(scene: Scene, event: Event) -> Moment:
    cell = scene.render(event.params["cell"])
    return Moment(
        kind="note",
        kicker=scene.say("espionage-page-cell", number=cell),
        title=scene.say("espionage-page-moment-event", event=event.id),
        lines=(scene.tell(event),),
        go="board",
    )


def _end(scene: Scene, event: Event) -> Moment:
    drawn = event.id == "espionage-drawn"
    return Moment(
        kind="end",
        stamp=scene.say("espionage-page-moment-end", drawn=int(drawn)),
        title=_player(scene, event) or scene.say("espionage-page-moment-tied"),
        lines=(scene.tell(event),),
        go="board",
    )


_MADE: Final[Mapping[str, Callable[[Scene, Event], Moment]]] = {
    "espionage-won": _bidding,
    "espionage-tied": _bidding,
    "espionage-set-up-sprung": _happened,
    "espionage-saboteurs": _happened,
    "espionage-arrived": _end,
    "espionage-nearest": _end,
    "espionage-drawn": _end,
}
MOMENTS: Final = Moments[View](kinds=_KINDS, cards=_cards)
