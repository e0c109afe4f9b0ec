"""DATC played as turns of Zeppelin, with a state for each power: orders through the commanders'
acts, then the end of the turn. What Zeppelin rules otherwise is listed here."""

from typing import Any

import pytest

from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.rule_choices import STANDARD
from intriga.games.zeppelin.war import winter
from intriga.warfare.situation import province_of
from tests.games.zeppelin.rules.acts import Builds, Orders, Wishes
from tests.games.zeppelin.rules.war.army import War
from tests.kit.diplomacy.datc import (
    BY_THE_TEXT,
    CASES,
    EDITIONS,
    EXACT,
    EXTRA_RETREATS,
    LENIENT,
    RETREATS_BY_THE_TEXT,
    SEASONS_OF_H,
    V32,
    cases,
    centres_of,
    number,
    units_of,
)

pytestmark = pytest.mark.rule("zeppelin", "item 21", "item 22", "item 23", "item 24", "Z32")
READER = reader_of("classic")
POWERS = {power[:3]: power for power in READER.board.powers}

OLDER = ["6.G.19", "6.G.2", "6.G.4", "6.G.7", "6.G.7", "6.J.11"]
"""Cases that are also told by an older rulebook. Zeppelin's is that of today (Z32)."""
NO_FALLBACK = "6.G.11-2025"
"""A preference of 2025 (an army whose convoy fails does not go by land) that the library has as a
choice, and Zeppelin not."""
ANY_CENTRE = {"6.I.6"}
"""Zeppelin builds in any own centre (item 28)."""


def played(phase: dict[str, Any], **options: Any) -> tuple[War, set[str]]:
    """A war in which the orders of a case were given, and those that were refused."""
    war = War(**options)
    war.set_up(
        {
            POWERS[power]: [READER.board.pieces[READER.unit(unit)] for unit in units]
            for power, units in units_of(phase).items()
        }
    )
    refused = set()
    for line in phase["orders"]:
        seat, act = war.seat(POWERS[line[:3]]), Orders((line[5:],))
        if war.check(seat, act) is not None:
            refused.add(line)
        else:
            war.act(seat, act)
    return war, refused


def check_moves(phase: dict[str, Any], id: str = "") -> War:
    """Play the season of a case."""
    war, refused = played(phase)
    war.move()
    results = {province_of(done.unit): done.result for done in war.state.last[0].done}
    for line, expected in phase["orders"].items():
        wanted = BY_THE_TEXT.get((id, line), expected)
        if wanted is not None:
            at = READER.board.codes[READER.order(line[5:]).at]
            succeeds = line not in refused and results.get(at) == "ok"
            assert ("Succeeds" if succeeds else "Fails") == wanted, line
    return war


def test_every_case_is_played_but_those_of_older_rulebooks() -> None:
    older = [c for c in CASES if EDITIONS[c.get("edition")] is not STANDARD]
    assert sorted(number(c) for c in older) == OLDER


@pytest.mark.parametrize(
    "case", [c for c in cases("Main") if EDITIONS[c.values[0].get("edition")] is STANDARD]
)
def test_a_season(case: dict[str, Any]) -> None:
    if number(case) in EXACT:  # coasts that are missing or wrong are corrected
        unit, order, after = LENIENT[number(case)]
        war = War().set_up({"FRANCE": [unit]})
        war.order("FRANCE", order)
        war.move()
        assert war.units("FRANCE") == [after]
        return
    check_moves(case, number(case))


@pytest.mark.parametrize(
    "case", [pytest.param(c, id=c["id"]) for c in V32 if c["id"] != NO_FALLBACK]
)
def test_a_season_of_version_3_2(case: dict[str, Any]) -> None:
    rules = case.get("rules", {})
    war = War(strict_hold=rules.get("strict_hold", False))
    war.set_up(
        {
            power: [" ".join(order.split()[:2]) for order in lines]
            for power, lines in case["orders"].items()
        }
    )
    refused = set()
    for power, lines in case["orders"].items():
        for order in lines:
            if war.check(war.seat(power), Orders((order,))) is None:
                war.order(power, order)
            else:
                refused.add(order)
    war.move()
    results = {province_of(done.unit): done.result for done in war.state.last[0].done}
    for lines in case["orders"].values():
        for order, expected in lines.items():
            at = READER.board.codes[READER.order(order).at]
            if order in refused:
                assert expected in ("void", "no convoy", "dislodged", "bounce"), order
            else:
                assert (order, results[at]) == (order, expected)


