"""Characters as people count them: emoji that are joined, flags and letters with marks stay whole,
in names as anywhere."""

import pytest

from intriga.kernel.spelling.plain_text import readable
from intriga.kernel.spelling.similar_names import lookalikes
from intriga.table.accounts.accounts import fit_name
from intriga.table.errors import TableError
from intriga.table.names import clean_text
from intriga.words.graphemes import cut, graphemes, length

FAMILY = "👨‍👩‍👧‍👦"
WHOLE = [
    FAMILY,
    "👩🏽‍🚀",  # with a skin tone
    "🧔🏿",
    "❤️‍🔥",
    "☺️",
    "🏳️‍🌈",
    "🏴‍☠️",
    "🇷🇺",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # England
    "1️⃣",
    "#⃣",
    "🐻‍❄️",
    "й",
    "ё́",
]


@pytest.mark.parametrize("one", WHOLE)
def test_what_people_see_as_one_character_stays_one(one: str) -> None:
    assert list(graphemes(f"а{one}б")) == ["а", one, "б"]
    assert list(graphemes(one * 3)) == [one] * 3
    assert length(f"Анна {one}") == 6
    for most in range(len(one)):
        assert cut(f"а{one}", 1 + most) == "а"
    assert cut(f"а{one}б", 1 + len(one)) == f"а{one}"


@pytest.mark.parametrize("one", WHOLE)
def test_a_name_keeps_joined_emoji(one: str) -> None:
    shown = clean_text(f"  Анна {one} ")
    assert length(shown) == 6
    assert clean_text(shown) == shown
    assert shown.endswith(one.replace("й", "й"))
    assert fit_name(shown) == shown


@pytest.mark.parametrize(
    "hidden",
    [
        "Ан\u200dна",
        "Анна\u200d",
        "Анна\ufe0f",
        "Анна\U000e0067\U000e007f",
        "\u200dАнна",
        "Ан\u2060на",
        "Анна\u202e",
    ],
)
def test_joiners_outside_emoji_are_nowhere(hidden: str) -> None:
    """Two names that look the same must be the same."""
    assert clean_text(hidden) == "Анна"


def test_what_cannot_be_seen_is_no_part_of_an_emoji() -> None:
    assert clean_text("👨\u200d") == "👨"
    assert clean_text("👨\u200d\u200d👩") == "👨👩"
    assert clean_text("🏴\U000e0067") == "🏴"
    assert clean_text("1\ufe0f2") == "12"
    assert lookalikes("Анна ❤️") == lookalikes("Анна ❤")


def test_flags_are_pairs_of_letters() -> None:
    assert list(graphemes("🇷🇺🇩🇪🇫")) == ["🇷🇺", "🇩🇪", "🇫"]


def test_messages_keep_the_flags_of_parts_of_countries() -> None:
    assert readable(f"за {WHOLE[8]}!") == f"за {WHOLE[8]}!"
    assert readable("за 🏴\U000e0067!") == "за 🏴!"


def test_a_name_is_counted_as_people_count() -> None:
    assert fit_name(FAMILY * 5) == FAMILY * 5
    with pytest.raises(TableError):
        fit_name("а" * 33)
    with pytest.raises(TableError):
        fit_name(FAMILY * 9)  # more than the database keeps
