"""The past of a match turn by turn: the war from its public events, the news, and who ruled, from
what the viewer has heard."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from intriga.games.zeppelin.course.annals import Annal
from intriga.games.zeppelin.seen.view import View
from intriga.games.zeppelin.war import telling
from intriga.kernel import PUBLIC, Event
from intriga.warfare.presentation.chart_data import turn_of

WAR: Final = telling.TURN
"""A movement, retreats or builds, with the report as data."""
TURN: Final = "zeppelin-turn"
"""A turn begins."""
ANNAL: Final = "zeppelin-annal"
"""Who rules a state as a turn begins, and its classes, for its citizens."""
WORLD: Final = frozenset(
    {
        "zeppelin-founded",
        "zeppelin-removed",
        "zeppelin-revolution-news",
        "zeppelin-revolution-won-news",
        "zeppelin-revolution-failed-news",
        "zeppelin-revolution-vain-news",
        "zeppelin-war-eliminated",
        "zeppelin-war-centres",
        "zeppelin-resurrected",
        "zeppelin-builds",
        "zeppelin-conquest",
        "zeppelin-cap",
        "zeppelin-cap-nobody",
        "zeppelin-deserted",
    }
)
"""What the world hears of states."""
ROOM: Final = frozenset(
    {
        "zeppelin-class-created",
        "zeppelin-class-edited",
        "zeppelin-class-deleted",
        "zeppelin-migrant-class",
        "zeppelin-appointed",
        "zeppelin-ruler",
        "zeppelin-law-passed",
        "zeppelin-law-amended",
        "zeppelin-law-repealed",
        "zeppelin-treaty-concluded",
        "zeppelin-treaty-concluded-by",
        "zeppelin-treaty-ended",
        "zeppelin-treaty-ended-by",
        "zeppelin-arrested",
        "zeppelin-pardoned",
        "zeppelin-executed",
        "zeppelin-exiled",
        "zeppelin-banished",
        "zeppelin-dies",
        "zeppelin-murder-killed",
        "zeppelin-murder-killed-exposed",
        "zeppelin-murder-survived",
        "zeppelin-murder-survived-exposed",
        "zeppelin-shot-killed",
        "zeppelin-shot-survived",
        "zeppelin-revolution",
        "zeppelin-revolution-won",
        "zeppelin-revolution-failed",
        "zeppelin-revolution-vain",
        "zeppelin-escaped",
        "zeppelin-poll-carried",
        "zeppelin-poll-failed",
    }
)
"""What is heard in a state's room and belongs in a chronicle."""


class Past(Struct):
    """One turn. `number`: 0 before the first. `wars`: numbers of the slider's turns (from 1) that
    belong to it. `news`: what the world heard, `heard`: what else the viewer heard; `annals`: by
    number of state, how it was ruled when the turn had ended."""

    number: int
    wars: list[int]
    news: list[Event]
    heard: list[Event]
    annals: dict[int, Annal]


def pasts(events: Iterable[Event], wars: Sequence[Event]) -> list[Past]:
    """All turns so far, the oldest first; the last one is under way. `events`: of this module, as
    the viewer heard them; `wars`: the public reports of the war."""
    found, fought = [Past(0, [], [], [], {})], 0
    for event in events:
        if event.id == TURN:
            found.append(Past(event.params["turn"], [], [], [], {}))
        elif event.id == ANNAL:
            annal = msgspec.convert(event.params["annal"]["data"], Annal)
            _at(found, annal.turn).annals[annal.country] = annal
        elif event.id == WAR:
            fought += 1
            if fought <= len(wars):
                found[-1].wars.append(fought)
        elif event.to == PUBLIC:
            found[-1].news.append(event)
        else:
            found[-1].heard.append(event)
    return found


def _at(found: list[Past], number: int) -> Past:
    """The turn with this number, or the last one before it."""
    return next((one for one in reversed(found) if one.number <= number), found[0])


def centres(wars: Sequence[Event], upto: int) -> dict[str, int]:
    """Power → centres after the report with this number, from 1; empty before the first."""
    if not 1 <= upto <= len(wars):
        return {}
    return {power: len(codes) for power, codes in turn_of(wars[upto - 1]).centres.items()}


def owner(view: View, number: int) -> str:
    """The power of a state; "" for none."""
    return next((one.power for one in view.countries if one.number == number), "")
