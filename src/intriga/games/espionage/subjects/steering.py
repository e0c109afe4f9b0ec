"""Who wins a bidding moves the Papers (S19)."""

from collections.abc import Iterator

from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects.asking import answer_by, asked_at
from intriga.games.espionage.subjects.choosing import Place, places
from intriga.games.espionage.subjects.papers import carry, check_target, homeward
from intriga.kernel import Act, Choices, Chosen, Deed, Form, Refusal, Seat, Step, choice


class Steer(Act, frozen=True):
    """The winner of a bidding moves the Papers (S19)."""

    to: Place


def jumps(state: State) -> bool:
    """Whether the winner may jump: a mover on secret paths who wins the bidding may (S30a)."""
    assert state.announced is not None
    return state.winner == state.mover and state.announced.reach == 2


def _check(state: State, seat: Seat, act: Steer) -> Refusal | None:
    if jumps(state) and act.to in state.reachable(2):
        return None
    return check_target(state, act.to, reach=1)


def _steer(state: State, seat: Seat, act: Steer, step: Step) -> None:
    """A lost challenge ends a march (S30)."""
    if seat != state.mover:
        state.steps_left = 0
    carry(state, seat, act.to, step)


def close_steer(state: State, step: Step) -> None:
    """Time is up: the mover goes to the announced target, another winner towards their city."""
    assert state.winner is not None
    assert state.announced is not None
    if state.winner == state.mover:
        to = state.announced.to
    else:
        to = homeward(state, state.winner)
    _steer(state, state.winner, Steer(to), step)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, Steer, choice("to", "steer"), main=True)


def _targets(state: State, seat: Seat, chosen: Chosen) -> Choices:
    reachable = state.reachable(1)
    if jumps(state):
        reachable = [*reachable, *state.reachable(2)]
    assert state.announced is not None
    return places(state, reachable, state.announced.to if seat == state.mover else None)


STEER = Deed(
    Steer,
    _check,
    _steer,
    _offer,
    gate=asked_at(Phase.STEER),
    answers=True,
    choices={"steer": _targets},
)
