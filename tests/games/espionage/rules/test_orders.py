"""Standing orders: answers put down beforehand (S11, S14, S34)."""

from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.kernel.actors import hears
from intriga.kernel.house_rules.house_acts import Lock, Pause, Resume
from intriga.kernel.observe import encode_observation, observe
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness, on_fourteen


def all_pass(match: Harness, *seats: int) -> None:
    for seat in seats:
        match.do(seat, "prearrange-answers", say="pass")


def with_set_up(**order: Any) -> Harness:
    """Moscow has a set-up on 14, where the Papers are going to stop; nobody else has marks. London
    moves next."""
    match = Harness(specials=True)
    for seat in range(4):
        match.do(seat, "buy", specials={"set-up": 1} if seat == MOSCOW else {})
    match.expire()
    match.do(MOSCOW, "set-up", cell=14, **order)
    match.expire()
    match.expire()
    match.lay(papers=22)
    return match


@pytest.mark.rule("espionage", "S11", "S41")
@pytest.mark.parametrize(
    ("say", "where_a_bribe_is"), [("pass", "pass"), ("join", "join"), ("challenge", "challenge")]
)
def test_an_order_answers_whatever_is_on_the_card(say: str, where_a_bribe_is: str) -> None:
    match = on_fourteen()
    for seat in (MOSCOW, BEIJING):
        match.do(seat, "prearrange-answers", say=say)
        assert [event.to for event in match.news] == [(seat,)]
    match.do(LONDON, "move", to=22)
    assert match.awaited() == ("challenge", (WASHINGTON,))
    assert match.state.answers == {MOSCOW: where_a_bribe_is, BEIJING: "pass"}


@pytest.mark.rule("espionage", "S11", "S41")
def test_a_question_that_orders_have_answered_looks_like_one_that_waits() -> None:
    seen = []
    for ordered in (True, False):
        match = on_fourteen()
        if ordered:
            all_pass(match, MOSCOW, BEIJING, WASHINGTON)
        match.settles = False
        match.do(LONDON, "move", to=22)
        assert match.awaited()[1] == (() if ordered else (MOSCOW, BEIJING, WASHINGTON))
        events = [event for event in match.news if hears(event.to, LONDON)]
        seen.append(encode_observation(observe(game, match.position, LONDON, events, 0)))
    assert seen[0] == seen[1]


@pytest.mark.rule("espionage", "S11", "S41")
def test_the_question_closes_at_the_next_beat_though_all_have_answered_beforehand() -> None:
    match = on_fourteen()
    all_pass(match, MOSCOW, BEIJING, WASHINGTON)
    match.settles = False
    match.do(LONDON, "move", to=22)
    assert match.awaited() == ("challenge", ())
    match.settle()
    assert match.params_of("espionage-unchallenged", "public")
    assert match.awaited() == ("turn", (MOSCOW,))


@pytest.mark.rule("espionage", "S41")
def test_an_order_answers_a_question_that_is_open_too() -> None:
    match = on_fourteen()
    match.do(LONDON, "move", to=22)
    match.do(MOSCOW, "prearrange-answers", say="challenge")
    assert match.awaited() == ("challenge", (BEIJING, WASHINGTON))
    assert match.refusal(MOSCOW, "answer", say="pass") == "espionage-answered"


@pytest.mark.rule("espionage", "S41")
def test_an_order_can_be_taken_back() -> None:
    match = on_fourteen()
    match.do(MOSCOW, "prearrange-answers", say="pass")
    match.do(MOSCOW, "prearrange-answers", say="ask")
    match.do(LONDON, "move", to=22)
    assert MOSCOW in match.awaited()[1]


@pytest.mark.rule("espionage", "S41")
def test_an_order_that_was_disabled_answers_once_it_is_allowed() -> None:
    match = on_fourteen()
    all_pass(match, MOSCOW)
    match.host(Lock("answer", True))
    match.do(LONDON, "move", to=22)
    assert MOSCOW in match.awaited()[1]
    match.host(Lock("answer", False))
    assert match.awaited() == ("challenge", (BEIJING, WASHINGTON))


