"""A knight guards a house (item 44, M41)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import choosing, lookup
from intriga.games.mafia.subjects.asking import about
from intriga.kernel import SECRET, Act, Deed, Form, Refusal, Seat, Step, choice, refuse, seat


class GuardHouse(Act, frozen=True):
    """A knight guards somebody tonight; None: nobody (M41)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


def _is_on_duty(state: State, who: Seat) -> Refusal | None:
    if not lookup.practises(state, who, Profession.KNIGHT):
        return refuse("mafia-refused-not-knight")
    return lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT)


def _check(state: State, who: Seat, act: GuardHouse) -> Refusal | None:
    """M41: not oneself, and nobody else beside them."""
    return None if act.whom is None else lookup.living_other(state, who, act.whom)


def _guard(state: State, who: Seat, act: GuardHouse, step: Step) -> None:
    state.plan(who).guards = act.whom
    if act.whom is None:
        step.emit("mafia-guards-nobody", (who,))
    else:
        step.emit("mafia-guards", (who,), whom=seat(act.whom))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    whom = choice("whom", "living", optional=True)
    yield from about(state, who, GuardHouse, whom, choosing.living)


GUARD_HOUSE = Deed(
    GuardHouse, _check, _guard, _offer, gate=_is_on_duty, choices={"living": choosing.living}
)
