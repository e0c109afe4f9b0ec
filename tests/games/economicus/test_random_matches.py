"""Matches played at random: after every step money, prices and stars are counted again."""

from typing import Any

import pytest

from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import State
from intriga.lab.conformance.random_play import play
from tests.games.economicus.matches import checked, driver
from tests.sampled import sampled

WORLDS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"bidding": "sealed"}),
    (4, {"fair_prices": False, "gifts": True, "cards_traded": True}),
    (5, {"tokens": True, "safe_journalists": False}),
    (8, {"chips": 4, "goal": 12}),
    (6, {"pump_barred": False, "bidding": "sealed"}),
)
STEPS = 500


def looked_at(number: int) -> State:
    """A random match, with every step checked; its last position."""
    seats, options = WORLDS[number % len(WORLDS)]
    return checked(iter(play(game, seats, options, f"count {number}", STEPS, table=False).steps))


@pytest.mark.rule("economicus", "item 2", "item 3", "item 4", "item 6", "item 7", "item 8", "E16")
@pytest.mark.parametrize("number", sampled(range(2 * len(WORLDS))))
def test_money_prices_and_stars_are_right_after_every_step(number: int) -> None:
    assert looked_at(number).year >= 2


@pytest.mark.rule("economicus", "item 5", "item 8")
@pytest.mark.parametrize("number", range(3))
def test_so_they_are_in_matches_of_bots(number: int) -> None:
    assert checked(iter(driver(number, ("director",) * 4))).winners
