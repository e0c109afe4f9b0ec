"""A literal position as the library resolves it."""

from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.rule_choices import STANDARD, Rules
from tests.diplomacy.slow_adjudicator import Literal


def fast(position: Literal, rules: Rules = STANDARD) -> Season:
    units: dict[str, list[str]] = {}
    orders: dict[str, list[str]] = {}
    for at, unit in position.units.items():
        units.setdefault(unit.power, []).append(unit.text)
        text = position.orders[at].text(unit, position.units)
        orders.setdefault(unit.power, []).append(text)
    return resolve("classic", units, orders, rules)
