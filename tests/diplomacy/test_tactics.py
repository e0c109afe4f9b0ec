"""Tactics: orders are possible in any position, and right where the position is clear."""

from collections.abc import Iterator
from random import Random

import pytest

from intriga.diplomacy import Rules, captured, maps, resolve, resolve_adjustments, resolve_retreats
from intriga.diplomacy.adjudication.movement import Season
from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.tactics import (
    Effort,
    Situation,
    retreat_orders,
    season_orders,
    winter_orders,
)
from tests.kit.sampled import sampled

Lists = dict[str, list[str]]

HASTE = Effort(schemes=6, rounds=((1, 3), (1, 1)))


def homes(map: str) -> Lists:
    board = board_of(map)
    return {
        power: [board.codes[p] for p, home in board.home.items() if home == power]
        for power in board.powers
    }


def ordered(
    units: Lists, centres: Lists, power: str, autumn: bool = True, seed: int = 1, **more: object
) -> list[str]:
    """Orders on the classic map, with the usual weights."""
    situation = Situation("classic", units, centres, **more)  # type: ignore[arg-type]
    return season_orders(situation, situation.powers.index(power), autumn, Random(seed))


# ── whole games: every order is possible ─────────────────────────────────────────────────


class War:
    """A game in which the tactics lead every power; no order may be invalid."""

    def __init__(self, map: str, seed: int, rules: Rules) -> None:
        self.map = map
        self.rules = rules
        self.rng = Random(seed)
        atlas = board_of(map).atlas
        self.units: Lists = {power: list(data.start) for power, data in atlas.powers.items()}
        self.centres = homes(map)

    def years(self, count: int) -> Iterator[Season]:
        for _ in range(count):
            yield self.season(autumn=False)
            yield self.season(autumn=True)
            self.centres = captured(self.map, self.units, self.centres)
            self.winter()

    def situation(self, units: Lists) -> Situation:
        return Situation(self.map, units, self.centres, self.rules)

    def season(self, autumn: bool) -> Season:
        situation = self.situation(self.units)
        orders = {
            power: season_orders(situation, number, autumn, self.rng, HASTE)
            for number, power in enumerate(situation.powers)
        }
        for power, units in self.units.items():  # every unit has an order
            for order, unit in zip(orders[power], units, strict=True):
                assert order.startswith(f"{unit} ")
        season = resolve(self.map, self.units, orders, self.rules)
        assert season.errors == []
        self.retreat(season)
        return season

    def retreat(self, season: Season) -> None:
        situation, ways = self.situation(season.units), season.retreats
        orders = {
            power: retreat_orders(
                situation, situation.powers.index(power), {unit: ways[unit] for unit in lost}
            )
            for power, lost in season.dislodged.items()
        }
        phase = resolve_retreats(
            self.map, season.units, season.dislodged, ways, orders, rules=self.rules
        )
        assert phase.errors == []
        for power, lost in season.dislodged.items():
            assert len(orders[power]) == len(lost)
        self.units = phase.units

    def winter(self) -> None:
        situation = self.situation(self.units)
        orders = {
            power: winter_orders(situation, number) for number, power in enumerate(situation.powers)
        }
        phase = resolve_adjustments(self.map, self.units, self.centres, orders, self.rules)
        assert phase.errors == []
        assert "civil disorder" not in phase.results.values()
        for power, centres in self.centres.items():
            sites = sum(
                centre not in {unit[2:5] for own in self.units.values() for unit in own}
                and (self.rules.builds == "owned" or centre in homes(self.map)[power])
                for centre in centres
            )
            due = len(centres) - len(self.units[power])
            assert len(phase.built.get(power, ())) == max(0, min(due, sites))  # no build is wasted
        self.units = phase.units


RULES = [Rules(), Rules(builds="owned", strict_hold=True, adjacent_convoy="explicit")]


