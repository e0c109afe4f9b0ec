"""Retreats: dislodged units go where they may or are disbanded. Two to one place: both are lost."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from intriga.diplomacy.field import Forces, Texts
from intriga.diplomacy.movement import reader
from intriga.diplomacy.orders import Plan, plan_for
from intriga.diplomacy.reader import Reader, Unread
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rules import STANDARD, Rules
from intriga.diplomacy.tongue import Verb

RetreatResult: TypeAlias = Literal["ok", "bounce", "disband", "void"]

_RETREATING = frozenset({Verb.RETREAT, Verb.MOVE})


class Retreats:
    """A retreat phase adjudicated."""

    def __init__(self, forces: Forces, lost: Forces, errors: list[Wrong]) -> None:
        self.board = forces.board
        self.errors = errors
        """Orders that could not be used, with the reason. Such units are disbanded."""
        self.results: dict[str, RetreatResult] = {}
        """Order, or the dislodged unit if it had none → result."""
        self.reasons: dict[str, Reason] = {}
        """The same → why."""
        self.units: dict[str, list[str]] = {
            power: [
                self.board.piece_name(forces.piece[at])
                for at in forces.where
                if forces.power[at] == number
            ]
            for number, power in enumerate(forces.powers)
        }
        """Power → its units after the retreats."""
        self.disbanded: dict[str, list[str]] = {}
        """Power → dislodged units that are no more."""
        self._lost = lost

    def settle(self, standing: dict[int, Plan]) -> None:
        """Carry out the retreats that stand; two to one province disband each other."""
        lost, board = self._lost, self.board
        crowd: dict[int, list[int]] = {}
        for at, plan in standing.items():
            if plan.verb in _RETREATING:
                crowd.setdefault(plan.to, []).append(at)
        for at in lost.where:
            power, unit = lost.powers[lost.power[at]], board.piece_name(lost.piece[at])
            plan_or_none = standing.get(at)
            if plan_or_none is None:
                self._tell(unit, "disband", reason("diplomacy-retreat-none"))
            elif plan_or_none.verb == Verb.DISBAND:
                self._tell(plan_or_none.text, "disband", reason("diplomacy-retreat-disband"))
            elif len(rivals := crowd[plan_or_none.to]) > 1:
                by = [board.codes[rival] for rival in rivals if rival != at]
                why = reason("diplomacy-retreat-bounce", to=board.codes[plan_or_none.to], by=by)
                self._tell(plan_or_none.text, "bounce", why)
            else:
                to = board.spots[plan_or_none.to_spot]
                self._tell(plan_or_none.text, "ok", reason("diplomacy-retreated", to=to))
                self.units.setdefault(power, []).append(f"{unit[0]} {to}")
                continue
            self.disbanded.setdefault(power, []).append(unit)

    def _tell(self, order: str, result: RetreatResult, why: Reason) -> None:
        self.results[order] = result
        self.reasons[order] = why


def resolve_retreats(
    map: str | Reader,
    units: Texts,
    dislodged: Texts,
    retreats: Mapping[str, Iterable[str]],
    orders: Texts,
    rules: Rules = STANDARD,
) -> Retreats:
    """Adjudicate a retreat phase.

    `units`, `dislodged` and `retreats` are what `Season` tells under these names; orders are
    `A BUR R GAS` (or `A BUR - GAS`) and `A BUR D`. Without an order a unit is disbanded.
    """
    reads = map if isinstance(map, Reader) else reader(map)
    errors: list[Wrong] = []
    forces = Forces(reads, units, errors)
    lost = Forces(reads, dislodged, errors)
    ways = {
        reads.board.province[reads.unit(unit) >> 1]: {reads.board.spot_of[spot] for spot in spots}
        for unit, spots in retreats.items()
    }
    phase = Retreats(forces, lost, errors)
    standing: dict[int, Plan] = {}
    for power, texts in orders.items():
        for text in texts:
            try:
                plan = _retreat(reads, lost, ways, power, text, rules)
            except Unread as unread:
                errors.append(Wrong(power, text, unread.reason))
                continue
            if plan.at in standing:
                errors.append(Wrong(power, standing[plan.at].text, reason("diplomacy-replaced")))
            standing[plan.at] = plan
    phase.settle(standing)
    for wrong in errors:
        phase.results.setdefault(wrong.given, "void")
    return phase


def _retreat(
    reads: Reader, lost: Forces, ways: Mapping[int, set[int]], power: str, text: str, rules: Rules
) -> Plan:
    """What an order means for its dislodged unit. Raises `Unread`."""
    board = reads.board
    reading = reads.order(text)
    at = reading.at
    if reading.verb not in _RETREATING and reading.verb != Verb.DISBAND:
        raise Unread(reason("diplomacy-not-now"))
    if at < 0 or lost.power[at] < 0:
        raise Unread(reason("diplomacy-not-dislodged", place=board.codes[at]))
    if lost.powers[lost.power[at]] != power:
        raise Unread(reason("diplomacy-not-yours", place=board.codes[at]))
    plan = plan_for(board, reading, lost.piece[at])
    if plan.fault is not None:
        raise Unread(plan.fault)
    if rules.exact_coasts and plan.lax:
        raise Unread(reason("diplomacy-exact-coast", place=board.codes[at]))
    if plan.verb in _RETREATING and plan.to_spot not in ways.get(at, ()):
        raise Unread(reason("diplomacy-no-retreat", to=board.spots[plan.to_spot]))
    return plan
