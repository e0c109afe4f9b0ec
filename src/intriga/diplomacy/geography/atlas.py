"""Atlas: a map as it is stored in JSON.

    {"id": "classic", "en": "Europe, 1901", "ru": "Европа, 1901",
     "powers": {"FRANCE": {"en": "France", "ru": "Франция", "start": ["A PAR", "F BRE", …]}, …},
     "provinces": {
       "PAR": {"kind": "land", "centre": true, "home": "FRANCE", "en": "Paris", "ru": "Париж",
               "ru_code": "ПАР", "army": "BRE BUR GAS PIC"},
       "SPA": {"kind": "coast", …, "army": "GAS MAR POR",
               "coasts": {"NC": "GAS MAO POR", "SC": "LYO MAO MAR POR WES"}},
       "ENG": {"kind": "sea", …, "also": ["ECH"], "fleet": "BEL BRE … MAO"}, …},
     "line_ups": {"3": ["ENGLAND", "RUSSIA", "TURKEY"], …},
     "drawing": {…}}

Neighbours are codes separated by spaces; for fleets, with the coast where a province has several.
A map of your own may include its `drawing`; the included maps have it in a separate file.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from intriga.diplomacy.geography.map_shapes import Drawing

Kind: TypeAlias = Literal["land", "coast", "sea"]


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """A power: its names and the units it starts with."""

    en: str
    ru: str
    start: list[str] = []


class Province(Struct, frozen=True, forbid_unknown_fields=True):
    """A province: its kind, its names (`also`: abbreviations), and the neighbours of armies and
    fleets. `home`: the power whose home centre it is; `ru_code`: its code on Russian maps and in
    Russian orders, "" for the same code as in English."""

    kind: Kind
    en: str
    ru: str
    ru_code: str = ""
    also: list[str] = []
    centre: bool = False
    home: str = ""
    army: str = ""
    fleet: str = ""
    coasts: dict[str, str] = {}

    @property
    def names(self) -> list[str]:
        """All names under which it is known, without its code."""
        return [self.en, self.ru, *([self.ru_code] if self.ru_code else []), *self.also]

    @property
    def spots(self) -> dict[str, tuple[str, ...]]:
        """The spots for a fleet: coast ("" for a province with one) → neighbours."""
        if self.coasts:
            return {coast: tuple(near.split()) for coast, near in self.coasts.items()}
        return {"": tuple(self.fleet.split())} if self.fleet else {}


class Atlas(Struct, frozen=True, forbid_unknown_fields=True):
    """A map: its names, powers, provinces by code, and first year."""

    id: str
    en: str
    ru: str
    powers: dict[str, Power]
    provinces: dict[str, Province]
    year: int = 1901
    line_ups: dict[int, list[str]] = {}
    """Number of players → the powers of a fair game. The home centres of the others are neutral
    then."""
    drawing: Drawing | None = None
