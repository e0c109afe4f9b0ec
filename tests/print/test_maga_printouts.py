"""MAGA's printouts for a hall: sheets of the roles, all actions on two pages, a checklist."""

import io

import pytest
from pypdf import PageObject, PdfReader

from intriga.games.maga.game import game
from intriga.games.maga.print import PRINTOUTS
from intriga.games.maga.subjects.actions import ACTIONS
from intriga.web.printing.printouts import compile_pdf, printouts
from tests.print.paper import A4, LANGUAGES, all_on_paper, words

PAGES = {"roles": 5, "actions": 2, "organiser": 1}


def pages(printout: str, language: str) -> list[PageObject]:
    pdf = compile_pdf(game, printout, language, {}, [""] * 6)
    return list(PdfReader(io.BytesIO(pdf)).pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("printout", PRINTOUTS)
def test_each_printout_fits_its_sheets_of_a4(printout: str, language: str) -> None:
    made = pages(printout, language)
    assert len(made) == PAGES[printout]
    for page in made:
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(A4, abs=0.1)
        assert all_on_paper(page)


@pytest.mark.rule("maga", "R-HELP")
@pytest.mark.parametrize("printout", ["roles", "actions"])
def test_every_action_is_printed_once(printout: str) -> None:
    text = " ".join(words(page) for page in pages(printout, "en"))
    assert text.count("§") >= sum(bool(one.credit) for one in ACTIONS.values())
    for name in ("Raise income", "Nuclear strike", "Develop a vaccine", "Help a role"):
        assert name in text
    assert "2M each" in text
    assert "1.5M" in text
    assert "250K" in text


@pytest.mark.rule("maga", "item 23", "item 62", "R-X4")
def test_a_sheet_says_how_much_a_helper_adds_and_what_gain_is_worth_a_level() -> None:
    for gross, told in ((False, "A gain of 1M over the stake"), (True, "A payout of 1M")):
        pdf = compile_pdf(game, "actions", "en", {"exchange_gross": gross}, [""] * 6)
        text = " ".join(words(page) for page in PdfReader(io.BytesIO(pdf)).pages)
        assert told in text
        assert "adds a quarter of its level (the Secretary half)" in text


def test_titles_are_in_both_languages() -> None:
    assert [one.title for one in printouts(game, "ru")][1] == "Все действия на двух страницах"
    assert [one.id for one in printouts(game, "en")] == list(PRINTOUTS)
