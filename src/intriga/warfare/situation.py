"""A board at one moment: what orders are read, offered and carried out for."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from intriga.diplomacy.adjudication.legal import Possible, builds_of
from intriga.diplomacy.notation.reader import Reader
from intriga.diplomacy.rule_choices import Rules
from intriga.warfare.turn_report import Kind


class Situation(NamedTuple):
    """A board and what is ordered on it now: `orders` of a season, `retreat` or `builds`.

    Units and centres by power, `lost`: dislodged units by power, `retreats`: dislodged unit → spots
    it may go to. All of it is public.
    """

    reader: Reader
    phase: Kind
    units: Mapping[str, Sequence[str]]
    centres: Mapping[str, Sequence[str]]
    lost: Mapping[str, Sequence[str]]
    retreats: Mapping[str, Sequence[str]]
    rules: Rules

    @property
    def map(self) -> str:
        """The id of the map."""
        return self.reader.board.atlas.id

    def ordered(self, power: str) -> Sequence[str]:
        """The units of a power that are given orders: none in winter, when orders are counted."""
        if self.phase == "builds":
            return ()
        return (self.units if self.phase == "orders" else self.lost).get(power, ())

    def due(self, power: str) -> int:
        """Units a power may build in winter, or (below zero) must disband."""
        return len(self.centres[power]) - len(self.units[power])

    def builds(self, power: str) -> list[Possible]:
        """What a power may build or must disband; waived builds are left out."""
        offered = builds_of(self.reader, power, self.units, self.centres, self.rules)
        return [order for order in offered if order.unit]

    def to_decide(self, power: str) -> int:
        """How many orders a power may give: one for each unit, build or removal."""
        if self.phase != "builds":
            return len(self.ordered(power))
        due = self.due(power)
        if due < 0:
            return -due
        return min(due, len({province_of(order.unit) for order in self.builds(power)}))

    def decides(self, power: str) -> bool:
        """Whether a power has something to order. If all its units must go, it has not."""
        if self.phase == "builds" and (due := self.due(power)) < 0:
            return -due < len(self.units[power])
        return self.to_decide(power) > 0


def province_of(unit: str) -> str:
    """The province of a unit: `STP` of `F STP/NC`; "" for none."""
    return unit.partition(" ")[2].partition("/")[0]


def place_of(order: str) -> str:
    """The province of the unit of an order in canonical notation; "" for a build waived."""
    return "" if order == "WAIVE" else order.split(" ")[1].partition("/")[0]


def order_for(unit: str, orders: Sequence[str]) -> str:
    """The order of a unit among these; "" if it has none."""
    return next((order for order in orders if order.startswith(f"{unit} ")), "")
