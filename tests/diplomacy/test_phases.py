"""Retreats and adjustments that DATC does not cover."""

from random import Random

import pytest

from bench.diplomacy import ordered
from intriga.diplomacy.adjudication.adjustments import captured, distance, resolve_adjustments
from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.rule_choices import Rules

UNITS = {"FRANCE": ["A PIC"]}
LOST = {"FRANCE": ["A BUR"], "GERMANY": ["F BEL"]}
WAYS = {"A BUR": ["GAS", "MAR"], "F BEL": ["ENG", "HOL"]}


def retreated(orders: dict[str, list[str]]) -> dict[str, str]:
    return dict(resolve_retreats("classic", UNITS, LOST, WAYS, orders).results)


def test_a_unit_retreats_or_is_disbanded() -> None:
    phase = resolve_retreats(
        "classic", UNITS, LOST, WAYS, {"FRANCE": ["A BUR R GAS"], "GERMANY": ["F BEL D"]}
    )
    assert phase.units == {"FRANCE": ["A PIC", "A GAS"]}
    assert phase.disbanded == {"GERMANY": ["F BEL"]}
    assert phase.results == {"A BUR R GAS": "ok", "F BEL D": "disband"}


def test_without_an_order_a_unit_is_disbanded() -> None:
    assert retreated({}) == {"A BUR": "disband", "F BEL": "disband"}


@pytest.mark.parametrize(
    ("power", "order", "fault"),
    [
        ("FRANCE", "A BUR R MUN", "diplomacy-no-retreat"),
        ("FRANCE", "A BUR R MOS", "diplomacy-too-far"),
        ("FRANCE", "A PIC R BRE", "diplomacy-not-dislodged"),
        ("FRANCE", "F BEL R ENG", "diplomacy-not-yours"),
        ("FRANCE", "A BUR S A PIC", "diplomacy-not-now"),
        ("FRANCE", "WAIVE", "diplomacy-not-now"),
        ("GERMANY", "A BEL R HOL", "diplomacy-wrong-kind"),
        ("GERMANY", "F BEL R", "diplomacy-no-place"),
    ],
)
def test_an_invalid_retreat_is_explained(power: str, order: str, fault: str) -> None:
    phase = resolve_retreats("classic", UNITS, LOST, WAYS, {power: [order]})
    assert [(w.given, w.reason.id) for w in phase.errors] == [(order, fault)]
    assert phase.results[order] == "void"
    assert phase.units == UNITS


def test_the_last_retreat_ordered_stands() -> None:
    assert retreated({"FRANCE": ["A BUR R GAS", "A BUR R MAR"]}) == {
        "A BUR R MAR": "ok",
        "A BUR R GAS": "void",
        "F BEL": "disband",
    }


# ── centres ─────────────────────────────────────────────────────────────────────────────


def test_units_capture_centres_and_empty_centres_keep_their_owner() -> None:
    units = {"FRANCE": ["A BEL", "A PAR", "F ENG"], "ITALY": ["F SPA/SC"], "TURKEY": []}
    before = {"FRANCE": ["PAR", "BRE", "SPA"], "GERMANY": ["BEL"]}
    assert captured("classic", units, before) == {
        "FRANCE": ["PAR", "BEL", "BRE"],
        "GERMANY": [],
        "ITALY": ["SPA"],
        "TURKEY": [],
    }


