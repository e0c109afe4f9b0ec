"""Civil disorder, leaving, coming back, taking over."""

from tests.games.diplomacy.harness import Table


def test_who_sends_nothing_is_waited_for_until_the_limit() -> None:
    table = Table(disorder=2)
    others = [power for power in table.state.powers if power != "ITALY"]
    for power in others:
        table.order(power, seal=True)
    table.expire()
    assert "ITALY" in table.awaited()[1]
    for power in others:
        table.order(power, seal=True)
    table.expire()
    assert "Italy is in civil disorder" in " ".join(table.said())
    assert table.awaited() == ("orders", {*others})
    assert next(p for p in table.view("public").powers if p.power == "ITALY").state == "absent"
    # It is not waited for any more.
    table.hold()
    assert table.view("public").name == "F1902M"


def test_orders_that_were_saved_and_not_sealed_are_no_silence() -> None:
    table = Table(disorder=1)
    table.order("ITALY", "A VEN H")
    for power in table.state.powers:
        if power != "ITALY":
            table.order(power, seal=True)
    table.expire()
    assert "ITALY" in table.awaited()[1]


def test_even_empty_orders_are_a_sign_of_life() -> None:
    table = Table(disorder=1)
    table.order("ITALY")
    for power in table.state.powers:
        if power != "ITALY":
            table.order(power, seal=True)
    table.expire()
    assert not table.state.powers["ITALY"].absent


def test_orders_bring_a_power_back() -> None:
    table = Table(disorder=1)
    for power in table.state.powers:
        if power != "ITALY":
            table.order(power, seal=True)
    table.expire()
    assert table.state.powers["ITALY"].absent
    table.order("ITALY", "A VEN - TYR")
    assert "Italy is back in play: Daria." in table.said()
    assert "ITALY" in table.awaited()[1]
    for power in table.state.powers:
        table.order(power, *table.state.powers[power].orders, seal=True)
    assert "A TYR" in table.state.powers["ITALY"].units


def test_without_the_option_everybody_is_waited_for() -> None:
    table = Table(disorder=0)
    for _ in range(6):
        for power in table.state.powers:
            if power != "ITALY":
                table.order(power, seal=True)
        table.expire()
    assert "ITALY" in table.awaited()[1]


def test_whoever_leaves_takes_his_orders_along() -> None:
    table = Table()
    table.order("ITALY", "A VEN - TYR", seal=True)
    seat = table.seat("ITALY")
    table.leave("ITALY")
    assert table.state.powers["ITALY"].orders == []
    assert "ITALY" not in table.awaited()[1]
    said = table.refusal(seat, "orders", orders=["A VEN H"])
    assert said == "This seat has no power."
    table.hold()
    assert "A VEN" in table.state.powers["ITALY"].units
    assert next(p for p in table.view("public").powers if p.power == "ITALY").state == "vacant"


def test_a_replacement_leads_at_once() -> None:
    table = Table()
    seat = table.seat("ITALY")
    table.leave("ITALY")
    table.replace(seat)
    assert "ITALY" in table.awaited()[1]
    table.order("ITALY", "A VEN - TYR", seal=True)


def test_somebody_new_takes_a_power_without_a_player() -> None:
    table = Table()
    assert "All powers have a player" in str(refused_enter(table))
    old = table.seat("ITALY")
    table.leave("ITALY")
    table.enter()
    assert table.seat("ITALY") == 7
    assert table.view(7).me is not None
    assert table.view(old).me is None
    assert table.refusal(old, "orders", orders=[]) == "This seat has no power."
    table.hold()
    assert table.view("public").name == "F1901M"


def refused_enter(table: Table) -> AssertionError:
    try:
        table.enter()
    except AssertionError as refused:
        return refused
    raise AssertionError("somebody entered a full table")


def test_a_retreat_of_a_power_nobody_leads_waits_for_nobody() -> None:
    table = Table()
    table.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"], "ITALY": ["A ROM"]})
    table.leave("GERMANY")
    table.everybody(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    assert table.view("public").name == "F1901M"
    assert table.state.powers["GERMANY"].units == []
    names = [event.params["turn"]["data"]["name"] for event in table.news if "turn" in event.params]
    assert names == ["S1901M", "S1901R"]


def test_a_match_that_nobody_plays_is_over() -> None:
    table = Table()
    for power in list(table.state.powers):
        if table.position.outcome is None:
            table.leave(power)
    assert table.position.outcome is not None
    assert table.position.outcome.winners == ()
    assert table.ids()[-1] == "diplomacy-game-end-deserted"


def test_a_match_in_which_all_are_silent_is_over() -> None:
    table = Table(disorder=2)
    table.expire()
    table.expire()
    assert table.ids()[-1] == "diplomacy-game-end-deserted"


def test_leaving_before_the_powers_are_given_out() -> None:
    table = Table(seating="wish")
    table.leave(3)
    for seat in (0, 1, 2, 4, 5, 6):
        table.do(seat, "wish", powers=["FRANCE"])
    power = table.state.power_of(3)
    assert power is not None
    assert table.state.powers[power].gone
    assert power not in table.awaited()[1]
