"""A move of the Papers (rulebook: Перемещение; S9, S10)."""

from collections.abc import Iterator
from typing import Annotated

from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.asking import AT_TURN, answer_by
from intriga.games.espionage.subjects.challenge import announce, check_departure
from intriga.games.espionage.subjects.choosing import TO, Place, joinable, steps
from intriga.games.espionage.subjects.papers import homeward, present
from intriga.games.espionage.subjects.turns import end_turn
from intriga.kernel import PUBLIC, SECRET, Act, Deed, Form, Refusal, Seat, Step
from intriga.kernel import seat as by


class Move(Act, frozen=True):
    """Announce a move of the Papers. `join`: bid for them if challenged (S12)."""

    to: Place
    join: Annotated[bool, SECRET] = False


def _check(state: State, seat: Seat, act: Move) -> Refusal | None:
    return check_departure(state, seat, act.to, act.join)


def _move(state: State, seat: Seat, act: Move, step: Step) -> None:
    announce(state, act.to, act.join, step)


def close_turn(state: State, step: Step) -> None:
    """Time is up: skip the turn, or move the Papers a step homeward (S9, `timeout`)."""
    if state.options.timeout == "step" and present(state, state.mover):
        to = homeward(state, state.mover)
        announce(state, to, state.papers in state.players[state.mover].bribes, step)
        return
    step.emit("espionage-skipped", PUBLIC, who=by(state.mover))
    end_turn(state, step)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, Move, TO, *joinable(state, seat), main=True)


MOVE = Deed(
    Move, _check, _move, _offer, gate=AT_TURN, answers=True, choices={"step": steps}, rank=-1
)
