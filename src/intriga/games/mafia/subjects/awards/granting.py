"""What the host awards (item 43, M48)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import choosing, lookup
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.choosing import everybody
from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Choices,
    Chosen,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    labelled,
    msg,
    refuse,
    seat,
    words,
)

RANGES: dict[str, tuple[int, int]] = {
    "literary": awards().literary,
    "activity": awards().activity,
    "host-error": (awards().host_error, awards().host_error),
    "role-play": awards().role_play,
}
"""What the host may award (M48)."""


class AwardExp(Act, frozen=True):
    """An award of the host, within its range (item 43, M48). 0 takes it back. Only of a host who
    does not play: it judges between players, and what the assassin cannot get tells who that is."""

    impartial: ClassVar[bool] = True
    whom: Seat
    reason: Literal["literary", "activity", "host-error", "role-play"]
    exp: Annotated[int, Meta(ge=0, le=10)]


def _check_award(state: State, act: AwardExp) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if act.exp and not prizes.may_have(state, act.whom, act.reason):
        return refuse("mafia-refused-award-assassin", at="reason")
    if act.exp in _awardable(act.reason):
        return None
    low, high = RANGES[act.reason]
    return refuse("mafia-refused-award", low=low, high=high, at="exp")


def _awardable(reason: str) -> tuple[int, ...]:
    """How much exp an award may be; 0 takes it back."""
    low, high = RANGES[reason]
    return (0, *range(low, high + 1))


def _award(state: State, act: AwardExp, step: Step) -> None:
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


def _offer(state: State) -> Iterator[Form]:
    yield Form(
        AwardExp,
        (
            choice("whom", "everybody"),
            choice("reason", "host-award", after=("whom",)),
            choice("exp", "award", after=("reason",)),
        ),
        impartial=True,
    )


def _reasons(state: State, actor: Actor, chosen: Chosen) -> Choices:
    """What this person may be awarded: the assassin only for playing the role (item 20)."""
    whom = chosen.get("whom")
    if not isinstance(whom, int) or whom not in everybody(state):
        return words(RANGES, "mafia-award-")
    fit = (one for one in RANGES if prizes.may_have(state, whom, one))
    return words(fit, "mafia-award-")


def _exp(state: State, actor: Actor, chosen: Chosen) -> Choices:
    reason = str(chosen.get("reason"))
    worth = _awardable(reason) if reason in RANGES else ()
    labels = {exp: msg("mafia-award-exp", exp=exp) for exp in worth} | {0: msg("mafia-award-none")}
    return labelled(reversed(worth), labels.__getitem__)


AWARD_EXP = HostDeed(
    AwardExp,
    _check_award,
    _award,
    _offer,
    gate=lookup.is_begun,
    choices={"everybody": choosing.anybody, "host-award": _reasons, "award": _exp},
)
