"""The challenge (checklist 7, 10; S11, S12, S18, S21, S24)."""

from typing import Any

import pytest

from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness


def on_14(**options: Any) -> Harness:
    """The Papers are on 14. London (the mover) has 40 there, Moscow 60, Beijing 10 elsewhere."""
    return Harness(**options).lay((LONDON, 14, 40), (MOSCOW, 14, 60), (BEIJING, 3, 10), papers=14)


def test_everybody_who_might_have_a_bribe_here_is_asked() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22)
    assert match.awaited() == ("challenge", (MOSCOW, BEIJING))
    assert match.choices(MOSCOW, "answer") == {"challenge", "join", "pass"}
    assert match.choices(BEIJING, "answer") == {"pass"}
    assert match.refusal(WASHINGTON, "answer", say="pass") == "espionage-not-now"


def test_a_challenge_needs_a_bribe_on_this_cell() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22)
    assert match.refusal(BEIJING, "answer", say="challenge") == "espionage-no-bribe"
    assert match.refusal(BEIJING, "answer", say="join") == "espionage-no-bribe"


def test_leaving_geneva_cannot_be_challenged() -> None:
    match = Harness().lay((MOSCOW, 31, 10))
    match.do(LONDON, "move", to=31)
    assert match.awaited() == ("turn", (MOSCOW,))


@pytest.mark.rule("espionage", "S18")
def test_an_unchallenged_move_is_made_and_all_bribes_stay() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22, join=True)
    match.do(MOSCOW, "answer", say="join")
    assert match.news == []
    match.do(BEIJING, "answer", say="pass")
    assert match.state.papers == 22
    assert match.bribes(LONDON) == {14: 40}
    assert match.bribes(MOSCOW) == {14: 60}
    assert match.params_of("espionage-unchallenged", WASHINGTON)
    assert not match.params_of("espionage-joined")


@pytest.mark.rule("espionage", "S12")
def test_silence_is_a_pass() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22)
    match.expire()
    assert match.state.papers == 22


def test_an_answer_is_final_and_hidden_until_all_have_answered() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22)
    match.do(MOSCOW, "answer", say="challenge")
    assert match.news == []
    assert match.refusal(MOSCOW, "answer", say="pass") == "espionage-answered"
    match.do(BEIJING, "answer", say="pass")
    assert match.params_of("espionage-challenged", WASHINGTON) == [{"who": {"seat": MOSCOW}}]


def test_a_bribe_does_not_force_a_challenge() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22)
    match.do(MOSCOW, "answer", say="pass")
    match.do(BEIJING, "answer", say="pass")
    assert match.bribes(MOSCOW) == {14: 60}


def test_a_mover_who_does_not_join_keeps_the_bribe() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(BEIJING, "answer", say="pass")
    assert match.state.bidding is not None
    assert match.state.bidding.order == (MOSCOW,)
    match.do(MOSCOW, "bid", sum=1)
    match.do(MOSCOW, "steer", to=15)
    assert match.bribes(LONDON) == {14: 40}
    assert match.bribes(MOSCOW) == {}
    assert match.money(MOSCOW) == 999


def test_a_mover_without_a_bribe_here_cannot_promise_to_bid() -> None:
    match = Harness().lay((MOSCOW, 14, 60), papers=14)
    assert match.refusal(LONDON, "move", to=22, join=True) == "espionage-no-bribe"


@pytest.mark.rule("espionage", "S21")
def test_after_a_won_challenge_the_turn_passes_clockwise() -> None:
    match = on_14()
    match.do(LONDON, "move", to=22, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(BEIJING, "answer", say="pass")
    match.do(LONDON, "bid", sum=10)
    match.do(MOSCOW, "bid", sum=11)
    match.do(MOSCOW, "steer", to=24)
    assert match.awaited() == ("turn", (MOSCOW,))


@pytest.mark.rule("espionage", "S24")
def test_the_last_step_may_be_challenged_like_any_other() -> None:
    match = Harness().lay((MOSCOW, 1, 60), papers=1)
    match.do(LONDON, "move", to=77)
    assert match.awaited() == ("challenge", (MOSCOW,))
    match.do(MOSCOW, "answer", say="challenge")
    match.do(MOSCOW, "bid", sum=1)
    match.do(MOSCOW, "steer", to=2)
    assert match.state.papers == 2


def test_players_who_left_are_not_awaited() -> None:
    match = on_14()
    match.leave(BEIJING)
    match.do(LONDON, "move", to=22)
    assert match.awaited() == ("challenge", (MOSCOW,))
