"""The challenge: an announced departure, and who contests it (S11, S12, S18)."""

from intriga.games.espionage.acts import Answer
from intriga.games.espionage.geometry import is_cell
from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.rules.bidding import begin_bidding
from intriga.games.espionage.rules.travel import (
    carry,
    check_asked,
    check_target,
    with_marks,
)
from intriga.games.espionage.state import Announcement, Phase, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by

CHALLENGE, JOIN, PASS = "challenge", "join", "pass"


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


def check_answer(state: State, seat: Seat, act: Answer) -> Refusal | None:
    if refusal := check_asked(state, seat, Phase.CHALLENGE, state.answers):
        return refusal
    if act.say != PASS and state.papers not in state.players[seat].bribes:
        return refuse("espionage-no-bribe", cell=place_name(state, state.papers))
    return None


def answer(state: State, seat: Seat, act: Answer, step: Step) -> None:
    state.answers[seat] = act.say
    state.answered(seat)


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
