"""A thief stays at home, or in hiding (item 46)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.thieves import visits
from intriga.kernel import SECRET, Act, Deed, Form, Refusal, Seat, Step, refuse


class StayHome(Act, frozen=True):
    """A thief stays at home, or in hiding (item 46)."""

    unseen: ClassVar[bool] = True
    hide: Annotated[bool, SECRET] = False


def _check_stay(state: State, who: Seat, act: StayHome) -> Refusal | None:
    """A hidden thief needs a hideout (item 46)."""
    if refusal := visits.must_be_thief(state, who):
        return refusal
    if act.hide and state.people[who].has("hideout") is None:
        return refuse("mafia-refused-no-hideout")
    return None


def _stay(state: State, who: Seat, act: StayHome, step: Step) -> None:
    plan = state.plan(who)
    plan.raids, plan.hides = (), act.hide
    step.emit("mafia-hides" if act.hide else "mafia-stays", (who,))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    """What is not ordered so already."""
    plan = visits.planned(state, who)
    possible = {True: not plan.hides, False: plan.hides or bool(plan.raids)}
    for hide, changes in possible.items():
        if changes and _check_stay(state, who, StayHome(hide)) is None:
            yield Form(StayHome, preset={"hide": hide})


STAY_HOME = Deed(StayHome, _check_stay, _stay, _offer)
