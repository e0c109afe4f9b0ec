"""The end of a year: centres change colour, somebody has won, units are built and disbanded."""

from random import Random

import pytest
from msgspec.structs import replace

from intriga.diplomacy.geography.catalogue import bundled
from intriga.games.zeppelin.state import Phase
from intriga.games.zeppelin.war import board, winter
from intriga.games.zeppelin.war.removing import removals
from intriga.kernel import HOST, Step
from intriga.kernel.chance import Fast, Forced
from tests.games.zeppelin.literal.war import removed, victory
from tests.games.zeppelin.rules.acts import Builds, Orders, OverrideRemoval
from tests.games.zeppelin.rules.war.army import War

# ── colours (item 27, Z38) ──────────────────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "item 27", "Z38")
def test_a_foreign_unit_on_a_centre_repaints_it_and_one_that_is_left_keeps_its_colour() -> None:
    war = War().set_up(
        {"FRANCE": ["A SPA", "A MUN"], "GERMANY": []}, {"FRANCE": "PAR", "GERMANY": "MUN KIE"}
    )
    war.winter()
    assert sorted(war.state.armies["FRANCE"].centres) == ["MUN", "PAR", "SPA"]
    assert war.state.armies["GERMANY"].centres == ["KIE"]
    assert war.ids() == ["turn", "centres"]
    assert war.texts()[1].startswith("Centres after 1901: ")
    turn = war.state.last[-1]
    assert (turn.phase, turn.name, turn.centres["GERMANY"]) == ("centres", "W1901C", ["KIE"])
    # Nothing more is told of colours when none has changed.
    war.state.armies["FRANCE"].units = []
    war.winter()
    assert war.ids() == ["centres"]
    assert "MUN" in war.state.armies["FRANCE"].centres


@pytest.mark.rule("zeppelin", "item 27")
def test_centres_change_hands_in_winter_alone() -> None:
    war = War().set_up({"FRANCE": ["A BUR"]}, {"FRANCE": "PAR", "GERMANY": "MUN"})
    war.order("FRANCE", "A BUR - MUN")
    war.end()
    assert war.state.armies["GERMANY"].centres == ["MUN"]


@pytest.mark.rule("zeppelin", "item 17")
def test_one_centre_supports_one_unit() -> None:
    war = War().set_up(
        {"FRANCE": ["A PAR", "A BUR"], "GERMANY": ["A KIE"]},
        {"FRANCE": "PAR", "GERMANY": "KIE BER MUN"},
    )
    assert (winter.due(war.state, "FRANCE"), winter.due(war.state, "GERMANY")) == (-1, 2)


# ── victory (item 15, Z3, Z4) ───────────────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "item 15", "Z3")
def test_the_goal_is_half_and_one_and_51_per_cent() -> None:
    atlas = bundled("classic")
    centre = atlas.provinces["PAR"]
    for number in range(1, 401):
        many = {f"P{n}": centre for n in range(number)} | {"SEA": atlas.provinces["ENG"]}
        assert board.goal_of(replace(atlas, provinces=many)) == victory(number), number
    assert [victory(n) for n in (19, 34, 50, 51, 100, 101)] == [10, 18, 26, 27, 51, 52]
    assert board.goal(War().state) == 18


@pytest.mark.rule("zeppelin", "item 15", "Z3", "Z4")
def test_a_state_with_enough_centres_has_won_after_the_repainting() -> None:
    codes = [code for code, p in bundled("classic").provinces.items() if p.centre]
    war = War().set_up({"FRANCE": [f"A {codes[17]}"]}, {"FRANCE": " ".join(codes[:17])})
    assert winter.conquerors(war.state) == []
    war.winter()
    assert winter.conquerors(war.state) == [war.powers.index("FRANCE") + 1]


@pytest.mark.rule("zeppelin", "Z30", "Z4")
def test_a_power_without_a_state_wins_nothing() -> None:
    codes = [code for code, p in bundled("classic").provinces.items() if p.centre]
    war = War(stateless=["FRANCE"]).set_up({}, {"FRANCE": " ".join(codes[:30])})
    assert winter.conquerors(war.state) == []
    war = War().set_up({}, {"FRANCE": " ".join(codes[:10]), "ITALY": " ".join(codes[10:20])})
    assert winter.conquerors(war.state) == []


