"""The bidding: order, size, ties, money back, bluff (checklist 8–11, 18; S13–S22, S35–S37)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.espionage.view import Departure, view
from tests.games.espionage.harness import BEIJING, LONDON, MOSCOW, Table


def challenged(
    london: int | None = 40, moscow: int = 60, beijing: int | None = None, **options: Any
) -> Table:
    """Papers on 14, London announces 22, Moscow challenges, the others with a bribe join."""
    bribes = [(MOSCOW, 14, moscow)]
    bribes += [(LONDON, 14, london)] if london else []
    bribes += [(BEIJING, 14, beijing)] if beijing else []
    table = Table(**options).lay(*bribes, papers=14)
    table.do(LONDON, "move", to=22, join=london is not None)
    table.do(MOSCOW, "answer", say="challenge")
    if beijing:
        table.do(BEIJING, "answer", say="join")
    return table


def test_the_mover_calls_first_then_clockwise() -> None:
    table = challenged(beijing=50)
    for seat, sum in ((LONDON, 5), (MOSCOW, 6), (BEIJING, 7)):
        assert table.awaited() == ("bidding", (seat,))
        table.do(seat, "bid", sum=sum)
    assert table.awaited() == ("steer", (BEIJING,))


def test_a_call_is_at_least_one_and_at_most_the_bribe() -> None:
    table = challenged()
    assert table.bounds(LONDON, "bid") == (1, 40)
    assert table.refusal(LONDON, "bid", sum=41) == "espionage-beyond-bribe"
    with pytest.raises(AssertionError, match="refused-malformed"):
        table.do(LONDON, "bid", sum=0)


def test_winner_pays_his_own_call_losers_burn_theirs_and_the_rest_returns() -> None:
    table = challenged()
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=31)
    assert table.money(LONDON) == 960 + 10
    assert table.money(MOSCOW) == 940 + 29
    assert table.state.burned == 61
    assert table.bribes(LONDON) == table.bribes(MOSCOW) == {}


def test_money_back_is_told_to_its_owner_only() -> None:
    table = challenged()
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=31)
    assert [told["rest"] for told in table.told("espionage-returned", MOSCOW)] == [29]
    assert table.told("espionage-returned", "public") == []


def test_or_to_everybody_if_the_match_says_so() -> None:
    table = challenged(returns="public")
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=31)
    assert [told["rest"] for told in table.told("espionage-returned", "public")] == [10, 29]


def test_equal_calls_go_to_the_earlier() -> None:
    table = challenged()
    table.do(LONDON, "bid", sum=40)
    table.do(MOSCOW, "bid", sum=40)
    assert table.awaited() == ("steer", (LONDON,))


def test_or_burn_and_leave_the_papers_where_they_are() -> None:
    table = challenged(tie="burn")
    table.do(LONDON, "bid", sum=40)
    table.do(MOSCOW, "bid", sum=40)
    assert table.state.papers == 14
    assert table.money(MOSCOW) == 960
    assert table.bribes(LONDON) == table.bribes(MOSCOW) == {}
    assert table.awaited() == ("turn", (MOSCOW,))


def test_a_move_lost_to_a_burned_tie_is_announced_no_longer() -> None:
    table = Table(tie="burn", specials=True)
    table.expire()  # nobody buys special moves
    table.lay((LONDON, 14, 40), (MOSCOW, 14, 60), (BEIJING, 70, 5), papers=14)
    table.do(LONDON, "move", to=22, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.expire()  # Beijing could have joined
    table.do(LONDON, "bid", sum=40)
    assert view(table.state, "public").announced == Departure(14, 22)
    table.do(MOSCOW, "bid", sum=40)
    assert table.awaited() == ("spring", (BEIJING,)), "somebody is still asked in this turn"
    assert view(table.state, "public").announced is None


def test_silence_calls_one_dollar() -> None:
    table = challenged(london=None)
    table.expire()
    assert table.awaited() == ("steer", (MOSCOW,))
    assert table.money(MOSCOW) == 999


def test_a_winning_mover_may_change_his_target_and_keeps_it_by_silence() -> None:
    table = challenged()
    table.do(LONDON, "bid", sum=40)
    table.do(MOSCOW, "bid", sum=1)
    table.do(LONDON, "steer", to=13)
    assert table.state.papers == 13

    silent = challenged()
    silent.do(LONDON, "bid", sum=40)
    silent.do(MOSCOW, "bid", sum=1)
    silent.expire()
    assert silent.state.papers == 22


def test_a_silent_winner_leads_the_papers_homeward() -> None:
    table = challenged(london=None)
    table.do(MOSCOW, "bid", sum=1)
    table.expire()
    assert table.state.papers == 7


def test_non_participants_bribes_stay() -> None:
    table = Table().lay((MOSCOW, 14, 60), (BEIJING, 14, 70), papers=14)
    table.do(LONDON, "move", to=22)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(BEIJING, "answer", say="pass")
    table.do(MOSCOW, "bid", sum=1)
    assert table.bribes(BEIJING) == {14: 70}


def test_sealed_bids_are_opened_together() -> None:
    table = challenged(bidding="sealed")
    assert table.awaited() == ("bidding", (LONDON, MOSCOW))
    table.do(MOSCOW, "bid", sum=20)
    assert table.news == []
    table.do(LONDON, "bid", sum=20)
    assert [told["sum"] for told in table.told("espionage-called", "public")] == [20, 20]
    assert table.awaited() == ("steer", (LONDON,)), "a tie goes to the mover, then clockwise"


def test_ascending_bidding_goes_on_until_one_is_left() -> None:
    table = challenged(bidding="ascending")
    table.do(LONDON, "bid", sum=5)
    assert table.refusal(MOSCOW, "bid", sum=5) == "espionage-must-raise"
    table.do(MOSCOW, "bid", sum=6)
    table.do(LONDON, "bid", sum=39)
    table.do(MOSCOW, "bid", sum=41)
    assert not table.form(LONDON, "bid"), "41 cannot be beaten with 40"
    table.do(LONDON, "fold")
    assert table.awaited() == ("steer", (MOSCOW,))
    assert table.money(LONDON) == 960 + 1
    assert table.money(MOSCOW) == 940 + 19


def test_folding_at_once_costs_a_dollar_and_the_last_must_call() -> None:
    table = challenged(bidding="ascending")
    table.do(LONDON, "fold")
    assert table.money(LONDON) == 960
    assert table.awaited() == ("bidding", (MOSCOW,))
    assert table.refusal(MOSCOW, "fold") == "espionage-name-a-sum"
    table.do(MOSCOW, "bid", sum=1)
    assert table.awaited() == ("steer", (MOSCOW,))
    assert table.money(LONDON) == 999


def test_folding_is_for_ascending_biddings_only() -> None:
    assert challenged().refusal(LONDON, "fold") == "espionage-name-a-sum"


def test_bluff_adds_to_the_bribe_from_the_treasury() -> None:
    table = challenged().arm(london={"bluff": 1})
    assert table.bounds(LONDON, "bluff") == (0, 50)
    assert table.bounds(LONDON, "bid", bluff=50) == (1, 90)
    assert table.refusal(LONDON, "bid", sum=91, bluff=50) == "espionage-beyond-bribe"
    table.do(LONDON, "bid", sum=80, bluff=50)
    assert table.told("espionage-called-bluff", "public")[0]["bluff"] == 50
    table.do(MOSCOW, "bid", sum=60)
    assert table.awaited() == ("steer", (LONDON,))
    assert table.money(LONDON) == 1000 - 80
    assert not table.state.players[LONDON].holds("bluff")


def test_a_losing_bluffer_pays_a_hundred_more() -> None:
    table = challenged(moscow=200).arm(london={"bluff": 1})
    table.do(LONDON, "bid", sum=90, bluff=50)
    table.do(MOSCOW, "bid", sum=91)
    assert table.money(LONDON) == 1000 - 90 - 100
    assert table.told("espionage-bluff-failed", "public")


def test_bluff_needs_its_special_move_and_money_for_the_loss() -> None:
    table = challenged()
    assert table.refusal(LONDON, "bid", sum=50, bluff=10) == "espionage-no-special"
    poor = challenged().arm(london={"bluff": 1})
    poor.state.players[LONDON].purse.append(120)
    assert poor.bounds(LONDON, "bluff") == (0, 20)
    assert poor.refusal(LONDON, "bid", sum=61, bluff=21) == "espionage-poor-bluff"


def test_one_bluff_a_bidding() -> None:
    table = challenged(bidding="ascending").arm(london={"bluff": 2})
    table.do(LONDON, "bid", sum=50, bluff=10)
    table.do(MOSCOW, "bid", sum=51)
    assert table.refusal(LONDON, "bid", sum=60, bluff=10) == "espionage-bluffed-already"


def test_a_spent_bribe_is_no_longer_a_reason_to_ask_its_owner() -> None:
    table = challenged(london=None)
    table.do(MOSCOW, "bid", sum=1)
    table.do(MOSCOW, "steer", to=15)
    table.do(MOSCOW, "move", to=7)
    assert table.awaited() == ("turn", (BEIJING,)), "nobody is left who could challenge"


@given(
    bribes=st.lists(st.integers(1, 300), min_size=3, max_size=3),
    shares=st.lists(st.floats(0, 1), min_size=3, max_size=3),
    mode=st.sampled_from(["open", "sealed"]),
)
def test_the_highest_earliest_call_wins_and_every_dollar_is_accounted_for(
    bribes: list[int], shares: list[float], mode: str
) -> None:
    table = challenged(*bribes, bidding=mode)
    calls = [max(1, round(bribe * share)) for bribe, share in zip(bribes, shares, strict=True)]
    for seat, call in enumerate(calls):
        table.do(seat, "bid", sum=call)
    winner = calls.index(max(calls))
    assert table.awaited() == ("steer", (winner,))
    assert [table.money(seat) for seat in range(3)] == [1000 - call for call in calls]
    assert table.state.burned == sum(calls)
