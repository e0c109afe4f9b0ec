"""Where several rules meet: marches, ties, bluffs, set-ups, closed corners, leaving players."""

from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.games.espionage.state import State, Tick
from intriga.games.espionage.view import View
from tests.games.espionage.harness import BEIJING, LONDON, MOSCOW, WASHINGTON, Table


def armed(seats: int = 2, options: dict[str, Any] | None = None, **specials: Any) -> Table:
    table = Table(seats, specials=True, **(options or {}))
    for seat in range(seats):
        table.do(seat, "buy", specials={})
    return table.arm(**specials)


def seen(table: Table) -> View:
    state: State = table.state
    return game.view(state, "public")


def contested(table: Table, to: int) -> Table:
    """London, with 30 on 14, leaves it; Moscow, with 40, challenges."""
    table.lay((LONDON, 14, 30), (MOSCOW, 14, 40), papers=14)
    table.do(LONDON, "forced-march", to=to, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    return table


def test_a_burning_tie_ends_a_march_and_the_turn() -> None:
    table = contested(armed(options={"tie": "burn"}, london={"forced-march": 1}), 22)
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=30)
    assert table.state.papers == 14
    assert (table.money(LONDON), table.money(MOSCOW)) == (970, 970)
    assert table.bribes(LONDON) == table.bribes(MOSCOW) == {}
    assert table.awaited() == ("turn", (MOSCOW,))


def test_a_burning_tie_frees_a_blocked_set_up() -> None:
    table = armed(options={"tie": "burn"}, london={"forced-march": 1})
    london = table.state.players[LONDON]
    london.ticks.append(Tick(14, armed=True))
    london.notes += 1
    contested(table, 22)
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=30)
    assert table.awaited() == ("spring", (LONDON,))
    table.do(LONDON, "spring", to=5)
    assert table.state.papers == 5
    assert table.awaited() == ("turn", (MOSCOW,))


def test_both_bluffers_of_a_burning_tie_have_lost() -> None:
    options = {"tie": "burn", "bidding": "sealed"}
    table = armed(options=options, london={"forced-march": 1, "bluff": 1}, moscow={"bluff": 1})
    contested(table, 22)
    table.do(MOSCOW, "bid", sum=45, bluff=5)
    assert seen(table).calls == ()
    table.do(LONDON, "bid", sum=45, bluff=50)
    assert (table.money(LONDON), table.money(MOSCOW)) == (1000 - 45 - 100,) * 2
    assert len(table.told("espionage-bluff-failed", "public")) == 2


def test_the_second_step_of_a_march_begins_with_clean_calls() -> None:
    table = contested(armed(london={"forced-march": 1}), 22)
    table.lay((MOSCOW, 22, 7))
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=1)
    table.do(LONDON, "steer", to=22)
    table.expire()
    assert table.awaited() == ("march", (LONDON,))
    table.do(LONDON, "march-on", to=31)
    view = seen(table)
    assert (view.phase, view.bidders, view.calls, view.winner) == ("challenge", (), (), None)


def test_what_was_announced_is_over_when_the_papers_have_moved() -> None:
    table = armed().lay((MOSCOW, 60, 7), papers=14)
    table.do(LONDON, "move", to=22)
    assert seen(table).announced is not None
    table.do(MOSCOW, "answer", say="pass")
    assert (seen(table).phase, seen(table).announced) == ("spring", None)


def test_a_set_up_that_went_off_is_no_mark_any_more() -> None:
    table = armed(london={"set-up": 1})
    table.do(LONDON, "set-up", cell=23)
    assert seen(table).marks == (1, 0)
    table.lay(papers=31)
    table.do(MOSCOW, "move", to=23)
    table.expire()
    table.do(LONDON, "spring", to=14)
    assert seen(table).marks == (0, 0)
    assert table.awaited() == ("turn", (LONDON,)), "nobody is left to be asked"


def test_another_mans_set_up_does_not_end_a_march() -> None:
    table = armed(london={"forced-march": 1})
    moscow = table.state.players[MOSCOW]
    moscow.ticks.append(Tick(31))
    moscow.notes += 1
    table.lay()
    table.do(LONDON, "forced-march", to=31)
    table.do(MOSCOW, "spring", to=23)
    assert table.awaited() == ("march", (LONDON,))
    assert table.refusal(LONDON, "march-on", to=30) == "espionage-too-far"
    table.do(LONDON, "march-on", to=14)
    assert table.state.papers == 14


