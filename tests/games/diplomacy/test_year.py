"""A year: who is asked when, what happens to units and centres, and how it is told."""

from tests.games.diplomacy.harness import Table


def test_spring_autumn_and_winter_follow_each_other() -> None:
    table = Table()
    assert table.view("public").name == "S1901M"
    assert table.awaited() == ("orders", {*table.state.powers})
    table.hold()
    assert table.view("public").name == "F1901M"
    table.hold()
    # Nobody took anything: winter asks nobody and passes.
    assert table.view("public").name == "S1902M"


def test_a_year_with_a_convoy_a_retreat_and_a_build() -> None:
    table = Table()
    table.everybody(
        ENGLAND=["F LON - NTH", "F EDI - NWG", "A LVP - YOR"],
        ITALY=["A VEN - TYR", "A ROM - VEN", "F NAP - ION"],
        AUSTRIA=["A VIE - TRI", "F TRI - ALB", "A BUD - SER"],
    )
    table.everybody(
        ENGLAND=["A YOR - NWY", "F NTH C A YOR - NWY", "F NWG S A YOR - NWY"],
        ITALY=["A VEN - TRI", "A TYR S A VEN - TRI", "F ION - TUN"],
    )
    assert table.awaited() == ("retreat", {"AUSTRIA"})
    assert table.state.retreats == {"A TRI": ["BUD", "VIE"]}
    assert "A NWY" in table.state.powers["ENGLAND"].units
    # Centres change hands when the retreats are over, not before.
    assert "TRI" in table.state.powers["AUSTRIA"].centres

    table.order("AUSTRIA", "A TRI R VIE", seal=True)
    assert table.awaited() == ("builds", {"ENGLAND", "ITALY"})
    assert table.state.centres["ITALY"] == ["NAP", "ROM", "TRI", "TUN", "VEN"]
    assert table.state.centres["ENGLAND"] == ["EDI", "LON", "LVP", "NWY"]
    # Serbia for Trieste: Austria has as many units as centres.
    assert table.state.due("AUSTRIA") == 0

    table.order("ENGLAND", "F EDI B", seal=True)
    table.order("ITALY", "A VEN B", "F NAP B", seal=True)
    assert table.view("public").name == "S1902M"
    assert sorted(table.state.powers["ITALY"].units) == [
        *("A TRI", "A TYR", "A VEN", "F NAP", "F TUN")
    ]
    assert table.said()[:2] == ["Winter 1901. Builds and disbands.", "England: builds F Edinburgh."]


def test_orders_are_opened_together_with_their_results() -> None:
    table = Table()
    table.everybody(AUSTRIA=["A VIE - GAL"], RUSSIA=["A WAR - GAL", "F SEV - BLA"])
    said = table.said()
    assert said[0] == "Spring 1901. The orders are revealed."
    assert said[1] == "Austria: A Budapest holds, A Vienna → Galicia (bounced), F Trieste holds."
    assert len(said) == 8, "a header and a line for each power"
    (turn,) = table.view("public").turns
    done = {line.unit: line for line in turn.done}
    assert (done["A VIE"].order, done["A VIE"].result) == ("A VIE - GAL", "bounce")
    assert done["A VIE"].why is not None
    assert done["A VIE"].why.id == "diplomacy-bounce-rivals"
    assert done["F SEV"].result == "ok"
    assert turn.before["RUSSIA"] != turn.after["RUSSIA"]


