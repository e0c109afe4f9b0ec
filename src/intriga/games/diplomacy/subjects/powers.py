"""Who plays which power (C1), and what becomes of the others (C9)."""

from collections.abc import Sequence
from typing import Final

from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.phases import begin
from intriga.kernel import PUBLIC, Refusal, Seat, Step, msg, refuse
from intriga.kernel import seat as by
from intriga.warfare import message_params

DRAWN: Final = "power"
NO_POWER: Final = refuse("diplomacy-game-no-power")
_WISHES_FIRST: Final = refuse("diplomacy-game-wishes-first")


def check_plays(state: State, seat: Seat) -> Refusal | None:
    """Whether this seat plays a power."""
    if state.phase is Phase.WISHES:
        return _WISHES_FIRST
    name = state.power_of(seat)
    return NO_POWER if name is None or state.powers[name].gone else None


def power_at(state: State, seat: Seat) -> str:
    """The power of this seat. Raises `KeyError` for a seat without one."""
    name = state.power_of(seat)
    if name is None:
        raise KeyError(seat)
    return name


def shuffled(names: Sequence[str], step: Step) -> list[str]:
    """The powers in a random order."""
    left, drawn = list(names), []
    while len(left) > 1:
        drawn.append(left.pop(step.randbelow(len(left), DRAWN)))
    return drawn + left


def take_powers(state: State, seats: dict[str, Seat], step: Step) -> None:
    """Seat the players and begin the first spring. Powers without a player are in civil
    disorder, or not on the board at all (C9)."""
    for name, power in state.powers.items():
        power.seat = seats.get(name)
        power.gone = power.seat in state.left_early
        if power.seat is None and state.options.spare == "absent":
            power.units, power.centres = [], []
    state.left_early = []
    plays = [
        msg("diplomacy-game-plays", power=message_params.power(state.map, name), who=by(power.seat))
        for name, power in state.powers.items()
        if power.seat is not None
    ]
    step.emit("diplomacy-game-seated", PUBLIC, seats=plays)
    begin(state, Phase.ORDERS, step)
