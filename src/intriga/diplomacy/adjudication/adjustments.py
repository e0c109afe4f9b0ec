"""Adjustments: who owns the centres after a year, and builds and removals to match them."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from intriga.diplomacy.adjudication.field import Forces, Texts
from intriga.diplomacy.adjudication.movement import reader_of
from intriga.diplomacy.geography.board import Board, bits
from intriga.diplomacy.notation.reader import Reader, Unread
from intriga.diplomacy.notation.vocabulary import Verb
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rules import STANDARD, Rules

AdjustmentResult: TypeAlias = Literal["ok", "void", "civil disorder"]

Centres = Mapping[str, Iterable[str]]


def captured(map: str | Reader, units: Texts, centres: Centres) -> dict[str, list[str]]:
    """Power → centres after a year: a unit takes the centre it is in, others keep their colour.

    Codes come in the map's order; powers of either argument are in the answer.
    """
    reads = map if isinstance(map, Reader) else reader_of(map)
    board = reads.board
    owner = {code: power for power, codes in centres.items() for code in codes}
    forces = Forces(reads, units, [])
    for at in forces.where:
        if at in board.centres:
            owner[board.codes[at]] = forces.powers[forces.power[at]]
    owned: dict[str, list[str]] = {power: [] for power in (*centres, *units)}
    for p in board.centres:
        if (code := board.codes[p]) in owner:
            owned[owner[code]].append(code)
    return owned


class Adjustments:
    """An adjustment phase adjudicated."""

    def __init__(self, forces: Forces, centres: Centres, rules: Rules) -> None:
        self.board: Board = forces.board
        self.rules = rules
        self.errors: list[Wrong] = forces.errors
        """Orders that could not be used, with the reason."""
        self.results: dict[str, AdjustmentResult] = {}
        """Order as given, or `A PRU D` of a unit removed without one → result."""
        self.reasons: dict[str, Reason] = {}
        """The same → why."""
        self.built: dict[str, list[str]] = {}
        self.removed: dict[str, list[str]] = {}
        self.waived: dict[str, int] = {}
        self._forces = forces
        number = self.board.spot_of
        self._owned = {power: [number[code] for code in codes] for power, codes in centres.items()}

    @property
    def units(self) -> dict[str, list[str]]:
        """Power → its units after builds and removals."""
        forces = self._forces
        after: dict[str, list[str]] = {power: [] for power in forces.powers}
        for at in forces.where:
            unit = self.board.pieces[forces.piece[at]]
            power = forces.powers[forces.power[at]]
            if unit not in self.removed.get(power, ()):
                after[power].append(unit)
        for power, units in self.built.items():
            after.setdefault(power, []).extend(units)
        return after

    def due(self, power: str) -> int:
        """Builds a power may make (> 0) or removals it must (< 0)."""
        forces = self._forces
        has = sum(forces.powers[forces.power[at]] == power for at in forces.where)
        return len(self._owned.get(power, ())) - has

    def sites(self, power: str) -> list[int]:
        """Empty centres where a power may build."""
        home = self.board.home
        return [
            p
            for p in self._owned.get(power, ())
            if self._forces.power[p] < 0 and (self.rules.builds == "owned" or home.get(p) == power)
        ]

    def carry_out(self, reads: Reader, power: str, texts: Iterable[str]) -> None:
        """One power's orders, one by one until all it is due is done (6.I.1, 6.J.1)."""
        left = self.due(power)
        sites = self.sites(power) if left > 0 else []
        for text in texts:
            try:
                unit = self._order(reads, power, text, left, sites)
            except Unread as unread:
                self.errors.append(Wrong(power, text, unread.reason))
                self.results.setdefault(text, "void")
                continue
            left += -1 if left > 0 else 1
            if unit < 0:
                self.waived[power] = self.waived.get(power, 0) + 1
                self._tell(text, "ok", "diplomacy-waived")
                continue
            name = self.board.pieces[unit]
            if left >= 0 and self.due(power) > 0:
                sites.remove(self.board.province[unit >> 1])
                self.built.setdefault(power, []).append(name)
                self._tell(text, "ok", "diplomacy-built")
            else:
                self.removed.setdefault(power, []).append(name)
                self._tell(text, "ok", "diplomacy-removed")
        for _ in range(-left):
            self._civil_disorder(power)

    def _tell(self, order: str, result: AdjustmentResult, id: str) -> None:
        self.results[order] = result
        self.reasons[order] = reason(id)

    def _order(self, reads: Reader, power: str, text: str, left: int, sites: list[int]) -> int:
        """The piece an order builds or removes, -1 for a build waived. Raises `Unread`."""
        board, forces = self.board, self._forces
        reading = reads.order(text)
        if reading.verb not in (Verb.BUILD, Verb.WAIVE, Verb.DISBAND):
            raise Unread(reason("diplomacy-not-now"))
        if reading.verb == Verb.DISBAND:
            if self.due(power) >= 0 or left == 0:
                raise Unread(reason("diplomacy-nothing-to-remove"))
            at = reading.at
            if forces.power[at] < 0 or forces.powers[forces.power[at]] != power:
                id = "diplomacy-no-unit" if forces.power[at] < 0 else "diplomacy-not-yours"
                raise Unread(reason(id, place=board.codes[at]))
            if reading.fleet is not None and reading.fleet != forces.piece[at] & 1:
                raise Unread(reason("diplomacy-wrong-kind", place=board.codes[at]))
            if board.pieces[forces.piece[at]] in self.removed.get(power, ()):
                raise Unread(reason("diplomacy-removed-already", place=board.codes[at]))
            return forces.piece[at]
        if left <= 0:
            raise Unread(reason("diplomacy-nothing-to-build"))
        if reading.verb == Verb.WAIVE:
            return -1
        if reading.at not in sites:
            raise Unread(self._no_site(power, reading.at))
        if reading.fleet is None:
            raise Unread(reason("diplomacy-no-kind"))
        return reads.standing(reading.fleet, reading.spot)

    def _no_site(self, power: str, at: int) -> Reason:
        board, place = self.board, self.board.codes[at]
        if at not in self._owned.get(power, ()):
            return reason("diplomacy-build-not-owned", place=place)
        if self._forces.power[at] >= 0:
            return reason("diplomacy-build-occupied", place=place)
        if self.rules.builds == "home" and board.home.get(at) != power:
            return reason("diplomacy-build-not-home", place=place)
        return reason("diplomacy-build-twice", place=place)

    # ── civil disorder ──────────────────────────────────────────────────────────────────

    def _civil_disorder(self, power: str) -> None:
        """Remove the unit farthest from the power's centres; fleets first, then by the alphabet
        (6.J.3–6.J.11)."""
        forces, board = self._forces, self.board
        gone = self.removed.setdefault(power, [])
        units = [
            forces.piece[at]
            for at in forces.where
            if forces.powers[forces.power[at]] == power
            and board.pieces[forces.piece[at]] not in gone
        ]
        goals = self._goals(power)
        names = [province.en for province in board.atlas.provinces.values()]
        piece = min(
            units,
            key=lambda p: (-distance(board, p, goals), not p & 1, names[board.province[p >> 1]]),
        )
        name = board.pieces[piece]
        gone.append(name)
        self._tell(f"{name} D", "civil disorder", "diplomacy-civil-disorder")

    def _goals(self, power: str) -> set[int]:
        if self.rules.removal == "home":
            return {p for p, home in self.board.home.items() if home == power}
        return set(self._owned.get(power, ()))


