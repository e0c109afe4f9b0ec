"""Atlas: a map as it is written down, read from JSON and surveyed before use.

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

from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from intriga.diplomacy.reason import Reason

Kind: TypeAlias = Literal["land", "coast", "sea"]


class BadMap(ValueError):
    """A map that cannot be played on; `.problems` says everything that is wrong with it."""

    def __init__(self, problems: list[Reason]) -> None:
        super().__init__("; ".join(f"{p.id} {p.params}" for p in problems))
        self.problems = problems


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


def read_atlas(raw: bytes | str) -> Atlas:
    """A map of the community from JSON; raises `BadMap` saying where and what is wrong."""
    from intriga.diplomacy.survey import survey

    try:
        atlas = msgspec.json.decode(raw, type=Atlas)
    except msgspec.DecodeError as error:  # a ValidationError is one too and names the place
        raise BadMap([Reason("diplomacy-map-format", {"problem": str(error)})]) from None
    problems = survey(atlas)
    if problems:
        raise BadMap(problems)
    return atlas


@lru_cache
def shipped(id: str) -> Atlas:
    """A map of this package. Raises KeyError if there is none of this name."""
    if id not in maps():
        raise KeyError(id)
    return read_atlas((files(__package__) / "maps" / f"{id}.json").read_bytes())


@lru_cache
def maps() -> tuple[str, ...]:
    """The ids of the maps of this package."""
    folder = files(__package__) / "maps"
    return tuple(sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".json")))
