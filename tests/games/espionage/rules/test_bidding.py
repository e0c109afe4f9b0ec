"""The bidding: order, size, ties, refunds, bluffs (checklist 8–11, 18; S13–S22, S35–S37)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.espionage.seen.view import Departure, view
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, Harness, challenged


@pytest.mark.rule("espionage", "S13")
def test_the_mover_bids_first_then_clockwise() -> None:
    match = challenged(beijing=50)
    for seat, sum in ((LONDON, 5), (MOSCOW, 6), (BEIJING, 7)):
        assert match.awaited() == ("bidding", (seat,))
        match.do(seat, "bid", sum=sum)
    assert match.awaited() == ("steer", (BEIJING,))


@pytest.mark.rule("espionage", "S13")
def test_a_bid_is_at_least_one_and_at_most_the_bribe() -> None:
    match = challenged()
    assert match.bounds(LONDON, "bid") == (1, 40)
    assert match.refusal(LONDON, "bid", sum=41) == "espionage-beyond-bribe"
    with pytest.raises(AssertionError, match="refused-malformed"):
        match.do(LONDON, "bid", sum=0)


@pytest.mark.rule("espionage", "S20")
def test_the_winner_pays_the_bid_losers_burn_theirs_and_the_rest_is_refunded() -> None:
    match = challenged()
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=31)
    assert match.money(LONDON) == 960 + 10
    assert match.money(MOSCOW) == 940 + 29
    assert match.state.burned == 61
    assert match.bribes(LONDON) == match.bribes(MOSCOW) == {}


@pytest.mark.rule("espionage", "S21", "S22")
def test_refunds_are_private() -> None:
    match = challenged()
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=31)
    assert [params["rest"] for params in match.params_of("espionage-returned", MOSCOW)] == [29]
    assert match.params_of("espionage-returned", "public") == []


@pytest.mark.rule("espionage", "S22")
def test_refunds_are_public_with_the_option() -> None:
    match = challenged(returns="public")
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=31)
    assert [params["rest"] for params in match.params_of("espionage-returned", "public")] == [
        10,
        29,
    ]


@pytest.mark.rule("espionage", "S16")
def test_the_earlier_of_equal_bids_wins() -> None:
    match = challenged()
    match.do(LONDON, "bid", sum=40)
    match.do(MOSCOW, "bid", sum=40)
    assert match.awaited() == ("steer", (LONDON,))


@pytest.mark.rule("espionage", "S16")
def test_equal_bids_burn_with_the_option() -> None:
    match = challenged(tie="burn")
    match.do(LONDON, "bid", sum=40)
    match.do(MOSCOW, "bid", sum=40)
    assert match.state.papers == 14
    assert match.money(MOSCOW) == 960
    assert match.bribes(LONDON) == match.bribes(MOSCOW) == {}
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_burned_tie_ends_the_announcement() -> None:
    match = Harness(tie="burn", specials=True)
    match.expire()  # no special moves are bought
    match.lay((LONDON, 14, 40), (MOSCOW, 14, 60), (BEIJING, 70, 5), papers=14)
    match.do(LONDON, "move", to=22, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.expire()  # Beijing could have joined
    match.do(LONDON, "bid", sum=40)
    assert view(match.state, "public").announced == Departure(14, 22)
    match.do(MOSCOW, "bid", sum=40)
    assert match.awaited() == ("spring", (BEIJING,)), "somebody is still asked in this turn"
    assert view(match.state, "public").announced is None


@pytest.mark.rule("espionage", "S17")
def test_silence_bids_one_dollar() -> None:
    match = challenged(london=None)
    match.expire()
    assert match.awaited() == ("steer", (MOSCOW,))
    assert match.money(MOSCOW) == 999


@pytest.mark.rule("espionage", "S19")
def test_a_winning_mover_may_change_the_target_and_keeps_it_by_silence() -> None:
    match = challenged()
    match.do(LONDON, "bid", sum=40)
    match.do(MOSCOW, "bid", sum=1)
    match.do(LONDON, "steer", to=13)
    assert match.state.papers == 13

    silent = challenged()
    silent.do(LONDON, "bid", sum=40)
    silent.do(MOSCOW, "bid", sum=1)
    silent.expire()
    assert silent.state.papers == 22


@pytest.mark.rule("espionage", "S19")
def test_a_silent_winner_moves_the_papers_homeward() -> None:
    match = challenged(london=None)
    match.do(MOSCOW, "bid", sum=1)
    match.expire()
    assert match.state.papers == 7


def test_non_participants_bribes_stay() -> None:
    match = Harness().lay((MOSCOW, 14, 60), (BEIJING, 14, 70), papers=14)
    match.do(LONDON, "move", to=22)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(BEIJING, "answer", say="pass")
    match.do(MOSCOW, "bid", sum=1)
    assert match.bribes(BEIJING) == {14: 70}


@pytest.mark.rule("espionage", "S15")
def test_sealed_bids_are_revealed_together() -> None:
    match = challenged(bidding="sealed")
    assert match.awaited() == ("bidding", (LONDON, MOSCOW))
    match.do(MOSCOW, "bid", sum=20)
    assert match.news == []
    match.do(LONDON, "bid", sum=20)
    assert [params["sum"] for params in match.params_of("espionage-called", "public")] == [20, 20]
    assert match.awaited() == ("steer", (LONDON,)), "a tie goes to the mover, then clockwise"


@pytest.mark.rule("espionage", "S15")
def test_ascending_bidding_goes_on_until_one_is_left() -> None:
    match = challenged(bidding="ascending")
    match.do(LONDON, "bid", sum=5)
    assert match.refusal(MOSCOW, "bid", sum=5) == "espionage-must-raise"
    match.do(MOSCOW, "bid", sum=6)
    match.do(LONDON, "bid", sum=39)
    match.do(MOSCOW, "bid", sum=41)
    assert not match.form(LONDON, "bid"), "41 cannot be beaten with 40"
    match.do(LONDON, "fold")
    assert match.awaited() == ("steer", (MOSCOW,))
    assert match.money(LONDON) == 960 + 1
    assert match.money(MOSCOW) == 940 + 19


@pytest.mark.rule("espionage", "S15")
def test_folding_at_once_costs_a_dollar_and_the_last_must_call() -> None:
    match = challenged(bidding="ascending")
    match.do(LONDON, "fold")
    assert match.money(LONDON) == 960
    assert match.awaited() == ("bidding", (MOSCOW,))
    assert match.refusal(MOSCOW, "fold") == "espionage-name-a-sum"
    match.do(MOSCOW, "bid", sum=1)
    assert match.awaited() == ("steer", (MOSCOW,))
    assert match.money(LONDON) == 999


def test_folding_is_for_ascending_biddings_only() -> None:
    assert challenged().refusal(LONDON, "fold") == "espionage-name-a-sum"


@pytest.mark.rule("espionage", "S35")
def test_bluff_adds_to_the_bribe_from_the_treasury() -> None:
    match = challenged().arm(london={"bluff": 1})
    assert match.bounds(LONDON, "bluff") == (0, 50)
    assert match.bounds(LONDON, "bid", bluff=50) == (1, 90)
    assert match.refusal(LONDON, "bid", sum=91, bluff=50) == "espionage-beyond-bribe"
    match.do(LONDON, "bid", sum=80, bluff=50)
    assert match.params_of("espionage-called-bluff", "public")[0]["bluff"] == 50
    match.do(MOSCOW, "bid", sum=60)
    assert match.awaited() == ("steer", (LONDON,))
    assert match.money(LONDON) == 1000 - 80
    assert not match.state.players[LONDON].holds("bluff")


@pytest.mark.rule("espionage", "S36")
def test_a_losing_bluff_costs_a_hundred_more() -> None:
    match = challenged(moscow=200).arm(london={"bluff": 1})
    match.do(LONDON, "bid", sum=90, bluff=50)
    match.do(MOSCOW, "bid", sum=91)
    assert match.money(LONDON) == 1000 - 90 - 100
    assert match.params_of("espionage-bluff-failed", "public")


@pytest.mark.rule("espionage", "S36")
def test_bluff_needs_its_special_move_and_money_for_the_loss() -> None:
    match = challenged()
    assert match.refusal(LONDON, "bid", sum=50, bluff=10) == "espionage-no-special"
    poor = challenged().arm(london={"bluff": 1})
    poor.state.players[LONDON].purse.append(120)
    assert poor.bounds(LONDON, "bluff") == (0, 20)
    assert poor.refusal(LONDON, "bid", sum=61, bluff=21) == "espionage-poor-bluff"
    poor.do(LONDON, "bid", sum=60, bluff=20)  # for the bluff and the loss there is just enough


@pytest.mark.rule("espionage", "S37")
def test_only_one_bluff_per_bidding() -> None:
    match = challenged(bidding="ascending").arm(london={"bluff": 2})
    match.do(LONDON, "bid", sum=50, bluff=10)
    match.do(MOSCOW, "bid", sum=51)
    assert match.refusal(LONDON, "bid", sum=60, bluff=10) == "espionage-bluffed-already"


def test_the_owner_of_a_spent_bribe_is_no_longer_asked() -> None:
    match = challenged(london=None)
    match.do(MOSCOW, "bid", sum=1)
    match.do(MOSCOW, "steer", to=15)
    match.do(MOSCOW, "move", to=7)
    assert match.awaited() == ("turn", (BEIJING,)), "nobody is left who could challenge"


@given(
    bribes=st.lists(st.integers(1, 300), min_size=3, max_size=3),
    shares=st.lists(st.floats(0, 1), min_size=3, max_size=3),
    mode=st.sampled_from(["open", "sealed"]),
)
def test_the_highest_earliest_bid_wins_and_every_dollar_is_accounted_for(
    bribes: list[int], shares: list[float], mode: str
) -> None:
    match = challenged(*bribes, bidding=mode)
    calls = [max(1, round(bribe * share)) for bribe, share in zip(bribes, shares, strict=True)]
    for seat, call in enumerate(calls):
        match.do(seat, "bid", sum=call)
    winner = calls.index(max(calls))
    assert match.awaited() == ("steer", (winner,))
    assert [match.money(seat) for seat in range(3)] == [1000 - call for call in calls]
    assert match.state.burned == sum(calls)