def test_secret_paths_do_not_lead_into_a_closed_corner() -> None:
    table = armed(london={"secret-paths": 1}).lay(papers=14)
    assert 78 not in table.choices(LONDON, "jump")
    assert table.refusal(LONDON, "secret-paths", to=78) == "espionage-closed-city"


def test_leaving_an_ownerless_corner_is_not_challenged_and_nobody_springs_in_it() -> None:
    table = armed(options={"transit": True}, london={"secret-paths": 1})
    table.lay((LONDON, 3, 5), (MOSCOW, 4, 5), papers=23)
    table.do(LONDON, "secret-paths", to=7)
    table.expire()
    table.expire()
    table.do(MOSCOW, "move", to=78)
    table.expire()
    assert table.awaited() == ("turn", (LONDON,))
    table.do(LONDON, "move", to=15)
    assert table.state.papers == 15
    assert table.told("espionage-unchallenged", "public") == []


def test_a_bluff_goes_on_counting_in_a_rising_bidding_and_is_not_paid_twice() -> None:
    table = armed(options={"bidding": "ascending"}, london={"forced-march": 1}, moscow={"bluff": 2})
    contested(table, 22)
    table.do(LONDON, "bid", sum=10)
    table.do(MOSCOW, "bid", sum=20, bluff=50)
    table.do(LONDON, "bid", sum=30)
    assert table.refusal(MOSCOW, "bid", sum=31, bluff=1) == "espionage-bluffed-already"
    table.do(MOSCOW, "bid", sum=90)
    table.do(LONDON, "fold")
    assert table.money(MOSCOW) == 910
    assert table.money(LONDON) == 970
    table.do(MOSCOW, "steer", to=5)
    assert table.state.players[MOSCOW].specials == {"bluff": 1}


def test_who_folds_after_a_bluff_has_lost_it() -> None:
    table = armed(options={"bidding": "ascending"}, london={"forced-march": 1, "bluff": 1})
    contested(table, 22)
    table.do(LONDON, "bid", sum=35, bluff=10)
    table.do(MOSCOW, "bid", sum=36)
    table.do(LONDON, "fold")
    assert table.money(LONDON) == 1000 - 35 - 100


