"""Refusals in tests: their ids, once both languages have rendered them."""

from intriga.kernel import Refusal
from intriga.words import LANGUAGES, phrasebook

BOOKS = [phrasebook(language, "intriga.games.mafia") for language in LANGUAGES]
NAMES = [f"<{letter}>" for letter in "ABCDEFGHIJKLMNOP"]


def told(refusal: Refusal | None) -> str:
    """The id without `mafia-`; nothing if it is not refused. Whoever is named is shown by name."""
    if refusal is None:
        return ""
    for book in BOOKS:
        text = book.say(refusal.id, refusal.params, NAMES)
        assert ("<" in text) == ("seat" in refusal.params)
    return refusal.id.removeprefix("mafia-")
