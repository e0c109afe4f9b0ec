"""Field: the units on the board and their valid orders, indexed by province.

Everything that needs no decision is found here: which orders are impossible in the position, which
supports and convoys match the order of the other unit, who moves where, who goes by sea.
"""

from collections.abc import Iterable, Mapping

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.orders import NOWHERE, Plan, plan_for
from intriga.diplomacy.notation.reader import BadOrder, Reader
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rule_choices import Rules
from intriga.diplomacy.vocabulary import Verb

_HOLD, _MOVE, _SUPPORT, _CONVOY = map(int, (Verb.HOLD, Verb.MOVE, Verb.SUPPORT, Verb.CONVOY))
"""The verbs of a movement phase; those of other phases are greater."""

BY_LAND, BY_SEA, EITHER_WAY = 0, 1, 2
"""How a unit moves; `EITHER_WAY`: by sea if the convoy holds, else by land."""

Texts = Mapping[str, Iterable[str]]


class Forces:
    """The units on the board. Lists are by province; powers are numbers, -1 for no unit."""

    __slots__ = ("board", "errors", "fleets", "piece", "power", "powers", "where")

    def __init__(self, reader: Reader, units: Texts, errors: list[Wrong]) -> None:
        board = self.board = reader.board
        self.errors = errors
        self.power = power = [-1] * board.size
        self.piece = piece = [-1] * board.size
        self.where: list[int] = []
        """Provinces with a unit, in the order given."""
        self.powers = list(units)
        known, place, where = reader.pieces, board.province, self.where
        for number, (name, texts) in enumerate(units.items()):
            for text in texts:
                unit = known.get(text)
                if unit is None:
                    try:
                        unit = reader.unit(text)
                    except BadOrder as bad:
                        errors.append(Wrong(name, text, bad.reason))
                        continue
                at = place[unit >> 1]
                if power[at] >= 0:
                    why = reason("diplomacy-two-units", place=board.codes[at])
                    errors.append(Wrong(name, text, why))
                    continue
                power[at] = number
                piece[at] = unit
                where.append(at)
        self.fleets = 0
        """Seas with a fleet, as a mask."""
        for at in where:
            if board.sea[at]:
                self.fleets |= 1 << at

    def wrong(self, power: str, text: str, why: Reason) -> None:
        self.errors.append(Wrong(power, text, why))


