"""Milliseconds per movement phase of Diplomacy on one core: orders as text in, positions out.

Positions come from games of seven players who give random but sensible orders: on average 28 units,
and convoys in 82 % of the phases. These phases are then adjudicated again and timed. The parser
remembers what it has read, as on a server; the first run, without this cache, is printed as well.
"""

import gc
import statistics
import time
from random import Random

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.board import Board, bits, board_of
from intriga.diplomacy.notation.reader import Reader

Phase = tuple[dict[str, list[str]], dict[str, list[str]]]


def main() -> None:
    phases = played(Random(1901), 1500)
    units = statistics.mean(sum(map(len, position.values())) for position, _ in phases)
    convoys = statistics.mean(
        any(" C " in o for os in orders.values() for o in os) for _, orders in phases
    )
    print(f"diplomacy: {len(phases)} phases, {units:.1f} units, {convoys:.0%} with convoys")
    cold = Reader(board_of("classic"))
    timed("  read for the first time", phases, cold)
    gc.collect()
    gc.freeze()
    timed("  positions", phases, cold)
    timed("  positions, results and retreats", phases, cold, whole=True)


def timed(name: str, phases: list[Phase], reader: Reader, whole: bool = False) -> None:
    took = []
    for _ in range(5 if reader.readings else 1):
        start = time.perf_counter()
        for units, orders in phases:
            season = resolve(reader, units, orders)
            if whole:
                season.units, season.results, season.retreats  # noqa: B018
        took.append((time.perf_counter() - start) / len(phases))
    print(f"{name}: {min(took) * 1000:.3f} ms a phase")


def played(chance: Random, count: int) -> list[Phase]:
    """As many movement phases of random games."""
    europe = board_of("classic")
    phases: list[Phase] = []
    while len(phases) < count:
        units = {power: list(data.start) for power, data in europe.atlas.powers.items()}
        centres = {
            power: [europe.codes[p] for p, home in europe.home.items() if home == power]
            for power in europe.powers
        }
        for _ in range(chance.randint(6, 14)):
            for _season in range(2):
                orders = ordered(europe, units, chance)
                phases.append((units, orders))
                units = moved_on(units, orders, chance)
            centres = captured("classic", units, centres)
            builds = {power: built(europe, power, chance) for power in europe.powers}
            units = resolve_adjustments("classic", units, centres, builds).units
    return phases[:count]


def moved_on(
    units: dict[str, list[str]], orders: dict[str, list[str]], chance: Random
) -> dict[str, list[str]]:
    season: Season = resolve("classic", units, orders)
    ways = season.retreats
    retreats = {
        power: [f"{unit} R {chance.choice(ways[unit])}" for unit in lost if ways[unit]]
        for power, lost in season.dislodged.items()
    }
    return resolve_retreats("classic", season.units, season.dislodged, ways, retreats).units


def built(europe: Board, power: str, chance: Random) -> list[str]:
    homes = [
        europe.spots[c]
        for p, home in europe.home.items()
        if home == power
        for c in europe.coasts[p] or (p,)
    ]
    orders = [f"{chance.choice('AAF')} {home.split('/')[0]} B" for home in homes]
    return [*orders, *(f"F {home} B" for home in homes)]


def ordered(europe: Board, units: dict[str, list[str]], chance: Random) -> dict[str, list[str]]:
    """Random orders: moves, supports of other units' orders, convoys of armies that want to go."""
    reader = Reader(europe)
    pieces = {unit: reader.unit(unit) for own in units.values() for unit in own}
    fleets = sum(
        1 << piece // 2 for piece in pieces.values() if europe.sea[europe.province[piece // 2]]
    )
    goal: dict[str, str] = {}
    sailing: dict[str, tuple[str, str]] = {}
    for unit, piece in pieces.items():
        if chance.random() < 0.55:
            goal[unit] = europe.spots[chance.choice(list(bits(europe.steps(piece))))]
    for unit, piece in pieces.items():
        at = europe.province[piece // 2]
        if piece & 1 and europe.sea[at] and chance.random() < 0.75:
            armies = [u for u, p in pieces.items() if not p & 1 and europe.waters[p // 2] >> at & 1]
            shores = [p for p in bits(europe.shores[at]) if not europe.sea[p]]
            if armies:
                army, to = chance.choice(armies), europe.codes[chance.choice(shores)]
                if army[2:] != to and europe.convoys(pieces[army] // 2, europe.spot_of[to], fleets):
                    goal[army] = to
                    sailing[unit] = (army, to)
    orders: dict[str, list[str]] = {}
    for power, own in units.items():
        for unit in own:
            orders.setdefault(power, []).append(
                _order(europe, unit, pieces, goal, sailing, chance=chance)
            )
    return orders


def _order(
    europe: Board,
    unit: str,
    pieces: dict[str, int],
    goal: dict[str, str],
    sailing: dict[str, tuple[str, str]],
    *,
    chance: Random,
) -> str:
    if unit in sailing and goal.get(sailing[unit][0]) == sailing[unit][1]:
        army, to = sailing[unit]
        return f"{unit} C {army} - {to}"
    if unit in goal:
        return f"{unit} - {goal[unit]}"
    reach = europe.reach(pieces[unit])
    helped = [
        f"{unit} S {other}" + (f" - {goal[other]}" if other in goal else "")
        for other, piece in pieces.items()
        if other != unit
        and reach >> europe.province[europe.spot_of[goal.get(other, other[2:])]] & 1
    ]
    return chance.choice(helped) if helped else f"{unit} H"
