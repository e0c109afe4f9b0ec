"""Where dislodged units go (Z36): as their commanders wished, else by rule."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from intriga.diplomacy.geography.board import Board, bits
from intriga.warfare.situation import province_of

_NOWHERE: Final = 10_000
"""More steps than there are on any map."""


class Fleeing(NamedTuple):
    """A dislodged unit. `ways`: the spots it may go to (adjacent, empty, neither its attacker's
    origin nor a place of a stand-off); `wishes`: spots, the most wanted first."""

    power: str
    unit: str
    ways: Sequence[str]
    wishes: Sequence[str] = ()


def destinations(
    board: Board,
    units: Sequence[Fleeing],
    centres: Mapping[str, Collection[str]],
    decided: Mapping[str, str],
) -> dict[str, str]:
    """Unit → the spot it goes to, "" if it is disbanded.

    `centres`: power → its centres; `decided`: unit → spot, or "", where the host has decided. Then
    the wishes are granted, and last the units that are left go one by one, by province, each to the
    best place that nobody has taken.
    """
    found = {one.unit: decided[one.unit] for one in units if one.unit in decided}
    taken = {_place(spot) for spot in found.values() if spot}
    left = [one for one in units if one.unit not in found]
    barred = _grant(left, found, taken)
    for one in sorted(left, key=lambda one: province_of(one.unit)):
        if one.unit in found:
            continue
        closed = taken | barred[one.unit]
        free = [spot for spot in one.ways if _place(spot) not in closed]
        found[one.unit] = best(board, one, free, centres)
        taken.add(_place(found[one.unit]))
    return found


def _grant(units: Iterable[Fleeing], found: dict[str, str], taken: set[str]) -> dict[str, set[str]]:
    """Grant wishes round by round, noting them in `found` and `taken`: in each, every unit asks for
    its next possible wish. Who asks alone gets it; a place for which several ask is barred to all
    of them. Returns unit → what is barred to it."""
    barred: dict[str, set[str]] = {one.unit: set() for one in units}
    waiting = list(units)
    while True:
        asked: dict[str, list[tuple[Fleeing, str]]] = {}
        for one in waiting:
            wish = _next_wish(one, taken | barred[one.unit])
            if wish is not None:
                asked.setdefault(_place(wish), []).append((one, wish))
        if not asked:
            return barred
        for place, asking in asked.items():
            if len(asking) > 1:
                for one, _ in asking:
                    barred[one.unit].add(place)
            else:
                ((one, wish),) = asking
                found[one.unit] = wish
                taken.add(place)
                waiting.remove(one)


def _next_wish(one: Fleeing, closed: Collection[str]) -> str | None:
    return next((w for w in one.wishes if w in one.ways and _place(w) not in closed), None)


def best(
    board: Board, one: Fleeing, free: Sequence[str], centres: Mapping[str, Collection[str]]
) -> str:
    """The best of these spots for a unit: a centre of its own, then another centre, then the one
    nearest to an own centre, then the first by province; "" if there is none."""
    own = set(centres.get(one.power, ()))

    def rank(spot: str) -> tuple[int, int, str, str]:
        place = _place(spot)
        centre = board.spot_of[place] in board.centres
        kind = 0 if place in own else 1 if centre else 2
        return kind, steps(board, one.unit[0] == "F", spot, own), place, spot

    return min(free, key=rank, default="")


def steps(board: Board, fleet: bool, spot: str, goals: Collection[str]) -> int:
    """The fewest moves of an army or a fleet from a spot to one of these provinces, by the ways of
    its own kind and whoever is there."""
    ways, goal = board.lanes if fleet else board.roads, set(goals)
    edge = seen = {board.spot_of[spot]}
    number = 0
    while edge:
        if any(board.codes[board.province[at]] in goal for at in edge):
            return number
        edge = {near for at in edge for near in bits(ways[at])} - seen
        seen = seen | edge
        number += 1
    return _NOWHERE


def _place(spot: str) -> str:
    return spot.partition("/")[0]
