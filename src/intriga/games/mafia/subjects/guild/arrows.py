"""The assassin takes a poisoned arrow along (item 50)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.guild import customers
from intriga.kernel import SECRET, Act, Deed, Field, Form, Refusal, Seat, Step, refuse, seat


class TakeArrow(Act, frozen=True):
    """The assassin takes a poisoned arrow along tonight, or leaves it at home (item 50)."""

    unseen: ClassVar[bool] = True
    arrow: Annotated[bool, SECRET]


def _check_arrow(state: State, who: Seat, act: TakeArrow) -> Refusal | None:
    has = state.people[who].has("arrow") is not None
    return None if has else refuse("mafia-refused-no-arrow", seat=seat(who))


def _take_arrow(state: State, who: Seat, act: TakeArrow, step: Step) -> None:
    state.plan(who).arrow = act.arrow
    step.emit("mafia-order-noted", (who,))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if state.people[who].has("arrow"):
        planned = state.plans.get(who)
        filled = {"arrow": planned is not None and planned.arrow}
        yield Form(TakeArrow, (Field("arrow", "flag", question=True),), filled=filled)


TAKE_ARROW = Deed(TakeArrow, _check_arrow, _take_arrow, _offer, gate=customers.must_work)