@pytest.mark.rule("zeppelin", "item 25", "Z36")
@pytest.mark.parametrize("case", cases("Retreat"))
def test_retreats(case: dict[str, Any]) -> None:
    """What a case orders is wished before the season. A wish is granted where the retreat succeeds;
    where it fails, the unit goes elsewhere or is disbanded (Z36)."""
    before = SEASONS_OF_H.get(number(case), case["preceding_main_phase"])
    war, _ = played(before)
    goals = {}
    orders = dict(case["orders"]) | EXTRA_RETREATS.get(number(case), {})
    for line in orders:
        plan = READER.order(line[5:])
        if plan.to < 0 or plan.of >= 0:  # no support or convoy can be wished
            continue
        power, at = POWERS[line[:3]], READER.board.codes[plan.at]
        unit = next(u for u in war.state.armies[power].units if province_of(u) == at)
        goals[line] = (power, unit, _spot(unit, plan.to))
        act = Wishes(unit, (goals[line][2],))
        if war.check(war.seat(power), act) is None:
            war.act(war.seat(power), act)
    war.end()
    for line, (power, unit, goal) in goals.items():
        wanted = RETREATS_BY_THE_TEXT.get((number(case), line), orders[line])
        there = f"{unit[0]} {goal}" in war.state.armies[power].units
        assert ("Succeeds" if there else "Fails") == wanted, line


def _spot(unit: str, to: int) -> str:
    """A spot of the map, on the coast that the unit can reach where only one is possible."""
    board = READER.board
    steps = board.steps(READER.unit(unit))
    coasts = [spot for spot in board.coasts[board.province[to]] if steps >> spot & 1]
    return board.spots[coasts[0] if len(coasts) == 1 and unit[0] == "F" and to < board.size else to]


@pytest.mark.rule("zeppelin", "item 26", "Z37", "Z39")
@pytest.mark.parametrize(
    "case", [c for c in cases("Build") if EDITIONS[c.values[0].get("edition")] is STANDARD]
)
def test_builds_and_removals(case: dict[str, Any]) -> None:
    """With `farthest`, as removals are then those of civil disorder."""
    war = War(removal="farthest")
    centres = {POWERS[power]: " ".join(codes) for power, codes in centres_of(case).items()}
    units: dict[str, list[str]] = {}
    for line in case.get("starting_state", ()):
        unit = READER.board.pieces[READER.unit(line[5:])]
        units.setdefault(POWERS[line[:3]], []).append(unit)
    war.set_up(units, centres)
    war.winter()
    accepted: dict[str, list[str]] = {}
    for line, expected in case["orders"].items():
        power = POWERS[line[:3]]
        orders = [*accepted.get(power, ()), line[5:]]
        allowed = war.check(war.seat(power), Builds(tuple(orders))) is None
        if allowed:
            accepted[power] = orders
        wanted = "Succeeds" if number(case) in ANY_CENTRE else expected
        assert ("Succeeds" if allowed else "Fails") == wanted, line
    for power, orders in accepted.items():
        war.build(power, *orders)
    war.adjust()
    for power in war.powers:
        assert winter.due(war.state, power) >= 0
    gone = {done.unit for done in war.state.last[-1].done if done.result == "civil disorder"}
    for line in DISORDER.get(case["name"], case.get("civil_disorder", ())):
        assert line[5:].upper().replace("(", "/").rstrip(")") in gone


DISORDER = {
    "t6j09_civil_disorder_must_be_counted_from_both_coasts_second_scenario": ["RUS: A alb"],
}
