"""Names at the table: no two chairs carry the same, and bots are seen to be bots."""

from collections.abc import Sequence

from intriga.kernel.actors import Seat
from intriga.store.seats import SeatRow
from intriga.words import LANGUAGES, phrasebook

_PACKAGE = "intriga.table"


def free_name(name: str, sitting: Sequence[SeatRow], seat: Seat) -> str:
    """This name, or with a number when somebody else at the table has it."""
    used = {chair.name.casefold() for chair in sitting if chair.seat != seat and not chair.free}
    candidate, number = name, 1
    while candidate.casefold() in used:
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


def chair_name(number: int, language: str) -> str:
    """What an empty chair is called when the options of a match are tried out."""
    return phrasebook(language, _PACKAGE).say("chair-called", {"number": number})
