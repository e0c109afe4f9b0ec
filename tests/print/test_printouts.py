"""Espionage's printouts: real PDFs, compiled by Typst and read back with a PDF reader."""

import io
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import pytest
from msgspec import ValidationError
from pypdf import PageObject, PdfReader

from intriga.games.espionage import game
from intriga.games.espionage.print import PRINTOUTS
from intriga.kernel.game import InvalidOptions
from intriga.lab.conformance.translations import entries
from intriga.web.printing.printouts import UnknownPrintout, compile_pdf, printouts
from tests.kit.sampled import sampled
from tests.print.paper import A4, HOSTILE, LANGUAGES, all_on_paper, pieces, words
from tests.shapes.auction import game as printless

FOUR = ("Анна", "Boris", "Вера", "Gleb")

# The printed sheet of the rulebook: corners and Geneva have no number.
SHEET = [
    [None, 1, 2, 3, 4, 5, 6, 7, None],
    [8, 9, 10, 11, 12, 13, 14, 15, 16],
    [17, 18, 19, 20, 21, 22, 23, 24, 25],
    [26, 27, 28, 29, 30, 31, 32, 33, 34],
    [35, 36, 37, 38, None, 39, 40, 41, 42],
    [43, 44, 45, 46, 47, 48, 49, 50, 51],
    [52, 53, 54, 55, 56, 57, 58, 59, 60],
    [61, 62, 63, 64, 65, 66, 67, 68, 69],
    [None, 70, 71, 72, 73, 74, 75, 76, None],
]


def pages(
    printout: str, language: str = "ru", names: Sequence[str] = FOUR, **options: Any
) -> list[PageObject]:
    pdf = compile_pdf(game, printout, language, options, names)
    return list(PdfReader(io.BytesIO(pdf)).pages)


def test_every_printout_has_a_title_in_both_languages() -> None:
    assert tuple(item.id for item in printouts(game, "ru")) == PRINTOUTS
    assert printouts(game, "ru")[1].title == "Личные карточки"
    assert printouts(game, "en")[1].title == "Personal cards"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("printout", PRINTOUTS)
