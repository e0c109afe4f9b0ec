"""How well Directors play (`make long`); docs/bots.md has the figures of the last run."""

from collections import Counter

import pytest

from intriga.lab.selfplay import Setting, derived, play_all
from scripts.economicus_study import aimed, many

pytestmark = pytest.mark.long

MATCHES = 1_000
SEATS = 4


def settings(lines: list[tuple[str, ...]]) -> list[Setting]:
    return [Setting("economicus", derived(2026, number), bots) for number, bots in enumerate(lines)]


def test_a_director_beats_three_random_players() -> None:
    lines = [
        tuple("director" if seat == number % SEATS else "random" for seat in range(SEATS))
        for number in range(MATCHES)
    ]
    won: Counter[int] = Counter()
    for number, match in enumerate(play_all(settings(lines), folder=None, jobs=2)):
        won[number % SEATS] += number % SEATS in match.outcome.winners
    print(f"won {won.total() / MATCHES:.1%}", won)
    assert won.total() >= 0.9 * MATCHES


@pytest.mark.rule("economicus", "item 1", "E42", "E50")
def test_four_directors_have_equal_chances_and_win_by_stars_in_8_to_20_years() -> None:
    tally = many(MATCHES)
    ended = sum(map(aimed, tally.ended)) / MATCHES
    print(tally.seats, tally.years, tally.reasons, f"{ended:.1%} as hoped")
    assert all(0.2 * MATCHES <= tally.seats[seat] <= 0.3 * MATCHES for seat in range(SEATS))
    assert ended >= 0.95
