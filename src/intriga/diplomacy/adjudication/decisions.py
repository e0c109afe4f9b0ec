"""Decisions: which moves succeed, which supports are given, which convoys stand.

Lucas Kruijswijk's scheme (DATC chapter 5, «The Math of Adjudication»): each decision is a formula
over others, told here in the rulebook's words. A decision is True, False or None — not known yet;
strengths are a least and a greatest number. Whatever follows from what is known is decided, in
whatever order it is asked for; only cycles remain, and `cycles.decide` breaks those.
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
        """Whether a support that matches is given, not cut."""
        self.path: list[bool | None] = [None] * size
        """Whether an army that may go by sea has an unbroken chain of fleets."""
        self.paradox = 0
        """Armies whose convoys were called off by the Szykman rule."""
        self.decided = 0
        self._asked = [0] * size, [0] * size, [0] * size
        self._round = 0
        self._obvious()

    # ── the order of work ───────────────────────────────────────────────────────────────

    def _obvious(self) -> None:
        """What most orders are: support by a unit nobody attacks; a move no one minds."""
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
        """Decide all that follows from what is known; returns the moves still open."""
        moved, waiting = self.moved, self.field.movers
        while True:
            before = self.decided
            self._round += 1
            waiting = [at for at in waiting if moved[at] is None and self.move(at) is None]
            if not waiting:
                self._round += 1  # what no move needed to know may still be asked
                return []
            if self.decided == before:
                return waiting

    def freeze(self) -> None:
        """Until the next `settle`, what is asked for is not worked out, only looked up."""
        self._asked = ([self._round] * self.field.board.size,) * 3

    def move(self, at: int) -> bool | None:
        """Whether the unit from here moves."""
        known = self.moved[at]
        if known is None and self._asked[0][at] != self._round:
            self._asked[0][at] = self._round
            known = self.moved[at] = self.would_move(at)
            self.decided += known is not None
        return known

    def support(self, at: int) -> bool | None:
        """Whether the unit here gives its support."""
        known = self.given[at]
        if known is None and self._asked[1][at] != self._round:
            self._asked[1][at] = self._round
            known = self.given[at] = self.would_support(at)
            self.decided += known is not None
        return known

    def by_sea(self, at: int) -> bool | None:
        """Whether the unit from here has its way over the sea."""
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
        """An army is carried if fleets that stay where they are make a chain."""
        field = self.field
        carriers, to = field.carriers[at], field.dest[at]
        safe = carriers & ~field.attacked
        if field.board.convoys(at, to, safe):
            return True
        hopeful = safe
        for sea in bits(carriers & field.attacked):
            dislodged = self.dislodged(sea)
            if dislodged is None:
                hopeful |= 1 << sea
            elif not dislodged:
                safe |= 1 << sea
        if field.board.convoys(at, to, safe):
            return True
        return None if field.board.convoys(at, to, safe | hopeful) else False

    def dislodged(self, at: int) -> bool | None:
        """A unit that does not move is dislodged if another moves in."""
        answer: bool | None = False
        for attacker in self.field.into[at]:
            moves = self.move(attacker)
            if moves:
                return True
            if moves is None:
                answer = None
        return answer

    def would_support(self, at: int) -> bool | None:
        """A support is cut by a foreign attack from anywhere but where it is aimed; from there
        only by dislodging the unit (6.D.15, 6.D.17). An army whose convoy fails attacks nobody.
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
        """A move by sea needs its convoy; then it is a matter of strength."""
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
        """Whether the unit would take its place, going by sea or by land."""
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
                return _same(self._beats(at, False, True), self._given_exit(at, to))
        return self._given_exit(at, to)

    def _given_exit(self, at: int, to: int) -> bool | None:
        """The unit there tries to leave, and not against ours."""
        leaves = self.move(to)
        if leaves is not None:
            return self._beats(at, leaves, False)
        return _same(self._beats(at, True, False), self._beats(at, False, False))

    def _beats(self, at: int, free: bool, facing: bool) -> bool | None:
        """Attack strength against hold or defend strength, and against all who prevent.

        `free`: nobody is there, or he leaves; `facing`: head to head with the unit there.
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
        """The strength with which a rival keeps others out of a province.

        None if it has no way there, or lost head to head to the very unit that leaves.
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
        """The unit and those that support it, at least and at most; one power's help left out."""
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
    """Decided if it is so either way."""
    return a if a is b else None
