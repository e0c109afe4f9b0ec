"""A forced march: two steps, a stop after each (S30)."""

from collections.abc import Iterator
from typing import Annotated

from intriga.games.espionage.data import price_list
from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.asking import AT_MARCH, answer_by
from intriga.games.espionage.subjects.challenge import announce, check_departure
from intriga.games.espionage.subjects.choosing import JUMP_TO, TO, Place, joinable, jumps, steps
from intriga.games.espionage.subjects.papers import after_stop
from intriga.games.espionage.subjects.specials.holding import at_turn_with
from intriga.kernel import PUBLIC, SECRET, Act, Deed, Form, Refusal, Seat, Step
from intriga.kernel import seat as by


class ForcedMarch(Act, frozen=True):
    """A special move: the first of two steps; each departure may be challenged (S30)."""

    to: Place
    join: Annotated[bool, SECRET] = False


def _check_first(state: State, seat: Seat, act: ForcedMarch) -> Refusal | None:
    return check_departure(state, seat, act.to, act.join)


def _march(state: State, seat: Seat, act: ForcedMarch, step: Step) -> None:
    state.players[seat].spend(price_list.MARCH)
    step.emit("espionage-march", PUBLIC, who=by(seat))
    state.steps_left = 1
    announce(state, act.to, act.join, step)


def _offer_first(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, ForcedMarch, TO, *joinable(state, seat))


FORCED_MARCH = Deed(
    ForcedMarch,
    _check_first,
    _march,
    _offer_first,
    gate=at_turn_with(price_list.MARCH),
    answers=True,
    choices={"step": steps},
)


class MarchOn(Act, frozen=True):
    """The next step of a march."""

    to: Place
    join: Annotated[bool, SECRET] = False


def _check_on(state: State, seat: Seat, act: MarchOn) -> Refusal | None:
    return check_departure(state, seat, act.to, act.join, reach=2 if state.leap else 1)


def _march_on(state: State, seat: Seat, act: MarchOn, step: Step) -> None:
    state.steps_left -= 1
    reach, state.leap = 2 if state.leap else 1, False
    announce(state, act.to, act.join, step, reach)


def _offer_on(state: State, seat: Seat) -> Iterator[Form]:
    to = JUMP_TO if state.leap else TO
    yield answer_by(state, MarchOn, to, *joinable(state, seat), main=True)


MARCH_ON = Deed(
    MarchOn,
    _check_on,
    _march_on,
    _offer_on,
    gate=AT_MARCH,
    answers=True,
    choices={"step": steps, "jump": jumps},
)


class Halt(Act, frozen=True):
    """Stop a march early."""


def _halt(state: State, seat: Seat, act: Halt, step: Step) -> None:
    """The next step is optional."""
    state.steps_left = 0
    state.leap = False
    step.emit("espionage-halted", PUBLIC, who=by(seat))
    after_stop(state, step)


def close_march(state: State, step: Step) -> None:
    """Time is up: the march ends here."""
    _halt(state, state.mover, Halt(), step)


def _offer_halt(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, Halt)


HALT = Deed(Halt, None, _halt, _offer_halt, gate=AT_MARCH, answers=True)