@pytest.mark.parametrize("seats", sampled([4, 2, 3]))
def test_each_printout_is_made_of_sheets_of_a4(printout: str, language: str, seats: int) -> None:
    pdf = compile_pdf(game, printout, language, {}, FOUR[:seats])
    reader = PdfReader(io.BytesIO(pdf))
    assert reader.metadata is not None
    title = {item.id: item.title for item in printouts(game, language)}[printout]
    assert reader.metadata.title == title
    assert len(reader.pages) == (-(-seats // 2) if printout == "cards" else 1)
    for page in reader.pages:
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(A4, abs=0.1)
        assert all_on_paper(page)


def test_the_same_printout_is_the_same_bytes() -> None:
    assert compile_pdf(game, "board", "ru", {}, FOUR) == compile_pdf(game, "board", "ru", {}, FOUR)


def test_only_vendored_typefaces_are_used() -> None:
    for printout in PRINTOUTS:
        for page in pages(printout):
            fonts = page["/Resources"]["/Font"]  # type: ignore[index]
            names = {str(font.get_object()["/BaseFont"]) for font in fonts.values()}
            assert names
            assert all(re.search("PT-?Serif|Golos|PT-?Mono", name) for name in names), names


# ── the map ─────────────────────────────────────────────────────────────────────────────


def test_the_map_is_numbered_like_the_sheet_of_the_rulebook() -> None:
    (page,) = pages("board")
    side = 21 * 72 / 25.4
    left, top = 11 * 72 / 25.4, float(page.mediabox.height) - 10 * 72 / 25.4
    printed: list[list[int | None]] = [[None] * 9 for _ in range(9)]
    for text, x, y in pieces(page):
        column, row = int((x - left) // side), int((top - y) // side)
        if text.isdigit() and column < 9:
            assert printed[row][column] is None
            printed[row][column] = int(text)
    assert printed == SHEET


@pytest.mark.parametrize(
    ("layout", "corners"),
    [
        ("sheet", {"ЛОНДОН": "tl", "НЬЮ-ЙОРК": "tr", "МОСКВА": "bl", "ПЕКИН": "br"}),
        ("figure", {"ЛОНДОН": "tl", "МОСКВА": "tr", "ВАШИНГТОН": "bl", "ПЕКИН": "br"}),
        ("custom", {"ТВЕРЬ": "tl", "ОМСК": "tr", "УФА": "bl", "ЯЛТА": "br"}),
    ],
)
def test_cities_are_in_the_corners_of_their_layout(layout: str, corners: dict[str, str]) -> None:
    own = {
        "city_top_left": "Тверь",
        "city_top_right": "Омск",
        "city_bottom_left": "Уфа",
        "city_bottom_right": "Ялта",
    }
    (page,) = pages("board", layout=layout, **own)
    width, height = float(page.mediabox.width), float(page.mediabox.height)
    found = {}
    for text, x, y in pieces(page):
        for city in corners:
            # A long name may take two lines; the first one gives the place.
            if text.rstrip("-").upper() == city.split("-")[0]:
                across = "l" if x < width / 3 else "r"
                found[city] = ("t" if y > height / 2 else "b") + across
    assert found == corners


def test_an_ownerless_corner_is_closed_unless_transit_is_allowed() -> None:
    assert words(pages("board", names=FOUR[:2])[0]).count("закрыто") == 2
    drawn = words(pages("board", names=FOUR[:3])[0])
    assert "зачеркните углы без хозяина" in drawn, "three draw their corners"
    assert "закрыто" not in drawn
    assert words(pages("board", names=FOUR)[0]).count("закрыто") == 0
    free = words(pages("board", names=FOUR[:2], transit=True)[0])
    assert free.count("проход") == 2
    assert "закрыто" not in free


def test_with_drawn_corners_none_is_marked_as_closed() -> None:
    text = words(pages("board", names=FOUR[:3], corners="drawn")[0])
    assert "зачеркните углы без хозяина" in text
    assert "закрыто" not in text
    assert not any(name in text for name in FOUR)
    assert "зачеркните углы" not in words(pages("board", names=FOUR, corners="drawn")[0])
    free = words(pages("board", names=FOUR[:3], corners="drawn", transit=True)[0])
    assert "зачеркните углы" not in free


# ── personal cards ──────────────────────────────────────────────────────────────────────


def test_each_player_has_a_card_and_an_odd_number_leaves_a_spare() -> None:
    sheets = pages("cards", names=FOUR[:3])
    assert len(sheets) == 2
    both = " ".join(words(page) for page in sheets)
    assert both.count("Личная карточка") == 4
    for name in FOUR[:3]:
        assert both.count(name) == 1
    assert FOUR[3] not in both
    assert "Лондон" not in words(sheets[0]), "three draw their corners"
    assert re.search("Лондон.{0,20}Анна", words(pages("cards", names=FOUR[:2])[0]))
    assert both.count("1 000 $") == 4


def test_the_card_lists_special_moves_with_the_prices_of_the_match() -> None:
    house = [
        {"name": "Двойной агент", "price": 5, "peek": True},
        {"name": "Не по карману", "price": 11, "clear": True},
    ]
    text = words(pages("cards", house=house, money=700)[0])
    for line in ("Подрывники 3", "Марш-бросок 3", "Тайные тропы 4", "Подстава 2"):
        assert line in text
    for line in ("Явка провалена 1", "Блеф 2", "Двойной агент 5", "10 очков", "700 $"):
        assert line in text
    assert "Не по карману" not in text


@pytest.mark.parametrize("off", [{"specials": False}, {"points": 0}])
def test_no_special_moves_are_printed_when_there_are_none(off: dict[str, Any]) -> None:
    for printout in PRINTOUTS:
        text = words(pages(printout, "en", **off)[0])
        assert "Saboteurs" not in text
        assert "pecial move" not in text.split("Espionage is a Russian")[0]


# ── the rules ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Each makes one bid"),
        ({"bidding": "sealed"}, "All bids are revealed together"),
        ({"bidding": "ascending"}, "Each bids more than the last"),
        ({}, "The earlier bid wins"),
        ({"bidding": "sealed"}, "The player whose turn it is wins the tie"),
        ({"tie": "burn"}, "All bids are lost"),
        ({}, "How much came back is not said aloud"),
        ({"returns": "public"}, "How much came back is announced"),
        ({"transit": True}, "The Papers can pass through"),
        ({"corners": "drawn"}, "Cities are assigned at random"),
        ({"corners": "chosen"}, "Players choose their cities in turn"),
        ({"rounds": 1}, "After 1 round the city"),
        ({"money": 250}, "Everyone starts with $250"),
        ({"points": 7}, "special moves for up to 7 points"),
    ],
)
def test_the_rules_match_the_options(options: dict[str, Any], sentence: str) -> None:
    assert sentence in words(pages("reference", "en", **options)[0])


def test_ties_are_mentioned_only_where_they_can_happen() -> None:
    assert "A tie" not in words(pages("reference", "en", bidding="ascending")[0])


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "ru",
            (
                "Взять из банка 30 $.",
                "Все взятки на одной клетке сгорают. Чужие взятки на одной клетке возвращаются",
                "Узнать, сколько всего лежит на одной клетке. Прыжок через одну клетку.",
                "Отдать в банк 20 $. 2 шага Бумагами подряд.",
                "Что он делает, объяснит ведущий.",
            ),
        ),
        (
            "en",
            (
                "Take $30 from the bank.",
                "All bribes on one cell burn. Other players’ bribes on one cell go back",
                "Learn how much lies on one cell in all. Jump over one cell.",
                "Pay $20 to the bank. 2 steps with the Papers in a row.",
                "The host will explain what it does.",
            ),
        ),
    ],
)
def test_custom_special_moves_are_explained(language: str, sentences: Sequence[str]) -> None:
    house = [
        {"name": "I", "price": 1, "money": 30, "clear": True, "refund": True},
        {"name": "II", "price": 2, "peek": True, "jump": True},
        {"name": "III", "price": 0, "money": -20, "steps": 2},
        {"name": "IV", "price": 3},
    ]
    text = words(pages("reference", language, house=house)[0])
    for sentence in sentences:
        assert sentence in text


