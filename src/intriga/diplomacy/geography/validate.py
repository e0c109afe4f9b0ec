"""Validation of maps and their drawings."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from intriga.diplomacy.geography.atlas import Atlas, Province
from intriga.diplomacy.geography.map_shapes import Drawing
from intriga.diplomacy.reason import Reason, reason
from intriga.diplomacy.vocabulary import fold, is_word_of_orders

_CODE = re.compile(r"[A-Z][A-Z0-9]{1,5}")
_RUSSIAN_CODE = re.compile(r"[А-Я][А-Я0-9]{1,5}")
_POWER = re.compile(r"[A-Z][A-Z0-9_]{0,23}")
_COAST = re.compile(r"[NESW]C")
_UNIT = re.compile(r"([AF]) ([A-Z0-9]+)(?:/([A-Z]+))?")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Unicode categories of what nobody sees in a name: control characters, which databases do not
store, and those that turn the direction of the text around them."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""Unseen characters that some scripts need."""
_PATH = re.compile(r"M[-+0-9., \nMLHVCSQTAZ]*")  # absolute commands of a path, nothing else
_HUGE = re.compile(r"[0-9]{7}")  # more digits than any number of a drawing has

YEARS = range(-99_999, 100_000)
"""The first years that a map may have: what is played, stored and printed counts on from there."""


def check_atlas(atlas: Atlas) -> list[Reason]:
    """Everything wrong with a map; an empty list if it is valid."""
    if unseen := list(_unseen(msgspec.to_builtins(atlas, str_keys=True), ())):
        return unseen  # what else is wrong would be told with such texts in it
    checks = (_year, _codes, _shapes, _neighbours, _names, _homes, _starts, _line_ups)
    found = [problem for check in checks for problem in check(atlas)]
    found = found or list(_one_piece(atlas))  # makes sense only without other problems
    return found if atlas.drawing is None else found + check_drawing(atlas.drawing, atlas)


def check_drawing(drawing: Drawing, atlas: Atlas) -> list[Reason]:
    """Everything wrong with the drawing of a map; an empty list if it is valid and complete."""
    return [*_drawn(drawing, atlas), *_paths(drawing), *_spots(drawing, atlas)]


