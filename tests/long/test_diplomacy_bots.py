"""How strong the Marshal is, and whether its matches end (`make long`).

docs/bots.md has the figures of the last run.
"""

from collections import Counter

import pytest

from intriga.lab.selfplay import Played, Setting, derived, play_all

pytestmark = pytest.mark.long

MATCHES = 100


def played(*tables: tuple[str, ...]) -> list[Played]:
    """One match for each of these line-ups."""
    settings = [
        Setting("diplomacy", derived(2026, number), bots) for number, bots in enumerate(tables)
    ]
    return list(play_all(settings, folder=None, jobs=2))


def test_the_marshal_has_the_most_centres_against_six_random_bots() -> None:
    """It plays every seat in turn; ties do not count."""
    seats = [number % 7 for number in range(MATCHES)]
    tables = [tuple("marshal" if s == seat else "random" for s in range(7)) for seat in seats]
    ahead = 0
    for seat, match in zip(seats, played(*tables), strict=True):
        scores = list(match.outcome.scores)
        own = scores.pop(seat)
        ahead += own > max(scores)
    assert ahead >= 0.95 * MATCHES  # the goal is 60 %


def test_marshals_finish_their_matches_before_the_last_year() -> None:
    """More than a third of the matches are won, and every seat wins some."""
    matches = played(*[("marshal",) * 7] * MATCHES)
    ends = Counter(match.outcome.reason.id for match in matches)
    assert ends["diplomacy-game-end-won"] >= MATCHES / 3, ends
    seats = Counter(match.outcome.winners for match in matches if len(match.outcome.winners) == 1)
    assert len(seats) == 7, seats  # powers are assigned at random


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_matches_on_small_maps_are_finished_too(seats: int) -> None:
    ends = Counter(m.outcome.reason.id for m in played(*[("marshal",) * seats] * 40))
    assert ends["diplomacy-game-end-won"] >= 20, ends
