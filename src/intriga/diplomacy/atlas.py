"""Atlas: a map as it is written down.

    {"id": "classic", "en": "Europe, 1901", "ru": "Европа, 1901",
     "powers": {"FRANCE": {"en": "France", "ru": "Франция", "start": ["A PAR", "F BRE", …]}, …},
     "provinces": {
       "PAR": {"kind": "land", "centre": true, "home": "FRANCE", "en": "Paris", "ru": "Париж",
               "army": "BRE BUR GAS PIC"},
       "SPA": {"kind": "coast", …, "army": "GAS MAR POR",
               "coasts": {"NC": "GAS MAO POR", "SC": "LYO MAO MAR POR WES"}},
       "ENG": {"kind": "sea", …, "also": ["ECH"], "fleet": "BEL BRE … MAO"}, …}}

Neighbours are codes with spaces between; fleets name a coast where a province has several.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["land", "coast", "sea"]


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """A power: its names and the units it starts with."""

    en: str
    ru: str
    start: list[str] = []


class Province(Struct, frozen=True, forbid_unknown_fields=True):
    """A province: what it is, how it is called, and where armies and fleets go from it."""

    kind: Kind
    en: str
    ru: str
    also: list[str] = []
    centre: bool = False
    home: str = ""
    army: str = ""
    fleet: str = ""
    coasts: dict[str, str] = {}

    @property
    def spots(self) -> dict[str, tuple[str, ...]]:
        """Where a fleet can lie: coast ("" for a province with one) → neighbours."""
        if self.coasts:
            return {coast: tuple(near.split()) for coast, near in self.coasts.items()}
        return {"": tuple(self.fleet.split())} if self.fleet else {}


class Atlas(Struct, frozen=True, forbid_unknown_fields=True):
    """A map: names, powers, provinces by code."""

    id: str
    en: str
    ru: str
    powers: dict[str, Power]
    provinces: dict[str, Province]
