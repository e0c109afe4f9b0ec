"""The dead fill the pool against somebody (item 41, M10)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Contribute
from intriga.games.mafia.subjects.asking import about, only_by_day
from intriga.games.mafia.subjects.mana import why_no_mana
from intriga.games.mafia.subjects.votes import ballot, pool
from intriga.kernel import (
    NOTHING,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    choice,
    people,
)


class FillPool(Act, frozen=True):
    """A dead person puts mana into the pool against somebody (item 41)."""

    whom: Seat
    mana: Annotated[int, Meta(ge=1, le=500)]


def _check_pool(state: State, who: Seat, act: FillPool) -> Refusal | None:
    return ballot.why_not(state, Contribute(who, act.whom, act.mana)) or why_no_mana(
        state, who, act.mana
    )


def _fill_pool(state: State, who: Seat, act: FillPool, step: Step) -> None:
    ballot.contribute(state, Contribute(who, act.whom, act.mana), step)


@only_by_day
def _offer(state: State, who: Seat) -> Iterator[Form]:
    mana = Field("mana", "number", "pool-mana", after=("whom",))
    yield from about(state, who, FillPool, choice("whom", "pool-accused"), _accused, mana)


def _accused(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Against whom a dead person may put mana into the pool."""
    if not state.people[who].mana or state.under("antimagic", who):
        return NOTHING
    return people(ballot.open_pools(state, who))


def _mana(state: State, who: Seat, chosen: Chosen) -> Range:
    most = amounts().pool_mana
    if "whom" in chosen:
        most = pool.missing(chosen["whom"], ballot.log(state))
    return Range(1, min(most, state.people[who].mana))


FILL_POOL = Deed(
    FillPool,
    _check_pool,
    _fill_pool,
    _offer,
    choices={"pool-accused": _accused, "pool-mana": _mana},
)
