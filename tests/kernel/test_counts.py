"""What a host may be told of a sealed window: a number, of many, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from intriga.kernel import PUBLIC, REFEREE, Window
from intriga.kernel.questions.windows import COUNTED_FROM, Turnout

SEATS = st.sets(st.integers(0, 20))


def sealed(asked: set[int], awaited: set[int]) -> Window:
    return Window("night", "night", tuple(sorted(awaited)), 1, asked=tuple(sorted(asked)))


@given(SEATS, SEATS, SEATS)
def test_the_count_is_of_people_and_from_six_on(
    asked: set[int], late: set[int], people: set[int]
) -> None:
    window = sealed(asked, late & asked)
    count = window.count_for_host(frozenset(people))
    among = asked & people
    if len(among) < COUNTED_FROM:
        assert count is None
    else:
        assert count == Turnout(len(among - late), len(among))


@given(SEATS, SEATS, SEATS)
def test_the_count_tells_how_many_and_never_who(
    asked: set[int], late: set[int], others: set[int]
) -> None:
    """Windows in which as many are late look alike, whoever they are."""
    late, others = late & asked, set(sorted(others & asked)[: len(late & asked)])
    if len(late) == len(others):
        one, other = sealed(asked, late), sealed(asked, others)
        assert one.count_for_host(frozenset(asked)) == other.count_for_host(frozenset(asked))


@given(SEATS, SEATS)
def test_nobody_else_sees_it(asked: set[int], late: set[int]) -> None:
    """What a window shows of those who have answered is the same however many have."""
    window = sealed(asked, late & asked)
    assert window.seen_by(PUBLIC) == sealed(asked, asked).seen_by(PUBLIC)
    for seat in late & asked:
        assert window.seen_by(seat) == sealed(asked, asked).seen_by(seat)
    assert window.seen_by(REFEREE) == window


def test_no_count_of_what_is_open_or_not_everybody_sees() -> None:
    people = frozenset(range(8))
    window = sealed(set(people), {1})
    assert window.count_for_host(people) == Turnout(7, 8)
    assert replace(window, asked=()).count_for_host(people) is None
    assert replace(window, viewers=tuple(people)).count_for_host(people) is None


@pytest.mark.parametrize("bots", [1, 2, 7])
def test_bots_are_not_counted(bots: int) -> None:
    """Six that are asked, of whom one is a person: the number would be that person's name."""
    window = sealed(set(range(7)), {0})
    people = frozenset(range(7 - bots))
    assert window.count_for_host(people) == (Turnout(5, 6) if bots == 1 else None)
