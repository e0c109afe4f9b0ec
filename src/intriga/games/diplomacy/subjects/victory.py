"""How a match ends, and who shares the result (C15–C19)."""

from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import PUBLIC, Step
from intriga.kernel import seat as by
from intriga.warfare import message_params


def last_year(state: State) -> int:
    """The year after whose autumn the match is a draw (C16)."""
    return state.board.atlas.year + state.options.years - 1


def leader(state: State) -> str | None:
    """The power that has won: enough centres, and more than any other (C15)."""
    ranked = sorted(state.powers, key=lambda name: -len(state.powers[name].centres))
    first, second = (len(state.powers[name].centres) for name in ranked[:2])
    return ranked[0] if first >= state.goal and first > second else None


def survivors(state: State) -> tuple[str, ...]:
    """The powers that would share a draw: those with a centre or a unit, and a player (C17)."""
    return tuple(name for name, power in state.powers.items() if power.present)


def end(state: State, how: str, sharers: tuple[str, ...], step: Step) -> None:
    """End the match."""
    state.open(Phase.OVER)
    state.deciding = []
    state.sharers, state.ending = sharers, how
    for power in state.powers.values():
        power.vote = ()
    step.emit(f"diplomacy-game-end-{how}", PUBLIC, **ending_params(state, sharers))


def ending_params(state: State, sharers: tuple[str, ...]) -> dict[str, object]:
    """The parameters of the messages about the end."""
    powers = [message_params.power(state.map, name) for name in sharers]
    seats = [by(seat) for name in sharers if (seat := state.powers[name].seat) is not None]
    return {"powers": powers, "who": seats, "count": len(powers), "years": state.options.years}
