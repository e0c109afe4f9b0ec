"""Names as they are shown: cleaned of unreadable characters, unique at one table, bots marked."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol

from intriga.kernel.actors import Seat
from intriga.kernel.spelling.plain_text import REGIONAL_FLAG
from intriga.kernel.spelling.similar_names import lookalikes
from intriga.store.seats import SeatRow
from intriga.words import LANGUAGES, phrasebook

_PACKAGE = "intriga.table"
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Characters that are not displayed although Unicode does not class them as control characters."""
_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
    "[\ufe0f\U0001f3fb-\U0001f3ff]?"
)
_EMOJI = re.compile(
    f"{REGIONAL_FLAG.pattern}|[0-9#*]\ufe0f?\u20e3"  # the latter is a key
    f"|{_PICTURE}(?:\u200d{_PICTURE}){{0,7}}"
)
"""An emoji, alone or joined of several (UTS 51)."""
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
    marks in a row. Emoji that are joined of several stay together; the characters that join them
    are nowhere else."""
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    kept, at = [], 0
    for emoji in _EMOJI.finditer(line):
        if not any(unicodedata.category(char) == "Cn" for char in emoji[0]):
            kept += [_cleaned(line[at : emoji.start()]), emoji[0]]
            at = emoji.end()
    kept.append(_cleaned(line[at:]))
    return " ".join("".join(kept).split())


def _cleaned(text: str) -> str:
    """A text without emoji, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if category[0] == "C" or char in _INVISIBLE:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MAX_MARKS:
            kept.append(char)
    return "".join(kept)


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