def distance(board: Board, piece: int, goals: set[int]) -> int:
    """Moves to the nearest of these provinces, whoever stands between: armies over land and
    sea alike, fleets along their lanes and inland from a port; `board.size` if there is no way.
    """
    fleet = piece & 1
    seen, edge, steps = {piece >> 1}, {piece >> 1}, 0
    while edge:
        if any(board.province[spot] in goals for spot in edge):
            return steps
        edge = {near for spot in edge for near in _near(board, spot, bool(fleet))} - seen
        seen |= edge
        steps += 1
    return board.size


def _near(board: Board, spot: int, fleet: bool) -> Iterable[int]:
    p = board.province[spot]
    if fleet:
        yield from bits(board.lanes[spot])
        yield from (near for near in bits(board.roads[p]) if board.land[near])
    else:
        yield from bits(board.roads[p] | board.shores[p])
        for coast in board.coasts[p]:
            yield from bits(board.shores[coast])


def resolve_adjustments(
    map: str | Reader, units: Texts, centres: Centres, orders: Texts, rules: Rules = STANDARD
) -> Adjustments:
    """Adjudicate an adjustment phase: power → units, centres it owns (codes), orders.

    Orders are `A PAR B`, `F STP/NC B`, `WAIVE` and `F BRE D`. Builds not ordered are waived;
    removals not ordered are done by the rule of civil disorder.
    """
    reads = map if isinstance(map, Reader) else reader_of(map)
    phase = Adjustments(Forces(reads, units, []), centres, rules)
    for power in dict.fromkeys((*units, *centres, *orders)):
        phase.carry_out(reads, power, orders.get(power, ()))
    return phase
