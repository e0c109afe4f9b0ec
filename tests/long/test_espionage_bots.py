"""How strong the Spy is, and how fair the seats are: 1,000 matches each (`make long`).

docs/bots.md has the figures of the last run.
"""

from collections import Counter

import pytest

from intriga.lab.selfplay import Setting, derived, play_all

pytestmark = pytest.mark.long

MATCHES = 1_000


def winners(*bots: str) -> Counter[int]:
    """Number of matches won by each seat."""
    settings = [Setting("espionage", derived(2026, number), bots) for number in range(MATCHES)]
    results = play_all(settings, folder=None, jobs=2)
    return Counter(seat for result in results for seat in result.outcome.winners)


@pytest.mark.parametrize("spy", [0, 1])
def test_the_spy_beats_the_random_bot_from_either_seat(spy: int) -> None:
    bots = ["random", "random"]
    bots[spy] = "spy"
    assert winners(*bots)[spy] >= 0.9 * MATCHES


def test_no_seat_of_four_has_a_large_advantage() -> None:
    won = winners("spy", "spy", "spy", "spy")
    for seat in range(4):
        assert 0.15 * MATCHES <= won[seat] <= 0.35 * MATCHES, won
