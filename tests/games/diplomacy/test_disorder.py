"""Civil disorder, leaving, coming back, taking over."""

from tests.games.diplomacy.harness import Harness


def test_who_sends_nothing_is_waited_for_until_the_limit() -> None:
    match = Harness(disorder=2)
    others = [power for power in match.state.powers if power != "ITALY"]
    for power in others:
        match.order(power, seal=True)
    match.expire()
    assert "ITALY" in match.awaited()[1]
    for power in others:
        match.order(power, seal=True)
    match.expire()
    assert "Italy is in civil disorder" in " ".join(match.texts())
    assert match.awaited() == ("orders", {*others})
    assert next(p for p in match.view("public").powers if p.power == "ITALY").state == "absent"
    # It is not waited for any more.
    match.hold()
    assert match.view("public").name == "F1902M"


def test_orders_that_were_saved_and_not_sealed_are_no_silence() -> None:
    match = Harness(disorder=1)
    match.order("ITALY", "A VEN H")
    for power in match.state.powers:
        if power != "ITALY":
            match.order(power, seal=True)
    match.expire()
    assert "ITALY" in match.awaited()[1]


def test_even_empty_orders_are_a_sign_of_life() -> None:
    match = Harness(disorder=1)
    match.order("ITALY")
    for power in match.state.powers:
        if power != "ITALY":
            match.order(power, seal=True)
    match.expire()
    assert not match.state.powers["ITALY"].absent


def test_orders_bring_a_power_back() -> None:
    match = Harness(disorder=1)
    for power in match.state.powers:
        if power != "ITALY":
            match.order(power, seal=True)
    match.expire()
    assert match.state.powers["ITALY"].absent
    match.order("ITALY", "A VEN - TYR")
    assert "Italy is back in play: Daria." in match.texts()
    assert "ITALY" in match.awaited()[1]
    for power in match.state.powers:
        match.order(power, *match.state.powers[power].orders, seal=True)
    assert "A TYR" in match.state.powers["ITALY"].units


def test_without_the_option_everybody_is_waited_for() -> None:
    match = Harness(disorder=0)
    for _ in range(6):
        for power in match.state.powers:
            if power != "ITALY":
                match.order(power, seal=True)
        match.expire()
    assert "ITALY" in match.awaited()[1]


def test_whoever_leaves_takes_his_orders_along() -> None:
    match = Harness()
    match.order("ITALY", "A VEN - TYR", seal=True)
    seat = match.seat("ITALY")
    match.leave("ITALY")
    assert match.state.powers["ITALY"].orders == []
    assert "ITALY" not in match.awaited()[1]
    text = match.refusal(seat, "orders", orders=["A VEN H"])
    assert text == "This seat has no power."
    match.hold()
    assert "A VEN" in match.state.powers["ITALY"].units
    assert next(p for p in match.view("public").powers if p.power == "ITALY").state == "vacant"


def test_a_replacement_leads_at_once() -> None:
    match = Harness()
    seat = match.seat("ITALY")
    match.leave("ITALY")
    match.replace(seat)
    assert "ITALY" in match.awaited()[1]
    match.order("ITALY", "A VEN - TYR", seal=True)


def test_somebody_new_takes_a_power_without_a_player() -> None:
    match = Harness()
    assert "All powers have a player" in str(refused_enter(match))
    old = match.seat("ITALY")
    match.leave("ITALY")
    match.enter()
    assert match.seat("ITALY") == 7
    assert match.view(7).me is not None
    assert match.view(old).me is None
    assert match.refusal(old, "orders", orders=[]) == "This seat has no power."
    match.hold()
    assert match.view("public").name == "F1901M"


def refused_enter(match: Harness) -> AssertionError:
    try:
        match.enter()
    except AssertionError as refused:
        return refused
    raise AssertionError("somebody entered a full table")


def test_a_retreat_of_a_power_nobody_leads_waits_for_nobody() -> None:
    match = Harness()
    match.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"], "ITALY": ["A ROM"]})
    match.leave("GERMANY")
    match.everybody(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    assert match.view("public").name == "F1901M"
    assert match.state.powers["GERMANY"].units == []
    names = [event.params["turn"]["data"]["name"] for event in match.news if "turn" in event.params]
    assert names == ["S1901M", "S1901R"]


def test_a_match_that_nobody_plays_is_over() -> None:
    match = Harness()
    for power in list(match.state.powers):
        if match.position.outcome is None:
            match.leave(power)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == ()
    assert match.ids()[-1] == "diplomacy-game-end-deserted"


def test_a_match_in_which_all_are_silent_is_over() -> None:
    match = Harness(disorder=2)
    match.expire()
    match.expire()
    assert match.ids()[-1] == "diplomacy-game-end-deserted"


def test_leaving_before_the_powers_are_given_out() -> None:
    match = Harness(seating="wish")
    match.leave(3)
    for seat in (0, 1, 2, 4, 5, 6):
        match.do(seat, "wish", powers=["FRANCE"])
    power = match.state.power_of(3)
    assert power is not None
    assert match.state.powers[power].gone
    assert power not in match.awaited()[1]
