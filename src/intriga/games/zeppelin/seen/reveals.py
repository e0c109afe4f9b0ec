"""What may come to light, for whom, and by which event (see `kernel.Reveal`).

Changing a line here is a decision about secrecy: review it as one.
"""

from collections.abc import Mapping
from typing import Any, Final

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.war.telling import TURN
from intriga.kernel import DECIDES, Audience, Event, Reveal


def _those_told(state: State, event: Event) -> Audience:
    """Whoever is sent the event."""
    return event.to


def _whom(state: State, event: Event) -> Audience:
    """The person the event is about."""
    person: Any = event.params.get("whom") or event.params["who"]
    return (person["seat"],)


_TOLD: Final = Reveal(_those_told, decides=True)
_NEWCOMER: Final = Reveal(_whom, decides=True)

REVEALS: Final[Mapping[str, Reveal]] = {
    # Item 8: who is dealt to a state sees who else is, and what it knows.
    "zeppelin-dealt": _TOLD,
    # Z22: a room sees the victim and the dice of an attempt, and who did it if they are exposed.
    "zeppelin-murder-killed": _TOLD,
    "zeppelin-murder-survived": _TOLD,
    "zeppelin-murder-killed-exposed": _TOLD,
    "zeppelin-murder-survived-exposed": _TOLD,
    "zeppelin-shot-killed": _TOLD,
    "zeppelin-shot-survived": _TOLD,
    # F6: who breaks out while somebody is pardoned (`cfg jailbreak`).
    "zeppelin-escaped": _TOLD,
    # Z27: a request that is carried out at once is seen by the rooms that somebody leaves and
    # enters; whoever comes there learns who is there.
    "zeppelin-arrived": _TOLD,
    "zeppelin-departed": _TOLD,
    "zeppelin-stateless-joined": _TOLD,
    "zeppelin-stateless-left": _TOLD,
    "zeppelin-dead-joined": _TOLD,
    # Z43: a guest, and a prisoner who comes back to the match, learn who is there.
    "zeppelin-guest-admitted": _NEWCOMER,
    "zeppelin-returned-jailed": _NEWCOMER,
    # Z31: who comes into command sees the standing orders.
    "zeppelin-command-taken": Reveal(_those_told, parts=("view.commands", "forms")),
    # The host, who knows no more than everybody, has tried what cannot be done: they alone hear it.
    "zeppelin-host-vain": Reveal("host", decides=True),
    # Z5: the end of a turn settles all that was ordered, asked for and voted on in secret.
    "zeppelin-turn": DECIDES,
    "zeppelin-review": Reveal("host", decides=True),
    "zeppelin-builds": DECIDES,
    "zeppelin-conquest": DECIDES,
    "zeppelin-cap": DECIDES,
    "zeppelin-cap-nobody": DECIDES,
    # Items 19–26: orders, wishes and builds are opened together, by what comes of them.
    TURN: DECIDES,
}
