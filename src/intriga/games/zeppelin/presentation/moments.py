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
    "zeppelin-dealt": "role",
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


_VERDICTS: Final = frozenset(
    {
        "zeppelin-arrested",
        "zeppelin-executed",
        "zeppelin-dies",
        "zeppelin-exiled",
        "zeppelin-banished",
    }
)


def _cards(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> list[Moment]:
    return list(_made(view, scene, event))


def _made(view: View, scene: Scene, event: Event) -> Iterator[Moment]:
    if event.id == WAR:
        yield from battle(theatre(view, scene), scene, event)
    elif event.id == "zeppelin-dealt":
        yield _passport(scene, event)
    elif event.id == "zeppelin-revolution":
        yield _revolution(scene, event)
    else:
        yield _told(scene, event)


def _passport(scene: Scene, event: Event) -> Moment:
    """One's own state, at the beginning of the match."""
    where = scene.render(event.params["where"])
    kicker = scene.say("zeppelin-page-moment", kind="role")
    return Moment(
        kind="role",
        kicker=kicker,
        title=where,
        lines=(scene.tell(event),),
        holds=True,
        go="passport",
        label=scene.say("zeppelin-page-moment-passport"),
    )


def _revolution(scene: Scene, event: Event) -> Moment:
    """It waits: until the end of the turn everybody there takes a side."""
    kind = _KINDS[event.id]
    return Moment(
        kind=kind,
        kicker=scene.render(event.params["where"]),
        stamp=scene.say("zeppelin-page-moment", kind=kind),
        title=scene.say("zeppelin-page-moment-event", event=event.id),
        lines=(scene.tell(event),),
        holds=True,
        go="act",
    )


def _told(scene: Scene, event: Event) -> Moment:
    """What happened in a word or two, where, and the sentence of the event."""
    kind = _KINDS[event.id]
    where = event.params.get("where")
    return Moment(
        kind=kind,
        kicker="" if where is None else scene.render(where),
        stamp=scene.say("zeppelin-page-moment", kind=kind) if event.id in _VERDICTS else "",
        title=scene.say("zeppelin-page-moment-event", event=event.id),
        lines=(scene.tell(event),),
    )


MOMENTS: Final = Moments[View](kinds=_KINDS, cards=_cards)
