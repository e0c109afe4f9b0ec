"""Adjustments: who owns the centres after a year; builds and removals."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from intriga.diplomacy.adjudication.field import Forces, Texts
from intriga.diplomacy.geography.board import Board, bits
from intriga.diplomacy.notation.reader import BadOrder, Reader, reader_of
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.vocabulary import Verb

AdjustmentResult: TypeAlias = Literal["ok", "void", "civil disorder"]

Centres = Mapping[str, Iterable[str]]


def captured(map: str | Reader, units: Texts, centres: Centres) -> dict[str, list[str]]:
    """Power → centres after a year: a unit captures the centre it is in, the others keep their
    owner.

    Codes are in the map's order; the result has all powers of both arguments.
    """
    reader = map if isinstance(map, Reader) else reader_of(map)
    board = reader.board
    owner = {code: power for power, codes in centres.items() for code in codes}
    forces = Forces(reader, units, [])
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
        """Order as given, or `A PRU D` for a unit removed without an order → result."""
        self.reasons: dict[str, Reason] = {}
        """The same keys → reason."""
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
        """The number of builds a power may make (> 0) or of removals it must make (< 0)."""
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

    def carry_out(self, reader: Reader, power: str, texts: Iterable[str]) -> None:
        """Carry out a power's orders one by one, up to the number due (6.I.1, 6.J.1); then removals
        by civil disorder."""
        left = self.due(power)
        sites = self.sites(power) if left > 0 else []
        for text in texts:
            try:
                unit = self._order(reader, power, text, left, sites)
            except BadOrder as bad:
                self.errors.append(Wrong(power, text, bad.reason))
                self.results.setdefault(text, "void")
                continue
            left += -1 if left > 0 else 1
            if unit < 0:
                self.waived[power] = self.waived.get(power, 0) + 1
                self._note(text, "ok", "diplomacy-waived")
                continue
            name = self.board.pieces[unit]
            if left >= 0 and self.due(power) > 0:
                sites.remove(self.board.province[unit >> 1])
                self.built.setdefault(power, []).append(name)
                self._note(text, "ok", "diplomacy-built")
            else:
                self.removed.setdefault(power, []).append(name)
                self._note(text, "ok", "diplomacy-removed")
        for _ in range(-left):
            self._civil_disorder(power)

    def _note(self, order: str, result: AdjustmentResult, id: str) -> None:
        self.results[order] = result
        self.reasons[order] = reason(id)

    def _order(self, reader: Reader, power: str, text: str, left: int, sites: list[int]) -> int:
        """The piece an order builds or removes; -1 for a waived build. Raises `BadOrder`."""
        board, forces = self.board, self._forces
        reading = reader.order(text)
        if reading.verb not in (Verb.BUILD, Verb.WAIVE, Verb.DISBAND):
            raise BadOrder(reason("diplomacy-not-now"))
        if reading.verb == Verb.DISBAND:
            if self.due(power) >= 0 or left == 0:
                raise BadOrder(reason("diplomacy-nothing-to-remove"))
            at = reading.at
            if forces.power[at] < 0 or forces.powers[forces.power[at]] != power:
                id = "diplomacy-no-unit" if forces.power[at] < 0 else "diplomacy-not-yours"
                raise BadOrder(reason(id, place=board.codes[at]))
            if reading.fleet is not None and reading.fleet != forces.piece[at] & 1:
                raise BadOrder(reason("diplomacy-wrong-kind", place=board.codes[at]))
            if board.pieces[forces.piece[at]] in self.removed.get(power, ()):
                raise BadOrder(reason("diplomacy-removed-already", place=board.codes[at]))
            return forces.piece[at]
        if left <= 0:
            raise BadOrder(reason("diplomacy-nothing-to-build"))
        if reading.verb == Verb.WAIVE:
            return -1
        if reading.at not in sites:
            raise BadOrder(self._no_site(power, reading.at))
        if reading.fleet is None:
            raise BadOrder(reason("diplomacy-no-kind"))
        return reader.standing(reading.fleet, reading.spot)

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
        self._note(f"{name} D", "civil disorder", "diplomacy-civil-disorder")

    def _goals(self, power: str) -> set[int]:
        if self.rules.removal == "home":
            return {p for p, home in self.board.home.items() if home == power}
        return set(self._owned.get(power, ()))


def distance(board: Board, piece: int, goals: set[int]) -> int:
    """The number of moves to the nearest of these provinces, regardless of units: armies move over
    land and sea, fleets as usual and from a coast inland; `board.size` if there is no way.
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
    """Adjudicate an adjustment phase: power → units, owned centres (codes), orders.

    Orders are `A PAR B`, `F STP/NC B`, `WAIVE` and `F BRE D`. Builds without orders are waived;
    removals without orders follow the rule of civil disorder.
    """
    reader = map if isinstance(map, Reader) else reader_of(map)
    phase = Adjustments(Forces(reader, units, []), centres, rules)
    for power in dict.fromkeys((*units, *centres, *orders)):
        phase.carry_out(reader, power, orders.get(power, ()))
    return phase
