"""A phase: how it begins, and whom it waits for."""

from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.victory import end
from intriga.kernel import Seat, Step


def begin(state: State, phase: Phase, step: Step) -> None:
    """Begin a phase, or end a match without players (C18)."""
    state.open(phase)
    if not any(power.present for power in state.powers.values()):
        end(state, "deserted", (), step)
        return
    state.deciding = [name for name in state.powers if decides(state, name)]


def decides(state: State, name: str) -> bool:
    """Whether a power has something to order in this phase: decided by public facts alone (C5)."""
    if state.phase not in (Phase.ORDERS, Phase.RETREAT, Phase.BUILDS):
        return False
    return state.situation.decides(name)


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats the match waits for: those with something to order that have not sealed."""
    if state.phase is Phase.WISHES:
        ready = {*state.wishes, *state.left_early}
        return tuple(seat for seat in range(state.chairs) if seat not in ready)
    powers = (state.powers[name] for name in state.deciding)
    return tuple(
        sorted(p.seat for p in powers if p.seat is not None and p.present and not p.sealed)
    )


def saved(state: State) -> tuple[Seat, ...]:
    """The seats whose orders count as they are, if time runs out (C4): sent and not sealed."""
    spoke = {state.powers[name].seat for name in state.deciding if state.powers[name].spoke}
    return tuple(seat for seat in awaited(state) if seat in spoke)
