"""The pool of the dead: 80 mana against one accused are two votes, once a day (item 41, M10)."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state.events import Contribute, Log
from intriga.kernel import Seat


def contributions(log: Log) -> list[Contribute]:
    """All contributions of the day, in order."""
    return [event for event in log if isinstance(event, Contribute)]


def _collected(against: Seat, log: Log) -> int:
    """The mana in the pool against this seat."""
    return sum(event.mana for event in contributions(log) if event.against == against)


def missing(against: Seat, log: Log) -> int:
    """The mana that the pool against this seat still needs. No more is taken."""
    return amounts().pool_mana - _collected(against, log)


def used(log: Log) -> Seat | None:
    """Against whom the pool has voted today, if it has."""
    accused = {event.against for event in contributions(log)}
    return next((seat for seat in accused if missing(seat, log) <= 0), None)


def chosen_by(seat: Seat, log: Log) -> Seat | None:
    """Against whom this seat has contributed: its final choice."""
    return next((event.against for event in contributions(log) if event.by == seat), None)


def returned(log: Log) -> dict[Seat, int]:
    """At the end of the day: seat → mana it gets back, since its pool has not been filled."""
    found: dict[Seat, int] = {}
    for event in contributions(log):
        if event.against != used(log):
            found[event.by] = found.get(event.by, 0) + event.mana
    return found
