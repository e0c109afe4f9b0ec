"""The referee's log read as a story: which line belongs to which night, who went to whom, who died.

The log says what happened in sentences with people as parameters. Little more of a line is used
here than its step and who is named in it, so that every new line finds its place.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from intriga.games.mafia.state.people import Tick
from intriga.kernel import Note, Seat

AT_HOME = frozenset({"N4", "N5", "N6"})
"""Steps in which something happens in houses."""
GOING = frozenset(
    {
        "mafia-log-shoots",
        "mafia-log-bodyguard",
        "mafia-log-guards",
        "mafia-log-burgles",
    }
)
"""Lines that say that somebody (`who`) goes to a house; all others say what came of it."""
HOMELESS = frozenset({"mafia-log-clan-skips", "mafia-log-hides"})
"""Lines of these steps that are about nobody's visit."""
DEATHS = frozenset(
    {"mafia-log-died", "mafia-log-died-by", "mafia-log-executed", "mafia-log-hanged"}
)
"""Lines that say that somebody (`who`) has died."""


class Visit(Struct, frozen=True):
    """Somebody (`who`) goes to the house of somebody (`whom`; None: to the shop)."""

    who: Seat
    whom: Seat | None
    line: Note


def named(line: Note, name: str) -> Seat | None:
    """The person whom a parameter of a line names."""
    found = line.params.get(name)
    if isinstance(found, dict) and "msg" not in found:
        who = found.get("seat")
        return who if isinstance(who, int) else None
    return None


def house(line: Note) -> Seat | None:
    """In whose house something happened."""
    whom = named(line, "house")
    return named(line, "whom") if whom is None else whom


def tick_of(line: Note) -> Tick:
    """When a line belongs: nightfall (N0) is noted as the day ends, and belongs to the night."""
    if line.at == "N0" and line.turn % 2:
        return line.turn + 1
    return line.turn


def turn_of(line: Note) -> int:
    """The number of the night, or of the day after it; what was before belongs to the first."""
    return max(1, tick_of(line) // 2)


def turns(log: Sequence[Note]) -> list[int]:
    """The turns of which there is something to tell."""
    return sorted({turn_of(line) for line in log})


def of_turn(log: Iterable[Note], turn: int, *, day: bool) -> list[Note]:
    """The lines of a night, or of the day after it."""
    return [line for line in log if turn_of(line) == turn and (tick_of(line) % 2 == 1) == day]


def visits(lines: Iterable[Note]) -> list[Visit]:
    """Who went to whom, in order."""
    found = []
    for line in lines:
        who = named(line, "who")
        if line.id in GOING and who is not None:
            found.append(Visit(who, house(line), line))
    return found


def houses(lines: Sequence[Note]) -> dict[Seat, list[Note]]:
    """Whose house → what happened there, in order."""
    found: dict[Seat, list[Note]] = {}
    for line in lines:
        whom = house(line)
        if line.at in AT_HOME and whom is not None:
            found.setdefault(whom, []).append(line)
    return found


def met(lines: Sequence[Note]) -> list[Note]:
    """What those met who went out: all that happened in houses, but the visits themselves."""
    return [
        line
        for line in lines
        if line.at in AT_HOME and line.id not in GOING and line.id not in HOMELESS
    ]


def deaths(lines: Iterable[Note]) -> list[tuple[Seat, Note]]:
    """Who died, in order, with the line that says so."""
    found = []
    for line in lines:
        who = named(line, "who")
        if line.id in DEATHS and who is not None:
            found.append((who, line))
    return found


DAY = frozenset({"mafia-log-hanged", "mafia-log-nobody-hanged", "mafia-log-over"})
"""Lines of a day that belong in a short account of it."""
