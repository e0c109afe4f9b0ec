"""Decisions: which moves succeed, which supports are given, which convoys hold.

This is Lucas Kruijswijk's method (DATC chapter 5, "The Math of Adjudication"): each decision is a
formula of others, written in the terms of the rulebook. A decision is True, False or None (not
known yet); a strength has a minimum and a maximum. Everything that follows from known values is
decided, in any order; only cycles remain, which `cycles.decide` resolves.
"""

from intriga.diplomacy.adjudication.field import BY_LAND, BY_SEA, Field
from intriga.diplomacy.geography.board import bits

_NO_POWER = -2


class Decisions:
    """The decisions of a movement phase. Arrays by province of the unit concerned."""

    __slots__ = ("_asked", "_round", "decided", "field", "given", "moved", "paradox", "path")

    def __init__(self, field: Field) -> None:
        size = field.board.size
        self.field = field
        self.moved: list[bool | None] = [None] * size
        """Whether a move succeeds."""
        self.given: list[bool | None] = [None] * size
        """Whether a matching support is given, that is, not cut."""
        self.path: list[bool | None] = [None] * size
        """Whether an army that may be convoyed has an unbroken chain of fleets."""
        self.paradox = 0
        """Armies whose convoys were cancelled by the Szykman rule, as a mask."""
        self.decided = 0
        self._asked = [0] * size, [0] * size, [0] * size
        self._round = 0
        self._decide_simple()

    # ── evaluation ──────────────────────────────────────────────────────────────────────

    def _decide_simple(self) -> None:
        """The most common cases: support by a unit that is not attacked; a move without rivals to
        an empty province."""
        field, given, moved = self.field, self.given, self.moved
        attacked, power, into, way = field.attacked, field.power, field.into, field.way
        for at in field.supports:
            if not attacked >> at & 1:
                given[at] = True
        for at in field.movers:
            to = field.dest[at]
            if power[to] < 0 and len(into[to]) == 1 and way[at] != BY_SEA:
                moved[at] = True

    def settle(self) -> list[int]:
        """Decide everything that follows from what is known; returns the moves still open."""
        moved, waiting = self.moved, self.field.movers
        while True:
            before = self.decided
            self._round += 1
            waiting = [at for at in waiting if moved[at] is None and self.move(at) is None]
            if not waiting:
                self._round += 1  # decisions that no move needed can still be evaluated
                return []
            if self.decided == before:
                return waiting

    def freeze(self) -> None:
        """Until the next `settle`, look decisions up without evaluating them."""
        self._asked = ([self._round] * self.field.board.size,) * 3

    def move(self, at: int) -> bool | None:
        """Whether the move of the unit from here succeeds."""
        known = self.moved[at]
        if known is None and self._asked[0][at] != self._round:
            self._asked[0][at] = self._round
            known = self.moved[at] = self.would_move(at)
            self.decided += known is not None
        return known

    def support(self, at: int) -> bool | None:
        """Whether the support of the unit here is given."""
        known = self.given[at]
        if known is None and self._asked[1][at] != self._round:
            self._asked[1][at] = self._round
            known = self.given[at] = self.would_support(at)
            self.decided += known is not None
        return known

    def by_sea(self, at: int) -> bool | None:
        """Whether the army from here is convoyed."""
        if self.field.way[at] == BY_LAND:
            return False
        known = self.path[at]
        if known is None and self._asked[2][at] != self._round:
            self._asked[2][at] = self._round
            known = self.path[at] = self.would_sail(at)
            self.decided += known is not None
        return known

    # ── the rules ───────────────────────────────────────────────────────────────────────

    def would_sail(self, at: int) -> bool | None:
        """An army is convoyed if fleets that are not dislodged form a chain."""
        field = self.field
        carriers, to = field.carriers[at], field.dest[at]
        safe = carriers & ~field.attacked
        if field.board.convoys(at, to, safe):
            return True
        uncertain = safe
        for sea in bits(carriers & field.attacked):
            dislodged = self.dislodged(sea)
            if dislodged is None:
                uncertain |= 1 << sea
            elif not dislodged:
                safe |= 1 << sea
        if field.board.convoys(at, to, safe):
            return True
        return None if field.board.convoys(at, to, safe | uncertain) else False

    def dislodged(self, at: int) -> bool | None:
        """A unit that does not move is dislodged if another unit moves in."""
        answer: bool | None = False
        for attacker in self.field.into[at]:
            moves = self.move(attacker)
            if moves:
                return True
            if moves is None:
                answer = None
        return answer

    def would_support(self, at: int) -> bool | None:
        """A support is cut by an attack of another power, unless it comes from the province the
        support is directed to; from there, only if the unit is dislodged (6.D.15, 6.D.17). An army
        whose convoy fails does not attack.
        """
        field = self.field
        answer: bool | None = True
        for attacker in field.into[at]:
            if field.power[attacker] == field.power[at]:
                continue
            if attacker == field.aim[at]:
                cuts = self.move(attacker)
            else:
                cuts = field.way[attacker] != BY_SEA or self.by_sea(attacker)
            if cuts:
                return False
            if cuts is None:
                answer = None
        return answer

    def would_move(self, at: int) -> bool | None:
        """A move by sea needs its convoy; any move needs the strength to prevail."""
        way = self.field.way[at]
        if way == BY_LAND:
            return self._prevails(at, False)
        sails = self.by_sea(at)
        if way == BY_SEA:
            return False if sails is False else _both(sails, self._prevails(at, True))
        if sails is not None:
            return self._prevails(at, sails)
        return _same(self._prevails(at, True), self._prevails(at, False))

    def _prevails(self, at: int, sea: bool) -> bool | None:
        """Whether the unit would succeed, going by sea or by land."""
        field = self.field
        to = field.dest[at]
        if field.power[to] < 0:
            return self._beats(at, True, False)
        onward = field.dest[to]
        if onward < 0:
            return self._beats(at, False, False)
        if onward == at and not sea:
            crossing = self.by_sea(to)
            if crossing is False:
                return self._beats(at, False, True)
            if crossing is None:
                return _same(self._beats(at, False, True), self._prevails_if_left(at, to))
        return self._prevails_if_left(at, to)

    def _prevails_if_left(self, at: int, to: int) -> bool | None:
        """Whether the unit would succeed where the unit there tries to leave, and not in its
        direction."""
        leaves = self.move(to)
        if leaves is not None:
            return self._beats(at, leaves, False)
        return _same(self._beats(at, True, False), self._beats(at, False, False))

    def _beats(self, at: int, free: bool, facing: bool) -> bool | None:
        """Attack strength against hold or defend strength, and against all prevent strengths.

        `free`: the province is empty, or its unit leaves; `facing`: a head-to-head battle with the
        unit there.
        """
        field = self.field
        to = field.dest[at]
        if free:
            least, most = self.strength(at)
            answer: bool | None = True
        else:
            owner = field.power[to]
            if owner == field.power[at]:
                return False  # no power dislodges its own
            least, most = self.strength(at, owner)
            low, high = (1, 1) if field.dest[to] >= 0 and not facing else self.strength(to)
            if most <= low:
                return False
            answer = True if least > high else None
        for rival in field.into[to]:
            if rival != at:
                low, high = self.prevents(rival, to, free)
                if most <= low:
                    return False
                if least <= high:
                    answer = None
        return answer

    def prevents(self, rival: int, to: int, free: bool) -> tuple[int, int]:
        """The prevent strength of a rival for a province, minimum and maximum.

        It is zero if the rival has no way there, or lost a head-to-head battle to the unit that
        leaves.
        """
        field = self.field
        low, high = self.strength(rival)
        sails = self.by_sea(rival)
        if field.way[rival] == BY_SEA:
            if sails is False:
                return 0, 0
            if sails is None:
                low = 0
        if free and field.dest[to] == rival:
            beaten = _both(_not(sails), _not(self.by_sea(to)))
            if beaten:
                return 0, 0
            if beaten is None:
                low = 0
        return low, high

    def strength(self, at: int, without: int = _NO_POWER) -> tuple[int, int]:
        """The unit and its supports, minimum and maximum, without the supports of the power
        `without`."""
        backing = self.field.backing[at]
        if not backing:
            return 1, 1
        power, given = self.field.power, self.given
        least = most = 1
        for helper in backing:
            if power[helper] != without:
                helps = given[helper]
                if helps is None:
                    helps = self.support(helper)
                if helps:
                    least += 1
                    most += 1
                elif helps is None:
                    most += 1
        return least, most


def _both(a: bool | None, b: bool | None) -> bool | None:
    if a is False or b is False:
        return False
    return None if a is None or b is None else True


def _not(a: bool | None) -> bool | None:
    return None if a is None else not a


def _same(a: bool | None, b: bool | None) -> bool | None:
    """The value if both are the same, else None."""
    return a if a is b else None
