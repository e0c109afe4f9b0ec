"""Retreats (Z36), removals (Z37) and the victory number (Z3) once more, written from the text of
the rulings alone and without the library: the map is read from its file."""

import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from importlib.resources import files
from typing import Any, NamedTuple


class Ousted(NamedTuple):
    """A dislodged unit: its kind and place, its power, where it may go, and what was wished."""

    power: str
    unit: str
    legal: Sequence[str]
    wished: Sequence[str]


class Land:
    """What the rulings ask of a map."""

    def __init__(self, map: str) -> None:
        raw = (files("intriga.diplomacy") / "maps" / f"{map}.json").read_text("utf-8")
        self.provinces: dict[str, dict[str, Any]] = json.loads(raw)["provinces"]

    def is_centre(self, place: str) -> bool:
        return bool(self.provinces[province(place)].get("centre"))

    def next_to(self, kind: str, place: str) -> list[str]:
        here = self.provinces[province(place)]
        if kind == "A":
            return str(here.get("army", "")).split()
        _, _, coast = place.partition("/")
        return str(here["coasts"][coast] if coast else here.get("fleet", "")).split()

    def how_far(self, kind: str, place: str, goals: Iterable[str]) -> int:
        """Steps on the unit's own graph, by Bellman and Ford: 999 if there is no way."""
        wanted = set(goals)
        every = {place}
        while True:
            more = {near for one in every for near in self.next_to(kind, one)} - every
            if not more:
                break
            every |= more
        steps = {one: 0 if province(one) in wanted else 999 for one in every}
        for _ in every:
            for one in every:
                for near in self.next_to(kind, one):
                    steps[one] = min(steps[one], steps[near] + 1)
        return min(steps[place], 999)


def province(place: str) -> str:
    return place.split("/", maxsplit=1)[0]


def home_of(unit: str) -> str:
    return province(unit.split()[1])


def retreats(
    land: Land,
    ousted: Sequence[Ousted],
    centres: Mapping[str, Sequence[str]],
    decided: Mapping[str, str],
) -> dict[str, str]:
    """Unit → place, "" where it is disbanded."""
    goes: dict[str, str] = dict(decided)
    forbidden: dict[str, list[str]] = {one.unit: [] for one in ousted}

    def open_to(one: Ousted, place: str) -> bool:
        full = [province(other) for other in goes.values() if other]
        return place in one.legal and province(place) not in full + forbidden[one.unit]

    # "Player's ranked wish if legal … Two wishes for one place cancel each other: it is barred to
    # both, each takes its next wish."
    changed = True
    while changed:
        changed = False
        wishes = {}
        for one in ousted:
            if one.unit not in goes:
                possible = [place for place in one.wished if open_to(one, place)]
                if possible:
                    wishes[one.unit] = possible[0]
        for unit, place in wishes.items():
            changed = True
            rivals = [u for u, p in wishes.items() if province(p) == province(place) and u != unit]
            if rivals:
                forbidden[unit].append(province(place))
            else:
                goes[unit] = place
    # "Automatic retreats go after the wishes, one by one by province id, never into a taken
    # province; own centre > other centre > nearest … > province id. None legal → disband."
    for one in sorted(ousted, key=lambda one: home_of(one.unit)):
        if one.unit in goes:
            continue
        mine = centres[one.power]
        places = [place for place in one.legal if open_to(one, place)]
        own = [place for place in places if province(place) in mine]
        other = [place for place in places if land.is_centre(place)]
        group = own or other or places
        ranked = sorted(
            (land.how_far(one.unit[0], place, mine), province(place), place) for place in group
        )
        goes[one.unit] = ranked[0][2] if ranked else ""
    return goes


def removed(units: Sequence[str], missing: int, draws: Sequence[int]) -> list[str]:
    """Drawn "one after another from the units by province id"."""
    left, gone, numbers = sorted(units, key=home_of), [], list(draws)
    for _ in range(missing):
        unit = left[numbers.pop(0)] if len(left) > 1 else left[0]
        left.remove(unit)
        gone.append(unit)
    return gone


def victory(centres: int) -> int:
    """ "Need both: half + 1, and 51 %": the fewest centres that are enough."""
    half = centres // 2 + 1
    return next(n for n in range(half, centres + 2) if Fraction(n) >= Fraction(51, 100) * centres)
