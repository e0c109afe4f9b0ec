"""A thousand matches of MAGA in which all that comes or goes has a cause in the log."""

import pytest

from tests.games.maga.plays.random_matches import WORLDS, played

pytestmark = pytest.mark.long


@pytest.mark.rule("maga", "item 28", "R-PAY1", "R-PAY3", "R-PAY5", "R-X3", "R-P2")
@pytest.mark.parametrize("hundred", range(10))
def test_all_that_comes_or_goes_has_a_cause(hundred: int) -> None:
    for seed in range(1_000 + 100 * hundred, 1_100 + 100 * hundred):
        played(WORLDS[seed % len(WORLDS)], seed)
