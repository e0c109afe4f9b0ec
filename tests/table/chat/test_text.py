"""Message texts: cleaning, counting characters, and mentions of names."""

import pytest

from intriga.table.chat.mentions import mentions
from intriga.table.message_text import MESSAGE_LENGTH, clean, is_too_long
from intriga.words.graphemes import length


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Привет,\r\n\r\n\r\n\r\nмир \t\n", "Привет,\n\nмир"),
        ("спра\u202eва налево\u2069", "справа налево"),
        ("нуль\x00 и звонок\x07", "нуль и звонок"),
        ("н\u200bевидимое\ufeff\u00ad", "невидимое"),
        ("башня о" + "\u0301" * 50, "башня о" + "\u0301" * 2),
        ("е\u0308ж", "ёж"),
        ("❤\ufe0f и 👨\u200d👩\u200d👧", "❤\ufe0f и 👨\u200d👩\u200d👧"),
        ("\u200d \u200e", ""),
        ("тайная \U000e0041\U000e0042метка", "тайная метка"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_cleaning(typed: str, kept: str) -> None:
    assert clean(typed) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("абв", 3),
        ("е\u0301", 1),
        ("👨\u200d👩\u200d👧\u200d👦", 1),
        ("👍🏽👍", 2),
        ("🇷🇺🇺🇸", 2),
        ("❤\ufe0f", 1),
        ("а\u200dб\u200dв", 3),
        ("한국", 2),
        ("", 0),
    ],
)
def test_length_counts_characters_as_people_do(text: str, count: int) -> None:
    assert length(text) == count


def test_the_maximum_length() -> None:
    assert not is_too_long("я" * MESSAGE_LENGTH)
    assert is_too_long("я" * (MESSAGE_LENGTH + 1))
    assert is_too_long("👨\u200d👩\u200d👧\u200d👦" * MESSAGE_LENGTH), (
        "but code points are limited, too"
    )


def test_mentions() -> None:
    names = ["Анна", "Анна Вторая", "Lev", "Аркадий (бот)"]

    def mentioned(text: str) -> list[tuple[str, int]]:
        found = mentions(text, names, range(4))
        return [(text[start : start + length], seat) for start, length, seat in found]

    assert mentioned("@Анна, где @lev?") == [("@Анна", 0), ("@lev", 2)]
    assert mentioned("@анна вторая!") == [("@анна вторая", 1)]
    assert mentioned("@Аркадий (бот) молчит") == [("@Аркадий (бот)", 3)]
    assert mentioned("пиши на post@Lev.ru, @Levin, @ Lev, @@Lev") == [("@Lev", 2)]
    assert mentions("@Lev", names, (0, 1)) == (), "that seat is not in the room"
