"""A year: who is awaited when, what happens to units and centres, and the texts of the events."""

import pytest

from intriga.games.diplomacy import game
from tests.games.diplomacy.world import Harness


def test_spring_autumn_and_winter_follow_each_other() -> None:
    match = Harness()
    assert match.view("public").name == "S1901M"
    assert match.awaited() == ("orders", {*match.state.powers})
    match.hold()
    assert match.view("public").name == "F1901M"
    match.hold()
    # No centre changed hands: winter awaits nobody and is skipped.
    assert match.view("public").name == "S1902M"


def test_a_year_with_a_convoy_a_retreat_and_a_build() -> None:
    match = Harness()
    match.seal_all(
        ENGLAND=["F LON - NTH", "F EDI - NWG", "A LVP - YOR"],
        ITALY=["A VEN - TYR", "A ROM - VEN", "F NAP - ION"],
        AUSTRIA=["A VIE - TRI", "F TRI - ALB", "A BUD - SER"],
    )
    match.seal_all(
        ENGLAND=["A YOR - NWY", "F NTH C A YOR - NWY", "F NWG S A YOR - NWY"],
        ITALY=["A VEN - TRI", "A TYR S A VEN - TRI", "F ION - TUN"],
    )
    assert match.awaited() == ("retreat", {"AUSTRIA"})
    assert match.state.retreats == {"A TRI": ["BUD", "VIE"]}
    assert "A NWY" in match.state.powers["ENGLAND"].units
    # Centres change hands when the retreats are over, not before.
    assert "TRI" in match.state.powers["AUSTRIA"].centres

    match.order("AUSTRIA", "A TRI R VIE", seal=True)
    assert match.awaited() == ("builds", {"ENGLAND", "ITALY"})
    assert match.state.centres["ITALY"] == ["NAP", "ROM", "TRI", "TUN", "VEN"]
    assert match.state.centres["ENGLAND"] == ["EDI", "LON", "LVP", "NWY"]
    # Serbia for Trieste: Austria has as many units as centres.
    assert match.state.due("AUSTRIA") == 0

    match.order("ENGLAND", "F EDI B", seal=True)
    match.order("ITALY", "A VEN B", "F NAP B", seal=True)
    assert match.view("public").name == "S1902M"
    assert sorted(match.state.powers["ITALY"].units) == [
        *("A TRI", "A TYR", "A VEN", "F NAP", "F TUN")
    ]
    assert match.texts()[:2] == [
        "Winter 1901. Builds and disbands.",
        "England: builds F Edinburgh.",
    ]


def test_orders_are_revealed_with_their_results() -> None:
    match = Harness()
    match.seal_all(AUSTRIA=["A VIE - GAL"], RUSSIA=["A WAR - GAL", "F SEV - BLA"])
    texts = match.texts()
    assert texts[0] == "Spring 1901. The orders are revealed."
    assert texts[1] == "Austria: A Budapest holds, A Vienna → Galicia (bounced), F Trieste holds."
    assert len(texts) == 8, "a header and a line for each power"
    (turn,) = match.view("public").turns
    done = {line.unit: line for line in turn.done}
    assert (done["A VIE"].order, done["A VIE"].result) == ("A VIE - GAL", "bounce")
    assert done["A VIE"].why is not None
    assert done["A VIE"].why.id == "diplomacy-bounce-rivals"
    assert done["F SEV"].result == "ok"
    assert turn.before["RUSSIA"] != turn.after["RUSSIA"]


