"""The price list of special moves (rulebook, page with the board; checklist 12–18), and what may be
bought in a match."""

from typing import Final

from intriga.games.espionage.options import Options

SABOTEURS: Final = "saboteurs"
MARCH: Final = "forced-march"
PATHS: Final = "secret-paths"
SET_UP: Final = "set-up"
SAFE_HOUSE: Final = "safe-house"
BLUFF: Final = "bluff"

PRICES: Final = {SABOTEURS: 3, MARCH: 3, PATHS: 4, SET_UP: 2, SAFE_HOUSE: 1, BLUFF: 2}
"""Points for one. The prices of the organiser's own special moves are in the options."""

BLUFF_MOST: Final = 50
"""Dollars a bluff may add to the bribe."""

BLUFF_PENALTY: Final = 100
"""Dollars a bluffer who loses pays besides the stake."""


def prices(options: Options) -> dict[str, int]:
    """What may be bought, in points: the rulebook's special moves and the organiser's own."""
    return PRICES | {house.name: house.price for house in options.house}


def ticks_possible(options: Options) -> bool:
    """Whether any player can have a set-up: a public fact, so nobody is asked without need."""
    return options.specials and options.points >= PRICES[SET_UP]
