"""Parameters of messages: places, cities, special moves."""

from intriga.games.espionage.data.geometry import GENEVA, is_cell
from intriga.games.espionage.data.price_list import PRICES
from intriga.games.espionage.state import State
from intriga.kernel import Param, msg


def place_name(state: State, place: int) -> Param:
    """The name of a place: a cell with its number, Geneva, or a city."""
    if is_cell(place):
        return msg("espionage-cell", number=place)
    if place == GENEVA:
        return msg("espionage-geneva")
    return city(state.cities[place], state.options.layout == "custom")


def city(name: str, custom: bool) -> Param:
    """The name of a city: as the organiser wrote it, or a known city in the reader's language."""
    return name if custom else msg(f"espionage-city-{name}")


def special_name(special: str) -> Param:
    """The name of a special move: as the organiser wrote it, or in the reader's language."""
    return msg(f"espionage-special-{special}") if special in PRICES else special
