"""Whole matches compared, step by step, with second books that are kept from the text (`literal`):
money, companies, prices, crises, stars, cards, turns and winners."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.economicus.course.upgrade import first_house_board
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import Holding
from intriga.games.economicus.subjects import prices, stars
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, engine_for, prepare
from tests.games.economicus.literal import growth, paying
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.following import follow
from tests.games.economicus.plays.cheats import TEMPTING, cheating
from tests.games.economicus.world import board, step

MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("director", 4, {}),
    ("random", 3, {"years": 4}),
    ("director", 2, {"bidding": "sealed"}),
    ("random", 8, {"years": 3, "tokens": True}),
    ("director", 6, {"fair_prices": False}),
    ("random", 4, {"years": 5, "gifts": True, "cards_traded": True}),
)

DEALS = TEMPTING | {"make-deposit", "research", "modernise"}
OFFERS = frozenset({"make-offer", "answer-offer", "auction-off", "roll", "go-on", "stay-out"})
CRIMES = frozenset({"play-card", "investigate", "roll", "go-on"})
GROWTH = frozenset({"play-card", "modernise", "research", "borrow", "roll", "go-on"})
HOUSE = (files("intriga.games.economicus.data") / "tables/decks.toml").read_text("utf-8")
CRIMINAL = HOUSE.replace("count = 10\n", "count = 3\n").replace(
    'count = 1\nwindow = "own"', 'count = 9\nwindow = "own"'
)
"""The decks of the house with many crimes, which would otherwise be rare."""
GROWING = HOUSE.replace('count = 2\nwindow = "any"', 'count = 20\nwindow = "any"').replace(
    'count = 1\nwindow = "draw"\neffects = [{ does = "nationalise"',
    'count = 20\nwindow = "draw"\neffects = [{ does = "nationalise"',
)
"""With many M&T and R&D, and with nationalisations."""
assert len({HOUSE, CRIMINAL, GROWING}) == 3
TRIED: tuple[tuple[dict[str, Any], frozenset[str]], ...] = (
    ({}, TEMPTING),
    ({"bidding": "sealed"}, TEMPTING),
    ({"decks": CRIMINAL}, CRIMES),
    ({"decks": CRIMINAL, "safe_journalists": False}, CRIMES | {"research", "modernise"}),
    ({"bidding": "sealed"}, OFFERS),
    ({"decks": GROWING, "board": first_house_board()}, GROWTH),
    ({"chips": 6, "tokens": True}, DEALS),
)


def played(bot: str, seats: int, options: dict[str, Any], seed: int) -> Counter[str]:
    """A whole match, compared step by step."""
    header, secret = prepare(Setting("economicus", seed, (bot,) * seats, options))
    engine = engine_for(game, header, secret)
    return follow(Driver(engine, [bots_of(game)[bot]() for _ in range(seats)], seed))


def tried(number: int, steps: int) -> Counter[str]:
    """A match of players who try this and that, compared step by step."""
    options, tempting = TRIED[number % len(TRIED)]
    return follow(cheating(number, steps, tempting, **options))


ITEMS = [f"item {n}" for n in (*range(2, 9), *range(12, 38))]
RULINGS = [f"E{n}" for n in (*range(1, 22), *range(23, 41), 42, 48)]
CARDS = [*(f"O{n}" for n in range(1, 19)), *(f"V{n}" for n in range(1, 20))]
HAPPENS = {
    *("roll", "loss", "beside", "turn", "year over", "paid interest", "over", "crises", "sevens"),
    *("bought", "unsold", "joined", "state company", "second maximum", "equal maxima"),
    *("price fell after sales", "several sold", "sold to the market", "sold to a player"),
    *("sold for another price", "offer bought off", "offer done", "insolvent", "sold at half"),
    *("loan by itself", "withdrawn by itself", "repaid by itself", "deposited", "withdrew"),
    *("bankrupt on purpose", "ruined", "back", "researched", "innovated", "modernised"),
    *("management", "crime failed", "crime took effect", "proved", "investigated by card"),
    *("investigated by journalists", "tender won", "equal bids", "nationalised"),
    *(f"effect {one}" for one in ("Pay", "Take", "Star", "ChangePrice", "Relief", "Gear")),
    *(f"effect {one}" for one in ("MoreResearch", "Buy", "Seize", "CallTender")),
    *(f"event {one}" for one in ("Quota", "Token", "Nationalise", "CallTender", "NoNewLoans")),
    *(f"event {one}" for one in ("ChangeProfit", "ChangeNeighbours", "ChangeInterest")),
    "event ResearchPrice",
}
"""What has to happen in these matches, or nothing was compared."""
RARE = HAPPENS | {"forced sale", "forced sale to the market"}
"""In more matches, this too."""


@pytest.mark.rule("economicus", *ITEMS, *RULINGS, *CARDS)
def test_matches_agree_with_the_literal_count() -> None:
    seen: Counter[str] = Counter()
    for seed, match in enumerate(MATCHES):
        seen += played(*match, seed)
    for number in range(24):
        seen += tried(number, 300)
    assert set(seen) >= HAPPENS, sorted(HAPPENS - set(seen))


@pytest.mark.thorough
@pytest.mark.rule("economicus", *ITEMS, *RULINGS, *CARDS)
def test_many_matches_agree_with_the_literal_count() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        for match in MATCHES:
            seen += played(*match, 100 + seed)
    for number in (*range(24, 40), *range(100, 200)):
        seen += tried(number, 400)
    assert set(seen) >= RARE, sorted(RARE - set(seen))
    assert seen["steps"] > 25_000, seen


@pytest.mark.rule("economicus", "item 21", "item 23", "E16")
@given(st.integers(1, 60), st.integers(0, 6))
def test_prices_fall_as_the_text_says(price: int, sold: int) -> None:
    state = board()
    state.markets[5].price = price
    prices.drop_tenths(state, 5, sold, step())
    assert state.markets[5].price == paying.fallen(price, sold)


@pytest.mark.rule("economicus", "item 5", "E33")
@given(st.lists(st.integers(0, 5), min_size=3, max_size=3), st.none() | st.integers(0, 2))
def test_the_star_for_management_goes_as_the_text_says(
    gears: list[int], holder: int | None
) -> None:
    """Ties with the holder are too rare in matches."""
    state = board()
    for who, count in enumerate(gears):
        state.players[who].holdings[5] = Holding(count, count)
    state.management = holder
    books = Books(state)
    growth.best_management(books)
    stars.find_management(state, step())
    assert state.management == books.position.management
