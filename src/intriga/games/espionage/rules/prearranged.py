"""Passing in advance: standing answers to questions that are put to everybody (S11).

Everybody with marks is asked, and asked often; who does not want to be asked says so beforehand.
The answer is given within the step that puts the question, whatever is on the card, so neither it
nor its speed tells what is there.
"""

from intriga.games.espionage.acts import Prearrange
from intriga.games.espionage.price_list import ticks_possible
from intriga.games.espionage.state import Phase, State
from intriga.kernel import Refusal, Seat, Step, refuse

PASS = "pass"
NOT_NOW = -1
"""The answer of a player who leaves the Papers where they are."""

_NOT_YET = frozenset({Phase.CITIES, Phase.PURCHASE, Phase.OVER})


def ask(state: State, phase: Phase, seats: list[Seat]) -> None:
    """Put a question to these seats; those that pass in advance have answered it already."""
    state.open(phase, *seats)
    for seat in seats:
        if phase.value in state.players[seat].passes:
            _pass(state, seat)


def _pass(state: State, seat: Seat) -> None:
    """Answer the current question with a pass."""
    if state.phase is Phase.CHALLENGE:
        state.answers[seat] = PASS
    else:
        state.springs[seat] = NOT_NOW
    state.answered(seat)


def questions(state: State) -> tuple[str, ...]:
    """The questions that can be answered in advance now."""
    if state.phase in _NOT_YET:
        return ()
    asked = (Phase.CHALLENGE, Phase.SPRING) if ticks_possible(state.options) else (Phase.CHALLENGE,)
    return tuple(phase.value for phase in asked)


def check_prearrange(state: State, seat: Seat, act: Prearrange) -> Refusal | None:
    return None if act.question in questions(state) else refuse("espionage-not-now")


def prearrange(state: State, seat: Seat, act: Prearrange, step: Step) -> None:
    """From now on; a question that is open is answered, too."""
    player = state.players[seat]
    others = tuple(question for question in player.passes if question != act.question)
    player.passes = (*others, act.question) if act.say == PASS else others
    step.emit(f"espionage-prearranged-{act.question}-{act.say}", (seat,))
    if act.say == PASS and state.asks(seat, Phase(act.question)):
        _pass(state, seat)
