"""Menus of legal orders, kept for a position: the choices of each unit and every reading of orders
ask for the same one."""

from functools import lru_cache
from typing import Final, TypeAlias

from intriga.diplomacy.adjudication.legal import Menu
from intriga.warfare.situation import Situation

Units: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""Power → its units, as a key."""
_KEPT: Final = 64
"""So many positions are kept: one with all its orders takes some hundred kilobytes."""


def units_key(now: Situation) -> Units:
    """All units of a position, which its legal orders follow from."""
    return tuple((name, tuple(there)) for name, there in now.units.items())


@lru_cache(maxsize=_KEPT)
def menu(map: str, units: Units) -> Menu:
    """The legal orders of a movement phase on the map of this id."""
    return Menu(map, dict(units))
