"""The price list of special moves (rulebook, page with the board; checklist 12–18)."""

from typing import Final

SABOTEURS: Final = "saboteurs"
MARCH: Final = "forced-march"
PATHS: Final = "secret-paths"
SET_UP: Final = "set-up"
SAFE_HOUSE: Final = "safe-house"
BLUFF: Final = "bluff"

PRICES: Final = {SABOTEURS: 3, MARCH: 3, PATHS: 4, SET_UP: 2, SAFE_HOUSE: 1, BLUFF: 2}
"""Points a piece. House specials of the organiser are priced in the options."""

BLUFF_MOST: Final = 50
"""Dollars a bluff may add to the bribe."""

BLUFF_PENALTY: Final = 100
"""Dollars a bluffer pays beyond the stake on losing."""
