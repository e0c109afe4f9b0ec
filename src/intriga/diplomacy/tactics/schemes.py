"""Schemes: orders for all units of a power that work together, made quickly.

In random order, each unit takes the best place it can have. If another own unit will be there, it
supports that unit if needed, or looks further. Armies go by sea where own fleets without other
orders form a chain. In the end, units that stay support another one.
"""

from random import Random
from typing import NamedTuple

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import Weights
from intriga.diplomacy.tactics.worth import Worth


class Destination(NamedTuple):
    """A place where a unit can be after the season."""

    worth: float
    piece: int
    convoy: int
    """Seas of the own fleets that must convoy it, as a mask."""


class Schemer:
    """The possible places of a power's units in a season, and schemes from them."""

    def __init__(self, situation: Situation, power: int, weights: Weights) -> None:
        self.situation = situation
        self.power = power
        self.worth = Worth(situation, power, weights)
        self.units = situation.where[power]
        board, piece = situation.board, situation.piece
        self.fleets = sum(1 << at for at in self.units if board.sea[at])
        """Seas with own fleets, as a mask."""
        self.places = {at: self._places(at, piece[at]) for at in self.units}
        """Province of a unit → places where it can be after the season."""

    def _places(self, at: int, piece: int) -> list[Destination]:
        worth = self.worth.of
        near = (piece, *self.situation.ground.near[piece])
        places = [Destination(worth(to), to, 0) for to in near]
        if not piece & 1 and self.situation.board.waters[at] & self.fleets:
            places += self._landings(at, sum(1 << (to >> 1) for to in near))
        return places

    def _landings(self, at: int, known: int) -> list[Destination]:
        """Places to which own fleets can convoy an army, with a shortest chain, except those in the
        mask `known`."""
        board, fleets = self.situation.board, self.fleets
        places: list[Destination] = []
        edge = {sea: 1 << sea for sea in bits(board.waters[at] & fleets)}
        sailed = board.waters[at] & fleets
        while edge:
            further: dict[int, int] = {}
            for sea, chain in edge.items():
                shores = board.shores[sea] & ~board.afloat & ~known
                known |= shores
                places += [Destination(self.worth.of(to * 2), to * 2, chain) for to in bits(shores)]
                for next_sea in bits(board.shores[sea] & fleets & ~sailed):
                    further[next_sea] = chain | 1 << next_sea
                    sailed |= 1 << next_sea
            edge = further
        return places

    def draw(self, rng: Random, whim: float) -> list[str]:
        """Orders for all units. `whim`: the random variation of values, 0 (none) to 1."""
        return Scheme(self, rng, whim).orders()


class Scheme:
    """A scheme while it is made. Units are identified by their provinces."""

    def __init__(self, schemer: Schemer, rng: Random, whim: float) -> None:
        situation = schemer.situation
        self.schemer = schemer
        self.board = situation.board
        self.rng = rng
        self.whim = whim
        self.piece = situation.piece
        self.reach = situation.ground.reach
        self.province = situation.ground.province
        self.rivals = schemer.worth.rivals
        self.goal: dict[int, int] = {}
        """Unit → piece it will be if it succeeds."""
        self.coming: dict[int, int] = {}
        """Province → own unit that will be there."""
        self.helped: dict[int, int] = {}
        """Supporting unit → the unit it supports."""
        self.helpers = dict.fromkeys(schemer.units, 0)
        """Unit → the number of units that support it."""
        self.carried: dict[int, int] = {}
        """Convoying fleet → the army it convoys."""
        self._deciding: set[int] = set()
        order = list(schemer.units)
        rng.shuffle(order)
        for at in order:
            if at not in self.goal:
                self._decide(at)
        for at in order:
            if at == self.province[self.goal[at]] and at not in self.helped:
                self._lend(at)

    def _decide(self, at: int) -> None:
        """Find the best place a unit can have."""
        self._deciding.add(at)
        chance, whim = self.rng.random, self.whim
        candidates = [
            (worth - whim * chance() * abs(worth), piece, convoy)
            for worth, piece, convoy in self.schemer.places[at]
        ]
        candidates.sort(reverse=True)
        if not any(self._settle(at, piece, convoy) for _, piece, convoy in candidates):
            self._send(at, self.piece[at])
        self._deciding.discard(at)

    def _settle(self, at: int, to: int, convoy: int) -> bool:
        """Send a unit to a place, or let it support the own unit that will be there; False if
        neither is possible."""
        p = self.province[to]
        if p in self.helpers and p not in self.goal and p != at:
            if p in self._deciding:
                return False  # it waits for this unit: circular movement is not planned
            self._decide(p)
            if at in self.goal:
                return True  # it needed this unit for a convoy
        if p in self.coming:
            return not convoy and self._help(at, self.coming[p])
        fleets = list(bits(convoy))
        if any(fleet in self.goal or fleet in self._deciding for fleet in fleets):
            return False
        for fleet in fleets:
            self._send(fleet, self.piece[fleet])
            self.carried[fleet] = at
        self._send(at, to)
        return True

    def _send(self, at: int, to: int) -> None:
        self.goal[at] = to
        self.coming[self.province[to]] = at

    def _help(self, at: int, other: int) -> bool:
        """Let a unit stay and support another own unit, if that needs it."""
        if not self._needs_support(other) or not self._can_support(at, other):
            return False
        self._send(at, self.piece[at])
        self._support(at, other)
        return True

    def _support(self, at: int, other: int) -> None:
        self.helped[at] = other
        self.helpers[other] += 1

    def _can_support(self, at: int, other: int) -> bool:
        """Whether a unit can support another where it moves or stays."""
        return bool(self.reach[self.piece[at]] >> self.province[self.goal[other]] & 1)

    def _needs_support(self, other: int) -> bool:
        """Whether a rival could still keep a unit out of its goal, or dislodge it there."""
        there = self.province[self.goal[other]]
        return self.helpers[other] < self.rivals[there] - (there == other)

    def _lend(self, at: int) -> None:
        """Let a unit that stays support another: one that needs it, else the most valuable."""
        if at in self.carried:
            return
        others = [
            other
            for other in self.schemer.units
            if other != at
            and self._can_support(at, other)
            and self.rivals[self.province[self.goal[other]]]
        ]
        if others:
            self._support(at, max(others, key=self._urgency))

    def _urgency(self, other: int) -> tuple[bool, float]:
        return self._needs_support(other), self.schemer.worth.of(self.goal[other])

    # ── as texts ────────────────────────────────────────────────────────────────────────

    def orders(self) -> list[str]:
        """The orders of the scheme."""
        return [self._order(at) for at in self.schemer.units]

    def _order(self, at: int) -> str:
        pieces, codes = self.board.pieces, self.board.codes
        unit, to = pieces[self.piece[at]], self.goal[at]
        if at in self.carried:
            army = self.carried[at]
            goal = codes[self.province[self.goal[army]]]
            return f"{unit} C {pieces[self.piece[army]]} - {goal}"
        if at in self.helped:
            other = self.helped[at]
            there = self.province[self.goal[other]]
            aim = "" if there == other else f" - {codes[there]}"
            return f"{unit} S {pieces[self.piece[other]]}{aim}"
        if self.province[to] == at:
            return f"{unit} H"
        via = " VIA" if at in self.carried.values() else ""
        return f"{unit} - {self.board.spots[to >> 1]}{via}"
