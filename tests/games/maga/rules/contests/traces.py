"""What a technical stage leaves behind: its log, its draws, what it told whom."""

from typing import Any

from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Event, Note, Seat, Step


def log(done: Stage | Step) -> list[Note]:
    """What a stage, or the end of a turn, has written into the log."""
    return (done.step if isinstance(done, Stage) else done).notes


def entries(done: Stage | Step, text: str) -> list[Note]:
    """The lines of the log with this text."""
    return [one for one in log(done) if one.id == f"maga-log-{text}"]


def land_of(entry: Note, name: str = "land") -> int:
    """The territory that a line of the log names."""
    named: Any = entry.params[name]
    return int(named["n"]) - 1


def sums(done: Stage | Step) -> list[tuple[str, str]]:
    """Of every contest what attacker and defender counted."""
    return [(str(one.params["attack"]), str(one.params["defence"])) for one in contests(done)]


def contests(done: Stage | Step) -> list[Note]:
    """The contests of the log."""
    return entries(done, "contest")


def course(done: Stage | Step) -> list[tuple[int, str]]:
    """In which order lines were dealt with: whose, and which action."""
    ends = {f"maga-log-{end}" for end in ("done", "failed", "refused", "cancelled")}
    found: list[tuple[int, str]] = []
    for one in log(done):
        if one.id in ends:
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
