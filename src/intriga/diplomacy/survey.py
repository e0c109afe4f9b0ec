"""Survey: what is wrong with a map. DATC does not validate one: neighbours are checked here."""

import re
from collections.abc import Iterable, Iterator

from intriga.diplomacy.atlas import Atlas, Province
from intriga.diplomacy.reason import Reason, reason
from intriga.diplomacy.tongue import fold, is_word_of_orders

_CODE = re.compile(r"[A-Z][A-Z0-9]{1,5}")
_COAST = re.compile(r"[NESW]C")
_UNIT = re.compile(r"([AF]) ([A-Z0-9]+)(?:/([A-Z]+))?")


def survey(atlas: Atlas) -> list[Reason]:
    """Everything wrong with a map; an empty list if it can be played on."""
    checks = (_codes, _shapes, _neighbours, _names, _homes, _starts)
    found = [problem for check in checks for problem in check(atlas)]
    return found or list(_one_piece(atlas))  # reachability means something on a sound map


def _codes(atlas: Atlas) -> Iterator[Reason]:
    for code, province in atlas.provinces.items():
        if not _CODE.fullmatch(code) or is_word_of_orders(code):
            yield reason("diplomacy-map-code", code=code)
        for coast in province.coasts:
            if not _COAST.fullmatch(coast):
                yield reason("diplomacy-map-coast-code", code=f"{code}/{coast}")


def _shapes(atlas: Atlas) -> Iterator[Reason]:
    """Land has roads only, sea has lanes only, a coast has a shore; several coasts are ≥ 2."""
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
    """Every name means one province: an order must not be read in two ways."""
    taken: dict[tuple[str, ...], str] = {}
    for code, province in atlas.provinces.items():
        for name in {fold(n) for n in (code, province.en, province.ru, *province.also)}:
            if not name:
                yield reason("diplomacy-map-no-name", code=code)
            elif taken.setdefault(name, code) != code:
                yield reason("diplomacy-map-name", name=" ".join(name), codes=[taken[name], code])


def _homes(atlas: Atlas) -> Iterator[Reason]:
    if not atlas.powers:
        yield reason("diplomacy-map-no-powers")
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


def _fits(unit: re.Match[str], province: Province) -> bool:
    if unit[1] == "A":
        return province.kind != "sea" and not unit[3]
    return (unit[3] or "") in province.spots


def _one_piece(atlas: Atlas) -> Iterator[Reason]:
    """From any province one comes to every other, by road or by sea."""
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
