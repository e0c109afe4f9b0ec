"""Nothing comes from nothing: all money, income and missiles that come or go have a cause."""

from collections import Counter

import pytest

from tests.games.maga.plays.random_matches import WORLDS, played

CAUSES = {
    *("money", "done", "failed", "transfer", "raided", "payout", "income", "income-won"),
    *("change-nuclear", "change-abm", "scrapped", "shot", "shot-down", "recalled", "impact"),
    *("shrunk", "fined", "corrected-treasury", "corrected-nuclear", "corrected-abm"),
}
"""All that the ledger knows: each of them happens in the matches of this test."""


@pytest.mark.rule("maga", "item 28", "R-PAY1", "R-PAY3", "R-PAY5", "R-X3", "R-P2")
def test_all_that_comes_or_goes_has_a_cause() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6 * len(WORLDS)):
        seen += played(WORLDS[seed % len(WORLDS)], seed)
    assert set(seen) >= CAUSES, "else these matches would say nothing of them"
