"""What thumbs have seen, as a table and as a list of faults."""

from collections.abc import Sequence
from statistics import median

from tests.thumb.acceptance import has_room, share
from tests.thumb.faults import Decision, Log

COLUMNS = (
    *("game", "matches", "made", "accepted", "taps", "most", "one tap", "way", "panel", "least"),
    *("at once", "button", "room", "purse", "faults"),
)


def row(log: Log) -> list[str]:
    """A line of the table: matches; decisions made, and accepted; taps for a decision, the most,
    and per cent of those in one; the way to the control that sends; the height of the panel of
    actions, and the least; per cent of the questions that one tap would answer, and whose button,
    room and purse were in sight."""
    done = [one for one in log.decisions if one.outcome != "overtaken"] or [Decision("", "", 0)]
    numbers = (
        log.matches,
        log.made(),
        log.count("accepted"),
        median(one.taps for one in done),
        max(one.taps for one in done),
        round(100 * sum(one.taps <= 1 for one in done) / len(done)),
        median(one.way for one in done),
        median(one.panel for one in done),
        min(one.panel for one in done),
    )
    seen = [
        share(log.measures, lambda one: one.one),
        share(log.measures, lambda one: one.main),
        share(log.measures, has_room),
        share(log.measures, lambda one: one.purse),
    ]
    shares = ["–" if one is None else f"{100 * one:.0f}" for one in seen]
    faults = sum(fault.times for fault in log.faults)
    return [log.name, *(f"{number:g}" for number in numbers), *shares, str(faults)]


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
