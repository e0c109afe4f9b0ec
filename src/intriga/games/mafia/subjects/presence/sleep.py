"""Nobody need wait in this night for who sleeps."""

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.kernel import Act, Refusal, Seat, Step, refuse


class Sleep(Act, frozen=True):
    """Nobody need wait for me in this night."""


def check_sleep(state: State, who: Seat, act: Sleep) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.NIGHT) or lookup.must_live(state, who):
        return refusal
    return refuse("mafia-refused-asleep") if who in state.asleep else None


def sleep(state: State, who: Seat, act: Sleep, step: Step) -> None:
    state.asleep.append(who)
