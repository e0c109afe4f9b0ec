"""The dead fill the pool against somebody (item 41, M10)."""

from typing import Annotated

from msgspec import Meta

from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Contribute
from intriga.games.mafia.subjects.mana import why_no_mana
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Act, Refusal, Seat, Step


class FillPool(Act, frozen=True):
    """A dead person puts mana into the pool against somebody (item 41)."""

    whom: Seat
    mana: Annotated[int, Meta(ge=1, le=500)]


def check_pool(state: State, who: Seat, act: FillPool) -> Refusal | None:
    return ballot.why_not(state, Contribute(who, act.whom, act.mana)) or why_no_mana(
        state, who, act.mana
    )


def fill_pool(state: State, who: Seat, act: FillPool, step: Step) -> None:
    ballot.contribute(state, Contribute(who, act.whom, act.mana), step)
