"""What things are called in the languages of the game, so that names given by hosts can be told
from them."""

from functools import cache

from intriga.games.espionage.data.price_list import PRICES
from intriga.words import LANGUAGES, Phrasebook, phrasebook

_WORDS = "intriga.games.espionage"


@cache
def specials_called() -> tuple[str, ...]:
    """The rulebook's special moves, in all languages."""
    return tuple(book.say(f"espionage-special-{name}") for book in _books() for name in PRICES)


@cache
def places_called() -> tuple[str, ...]:
    """Geneva, in all languages."""
    return tuple(book.say("espionage-geneva") for book in _books())


def _books() -> list[Phrasebook]:
    return [phrasebook(language, _WORDS) for language in LANGUAGES]
