"""Judge maps: `.map` files, as DPjudge and the Python package `diplomacy` have them.

    BEGIN SPRING 1901 MOVEMENT
    FRANCE (FRENCH) BRE MAR PAR         a power, its adjective, its home centres
    F BRE                               its units
    UNOWNED BEL SPA                     neutral centres
    Bulgaria (south coast) = bul/sc     the name of a place, its code, other names
    COAST BUL/SC ABUTS AEG CON GRE      where a fleet goes from there
    COAST bul ABUTS CON GRE SER         where an army goes

In a list of neighbours, lower case is for armies only, `Mixed` for fleets only.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from intriga.diplomacy.geography.foreign_names import Names, spelled
from intriga.diplomacy.geography.map_lines import Path

Plain = dict[str, Any]

_TYPES: Final = {"WATER": "sea", "LAND": "land", "COAST": "coast", "PORT": "coast"}
_SHUT: Final = "SHUT"
_BASES: Final = ("USE", "USES", "MAP")
_NEUTRAL: Final = ("UNOWNED", "NEUTRAL")
_IGNORED: Final = ("VICTORY", "RULE", "RULES", "DUMMY", "DUMMIES", "DIRECTIVES")


class OtherMap(ValueError):
    """The file builds on another one, which is not here: `.name`, `.line`."""

    def __init__(self, name: str, line: int) -> None:
        super().__init__(name)
        self.name, self.line = name, line


@dataclass
class _Place:
    """One entry: a province, a coast (`BUL/SC`), or the land of one with coasts (`bul`)."""

    type: str
    near: list[str]
    line: int


@dataclass
class _Power:
    line: int
    homes: list[str] = field(default_factory=list)
    owns: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)


def read(text: str) -> tuple[Plain, dict[Path, int]]:
    """The map as plain data of ours, and the line of each power and province. Raises `OtherMap`."""
    found = _File()
    for number, line in enumerate(text.splitlines(), 1):
        found.line(line.strip(), number)
    return found.plain(), found.lines()


class _File:
    def __init__(self) -> None:
        self.year = 1901
        self.powers: dict[str, _Power] = {}
        self.power: _Power | None = None
        self.neutral: list[str] = []
        self.places: dict[str, _Place] = {}
        self.titles: dict[str, str] = {}
        self.aliases: dict[str, list[str]] = {}

    # ── reading ─────────────────────────────────────────────────────────────────────────

    def line(self, line: str, number: int) -> None:
        words = line.split()
        if not words or words[0].startswith("#") or words[0].upper() in _IGNORED:
            return
        first, rest = words[0].upper(), words[1:]
        if first in _BASES:
            raise OtherMap(" ".join(rest), number)
        if "=" in line:
            self._name(line)
        elif first in (*_TYPES, _SHUT, "AMEND") and rest:
            self._place(first, rest[0], rest[2:], number)
        elif first in ("BEGIN", "UNPLAYED", "DROP"):
            self._change(first, rest)
        elif self.power is None or not self._own(self.power, first, rest):
            self._power(first, rest, number)

    def _change(self, first: str, rest: list[str]) -> None:
        """A line about the whole map."""
        if first == "BEGIN":
            self.year = next((int(word) for word in rest if word.isdecimal()), self.year)
        elif first == "UNPLAYED":
            self._unplayed(rest)
        else:
            gone = tuple(_codes(rest))
            self.places = {n: p for n, p in self.places.items() if not n.upper().startswith(gone)}

    def _own(self, power: _Power, first: str, rest: list[str]) -> bool:
        """A line about the power named last; whether it is one."""
        if first in ("A", "F") and len(rest) == 1:
            power.units.append(f"{first} {rest[0].upper()}")
        elif first == "UNITS":
            power.units.clear()
        elif first in ("OWNS", "CENTERS"):
            power.owns += _codes(rest)
        elif first in ("INHABITS", "HOME", "HOMES"):
            if first != "INHABITS":
                power.homes.clear()
            power.homes += _codes(rest)
        else:
            return False
        return True

    def _name(self, line: str) -> None:
        title, _, rest = line.partition("=")
        code, *aliases = rest.split() or [""]
        if code and "/" not in code:
            self.titles[code.upper()] = title.strip()
            clear = [one.replace("+", " ") for one in aliases if not one.endswith("?")]
            self.aliases[code.upper()] = [one for one in clear if one.replace(" ", "").isalnum()]

    def _place(self, type: str, name: str, near: list[str], number: int) -> None:
        other = self.places.pop(name.swapcase(), None)
        known = self.places.get(name) or other
        if type == "AMEND":
            type = known.type if known else "COAST"
            kept = list(known.near) if known else []
            gone = tuple(one[1:].upper() for one in near if one.startswith("-"))
            near = [one for one in kept if not gone or not one.upper().startswith(gone)] + [
                one for one in near if not one.startswith("-")
            ]
        self.places[name] = _Place(type, near or (known.near if known else []), number)

    def _power(self, first: str, rest: list[str], number: int) -> None:
        rest = [word for word in rest if not word.startswith("(") and not word.endswith(")")]
        if first in _NEUTRAL or first == "CENTERS":
            self.power = None
            self.neutral += _codes(rest)
            return
        self.power = self.powers.setdefault(spelled(first), _Power(number))
        self.power.homes += _codes(rest)

    def _unplayed(self, names: list[str]) -> None:
        """`UNPLAYED`, with names, with `ALL`, or with `ALL EXCEPT` and names."""
        given = [spelled(name.strip(",")) for name in names]
        if not given and self.power is not None:
            given = [name for name, power in self.powers.items() if power is self.power]
        elif given[:2] == ["ALL", "EXCEPT"]:
            given = [name for name in self.powers if name not in given]
        elif given[:1] == ["ALL"]:
            given = list(self.powers)
        for name in given:
            self.powers.pop(name, None)
        self.power = None

    # ── writing ─────────────────────────────────────────────────────────────────────────

    def plain(self) -> Plain:
        codes = list(dict.fromkeys(_base(name) for name in self.places if self._open(name)))
        homes = {code: name for name, power in self.powers.items() for code in power.homes}
        owned = [code for power in self.powers.values() for code in power.owns]
        centres = {*homes, *owned, *self.neutral}
        names = Names({code: self.titles.get(code, code) for code in codes})
        return {
            "id": "judge-map",
            "en": "A map from a file",
            "ru": "Карта из файла",
            "year": self.year,
            "powers": {
                name: {"en": _title(name), "ru": _title(name), "start": power.units}
                for name, power in self.powers.items()
            },
            "provinces": {
                code: self._province(code)
                | names.of(code, self.aliases.get(code, []))
                | ({"centre": True} if code in centres else {})
                | ({"home": homes[code]} if code in homes else {})
                for code in codes
            },
        }

    def lines(self) -> dict[Path, int]:
        found: dict[Path, int] = {("powers", name): one.line for name, one in self.powers.items()}
        for name, place in self.places.items():
            found.setdefault(("provinces", _base(name)), place.line)
        return found

    def _open(self, name: str) -> bool:
        return self.places[name].type != _SHUT

    def _province(self, code: str) -> Plain:
        entries = {name: place for name, place in self.places.items() if _base(name) == code}
        kind = _TYPES[next(iter(entries.values())).type]
        coasts = {name.partition("/")[2].upper(): p for name, p in entries.items() if "/" in name}
        land = entries.get(code.lower()) if coasts else None
        ashore = [land] if land else list(entries.values())
        army = dict.fromkeys(to for place in ashore for to in self._marches(place))
        found: Plain = {"kind": kind}
        if kind != "sea":
            found["army"] = " ".join(to for to in army if to != code)
        if coasts:
            found["coasts"] = {coast: " ".join(self._sails(p)) for coast, p in coasts.items()}
        elif kind != "land":
            found["fleet"] = " ".join(self._sails(next(iter(entries.values()))))
            if kind == "coast" and not found["fleet"]:
                found["kind"] = "land"  # on a lake that no fleet can leave
        return found

    def _marches(self, place: _Place) -> Iterator[str]:
        """Where an army goes."""
        for to in place.near:
            code = _base(to)
            fleets_only = to == to.title() != to.upper()
            if self._type(code) not in ("WATER", _SHUT, "") and not fleets_only:
                yield code

    def _sails(self, place: _Place) -> Iterator[str]:
        """Where a fleet goes: only to what is named with its coast, where there are several."""
        seen = set()
        for to in place.near:
            spot = to.upper()
            open_ = self._type(_base(to)) not in ("LAND", _SHUT, "")
            if open_ and to[0].isupper() and spot in self.places and spot not in seen:
                seen.add(spot)
                yield spot

    def _type(self, code: str) -> str:
        entries = (place.type for name, place in self.places.items() if _base(name) == code)
        return next(entries, "")


def _base(name: str) -> str:
    return name.partition("/")[0].upper()


def _codes(words: list[str]) -> list[str]:
    return [word.strip(",").upper() for word in words]


def _title(name: str) -> str:
    return name.replace("_", " ").title()