def test_a_bluff_is_offered_only_as_far_as_it_is_of_use() -> None:
    table = armed(
        options={"bidding": "ascending", "money": 150},
        london={"forced-march": 1},
        moscow={"bluff": 1},
    )
    table.lay((LONDON, 14, 60), (MOSCOW, 14, 40), papers=14)
    table.do(LONDON, "forced-march", to=22, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(LONDON, "bid", sum=45)
    assert table.money(MOSCOW) == 110
    assert table.bounds(MOSCOW, "bluff") == (6, 10)
    assert table.bounds(MOSCOW, "bid", bluff=6) == (46, 46)
    table.do(MOSCOW, "bid", sum=46, bluff=6)
    table.do(LONDON, "bid", sum=60)
    assert not table.form(MOSCOW, "bid"), "there is nothing left to call"
    assert table.form(MOSCOW, "fold")


def test_a_bluff_too_small_to_raise_is_not_offered() -> None:
    table = armed(
        options={"bidding": "ascending", "money": 150},
        london={"forced-march": 1},
        moscow={"bluff": 1},
    )
    table.lay((LONDON, 14, 60), (MOSCOW, 14, 40), papers=14)
    table.do(LONDON, "forced-march", to=22, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(LONDON, "bid", sum=50)
    assert not table.form(MOSCOW, "bid")


@pytest.mark.parametrize("bidding", ["open", "sealed", "ascending"])
def test_a_mover_who_leaves_in_his_bidding_calls_one_dollar_or_folds_for_it(bidding: str) -> None:
    table = armed(options={"bidding": bidding}, london={"forced-march": 1})
    contested(table, 22)
    table.leave(LONDON)
    assert table.awaited() == ("bidding", (MOSCOW,))
    table.do(MOSCOW, "bid", sum=2)
    assert (table.money(LONDON), table.money(MOSCOW)) == (999, 998)
    table.do(MOSCOW, "steer", to=5)
    assert table.awaited() == ("turn", (MOSCOW,))


def test_a_mover_who_leaves_while_challenged_is_heard_through_his_announcement() -> None:
    table = armed(3, london={"forced-march": 1})
    table.lay((LONDON, 14, 30), (MOSCOW, 14, 40), papers=14)
    table.do(LONDON, "forced-march", to=22, join=True)
    table.leave(LONDON)
    table.do(MOSCOW, "answer", say="challenge")
    assert table.money(LONDON) == 970
    table.do(MOSCOW, "bid", sum=2)
    assert table.money(LONDON) == 999


def test_the_march_of_one_who_left_halts() -> None:
    table = armed(3, london={"forced-march": 1})
    table.do(LONDON, "forced-march", to=31)
    table.leave(LONDON)
    assert table.awaited() == ("turn", (MOSCOW,))


def test_who_left_after_winning_is_led_homeward_and_his_march_ends() -> None:
    table = contested(armed(london={"forced-march": 1}), 22)
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=1)
    table.leave(LONDON)
    assert table.state.papers == 22, "where it was announced"
    assert table.awaited() == ("turn", (MOSCOW,))


def test_who_takes_over_a_seat_is_asked_what_it_was_asked() -> None:
    table = armed(3).lay((MOSCOW, 14, 40), (BEIJING, 60, 5), papers=14)
    table.do(LONDON, "move", to=22)
    table.leave(MOSCOW)
    assert table.awaited() == ("challenge", (BEIJING,))
    table.replace(MOSCOW)
    assert table.awaited() == ("challenge", (MOSCOW, BEIJING))
    table.do(MOSCOW, "answer", say="challenge")
    table.do(BEIJING, "answer", say="pass")
    assert table.awaited() == ("bidding", (MOSCOW,))


def test_who_left_before_the_game_gets_a_city_and_no_special_moves() -> None:
    table = Table(3, specials=True, corners="chosen")
    table.leave(LONDON)
    assert table.state.players[LONDON].corner == 77
    table.do(MOSCOW, "take-city", corner=78)
    table.do(BEIJING, "take-city", corner=80)
    table.do(MOSCOW, "buy", specials={"bluff": 5})
    table.do(BEIJING, "buy", specials={})
    assert table.awaited() == ("turn", (MOSCOW,)), "London was to begin and is not there"
    table.replace(LONDON)
    table.do(MOSCOW, "bribe", cell=1, sum=1)
    table.do(BEIJING, "bribe", cell=1, sum=1)
    assert table.awaited() == ("turn", (LONDON,))
    assert table.state.players[LONDON].specials == {}


def test_a_round_is_counted_though_its_first_player_has_left() -> None:
    table = Table(4, rounds=2)
    table.leave(LONDON)
    for _ in range(2):
        assert table.position.outcome is None
        for seat in (MOSCOW, BEIJING, WASHINGTON):
            table.do(seat, "bribe", cell=1, sum=1)
    assert table.position.outcome is not None


def test_the_papers_may_arrive_at_the_city_of_one_who_left() -> None:
    table = armed(3).lay(papers=1)
    table.leave(LONDON)
    table.do(MOSCOW, "move", to=77)
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (LONDON,)


def test_a_set_up_may_carry_the_papers_into_a_city() -> None:
    table = armed(london={"set-up": 1})
    table.do(LONDON, "set-up", cell=1)
    table.lay(papers=2)
    table.do(MOSCOW, "move", to=1)
    table.expire()
    table.do(LONDON, "spring", to=77)
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (LONDON,)


def test_the_last_round_is_played_out_with_its_march_and_bidding() -> None:
    table = contested(armed(options={"rounds": 1}, london={"forced-march": 1}), 13)
    table.do(LONDON, "bid", sum=30)
    table.do(MOSCOW, "bid", sum=1)
    table.do(LONDON, "steer", to=13)
    table.do(LONDON, "march-on", to=12)
    assert table.awaited() == ("turn", (MOSCOW,))
    table.do(MOSCOW, "bribe", cell=1, sum=1)
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (LONDON,)


def test_without_points_nothing_is_bought_and_nobody_is_asked_about_set_ups() -> None:
    table = Table(2, specials=True, points=0).lay((MOSCOW, 60, 5))
    assert table.awaited() == ("turn", (LONDON,))
    table.do(LONDON, "move", to=31)
    assert table.awaited() == ("turn", (MOSCOW,))


def house(**special: Any) -> Table:
    table = Table(2, specials=True, house=[{"name": "Курьер", "price": 2} | special])
    table.do(LONDON, "buy", specials={"Курьер": 1})
    table.do(MOSCOW, "buy", specials={})
    return table


def test_a_house_special_that_clears_the_ground_leaves_nobody_to_challenge() -> None:
    table = house(clear=True, steps=1).lay((LONDON, 14, 20), (MOSCOW, 14, 30), papers=14)
    table.do(LONDON, "house", name="Курьер", cell=14, to=22, join=True)
    assert table.awaited()[0] == "challenge", "that Moscow's bribe burned is nobody else's business"
    assert table.refusal(MOSCOW, "answer", say="challenge") == "espionage-no-bribe"
    table.do(MOSCOW, "answer", say="pass")
    assert table.state.papers == 22
    assert (table.money(LONDON), table.money(MOSCOW)) == (980, 970)


def test_a_house_jump_won_in_a_bidding_may_still_jump() -> None:
    table = house(jump=True).lay((LONDON, 14, 30), (MOSCOW, 14, 20), papers=14)
    table.do(LONDON, "house", name="Курьер", to=31, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(LONDON, "bid", sum=21)
    table.do(MOSCOW, "bid", sum=20)
    table.do(LONDON, "steer", to=32)
    assert table.state.papers == 32


def test_a_house_special_that_refunds_and_peeks_counts_what_is_left() -> None:
    table = house(refund=True, peek=True).lay((LONDON, 9, 5), (MOSCOW, 9, 70))
    table.do(LONDON, "house", name="Курьер", cell=9)
    assert table.money(MOSCOW) == 1000
    assert table.told("espionage-peeked", LONDON)[0]["total"] == 5
    assert table.told("espionage-safe-house-found", MOSCOW) == []


def test_money_from_the_bank_is_on_the_books() -> None:
    table = house(money=-300).lay((LONDON, 9, 5))
    table.do(LONDON, "house", name="Курьер")
    assert (table.money(LONDON), table.state.bank) == (695, -300)
    assert table.told("espionage-bribe-back", MOSCOW) == []


def test_an_earlier_bluff_is_lost_with_a_later_call() -> None:
    table = armed(options={"bidding": "ascending"}, london={"forced-march": 1, "bluff": 1})
    contested(table, 22)
    table.do(LONDON, "bid", sum=5, bluff=10)
    table.do(MOSCOW, "bid", sum=6)
    table.do(LONDON, "bid", sum=7)
    table.do(MOSCOW, "bid", sum=8)
    table.do(LONDON, "fold")
    assert table.money(LONDON) == 1000 - 7 - 100


def test_a_house_special_that_clears_under_the_papers_frees_a_set_up() -> None:
    table = house(clear=True).lay((MOSCOW, 14, 30), papers=14)
    london = table.state.players[LONDON]
    london.ticks.append(Tick(14, armed=True))
    london.notes += 1
    table.lay()
    table.do(LONDON, "house", name="Курьер", cell=14)
    table.do(MOSCOW, "spring")
    table.do(LONDON, "spring", to=5)
    assert table.state.papers == 5


def test_the_step_of_a_silent_mover_is_bid_for_and_of_one_who_left_is_not_made() -> None:
    table = Table(2, timeout="step").lay((LONDON, 14, 30), (MOSCOW, 14, 40), papers=14)
    table.expire()
    table.do(MOSCOW, "answer", say="challenge")
    assert table.awaited() == ("bidding", (LONDON,))
    left = Table(2, timeout="step").lay(papers=14)
    left.leave(LONDON)
    assert left.state.papers == 14
    assert left.awaited() == ("turn", (MOSCOW,))
