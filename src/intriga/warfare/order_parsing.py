"""Reads orders as players send them: the valid ones in canonical notation, and what is wrong."""

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from intriga.diplomacy.adjudication.adjustments import Adjustments
from intriga.diplomacy.adjudication.field import Field, Forces
from intriga.diplomacy.adjudication.legal import Possible, retreats_of
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.notation.orders import plan_for
from intriga.diplomacy.notation.reader import BadOrder
from intriga.diplomacy.reason import Wrong, reason
from intriga.diplomacy.vocabulary import Verb
from intriga.warfare.menus import menu, units_key
from intriga.warfare.situation import Situation
from intriga.warfare.turn_report import Kind

_LINES = re.compile(r"[\n;,]+")


class ParsedOrders(NamedTuple):
    """The valid orders of a power in canonical notation, and the problems of the others."""

    orders: list[str]
    wrong: list[Wrong]


def lines_of(text: str) -> list[str]:
    """The orders in a text: lines, or parts between semicolons or commas."""
    return [line.strip() for line in _LINES.split(text) if line.strip()]


def read_orders(now: Situation, power: str, texts: Sequence[str]) -> ParsedOrders:
    """Read a power's orders in a situation. An order without its unit is that of the only unit that
    could carry it out."""
    read: list[str] = []
    given: dict[str, str] = {}
    ambiguous: list[Wrong] = []
    without_unit = _WithoutUnit(now, power)
    for text in texts:
        units = without_unit.could(text)
        if len(units) > 1:
            at = [unit.partition(" ")[2] for unit in units]
            ambiguous.append(Wrong(power, text, reason("diplomacy-game-which-unit", near=at)))
            continue
        whole = f"{units[0]} {text}" if units else text
        read.append(whole)
        given[whole] = text
    orders, wrong = _PARSERS[now.phase](now, power, read)
    named = [Wrong(one.power, given.get(one.given, one.given), one.reason) for one in wrong]
    return ParsedOrders(orders, [*ambiguous, *named])


class _WithoutUnit:
    """Completes orders that do not say whose they are."""

    def __init__(self, now: Situation, power: str) -> None:
        self._now = now
        self._units = now.ordered(power)

    def could(self, text: str) -> list[str]:
        """For a text that is an order but for its unit: the units that could carry it out."""
        try:
            self._now.reader.order(text)
        except BadOrder:
            return [unit for unit in self._units if self._could(unit, f"{unit} {text}")]
        return []

    def _could(self, unit: str, text: str) -> bool:
        reader = self._now.reader
        try:
            plan = plan_for(reader.board, reader.order(text), reader.unit(unit))
        except BadOrder:
            return False
        return plan.fault is None and plan.text in self._possible[unit]

    @cached_property
    def _possible(self) -> dict[str, set[str]]:
        """Unit → the texts of its orders, also without the kind of the unit that is helped."""
        now = self._now
        if now.phase == "retreat":
            return {u: {o.text for o in retreats_of(u, now.retreats[u])} for u in self._units}
        legal = menu(now.map, units_key(now))
        return {unit: {t for o in legal.of(unit) for t in _wordings(o)} for unit in self._units}


def _wordings(order: Possible) -> tuple[str, ...]:
    if not order.of:
        return (order.text,)
    place = order.of.partition(" ")[2]
    return order.text, order.text.replace(f" {order.of}", f" {place}", 1)


def _movement(now: Situation, power: str, texts: Sequence[str]) -> ParsedOrders:
    field = Field(now.reader, now.units, {power: texts}, now.rules)
    board, wrong = field.board, list(field.errors)
    legal = menu(now.map, units_key(now))
    valid: list[str] = []
    for at, given in field.given.items():
        plan = field.order[at]
        assert plan is not None
        unit = board.pieces[field.piece[at]]
        if plan.verb not in (Verb.SUPPORT, Verb.CONVOY):
            valid.append(plan.text)
            continue
        if field.piece[plan.of] < 0:
            why = reason("diplomacy-support-nobody", at=board.codes[plan.of])
            wrong.append(Wrong(power, given, why))
            continue
        if plan.of_fleet is not None and plan.of_fleet != field.piece[plan.of] & 1:
            why = reason("diplomacy-wrong-kind", place=board.codes[plan.of])
            wrong.append(Wrong(power, given, why))
            continue
        of = board.pieces[field.piece[plan.of]]
        letter = "S" if plan.verb == Verb.SUPPORT else "C"
        helped = f"{unit} {letter} {of}"
        text, known = helped, helped
        if plan.to >= 0:
            text, known = (
                f"{helped} - {board.spots[plan.to_spot]}",
                f"{helped} - {board.codes[plan.to]}",
            )
        if any(order.text == known for order in legal.of(unit)):
            valid.append(text)
        else:
            why = reason(
                "diplomacy-game-cannot-come", at=board.codes[plan.of], to=board.codes[plan.to]
            )
            wrong.append(Wrong(power, given, why))
    return ParsedOrders(valid, wrong)


def _retreats(now: Situation, power: str, texts: Sequence[str]) -> ParsedOrders:
    reads, lost = now.reader, now.lost.get(power, ())
    valid: dict[str, str] = {}
    wrong: list[Wrong] = []
    for text in texts:
        phase = resolve_retreats(
            reads,
            now.units,
            now.lost,
            now.retreats,
            {power: [text]},
            rules=now.rules,
        )
        if phase.errors:
            wrong += phase.errors
            continue
        reading = reads.order(text)
        pieces = {reads.board.province[reads.unit(unit) >> 1]: unit for unit in lost}
        unit = pieces[reading.at]
        if unit in valid:
            wrong.append(Wrong(power, text, reason("diplomacy-replaced")))
        elif reading.verb == Verb.DISBAND:
            valid[unit] = f"{unit} D"
        else:
            plan = plan_for(reads.board, reading, reads.unit(unit))
            valid[unit] = f"{unit} R {reads.board.spots[plan.to_spot]}"
    return ParsedOrders(list(valid.values()), wrong)


def _builds(now: Situation, power: str, texts: Sequence[str]) -> ParsedOrders:
    phase = Adjustments(Forces(now.reader, now.units, []), now.centres, now.rules)
    phase.carry_out(now.reader, power, texts)
    removed = [f"{unit} D" for unit in phase.removed.get(power, ())]
    valid = [
        *(f"{unit} B" for unit in phase.built.get(power, ())),
        *["WAIVE"] * phase.waived.get(power, 0),
        *(order for order in removed if phase.results.get(order) != "civil disorder"),
    ]
    return ParsedOrders(valid, phase.errors)


_PARSERS: dict[Kind, Callable[[Situation, str, Sequence[str]], ParsedOrders]] = {
    "orders": _movement,
    "retreat": _retreats,
    "builds": _builds,
}
