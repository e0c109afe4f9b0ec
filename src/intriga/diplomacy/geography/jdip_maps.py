"""jDip's maps: the XML of its provinces (`…_adjacency.xml`) and that of its variants
(`variants.xml`), one after the other in one text. The first variant whose centres and units all lie
on these provinces is taken.
"""

import re
from collections.abc import Iterator
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from intriga.diplomacy.geography.foreign_names import Names, spelled
from intriga.diplomacy.geography.map_lines import Path

Plain = dict[str, Any]

_DECLARATIONS: Final = re.compile(r"<\?xml[^>]*\?>|<!DOCTYPE[^\[>]*(\[.*?\]\s*)?>|﻿", re.S)
"""Left out, so that several documents can be read as one, and no entity is ever declared."""
_COASTS: Final = ("nc", "sc", "ec", "wc")
_SPOT: Final = re.compile(r"[-/](\w\w)$")
_SHORT: Final = re.compile(r"<PROVINCE\s[^>]*\bshortname=[\"']([^\"']+)")


class NotRead(ValueError):
    """The text is not valid XML; `.line`."""

    def __init__(self, problem: str, line: int) -> None:
        super().__init__(problem)
        self.line = line


class NoVariant(ValueError):
    """No variant fits the provinces."""


def read(text: str) -> tuple[Plain, dict[Path, int]]:
    """The map as plain data of ours, and the line of each province. Raises `NotRead`,
    `NoVariant`."""
    bare = _DECLARATIONS.sub(lambda found: "\n" * found[0].count("\n"), text)
    try:
        root = ElementTree.fromstring(f"<all>{bare}</all>")
    except ElementTree.ParseError as error:
        raise NotRead(str(error), error.position[0]) from error
    land = _Land(root)
    variant = next((one for one in root.iter("VARIANT") if land.carries(one)), None)
    if variant is None:
        raise NoVariant
    lines: dict[Path, int] = {
        ("provinces", found[1].upper()): bare.count("\n", 0, found.start()) + 1
        for found in _SHORT.finditer(bare)
    }
    return _plain(land, variant), lines


class _Land:
    """The provinces, by code. Those with no neighbour but themselves cannot be entered."""

    def __init__(self, root: Element) -> None:
        every = {one.get("shortname", "").upper(): one for one in root.iter("PROVINCE")}
        self.code_of: dict[str, str] = {}
        """Any name, in lower case → code."""
        for code, one in every.items():
            for name in (one.get("shortname", ""), one.get("fullname", ""), *_other_names(one)):
                self.code_of.setdefault(name.lower(), code)
        self.all = {
            code: one
            for code, one in every.items()
            if any(self.spot(ref)[0] != code for _, ref in _ways(one))
        }

    def spot(self, ref: str) -> tuple[str, str]:
        """The code and the coast of a reference: `bul-sc`, `stp/nc`, `nor`."""
        coast = _SPOT.search(ref)
        name = ref[: coast.start()] if coast else ref
        code = self.code_of.get(name.lower(), name.upper())
        return code, coast[1].upper() if coast and coast[1].lower() in _COASTS else ""

    def carries(self, variant: Element) -> bool:
        """Whether a variant's centres and units are all on this land."""
        where = [
            one.get("province", "")
            for tag in ("SUPPLYCENTER", "INITIALSTATE")
            for one in variant.iter(tag)
        ]
        return bool(where) and all(self.spot(name)[0] in self.all for name in where)

    def province(self, code: str) -> Plain:
        """The kind of a province, and its neighbours. An island has a way by land to itself."""
        dry = any(way == "mv" for way, _ in _ways(self.all[code]))
        ways: dict[str, list[str]] = {}
        for way, ref in _ways(self.all[code]):
            to, coast = self.spot(ref)
            if to in self.all and to != code:
                ways.setdefault(way, []).append(f"{to}/{coast}" if coast else to)
        coasts = {way.upper(): " ".join(ways[way]) for way in _COASTS if way in ways}
        army = {to.partition("/")[0]: None for to in ways.get("mv", ())}
        fleet = ways.get("xc", [])
        kind = "sea" if not dry and not coasts else "coast" if fleet or coasts else "land"
        found: Plain = {"kind": kind}
        if army:
            found["army"] = " ".join(army)
        if coasts:
            found["coasts"] = coasts
        elif fleet:
            found["fleet"] = " ".join(dict.fromkeys(fleet))
        return found


def _ways(province: Element) -> Iterator[tuple[str, str]]:
    """Each way from a province (`mv` by land, `xc` by sea, else from a coast), and where to."""
    for one in province.iter("ADJACENCY"):
        for ref in one.get("refs", "").replace(",", " ").split():
            yield one.get("type", "mv"), ref


def _other_names(province: Element) -> Iterator[str]:
    yield from (one.get("name", "") for one in province.iter("UNIQUENAME"))


def _plain(land: _Land, variant: Element) -> Plain:
    titles = {code: one.get("fullname", code) for code, one in land.all.items()}
    names, title = Names(titles), variant.get("name", "jDip")
    powers: dict[str, Plain] = {}
    known: dict[str, str] = {}
    for one in variant.iter("POWER"):
        name, code = one.get("name", ""), spelled(one.get("name", ""))
        if one.get("active", "true") == "true":
            powers[code] = {"en": name, "ru": name, "start": []}
            others = re.split(r"\s*,\s*", one.get("altnames", ""))
            known |= {other.lower(): code for other in (name, *others) if other}
    centres: dict[str, Plain] = {}
    for one in variant.iter("SUPPLYCENTER"):
        home = known.get(one.get("homepower", "").lower())
        code = land.spot(one.get("province", ""))[0]
        centres[code] = {"centre": True} | ({"home": home} if home else {})
    for one in variant.iter("INITIALSTATE"):
        power, kind = known.get(one.get("power", "").lower()), one.get("unit", "")
        if power is None or kind.lower() not in ("army", "fleet"):
            continue
        code, coast = land.spot(one.get("province", ""))[0], one.get("unitcoast", "").upper()
        spot = f"{code}/{coast}" if coast.lower() in _COASTS else code
        powers[power]["start"].append(f"{kind[0].upper()} {spot}")
    return {
        "id": "jdip-map",
        "en": title,
        "ru": title,
        "year": _year(variant),
        "powers": powers,
        "provinces": {
            code: land.province(code) | names.of(code, _other_names(one)) | centres.get(code, {})
            for code, one in land.all.items()
        },
    }


def _year(variant: Element) -> int:
    turns = (one.get("turn", "") for one in variant.iter("STARTINGTIME"))
    years = (re.search(r"\d+", turn) for turn in turns)
    return next((int(year[0]) for year in years if year), 1901)
