"""Games played at random, as files of saved games hold them."""

import copy
from random import Random
from typing import Any

from bench.diplomacy import built, ordered
from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.board import board_of

Game = dict[str, Any]


def played(seed: int, years: int = 4, whole: bool = True) -> Game:
    """A random game as such files store it. `whole`: including phases without orders."""
    europe, chance = board_of("classic"), Random(seed)
    units = {power: list(data.start) for power, data in europe.atlas.powers.items()}
    centres: dict[str, list[str]] = {power: [] for power in europe.powers}
    for p, power in europe.home.items():
        centres[power].append(europe.codes[p])
    phases: list[Game] = []

    def save(name: str, stars: Any, retreats: Any, orders: Any) -> None:
        listed = {p: [*own, *(f"*{u}" for u in stars.get(p, ()))] for p, own in units.items()}
        state = {"units": listed, "centers": copy.deepcopy(centres), "retreats": retreats}
        given = {p: orders.get(p) for p in europe.powers}
        phases.append({"name": name, "state": state, "orders": given, "results": {}})

    for year in range(1901, 1901 + years):
        for letter in "SF":
            orders = ordered(europe, units, chance)
            save(f"{letter}{year}M", {}, {}, orders)
            season = resolve("classic", units, orders)
            units, ways = season.units, season.retreats
            retreats = {
                power: [f"{unit} R {ways[unit][0]}" for unit in own if ways[unit]]
                for power, own in season.dislodged.items()
            }
            if season.dislodged and (whole or any(retreats.values())):
                listed = {p: {u: ways[u] for u in own} for p, own in season.dislodged.items()}
                save(f"{letter}{year}R", season.dislodged, listed, retreats)
            lost = season.dislodged
            units = resolve_retreats("classic", units, lost, ways, retreats).units
        centres = captured("classic", units, centres)
        builds = {power: built(europe, power, chance) for power in europe.powers}
        due = [p for p in europe.powers if len(centres.get(p, ())) != len(units.get(p, ()))]
        if due or whole:
            save(f"W{year}A", {}, {}, {power: builds[power] for power in due})
        units = resolve_adjustments("classic", units, centres, builds).units
    save("COMPLETED", {}, {}, {})
    return {"id": f"game-{seed}", "map": "standard", "phases": phases}