def test_the_authors_are_credited() -> None:
    for language in LANGUAGES:
        text = words(pages("reference", language)[0])
        assert "Subterfuge" in text
        assert "Games with Pencil and Paper" in text
        assert ("Эрика Соломона" if language == "ru" else "Eric Solomon") in text


@pytest.mark.thorough
def test_the_longest_rules_fit_on_one_sheet() -> None:
    house = [
        {
            "name": f"{number} " + "Щ" * 38,
            "price": 100,
            "money": -1000,
            "clear": True,
            "refund": True,
            "peek": True,
            "steps": 3,
        }
        for number in range(8)
    ]
    for language in LANGUAGES:
        for printout in PRINTOUTS:
            sheets = pages(printout, language, points=100, money=10_000, house=house)
            assert len(sheets) == (2 if printout == "cards" else 1)
            assert all(map(all_on_paper, sheets))
        # The last line of the last column is not cut off.
        assert ("Пунктир" if language == "ru" else "Dashed") in words(sheets[0])


# ── text entered by people ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", sampled(HOSTILE, 2))
def test_nicknames_are_printed_as_text(name: str) -> None:
    for printout in ("board", "cards"):
        sheets = pages(printout, names=(name, "Анна"))
        assert len(sheets) == 1
        assert all_on_paper(sheets[0])
        if name.strip().isascii() and name.isprintable():
            letters = re.sub(r"\s", "", name)
            assert letters in re.sub(r"\s", "", words(sheets[0]))


def test_control_characters_are_left_out() -> None:
    (page,) = pages("board", names=("Ни\x00на\u202e\ud800", "\n\x1b"))
    assert "Нина" in words(page)


def test_city_and_special_names_are_printed_as_text() -> None:
    own: dict[str, Any] = {
        "layout": "custom",
        "city_top_left": "#panic()",
        "city_bottom_right": "$ x $ *a*",
        "house": [{"name": '#read("main.typ")', "price": 1, "clear": True}],
    }
    for printout in PRINTOUTS:
        text = re.sub(r"\s", "", words(pages(printout, names=("", ""), **own)[0])).lower()
        if printout != "reference":
            assert "#panic()" in text
            assert "$x$*a*" in text
        if printout != "board":
            assert '#read("main.typ")' in text


def test_invalid_printouts_are_refused() -> None:
    with pytest.raises(UnknownPrintout):
        compile_pdf(game, "../secrets", "ru", {}, FOUR)
    with pytest.raises(UnknownPrintout):
        compile_pdf(printless, "board", "ru", {}, FOUR)
    with pytest.raises(ValueError, match="not played by 5"):
        compile_pdf(game, "board", "ru", {}, (*FOUR, "E"))
    with pytest.raises(ValueError, match="no such language"):
        compile_pdf(game, "board", "../en", {}, FOUR)
    with pytest.raises(ValidationError):
        compile_pdf(game, "board", "ru", {"money": "all"}, FOUR)
    twins = {"layout": "custom", "city_top_left": "Уфа", "city_top_right": "Уфа"}
    with pytest.raises(InvalidOptions) as refused:
        compile_pdf(game, "board", "ru", twins, FOUR)
    assert refused.value.refusal.id == "espionage-same-cities"
    assert printouts(printless, "ru") == ()


# ── texts ───────────────────────────────────────────────────────────────────────────────


def test_both_languages_have_the_same_messages() -> None:
    ids = []
    for language in LANGUAGES:
        found = entries("intriga.games.espionage.print", language)
        ids.append([entry.id.name for entry in found])
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


def test_typst_sources_contain_no_text() -> None:
    sources = 0
    games = ("intriga.games.espionage.print", "intriga.games.diplomacy.print")
    for package in (*games, "intriga.web.printing"):
        for item in files(package).iterdir():
            if item.name.endswith(".typ"):
                sources += 1
                code = re.sub(r"(?m)//.*$", "", item.read_text("utf-8"))
                code = re.sub(r'regex\("[^"]*"\)', "", code)
                assert not re.search("[А-Яа-яЁё]", code), item.name
                # The only literal content is the full stop of a heading and the dash of a list.
                written = "".join(re.findall(r"\[([^\]]*)\]", code))
                assert not re.search("[A-Za-z]", written), item.name
    assert sources == 7
