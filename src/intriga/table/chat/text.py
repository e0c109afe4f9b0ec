"""The text of chat messages: cleaned, counted as people count, with the names it mentions."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from intriga.kernel.actors import Seat

Mention: TypeAlias = tuple[int, int, Seat]
"""A name in a text: its first character, its length (both with the @), and the seat it names."""

MESSAGE_LENGTH: Final = 2_000
"""The longest message, in characters as people count them."""

_JOINER = "\u200d"
_MARKS = 2
"""The most combining marks on one letter: some languages need two."""
_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_FLAGS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
_ALLOWED = frozenset("\n\u200c\u200d\u200e\u200f")
"""Control characters that some texts need: a new line, joined emoji, Persian and Hebrew within a
line of Russian."""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xE0000, 0xE0FFF)))
)


def clean(text: str) -> str:
    """A text as it is stored: without invisible characters and those that reverse the direction of
    text, with few combining marks on one letter and few empty lines in a row."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", lines):
        kind = unicodedata.category(char)
        hidden = kind in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") and char not in _ALLOWED
        if hidden or char in _INVISIBLE:
            continue
        stacked = kind in ("Mn", "Me") and char not in _SELECTORS
        marks = marks + 1 if stacked else 0
        if marks <= _MARKS:
            kept.append(char)
    trimmed = "\n".join(line.rstrip() for line in "".join(kept).split("\n"))
    while "\n\n\n" in trimmed:
        trimmed = trimmed.replace("\n\n\n", "\n\n")
    return trimmed.strip(" \n\u200c\u200d\u200e\u200f")


def length(text: str) -> int:
    """How many characters people count: a letter with its marks is one, and so is an emoji that is
    joined of several."""
    count = 0
    joined = half_a_flag = False
    for char in text:
        kind = unicodedata.category(char)
        if char == _JOINER:
            joined = True
        elif kind[0] == "M" or char in _TONES:
            pass
        elif char in _FLAGS and half_a_flag:
            half_a_flag = False
        else:
            count += not (joined and kind == "So")
            joined, half_a_flag = False, char in _FLAGS
    return count


def is_too_long(text: str) -> bool:
    """Whether a text is longer than a message may be."""
    return len(text) > 4 * MESSAGE_LENGTH or length(text) > MESSAGE_LENGTH


def mentions(text: str, names: Sequence[str], seats: Iterable[Seat]) -> tuple[Mention, ...]:
    """The mentions of these seats in a text: `@` and a name as it is shown at the table."""
    known = sorted(
        ((names[seat], seat) for seat in seats if seat < len(names)),
        key=lambda name: -len(name[0]),
    )
    found: list[Mention] = []
    start = text.find("@")
    while start >= 0:
        before = text[start - 1 : start]
        rest = text[start + 1 :]
        for name, seat in known if not before.isalnum() else ():
            after = rest[len(name) : len(name) + 1]
            if rest[: len(name)].casefold() == name.casefold() and not after.isalnum():
                found.append((start, len(name) + 1, seat))
                break
        start = text.find("@", start + 1)
    return tuple(found)
