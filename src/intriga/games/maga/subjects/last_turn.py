"""The host ends the match (R-LEN)."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.state import State
from intriga.games.maga.subjects.teams import playing, reasons
from intriga.kernel import PUBLIC, Act, Field, Form, HostDeed, Refusal, Step, refuse


class EndGame(Act, frozen=True):
    """The match ends after this turn's technical stage (R-LEN)."""

    reason: Annotated[str, Meta(max_length=300)] = ""


def _can_end(state: State) -> Refusal | None:
    if refusal := playing(state):
        return refusal
    return refuse("maga-refused-ending") if state.ending else None


def _end(state: State, act: EndGame, step: Step) -> None:
    """After this turn's technical stage."""
    state.ending = "host"
    step.emit("maga-last-turn", PUBLIC, turn=state.turn)


def _offer(state: State) -> Iterator[Form]:
    yield Form(EndGame, (Field("reason", "text", "reason", optional=True),))


END_GAME: Final = HostDeed(EndGame, None, _end, _offer, gate=_can_end, choices={"reason": reasons})
