"""How many events have reached whom."""

from intriga.kernel.actors import PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.table.match.match_state import NO_EVENTS


def _told(to: object) -> Event:
    return Event(to, "something", {})  # type: ignore[arg-type]


def test_a_seat_added_later_begins_with_the_public_events() -> None:
    before = NO_EVENTS.plus([_told(PUBLIC), _told((0,)), _told(PUBLIC)], 2)
    assert (before.public, before.seats, before.referee) == (2, (3, 2), 3)

    after = before.plus([_told((1, 3)), _told(PUBLIC)], 4)
    assert (after.public, after.seats, after.referee) == (3, (4, 4, 3, 4), 5)
    assert [before.of(seat) for seat in range(4)] == [3, 2, 2, 2]


def test_without_events_the_counts_are_what_they_were() -> None:
    counts = NO_EVENTS.plus([_told((1,))], 3)
    assert counts.plus([], 3) == counts
    assert counts.plus([], 2).seats == (0, 1)
