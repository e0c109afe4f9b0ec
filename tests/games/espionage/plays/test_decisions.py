"""How many decisions a match takes of people who use standing orders."""

from random import Random
from statistics import median
from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.games.espionage.bot.spy import Spy
from intriga.games.espionage.data.geometry import NEIGHBOURS, distance
from intriga.kernel.observe import Observation, Offer
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, engine_for, prepare

_ORDERS: tuple[dict[str, Any], ...] = (
    {"type": "prearrange-answers", "say": "challenge"},
    {"type": "prearrange-bids", "most": 1000},
    {"type": "prearrange-set-ups", "say": "spring"},
)


class Planner(Spy):
    """A spy that challenges wherever it has a bribe and bids all of it, and says so once; its
    set-ups lead homeward."""

    def __init__(self) -> None:
        super().__init__()
        self._orders = list(_ORDERS)

    def act(self, known: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        if self._orders and any(form.act == "prearrange-set-ups" for form in offer.forms):
            return self._orders.pop(0)
        act = super().act(known, offer, rng)
        if act is not None and act["type"] == "set-up":
            home = next(city.place for city in known.view.cities if city.seat == offer.actor)
            near = min(NEIGHBOURS[act["cell"]], key=lambda place: distance(place, home))
            return {**act, "to": near}
        return act


def decisions(seed: int) -> int:
    """How many acts people would have made in this match of four."""
    header, secret = prepare(Setting("espionage", seed, ("spy",) * 4))
    driver = Driver(engine_for(game, header, secret), [Planner() for _ in range(4)], seed)
    return sum(isinstance(step.entry.by, int) for step in driver)


@pytest.mark.rule("espionage", "S11", "S14", "S34")
def test_a_median_match_of_four_takes_less_than_seventy_decisions() -> None:
    assert median(decisions(seed) for seed in range(25)) < 70