# Biddings.


def bidding(most: int, **options: Any) -> Harness:
    """London, whose bribe is 40, moves and is challenged by Moscow (60), who bids up to `most`."""
    match = on_fourteen(**options)
    all_pass(match, BEIJING, WASHINGTON)
    match.do(MOSCOW, "prearrange-answers", say="challenge")
    match.do(MOSCOW, "prearrange-bids", most=most)
    match.do(LONDON, "move", to=22, join=True)
    assert match.awaited() == ("bidding", (LONDON,))
    return match


@pytest.mark.rule("espionage", "S41")
def test_an_order_answers_when_a_pause_ends_in_which_its_question_was_put() -> None:
    match = bidding(50, bidding="open")
    match.host(Pause())
    match.leave(LONDON)
    match.settle()
    assert match.awaited() == ("bidding", (MOSCOW,))
    match.host(Resume())
    assert calls(match)[-1][0] == MOSCOW


def calls(match: Harness) -> list[tuple[int, int]]:
    told = [event.params for event in match.log if event.id == "espionage-called"]
    return [(call["who"]["seat"], call["sum"]) for call in told]


@pytest.mark.rule("espionage", "S14", "S41")
@pytest.mark.parametrize(
    ("most", "called"),
    [(50, 31), (31, 31), (30, 1), (20, 1)],
)
def test_who_bids_last_bids_just_enough_or_a_dollar(most: int, called: int) -> None:
    match = bidding(most)
    match.do(LONDON, "bid", sum=30)
    assert calls(match) == [(LONDON, 30), (MOSCOW, called)]
    assert match.awaited() == ("steer", (MOSCOW if called > 30 else LONDON,))


@pytest.mark.rule("espionage", "S14", "S41")
def test_who_bids_first_bids_all_of_the_order_but_never_more_than_the_bribe() -> None:
    for most, called in ((25, 25), (500, 40)):
        match = on_fourteen()
        match.do(LONDON, "prearrange-bids", most=most)
        match.do(LONDON, "move", to=22, join=True)
        for seat, say in ((MOSCOW, "challenge"), (BEIJING, "pass"), (WASHINGTON, "pass")):
            match.do(seat, "answer", say=say)
        assert calls(match) == [(LONDON, called)]
        assert match.awaited() == ("bidding", (MOSCOW,))


@pytest.mark.rule("espionage", "S41")
def test_in_a_sealed_bidding_an_order_bids_all_it_may() -> None:
    match = bidding(50, bidding="sealed")
    match.do(LONDON, "bid", sum=10)
    assert calls(match) == [(LONDON, 10), (MOSCOW, 50)]


@pytest.mark.rule("espionage", "S41")
def test_in_an_ascending_bidding_an_order_raises_until_it_ends() -> None:
    match = bidding(50, bidding="ascending")
    match.do(LONDON, "bid", sum=8)
    assert calls(match)[-1] == (MOSCOW, 10)
    match.do(LONDON, "bid", sum=39)
    assert calls(match)[-1] == (MOSCOW, 48)
    match.do(LONDON, "fold")
    assert match.awaited() == ("steer", (MOSCOW,))
    lower = bidding(30, bidding="ascending")
    lower.do(LONDON, "bid", sum=39)
    assert lower.awaited() == ("steer", (LONDON,)), "Moscow's order ends below, and gives up"


@pytest.mark.rule("espionage", "S14", "S41")
def test_a_call_by_order_is_heard_no_sooner_than_any_other() -> None:
    match = bidding(50)
    match.settles = False
    match.do(LONDON, "bid", sum=30)
    match.settle_once()
    assert calls(match) == [(LONDON, 30)]
    assert match.awaited() == ("bidding", ()), "the table knows that Moscow has answered"
    (window,) = observe(game, match.position, LONDON, (), 0).windows
    assert window.awaited == (MOSCOW,)
    match.settle_once()
    assert calls(match)[-1] == (MOSCOW, 31)


# Set-ups.


