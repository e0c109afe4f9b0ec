"""Contests of two sides (items 20–23)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.maga.data import contest
from intriga.games.maga.data.contest import PARTS
from intriga.games.maga.data.roles import Role

levels = st.integers(1, 30)
sums = st.integers(0, 10 * PARTS)


def chance(attack: int, defence: int) -> Fraction:
    """Of all numbers that can be drawn, the share of the attacker's victories."""
    numbers = contest.sides(attack, defence)
    if numbers is None:
        return Fraction(0)
    won = sum(contest.drawn(attack, defence, number).won for number in range(numbers))
    return Fraction(won, numbers)


@pytest.mark.rule("maga", "item 20")
@pytest.mark.parametrize(
    ("ahead", "percent"), [(0, "50"), (1, "75"), (2, "87.5"), (3, "93.75"), (4, "96.875")]
)
def test_each_level_ahead_halves_the_odds_of_defeat(ahead: int, percent: str) -> None:
    assert chance((3 + ahead) * PARTS, 3 * PARTS) == Fraction(percent) / 100


@pytest.mark.rule("maga", "item 20", "R-T1")
@given(sums, sums)
def test_the_odds_are_the_series_of_the_rulebook(attack: int, defence: int) -> None:
    if attack < defence:
        assert chance(attack, defence) == 0
        return
    ahead = Fraction(attack - defence, PARTS)
    whole = -(-ahead.numerator // ahead.denominator)
    series = sum((Fraction(1, 2**i) for i in range(2, whole + 2)), Fraction(1, 2))
    assert chance(attack, defence) == series


@pytest.mark.rule("maga", "R-T1")
def test_sums_are_compared_before_they_are_rounded() -> None:
    quarter = PARTS // 4
    assert chance(PARTS + quarter, PARTS) == Fraction(3, 4)
    assert chance(PARTS, PARTS + quarter) == 0


@pytest.mark.rule("maga", "item 20", "R-T1")
@given(sums, sums)
def test_who_is_lower_by_more_than_three_is_seen(attack: int, defence: int) -> None:
    if attack < defence:
        lost = contest.lost_outright(attack, defence)
        assert not lost.won
        assert not lost.upset
        assert lost.seen == (Fraction(defence - attack, PARTS) > 3)


@pytest.mark.rule("maga", "item 21", "R-T8")
@given(sums, sums, st.integers(0, 7))
def test_who_holds_against_a_stronger_attacker_rises(attack: int, more: int, n: int) -> None:
    result = contest.drawn(attack + more, attack, n)
    assert result.upset == (n == 0 and more > 0)
    assert result.won == (n != 0)


@pytest.mark.rule("maga", "item 22", "item 23")
@given(levels)
def test_what_roles_and_helpers_count(level: int) -> None:
    one = Fraction(1, PARTS)
    assert contest.own(Role.DEFENCE, level) * one == level
    assert contest.own(Role.PRESIDENT, level) * one == 2 * level
    assert contest.share(Role.HEALTH, level) * one == Fraction(level, 4)
    assert contest.share(Role.SECRETARY, level) * one == Fraction(level, 2)
    assert contest.share(Role.PRESIDENT, level) * one == Fraction(level, 2)


@pytest.mark.rule("maga", "R-X1", "R-I8")
@given(levels)
def test_outside_contests_a_president_helps_as_any_minister(level: int) -> None:
    assert contest.share(Role.PRESIDENT, level, contest=False) * 4 == level * PARTS
    assert contest.share(Role.SECRETARY, level, contest=False) * 2 == level * PARTS
