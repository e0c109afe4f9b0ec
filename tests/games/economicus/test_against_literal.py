"""Whole matches compared with a second count of stars, profits, interest and winners, written from
the text (`literal`)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.economicus.contract import game
from intriga.games.economicus.rules import prices
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, engine_for, prepare
from tests.games.economicus.board import board, step
from tests.games.economicus.literal import paying
from tests.games.economicus.literal.following import follow

MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("director", 4, {}),
    ("random", 3, {"years": 4}),
    ("director", 2, {"bidding": "sealed"}),
    ("random", 8, {"years": 3, "tokens": True}),
    ("director", 6, {"fair_prices": False}),
    ("random", 4, {"years": 5, "gifts": True, "cards_traded": True}),
)


def played(bot: str, seats: int, options: dict[str, Any], seed: int) -> Counter[str]:
    """A whole match, compared step by step."""
    header, secret = prepare(Setting("economicus", seed, (bot,) * seats, options))
    engine = engine_for(game, header, secret)
    return follow(Driver(engine, [bots_of(game)[bot]() for _ in range(seats)], seed))


RULINGS = (
    "item 2",
    "item 3",
    "item 4",
    "item 17",
    "item 18",
    "item 27",
    "item 28",
    "item 31",
    "item 25",
)
COUNTED = ("E3", "E4", "E5", "E6", "E7", "E24", "E39", "E40", "E42", "E2", "E8")


@pytest.mark.rule("economicus", *RULINGS, *COUNTED)
def test_matches_agree_with_the_literal_count() -> None:
    seen: Counter[str] = Counter()
    for seed, match in enumerate(MATCHES):
        seen += played(*match, seed)
    happens = {"roll", "loss", "beside", "year over", "paid interest", "bought", "unsold", "crises"}
    assert happens <= set(seen), seen


@pytest.mark.thorough
@pytest.mark.rule("economicus", *RULINGS, *COUNTED)
def test_many_matches_agree_with_the_literal_count() -> None:
    seen: Counter[str] = Counter()
    for seed in range(15):
        for match in MATCHES:
            seen += played(*match, 100 + seed)
    assert seen["roll"] > 1_000, seen


@pytest.mark.rule("economicus", "item 21", "item 23", "E16")
@given(st.integers(1, 60), st.integers(0, 6))
def test_prices_fall_as_the_text_says(price: int, sold: int) -> None:
    state = board()
    state.markets[5].price = price
    prices.drop_tenths(state, 5, sold, step())
    assert state.markets[5].price == paying.fallen(price, sold)
