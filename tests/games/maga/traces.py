"""What a technical stage leaves behind: its log, its draws, what it told whom."""

from typing import Any

from intriga.games.maga.state import Entry, State
from intriga.kernel import Event, Seat, Step


def entries(state: State, text: str) -> list[Entry]:
    """The lines of the log with this text."""
    return [one for one in state.whole_log() if one.text == f"maga-log-{text}"]


def land_of(entry: Entry, name: str = "land") -> int:
    """The territory that a line of the log names."""
    named: Any = entry.params[name]
    return int(named["n"]) - 1


def sums(state: State) -> list[tuple[str, str]]:
    """Of every contest what attacker and defender counted."""
    return [(str(one.params["attack"]), str(one.params["defence"])) for one in contests(state)]


def contests(state: State) -> list[Entry]:
    """The contests of the log."""
    return entries(state, "contest")


def course(state: State) -> list[tuple[int, str]]:
    """In which order lines were dealt with: whose, and which action."""
    ends = {f"maga-log-{end}" for end in ("done", "failed", "refused", "cancelled")}
    found: list[tuple[int, str]] = []
    for one in state.whole_log():
        if one.text in ends:
            action: Any = one.params["action"]
            found.append((land_of(one), str(action["msg"]).removeprefix("maga-action-")))
    return found


def told(step: Step, id: str) -> list[Event]:
    """The events with this text."""
    return [one for one in step.events if one.id == f"maga-{id}"]


def heard(step: Step, seat: Seat) -> list[Event]:
    """The events that somebody is told."""
    return [one for one in step.events if isinstance(one.to, str) or seat in one.to]


def drawn(step: Step) -> list[tuple[str, int]]:
    """Every draw and out of how many."""
    return [(one.why, one.below) for one in step.draws]
