"""What holds in every position of the war."""

from collections.abc import Iterator

from intriga.diplomacy.notation.reader import BadOrder, Reader
from intriga.games.zeppelin.state import Army, State
from intriga.games.zeppelin.war import board
from intriga.warfare.situation import place_of, province_of


def broken(state: State) -> list[str]:
    """The invariants that do not hold."""
    return [*_names(state)] or [*_places(state), *_papers(state), *_overrides(state)]


def _names(state: State) -> Iterator[str]:
    """Powers, units and centres that are on the map."""
    map, read = board.reader(state).board, board.reader(state)
    if unknown := set(state.armies).symmetric_difference(map.powers):
        yield f"powers: {', '.join(sorted(unknown))}"
    known = {map.codes[p] for p in map.centres}
    for army in state.armies.values():
        for unit in (*army.units, *army.lost):
            try:
                right = map.pieces[read.unit(unit)] == unit
            except BadOrder:
                right = False
            if not right:
                yield f"no unit of this map: {unit}"
        if not known.issuperset(army.centres):
            yield "a centre that is not on the map"


def _places(state: State) -> Iterator[str]:
    """One unit in a province, one owner of a centre, and dislodged units with their ways."""
    armies = state.armies.values()
    there = [province_of(unit) for army in armies for unit in army.units]
    if len(set(there)) < len(there):
        yield "two units in one province"
    centres = [centre for army in armies for centre in army.centres]
    if len(set(centres)) < len(centres):
        yield "a centre with two owners"
    if sorted(state.ways) != sorted(unit for army in armies for unit in army.lost):
        yield "ways: its units are those in `lost`"


def _papers(state: State) -> Iterator[str]:
    """Orders and wishes are those of units that there are."""
    read = board.reader(state)
    for army in state.armies.values():
        for unit, text in army.orders.items():
            if unit not in army.units or not _is_order(read, unit, text):
                yield f"no order of this unit: {unit}: {text}"
        yield from _wishes(army)


def _wishes(army: Army) -> Iterator[str]:
    for unit in army.wishes:
        if unit not in army.units and unit not in army.lost:
            yield f"a wish of a unit that is not there: {unit}"


def _is_order(read: Reader, unit: str, text: str) -> bool:
    try:
        read.order(text)
    except BadOrder:
        return False
    return place_of(text) == province_of(unit)


def _overrides(state: State) -> Iterator[str]:
    """What the host has decided is about units that are dislodged."""
    for unit in state.overrides:
        if unit not in state.fleeing:
            yield f"an override for a unit that is not dislodged: {unit}"
