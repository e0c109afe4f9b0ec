"""How places and special moves are named in messages."""

from intriga.games.espionage.board import GENEVA, is_cell
from intriga.games.espionage.specials import PRICES
from intriga.games.espionage.state import State
from intriga.kernel import Param, msg


def at(state: State, place: int) -> Param:
    """A place as a message parameter: a number, Geneva, or the name of a city."""
    if is_cell(place):
        return msg("espionage-cell", number=place)
    if place == GENEVA:
        return msg("espionage-geneva")
    return city(state.cities[place], state.options.layout == "custom")


def city(name: str, custom: bool) -> Param:
    """A city's name: the organiser's own word, or a known city in the reader's language."""
    return name if custom else msg(f"espionage-city-{name}")


def special_name(special: str) -> Param:
    """A special move's name: the organiser's own word, or the reader's language."""
    return msg(f"espionage-special-{special}") if special in PRICES else special
