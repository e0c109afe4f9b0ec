"""A small search for ways to cheat; `tests/long` has the large one."""

from collections import Counter

import pytest

from tests.games.economicus.plays.cheats import cheat

MATCHES, STEPS = 120, 150


def search(**options: bool) -> Counter[str]:
    """What was tried in all matches; fails if something was gained."""
    tried: Counter[str] = Counter()
    for number in range(MATCHES):
        tried += cheat(number, STEPS, **options)
    return tried


@pytest.mark.thorough
@pytest.mark.rule("economicus", "E21", "E27", "E38", "E48")
def test_nothing_is_gained_by_pumps_offers_or_bankruptcy() -> None:
    tried = search()
    wanted = {"sold to the market", "pumped", "traded", "bankrupt on purpose", "short of money"}
    assert wanted <= tried.keys(), tried


@pytest.mark.rule("economicus", "E48")
def test_the_search_finds_the_pump_where_it_is_allowed() -> None:
    """Else it would say nothing of the ruling that bars it."""
    with pytest.raises(AssertionError, match="the market paid"):
        search(pump_barred=False)
