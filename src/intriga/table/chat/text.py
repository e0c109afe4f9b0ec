"""Speech: what people type, made fit to be said, counted as people count, with those it names."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from intriga.kernel.actors import Seat

Mention: TypeAlias = tuple[int, int, Seat]
"""Where a name stands in a text — its first character and its length, with the @ — and whose."""

LETTERS: Final = 2_000
"""The most letters of a message."""

_JOINER = "\u200d"
_MARKS = 2
"""The most signs over and under one letter: some languages need two."""
_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_FLAGS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
_WELCOME = frozenset("\n\u200c\u200d\u200e\u200f")
"""Characters of control that some texts cannot do without: a new line, joined emoji, Persian and
Hebrew in a line of Russian."""
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xE0000, 0xE0FFF)))
)


def fit(text: str) -> str:
    """A text as it is kept: in lines, without what nobody sees or what turns the text round,
    without towers of marks and deserts of empty lines."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    kept: list[str] = []
    marks = 0
    for command in unicodedata.normalize("NFC", lines):
        kind = unicodedata.category(command)
        hidden = kind in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") and command not in _WELCOME
        if hidden or command in _UNSEEN:
            continue
        stacked = kind in ("Mn", "Me") and command not in _SELECTORS
        marks = marks + 1 if stacked else 0
        if marks <= _MARKS:
            kept.append(command)
    trimmed = "\n".join(line.rstrip() for line in "".join(kept).split("\n"))
    while "\n\n\n" in trimmed:
        trimmed = trimmed.replace("\n\n\n", "\n\n")
    return trimmed.strip(" \n\u200c\u200d\u200e\u200f")


def emails(text: str) -> int:
    """How many letters people count: one with its marks is one, and so is an emoji of several."""
    count = 0
    joined = half_a_flag = False
    for command in text:
        kind = unicodedata.category(command)
        if command == _JOINER:
            joined = True
        elif kind[0] == "M" or command in _TONES:
            pass
        elif command in _FLAGS and half_a_flag:
            half_a_flag = False
        else:
            count += not (joined and kind == "So")
            joined, half_a_flag = False, command in _FLAGS
    return count


def is_too_long(text: str) -> bool:
    """Whether a text is longer than a message may be."""
    return len(text) > 4 * LETTERS or emails(text) > LETTERS


def mentions(text: str, names: Sequence[str], seats: Iterable[Seat]) -> tuple[Mention, ...]:
    """Who of these seats is called in a text: `@` and the name, as it is written at the table."""
    called = sorted(
        ((names[seat], seat) for seat in seats if seat < len(names)),
        key=lambda name: -len(name[0]),
    )
    found: list[Mention] = []
    start = text.find("@")
    while start >= 0:
        before = text[start - 1 : start]
        rest = text[start + 1 :]
        for name, seat in called if not before.isalnum() else ():
            after = rest[len(name) : len(name) + 1]
            if rest[: len(name)].casefold() == name.casefold() and not after.isalnum():
                found.append((start, len(name) + 1, seat))
                break
        start = text.find("@", start + 1)
    return tuple(found)
