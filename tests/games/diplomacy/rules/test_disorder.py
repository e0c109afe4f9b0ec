"""Civil disorder: leaving, coming back, taking over."""

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close
from tests.games.diplomacy.world import Harness


@pytest.mark.rule("diplomacy", "C10")
def test_a_silent_power_is_awaited_until_the_limit() -> None:
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
    # It is no longer awaited.
    match.hold()
    assert match.view("public").name == "F1902M"


def test_saved_but_unsealed_orders_do_not_count_as_silence() -> None:
    match = Harness(disorder=1)
    match.order("ITALY", "A VEN H")
    for power in match.state.powers:
        if power != "ITALY":
            match.order(power, seal=True)
    match.expire()
    assert "ITALY" in match.awaited()[1]


@pytest.mark.rule("diplomacy", "C10")
def test_empty_orders_do_not_count_as_silence() -> None:
    match = Harness(disorder=1)
    match.order("ITALY")
    for power in match.state.powers:
        if power != "ITALY":
            match.order(power, seal=True)
    match.expire()
    assert not match.state.powers["ITALY"].absent


@pytest.mark.rule("diplomacy", "C12")
def test_orders_end_civil_disorder() -> None:
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


@pytest.mark.rule("diplomacy", "C10")
def test_without_the_option_a_silent_power_is_always_awaited() -> None:
    match = Harness(disorder=0)
    for _ in range(6):
        for power in match.state.powers:
            if power != "ITALY":
                match.order(power, seal=True)
        match.expire()
    assert "ITALY" in match.awaited()[1]


@pytest.mark.rule("diplomacy", "C13")
def test_orders_of_a_player_who_leaves_are_dropped() -> None:
    match = Harness()
    match.order("ITALY", "A VEN - TYR", seal=True)
    seat = match.seat("ITALY")
    match.leave("ITALY")
    assert match.state.powers["ITALY"].orders == []
    assert "ITALY" not in match.awaited()[1]
    text = match.refusal(seat, "orders", orders=["A VEN H"])
    assert text == "This player has left the match."
    match.hold()
    assert "A VEN" in match.state.powers["ITALY"].units
    assert next(p for p in match.view("public").powers if p.power == "ITALY").state == "vacant"


@pytest.mark.rule("diplomacy", "C13")
def test_a_replacement_can_order_at_once() -> None:
    match = Harness()
    seat = match.seat("ITALY")
    match.leave("ITALY")
    match.replace(seat)
    assert "ITALY" in match.awaited()[1]
    match.order("ITALY", "A VEN - TYR", seal=True)


@pytest.mark.rule("diplomacy", "C13")
def test_a_newcomer_takes_a_power_without_a_player() -> None:
    match = Harness()
    assert "All powers have a player" in str(refused_enter(match))
    old = match.seat("ITALY")
    match.leave("ITALY")
    match.enter()
    assert match.seat("ITALY") == 7
    assert match.view(7).me is not None
    assert match.view(old).me is None
    assert match.refusal(old, "orders", orders=[]) == "This player has left the match."
    match.hold()
    assert match.view("public").name == "F1901M"


def refused_enter(match: Harness) -> AssertionError:
    try:
        match.enter()
    except AssertionError as refused:
        return refused
    raise AssertionError("somebody entered a full table")


@pytest.mark.rule("diplomacy", "C11")
def test_a_retreat_of_a_vacant_power_is_not_awaited() -> None:
    match = Harness()
    match.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"], "ITALY": ["A ROM"]})
    match.leave("GERMANY")
    match.seal_all(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    assert match.view("public").name == "F1901M"
    assert match.state.powers["GERMANY"].units == []
    names = [event.params["turn"]["data"]["name"] for event in match.news if "turn" in event.params]
    assert names == ["S1901M", "S1901R"]


@pytest.mark.rule("diplomacy", "C18")
def test_a_match_ends_when_everybody_has_left() -> None:
    match = Harness()
    for power in list(match.state.powers):
        if match.position.outcome is None:
            match.leave(power)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == ()
    assert match.ids()[-1] == "diplomacy-game-end-deserted"


def test_a_match_ends_when_everybody_is_silent() -> None:
    match = Harness(disorder=2)
    match.expire()
    match.expire()
    assert match.ids()[-1] == "diplomacy-game-end-deserted"


def test_leaving_before_powers_are_assigned() -> None:
    match = Harness(seating="wish")
    match.leave(3)
    for seat in (0, 1, 2, 4, 5, 6):
        match.do(seat, "wish", powers=["FRANCE"])
    power = match.state.power_of(3)
    assert power is not None
    assert match.state.powers[power].gone
    assert power not in match.awaited()[1]


@pytest.mark.rule("diplomacy", "C10")
def test_a_phase_that_the_host_closes_is_no_silence() -> None:
    match = Harness(disorder=1)
    (window,) = match.engine.game.windows(match.state)
    match._step(HOST, Close(window.key, window.generation))
    assert match.view("public").name == "F1901M"
    assert [power.missed for power in match.state.powers.values()] == [0] * 7


@pytest.mark.rule("diplomacy", "C13")
def test_orders_that_were_dropped_are_nobodys_answer() -> None:
    match = Harness(disorder=1)
    match.order("ITALY", "A VEN - TYR")
    seat = match.seat("ITALY")
    match.leave("ITALY")
    match.replace(seat)
    match.expire()
    assert match.state.powers["ITALY"].absent
