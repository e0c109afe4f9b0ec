"""Reads orders as players send them: the valid ones in canonical notation, and what is wrong."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from intriga.diplomacy.adjudication.adjustments import Adjustments
from intriga.diplomacy.adjudication.field import Field, Forces
from intriga.diplomacy.adjudication.legal import Menu
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.notation.orders import plan_for
from intriga.diplomacy.reason import Wrong, reason
from intriga.diplomacy.vocabulary import Verb
from intriga.games.diplomacy.acts import Orders
from intriga.games.diplomacy.state import Phase, State

_LINES = re.compile(r"[\n;]+")


class ParsedOrders(NamedTuple):
    """The valid orders of a power in canonical notation, and the problems of the others."""

    orders: list[str]
    wrong: list[Wrong]


def texts_of(act: Orders) -> list[str]:
    """All texts of an act, one order each."""
    lines = (line for text in (*act.orders, act.text) for line in _LINES.split(text))
    return [line.strip() for line in lines if line.strip()]


def parse_orders(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    """Read a power's orders for the current phase."""
    return _PARSERS[state.phase](state, power, texts)


def _movement(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    field = Field(state.reader, state.units, {power: texts}, state.options.rules)
    board, wrong = field.board, list(field.errors)
    menu = Menu(state.reader, state.units)
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
        if any(order.text == known for order in menu.of(unit)):
            valid.append(text)
        else:
            why = reason(
                "diplomacy-game-cannot-come", at=board.codes[plan.of], to=board.codes[plan.to]
            )
            wrong.append(Wrong(power, given, why))
    return ParsedOrders(valid, wrong)


def _retreats(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    reads, lost = state.reader, state.powers[power].lost
    valid: dict[str, str] = {}
    wrong: list[Wrong] = []
    for text in texts:
        phase = resolve_retreats(
            reads,
            state.units,
            state.lost,
            state.retreats,
            {power: [text]},
            rules=state.options.rules,
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


def _builds(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    phase = Adjustments(Forces(state.reader, state.units, []), state.centres, state.options.rules)
    phase.carry_out(state.reader, power, texts)
    removed = [f"{unit} D" for unit in phase.removed.get(power, ())]
    valid = [
        *(f"{unit} B" for unit in phase.built.get(power, ())),
        *["WAIVE"] * phase.waived.get(power, 0),
        *(order for order in removed if phase.results.get(order) != "civil disorder"),
    ]
    return ParsedOrders(valid, phase.errors)


_PARSERS = {Phase.ORDERS: _movement, Phase.RETREAT: _retreats, Phase.BUILDS: _builds}
