"""Movement: bugs known from other engines, rule options, reasons, invalid orders."""

from typing import Any

import pytest

from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.reason import Reason
from intriga.diplomacy.rule_choices import Rules

Lines = dict[str, str]


def season(lines: Lines, rules: Rules | None = None, **more: Any) -> Season:
    """Adjudicate these orders. `lines`: power → its orders, separated by `;`. The units are those
    that get orders."""
    orders = {power: [o.strip() for o in text.split(";")] for power, text in lines.items()}
    units = {power: [" ".join(o.split()[:2]) for o in own] for power, own in orders.items()}
    return resolve("classic", units | more.get("units", {}), orders, rules or Rules())


def why(played: Season, order: str) -> Reason:
    return played.reasons[order]


# ── bugs found in other engines ─────────────────────────────────────────────────────────


def test_support_by_the_defender_does_not_help_to_dislodge_it() -> None:
    played = season(
        {
            "ENGLAND": "A EDI - NWY VIA",
            "RUSSIA": "A NWY H; A STP S A EDI - NWY; F NWG C A EDI - NWY",
        }
    )
    assert played.results["A EDI - NWY VIA"] == "bounce"
    assert played.dislodged == {}


def test_head_to_head_help_from_the_attacked_power_defends_but_does_not_attack() -> None:
    played = season(
        {
            "ITALY": "A TRI - BUD; A VEN S A BUD - TRI",
            "AUSTRIA": "A BUD - TRI",
            "TURKEY": "A SER S A TRI - BUD",
        }
    )
    assert played.results["A TRI - BUD"] == played.results["A BUD - TRI"] == "bounce"


def test_a_convoyed_attack_does_not_cut_support_aimed_at_its_own_origin() -> None:
    played = season(
        {
            "AUSTRIA": "A SMY - CON VIA; F AEG C A SMY - CON",
            "TURKEY": "F CON S F SYR - SMY; F SYR - SMY",
        }
    )
    assert played.results["F CON S F SYR - SMY"] == "ok"
    assert played.results["F SYR - SMY"] == "ok"
    assert played.dislodged == {"AUSTRIA": ["A SMY"]}


def test_support_to_one_coast_does_not_count_for_the_other() -> None:
    played = season({"FRANCE": "F POR S F MAO - SPA/NC; F MAO - SPA/SC", "ITALY": "F WES - SPA/SC"})
    assert played.results["F POR S F MAO - SPA/NC"] == "void"
    assert played.results["F MAO - SPA/SC"] == "bounce"


# ── rule options ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("order", "given"), [("A MUN H", True), ("A MUN S A KIE", False), ("A MUN - TYR", False)]
)
def test_strict_hold_applies_only_to_a_unit_that_holds(order: str, given: bool) -> None:
    lines = {"GERMANY": f"{order}; A KIE S A MUN"}
    assert (season(lines, Rules(strict_hold=True)).results["A KIE S A MUN"] == "ok") is given


def test_strict_hold_applies_to_a_unit_without_an_order() -> None:
    units = {"GERMANY": ["A MUN", "A KIE"]}
    rules = Rules(strict_hold=True)
    played = resolve("classic", units, {"GERMANY": ["A KIE S A MUN"]}, rules)
    assert played.results == {"A KIE S A MUN": "ok"}


def test_by_the_standard_rule_a_supporting_unit_can_be_supported() -> None:
    assert season({"GERMANY": "A MUN S A KIE; A KIE S A MUN"}).results["A KIE S A MUN"] == "ok"


def test_retreating_to_the_origin_of_a_convoyed_attacker_is_optional() -> None:
    lines = {
        "FRANCE": "A GAS - MAR VIA; A BUR S A GAS - MAR; F MAO C A GAS - MAR; "
        "F WES C A GAS - MAR; F LYO C A GAS - MAR",
        "ITALY": "A MAR H",
    }
    assert "GAS" in season(lines).retreats["A MAR"]
    assert "GAS" not in season(lines, Rules(retreat_to_convoy_origin=False)).retreats["A MAR"]


@pytest.mark.parametrize(
    ("fleet", "stays", "by_land"),
    [
        ("F ENG H", "no convoy", "ok"),
        ("F ENG C A LON - PIC", "no convoy", "ok"),
        ("F ENG C A LON - WAL", "ok", "ok"),
    ],
)
def test_via_without_a_convoy_goes_by_land_where_the_rules_say_so(
    fleet: str, stays: str, by_land: str
) -> None:
    lines = {"ENGLAND": f"A LON - WAL VIA; {fleet}"}
    assert season(lines).results["A LON - WAL VIA"] == stays
    assert season(lines, Rules(via_by_land=True)).results["A LON - WAL VIA"] == by_land


