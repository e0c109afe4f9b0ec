"""The assassin takes a poisoned arrow along (item 50)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.guild import customers
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse, seat


class TakeArrow(Act, frozen=True):
    """The assassin takes a poisoned arrow along tonight, or leaves it at home (item 50)."""

    unseen: ClassVar[bool] = True
    arrow: Annotated[bool, SECRET]


def check_arrow(state: State, who: Seat, act: TakeArrow) -> Refusal | None:
    if refusal := customers.must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    has = state.people[who].has("arrow") is not None
    return None if has else refuse("mafia-refused-no-arrow", seat=seat(who))


def take_arrow(state: State, who: Seat, act: TakeArrow, step: Step) -> None:
    state.plan(who).arrow = act.arrow
    step.emit("mafia-order-noted", (who,))
