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


READY: Final[dict[str, tuple[str, ...]]] = {
    "careful": (PATHS, MARCH, BLUFF, SAFE_HOUSE),
    "sly": (PATHS, SET_UP, SET_UP, BLUFF),
    "strong": (PATHS, MARCH, MARCH),
}
"""Ready purchases for newcomers, the most important first. All cost the rulebook's ten points."""


def ready_purchase(name: str, points: int) -> dict[str, int]:
    """What of a ready purchase these points buy."""
    bought: dict[str, int] = {}
    for special in READY[name]:
        if PRICES[special] <= points:
            points -= PRICES[special]
            bought[special] = bought.get(special, 0) + 1
    return bought


def ticks_possible(options: Options) -> bool:
    """Whether any player can have a set-up: a public fact, so nobody is asked without need."""
    return options.specials and options.points >= PRICES[SET_UP]