class Field(Forces):
    """A movement phase: units, orders, and the indexes that the decisions use."""

    __slots__ = (
        "aim",
        "attacked",
        "backing",
        "bad_units",
        "carriers",
        "convoys",
        "dest",
        "given",
        "into",
        "movers",
        "order",
        "rules",
        "supports",
        "void",
        "way",
    )

    def __init__(self, reader: Reader, units: Texts, orders: Texts, rules: Rules) -> None:
        super().__init__(reader, units, [])
        size = self.board.size
        self.rules = rules
        self.order: list[Plan | None] = [None] * size
        """The valid order, by province; None means hold."""
        self.given: dict[int, str] = {}
        """Province → the text of the valid order as given."""
        self.dest = [NOWHERE] * size
        """The destination of a move."""
        self.way = [BY_LAND] * size
        self.into: list[list[int]] = [_NOBODY] * size
        """Units that try to move into a province."""
        self.attacked = 0
        """Provinces that a unit tries to move into, as a mask."""
        self.backing: list[list[int]] = [_NOBODY] * size
        """Units whose supports match the order of a unit."""
        self.aim = [NOWHERE] * size
        """The province that a support is directed to."""
        self.carriers = [0] * size
        """Seas whose fleets convoy an army, as a mask."""
        self.void: dict[int, Reason] = {}
        """Supports and convoys that match nothing → reason."""
        self.movers: list[int] = []
        self.supports: list[int] = []
        self.convoys: list[int] = []
        self.bad_units = len(self.errors)
        """The number of errors about units; the errors after them are about orders."""
        self._read(reader, orders)
        self._sort()
        for at in self.supports:
            self._match_support(at)
        for at in self.convoys:
            self._match_convoy(at)
        if self.convoys:
            self._choose_ways()
        if rules.via_by_land:
            self._forgive_via()

    def _read(self, reader: Reader, orders: Texts) -> None:
        """Assign the orders to their units; of several orders the last possible one counts."""
        known, piece, power, standing = reader.readings, self.piece, self.power, self.order
        board, exact, powers, given = self.board, self.rules.exact_coasts, self.powers, self.given
        for name, texts in orders.items():
            number = powers.index(name) if name in powers else -2
            for text in texts:
                reading = known.get(text)
                if reading is None:
                    try:
                        reading = reader.order(text)
                    except BadOrder as bad:
                        self.wrong(name, text, bad.reason)
                        continue
                at = reading.at
                if at < 0 or power[at] != number or reading.verb > _CONVOY:
                    self.wrong(name, text, self._no_unit(name, reading.verb, at))
                    continue
                plan = reading.plans.get(piece[at]) or plan_for(board, reading, piece[at])
                fault = plan.fault or (self._impossible(plan) if plan.asks else None)
                if fault is None and exact and plan.lax:
                    fault = reason("diplomacy-exact-coast", place=board.codes[at])
                if fault is not None:
                    self.wrong(name, text, fault)
                    continue
                if standing[at] is not None:
                    self.wrong(name, given[at], reason("diplomacy-replaced"))
                standing[at] = plan
                given[at] = text

    def _no_unit(self, power: str, verb: int, at: int) -> Reason:
        if verb > _CONVOY:
            return reason("diplomacy-not-now")
        if power not in self.powers and power not in self.board.powers:
            return reason("diplomacy-no-power")
        id = "diplomacy-no-unit" if self.power[at] < 0 else "diplomacy-not-yours"
        return reason(id, place=self.board.codes[at])

    def _impossible(self, plan: Plan) -> Reason | None:
        """Why an order is impossible in this position, whatever the other orders are: no chain of
        fleets exists."""
        board, of = self.board, plan.of
        if plan.verb == _MOVE:
            if not board.convoys(plan.at, plan.to, self.fleets):
                return reason("diplomacy-no-fleets", to=board.codes[plan.to])
        elif self.piece[of] < 0 or self.piece[of] & 1:
            if plan.verb == _CONVOY:
                return reason("diplomacy-no-army", at=board.codes[of])
        elif plan.verb == _SUPPORT and not board.convoys(of, plan.to, self.fleets & ~plan.bit):
            return reason("diplomacy-supports-own-convoy", to=board.codes[plan.to])  # 6.D.31
        return None

    def _sort(self) -> None:
        order, dest, into = self.order, self.dest, self.into
        for at in self.where:
            plan = order[at]
            if plan is None:
                continue
            verb = plan.verb
            if verb == _MOVE:
                to = dest[at] = plan.to
                if into[to]:
                    into[to].append(at)
                else:
                    into[to] = [at]
                self.attacked |= 1 << to
                self.movers.append(at)
                if not plan.direct or plan.via:
                    self.way[at] = BY_SEA
            elif verb == _SUPPORT:
                self.supports.append(at)
            elif verb == _CONVOY:
                self.convoys.append(at)

    def _match_support(self, at: int) -> None:
        """A support counts if it matches the order of the unit (6.B.9, 6.D.7, 6.D.9)."""
        plan = self.order[at]
        assert plan is not None
        of, to = plan.of, plan.to
        piece = self.piece[of]
        if piece < 0:
            self.void[at] = reason("diplomacy-support-nobody", at=self.board.codes[of])
        elif plan.of_fleet is not None and plan.of_fleet != piece & 1:
            self.void[at] = reason("diplomacy-wrong-kind", place=self.board.codes[of])
        elif self.dest[of] != to:
            id = "diplomacy-support-unmatched" if to >= 0 else "diplomacy-support-moving"
            self.void[at] = reason(id, at=self.board.codes[of])
        elif to >= 0 and self._other_coast(plan.to_spot, of):
            self.void[at] = reason("diplomacy-support-coast", at=self.board.codes[of])
        elif to < 0 and self.rules.strict_hold and not self._holds(of):
            self.void[at] = reason("diplomacy-support-strict", at=self.board.codes[of])
        else:
            self.aim[at] = of if to < 0 else to
            if self.backing[of]:
                self.backing[of].append(at)
            else:
                self.backing[of] = [at]

    def _other_coast(self, spot: int, of: int) -> bool:
        order = self.order[of]
        return spot >= self.board.size and order is not None and order.to_spot != spot

    def _holds(self, at: int) -> bool:
        order = self.order[at]
        return order is None or order.verb == _HOLD

    def _match_convoy(self, at: int) -> None:
        plan = self.order[at]
        assert plan is not None
        if self.dest[plan.of] == plan.to:
            self.carriers[plan.of] |= plan.bit
        else:
            self.void[at] = reason("diplomacy-convoy-unmatched", at=self.board.codes[plan.of])

    def _forgive_via(self) -> None:
        """Armies with VIA that nobody convoys, to a neighbouring province, go by land."""
        convoys = self.board.convoys
        for at in self.movers:
            plan = self.order[at]
            if plan is None or not plan.via or not plan.direct:
                continue
            if not convoys(at, self.dest[at], self.carriers[at]):
                self.way[at] = BY_LAND

    def _choose_ways(self) -> None:
        """Which armies ordered to a neighbouring province go by sea without VIA (4.A.3)."""
        rules = self.rules
        if rules.adjacent_convoy == "explicit":
            return
        for at in self.movers:
            if self.way[at] == BY_LAND and self.carriers[at] and self._meant(at):
                self.way[at] = EITHER_WAY if rules.land_fallback else BY_SEA

    def _meant(self, at: int) -> bool:
        to, power, carriers = self.dest[at], self.power, self.carriers[at]
        if self.rules.adjacent_convoy == "any":
            return self.dest[to] == at
        return any(
            power[fleet] == power[at] and self.board.needed(fleet, at, to, self.fleets)
            for fleet in bits(carriers)
        )


_NOBODY: list[int] = []
"""Shared by all provinces without moves or supports; never changed."""
