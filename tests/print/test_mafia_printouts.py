"""Mafia's printouts for one room: the host's list, a sheet for a night and its day, the prices."""

import io

import pytest
from pypdf import PageObject, PdfReader

from intriga.games.mafia.data.things import spells, things
from intriga.games.mafia.game import game
from intriga.games.mafia.print import PRINTOUTS
from intriga.kernel.game import InvalidOptions
from intriga.web.printing.printouts import compile_pdf, printouts
from tests.kit.sampled import sampled
from tests.print.paper import A4, HOSTILE, LANGUAGES, all_on_paper, words

PAGES = {"host": 1, "night": 2, "prices": 1}


def people(seats: int) -> list[str]:
    """Names, every third of them still to be written."""
    return [f"Player {n} {'Long' * (n % 4)}" if n % 3 else "" for n in range(seats)]


def pages(printout: str, language: str, names: list[str], **options: object) -> list[PageObject]:
    pdf = compile_pdf(game, printout, language, options, names)
    return list(PdfReader(io.BytesIO(pdf)).pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", sampled([40, 6, 24]))
@pytest.mark.parametrize("printout", PRINTOUTS)
def test_each_printout_fits_its_sheets_of_a4(printout: str, seats: int, language: str) -> None:
    made = pages(printout, language, people(seats))
    assert len(made) == PAGES[printout]
    for page in made:
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(A4, abs=0.1)
        assert all_on_paper(page)


def test_titles_are_in_both_languages() -> None:
    assert [one.title for one in printouts(game, "en")] == [
        "Host’s list",
        "Sheet of a night and a day",
        "Price list",
    ]
    assert printouts(game, "ru")[0].title == "Список ведущего"


@pytest.mark.rule("mafia", "item 1", "M1")
def test_the_hosts_list_counts_the_roles_of_this_match() -> None:
    (page,) = pages("host", "en", people(24))
    assert "mafioso 3 · yakuza 3 · commissar 1 · assassin 1 · necromancer 1" in words(page)
    (page,) = pages("host", "en", people(24), assassin="off", clan=2)
    assert "assassin" not in words(page)
    assert "mafioso 2" in words(page)
    with pytest.raises(InvalidOptions):
        pages("host", "en", people(6), clan=3)


@pytest.mark.rule("mafia", "item 51")
def test_the_price_list_has_every_thing_and_every_spell() -> None:
    (page,) = pages("prices", "en", people(6))
    told = words(page)
    assert (len(things()), len(spells())) == (32, 11)
    for name in ("Poisoned stiletto", "Magic mirror", "Speed potion", "Madness", "Reanimation"):
        assert name in told


def test_names_are_never_source() -> None:
    names = [*HOSTILE[:6], *people(4)]
    (page,) = pages("host", "en", names)
    assert '#eval("1+1")' in words(page)
