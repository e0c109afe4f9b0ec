"""Names as they are shown: cleaned of unreadable characters, unique at one table, bots marked."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol

from intriga.kernel.actors import Seat
from intriga.kernel.similar_names import lookalikes
from intriga.store.seats import SeatRow
from intriga.words import LANGUAGES, phrasebook

_PACKAGE = "intriga.table"
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Characters that are not displayed although Unicode does not class them as control characters."""
_MAX_MARKS = 2
"""The most combining marks kept on one character: some languages need two."""


class Named(Protocol):
    """A seat with its number and its player's name, empty if it is free."""

    @property
    def seat(self) -> Seat: ...
    @property
    def name(self) -> str: ...


def free_name(name: str, chairs: Sequence[Named], seat: Seat) -> str:
    """This name; with a number after it when another seat of the match has one that looks alike."""
    used = _looks(chair for chair in chairs if chair.seat != seat and chair.name)
    candidate, number = name, 1
    while lookalikes(candidate) & used:
        number += 1
        candidate = f"{name} {number}"
    return candidate


def bot_name(chairs: Sequence[SeatRow], language: str) -> str:
    """A name for one more bot in this match. A language without translations gets the first of
    `LANGUAGES`."""
    book = phrasebook(language if language in LANGUAGES else LANGUAGES[0], _PACKAGE)
    names = [name.strip() for name in book.say("bot-names").split(",")]
    used = _looks(chairs)
    for name in names:
        marked = book.say("bot-called", {"name": name})
        if not lookalikes(marked) & used:
            return marked
    return free_name(book.say("bot-called", {"name": names[0]}), chairs, -1)


def _looks(chairs: Iterable[Named]) -> set[str]:
    """The keys of all names on these chairs."""
    return {key for chair in chairs for key in lookalikes(chair.name)}


def clean_text(text: str) -> str:
    """Text that a person entered, fit to be shown to others: on one line, in normal form C, without
    invisible characters or ones that change the direction of text, and with at most two combining
    marks in a row."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(char)
        if category[0] == "C" or char in _INVISIBLE:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MAX_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def poses_as_bot(name: str) -> bool:
    """Whether the last word of a name is the mark of a bot in any language of ours."""
    marks = {
        key
        for code in LANGUAGES
        for key in lookalikes(phrasebook(code, _PACKAGE).say("bot-called", {"name": ""}))
    }
    words = [word for word in name.replace("(", " ").split() if any(map(str.isalnum, word))]
    return bool(words) and bool(lookalikes(words[-1]) & marks)


def placeholder_name(number: int, language: str) -> str:
    """What the player of seat `number` (from 1) is called while the options of a match are tried
    out."""
    return phrasebook(language, _PACKAGE).say("chair-called", {"number": number})
