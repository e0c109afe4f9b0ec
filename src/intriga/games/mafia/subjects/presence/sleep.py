"""Nobody need wait in this night for who sleeps."""

from collections.abc import Iterator

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, refuse


class Sleep(Act, frozen=True):
    """Nobody need wait for me in this night."""


def _check_sleep(state: State, who: Seat) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.NIGHT) or lookup.must_live(state, who):
        return refusal
    return refuse("mafia-refused-asleep") if who in state.asleep else None


def _sleep(state: State, who: Seat, act: Sleep, step: Step) -> None:
    state.asleep.append(who)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    yield Form(Sleep, (), (), "night", state.turn, main=True)


SLEEP = Deed(Sleep, None, _sleep, _offer, gate=_check_sleep, answers=True)
