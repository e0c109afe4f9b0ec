"""Movement: the orders of a season in, who stands where and why out.

>>> from intriga.diplomacy import resolve
>>> season = resolve("classic", {"FRANCE": ["A PAR"]}, {"FRANCE": ["A PAR - BUR"]})
>>> season.units, season.results
({'FRANCE': ['A BUR']}, {'A PAR - BUR': 'ok'})
"""

from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

from intriga.diplomacy.adjudication.cycles import decide
from intriga.diplomacy.adjudication.explain import explain
from intriga.diplomacy.adjudication.field import BY_SEA, Field, Texts
from intriga.diplomacy.geography.board import Board, bits, board_of
from intriga.diplomacy.notation.reader import Reader
from intriga.diplomacy.notation.vocabulary import Verb
from intriga.diplomacy.reason import Reason, Wrong
from intriga.diplomacy.rules import STANDARD, Rules

_HOLD, _MOVE, _SUPPORT = map(int, (Verb.HOLD, Verb.MOVE, Verb.SUPPORT))

Result: TypeAlias = Literal[
    "ok", "bounce", "no convoy", "cut", "void", "disrupted", "dislodged", "disband"
]
"""What came of an order: it was carried out; a move met too much strength, or its convoy was not
there; a support was cut; a support or convoy matched nothing; a convoy was called off by a
paradox; the unit was dislodged, or dislodged with nowhere to go."""


@lru_cache
def reader_of(map_id: str) -> Reader:
    """The reader of a map of this package. Raises KeyError if there is none of this name."""
    return Reader(board_of(map_id))


def resolve(map: str | Reader, units: Texts, orders: Texts, rules: Rules = STANDARD) -> "Season":
    """Adjudicate a movement phase: power → its units (`A PAR`), power → its orders.

    `map` is the id of a shipped map or the reader of any. Units without an order hold. What can
    not be read or done is in `.errors` and the unit holds; nothing is raised for it.
    """
    return Season(Field(map if isinstance(map, Reader) else reader_of(map), units, orders, rules))


class Season:
    """A movement phase adjudicated. What is not asked for is not worked out."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.board: Board = field.board
        self.errors: list[Wrong] = field.errors
        """Units and orders that could not be used, with the reason."""
        known = self.known = decide(field)
        moved, dest, piece = known.moved, field.dest, field.piece
        self.now = now = list(piece)
        """Pieces by province after movement, dislodged ones left out."""
        self.owner = owner = list(field.power)
        """Numbers of their powers."""
        self.beaten: dict[int, int] = {}
        """Province of a dislodged unit → where its attacker came from."""
        leaving = [at for at in field.movers if moved[at]]
        for at in leaving:
            now[at] = owner[at] = -1
        for at in leaving:
            to = dest[at]
            if field.power[to] >= 0 and not moved[to]:
                self.beaten[to] = at
            unit = piece[at]
            order = field.order[at]
            assert order is not None
            now[to] = order.to_spot * 2 + 1 if unit & 1 else to * 2
            owner[to] = field.power[at]

    # ── positions ───────────────────────────────────────────────────────────────────────

    @property
    def units(self) -> dict[str, list[str]]:
        """Power → its units after movement, dislodged ones left out; as they were given."""
        field, names, now = self.field, self.board.pieces, self.now
        moved, dest, beaten = self.known.moved, field.dest, self.beaten
        lists: list[list[str]] = [[] for _ in field.powers]
        for at in field.where:
            if at not in beaten:
                piece = now[dest[at]] if moved[at] else now[at]
                lists[field.power[at]].append(names[piece])
        return dict(zip(field.powers, lists, strict=True))

    @property
    def dislodged(self) -> dict[str, list[str]]:
        """Power → its units that must retreat or disband; powers without any left out."""
        field = self.field
        lost: dict[str, list[str]] = {}
        for at in field.where:
            if at in self.beaten:
                unit = self.board.pieces[field.piece[at]]
                lost.setdefault(field.powers[field.power[at]], []).append(unit)
        return lost

    @property
    def retreats(self) -> dict[str, list[str]]:
        """Dislodged unit → spots it may retreat to: beside it, empty, without a stand-off, and
        not where its attacker came from, unless that came by sea (4.A.5)."""
        return {
            self.board.pieces[self.field.piece[at]]: [self.board.spots[s] for s in spots]
            for at, spots in self.ways_out.items()
        }

    @cached_property
    def ways_out(self) -> dict[int, list[int]]:
        """Province of a dislodged unit → spots it may retreat to, by name."""
        board, contested = self.board, self.contested
        shut = set(bits(contested))
        found = {}
        for at in sorted(self.beaten):
            piece, attacker = self.field.piece[at], self.beaten[at]
            by_sea = self.known.by_sea(attacker)
            barred = -1 if by_sea and self.field.rules.retreat_to_convoy_origin else attacker
            spots = [
                spot
                for spot in bits(board.steps(piece))
                if self.now[p := board.province[spot]] < 0 and p not in shut and p != barred
            ]
            found[at] = sorted(spots, key=board.spots.__getitem__)
        return found

    @cached_property
    def contested(self) -> int:
        """Provinces left empty by a stand-off, as a mask: nobody may retreat there."""
        known, field = self.known, self.field
        mask = 0
        for at in field.movers:
            to = field.dest[at]
            if not known.moved[at] and self.owner[to] < 0 and known.prevents(at, to, True)[1]:
                mask |= 1 << to
        return mask

    # ── outcomes ────────────────────────────────────────────────────────────────────────

    @property
    def results(self) -> dict[str, Result]:
        """Every order as it was given → its result. Orders that could not be used are void."""
        told: dict[str, Result] = {wrong.given: "void" for wrong in self.wrong_orders}
        result = self.result
        for at, text in self.field.said.items():
            told[text] = result(at)
        return told

    @property
    def wrong_orders(self) -> list[Wrong]:
        """The errors that are about orders, not units."""
        return self.errors[self.field.bad_units :]

    def result(self, at: int) -> Result:
        """What came of the order (or the holding) of the unit from this province."""
        if at in self.beaten:
            return "dislodged" if self.ways_out[at] else "disband"
        plan = self.field.order[at]
        if plan is None or plan.verb == _HOLD:
            return "ok"
        if plan.verb == _MOVE:
            if self.known.moved[at]:
                return "ok"
            return "no convoy" if self.stranded(at) else "bounce"
        if at in self.field.void:
            return "void"
        if plan.verb == _SUPPORT:
            return "ok" if self.known.support(at) else "cut"
        return "disrupted" if self.known.paradox >> plan.of & 1 else "ok"

    def stranded(self, at: int) -> bool:
        """Whether the army from here waits for a convoy in vain."""
        return self.field.way[at] == BY_SEA and not self.known.by_sea(at)

    def why(self, at: int) -> Reason:
        """Why the order of the unit from this province came out so."""
        return explain(self, at)

    @property
    def reasons(self) -> dict[str, Reason]:
        """Every order as it was given → why it came out so, or why it could not be used."""
        told = {wrong.given: wrong.reason for wrong in self.wrong_orders}
        return told | {text: self.why(at) for at, text in self.field.said.items()}
