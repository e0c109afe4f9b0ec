"""In which order the processes of a run take the tests from their queue.

What goes to one process is a unit: a group, or a single test. Long units come first, so that short
ones are left to fill the end, and units that mostly wait, for a browser or a server, alternate with
those that compute, so that neither the cores are idle nor all processes compute at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import pytest
from msgspec import Struct

BROWSER: Final = 2.0
SERVICE: Final = 0.7
SUITE: Final = 0.7
OTHER: Final = 0.08
"""Seconds that a test takes on average: in a browser, with a server, of a conformance suite."""


class Unit(Struct):
    """Tests that go to one process. `seconds`: about how long they take; `waits`: whether most of
    that is waiting."""

    items: list[pytest.Item]
    seconds: float = 0
    waits: bool = False


def ordered(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The tests in the order of the queue; those of a unit stay together, in the order they had."""
    units: dict[str, Unit] = {}
    for item in items:
        group = item.get_closest_marker("xdist_group")
        unit = units.setdefault(group.args[0] if group else item.nodeid, Unit([]))
        unit.items.append(item)
        seconds, waits = _takes(item)
        unit.seconds += seconds
        unit.waits |= waits
    longest = sorted(units.values(), key=lambda unit: -unit.seconds)
    waiting = [unit for unit in longest if unit.waits]
    computing = [unit for unit in longest if not unit.waits]
    return [item for unit in _alternating(waiting, computing) for item in unit.items]


def _takes(item: pytest.Item) -> tuple[float, bool]:
    """About how many seconds a test takes, and whether it waits for another process."""
    if item.get_closest_marker("browser"):
        return BROWSER, True
    if item.get_closest_marker("service"):
        return SERVICE, True
    return (SUITE if is_of_suite(item) else OTHER), False


def is_of_suite(item: pytest.Item) -> bool:
    """Whether a test is a property of a conformance suite, whose class shares its matches."""
    kind = item.cls if isinstance(item, pytest.Function) else None
    return kind is not None and any(one.__name__.endswith("Conformance") for one in kind.__mro__)


def _alternating(*lists: Sequence[Unit]) -> Iterator[Unit]:
    """The units of all lists, each in its order, so that all come to their end together."""
    whole = [_seconds(units) for units in lists]
    done, left = [0.0 for _ in lists], [iter(units) for units in lists]
    heads = [next(units, None) for units in left]
    while any(heads):
        open_ = [n for n, head in enumerate(heads) if head is not None]
        n = min(open_, key=lambda n: done[n] / whole[n])
        head = heads[n]
        assert head is not None
        yield head
        done[n] += head.seconds
        heads[n] = next(left[n], None)


def _seconds(units: Iterable[Unit]) -> float:
    return sum(unit.seconds for unit in units)
