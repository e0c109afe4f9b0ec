"""Names at the table: no two chairs carry names that look alike, and bots are seen to be bots."""

import unicodedata
from collections.abc import Sequence

from intriga.kernel.actors import Seat
from intriga.store.seats import SeatRow
from intriga.words import LANGUAGES, phrasebook

_PACKAGE = "intriga.table"
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Characters that nobody sees, though Unicode does not count them among those of control."""
_MARKS = 2
"""The most signs over and under one letter: some languages need two."""
_TWINS = str.maketrans("аеорсухіјѕвкмнтз01", "aeopcyxijsbkmht3ol")
"""Letters of other alphabets, and digits, that are read as Latin ones."""


def free_name(name: str, sitting: Sequence[SeatRow], seat: Seat) -> str:
    """This name, or with a number when somebody else at the table has one that looks like it."""
    used = {looks(chair.name) for chair in sitting if chair.seat != seat and not chair.free}
    candidate, number = name, 1
    while looks(candidate) in used:
        number += 1
        candidate = f"{name} {number}"
    return candidate


def bot_name(sitting: Sequence[SeatRow], language: str) -> str:
    """A name for one more bot, in the language of who asked for it."""
    book = phrasebook(language if language in LANGUAGES else LANGUAGES[0], _PACKAGE)
    names = [name.strip() for name in book.say("bot-names").split(",")]
    used = {chair.name for chair in sitting}
    for name in names:
        called = book.say("bot-called", {"name": name})
        if called not in used:
            return called
    return free_name(book.say("bot-called", {"name": names[0]}), sitting, -1)


def legible(text: str) -> str:
    """What somebody calls himself or something, as it is shown: on one line, without characters
    that nobody sees or that turn the text round, and without towers of marks."""
    emails: list[str] = []
    marks = 0
    for command in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(command)
        if kind[0] == "C" or command in _UNSEEN:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS:
            emails.append(command)
    return " ".join("".join(emails).split())


def looks(name: str) -> str:
    """The same for all names that a player may take for one another."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(command for command in plain if command.isalnum()).translate(_TWINS)


def poses_as_bot(name: str) -> bool:
    """Whether the last word of a name says, in a language of ours, that this is a bot."""
    marks = {
        looks(phrasebook(code, _PACKAGE).say("bot-called", {"name": ""})) for code in LANGUAGES
    }
    words = [word for word in map(looks, name.replace("(", " ").split()) if word]
    return bool(words) and words[-1] in marks


def chair_name(number: int, language: str) -> str:
    """What an empty chair is called when the options of a match are tried out."""
    return phrasebook(language, _PACKAGE).say("chair-called", {"number": number})
