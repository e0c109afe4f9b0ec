"""What the host awards (item 43, M48)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.awards import prizes
from intriga.kernel import PUBLIC, Act, Refusal, Seat, Step, msg, refuse, seat


class AwardExp(Act, frozen=True):
    """An award of the host, within its range (item 43, M48). 0 takes it back. Only of a host who
    does not play: it judges between players, and what the assassin cannot get tells who that is."""

    impartial: ClassVar[bool] = True
    whom: Seat
    reason: Literal["literary", "activity", "host-error", "role-play"]
    exp: Annotated[int, Meta(ge=0, le=10)]


RANGES: dict[str, tuple[int, int]] = {
    "literary": awards().literary,
    "activity": awards().activity,
    "host-error": (awards().host_error, awards().host_error),
    "role-play": awards().role_play,
}
"""What the host may award (M48)."""


def check_award(state: State, act: AwardExp) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if act.exp and not prizes.may_have(state, act.whom, act.reason):
        return refuse("mafia-refused-award-assassin", at="reason")
    if act.exp in awardable(act.reason):
        return None
    low, high = RANGES[act.reason]
    return refuse("mafia-refused-award", low=low, high=high, at="exp")


def awardable(reason: str) -> tuple[int, ...]:
    """How much exp an award may be; 0 takes it back."""
    low, high = RANGES[reason]
    return (0, *range(low, high + 1))


def award(state: State, act: AwardExp, step: Step) -> None:
    """Of each reason but the literary one somebody has one award: the last."""
    if act.reason != "literary" or not act.exp:
        state.awards = [
            one for one in state.awards if (one.seat, one.reason) != (act.whom, act.reason)
        ]
    if act.exp:
        prizes.award(state, act.whom, act.reason, act.exp)
    step.emit(
        "mafia-host-awards",
        PUBLIC,
        who=seat(act.whom),
        why=msg(f"mafia-award-{act.reason}"),
        exp=act.exp,
    )
