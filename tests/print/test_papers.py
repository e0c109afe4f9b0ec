"""Papers of a match: what people wrote is text on them and nothing else, however many there are."""

import io

import pytest
from pypdf import PdfReader

from intriga.web.printing.papers import PaperSheets, compile_paper
from tests.print.paper import HOSTILE

ROLE = {"name": "Анна", "team": "Команда 1", "role": "Осведомитель", "help": "Молчите."}


def paper(*sheets: dict[str, str], title: str = "Роли") -> PdfReader:
    made = PaperSheets(["tests.shapes.paged.town.web"], "role.typ", "ru", title, sheets)
    printed = compile_paper(made)
    assert printed == compile_paper(made), "equal sheets, equal bytes"
    return PdfReader(io.BytesIO(printed))


@pytest.mark.parametrize("text", HOSTILE)
def test_what_people_wrote_is_just_text(text: str) -> None:
    made = paper(dict.fromkeys(ROLE, text), title=text)
    printed = made.pages[0].extract_text().replace("\n", "").replace(" ", "")
    for word in ("eval", "alert", "raw"):
        assert (word in printed) == (word in text)


def test_a_town_of_120_is_printed_on_as_many_pages() -> None:
    made = paper(*(ROLE | {"name": f"Игрок {number}"} for number in range(120)))
    assert len(made.pages) == 120
    assert "Игрок 119" in made.pages[119].extract_text()
    width, height = made.pages[0].mediabox[2:]
    assert (round(float(width)), round(float(height))) == (298, 420), "A6"