def test_via_with_a_disrupted_convoy_stays_by_either_rule() -> None:
    lines = {
        "ENGLAND": "A LON - WAL VIA; F ENG C A LON - WAL",
        "FRANCE": "F BRE - ENG; F MAO S F BRE - ENG",
    }
    for rules in (Rules(), Rules(via_by_land=True)):
        assert season(lines, rules).results["A LON - WAL VIA"] == "no convoy"


# ── invalid orders ─────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("order", "fault"),
    [
        ("A PAR - MOS", "diplomacy-too-far"),
        ("A PAR - ENG", "diplomacy-army-to-sea"),
        ("A PAR - PAR", "diplomacy-own-place"),
        ("F PAR - BUR", "diplomacy-wrong-kind"),
        ("A MAR - BUR", "diplomacy-no-unit"),
        ("A BER - KIE", "diplomacy-not-yours"),
        ("A PAR - BUR VIA", "diplomacy-too-far"),
        ("A PIC - LON", "diplomacy-no-fleets"),
        ("F BRE - PAR", "diplomacy-fleet-on-land"),
        ("F BRE - SPA", "diplomacy-too-far"),
        ("F MAO - SPA", "diplomacy-which-coast"),
        ("F MAO - ENG VIA", "diplomacy-fleet-via"),
        ("A PAR S A PAR", "diplomacy-supports-itself"),
        ("A PAR S A BUR - PAR", "diplomacy-supports-into-own-place"),
        ("A PAR S A BUR - MUN", "diplomacy-supports-too-far"),
        ("A PAR C A PIC - LON", "diplomacy-convoys-ashore"),
        ("F BRE C A PIC - LON", "diplomacy-convoys-ashore"),
        ("F MAO C F BRE - GAS", "diplomacy-convoys-fleet"),
        ("F MAO C A PAR - GAS", "diplomacy-convoys-inland"),
        ("F MAO C A GAS - POR", "diplomacy-no-army"),
        ("A PAR R BUR", "diplomacy-not-now"),
        ("A PAR B", "diplomacy-not-now"),
        ("WAIVE", "diplomacy-not-now"),
        ("A PRS - BUR", "diplomacy-no-place-like"),
        ("A PAR jumps", "diplomacy-no-verb"),
        ("A PAR S A BUR Q", "diplomacy-no-goal"),
        ("A PAR - BUR now", "diplomacy-extra"),
        ("", "diplomacy-nothing"),
        ("A PAR - " + "B" * 300, "diplomacy-too-long"),
        ("F MAO - SPA/EC", "diplomacy-no-coast"),
    ],
)
def test_an_invalid_order_is_explained_and_the_rest_stand(order: str, fault: str) -> None:
    units = {"FRANCE": ["A PAR", "A PIC", "F BRE", "F MAO", "A BUR"], "GERMANY": ["A BER"]}
    good = "A BUR - MUN"
    played = resolve("classic", units, {"FRANCE": [order, good]})
    assert [(w.power, w.given, w.reason.id) for w in played.errors] == [("FRANCE", order, fault)]
    assert played.results == {order: "void", good: "ok"}


def test_a_fleet_does_not_support_what_it_alone_could_convoy() -> None:
    """6.D.31: illegal, so an earlier order of the fleet stands."""
    units = {"AUSTRIA": ["A RUM"], "TURKEY": ["F BLA"]}
    orders = {"AUSTRIA": ["A RUM - ARM"], "TURKEY": ["F BLA - SEV", "F BLA S A RUM - ARM"]}
    played = resolve("classic", units, orders)
    assert [wrong.reason.id for wrong in played.errors] == ["diplomacy-supports-own-convoy"]
    assert played.results["F BLA - SEV"] == "ok"


def test_wrong_units_and_unknown_powers_are_reported() -> None:
    units = {"FRANCE": ["A PAR", "F PAR", "A ENG", "F STP", "PAR", "A PAR"]}
    played = resolve("classic", units, {"SPAIN": ["A PAR H"]})
    assert [wrong.reason.id for wrong in played.errors] == [
        "diplomacy-fleet-on-land",
        "diplomacy-army-at-sea",
        "diplomacy-which-coast",
        "diplomacy-no-kind",
        "diplomacy-two-units",
        "diplomacy-no-power",
    ]
    assert played.units == {"FRANCE": ["A PAR"]}