@pytest.mark.parametrize(
    ("orders", "built", "faults"),
    [
        (["A PAR B", "F BRE B"], ["A PAR", "F BRE"], []),
        (["A PAR B", "WAIVE"], ["A PAR"], []),
        (["A PAR B", "F PAR B"], ["A PAR"], ["diplomacy-build-twice"]),
        (["F PAR B"], [], ["diplomacy-fleet-on-land"]),
        (["A SPA B"], [], ["diplomacy-build-not-home"]),
        (["A MAR B"], [], ["diplomacy-build-occupied"]),
        (["A BER B"], [], ["diplomacy-build-not-owned"]),
        (["PAR B"], [], ["diplomacy-no-kind"]),
        (["A MAR D"], [], ["diplomacy-nothing-to-remove"]),
        (["A PAR - BUR"], [], ["diplomacy-not-now"]),
        (["A PAR B", "A BRE B", "WAIVE"], ["A PAR", "A BRE"], ["diplomacy-nothing-to-build"]),
    ],
)
def test_builds(orders: list[str], built: list[str], faults: list[str]) -> None:
    centres = {"FRANCE": ["PAR", "BRE", "MAR", "SPA"]}
    units = {"FRANCE": ["A MAR", "A GAS"]}
    phase = resolve_adjustments("classic", units, centres, {"FRANCE": orders})
    assert phase.built.get("FRANCE", []) == built
    assert [wrong.reason.id for wrong in phase.errors] == faults
    assert phase.units == {"FRANCE": ["A MAR", "A GAS", *built]}


def test_builds_in_any_owned_centre_by_option() -> None:
    rules = Rules(builds="owned")
    orders = {"FRANCE": ["F SPA/SC B"]}
    phase = resolve_adjustments("classic", {}, {"FRANCE": ["SPA"]}, orders, rules)
    assert phase.units == {"FRANCE": ["F SPA/SC"]}


@pytest.mark.parametrize(
    ("order", "fault"),
    [
        ("A BUR D", "diplomacy-no-unit"),
        ("A BER D", "diplomacy-not-yours"),
        ("F PAR D", "diplomacy-wrong-kind"),
        ("A PAR B", "diplomacy-nothing-to-build"),
    ],
)
def test_an_invalid_removal_is_explained_and_another_unit_is_removed(
    order: str, fault: str
) -> None:
    units = {"FRANCE": ["A PAR", "A MOS"], "GERMANY": ["A BER"]}
    centres = {"FRANCE": ["PAR"], "GERMANY": ["BER"]}
    phase = resolve_adjustments("classic", units, centres, {"FRANCE": [order]})
    assert [wrong.reason.id for wrong in phase.errors] == [fault]
    assert phase.units == {"FRANCE": ["A PAR"], "GERMANY": ["A BER"]}
    assert phase.results["A MOS D"] == "civil disorder"


def test_distance_for_removals_counts_sea_and_land() -> None:
    europe = board_of("classic")

    def far(unit: str, goal: str) -> int:
        spot = europe.spot_of[unit[2:]]
        return distance(europe, spot * 2 + (unit[0] == "F"), {europe.spot_of[goal]})

    assert far("F NTH", "MUN") == 3
    assert far("F SPA/NC", "MAR") == 3
    assert far("A SPA", "MAR") == 1
    assert far("A LON", "PAR") == 3


# ── whole games ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_invariants(seed: int) -> None:
    europe, chance = board_of("classic"), Random(seed)
    units = {power: list(data.start) for power, data in europe.atlas.powers.items()}
    homes: dict[str, list[str]] = {power: [] for power in europe.powers}
    for p, power in europe.home.items():
        homes[power].append(europe.codes[p])
    centres = homes
    for turn in range(20):
        season = resolve("classic", units, ordered(europe, units, chance))
        assert {w.reason.id for w in season.errors} <= {"diplomacy-supports-own-convoy"}
        lost = sum(map(len, season.dislodged.values()))
        assert sum(map(len, season.units.values())) + lost == sum(map(len, units.values()))
        ways = season.retreats
        orders = {
            power: [f"{unit} R {chance.choice(ways[unit])}" for unit in own if ways[unit]]
            for power, own in season.dislodged.items()
        }
        after = resolve_retreats("classic", season.units, season.dislodged, ways, orders)
        assert after.errors == []
        units = after.units
        places = [unit[2:5] for own in units.values() for unit in own]
        assert len(places) == len(set(places)), "one unit a province"
        if turn % 2:
            centres = captured("classic", units, centres)
            builds = {power: [f"A {code} B" for code in own] for power, own in homes.items()}
            units = resolve_adjustments("classic", units, centres, builds).units
            for power, own in centres.items():
                assert len(units.get(power, ())) <= len(own)
