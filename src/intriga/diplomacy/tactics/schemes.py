"""Schemes: orders for all units of a power that work together, drawn up in haste.

Unit by unit, in an order left to chance, each takes the best place it can have. Who finds that a
comrade will be there supports him if he needs it, else looks further. An army goes by sea where
own fleets that have nothing to do yet make a chain. In the end whoever stays supports somebody.
"""

from random import Random
from typing import NamedTuple

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import Weights
from intriga.diplomacy.tactics.worth import Worth


class Place(NamedTuple):
    """What a unit can be after the season."""

    worth: float
    piece: int
    convoy: int
    """Seas of the own fleets that must carry it, as a mask."""


class Schemer:
    """One power's possibilities in a season. `whim`: how freely schemes differ, 0 to 1."""

    def __init__(self, situation: Situation, power: int, weights: Weights) -> None:
        self.situation = situation
        self.power = power
        self.worth = Worth(situation, power, weights)
        self.units = situation.where[power]
        board, piece = situation.board, situation.piece
        self.fleets = sum(1 << at for at in self.units if board.sea[at])
        """Own fleets at sea."""
        self.places = {at: self._places(at, piece[at]) for at in self.units}
        """Province of a unit → where it can be after the season."""

    def _places(self, at: int, piece: int) -> list[Place]:
        worth = self.worth.of
        near = (piece, *self.situation.ground.near[piece])
        places = [Place(worth(to), to, 0) for to in near]
        if not piece & 1 and self.situation.board.waters[at] & self.fleets:
            places += self._landings(at, sum(1 << (to >> 1) for to in near))
        return places

    def _landings(self, at: int, known: int) -> list[Place]:
        """Where own fleets could bring an army, by the shortest chain; not to places known."""
        board, fleets = self.situation.board, self.fleets
        places: list[Place] = []
        edge = {sea: 1 << sea for sea in bits(board.waters[at] & fleets)}
        sailed = board.waters[at] & fleets
        while edge:
            further: dict[int, int] = {}
            for sea, chain in edge.items():
                shores = board.shores[sea] & ~board.afloat & ~known
                known |= shores
                places += [Place(self.worth.of(to * 2), to * 2, chain) for to in bits(shores)]
                for next_sea in bits(board.shores[sea] & fleets & ~sailed):
                    further[next_sea] = chain | 1 << next_sea
                    sailed |= 1 << next_sea
            edge = further
        return places

    def draw(self, rng: Random, whim: float) -> list[str]:
        """Orders for all units; at whim 0 each unit's own wish is fixed."""
        return Scheme(self, rng, whim).orders()


class Scheme:
    """One scheme in the making. Units go by their provinces."""

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
        """Unit → piece it will be if all goes well."""
        self.coming: dict[int, int] = {}
        """Province → own unit that will be there."""
        self.helped: dict[int, int] = {}
        """Supporting unit → the unit it supports."""
        self.helpers = dict.fromkeys(schemer.units, 0)
        """Unit → how many support it."""
        self.carried: dict[int, int] = {}
        """Convoying fleet → the army it carries."""
        self._pondering: set[int] = set()
        order = list(schemer.units)
        rng.shuffle(order)
        for at in order:
            if at not in self.goal:
                self._decide(at)
        for at in order:
            if at == self.province[self.goal[at]] and at not in self.helped:
                self._lend(at)

    def _decide(self, at: int) -> None:
        """Find a unit the best place it can have."""
        self._pondering.add(at)
        chance, whim = self.rng.random, self.whim
        wishes = [
            (worth - whim * chance() * abs(worth), piece, convoy)
            for worth, piece, convoy in self.schemer.places[at]
        ]
        wishes.sort(reverse=True)
        if not any(self._settle(at, piece, convoy) for _, piece, convoy in wishes):
            self._send(at, self.piece[at])
        self._pondering.discard(at)

    def _settle(self, at: int, to: int, convoy: int) -> bool:
        """Send a unit to a place, or let it help who will be there; False if neither will do."""
        p = self.province[to]
        if p in self.helpers and p not in self.goal and p != at:
            if p in self._pondering:
                return False  # it waits for us: nobody goes round in circles
            self._decide(p)
            if at in self.goal:
                return True  # it needed this unit for a convoy
        if p in self.coming:
            return not convoy and self._help(at, self.coming[p])
        fleets = list(bits(convoy))
        if any(fleet in self.goal or fleet in self._pondering for fleet in fleets):
            return False
        for fleet in fleets:
            self._send(fleet, self.piece[fleet])
            self.carried[fleet] = at
        self._send(at, to)
        return True

    def _send(self, at: int, to: int) -> None:
        self.goal[at] = to
        self.coming[self.province[to]] = at

    def _help(self, at: int, comrade: int) -> bool:
        """Stay and support somebody, if he needs it."""
        if not self._needy(comrade) or not self._near(at, comrade):
            return False
        self._send(at, self.piece[at])
        self._support(at, comrade)
        return True

    def _support(self, at: int, comrade: int) -> None:
        self.helped[at] = comrade
        self.helpers[comrade] += 1

    def _near(self, at: int, comrade: int) -> bool:
        """Whether a unit can support another where that goes or stays."""
        return bool(self.reach[self.piece[at]] >> self.province[self.goal[comrade]] & 1)

    def _needy(self, comrade: int) -> bool:
        """Whether a rival could still keep him out, or throw him out."""
        there = self.province[self.goal[comrade]]
        return self.helpers[comrade] < self.rivals[there] - (there == comrade)

    def _lend(self, at: int) -> None:
        """Whoever stays supports somebody: the needy first, then where most is at stake."""
        if at in self.carried:
            return
        comrades = [
            comrade
            for comrade in self.schemer.units
            if comrade != at
            and self._near(at, comrade)
            and self.rivals[self.province[self.goal[comrade]]]
        ]
        if comrades:
            self._support(at, max(comrades, key=self._urgency))

    def _urgency(self, comrade: int) -> tuple[bool, float]:
        return self._needy(comrade), self.schemer.worth.of(self.goal[comrade])

    # ── as texts ────────────────────────────────────────────────────────────────────────

    def orders(self) -> list[str]:
        """The scheme in the usual notation."""
        return [self._order(at) for at in self.schemer.units]

    def _order(self, at: int) -> str:
        pieces, codes = self.board.pieces, self.board.codes
        unit, to = pieces[self.piece[at]], self.goal[at]
        if at in self.carried:
            army = self.carried[at]
            goal = codes[self.province[self.goal[army]]]
            return f"{unit} C {pieces[self.piece[army]]} - {goal}"
        if at in self.helped:
            comrade = self.helped[at]
            there = self.province[self.goal[comrade]]
            aim = "" if there == comrade else f" - {codes[there]}"
            return f"{unit} S {pieces[self.piece[comrade]]}{aim}"
        if self.province[to] == at:
            return f"{unit} H"
        via = " VIA" if at in self.carried.values() else ""
        return f"{unit} - {self.board.spots[to >> 1]}{via}"
