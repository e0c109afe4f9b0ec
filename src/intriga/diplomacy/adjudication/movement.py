"""Movement: adjudicates the orders of a movement phase.

>>> from intriga.diplomacy import resolve
>>> season = resolve("classic", {"FRANCE": ["A PAR"]}, {"FRANCE": ["A PAR - BUR"]})
>>> season.units, season.results
({'FRANCE': ['A BUR']}, {'A PAR - BUR': 'ok'})
"""

from typing import Literal, TypeAlias

from intriga.diplomacy.adjudication.explain import explain
from intriga.diplomacy.adjudication.field import Field, Texts
from intriga.diplomacy.adjudication.resolution import Resolution
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.diplomacy.reason import Reason, Wrong
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.vocabulary import Verb

_HOLD, _MOVE, _SUPPORT = map(int, (Verb.HOLD, Verb.MOVE, Verb.SUPPORT))

Result: TypeAlias = Literal[
    "ok", "bounce", "no convoy", "cut", "void", "disrupted", "dislodged", "disband"
]
"""The result of an order: `ok`, it succeeded; `bounce`, a move met too much strength; `no convoy`,
its convoy failed; `cut`, a support was cut; `void`, a support or convoy matched nothing, or the
order was invalid; `disrupted`, a convoy was cancelled by a paradox; `dislodged`, or `disband`:
dislodged without a possible retreat."""


def resolve(map: str | Reader, units: Texts, orders: Texts, rules: Rules = STANDARD) -> "Season":
    """Adjudicate a movement phase: power → its units (`A PAR`), power → its orders.

    `map` is the id of an included map or the reader of any map. Units without an order hold.
    Orders that are invalid are in `.errors`, and their units hold; no exception is raised.
    """
    return Season(Field(map if isinstance(map, Reader) else reader_of(map), units, orders, rules))


class Season(Resolution):
    """A movement phase adjudicated, as texts of the notation. Each property is computed when it is
    read."""

    # ── positions ───────────────────────────────────────────────────────────────────────

    @property
    def units(self) -> dict[str, list[str]]:
        """Power → its units after movement without dislodged ones, in the order given."""
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
        """Power → its dislodged units; powers without any are left out."""
        field = self.field
        lost: dict[str, list[str]] = {}
        for at in field.where:
            if at in self.beaten:
                unit = self.board.pieces[field.piece[at]]
                lost.setdefault(field.powers[field.power[at]], []).append(unit)
        return lost

    @property
    def retreats(self) -> dict[str, list[str]]:
        """Dislodged unit → spots it may retreat to: adjacent, empty, without a standoff, and not
        where its attacker came from, unless the attacker was convoyed (4.A.5)."""
        return {
            self.board.pieces[self.field.piece[at]]: [self.board.spots[s] for s in spots]
            for at, spots in self.ways_out.items()
        }

    # ── outcomes ────────────────────────────────────────────────────────────────────────

    @property
    def results(self) -> dict[str, Result]:
        """Every order as given → its result. Invalid orders are void."""
        results: dict[str, Result] = {wrong.given: "void" for wrong in self.wrong_orders}
        result = self.result
        for at, text in self.field.given.items():
            results[text] = result(at)
        return results

    @property
    def wrong_orders(self) -> list[Wrong]:
        """The errors that are about orders, not units."""
        return self.errors[self.field.bad_units :]

    def result(self, at: int) -> Result:
        """The result of the order (or the hold) of the unit from this province."""
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

    def why(self, at: int) -> Reason:
        """The reason of the result of the unit from this province."""
        return explain(self, at)

    @property
    def reasons(self) -> dict[str, Reason]:
        """Every order as given → the reason of its result, or why it is invalid."""
        reasons = {wrong.given: wrong.reason for wrong in self.wrong_orders}
        return reasons | {text: self.why(at) for at, text in self.field.given.items()}