@pytest.mark.parametrize("rules", RULES, ids=["standard", "other"])
@pytest.mark.parametrize("map", sampled(maps()))
def test_every_order_of_a_game_is_possible(map: str, rules: Rules) -> None:
    war = War(map, 7, rules)
    moved = sum(result == "ok" for season in war.years(8) for result in season.results.values())
    assert moved > 100


def test_powers_grow() -> None:
    """After eight years of a hasty game, few centres are unowned."""
    war = War("classic", 3, Rules())
    for _ in war.years(8):
        pass
    assert sum(map(len, war.centres.values())) >= 32


# ── chance ──────────────────────────────────────────────────────────────────────────────


def test_the_same_generator_gives_the_same_orders() -> None:
    board = board_of("classic")
    units = {power: list(data.start) for power, data in board.atlas.powers.items()}
    once = [ordered(units, homes("classic"), "RUSSIA", False, seed) for seed in range(8)]
    again = [ordered(units, homes("classic"), "RUSSIA", False, seed) for seed in range(8)]
    assert once == again


# ── clear positions ─────────────────────────────────────────────────────────────────────


def all_but(power: str, **others: list[str]) -> Lists:
    """Centres: one power owns all that the others leave."""
    taken = {centre for own in others.values() for centre in own}
    board = board_of("classic")
    return {power: [board.codes[p] for p in board.centres if board.codes[p] not in taken], **others}


def test_an_open_centre_is_taken_in_autumn() -> None:
    centres = all_but("FRANCE", TURKEY=["POR", "SMY"])
    units = {"FRANCE": ["A SPA"], "TURKEY": ["A SYR"]}
    assert ordered(units, centres, "FRANCE") == ["A SPA - POR"]


