"""A slow adjudicator, written as literally as possible, to compare the fast one with.

It shares nothing with the library: names instead of numbers, the map of another source, no
optimisations. It tries every combination of moves that succeed and keeps those in which, by the
rules, exactly these succeed.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from random import Random

WORLD = json.loads((Path(__file__).parent / "data" / "classic-map.json").read_text("utf-8"))
ARMY: dict[str, list[str]] = WORLD["army"]
FLEET: dict[str, list[str]] = WORLD["fleet"]
TYPE = {code: province["type"] for code, province in WORLD["provinces"].items()}
COASTS = {code: [code + c for c in p["coasts"]] for code, p in WORLD["provinces"].items()}


def province(spot: str) -> str:
    return spot.partition("/")[0]


def touches_sea(code: str, sea: str) -> bool:
    """Whether a coastal province is next to a sea, whichever of its coasts."""
    return any(sea in FLEET.get(spot, ()) for spot in COASTS[code] or [code])


@dataclass(frozen=True)
class Unit:
    power: str
    kind: str
    spot: str

    @property
    def at(self) -> str:
        return province(self.spot)

    @property
    def text(self) -> str:
        return f"{self.kind} {self.spot}"

    def near(self) -> list[str]:
        return FLEET.get(self.spot, []) if self.kind == "F" else ARMY.get(self.spot, [])

    def near_provinces(self) -> set[str]:
        return {province(spot) for spot in self.near()}


@dataclass(frozen=True)
class Order:
    """`verb`: H, -, S or C. `to` is empty for a support to hold."""

    verb: str
    of: str = ""
    to: str = ""
    via: bool = False

    def text(self, unit: Unit, units: dict[str, Unit]) -> str:
        if self.verb == "H":
            return f"{unit.text} H"
        if self.verb == "-":
            return f"{unit.text} - {self.to}" + " VIA" * self.via
        other = units[self.of].text
        return f"{unit.text} {self.verb} {other}" + (f" - {self.to}" if self.to else "")


@dataclass
class Literal:
    """A movement phase. Orders must be possible; units and orders are keyed by province."""

    units: dict[str, Unit]
    orders: dict[str, Order]
    stopped: frozenset[str] = frozenset()
    """Armies whose convoys are called off: they stay and bother nobody."""
    cache: dict[tuple[str, frozenset[str]], bool] = field(default_factory=dict)

    @cached_property
    def movers(self) -> list[str]:
        return [at for at, order in self.orders.items() if order.verb == "-"]

    def goal(self, at: str) -> str:
        order = self.orders.get(at)
        return province(order.to) if order and order.verb == "-" else ""

    # ── convoys ─────────────────────────────────────────────────────────────────────────

    @cached_property
    def wants_sea(self) -> dict[str, str]:
        """Armies that need a convoy ("must"), or take one if they can ("may")."""
        wants = {}
        for at in self.movers:
            unit, order = self.units[at], self.orders[at]
            if unit.kind != "A":
                continue
            if order.via or self.goal(at) not in unit.near():
                wants[at] = "must"
            elif any(
                self.units[sea].power == unit.power and self.useful(sea, at, self.goal(at))
                for sea in self.carriers(at)
            ):
                wants[at] = "may"
        return wants

    def carriers(self, at: str) -> set[str]:
        return {
            sea
            for sea, order in self.orders.items()
            if order.verb == "C" and order.of == at and province(order.to) == self.goal(at)
        }

    def useful(self, sea: str, start: str, end: str) -> bool:
        """Whether some chain of fleets would break without this one."""
        fleets = [at for at, unit in self.units.items() if TYPE[at] == "WATER"]

        def chains(chain: list[str]) -> Iterator[list[str]]:
            if touches_sea(end, chain[-1]):
                yield chain
            for other in fleets:
                if other not in chain and other in FLEET[chain[-1]]:
                    yield from chains([*chain, other])

        for first in fleets:
            if touches_sea(start, first):
                for chain in chains([first]):
                    if sea in chain and not any(
                        self.chain(start, end, set(chain) - {one}) for one in chain
                    ):
                        return True
        return False

    def chain(self, start: str, end: str, fleets: set[str]) -> bool:
        """Whether these fleets connect two shores."""
        reached = {sea for sea in fleets if touches_sea(start, sea)}
        while True:
            more = {sea for sea in fleets for r in reached if sea in FLEET[r]} - reached
            if not more:
                return any(touches_sea(end, sea) for sea in reached)
            reached |= more

    # ── the rules, assuming that these moves succeed ────────────────────────────────

    def dislodged(self, at: str, ok: frozenset[str]) -> bool:
        return at not in ok and any(self.goal(m) == at for m in ok)

    def sails(self, at: str, ok: frozenset[str]) -> bool:
        if at not in self.wants_sea or at in self.stopped:
            return False
        fleets = {sea for sea in self.carriers(at) if not self.dislodged(sea, ok)}
        return self.chain(at, self.goal(at), fleets)

    def has_way(self, at: str, ok: frozenset[str]) -> bool:
        return self.wants_sea.get(at) != "must" or self.sails(at, ok)

    def matches(self, helper: str) -> bool:
        order, helped = self.orders[helper], self.orders.get(self.orders[helper].of, Order("H"))
        if order.of not in self.units:
            return False
        if not order.to:
            return helped.verb != "-"
        return helped.verb == "-" and (order.to == helped.to or (order.to == province(helped.to)))

    def cut(self, helper: str, ok: frozenset[str]) -> bool:
        aim = province(self.orders[helper].to)
        return self.dislodged(helper, ok) or any(
            self.goal(m) == helper
            and self.units[m].power != self.units[helper].power
            and self.has_way(m, ok)
            and m != aim
            for m in self.movers
        )

    def helpers(self, at: str, ok: frozenset[str]) -> list[str]:
        return [
            helper
            for helper, order in self.orders.items()
            if order.verb == "S"
            and order.of == at
            and self.matches(helper)
            and not self.cut(helper, ok)
        ]

    def head_to_head(self, at: str, ok: frozenset[str]) -> bool:
        to = self.goal(at)
        return self.goal(to) == at and not self.sails(at, ok) and not self.sails(to, ok)

    def attack(self, at: str, ok: frozenset[str]) -> int:
        if not self.has_way(at, ok):
            return 0
        to = self.goal(at)
        enemy = self.units.get(to)
        if enemy is None or (to in ok and not self.head_to_head(at, ok)):
            return 1 + len(self.helpers(at, ok))
        if enemy.power == self.units[at].power:
            return 0
        helpers = self.helpers(at, ok)
        return 1 + sum(self.units[helper].power != enemy.power for helper in helpers)

    def hold(self, at: str, ok: frozenset[str]) -> int:
        if at not in self.units or at in ok:
            return 0
        return 1 if self.goal(at) else 1 + len(self.helpers(at, ok))

    def prevent(self, at: str, ok: frozenset[str]) -> int:
        if not self.has_way(at, ok) or (self.head_to_head(at, ok) and self.goal(at) in ok):
            return 0
        return 1 + len(self.helpers(at, ok))

    def succeeds(self, at: str, ok: frozenset[str]) -> bool:
        to, strength = self.goal(at), self.attack(at, ok)
        if self.head_to_head(at, ok):
            against = 1 + len(self.helpers(to, ok))
        else:
            against = self.hold(to, ok)
        rivals = [m for m in self.movers if m != at and self.goal(m) == to]
        return strength > against and all(strength > self.prevent(r, ok) for r in rivals)

    def consistent(self, ok: frozenset[str]) -> bool:
        return all(self.succeeds(at, ok) == (at in ok) for at in self.movers)

    def solutions(self) -> list[frozenset[str]]:
        """All sets of moves that succeed if exactly they succeed."""
        found = []
        for choice in product((True, False), repeat=len(self.movers)):
            ok = frozenset(at for at, yes in zip(self.movers, choice, strict=True) if yes)
            if len({self.goal(at) for at in ok}) == len(ok) and self.consistent(ok):
                found.append(ok)
        return found


# ── random positions ────────────────────────────────────────────────────────────────────

REGIONS = [
    "NTH ENG BEL HOL LON YOR PIC BRE WAL EDI NWY DEN SKA HEL NWG",
    "ION TYS NAP ROM TUN ADR APU GRE ALB AEG TRI VEN WES",
    "BAL BOT SWE DEN BER KIE PRU LVN FIN STP SKA NWY",
    "ENG MAO BRE GAS SPA POR IRI WAL LON PIC LVP NAO WES NAF",
    "BLA AEG CON BUL ANK SMY RUM SEV ARM GRE EAS SYR",
    "MUN BER KIE RUH BUR BOH TYR SIL VIE",
]
POWERS = ("AUSTRIA", "FRANCE", "TURKEY")


def phase(chance: Random, most_movers: int = 8) -> Literal:
    """A crowded corner of the board with sensible orders, most of them about each other."""
    corner = chance.choice(REGIONS).split()
    units = {}
    for at in chance.sample(corner, chance.randint(4, min(11, len(corner)))):
        kinds = {"WATER": "F", "LAND": "A", "COAST": "AF"}[TYPE[at]]
        kind = chance.choice(kinds)
        spot = chance.choice(COASTS[at] or [at]) if kind == "F" else at
        units[at] = Unit(chance.choice(POWERS), kind, spot)
    orders: dict[str, Order] = {}
    goals = {at: chance.choice(unit.near()) for at, unit in units.items() if unit.near()}
    seas = [at for at in units if TYPE[at] == "WATER"]
    for at, unit in units.items():
        if unit.kind == "A" and TYPE[at] == "COAST" and chance.random() < 0.7:
            shores = [to for to in corner if TYPE[to] == "COAST" and to != at]
            shores = [to for to in shores if Literal(units, {}).chain(at, to, set(seas))]
            if shores:
                goals[at] = chance.choice(shores)
    for at, unit in units.items():
        orders[at] = _order(chance, unit, units, goals, corner)
    moving = [at for at, order in orders.items() if order.verb == "-"]
    for at in chance.sample(moving, max(0, len(moving) - most_movers)):
        orders[at] = Order("H")
    return Literal(units, orders)


def _order(
    chance: Random, unit: Unit, units: dict[str, Unit], goals: dict[str, str], corner: list[str]
) -> Order:
    seas = {at for at in units if TYPE[at] == "WATER"}
    join = Literal(units, {}).chain
    if unit.at in seas and chance.random() < 0.5:
        armies = [
            at
            for at, goal in goals.items()
            if units[at].kind == "A"
            and TYPE[at] == "COAST"
            and TYPE[province(goal)] == "COAST"
            and join(at, province(goal), seas)
        ]
        if armies:
            of = chance.choice(armies)
            return Order("C", of, province(goals[of]))
    reach = unit.near_provinces()
    if chance.random() < 0.45:
        helped = [
            Order("S", at, to)
            for at in units
            if at != unit.at
            for to in ("", goals.get(at, ""))
            if province(to or at) in reach and province(to or at) != unit.at
        ]
        if helped:
            return chance.choice(helped)
    if unit.at in goals and chance.random() < 0.85:
        to = goals[unit.at]
        by_sea = unit.kind == "A" and TYPE[unit.at] == TYPE[to] == "COAST"
        via = by_sea and chance.random() < 0.2 and join(unit.at, to, seas)
        return Order("-", "", to, bool(via))
    return Order("H")


def storm(chance: Random) -> Literal:
    """Convoys whose targets support attacks on convoys: the stuff of paradoxes."""
    units: dict[str, Unit] = {}
    orders: dict[str, Order] = {}

    def put(power: str, kind: str, at: str, order: Order) -> bool:
        spots = [s for s in (COASTS[at] or [at]) if kind == "A" or s in FLEET]
        if at in units or not spots:
            return False
        units[at] = Unit(power, kind, chance.choice(spots) if kind == "F" else at)
        orders[at] = order
        return True

    waters = [at for at, kind in TYPE.items() if kind == "WATER"]
    first = chance.choice(waters)
    near = [at for at in waters if at in FLEET[first]]
    seas = [first, *chance.sample(near, min(len(near), chance.randint(0, 2)))]
    for sea in seas:
        shores = [province(spot) for spot in FLEET[sea] if TYPE[province(spot)] == "COAST"]
        if len(set(shores)) < 2:
            continue
        start, end = chance.sample(sorted(set(shores)), 2)
        owner = chance.choice(POWERS)
        if put(owner, "F", sea, Order("C", start, end)):
            put(chance.choice(POWERS), "A", start, Order("-", "", end, chance.random() < 0.1))
            raided = chance.choice(seas)
            raiders = [province(s) for s in FLEET[raided] if province(s) not in (*seas, end)]
            raider, power = chance.choice(raiders), chance.choice(POWERS)
            if chance.random() < 0.75:
                put(power, "F", raider, Order("-", "", raided))
                put(power, "F", end, Order("S", raider, raided))
            else:
                put(power, "F", end, Order("S", raided))
    for _ in range(chance.randint(0, 5)):
        sea = chance.choice(seas)
        at = province(chance.choice(FLEET[sea]))
        raids = [a for a in units if orders[a].verb == "-" and province(orders[a].to) == sea]
        choices = [Order("-", "", sea), Order("S", sea)]
        choices += [Order("S", raid, sea) for raid in raids if raid != at]
        put(chance.choice(POWERS), "F", at, chance.choice(choices))
    return Literal(*_possible(units, orders))


def _possible(
    units: dict[str, Unit], orders: dict[str, Order]
) -> tuple[dict[str, Unit], dict[str, Order]]:
    """Replace orders that the position or the coast does not allow by holds."""
    seas = {at for at in units if TYPE[at] == "WATER"}
    join = Literal(units, {}).chain

    def good(unit: Unit, order: Order) -> bool:
        if order.verb == "-" and unit.kind == "F":
            return order.to in unit.near()
        if order.verb == "-":
            by_land = not order.via and order.to in unit.near()
            return by_land or join(unit.at, province(order.to), seas)
        if order.verb == "C":
            return order.of in units and units[order.of].kind == "A"
        target = province(order.to or order.of)
        return order.of in units and target in unit.near_provinces()

    return units, {
        at: order if good(units[at], order) else Order("H") for at, order in orders.items()
    }