def test_the_event_of_a_turn_carries_all_that_is_needed_to_draw_it() -> None:
    table = Table()
    table.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"]})
    table.everybody(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    turn = next(e for e in table.news if e.id == "diplomacy-game-turn").params["turn"]["data"]
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


def test_a_unit_with_nowhere_to_go_asks_nobody() -> None:
    table = Table()
    table.lay({"FRANCE": ["F MAO", "F WES"], "ITALY": ["F NAF"], "ENGLAND": ["A TUN"]})
    table.everybody(FRANCE=["F MAO - NAF", "F WES S F MAO - NAF"], ENGLAND=["A TUN H"])
    # North Africa borders Tunis, which is taken, the two seas and nothing else.
    assert table.view("public").name == "F1901M"
    assert table.state.powers["ITALY"].units == []
    assert "Dislodged: F North Africa (Italy), nowhere to retreat." in table.said()


def test_retreats_that_are_not_ordered_disband() -> None:
    table = Table()
    table.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR", "A BER"]})
    table.everybody(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    table.expire()
    assert table.state.powers["GERMANY"].units == ["A BER"]
    assert table.said()[:2] == [
        "Spring 1901. Retreats.",
        "Germany: A Burgundy disbands.",
    ]


def test_two_retreats_to_one_place_are_both_lost() -> None:
    table = Table()
    table.lay(
        {
            "FRANCE": ["A PAR", "A MAR"],
            "RUSSIA": ["A KIE", "A BER"],
            "GERMANY": ["A BUR", "A MUN"],
        }
    )
    table.everybody(
        FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"],
        RUSSIA=["A KIE - MUN", "A BER S A KIE - MUN"],
    )
    table.everybody(GERMANY=["A BUR R RUH", "A MUN R RUH"])
    assert table.state.powers["GERMANY"].units == []


def test_removals_without_orders_follow_the_rule_of_civil_disorder() -> None:
    table = Table(disorder=0)
    table.lay({"GERMANY": ["A MUN", "A PRU"], "FRANCE": ["A PAR"]}, {"FRANCE": ["PAR", "BER"]})
    table.state.powers["GERMANY"].centres = ["MUN"]
    table.repack()
    table.hold(2)
    assert table.awaited() == ("builds", {"GERMANY"})
    table.expire()
    assert table.state.powers["GERMANY"].units == ["A MUN"]


def test_a_power_that_loses_all_is_out_and_no_longer_asked() -> None:
    table = Table()
    table.lay(
        {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"], "ITALY": ["A ROM"]},
        {"FRANCE": ["PAR", "MAR", "MUN"], "ITALY": ["ROM"]},
    )
    table.everybody(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    table.everybody(GERMANY=["A BUR D"])
    assert "Germany is eliminated: no units and no centres left." in table.said()
    powers = {power.power: power.state for power in table.view("public").powers}
    assert powers["GERMANY"] == "out"
    assert table.awaited() == ("orders", {"FRANCE", "ITALY"})
    assert table.wrong("GERMANY") == "Your power has nothing to decide now."


def test_units_are_built_at_home_or_where_the_option_says() -> None:
    for builds, offered in (("home", {"PAR"}), ("owned", {"PAR", "MUN"})):
        table = Table(builds=builds)
        table.lay({"FRANCE": ["A BUR"], "ITALY": ["A ROM"]}, {"FRANCE": ["PAR", "MUN", "BEL"]})
        table.everybody(FRANCE=["A BUR - BEL"])
        table.hold()
        values = {str(value) for value in table.values("FRANCE", "build 0")}
        assert {text.split()[1] for text in values if text != "WAIVE"} == offered


def test_victory_needs_the_goal_in_autumn_and_more_than_anybody_else() -> None:
    table = Table(victory=5)
    table.lay({"FRANCE": ["A BUR"], "ITALY": ["A ROM"]})
    table.state.powers["FRANCE"].centres = ["PAR", "MAR", "BRE", "SPA"]
    table.state.powers["ITALY"].centres = ["ROM", "NAP", "VEN", "TUN", "GRE"]
    table.state.powers["ENGLAND"].centres = []
    table.repack()
    table.everybody(FRANCE=["A BUR - MUN"])
    assert not table.over
    table.hold()  # five to five: the war goes on
    assert not table.over
    assert table.awaited()[0] == "builds"


def test_eighteen_centres_win_alone() -> None:
    table = Table()
    codes = [table.state.board.codes[p] for p in table.state.board.centres]
    mine = [code for code in codes if code not in ("LON", "EDI", "LVP", "MUN")][:17]
    table.lay({"FRANCE": ["A BUR"], "ENGLAND": ["F LON"]}, {"FRANCE": mine, "ENGLAND": ["LON"]})
    assert table.state.goal == 18
    table.hold()
    table.everybody(FRANCE=["A BUR - MUN"])
    outcome = table.position.outcome
    assert outcome is not None
    assert outcome.winners == (table.seat("FRANCE"),)
    assert outcome.scores[table.seat("FRANCE")] == 18
    assert table.said()[-1] == "France has reached the goal and won the war. Victory: Vera."


def test_after_the_last_year_all_who_are_left_share() -> None:
    table = Table(years=1)
    table.lay({"FRANCE": ["A PAR"], "ENGLAND": ["F LON"]}, {"FRANCE": ["PAR"], "ENGLAND": ["LON"]})
    table.hold(2)
    outcome = table.position.outcome
    assert outcome is not None
    assert outcome.winners == (table.seat("ENGLAND"), table.seat("FRANCE"))
    assert table.said()[-1].startswith(
        "1 year has passed, and the war is over. A draw: England, France"
    )