def _unseen(value: Any, path: tuple[str, ...]) -> Iterator[Reason]:
    """Every text that has a character which cannot be seen, names of fields among them."""
    if isinstance(value, str):
        char = next((char for char in value if _is_unseen(char)), None)
        if char is not None:
            where = "/".join(map(_seen, path))
            yield reason("diplomacy-map-unseen", path=path, where=where, char=f"U+{ord(char):04X}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            if any(map(_is_unseen, key)):
                yield from _unseen(key, (*path, key))
            else:
                yield from _unseen(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _unseen(inner, (*path, str(number)))


def _is_unseen(char: str) -> bool:
    if char.isprintable() or char in _JOINERS:
        return False
    return unicodedata.category(char) in _UNSEEN


def _seen(text: str) -> str:
    """A text with the numbers of what cannot be seen in it."""
    return "".join(f"U+{ord(char):04X}" if _is_unseen(char) else char for char in text)


def _drawn(drawing: Drawing, atlas: Atlas) -> Iterator[Reason]:
    if lost := sorted(atlas.provinces.keys() - drawing.places.keys()):
        yield reason("diplomacy-map-not-drawn", codes=lost)
    for code in sorted(drawing.places.keys() - atlas.provinces.keys()):
        yield reason("diplomacy-map-drawn-unknown", code=code)


def _paths(drawing: Drawing) -> Iterator[Reason]:
    """Paths are put into pages, so they must be valid path data, with numbers that can be drawn."""
    for name, path in drawing.paths:
        if not _PATH.fullmatch(path) or _HUGE.search(path):
            yield reason("diplomacy-map-drawn-path", code=name)


def _spots(drawing: Drawing, atlas: Atlas) -> Iterator[Reason]:
    for code, place in drawing.places.items():
        if any(not (0 <= x <= drawing.width and 0 <= y <= drawing.height) for x, y in place.spots):
            yield reason("diplomacy-map-drawn-outside", code=code)
        if (province := atlas.provinces.get(code)) is None:
            continue
        if (place.centre is not None) != province.centre:
            yield reason("diplomacy-map-drawn-centre", code=code)
        if place.coasts.keys() != province.coasts.keys():
            yield reason("diplomacy-map-drawn-coasts", code=code)


def _year(atlas: Atlas) -> Iterator[Reason]:
    if atlas.year not in YEARS:
        yield reason("diplomacy-map-year", least=YEARS[0], most=YEARS[-1])


def _codes(atlas: Atlas) -> Iterator[Reason]:
    for code, province in atlas.provinces.items():
        if not _CODE.fullmatch(code) or is_word_of_orders(code):
            yield reason("diplomacy-map-code", code=code)
        if province.ru_code and _unfit(province.ru_code):
            yield reason("diplomacy-map-ru-code", code=code, given=province.ru_code)
        for coast in province.coasts:
            if not _COAST.fullmatch(coast):
                yield reason("diplomacy-map-coast-code", code=f"{code}/{coast}")


def _unfit(code: str) -> bool:
    """Whether a Russian code could not be read as one."""
    return not _RUSSIAN_CODE.fullmatch(code) or is_word_of_orders(code)


def _shapes(atlas: Atlas) -> Iterator[Reason]:
    """Only armies move on land, only fleets at sea, fleets reach every coast; a province with
    named coasts has at least two."""
    for code, province in atlas.provinces.items():
        lanes = bool(province.fleet or province.coasts)
        if province.kind == "land" and lanes:
            yield reason("diplomacy-map-fleet-on-land", code=code)
        if province.kind == "sea" and province.army:
            yield reason("diplomacy-map-army-at-sea", code=code)
        if province.kind == "sea" and (province.centre or province.coasts):
            yield reason("diplomacy-map-sea", code=code)
        if province.kind != "land" and not lanes:
            yield reason("diplomacy-map-no-lanes", code=code)
        if province.coasts and (province.fleet or len(province.coasts) < 2):
            yield reason("diplomacy-map-coasts", code=code)


def _neighbours(atlas: Atlas) -> Iterator[Reason]:
    roads = {code: set(p.army.split()) for code, p in atlas.provinces.items()}
    lanes = {
        f"{code}/{coast}" if coast else code: set(near)
        for code, province in atlas.provinces.items()
        for coast, near in province.spots.items()
    }
    ashore = [code for code, p in atlas.provinces.items() if p.kind != "sea"]
    yield from _symmetry(roads, set(ashore))
    yield from _symmetry(lanes, set(lanes))


def _symmetry(near: dict[str, set[str]], allowed: set[str]) -> Iterator[Reason]:
    for code, others in near.items():
        for other in sorted(others):
            if other not in allowed:
                yield reason("diplomacy-map-neighbour", code=code, other=other)
            elif other == code:
                yield reason("diplomacy-map-own-neighbour", code=code)
            elif code not in near[other]:
                yield reason("diplomacy-map-one-way", code=code, other=other)


def _names(atlas: Atlas) -> Iterator[Reason]:
    """Every name belongs to one province, so that orders are not ambiguous."""
    taken: dict[tuple[str, ...], str] = {}
    for code, province in atlas.provinces.items():
        for name in {fold(n) for n in (code, *province.names)}:
            if not name:
                yield reason("diplomacy-map-no-name", code=code)
            elif taken.setdefault(name, code) != code:
                yield reason("diplomacy-map-name", name=" ".join(name), codes=[taken[name], code])


def _homes(atlas: Atlas) -> Iterator[Reason]:
    if not atlas.powers:
        yield reason("diplomacy-map-no-powers")
    for power in atlas.powers:
        if not _POWER.fullmatch(power):
            yield reason("diplomacy-map-power-code", power=power)
    for code, province in atlas.provinces.items():
        if province.home and province.home not in atlas.powers:
            yield reason("diplomacy-map-power", code=code, power=province.home)
        if province.home and not province.centre:
            yield reason("diplomacy-map-home-no-centre", code=code)


def _starts(atlas: Atlas) -> Iterator[Reason]:
    taken: set[str] = set()
    for power, data in atlas.powers.items():
        for unit in data.start:
            match = _UNIT.fullmatch(unit)
            province = atlas.provinces.get(match[2]) if match else None
            if match is None or province is None or not _fits(match, province):
                yield reason("diplomacy-map-start", power=power, unit=unit)
            elif match[2] in taken:
                yield reason("diplomacy-map-start-twice", power=power, unit=unit)
            else:
                taken.add(match[2])


def _line_ups(atlas: Atlas) -> Iterator[Reason]:
    for players, powers in atlas.line_ups.items():
        if players != len(set(powers)) or players != len(powers):
            shown = players if players in YEARS else 0  # a number of any length cannot be told
            yield reason("diplomacy-map-line-up", players=shown, powers=powers)
        elif unknown := [power for power in powers if power not in atlas.powers]:
            yield reason("diplomacy-map-line-up-power", players=players, powers=unknown)


def _fits(unit: re.Match[str], province: Province) -> bool:
    if unit[1] == "A":
        return province.kind != "sea" and not unit[3]
    return (unit[3] or "") in province.spots


def _one_piece(atlas: Atlas) -> Iterator[Reason]:
    """Every province can be reached from every other, by land or by sea."""
    near = {
        code: {other.partition("/")[0] for other in _all(province)}
        for code, province in atlas.provinces.items()
    }
    start = next(iter(near), None)
    if start is None:
        yield reason("diplomacy-map-empty")
        return
    reached, edge = {start}, [start]
    while edge:
        edge = [other for code in edge for other in near[code] - reached]
        reached.update(edge)
    if lost := sorted(set(near) - reached):
        yield reason("diplomacy-map-unreachable", codes=lost)


def _all(province: Province) -> Iterable[str]:
    yield from province.army.split()
    for near in province.spots.values():
        yield from near
