"""The challenge: an announced departure, and who stands up against it (S11, S12, S18)."""

from intriga.games.espionage.acts import Answer
from intriga.games.espionage.board import is_cell
from intriga.games.espionage.places import at
from intriga.games.espionage.rules.bidding import begin_bidding
from intriga.games.espionage.rules.travel import carry, check_target, present
from intriga.games.espionage.state import Announcement, Phase, State
from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse
from intriga.kernel.text import seat as by

CHALLENGE, JOIN, PASS = "challenge", "join", "pass"


def check_departure(
    state: State, seat: Seat, to: int, join: bool, reach: int = 1
) -> Refusal | None:
    """A legal target; and only who has bribed the cell can promise to bid for it."""
    if join and state.papers not in state.players[seat].bribes:
        return refuse("espionage-no-bribe", cell=at(state, state.papers))
    return check_target(state, to, reach)


def announce(state: State, to: int, join: bool, step: Step, reach: int = 1) -> None:
    """The mover says where the Papers shall go. All who may have a bribe here are asked."""
    state.announced = Announcement(state.papers, to, reach, join)
    state.answers = {}
    step.emit(
        "espionage-announced",
        PUBLIC,
        who=by(state.mover),
        origin=at(state, state.papers),
        to=at(state, to),
    )
    if is_cell(state.papers) and may_challenge(state):
        state.open(Phase.CHALLENGE)
    else:
        carry(state, state.mover, to, step)


def may_challenge(state: State) -> tuple[Seat, ...]:
    """Everybody else at the table with secret marks on the card: who of them has a bribe on this
    very cell must not show (S11)."""
    return tuple(
        seat
        for seat in state.clockwise()
        if seat != state.mover and state.players[seat].notes and present(state, seat)
    )


def check_answer(state: State, seat: Seat, act: Answer) -> Refusal | None:
    if state.phase is not Phase.CHALLENGE or seat not in may_challenge(state):
        return refuse("espionage-not-now")
    if seat in state.answers:
        return refuse("espionage-answered")
    if act.say != PASS and state.papers not in state.players[seat].bribes:
        return refuse("espionage-no-bribe", cell=at(state, state.papers))
    return None


def answer(state: State, seat: Seat, act: Answer, step: Step) -> None:
    state.answers[seat] = act.say


def close_challenge(state: State, step: Step) -> None:
    """All have answered, or silence has passed: bid if somebody challenged, else go (S18)."""
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
    """Who takes part, the mover first, then clockwise (S13)."""
    assert state.announced is not None
    willing = {seat for seat, say in state.answers.items() if say != PASS}
    if state.announced.join:
        willing.add(state.mover)
    return tuple(seat for seat in state.clockwise() if seat in willing)
