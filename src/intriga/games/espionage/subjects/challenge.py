"""The challenge: an announced departure, and who contests it (S11, S12, S18)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from intriga.games.espionage.data.geometry import is_cell
from intriga.games.espionage.state import Announcement, Phase, State
from intriga.games.espionage.subjects.asking import answer_by, check_asked
from intriga.games.espionage.subjects.bidding import begin_bidding
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.papers import carry, check_target, with_marks
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    words,
)
from intriga.kernel import seat as by

CHALLENGE, JOIN, PASS = "challenge", "join", "pass"


class Answer(Act, frozen=True):
    """The answer to an announced move: challenge it, join if another does, or pass (S12)."""

    say: Annotated[Literal["challenge", "join", "pass"], SECRET]


def check_departure(
    state: State, seat: Seat, to: int, join: bool, reach: int = 1
) -> Refusal | None:
    """Whether the target is legal; only a player with a bribe on the cell may promise to bid."""
    if join and state.papers not in state.players[seat].bribes:
        return refuse("espionage-no-bribe", cell=place_name(state, state.papers))
    return check_target(state, to, reach)


def announce(state: State, to: int, join: bool, step: Step, reach: int = 1) -> None:
    """The mover names a target. All who may have a bribe here are asked whether they challenge."""
    state.announced = Announcement(state.papers, to, reach, join)
    state.answers = {}
    # Calls for the previous step of a march are over.
    state.bidding = None
    state.winner = None
    step.emit(
        "espionage-announced",
        PUBLIC,
        who=by(state.mover),
        origin=place_name(state, state.papers),
        to=place_name(state, to),
    )
    # All with secret marks are asked: nobody may learn which of them have a bribe on this cell.
    asked = [seat for seat in with_marks(state) if seat != state.mover]
    if is_cell(state.papers) and asked:
        state.open(Phase.CHALLENGE, *asked)
    else:
        carry(state, state.mover, to, step)


def close_challenge(state: State, step: Step) -> None:
    """All have answered, or time is up: a bidding if there is a challenge, else the move (S18)."""
    assert state.announced is not None
    challengers = [seat for seat, say in state.answers.items() if say == CHALLENGE]
    if not challengers:
        step.emit("espionage-unchallenged", PUBLIC)
        carry(state, state.mover, state.announced.to, step)
        return
    for seat in state.clockwise():
        if seat in challengers:
            step.emit("espionage-challenged", PUBLIC, who=by(seat))
        elif state.answers.get(seat) == JOIN or (seat == state.mover and state.announced.join):
            step.emit("espionage-joined", PUBLIC, who=by(seat))
    begin_bidding(state, bidders(state), step)


def bidders(state: State) -> tuple[Seat, ...]:
    """The bidders, the mover first, then clockwise (S13)."""
    assert state.announced is not None
    willing = {seat for seat, say in state.answers.items() if say != PASS}
    if state.announced.join:
        willing.add(state.mover)
    return tuple(seat for seat in state.clockwise() if seat in willing)


def _gate(state: State, seat: Seat) -> Refusal | None:
    return check_asked(state, seat, Phase.CHALLENGE, state.answers)


def _check(state: State, seat: Seat, act: Answer) -> Refusal | None:
    if act.say != PASS and state.papers not in state.players[seat].bribes:
        return refuse("espionage-no-bribe", cell=place_name(state, state.papers))
    return None


def _answer(state: State, seat: Seat, act: Answer, step: Step) -> None:
    state.answers[seat] = act.say
    state.answered(seat)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, Answer, choice("say", "answer"), main=True)


def _answers(state: State, seat: Seat, chosen: Chosen) -> Choices:
    able = state.papers in state.players[seat].bribes
    says = (CHALLENGE, JOIN, PASS) if able else (PASS,)
    return Choices(words(says, "espionage-say-").options, PASS)


ANSWER = Deed(
    Answer,
    _check,
    _answer,
    _offer,
    gate=_gate,
    answers=True,
    choices={"answer": _answers},
    quick=True,
)
"""Asked of all players with marks, so being asked reveals nothing."""
