"""The exchange against the rulebook's formulas, with exact fractions (item 31)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.maga.data.exchange import PlacedBet, payouts, winning_number

bets = st.lists(
    st.builds(
        PlacedBet,
        st.integers(-100, 100),
        st.integers(1, 40).map(lambda n: n * 500_000),
        st.integers(10, 400),
    ),
    min_size=2,
    max_size=30,
)
phantoms = st.integers(-100, 100)


@pytest.mark.rule("maga", "item 31")
@given(bets, phantoms)
def test_the_winning_number_is_the_weighted_mean(made: list[PlacedBet], phantom: int) -> None:
    weights = [Fraction(one.stake) * one.level for one in made]
    of_phantom = Fraction(1, 10) / len(made) * sum(weights)
    above = sum(one.number * weight for one, weight in zip(made, weights, strict=True))
    mean = (above + phantom * of_phantom) / (sum(weights) + of_phantom)
    assert winning_number(made, phantom) == mean


@pytest.mark.rule("maga", "item 31", "R-X3")
@given(bets, phantoms)
def test_payouts_share_out_all_stakes_by_nearness(made: list[PlacedBet], phantom: int) -> None:
    winning = winning_number(made, phantom)
    paid = payouts(made, winning)
    assert sum(paid) == sum(one.stake for one in made)
    total = sum(1 / (abs(one.number - winning) + 1) for one in made)
    for one, got in zip(made, paid, strict=True):
        exact = sum(bet.stake for bet in made) / ((abs(one.number - winning) + 1) * total)
        assert 0 <= got - int(exact) <= 1
        assert abs(got - exact) < 1


@pytest.mark.rule("maga", "R-X3")
def test_what_rounding_leaves_goes_to_the_largest_fraction() -> None:
    thirds = [PlacedBet(0, 500_000, 40), PlacedBet(0, 500_000, 40), PlacedBet(0, 500_000, 40)]
    assert payouts(thirds, Fraction(0)) == [500_000] * 3
    uneven = [PlacedBet(0, 500_000, 40), PlacedBet(2, 500_000, 40)]
    assert payouts(uneven, Fraction(0)) == [750_000, 250_000]
    assert payouts([PlacedBet(0, 500_000, 40), PlacedBet(1, 500_000, 40)], Fraction(0)) == [
        666_667,
        333_333,
    ]


@pytest.mark.rule("maga", "item 31")
def test_the_phantom_weighs_a_tenth_of_the_mean() -> None:
    two = [PlacedBet(0, 1_000_000, 40), PlacedBet(0, 1_000_000, 40)]
    assert winning_number(two, 100) == Fraction(100, 21)
