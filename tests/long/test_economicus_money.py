"""A thousand random matches of Economicus counted again after every step, and ten thousand short
ones of players who try to cheat (`make long`)."""

from collections import Counter

import pytest

from tests.games.economicus.plays.cheats import cheat
from tests.games.economicus.plays.matches import looked_at

pytestmark = pytest.mark.long


@pytest.mark.rule("economicus", "item 2", "item 3", "item 4", "item 8", "E16")
@pytest.mark.parametrize("hundred", range(10))
def test_money_prices_and_stars_are_right_after_every_step(hundred: int) -> None:
    for number in range(1_000 + 100 * hundred, 1_100 + 100 * hundred):
        looked_at(number)


@pytest.mark.rule("economicus", "E21", "E27", "E38", "E48")
@pytest.mark.parametrize("thousand", range(10))
def test_nothing_is_gained_by_cheating(thousand: int) -> None:
    tried: Counter[str] = Counter()
    for number in range(10_000 + 1_000 * thousand, 11_000 + 1_000 * thousand):
        tried += cheat(number, 150)
    print(tried)
    assert tried["pumped"]
    assert tried["short of money"]