# ── builds (items 26, 28, Z2, Z39) ──────────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "item 26", "item 28", "Z39")
def test_units_are_built_in_any_own_centre_that_is_free() -> None:
    war = War().set_up({"FRANCE": ["A PAR"]}, {"FRANCE": "PAR BRE MUN ROM"})
    war.winter()
    offered = war.choices(war.seat("FRANCE"), "war-build 0")
    assert {o.value for o in offered.options} == {
        *("A BRE B", "F BRE B", "A MUN B", "A ROM B", "F ROM B", "WAIVE")
    }
    war.build("FRANCE", "A MUN B", "F ROM B", "F BRE B")
    war.adjust()
    assert war.units("FRANCE") == ["A MUN", "A PAR", "F BRE", "F ROM"]
    assert war.texts()[1] == "France: builds A Munich, builds F Rome, builds F Brest."


@pytest.mark.rule("zeppelin", "Z39")
@pytest.mark.parametrize(
    ("order", "why"),
    [
        ("A PAR B", "Paris"),  # there is a unit
        ("F MUN B", "Munich"),  # no coast
        ("A LON B", "London"),  # not an own centre
        ("A BUR B", "Burgundy"),  # no centre
        ("A PAR D", ""),  # nothing to disband
        ("A PAR H", ""),
    ],
)
def test_what_cannot_be_built_is_refused(order: str, why: str) -> None:
    war = War().set_up({"FRANCE": ["A PAR"]}, {"FRANCE": "PAR BRE MUN"})
    war.winter()
    said = war.refused(war.seat("FRANCE"), Builds((order,)))
    assert said.startswith("1 order is wrong")
    assert why in said


@pytest.mark.rule("zeppelin", "Z39")
def test_no_more_is_built_than_there_are_centres_for() -> None:
    war = War().set_up({"FRANCE": ["A GAS", "A SPA"]}, {"FRANCE": "PAR BRE MUN"})
    war.winter()
    assert winter.due(war.state, "FRANCE") == 2
    assert "wrong" in war.refused(war.seat("FRANCE"), Builds(("A PAR B", "A MUN B", "A BRE B")))


@pytest.mark.rule("zeppelin", "item 26")
def test_who_orders_no_builds_gets_none() -> None:
    war = War().set_up({"FRANCE": ["A PAR"]}, {"FRANCE": "PAR BRE MUN"})
    war.winter()
    war.adjust()
    assert war.units("FRANCE") == ["A PAR"]


@pytest.mark.rule("zeppelin", "Z31", "Z39")
@pytest.mark.parametrize(
    ("edition", "given", "then", "built"),
    [
        (2, "F BRE B, A MUN B", "A BRE B", ["A BRE", "A MUN", "A PAR"]),
        (2, "F BRE B", "A MUN B", ["A MUN", "A PAR", "F BRE"]),
        (2, "F BRE B, A MUN B", "A ROM B", ["A BUR", "A MUN", "A ROM"]),
        (2, "F BRE B, A MUN B", "A ROM B, A BRE B", ["A BRE", "A BUR", "A ROM"]),
        (2, "F BRE B, A MUN B", "", ["A PAR"]),
        (1, "F BRE B, A MUN B", "A BRE B", ["A BRE", "A PAR"]),
    ],
)
def test_of_two_commanders_the_latest_build_counts_for_each_centre(
    edition: int, given: str, then: str, built: list[str]
) -> None:
    war = War().set_up({"FRANCE": ["A PAR"]}, {"FRANCE": "PAR BRE MUN"})
    war.state.edition = edition
    if "ROM" in then:
        war.set_up({"FRANCE": ["A BUR"]}, {"FRANCE": "BRE MUN ROM"})
    war.winter()
    war.build("FRANCE", *given.split(", "))
    war.build("FRANCE", *(one for one in then.split(", ") if one), by=1)
    last = war.state.armies["FRANCE"].log[-1]
    assert (last.seat, last.text) == (war.seat("FRANCE", 1), then.rsplit(", ", maxsplit=1)[-1])
    war.adjust()
    assert war.units("FRANCE") == built
    assert war.state.armies["FRANCE"].builds == []


@pytest.mark.rule("zeppelin", "Z31", "Z39")
def test_a_form_of_builds_that_was_opened_before_the_others_order_is_refused() -> None:
    war = War().set_up({"FRANCE": ["A PAR"]}, {"FRANCE": "PAR BRE MUN"})
    war.winter()
    one, other = war.seat("FRANCE"), war.seat("FRANCE", 1)
    seen = war.forms(one)["builds"].preset["seen"]
    war.act(one, Builds(("F BRE B", "A MUN B"), seen))
    assert "changed the builds" in war.refused(other, Builds(("A BRE B",), seen))
    seen = war.forms(other)["builds"].preset["seen"]
    war.act(other, Builds(("A BRE B",), seen))
    assert war.state.armies["FRANCE"].builds == ["A BRE B"], "the whole list as it was seen"
    war.state.edition = 1
    assert war.forms(other)["builds"].preset == {}


