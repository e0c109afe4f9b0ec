"""The host gives money, or takes it (item 14)."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.data.lines import MOST_MONEY
from intriga.games.maga.state import State
from intriga.games.maga.subjects.corrections import Reason, note
from intriga.games.maga.subjects.ministries.aims import any_land
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.teams import known_land, playing, reasons
from intriga.kernel import (
    PUBLIC,
    Act,
    Field,
    Form,
    HostDeed,
    Range,
    Refusal,
    Step,
    always,
    choice,
)

Land = Annotated[int, Meta(ge=0, le=119)]


class Fine(Act, frozen=True):
    """Money given to a territory, or if below 0 taken from it; everybody reads it (item 14)."""

    land: Land
    money: Annotated[int, Meta(ge=-(10**9), le=10**9)]
    reason: Reason


def _check(state: State, act: Fine) -> Refusal | None:
    return known_land(state, act.land)


def _fine(state: State, act: Fine, step: Step) -> None:
    state.territories[act.land].treasury += act.money
    note(state, step, "fined", land=seat_of(act.land), by=act.money)
    id = "maga-fined" if act.money < 0 else "maga-awarded"
    step.emit(id, PUBLIC, land=act.land + 1, money=abs(act.money), reason=act.reason)


def _offer(state: State) -> Iterator[Form]:
    money, reason = Field("money", "number", "fine"), Field("reason", "text", "reason")
    yield Form(Fine, (choice("land", "any-land"), money, reason))


FINE: Final = HostDeed(
    Fine,
    _check,
    _fine,
    _offer,
    gate=playing,
    choices={
        "any-land": any_land,
        "fine": always(Range(-MOST_MONEY, MOST_MONEY)),
        "reason": reasons,
    },
)
