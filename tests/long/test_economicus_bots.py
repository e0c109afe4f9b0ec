"""How well Directors play (`make long`); docs/bots.md has the figures of the last run."""

from collections import Counter

import pytest

from intriga.lab.selfplay import Setting, derived, play_all
from scripts.economicus_study import (
    advantage,
    aimed,
    least_auctioned,
    many,
    most_monopoly,
)

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


@pytest.mark.rule("economicus", "item 1", "item 3", "E41", "E42", "E-1")
def test_the_board_of_the_house_is_what_the_study_says() -> None:
    """Length, seats, advantage, auctions and monopolies, as in docs/economicus-study.md."""
    tally = many(MATCHES)
    print(tally.seats, tally.years, tally.reasons, f"{aimed(tally):.1%} as long as hoped for")
    print(advantage(tally), least_auctioned(tally), most_monopoly(tally))
    assert aimed(tally) >= 0.5
    assert all(0.2 * MATCHES <= tally.seats[seat] <= 0.3 * MATCHES for seat in range(SEATS))
    assert 0.5 <= advantage(tally) <= 2
    assert least_auctioned(tally)[0] >= 0.9
    assert most_monopoly(tally)[0] <= 0.35
