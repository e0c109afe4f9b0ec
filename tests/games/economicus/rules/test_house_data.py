"""The house data: every sector, face and card is the one in the table of the rulings page."""

from pathlib import Path
from typing import Any

import pytest

from intriga.games.economicus.data import house_of
from intriga.games.economicus.data.board import SETUP
from tests.games.economicus.rules import effects as do

HOUSE = house_of()

SECTORS = {  # private, state, profit, special
    2: ("cars", 1, 0, -1, True),
    3: ("telecoms", 12, 0, 5, False),
    4: ("transport", 1, 2, 4, False),
    5: ("construction", 1, 4, 3, False),
    6: ("retail", 1, 3, 3, False),
    7: ("innovation", 0, 0, 4, True),
    8: ("farming", 0, 3, 3, False),
    9: ("banks", 0, 3, 4, False),
    10: ("energy", 0, 3, 5, False),
    11: ("oil", 0, 4, 7, False),
    12: ("defence", 0, 1, 8, True),
}

OPTIONS: dict[str, tuple[Any, ...]] = {  # count, window, target, sales, difficulty, effects
    "O1": (10, "react", "none", True, 0, do.Licence()),
    "O2": (5, "react", "none", True, 0, do.Inspector()),
    "O3": (1, "own", "none", True, 2, do.Pay(6)),
    "O4": (1, "own", "two-sectors", False, 2, do.ChangePrice(3), do.ChangePrice(-3, second=True)),
    "O5": (1, "own", "shared-sector", True, 3, do.Pay(3, "company", 9, True)),
    "O6": (1, "own", "priced-sector", True, 3, do.Pay(1, "price", 10)),
    "O7": (1, "own", "innovator", True, 3, do.MoreResearch(0)),
    "O8": (1, "own", "player", True, 4, do.Take(8)),
    "O9": (1, "own", "state-company", True, 4, do.Buy()),
    "O10": (1, "own", "foreign-company", True, 5, do.Seize()),
    "O11": (3, "any", "crisis-sector", False, 0, do.Relief(2)),
    "O12": (3, "any", "sector", False, 0, do.ChangePrice(2)),
    "O13": (3, "any", "sector", False, 0, do.ChangePrice(-2)),
    "O14": (2, "any", "own-company", True, 0, do.Gear()),
    "O15": (2, "any", "none", True, 0, do.MoreResearch(2)),
    "O16": (2, "own", "none", True, 0, do.Pay(-10), do.Star(1)),
    "O17": (1, "own", "none", True, 0, do.CallTender(8)),
    "O18": (1, "own", "none", True, 0, do.CallTender(8, present=3)),
}

UP_AND_DOWN = {1: (2, 12), 2: (3, 10), 3: (4, 11), 4: (5, 9), 5: (6, 8), 6: (8, 6), 7: (9, 5)} | {
    8: (10, 3),
    9: (11, 4),
    10: (12, 2),
}

EVENTS: dict[str, tuple[Any, ...]] = {  # count, effects
    f"V{n}": (1, do.ChangeProfit(up, 1), do.ChangeProfit(down, -1))
    for n, (up, down) in UP_AND_DOWN.items()
} | {
    "V11": (2, do.Quota(1)),
    "V12": (1, do.NoNewLoans()),
    "V13": (1, do.ChangeInterest(2)),
    "V14": (1, do.Nationalise(5)),
    "V15": (1, do.Token(1, sector=10)),
    "V16": (1, do.Token(2, black=True, sector=8)),
    "V17": (1, do.ResearchPrice(4)),
    "V18": (1, do.ChangeNeighbours(2)),
    "V19": (1, do.CallTender(8)),
}


@pytest.mark.rule("economicus", "item 10")
@pytest.mark.parametrize("number", SECTORS)
def test_a_sector_is_that_of_the_table(number: int) -> None:
    sector = HOUSE.board.sector(number)
    found = (sector.key, sector.private, sector.state, sector.profit, sector.special)
    assert found == SECTORS[number]
    assert sector.innovation == (number == 7)


@pytest.mark.rule("economicus", "item 10", "E41", "E-1")
def test_the_board_leaves_room_for_the_stars_of_the_rulebook() -> None:
    """Advantage without a monopoly in every ordinary sector; the examples of item 9: two companies
    with 3 stars, six of two sectors with all of sector 5; a choice of kinds at the start."""
    ordinary = [one for one in HOUSE.board.sectors if not one.special]
    assert min(one.companies for one in ordinary) >= 3
    assert HOUSE.board.sector(5).companies <= 5
    low = [one for one in HOUSE.board.sectors if one.number in SETUP]
    assert 2 * sum(one.state > 0 for one in low) >= len(low)
    assert sum(one.private for one in low) >= 16


