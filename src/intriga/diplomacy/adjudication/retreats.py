"""Retreats: dislodged units retreat or are disbanded. Two that retreat to one province are both
disbanded."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from intriga.diplomacy.adjudication.field import Forces, Texts
from intriga.diplomacy.notation.orders import Plan, plan_for
from intriga.diplomacy.notation.reader import BadOrder, Reader, reader_of
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.vocabulary import Verb

RetreatResult: TypeAlias = Literal["ok", "bounce", "disband", "void"]

_RETREATING = frozenset({Verb.RETREAT, Verb.MOVE})


class Retreats:
    """A retreat phase adjudicated."""

    def __init__(self, forces: Forces, lost: Forces, errors: list[Wrong]) -> None:
        self.board = forces.board
        self.errors = errors
        """Orders that could not be used, with the reason. Their units are disbanded."""
        self.results: dict[str, RetreatResult] = {}
        """Order as given, or the dislodged unit without an order → result."""
        self.reasons: dict[str, Reason] = {}
        """The same keys → reason."""
        self.units: dict[str, list[str]] = {
            power: [
                self.board.pieces[forces.piece[at]]
                for at in forces.where
                if forces.power[at] == number
            ]
            for number, power in enumerate(forces.powers)
        }
        """Power → its units after the retreats."""
        self.disbanded: dict[str, list[str]] = {}
        """Power → dislodged units that were disbanded."""
        self._lost = lost

    def settle(self, standing: dict[int, tuple[Plan, str]]) -> None:
        """Carry out the valid orders, by province; two retreats to one province fail."""
        lost, board = self._lost, self.board
        crowd: dict[int, list[int]] = {}
        for at, (plan, _) in standing.items():
            if plan.verb in _RETREATING:
                crowd.setdefault(plan.to, []).append(at)
        for at in lost.where:
            power, unit = lost.powers[lost.power[at]], board.pieces[lost.piece[at]]
            if at not in standing:
                self._note(unit, "disband", reason("diplomacy-retreat-none"))
            elif self._retreated(at, *standing[at], crowd):
                to = board.spots[standing[at][0].to_spot]
                self.units.setdefault(power, []).append(f"{unit[0]} {to}")
                continue
            self.disbanded.setdefault(power, []).append(unit)

    def _retreated(self, at: int, plan: Plan, text: str, crowd: dict[int, list[int]]) -> bool:
        code = self.board.codes
        if plan.verb == Verb.DISBAND:
            self._note(text, "disband", reason("diplomacy-retreat-disband"))
            return False
        if len(crowd[plan.to]) > 1:
            by = [code[rival] for rival in crowd[plan.to] if rival != at]
            self._note(text, "bounce", reason("diplomacy-retreat-bounce", to=code[plan.to], by=by))
            return False
        to = self.board.spots[plan.to_spot]
        self._note(text, "ok", reason("diplomacy-retreated", to=to))
        return True

    def _note(self, order: str, result: RetreatResult, why: Reason) -> None:
        self.results[order] = result
        self.reasons[order] = why


def resolve_retreats(
    map: str | Reader,
    units: Texts,
    dislodged: Texts,
    retreats: Mapping[str, Iterable[str]],
    orders: Texts,
    *,
    rules: Rules = STANDARD,
) -> Retreats:
    """Adjudicate a retreat phase.

    `units`, `dislodged` and `retreats` are those of `Season`; orders are `A BUR R GAS` (or
    `A BUR - GAS`) and `A BUR D`. Units without an order are disbanded.
    """
    reader = map if isinstance(map, Reader) else reader_of(map)
    errors: list[Wrong] = []
    forces = Forces(reader, units, errors)
    lost = Forces(reader, dislodged, errors)
    board = reader.board
    ways = {
        board.province[reader.unit(unit) >> 1]: {board.spot_of[spot] for spot in spots}
        for unit, spots in retreats.items()
    }
    phase = Retreats(forces, lost, errors)
    standing: dict[int, tuple[Plan, str]] = {}
    for power, texts in orders.items():
        for text in texts:
            try:
                plan = _retreat(reader, lost, ways, power, text)
                if rules.exact_coasts and plan.lax:
                    raise BadOrder(reason("diplomacy-exact-coast", place=board.codes[plan.at]))
            except BadOrder as bad:
                errors.append(Wrong(power, text, bad.reason))
                continue
            if plan.at in standing:
                errors.append(Wrong(power, standing[plan.at][1], reason("diplomacy-replaced")))
            standing[plan.at] = plan, text
    phase.settle(standing)
    for wrong in errors:
        phase.results.setdefault(wrong.given, "void")
    return phase


def _retreat(
    reader: Reader, lost: Forces, ways: Mapping[int, set[int]], power: str, text: str
) -> Plan:
    """The plan of an order for its dislodged unit. Raises `BadOrder`."""
    board = reader.board
    reading = reader.order(text)
    at = reading.at
    if reading.verb not in _RETREATING and reading.verb != Verb.DISBAND:
        raise BadOrder(reason("diplomacy-not-now"))
    if lost.power[at] < 0:
        raise BadOrder(reason("diplomacy-not-dislodged", place=board.codes[at]))
    if lost.powers[lost.power[at]] != power:
        raise BadOrder(reason("diplomacy-not-yours", place=board.codes[at]))
    plan = plan_for(board, reading, lost.piece[at])
    if plan.fault is not None:
        raise BadOrder(plan.fault)
    if plan.verb in _RETREATING and plan.to_spot not in ways.get(at, ()):
        raise BadOrder(reason("diplomacy-no-retreat", to=board.spots[plan.to_spot]))
    return plan
