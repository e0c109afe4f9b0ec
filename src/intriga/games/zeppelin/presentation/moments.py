"""Great events of a match: battles, revolutions, attempts at murder, sentences, the end."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from intriga.games.zeppelin.presentation.pages.turns import WAR
from intriga.games.zeppelin.presentation.theatre import theatre
from intriga.games.zeppelin.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, Moments, Scene
from intriga.warfare.presentation.battles import battle

_KINDS: Final[Mapping[str, MomentKind]] = {
    WAR: "battle",
    "zeppelin-revolution": "revolution",
    "zeppelin-revolution-won": "revolution",
    "zeppelin-revolution-failed": "revolution",
    "zeppelin-murder-killed": "dice",
    "zeppelin-murder-killed-exposed": "dice",
    "zeppelin-murder-survived": "dice",
    "zeppelin-murder-survived-exposed": "dice",
    "zeppelin-shot-killed": "dice",
    "zeppelin-shot-survived": "dice",
    "zeppelin-arrested": "verdict",
    "zeppelin-executed": "verdict",
    "zeppelin-dies": "verdict",
    "zeppelin-exiled": "verdict",
    "zeppelin-banished": "verdict",
    "zeppelin-resurrected": "note",
    "zeppelin-conquest": "end",
    "zeppelin-cap": "end",
    "zeppelin-cap-nobody": "end",
    "zeppelin-deserted": "end",
}


def _cards(view: View, scene: Scene, events: Sequence[Event]) -> list[Moment]:
    return [card for event in events for card in _card(view, scene, event)]


def _card(view: View, scene: Scene, event: Event) -> Iterator[Moment]:
    if event.id == WAR:
        yield from battle(theatre(view, scene), scene, event)
        return
    kind = _KINDS[event.id]
    kicker = "" if kind == "note" else scene.say("zeppelin-page-moment", kind=kind)
    yield Moment(kind=kind, kicker=kicker, title=scene.tell(event))


MOMENTS: Final = Moments[View](kinds=_KINDS, cards=_cards)