@pytest.mark.rule("economicus", "item 9", "item 10", "E-1")
def test_the_page_of_rulings_prints_the_board_that_is_played() -> None:
    page = (Path(__file__).parents[4] / "docs/rules/economicus.md").read_text("utf-8")
    _, _, after = page.partition("## The house board")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in after.split("##")[0].splitlines()
        if line.startswith("| ") and line[2].isdigit()
    ]
    printed = {
        int(number): (name, int(private), int(state), int(profit.replace("−", "-")))
        for number, name, private, state, profit, _ in rows
    }
    assert printed == {
        one.number: (one.name.en, one.private, one.state, one.profit) for one in HOUSE.board.sectors
    }


def test_there_is_nothing_besides_the_tables() -> None:
    assert sorted(one.number for one in HOUSE.board.sectors) == sorted(SECTORS)
    assert [card.id for card in HOUSE.decks.cards] == [*OPTIONS, *EVENTS]


@pytest.mark.rule(
    "economicus",
    "O1",
    "O2",
    "O3",
    "O4",
    "O5",
    "O6",
    "O7",
    "O8",
    "O9",
    "O10",
    "O11",
    "O12",
    "O13",
    "O14",
    "O15",
    "O16",
    "O17",
    "O18",
)
@pytest.mark.parametrize("id", OPTIONS)
def test_an_option_is_that_of_the_table(id: str) -> None:
    card = HOUSE.decks.card(id)
    count, window, target, sales, difficulty, *effects = OPTIONS[id]
    assert card.deck == "option"
    assert (card.count, card.window, card.target) == (count, window, target)
    assert (card.sales, card.difficulty, card.crime) == (sales, difficulty, difficulty > 0)
    assert list(card.effects) == effects


@pytest.mark.rule(
    "economicus",
    "V1",
    "V2",
    "V3",
    "V4",
    "V5",
    "V6",
    "V7",
    "V8",
    "V9",
    "V10",
    "V11",
    "V12",
    "V13",
    "V14",
    "V15",
    "V16",
    "V17",
    "V18",
    "V19",
)
@pytest.mark.parametrize("id", EVENTS)
def test_an_event_is_that_of_the_table(id: str) -> None:
    card = HOUSE.decks.card(id)
    count, *effects = EVENTS[id]
    assert (card.deck, card.window, card.target, card.crime) == ("event", "draw", "none", False)
    assert card.count == count
    assert list(card.effects) == effects


@pytest.mark.rule("economicus", "item 38")
def test_the_decks_have_forty_options_and_twenty_events() -> None:
    options, events = HOUSE.decks.counts("option"), HOUSE.decks.counts("event")
    assert (sum(options.values()), sum(events.values())) == (40, 20)
    assert sum(card.crime for card in HOUSE.decks.cards) == 8
    assert HOUSE.decks.quota == "O1"


@pytest.mark.rule("economicus", "item 38")
def test_events_raise_and_lower_the_profit_of_each_sector_once() -> None:
    changes = [e for card in HOUSE.decks.cards for e in card.effects]
    profits = [(e.sector, e.amount) for e in changes if isinstance(e, do.ChangeProfit)]
    assert sorted(profits) == sorted((n, sign) for n in SECTORS if n != 7 for sign in (1, -1))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_card_and_sector_is_named_in_both_languages(language: str) -> None:
    cards = [card.name for card in HOUSE.decks.cards] + [card.text for card in HOUSE.decks.cards]
    for names in (*cards, *(one.name for one in HOUSE.board.sectors)):
        text = getattr(names, language)
        assert text == text.strip() != ""
        cyrillic = any("а" <= letter <= "я" for letter in text.lower().replace("м", ""))
        assert cyrillic == (language == "ru")
        assert not set(text) & set("\"'…„“”" if language == "ru" else "\"'…«»")


@pytest.mark.rule("economicus", "item 25", "E8")
def test_the_dice() -> None:
    dice = HOUSE.dice
    assert (dice.black, dice.blue, dice.percent) == ((1, 1, 2, 2, 3, 3), (1, 1, 1, 2, 2, 3), False)
    assert dice.change(3, 12) == 3
    hundredths = house_of(dice="percent = true\nblack = [10, 25]\nblue = [1, 100]").dice
    assert [hundredths.change(face, 12) for face in (1, 10, 25, 100)] == [1, 2, 3, 12]
