"""A curator asks a circle to be quieter, or politer (item 14, R-A4)."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.circles.sitting import (
    INTERNATIONAL,
    OCEAN,
    at_home,
    no_circles,
    on_the_ocean,
    room_key,
    visitors,
    where,
)
from intriga.games.maga.subjects.teams import reasons, teams
from intriga.kernel import (
    Act,
    Actor,
    Choices,
    Chosen,
    Field,
    Form,
    HostDeed,
    Refusal,
    Step,
    choice,
    labelled,
    refuse,
)


class WarnCircle(Act, frozen=True):
    """A circle is asked to be quieter, or politer (item 14, R-A4). -1: the international one; -2:
    the ocean."""

    circle: Annotated[int, Meta(ge=OCEAN, le=119)]
    reason: Annotated[str, Meta(min_length=1, max_length=300)]


def _can_warn(state: State) -> Refusal | None:
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    return no_circles(state)


def _check(state: State, act: WarnCircle) -> Refusal | None:
    if act.circle == OCEAN:
        return None if on_the_ocean(state) else refuse("maga-refused-no-circle")
    known = act.circle == INTERNATIONAL or act.circle in teams(state)
    return None if known else refuse("maga-refused-no-circle")


def _warn(state: State, act: WarnCircle, step: Step) -> None:
    """Those who sit there read it."""
    inside = set(on_the_ocean(state) if act.circle == OCEAN else visitors(state, act.circle))
    if act.circle not in (INTERNATIONAL, OCEAN):
        inside |= set(at_home(state, act.circle))
    to = tuple(sorted(inside))
    step.emit("maga-warned", to, where=where(act.circle), reason=act.reason)


def _offer(state: State) -> Iterator[Form]:
    yield Form(WarnCircle, (choice("circle", "any-circle"), Field("reason", "text", "reason")))


def _circles(state: State, who: Actor, chosen: Chosen) -> Choices:
    circles = [INTERNATIONAL, *teams(state)]
    if on_the_ocean(state):
        circles.append(OCEAN)
    return labelled(circles, where)


WARN_CIRCLE: Final = HostDeed(
    WarnCircle,
    _check,
    _warn,
    _offer,
    gate=_can_warn,
    choices={"any-circle": _circles, "reason": reasons},
    room=lambda state, fields: room_key(fields["circle"]),
)
