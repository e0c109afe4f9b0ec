"""The challenge (checklist 7, 10; S11, S12, S18, S21, S24)."""

from typing import Any

from tests.games.espionage.harness import BEIJING, LONDON, MOSCOW, WASHINGTON, Table


def on_14(**options: Any) -> Table:
    """The Papers on 14; London (the mover) has 40 there, Moscow 60, Beijing 10 elsewhere."""
    return Table(**options).lay((LONDON, 14, 40), (MOSCOW, 14, 60), (BEIJING, 3, 10), papers=14)


def test_all_who_may_have_a_bribe_are_asked_whether_they_have_one_here_or_not() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22)
    assert table.awaited() == ("challenge", (MOSCOW, BEIJING))
    assert table.choices(MOSCOW, "answer") == {"challenge", "join", "pass"}
    assert table.choices(BEIJING, "answer") == {"pass"}
    assert table.refusal(WASHINGTON, "answer", say="pass") == "espionage-not-now"


def test_only_a_bribe_on_the_very_cell_allows_a_challenge() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22)
    assert table.refusal(BEIJING, "answer", say="challenge") == "espionage-no-bribe"
    assert table.refusal(BEIJING, "answer", say="join") == "espionage-no-bribe"


def test_nobody_is_asked_on_the_way_out_of_geneva() -> None:
    table = Table().lay((MOSCOW, 31, 10))
    table.do(LONDON, "move", to=31)
    assert table.awaited() == ("turn", (MOSCOW,))


def test_unchallenged_the_announced_move_is_made_and_all_bribes_stay() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22, join=True)
    table.do(MOSCOW, "answer", say="join")
    assert table.news == []
    table.do(BEIJING, "answer", say="pass")
    assert table.state.papers == 22
    assert table.bribes(LONDON) == {14: 40}
    assert table.bribes(MOSCOW) == {14: 60}
    assert table.told("espionage-unchallenged", WASHINGTON)
    assert not table.told("espionage-joined")


def test_silence_is_a_pass() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22)
    table.expire()
    assert table.state.papers == 22


def test_an_answer_is_given_once_and_stays_hidden_until_all_have_answered() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22)
    table.do(MOSCOW, "answer", say="challenge")
    assert table.news == []
    assert table.refusal(MOSCOW, "answer", say="pass") == "espionage-answered"
    table.do(BEIJING, "answer", say="pass")
    assert table.told("espionage-challenged", WASHINGTON) == [{"who": {"seat": MOSCOW}}]


def test_a_bribe_does_not_oblige() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22)
    table.do(MOSCOW, "answer", say="pass")
    table.do(BEIJING, "answer", say="pass")
    assert table.bribes(MOSCOW) == {14: 60}


def test_a_mover_who_does_not_join_keeps_his_bribe() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(BEIJING, "answer", say="pass")
    assert table.state.bidding is not None
    assert table.state.bidding.order == (MOSCOW,)
    table.do(MOSCOW, "bid", sum=1)
    table.do(MOSCOW, "steer", to=15)
    assert table.bribes(LONDON) == {14: 40}
    assert table.bribes(MOSCOW) == {}
    assert table.money(MOSCOW) == 999


def test_a_mover_without_a_bribe_here_cannot_promise_to_bid() -> None:
    table = Table().lay((MOSCOW, 14, 60), papers=14)
    assert table.refusal(LONDON, "move", to=22, join=True) == "espionage-no-bribe"


def test_after_a_won_challenge_the_player_after_the_mover_is_on() -> None:
    table = on_14()
    table.do(LONDON, "move", to=22, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(BEIJING, "answer", say="pass")
    table.do(LONDON, "bid", sum=10)
    table.do(MOSCOW, "bid", sum=11)
    table.do(MOSCOW, "steer", to=24)
    assert table.awaited() == ("turn", (MOSCOW,))


def test_the_last_step_may_be_challenged_like_any_other() -> None:
    table = Table().lay((MOSCOW, 1, 60), papers=1)
    table.do(LONDON, "move", to=77)
    assert table.awaited() == ("challenge", (MOSCOW,))
    table.do(MOSCOW, "answer", say="challenge")
    table.do(MOSCOW, "bid", sum=1)
    table.do(MOSCOW, "steer", to=2)
    assert table.state.papers == 2


def test_who_has_left_is_not_awaited() -> None:
    table = on_14()
    table.leave(BEIJING)
    table.do(LONDON, "move", to=22)
    assert table.awaited() == ("challenge", (MOSCOW,))
