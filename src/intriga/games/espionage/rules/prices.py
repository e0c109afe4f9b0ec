"""What special moves cost in this match, and what follows from the price list."""

from intriga.games.espionage.options import Options
from intriga.games.espionage.specials import PRICES, SET_UP


def prices(options: Options) -> dict[str, int]:
    """What may be bought, in points: the rulebook's special moves and the organiser's own."""
    return PRICES | {house.name: house.price for house in options.house}


def ticks_possible(options: Options) -> bool:
    """Whether anybody at all can have a set-up: a public fact, so nobody is asked in vain."""
    return options.specials and options.points >= PRICES[SET_UP]
