"""The queue of tests: long ones first, those that wait among those that compute."""

from collections.abc import Callable

import pytest

from tests.kit.order import ordered

Make = Callable[..., pytest.Item]


@pytest.fixture
def make(request: pytest.FixtureRequest) -> Make:
    """Makes tests with these marks."""

    def made(name: str, *marks: pytest.MarkDecorator) -> pytest.Item:
        one = pytest.Function.from_parent(request.node.parent, name=name, callobj=lambda: None)
        for mark in marks:
            one.add_marker(mark)
        return one

    return made


def test_long_units_come_first_and_waiting_ones_alternate_with_others(make: Make) -> None:
    browser, service, group = pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group
    items = [
        *(make(f"quick {n}") for n in range(4)),
        make("a server", service),
        *(make(f"towns {n}", group("towns")) for n in range(50)),
        *(make(f"pages {n}", group("pages"), browser) for n in range(2)),
        make("another page", browser),
    ]
    names = [one.name for one in ordered(items)]
    assert sorted(names) == sorted(one.name for one in items)
    units = list(dict.fromkeys(name.split()[0] for name in names))
    assert units == ["pages", "towns", "another", "a", "quick"]
    assert [name for name in names if name.startswith("towns")] == [f"towns {n}" for n in range(50)]
    assert names[-4:] == [f"quick {n}" for n in range(4)]


def test_without_any_that_wait_they_are_only_sorted(make: Make) -> None:
    items = [make("one"), *(make(f"two {n}", pytest.mark.xdist_group("two")) for n in range(2))]
    assert [one.name for one in ordered(items)] == ["two 0", "two 1", "one"]
    assert ordered([]) == []
