"""What becomes of towns of bots, and what our own numbers do to them (`make long`).

docs/bots.md has the figures of the last run.
"""

from collections import Counter
from typing import Any

import pytest

from intriga.lab.selfplay import Setting, derived, play_all

pytestmark = pytest.mark.long

TOWNS = 2000
FEWER = 300
"""Towns for each other value of a house number."""
SEATS = 24


def shares(towns: int, seats: int = SEATS, **options: Any) -> dict[str, float]:
    """Which part of so many towns each side won: `honest`, `mafia`, `yakuza`, `joint` (both clans),
    `nobody`."""
    settings = [
        Setting("mafia", derived(2026, number), ("kamrad",) * seats, options)
        for number in range(towns)
    ]
    ends: Counter[str] = Counter()
    for match in play_all(settings, folder=None, jobs=2):
        reason = match.outcome.reason.id.removeprefix("mafia-ending-")
        ends["joint" if reason == "mafia-yakuza" else reason] += 1
    found = {side: count / towns for side, count in sorted(ends.items())}
    print(seats, options, found)
    return found


@pytest.mark.rule("mafia", "item 10", "M14")
def test_no_side_is_hopeless() -> None:
    """Town, mafia and yakuza win at least 15 % each. Both clans together win less: for that every
    honest person must die before either clan does (docs/bots.md)."""
    won = shares(TOWNS)
    for side in ("honest", "mafia", "yakuza"):
        assert won[side] >= 0.15, side
    assert abs(won["mafia"] - won["yakuza"]) < 0.05
    assert won.get("time", 0) == 0


@pytest.mark.rule("mafia", "M1")
def test_more_bandits_win_more_often() -> None:
    """M1: one bandit more or fewer in each clan matters more than anything else we chose."""
    fewer, more = (shares(FEWER, clan=clan)["honest"] for clan in (2, 4))
    assert fewer >= more + 0.15


@pytest.mark.rule("mafia", "M1")
@pytest.mark.parametrize("seats", [7, 10, 14, 18, 30, 40])
def test_every_size_of_a_town_leaves_all_sides_a_chance(seats: int) -> None:
    """M1: the numbers of bandits we chose below 22 and above 27 players. With one bandit in each
    clan a town of ten to thirteen is the safest there is."""
    won = shares(FEWER, seats)
    assert won["honest"] >= 0.15
    assert won.get("mafia", 0) + won.get("yakuza", 0) + won.get("joint", 0) >= 0.05


@pytest.mark.rule("mafia", "M3")
@pytest.mark.parametrize("stock", [0, 3])
def test_the_stock_of_the_shop_decides_nothing(stock: int) -> None:
    """M3: with an empty or a full shop no side wins much more or less often."""
    won = shares(FEWER, stock=stock)
    assert all(won[side] >= 0.08 for side in ("honest", "mafia", "yakuza"))


@pytest.mark.rule("mafia", "M4")
@pytest.mark.parametrize("exp", [0, 15, 60, 100])
def test_the_exp_of_a_beginner_decides_nothing(exp: int) -> None:
    """M4: with nothing, or with plenty, no side wins much more or less often."""
    won = shares(FEWER, start_exp=exp)
    assert all(won[side] >= 0.08 for side in ("honest", "mafia", "yakuza"))