def test_the_last_possible_order_of_a_unit_stands() -> None:
    units = {"FRANCE": ["A PAR"]}
    played = resolve("classic", units, {"FRANCE": ["A PAR - BUR", "A PAR - GAS", "A PAR - LON"]})
    assert played.units == {"FRANCE": ["A GAS"]}
    assert [(wrong.given, wrong.reason.id) for wrong in played.errors] == [
        ("A PAR - BUR", "diplomacy-replaced"),
        ("A PAR - LON", "diplomacy-too-far"),
    ]


# ── why ─────────────────────────────────────────────────────────────────────────────────


def test_reasons_give_the_strengths() -> None:
    played = season(
        {
            "ITALY": "A VEN - TRI; A TYR S A VEN - TRI; A ROM - VEN",
            "AUSTRIA": "F TRI H; A BUD S F TRI; A VIE - GAL",
            "RUSSIA": "A WAR - GAL; A UKR H",
            "TURKEY": "A BUL - RUM; A SER S A BUL - RUM",
            "FRANCE": "F RUM H",
        }
    )
    assert why(played, "A VEN - TRI") == Reason(
        "diplomacy-bounce-held", {"to": "TRI", "mine": 2, "theirs": 2}
    )
    assert why(played, "A ROM - VEN") == Reason("diplomacy-bounce-own", {"to": "VEN"})
    assert why(played, "F TRI H") == Reason(
        "diplomacy-held-against", {"by": ["VEN"], "mine": 2, "theirs": 2}
    )
    assert why(played, "A VIE - GAL") == Reason(
        "diplomacy-bounce-rivals", {"to": "GAL", "by": ["WAR"], "mine": 1, "theirs": 1}
    )
    assert why(played, "F RUM H") == Reason(
        "diplomacy-dislodged", {"by": "BUL", "mine": 1, "theirs": 2}
    )
    assert why(played, "A BUL - RUM") == Reason(
        "diplomacy-moved-in", {"to": "RUM", "sea": False, "mine": 2, "theirs": 1}
    )
    assert why(played, "A UKR H").id == "diplomacy-held"
    assert why(played, "A TYR S A VEN - TRI") == Reason(
        "diplomacy-support-given-move", {"at": "VEN", "to": "TRI"}
    )


def test_reasons_name_cuts_and_convoys() -> None:
    played = season(
        {
            "ENGLAND": "A LON - BEL; F NTH C A LON - BEL; F HOL S A LON - BEL; A YOR - LON",
            "GERMANY": "A RUH - HOL; A KIE H; F DEN C A KIE - NWY",
            "FRANCE": "A PIC - BEL; A BUR S A PIC - BEL; A PAR H; F ENG - NTH; A MAR S A SPA",
        }
    )
    assert why(played, "F HOL S A LON - BEL") == Reason("diplomacy-support-cut", {"by": ["RUH"]})
    assert why(played, "A LON - BEL") == Reason(
        "diplomacy-bounce-rivals", {"to": "BEL", "by": ["PIC"], "mine": 1, "theirs": 2}
    )
    assert why(played, "A PIC - BEL").id == "diplomacy-moved-first"
    assert why(played, "F NTH C A LON - BEL").id == "diplomacy-convoy-given"
    assert why(played, "A MAR S A SPA").id == "diplomacy-support-nobody"
    assert why(played, "F DEN C A KIE - NWY").id == "diplomacy-convoys-ashore"


def test_reasons_name_a_paradox() -> None:
    """6.F.14."""
    played = season(
        {
            "ENGLAND": "F LON S F WAL - ENG; F WAL - ENG",
            "FRANCE": "A BRE - LON; F ENG C A BRE - LON",
        }
    )
    assert why(played, "A BRE - LON") == Reason("diplomacy-paradox")
    assert played.results["A BRE - LON"] == "no convoy"


def test_reasons_name_the_fleet_of_a_broken_convoy() -> None:
    played = season(
        {
            "ENGLAND": "A LON - HOL; F NTH C A LON - HOL; F EDI H",
            "GERMANY": "F SKA - NTH; F HEL S F SKA - NTH",
        }
    )
    assert why(played, "A LON - HOL") == Reason("diplomacy-convoy-lost", {"by": ["NTH"]})


def test_phases_are_independent() -> None:
    lines = {"FRANCE": "A PAR - BUR; A MAR - BUR", "GERMANY": "A MUN - BUR"}
    first = season(lines).results
    assert season({"FRANCE": "A PAR - BUR"}).results == {"A PAR - BUR": "ok"}
    assert season(lines).results == first


def test_the_cache_of_a_reader_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("intriga.diplomacy.notation.reader._KEPT", 3)
    reads = type(reader_of("classic"))(reader_of("classic").board)
    for to in ("BUR", "GAS", "PIC", "BRE", "MAR"):
        reads.order(f"A PAR - {to}")
    assert len(reads.readings) <= 3
