"""A knight guards a house (item 44, M41)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse, seat


class GuardHouse(Act, frozen=True):
    """A knight guards somebody tonight; None: nobody (M41)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


def check_guard(state: State, who: Seat, act: GuardHouse) -> Refusal | None:
    """M41: not oneself, and nobody else beside them."""
    if not lookup.practises(state, who, Profession.KNIGHT):
        return refuse("mafia-refused-not-knight")
    if refusal := lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    return None if act.whom is None else lookup.living_other(state, who, act.whom)


def guard(state: State, who: Seat, act: GuardHouse, step: Step) -> None:
    state.plan(who).guards = act.whom
    if act.whom is None:
        step.emit("mafia-guards-nobody", (who,))
    else:
        step.emit("mafia-guards", (who,), whom=seat(act.whom))
