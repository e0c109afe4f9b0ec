"""Economicus on paper: the circle, cards with backs, chips, money and sheets of this match."""

import io
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pypdf import PageObject, PdfReader

from intriga.games.economicus.data import house_of, house_text
from intriga.games.economicus.options import Options
from intriga.games.economicus.print import PRINTOUTS
from intriga.kernel.game import Game, InvalidOptions
from intriga.web.printing.printouts import compile_pdf, printouts
from tests.print.paper import A4, HOSTILE, LANGUAGES, all_on_paper, words

GAME = cast(
    Game[Any],
    SimpleNamespace(
        id="economicus", words="intriga.games.economicus", Options=Options, seats=range(2, 9)
    ),
)
"""What the printer asks of a game."""
A3 = (841.89, 1190.55)


def pages(printout: str, language: str, seats: int = 4, **options: object) -> list[PageObject]:
    names = [f"Player {n}" if n % 2 else "" for n in range(seats)]
    pdf = compile_pdf(GAME, printout, language, options, names)
    return list(PdfReader(io.BytesIO(pdf)).pages)


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        (2, "en"),
        pytest.param(8, "ru", marks=pytest.mark.thorough),
        pytest.param(2, "ru", marks=pytest.mark.thorough),
        pytest.param(8, "en", marks=pytest.mark.thorough),
    ],
)
@pytest.mark.parametrize("printout", PRINTOUTS)
def test_each_printout_fits_its_sheets(printout: str, seats: int, language: str) -> None:
    cards = 2 * (5 + -(-2 * seats // 9) + 3)
    count = {"board": 1, "sectors": 2, "cards": cards, "pieces": 3, "money": 7, "players": seats}
    made = pages(printout, language, seats)
    assert len(made) == count[printout]
    for page in made:
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(A3 if printout == "board" else A4, abs=0.1)
        assert all_on_paper(page)


def test_titles_are_in_both_languages() -> None:
    assert [one.title for one in printouts(GAME, "en")][:2] == [
        "Board (A3)",
        "Sectors: the circle in parts",
    ]
    assert printouts(GAME, "ru")[2].title == "Карты с рубашками"


@pytest.mark.rule("economicus", "item 38")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_printed_as_often_as_it_is_in_its_deck(language: str) -> None:
    fronts = " ".join(words(page) for page in pages("cards", language, 2)[::2])
    for card in house_of().decks.cards:
        name = " ".join(card.name.of(language).split())
        stock = 4 if card.id == "O1" else 0
        assert fronts.count(name) == card.count + stock, card.id


@pytest.mark.rule("economicus", "item 10")
def test_the_board_shows_the_sectors_of_this_match() -> None:
    own = house_text("board").replace('"Banks"', '"Pawnshops"').replace("profit = 7", "profit = 9")
    (page,) = pages("board", "en", board=own)
    assert "Pawnshops" in words(page)
    assert "profit +9M" in words(page)
    assert "profit −1M" in words(page)
    with pytest.raises(InvalidOptions):
        pages("board", "en", board=own + "x = 1")


@pytest.mark.rule("economicus", "item 1")
def test_the_sheets_tell_the_goal_and_the_dice() -> None:
    assert "Stars to win: 10." in words(pages("players", "en", 4)[0])
    assert "Stars to win: 8." in words(pages("players", "en", 8)[0])
    assert "Stars to win: 6." in words(pages("players", "en", 8, raised=False)[0])
    text = words(pages("players", "en", dice="percent = true\nblack = [5, 10]\nblue = [7, 8]")[0])
    assert "5%, 10%" in text


def test_names_and_texts_of_people_stay_text() -> None:
    for printout in ("players", "board", "cards"):
        assert compile_pdf(GAME, printout, "en", {}, [*HOSTILE[:4], HOSTILE[4]])
    code = "#eval(1+1) $x$ <b> *_[]"
    own = house_text("board").replace('"Banks"', f"'{code}'")
    assert "#eval(1+1)" in words(pages("board", "en", board=own)[0])


@pytest.mark.parametrize("companies", [1, 12])
def test_sectors_of_any_size_stay_on_the_paper(companies: int) -> None:
    own = house_text("board")
    text = own.replace("private = 4", f"private = {max(companies, 4)}")
    text = text.replace("state = 3", f"state = {companies}")
    for printout in ("board", "sectors"):
        assert all(all_on_paper(page) for page in pages(printout, "ru", board=text))
