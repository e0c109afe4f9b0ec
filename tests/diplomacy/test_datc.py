"""The Diplomacy Adjudicator Test Cases (Lucas Kruijswijk), version 3.0 and the additions of 3.2.

`data/datc-v3.0.json` comes from Ted Driggs's adjudicator (MIT), see `data/NOTICE`. Where it differs
from the text of DATC, the text is followed, with a comment here.
"""

from typing import Any

import pytest

from intriga.diplomacy.adjudication.adjustments import resolve_adjustments
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.rule_choices import RULES_1971, STANDARD, Rules
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
    Texts,
    by_power,
    cases,
    centres_of,
    number,
    units_of,
)

REMOVED_BY_THE_TEXT = {
    # “The distance … to St Petersburg(nc) is two. So the army must be removed.”
    "t6j09_civil_disorder_must_be_counted_from_both_coasts_second_scenario": ["RUS: A alb"],
}


def succeeded(season: Season, order: str) -> str:
    power, _, text = order.partition(": ")
    if any((wrong.power, wrong.given) == (power, text) for wrong in season.errors):
        return "Fails"
    at = reader_of("classic").order(text).at
    return "Succeeds" if season.result(at) == "ok" else "Fails"


def check_movement(phase: dict[str, Any], rules: Rules, id: str = "") -> Season:
    season = resolve("classic", units_of(phase), by_power(phase["orders"]), rules)
    for order, expected in phase["orders"].items():
        wanted = BY_THE_TEXT.get((id, order), expected)
        if wanted is not None:
            assert succeeded(season, order) == wanted, order
    return season


def test_every_case_is_covered() -> None:
    assert [len(cases(phase)) for phase in ("Main", "Retreat", "Build")] == [134, 16, 21]
    assert len(CASES) == 171
    ids = {number(case) for case in CASES} | {case["id"] for case in V32}
    assert len({id for id in ids if id != "6.G.11-2025"}) == 163 + 12


@pytest.mark.parametrize("case", cases("Main"))
def test_movement(case: dict[str, Any]) -> None:
    rules = EDITIONS[case.get("edition")]
    if number(case) in EXACT:
        rules = Rules(exact_coasts=True)
    check_movement(case, rules, number(case))


@pytest.mark.parametrize("case", cases("Retreat"))
def test_retreats(case: dict[str, Any]) -> None:
    before = case["preceding_main_phase"]
    if number(case) in SEASONS_OF_H:
        before = SEASONS_OF_H[number(case)]
    season = check_movement(before, STANDARD)
    orders = dict(case["orders"]) | EXTRA_RETREATS.get(number(case), {})
    phase = resolve_retreats(
        "classic", season.units, season.dislodged, season.retreats, by_power(orders)
    )
    for order, expected in orders.items():
        text = order.partition(": ")[2]
        plan = reader_of("classic").order(text)
        results = [
            result
            for given, result in phase.results.items()
            if given == text
            or (result != "void" and reader_of("classic").order(given).at == plan.at)
        ]
        wanted = RETREATS_BY_THE_TEXT.get((number(case), order), expected)
        assert ("Succeeds" if results[0] == "ok" else "Fails") == wanted, (order, results)


@pytest.mark.parametrize("case", cases("Build"))
def test_adjustments(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    board = reader_of("classic").board
    # The cases call powers ENG, FRA, …; a home belongs to a power by its whole name.
    monkeypatch.setattr(board, "home", {p: power[:3] for p, power in board.home.items()})
    units = by_power(case.get("starting_state", ()))
    rules = RULES_1971 if case.get("edition") == "1971" else STANDARD
    phase = resolve_adjustments("classic", units, centres_of(case), by_power(case["orders"]), rules)
    for order, expected in case["orders"].items():
        power, _, text = order.partition(": ")
        wrong = any((w.power, w.given) == (power, text) for w in phase.errors)
        assert ("Fails" if wrong else "Succeeds") == expected, order
    disorder = {order for order, result in phase.results.items() if result == "civil disorder"}
    for line in REMOVED_BY_THE_TEXT.get(case["name"], case.get("civil_disorder", ())):
        assert line[5:].upper().replace("(", "/").rstrip(")") + " D" in disorder


def test_removing_a_unit_twice_leaves_the_other_to_civil_disorder() -> None:
    """6.J.2 complete: the JSON cannot contain the same order twice."""
    units = {"FRANCE": ["A PAR", "F NTH", "F ENG"]}
    phase = resolve_adjustments(
        "classic", units, {"FRANCE": ["PAR"]}, {"FRANCE": ["F NTH D", "F NTH D"]}
    )
    assert phase.units == {"FRANCE": ["A PAR"]}
    assert [wrong.reason.id for wrong in phase.errors] == ["diplomacy-removed-already"]
    assert phase.results["F ENG D"] == "civil disorder"


def test_only_one_build_in_a_centre() -> None:
    """6.I.7 complete."""
    phase = resolve_adjustments(
        "classic", {}, {"RUSSIA": ["MOS", "BUD"]}, {"RUSSIA": ["A MOS B", "A MOS B"]}
    )
    assert phase.units == {"RUSSIA": ["A MOS"]}
    assert [wrong.reason.id for wrong in phase.errors] == ["diplomacy-build-twice"]


# ── preferences of DATC ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("id", LENIENT)
def test_a_missing_or_wrong_coast_is_corrected(id: str) -> None:
    unit, order, after = LENIENT[id]
    season = resolve("classic", {"FRANCE": [unit]}, {"FRANCE": [order]})
    assert season.units == {"FRANCE": [after]}
    assert season.errors == []


# ── version 3.2 ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("case", [pytest.param(c, id=c["id"]) for c in V32])
def test_additions_of_version_3_2(case: dict[str, Any]) -> None:
    units: Texts = {}
    orders: Texts = {}
    for power, lines in case["orders"].items():
        for order in lines:
            units.setdefault(power, []).append(" ".join(order.split()[:2]))
            orders.setdefault(power, []).append(order)
    season = resolve("classic", units, orders, Rules(**case.get("rules", {})))
    results = {}
    for lines in case["orders"].values():
        for order, expected in lines.items():
            results[order] = season.result(reader_of("classic").order(order).at)
            assert (order, results[order]) == (order, expected)


def test_removal_is_counted_from_the_north_coast_too() -> None:
    """6.J.9 and 6.J.10 of version 3.2."""
    centres = {"RUSSIA": ["STP", "SEV"]}
    for fleet in ("F BAL", "F SKA"):
        units = {"RUSSIA": ["A ALB", "A SEV", fleet]}
        assert resolve_adjustments("classic", units, centres, {}).removed == {"RUSSIA": ["A ALB"]}