@pytest.mark.rule("zeppelin", "Z2")
def test_the_window_is_for_states_that_have_something_to_decide() -> None:
    war = War().set_up({"FRANCE": ["A PAR"]}, {"FRANCE": "PAR"})
    war.winter()
    assert not winter.to_build(war.state)
    war.set_up({"FRANCE": ["A PAR", "A BUR"]}, {"FRANCE": "PAR"})
    assert winter.to_build(war.state)
    # All must go, no room, or nobody to decide: no choice.
    war.set_up({"FRANCE": ["A BUR"]}, {"FRANCE": ""})
    assert not winter.to_build(war.state)
    war.set_up({"FRANCE": [], "ITALY": ["A PAR"]}, {"FRANCE": "PAR"})
    assert not winter.to_build(war.state)
    other = War(stateless=["FRANCE"]).set_up({"FRANCE": []}, {"FRANCE": "PAR BRE"})
    assert not winter.to_build(other.state)


@pytest.mark.rule("zeppelin", "Z2")
def test_outside_their_window_no_builds_are_ordered() -> None:
    war = War().set_up({"FRANCE": []}, {"FRANCE": "PAR"})
    assert "winter" in war.refused(war.seat("FRANCE"), Builds(("A PAR B",)))
    assert "builds" not in war.forms(war.seat("FRANCE"))
    war.winter()
    assert "builds" in war.forms(war.seat("FRANCE"))
    # Orders for the next spring are given at any time.
    war.set_up({"FRANCE": ["A GAS"]}, {"FRANCE": "PAR BRE"})
    war.act(war.seat("FRANCE"), Orders(("A GAS - SPA",)))


@pytest.mark.rule("zeppelin", "Z2")
def test_without_a_window_builds_are_ordered_beforehand_and_done_as_far_as_possible() -> None:
    war = War(builds_window=False)
    war.set_up({"FRANCE": ["A BUR"], "GERMANY": []}, {"FRANCE": "PAR BRE", "GERMANY": "MUN"})
    seat = war.seat("FRANCE")
    options = {o.value for o in war.choices(seat, "war-plan 0").options}
    assert options == {"A PAR B", "A BRE B", "F BRE B", "A BUR D"}
    assert "BRE" not in str(war.choices(seat, "war-plan 1", orders=["F BRE B"]).options)
    war.build("FRANCE", "F BRE B", "A MUN B", "A PAR B")
    for wrong in ("A BUR B", "B PAR", "A PAR H", "A MUN D"):
        assert "wrong" in war.refused(seat, Builds((wrong,)))
    war.order("FRANCE", "A BUR - MUN")
    war.state.turn = 2
    war.end()
    war.repaint()
    war.adjust()
    # Munich is its own now, but the unit that took it stands there.
    assert war.units("FRANCE") == ["A MUN", "A PAR", "F BRE"]
    assert war.state.armies["FRANCE"].builds == []


# ── removals (item 26, Z37) ─────────────────────────────────────────────────────────────

MANY = {"FRANCE": ["A PIC", "F ENG", "A BUR", "A GAS"]}


@pytest.mark.rule("zeppelin", "item 26", "Z37")
def test_who_has_too_many_units_disbands_some_and_loses_others_by_lot() -> None:
    war = War(Forced({"removal": [2, 0]})).set_up(MANY, {"FRANCE": "PAR"})
    war.winter()
    war.build("FRANCE", "A GAS D")
    war.adjust()
    # By province: Burgundy, the Channel, Picardy; first Picardy is drawn, then Burgundy.
    assert war.units("FRANCE") == ["F ENG"]
    assert [(draw.why, draw.below, draw.value) for draw in war.draws] == [
        ("removal", 3, 2),
        ("removal", 2, 0),
    ]
    done = {one.unit: one for one in war.state.last[-1].done}
    assert (done["A GAS"].result, done["A PIC"].result) == ("ok", "civil disorder")
    assert done["A PIC"].why is not None
    assert done["A PIC"].why.id == "zeppelin-war-why-drawn"


