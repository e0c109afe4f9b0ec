"""Matches played at random: after every step money, prices and stars are counted again."""

import pytest

from tests.games.economicus.plays.matches import WORLDS, checked, driver, looked_at
from tests.kit.sampled import sampled


@pytest.mark.rule("economicus", "item 2", "item 3", "item 4", "item 6", "item 7", "item 8", "E16")
@pytest.mark.parametrize("number", sampled(range(2 * len(WORLDS))))
def test_money_prices_and_stars_are_right_after_every_step(number: int) -> None:
    assert looked_at(number).year >= 2


@pytest.mark.rule("economicus", "item 5", "item 8")
@pytest.mark.parametrize("number", range(3))
def test_so_they_are_in_matches_of_bots(number: int) -> None:
    assert checked(iter(driver(number, ("director",) * 4))).winners
