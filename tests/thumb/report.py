"""What thumbs have seen, as a table and as a list of faults."""

from collections.abc import Sequence
from statistics import median

from tests.thumb.faults import Decision, Log

COLUMNS = ("game", "matches", "made", "accepted", "taps", "most", "way", "panel", "least", "faults")


def row(log: Log) -> list[str]:
    """A line of the table: matches; decisions made, and accepted; taps for a decision, and the
    most; the way to the control that sends; the height of the panel of actions, and the least."""
    done = [one for one in log.decisions if one.outcome != "overtaken"] or [Decision("", "", 0)]
    numbers = (
        log.matches,
        log.made(),
        log.count("accepted"),
        median(one.taps for one in done),
        max(one.taps for one in done),
        median(one.way for one in done),
        median(one.panel for one in done),
        min(one.panel for one in done),
        sum(fault.times for fault in log.faults),
    )
    return [log.name, *(f"{number:g}" for number in numbers)]


def table(rows: Sequence[Sequence[str]]) -> str:
    """The lines below each other; lengths are pixels."""
    cells = [COLUMNS, *rows]
    widths = [max(len(one[at]) for one in cells) for at in range(len(COLUMNS))]
    pairs = (zip(one, widths, strict=True) for one in cells)
    return "\n".join("  ".join(cell.rjust(width) for cell, width in pair) for pair in pairs)


def complaints(log: Log) -> str:
    """All faults, a line each."""
    return "\n".join(f"{log.name}: {fault}" for fault in log.faults)


def notes(log: Log) -> str:
    """What is no fault but worth a look."""
    return "\n".join(f"{log.name}: {text} ({n})" for text, n in log.notes.most_common())
