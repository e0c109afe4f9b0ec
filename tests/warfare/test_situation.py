"""Boards as plain data: what may be ordered, carried out, and told, whoever plays."""

import re

import pytest

from intriga.diplomacy.graphics.svg_document import ArrowColours, Sheet, document
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.warfare import adjudication as war
from intriga.warfare import order_fields
from intriga.warfare.order_parsing import read_orders
from intriga.warfare.situation import Situation, order_for, place_of, province_of
from intriga.warfare.turn_report import Kind

UNITS = {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"], "ITALY": []}
CENTRES = {"FRANCE": ["PAR", "MAR", "BRE"], "GERMANY": ["MUN"], "ITALY": []}


def board(phase: Kind, **parts: object) -> Situation:
    given = {"units": UNITS, "centres": CENTRES, "lost": {}, "retreats": {}, "rules": STANDARD}
    return Situation(reader_of("classic"), phase, **(given | parts))  # type: ignore[arg-type]


def test_a_season_moves_units_and_says_who_must_retreat_where() -> None:
    carried = war.move(
        board("orders"), {"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR"], "ITALY": []}
    )
    assert carried.units == {"FRANCE": ["A BUR", "A MAR"], "GERMANY": [], "ITALY": []}
    (lost,) = carried.lost
    assert (lost.power, lost.unit, lost.by) == ("GERMANY", "A BUR", "PAR")
    assert lost.retreats == ["BEL", "GAS", "MUN", "PIC", "RUH"]
    assert [(done.unit, done.order, done.result) for done in carried.done] == [
        ("A PAR", "A PAR - BUR", "ok"),
        ("A MAR", "A MAR S A PAR - BUR", "ok"),
        ("A BUR", "A BUR H", "dislodged"),
    ]


def test_a_retreat_goes_where_it_is_ordered_or_the_unit_is_disbanded() -> None:
    now = board(
        "retreat",
        units={"FRANCE": ["A BUR"], "GERMANY": [], "ITALY": []},
        lost={"GERMANY": ["A BUR"]},
        retreats={"A BUR": ["MUN", "RUH"]},
    )
    assert now.ordered("GERMANY") == ["A BUR"]
    gone = war.retreat(now, {})
    assert (gone.units["GERMANY"], gone.done[0].order) == ([], "A BUR D")
    kept = war.retreat(now, {"GERMANY": ["A BUR R RUH"]})
    assert (kept.units["GERMANY"], kept.done[0].result) == (["A RUH"], "ok")


@pytest.mark.parametrize(("builds", "sites"), [("home", ["BRE"]), ("owned", ["BRE", "ROM"])])
def test_builds_and_removals_follow_the_centres(builds: str, sites: list[str]) -> None:
    rules = Rules(builds=builds)  # type: ignore[arg-type]
    centres = CENTRES | {"FRANCE": ["PAR", "MAR", "BRE", "ROM"], "GERMANY": []}
    now = board("builds", centres=centres, rules=rules)
    assert (now.due("FRANCE"), now.due("GERMANY"), now.due("ITALY")) == (2, -1, 0)
    offered = sorted({province_of(order.unit) for order in now.builds("FRANCE")})
    assert offered == sites
    assert now.to_decide("FRANCE") == len(sites)
    # All of Germany's units must go: it has nothing to choose.
    assert [now.decides(power) for power in UNITS] == [True, False, False]
    carried = war.adjust(now, {"FRANCE": ["F BRE B"]})
    assert sorted(carried.units["FRANCE"]) == ["A MAR", "A PAR", "F BRE"]
    assert carried.units["GERMANY"] == []


def test_units_take_the_centres_they_stand_on() -> None:
    assert war.taken(board("orders", units={**UNITS, "ITALY": ["A MUN", "F ADR"]})) == {
        "FRANCE": ["PAR", "BRE", "MAR"],
        "GERMANY": [],
        "ITALY": ["MUN"],
    }


def test_every_slot_offers_the_orders_of_its_unit_and_keeps_the_saved_one() -> None:
    now = board("orders")
    assert [field.name for field in order_fields.slots(now, "FRANCE")] == ["A PAR", "A MAR"]
    saved = ["A PAR - BUR"]
    choices = order_fields.unit_orders(now, "FRANCE", "PAR", saved)
    assert choices.default == "A PAR - BUR"
    assert {"A PAR H", "A PAR - BUR", "A PAR S A MAR - BUR"} <= {o.value for o in choices.options}
    for choice in choices.options:
        assert read_orders(now, "FRANCE", [str(choice.value)]).orders == [str(choice.value)]
    with pytest.raises(KeyError):
        order_fields.unit_orders(now, "FRANCE", "BUR", saved)


def test_winter_slots_do_not_offer_a_place_twice() -> None:
    now = board("builds", units=UNITS | {"FRANCE": []})
    assert [field.domain for field in order_fields.slots(now, "FRANCE")] == [
        *("build 0", "build 1", "build 2")
    ]
    first = order_fields.building(now, "FRANCE", "0", {}, [])
    then = order_fields.building(now, "FRANCE", "1", {"orders": ["F BRE B"]}, [])
    assert {"F BRE B", "A BRE B", "WAIVE"} <= {o.value for o in first.options}
    assert not {"F BRE B", "A BRE B"} & {o.value for o in then.options}
    with pytest.raises(KeyError):
        order_fields.removing(board("orders"), "FRANCE", "0", {}, [])


def test_names_of_units_and_orders() -> None:
    assert [province_of(unit) for unit in ("A PAR", "F STP/NC", "")] == ["PAR", "STP", ""]
    assert [place_of(order) for order in ("F STP/NC - BAR", "WAIVE")] == ["STP", ""]
    assert order_for("A PAR", ["A PARX H", "A PAR - BUR"]) == "A PAR - BUR"
    assert order_for("A BUR", ["A PAR - BUR"]) == ""


def test_a_picture_has_the_colours_of_arrows_that_a_game_chooses() -> None:
    def drawn(**arrows: str) -> str:
        colours = ArrowColours(**arrows)
        return document("classic", Sheet("t", {}, [], [], [], [], {}, "en", colours))

    plain, own = drawn(), drawn(move="#010203", support_hold="#040506")
    assert "#010203" not in plain
    assert "#b3261e" in plain
    assert "#b3261e" not in own
    assert "#1b6137" not in own
    assert re.search(r"\.support-hold \.line\{stroke:#040506", own)
    assert plain != own
    assert "#8a6800" in own
