"""Press: when the powers may chat (C24). Whether in public or in private is a term of the match."""

from collections.abc import Sequence

from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import PUBLIC, TABLE_ROOM, Message, Room, Seat


def rooms(state: State) -> list[Room]:
    """The public room: everybody reads it, powers still in the game may write, and after the
    end all players."""
    talking = tuple(seat for seat in range(state.chairs) if _may_speak(state, seat))
    return [Room(TABLE_ROOM, Message("room-table"), PUBLIC, talking)]


def may_talk(state: State, seats: Sequence[Seat]) -> bool:
    """Whether these seats may chat with each other."""
    return all(_may_speak(state, seat) for seat in seats)


def _may_speak(state: State, seat: Seat) -> bool:
    if state.phase is Phase.WISHES:
        return seat not in state.left_early
    name = state.power_of(seat)
    if name is None or state.powers[name].gone:
        return False
    if state.phase is Phase.OVER:
        return True
    silent = state.options.talks == "orders" and state.phase is not Phase.ORDERS
    return state.powers[name].alive and not silent