@pytest.mark.rule("zeppelin", "Z37")
def test_removals_may_be_farthest_first_instead() -> None:
    units = {"RUSSIA": ["A UKR", "A BUR", "A LVN"]}
    war = War(removal="farthest").set_up(units, {"RUSSIA": "MOS STP"})
    war.winter()
    war.adjust()
    assert war.units("RUSSIA") == ["A LVN", "A UKR"]
    assert war.draws == []


@pytest.mark.rule("zeppelin", "Z37")
def test_the_host_chooses_what_goes_in_place_of_the_lot() -> None:
    war = War(Forced([])).set_up(MANY, {"FRANCE": "PAR BRE"})
    assert war.forms(HOST) == {}
    war.winter()
    assert [o.value for o in war.choices(HOST, "war-host-power").options] == ["FRANCE"]
    assert "no units to lose" in war.refused(HOST, OverrideRemoval("ITALY", "A ROM"))
    assert "not one of" in war.refused(HOST, OverrideRemoval("FRANCE", "A ROM"))
    for unit in ("A PIC", "A BUR", "F ENG"):
        war.act(HOST, OverrideRemoval("FRANCE", unit))
    assert "already going" in war.refused(HOST, OverrideRemoval("FRANCE", "F ENG"))
    assert war.state.armies["FRANCE"].removals == ["F ENG", "A BUR"]
    war.adjust()
    assert war.units("FRANCE") == ["A GAS", "A PIC"]
    assert war.state.armies["FRANCE"].removals == []


@pytest.mark.rule("zeppelin", "Z37", "Z40")
def test_what_commanders_disband_themselves_comes_before_the_hosts_choice() -> None:
    war = War(Forced([])).set_up(MANY, {"FRANCE": "PAR BRE MAR"})
    war.winter()
    war.act(HOST, OverrideRemoval("FRANCE", "A PIC"))
    war.build("FRANCE", "A GAS D")
    war.adjust()
    assert war.units("FRANCE") == ["A BUR", "A PIC", "F ENG"]


@pytest.mark.rule("zeppelin", "Z42")
def test_powers_without_a_state_build_nothing_and_lose_units_by_lot() -> None:
    war = War(Forced([1]), stateless=["FRANCE", "ITALY"])
    war.set_up({"FRANCE": ["A BUR", "A GAS"], "ITALY": []}, {"FRANCE": "PAR", "ITALY": "ROM"})
    war.winter()
    war.adjust()
    assert war.units("FRANCE") == ["A BUR"]
    assert war.units("ITALY") == []


@pytest.mark.rule("zeppelin", "Z37")
def test_all_units_of_a_power_without_centres_go_and_it_is_said() -> None:
    war = War(Fast("x")).set_up({"FRANCE": ["A PAR"]}, {"FRANCE": ""})
    war.winter()
    war.set_up({"FRANCE": ["A BUR", "A GAS"]}, {"FRANCE": ""})
    war.adjust()
    assert war.units("FRANCE") == []
    assert "eliminated" in war.ids()
    assert "France has lost all its units and centres." in war.texts()


@pytest.mark.rule("zeppelin", "Z37")
def test_removals_are_those_of_the_text() -> None:
    map = board.reader(War().state).board
    for seed in range(300):
        rng = Random(f"removals {seed}")
        places = rng.sample([p for p in range(map.size) if not map.sea[p]], rng.randint(1, 12))
        units = [f"A {map.codes[p]}" for p in places]
        missing = rng.randint(1, len(units))
        draws = [rng.randrange(len(units) - n) for n in range(missing) if len(units) - n > 1]
        step = Step(1, 0, Forced(draws))
        gone = removals(units, missing, [], "random", step)
        assert [one.unit for one in gone] == removed(units, missing, draws)
        assert len(step.draws) == len(draws)


@pytest.mark.rule("zeppelin", "Z37")
def test_papers_of_units_that_are_gone_go_with_them() -> None:
    war = War(Forced([])).set_up(MANY, {"FRANCE": "PAR BRE MAR"})
    war.winter()
    war.order("FRANCE", "A GAS - SPA", "A PIC - BEL")
    war.wish("FRANCE", "A GAS", "MAR")
    war.build("FRANCE", "A GAS D")
    war.adjust()
    army = war.state.armies["FRANCE"]
    assert (army.orders, army.wishes) == ({"A PIC": "A PIC - BEL"}, {})
    assert war.state.phase is Phase.TURN
