"""Legal orders: all orders a unit can be given, for forms and bots.

All listed orders are valid. Supports and convoys of units that do not exist or cannot get there are
left out, although they can be written.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from intriga.diplomacy.adjudication.adjustments import Adjustments
from intriga.diplomacy.adjudication.field import Forces, Texts
from intriga.diplomacy.geography.board import Board, bits
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.vocabulary import Verb


class Possible(Struct, frozen=True):
    """An order that can be given: its text, its verb, and its parts.

    `unit` and `of` are units (`A PAR`), `to` a spot (`BUR`, `SPA/SC`); `""` if there is none.
    """

    text: str
    verb: Verb
    unit: str
    to: str = ""
    of: str = ""
    via: bool = False


class Menu:
    """The orders of a movement phase: units as power → texts (`A PAR`). Those of a unit are made
    when they are asked for first, and kept."""

    def __init__(self, map: str | Reader, units: Texts) -> None:
        reader = map if isinstance(map, Reader) else reader_of(map)
        self.board: Board = reader.board
        self._reader = reader
        self._forces = Forces(reader, units, [])
        self._made: dict[str, tuple[Possible, ...]] = {}

    def of(self, unit: str) -> tuple[Possible, ...]:
        """All orders of this unit: hold, moves, convoyed moves, supports, convoys."""
        made = self._made.get(unit)
        if made is None:
            made = self._made[unit] = tuple(self._orders(unit))
        return made

    def _orders(self, unit: str) -> Iterator[Possible]:
        at = self.board.province[self._reader.unit(unit) >> 1]
        yield Possible(f"{unit} H", Verb.HOLD, unit)
        yield from self._moves(at, unit)
        yield from self._supports(at, unit)
        yield from self._convoys(at, unit)

    def _moves(self, at: int, unit: str) -> Iterator[Possible]:
        board, piece = self.board, self._forces.piece[at]
        near = {board.spots[spot] for spot in bits(board.steps(piece))}
        for to in sorted(near):
            yield Possible(f"{unit} - {to}", Verb.MOVE, unit, to)
        for p in sorted(self._shores.get(at, ()), key=board.codes.__getitem__):
            to, via = board.codes[p], board.codes[p] in near
            text = f"{unit} - {to}{' VIA' if via else ''}"
            yield Possible(text, Verb.MOVE, unit, to, via=via)

    def _supports(self, at: int, unit: str) -> Iterator[Possible]:
        board, forces = self.board, self._forces
        reach = board.reach(forces.piece[at])
        for other in sorted(forces.where, key=board.codes.__getitem__):
            if other == at:
                continue
            of = board.pieces[forces.piece[other]]
            if reach >> other & 1:
                yield Possible(f"{unit} S {of}", Verb.SUPPORT, unit, of=of)
            goals = self._goals(other, at) & reach & ~(1 << other)
            for to in sorted(board.codes[p] for p in bits(goals)):
                yield Possible(f"{unit} S {of} - {to}", Verb.SUPPORT, unit, to, of)

    def _goals(self, other: int, supporter: int) -> int:
        """Provinces a unit can move to, also by a convoy without the fleet that supports it."""
        mask = self.board.reach(self._forces.piece[other])
        if self.board.sea[supporter]:
            fleets = self._forces.fleets & ~(1 << supporter)
            for p in self._shores.get(other, ()):
                if self.board.convoys(other, p, fleets):
                    mask |= 1 << p
        else:
            mask |= sum(1 << p for p in self._shores.get(other, ()))
        return mask

    def _convoys(self, at: int, unit: str) -> Iterator[Possible]:
        board = self.board
        if not board.sea[at]:
            return
        shores = next((shores for seas, shores in self._waters if seas >> at & 1), 0)
        armies = [p for p in bits(shores) if p in self._shores]
        for army in sorted(armies, key=board.codes.__getitem__):
            of = board.pieces[self._forces.piece[army]]
            for to in sorted(board.codes[p] for p in bits(shores) if p != army):
                yield Possible(f"{unit} C {of} - {to}", Verb.CONVOY, unit, to, of)

    @cached_property
    def _waters(self) -> list[tuple[int, int]]:
        """Connected seas with fleets, and the provinces on their coasts; as masks."""
        board, left, found = self.board, self._forces.fleets, []
        while left:
            joined = edge = left & -left
            while edge:
                sea = edge & -edge
                edge ^= sea
                new = board.waters[sea.bit_length() - 1] & left & ~joined
                joined |= new
                edge |= new
            shores = sum(
                1 << p for p in range(board.size) if not board.sea[p] and board.waters[p] & joined
            )
            found.append((joined, shores))
            left &= ~joined
        return found

    @cached_property
    def _shores(self) -> dict[int, list[int]]:
        """Province of an army on a coast → provinces to which fleets could convoy it."""
        forces, found = self._forces, {}
        for at in forces.where:
            if not forces.piece[at] & 1:
                masks = [shores for _, shores in self._waters if shores >> at & 1]
                shores = 0
                for mask in masks:
                    shores |= mask
                if shores & ~(1 << at):
                    found[at] = list(bits(shores & ~(1 << at)))
        return found


def retreats_of(unit: str, spots: Iterable[str]) -> list[Possible]:
    """The orders of a dislodged unit that may go to these spots."""
    moves = [Possible(f"{unit} R {to}", Verb.RETREAT, unit, to) for to in spots]
    return [*moves, Possible(f"{unit} D", Verb.DISBAND, unit)]


def builds_of(
    map: str | Reader,
    power: str,
    units: Texts,
    centres: Mapping[str, Iterable[str]],
    rules: Rules = STANDARD,
) -> list[Possible]:
    """What a power may build, or must choose from to disband; empty if it has as many units as
    centres."""
    reader = map if isinstance(map, Reader) else reader_of(map)
    board = reader.board
    phase = Adjustments(Forces(reader, units, []), centres, rules)
    due = phase.due(power)
    if due < 0:
        return [Possible(f"{unit} D", Verb.DISBAND, unit) for unit in sorted(units[power])]
    if not due:
        return []
    built = []
    for p in sorted(phase.sites(power), key=board.codes.__getitem__):
        spots = board.coasts[p] or (p,)
        built += [f"A {board.codes[p]}"]
        built += [f"F {board.spots[spot]}" for spot in spots if board.lanes[spot]]
    return [
        *(Possible(f"{unit} B", Verb.BUILD, unit) for unit in built),
        Possible("WAIVE", Verb.WAIVE, ""),
    ]