@pytest.mark.rule("espionage", "S34", "S41")
def test_a_set_up_springs_where_its_order_leads() -> None:
    match = with_set_up(to=6)
    match.do(MOSCOW, "prearrange-set-ups", say="spring")
    match.do(MOSCOW, "prearrange-answers", say="pass")
    match.do(LONDON, "move", to=14)
    assert match.state.papers == 6
    assert match.params_of("espionage-set-up-sprung", "public")


@pytest.mark.rule("espionage", "S34", "S41")
def test_a_way_can_be_given_and_taken_back_later() -> None:
    match = with_set_up()
    match.do(MOSCOW, "prearrange-set-ups", say="spring")
    match.do(MOSCOW, "prearrange-answers", say="pass")
    match.do(MOSCOW, "prearrange-way", cell=14, to=6)
    card = game.view(match.state, MOSCOW).me
    assert card is not None
    assert card.ways == {14: 6}
    match.do(MOSCOW, "prearrange-way", cell=14)
    match.do(LONDON, "move", to=14)
    assert match.state.papers == 14, "without a way it stays"
    assert match.awaited()[0] == "turn"


@pytest.mark.rule("espionage", "S34", "S41")
def test_set_ups_wait_while_their_owner_says_so() -> None:
    match = with_set_up(to=6)
    match.do(MOSCOW, "prearrange-set-ups", say="pass")
    match.do(MOSCOW, "prearrange-answers", say="pass")
    match.do(LONDON, "move", to=14)
    assert match.state.papers == 14
    assert [tick.cell for tick in match.state.players[MOSCOW].ticks] == [14]


@pytest.mark.rule("espionage", "S41")
def test_a_way_leads_to_a_neighbour_of_the_cell_of_a_set_up_of_ones_own() -> None:
    match = with_set_up()
    refusal = match.refusal(MOSCOW, "prearrange-way", cell=14, to=40)
    assert refusal == "espionage-too-far"
    assert match.refusal(LONDON, "prearrange-way", cell=14, to=6) == "espionage-no-tick"


# Orders and people.


@pytest.mark.rule("espionage", "S41")
def test_orders_belong_to_the_player_not_to_the_seat() -> None:
    match = with_set_up(to=6)
    match.do(MOSCOW, "prearrange-answers", say="pass")
    match.do(MOSCOW, "prearrange-bids", most=5)
    match.replace(MOSCOW)
    player = match.state.players[MOSCOW]
    assert (player.orders.answers, player.orders.bids, player.ticks[0].to) == ("ask", None, None)


@pytest.mark.rule("espionage", "S41")
def test_orders_are_possible_from_the_first_turn() -> None:
    match = Harness(specials=True)
    assert not match.form(LONDON, "prearrange-answers")
    assert match.refusal(LONDON, "prearrange-answers", say="pass") == "espionage-not-now"
    for seat in range(4):
        match.do(seat, "buy", specials={})
    for act in ("prearrange-answers", "prearrange-bids", "prearrange-set-ups"):
        assert match.form(BEIJING, act)
    assert not match.form(BEIJING, "prearrange-way"), "there is no set-up yet"


@pytest.mark.rule("espionage", "S41")
def test_where_no_set_ups_can_be_bought_there_is_no_order_for_them() -> None:
    match = Harness(specials=False)
    assert not match.form(LONDON, "prearrange-set-ups")
    assert match.refusal(LONDON, "prearrange-set-ups", say="pass") == "espionage-not-now"


@pytest.mark.rule("espionage", "S41")
def test_an_unseen_act_is_not_counted_as_being_there() -> None:
    """Whether somebody has missed a window is public."""
    match = on_fourteen()
    match.do(LONDON, "move", to=22)
    match.expire()
    assert match.position.house.missed(MOSCOW) == 1
    match.do(MOSCOW, "prearrange-answers", say="pass")
    assert match.position.house.missed(MOSCOW) == 1
    match.do(MOSCOW, "bribe", cell=9, sum=1)
    assert match.position.house.missed(MOSCOW) == 0