def test_a_guard_stays_where_an_enemy_could_enter() -> None:
    units = {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A PIC"]}
    centres = all_but("FRANCE", GERMANY=["MUN", "BER", "KIE", "SPA"])
    orders = ordered(units, centres, "FRANCE")
    season = resolve("classic", units, {"FRANCE": orders, "GERMANY": ["A PIC - PAR"]})
    assert "A PIC" in season.units["GERMANY"]


@pytest.mark.parametrize("seed", range(5))
def test_two_units_dislodge_one(seed: int) -> None:
    units = {"FRANCE": ["A BUR", "A RUH"], "GERMANY": ["A MUN"]}
    centres = all_but("FRANCE", GERMANY=["MUN"])
    orders = ordered(units, centres, "FRANCE", seed=seed, idle=["GERMANY"])
    assert resolve("classic", units, {"FRANCE": orders}).dislodged == {"GERMANY": ["A MUN"]}


def test_an_army_on_an_island_is_convoyed() -> None:
    units = {"ENGLAND": ["A YOR", "F NTH"], "RUSSIA": ["A MOS"]}
    centres = {"ENGLAND": ["LON", "EDI", "LVP"], "RUSSIA": ["MOS"]}
    orders = ordered(units, centres, "ENGLAND")
    season = resolve("classic", units, {"ENGLAND": orders})
    landed = season.units["ENGLAND"][0]
    assert orders == [f"A YOR - {landed[2:]} VIA", f"F NTH C A YOR - {landed[2:]}"]
    assert landed in {"A NWY", "A DEN", "A HOL", "A BEL"}


def test_a_chain_of_fleets_carries_an_army() -> None:
    units = {"ITALY": ["A APU", "F ION", "F AEG"], "TURKEY": ["A SEV"]}
    centres = {"ITALY": ["NAP", "ROM", "VEN", "TUN", "GRE"], "TURKEY": ["CON", "SMY"]}
    orders = [ordered(units, centres, "ITALY", seed=seed) for seed in range(10)]
    landings = {order[0] for order in orders if "F ION C A APU - SMY" in order}
    assert landings <= {"A APU - SMY VIA"}
    for order in orders:
        assert resolve("classic", units, {"ITALY": order}).errors == []


def test_nobody_guards_against_powers_without_a_leader() -> None:
    """Units without a leader hold and threaten nobody: a guard may leave and take an open
    centre."""
    units = {"FRANCE": ["A PIC"], "GERMANY": ["A BUR", "A MUN"]}
    centres = {"FRANCE": ["PAR"], "GERMANY": ["MUN", "BER", "KIE"]}
    orders = ordered(units, centres, "FRANCE", idle=["GERMANY"])
    assert orders == ["A PIC - BEL"]


# ── retreats, builds, removals ──────────────────────────────────────────────────────────


def test_a_retreat_into_a_centre_is_taken() -> None:
    situation = Situation("classic", {"FRANCE": [], "GERMANY": ["A BUR"]}, {"FRANCE": ["PAR"]})
    assert retreat_orders(situation, 0, {"A BUR": ["GAS", "PAR"]}) == ["A BUR R PAR"]


def test_two_units_never_retreat_to_one_province() -> None:
    situation = Situation("classic", {"FRANCE": [], "GERMANY": []}, {"FRANCE": ["PAR"]})
    ways = {"A GAS": ["PAR", "SPA"], "A BUR": ["PAR"], "F ENG": []}
    orders = retreat_orders(situation, 0, ways)
    gone = [order.partition(" R ")[2] for order in orders if " R " in order]
    assert "F ENG D" in orders
    assert len(gone) == len(set(gone)) >= 1
    on_coasts = {"F MAR": ["SPA/SC"], "F BRE": ["SPA/NC"]}
    orders = retreat_orders(situation, 0, on_coasts)
    assert sorted(order[6] for order in orders) == ["D", "R"]


def test_england_builds_fleets_and_austria_armies() -> None:
    units: Lists = {power: [] for power in board_of("classic").powers}
    situation = Situation("classic", units, homes("classic"))
    kinds = {
        power: sorted(order[0] for order in winter_orders(situation, number))
        for number, power in enumerate(situation.powers)
    }
    assert kinds["ENGLAND"].count("F") >= 2
    assert kinds["AUSTRIA"].count("A") >= 2
    assert kinds["GERMANY"].count("A") >= 2
    assert len(kinds["RUSSIA"]) == 4


def test_a_power_that_has_enough_of_one_kind_builds_the_other() -> None:
    fleets = ["F NTH", "F ENG", "F NWG", "F SKA", "F DEN", "F BEL", "F HOL"]
    home = ["EDI", "LVP", "LON"]
    centres = {**homes("classic"), "ENGLAND": [*home, "NWY", "DEN", "BEL", "HOL", "SWE"]}
    situation = Situation("classic", {"ENGLAND": fleets, "GERMANY": ["A MUN"]}, centres)
    orders = winter_orders(situation, 0)
    assert [order[0] for order in orders] == ["A"]


def test_an_idle_unit_is_disbanded_first() -> None:
    units = {"FRANCE": ["A BUR", "A SYR", "A PAR"], "GERMANY": ["A MUN", "A RUH"]}
    centres = {"FRANCE": ["PAR", "MAR"], "GERMANY": ["MUN", "BEL"]}
    assert winter_orders(Situation("classic", units, centres), 0) == ["A SYR D"]


def test_no_adjustments_due_means_no_orders() -> None:
    situation = Situation("classic", {"FRANCE": ["A PAR"]}, {"FRANCE": ["PAR"]})
    assert winter_orders(situation, 0) == []
    assert ordered({"FRANCE": [], "GERMANY": ["A MUN"]}, {}, "FRANCE") == []


def test_a_power_alone_on_the_board_takes_centres() -> None:
    assert ordered({"FRANCE": ["A SPA"]}, {"FRANCE": ["SPA"]}, "FRANCE") == ["A SPA - POR"]


def test_the_opening_varies() -> None:
    """If the best plan were always played, opponents could predict it."""
    board = board_of("classic")
    units = {power: list(data.start) for power, data in board.atlas.powers.items()}
    for power in ("ENGLAND", "GERMANY", "ITALY"):
        openings = {
            tuple(ordered(units, homes("classic"), power, False, seed)) for seed in range(20)
        }
        assert len(openings) > 1