def test_the_event_of_a_turn_has_everything_needed_to_draw_it() -> None:
    match = Harness()
    match.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"]})
    match.seal_all(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    turn = next(e for e in match.news if e.id == "diplomacy-game-turn").params["turn"]["data"]
    assert turn["name"] == "S1901M"
    assert turn["before"]["GERMANY"] == ["A BUR"]
    assert turn["lost"] == [
        {
            "power": "GERMANY",
            "unit": "A BUR",
            "by": "PAR",
            "retreats": ["BEL", "GAS", "MUN", "PIC", "RUH"],
        }
    ]
    assert [line["result"] for line in turn["done"]] == ["ok", "ok", "dislodged"]


@pytest.mark.rule("diplomacy", "C5")
def test_a_unit_without_a_retreat_awaits_nobody() -> None:
    match = Harness()
    match.lay({"FRANCE": ["F MAO", "F WES"], "ITALY": ["F NAF"], "ENGLAND": ["A TUN"]})
    match.seal_all(FRANCE=["F MAO - NAF", "F WES S F MAO - NAF"], ENGLAND=["A TUN H"])
    # North Africa borders Tunis, which is taken, the two seas and nothing else.
    assert match.view("public").name == "F1901M"
    assert match.state.powers["ITALY"].units == []
    assert "Dislodged: F North Africa (Italy), nowhere to retreat." in match.texts()


@pytest.mark.rule("diplomacy", "C6")
def test_units_without_retreat_orders_disband() -> None:
    match = Harness()
    match.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR", "A BER"]})
    match.seal_all(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    match.expire()
    assert match.state.powers["GERMANY"].units == ["A BER"]
    assert match.texts()[:2] == [
        "Spring 1901. Retreats.",
        "Germany: A Burgundy disbands.",
    ]


def test_two_retreats_to_one_province_both_disband() -> None:
    match = Harness()
    match.lay(
        {
            "FRANCE": ["A PAR", "A MAR"],
            "RUSSIA": ["A KIE", "A BER"],
            "GERMANY": ["A BUR", "A MUN"],
        }
    )
    match.seal_all(
        FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"],
        RUSSIA=["A KIE - MUN", "A BER S A KIE - MUN"],
    )
    match.seal_all(GERMANY=["A BUR R RUH", "A MUN R RUH"])
    assert match.state.powers["GERMANY"].units == []


@pytest.mark.rule("diplomacy", "C6", "C11")
def test_removals_without_orders_follow_the_rule_of_civil_disorder() -> None:
    match = Harness(disorder=0)
    match.lay({"GERMANY": ["A MUN", "A PRU"], "FRANCE": ["A PAR"]}, {"FRANCE": ["PAR", "BER"]})
    match.state.powers["GERMANY"].centres = ["MUN"]
    match.repack()
    match.hold(2)
    assert match.awaited() == ("builds", {"GERMANY"})
    match.expire()
    assert match.state.powers["GERMANY"].units == ["A MUN"]


def test_a_power_that_loses_everything_is_eliminated() -> None:
    match = Harness()
    match.lay(
        {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"], "ITALY": ["A ROM"]},
        {"FRANCE": ["PAR", "MAR", "MUN"], "ITALY": ["ROM"]},
    )
    match.seal_all(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    match.seal_all(GERMANY=["A BUR D"])
    assert "Germany is eliminated: no units and no centres left." in match.texts()
    powers = {power.power: power.state for power in match.view("public").powers}
    assert powers["GERMANY"] == "out"
    assert match.awaited() == ("orders", {"FRANCE", "ITALY"})
    assert match.refused_orders("GERMANY") == "Your power has nothing to decide now."


@pytest.mark.rule("diplomacy", "C7")
def test_units_are_built_at_home_or_as_the_option_allows() -> None:
    for builds, offered in (("home", {"PAR"}), ("owned", {"PAR", "MUN"})):
        match = Harness(builds=builds)
        match.lay({"FRANCE": ["A BUR"], "ITALY": ["A ROM"]}, {"FRANCE": ["PAR", "MUN", "BEL"]})
        match.seal_all(FRANCE=["A BUR - BEL"])
        match.hold()
        values = {str(value) for value in match.values("FRANCE", "build 0")}
        assert {text.split()[1] for text in values if text != "WAIVE"} == offered


@pytest.mark.rule("diplomacy", "C15")
def test_winning_needs_the_goal_in_autumn_and_more_than_anybody_else() -> None:
    match = Harness(victory=5)
    match.lay({"FRANCE": ["A BUR"], "ITALY": ["A ROM"]})
    match.state.powers["FRANCE"].centres = ["PAR", "MAR", "BRE", "SPA"]
    match.state.powers["ITALY"].centres = ["ROM", "NAP", "VEN", "TUN", "GRE"]
    match.state.powers["ENGLAND"].centres = []
    match.repack()
    match.seal_all(FRANCE=["A BUR - MUN"])
    assert not match.over
    match.hold()  # five to five: the war goes on
    assert not match.over
    assert match.awaited()[0] == "builds"


@pytest.mark.rule("diplomacy", "C15")
def test_eighteen_centres_win_alone() -> None:
    match = Harness()
    codes = [match.state.board.codes[p] for p in match.state.board.centres]
    mine = [code for code in codes if code not in ("LON", "EDI", "LVP", "MUN")][:17]
    match.lay({"FRANCE": ["A BUR"], "ENGLAND": ["F LON"]}, {"FRANCE": mine, "ENGLAND": ["LON"]})
    assert match.state.goal == 18
    match.hold()
    match.seal_all(FRANCE=["A BUR - MUN"])
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.winners == (match.seat("FRANCE"),)
    assert outcome.scores[match.seat("FRANCE")] == 18
    assert match.texts()[-1] == "France has reached the goal and won the war. Victory: Vera."


@pytest.mark.rule("diplomacy", "C16", "C17", "C19")
def test_after_the_last_year_all_remaining_powers_share() -> None:
    match = Harness(years=1)
    match.lay({"FRANCE": ["A PAR"], "ENGLAND": ["F LON"]}, {"FRANCE": ["PAR"], "ENGLAND": ["LON"]})
    match.hold(2)
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.winners == (match.seat("ENGLAND"), match.seat("FRANCE"))
    assert match.texts()[-1].startswith(
        "1 year has passed, and the war is over. A draw: England, France"
    )


@pytest.mark.rule("diplomacy", "C16a", "C17")
@pytest.mark.parametrize("votes", ["all", "none"])
def test_an_adjourned_match_is_a_draw_of_all_who_are_left(votes: str) -> None:
    match = Harness(votes=votes)
    match.lay({"FRANCE": ["A PAR"], "ENGLAND": ["F LON"]}, {"FRANCE": ["PAR"], "ENGLAND": ["LON"]})
    standing = game.standing(match.state)
    assert standing is not None
    assert set(standing.winners) == {match.seat("ENGLAND"), match.seat("FRANCE")}
    assert game.result(standing) == "drawn"


@pytest.mark.rule("diplomacy", "C16a")
def test_before_powers_are_given_out_there_is_no_standing() -> None:
    assert game.standing(Harness(seating="wish").state) is None
