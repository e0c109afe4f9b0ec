"""Several rules at once: marches, ties, bluffs, set-ups, closed corners, players who leave."""

from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.games.espionage.seen.view import View
from intriga.games.espionage.state import State, Tick
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness


def armed(seats: int = 2, options: dict[str, Any] | None = None, **specials: Any) -> Harness:
    match = Harness(seats, specials=True, **(options or {}))
    for seat in range(seats):
        match.do(seat, "buy", specials={})
    return match.arm(**specials)


def seen(match: Harness) -> View:
    state: State = match.state
    return game.view(state, "public")


def contested(match: Harness, to: int) -> Harness:
    """London, with 30 on 14, leaves it; Moscow, with 40, challenges."""
    match.lay((LONDON, 14, 30), (MOSCOW, 14, 40), papers=14)
    match.do(LONDON, "forced-march", to=to, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    return match


def test_a_burning_tie_ends_a_march_and_the_turn() -> None:
    match = contested(armed(options={"tie": "burn"}, london={"forced-march": 1}), 22)
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=30)
    assert match.state.papers == 14
    assert (match.money(LONDON), match.money(MOSCOW)) == (970, 970)
    assert match.bribes(LONDON) == match.bribes(MOSCOW) == {}
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_burning_tie_frees_a_blocked_set_up() -> None:
    match = armed(options={"tie": "burn"}, london={"forced-march": 1})
    london = match.state.players[LONDON]
    london.ticks.append(Tick(14, armed=True))
    london.notes += 1
    contested(match, 22)
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=30)
    assert match.awaited() == ("spring", (LONDON,))
    match.do(LONDON, "spring", to=5)
    assert match.state.papers == 5
    assert match.awaited() == ("turn", (MOSCOW,))


def test_both_bluffs_of_a_burning_tie_are_lost() -> None:
    options = {"tie": "burn", "bidding": "sealed"}
    match = armed(options=options, london={"forced-march": 1, "bluff": 1}, moscow={"bluff": 1})
    contested(match, 22)
    match.do(MOSCOW, "bid", sum=45, bluff=5)
    assert seen(match).calls == ()
    match.do(LONDON, "bid", sum=45, bluff=50)
    assert (match.money(LONDON), match.money(MOSCOW)) == (1000 - 45 - 100,) * 2
    assert len(match.params_of("espionage-bluff-failed", "public")) == 2


def test_the_second_step_of_a_march_starts_without_bids() -> None:
    match = contested(armed(london={"forced-march": 1}), 22)
    match.lay((MOSCOW, 22, 7))
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=1)
    match.do(LONDON, "steer", to=22)
    match.expire()
    assert match.awaited() == ("march", (LONDON,))
    match.do(LONDON, "march-on", to=31)
    view = seen(match)
    assert (view.phase, view.bidders, view.calls, view.winner) == ("challenge", (), (), None)


def test_the_announcement_ends_when_the_papers_have_moved() -> None:
    match = armed().lay((MOSCOW, 60, 7), papers=14)
    match.do(LONDON, "move", to=22)
    assert seen(match).announced is not None
    match.do(MOSCOW, "answer", say="pass")
    assert (seen(match).phase, seen(match).announced) == ("spring", None)


def test_a_sprung_set_up_is_no_longer_marked() -> None:
    match = armed(london={"set-up": 1})
    match.do(LONDON, "set-up", cell=23)
    assert seen(match).marks == (1, 0)
    match.lay(papers=31)
    match.do(MOSCOW, "move", to=23)
    match.expire()
    match.do(LONDON, "spring", to=14)
    assert seen(match).marks == (0, 0)
    assert match.awaited() == ("turn", (LONDON,)), "nobody else has a mark"


def test_another_players_set_up_does_not_end_a_march() -> None:
    match = armed(london={"forced-march": 1})
    moscow = match.state.players[MOSCOW]
    moscow.ticks.append(Tick(31))
    moscow.notes += 1
    match.lay()
    match.do(LONDON, "forced-march", to=31)
    match.do(MOSCOW, "spring", to=23)
    assert match.awaited() == ("march", (LONDON,))
    assert match.refusal(LONDON, "march-on", to=30) == "espionage-too-far"
    match.do(LONDON, "march-on", to=14)
    assert match.state.papers == 14


def test_secret_paths_do_not_lead_into_a_closed_corner() -> None:
    match = armed(london={"secret-paths": 1}).lay(papers=14)
    assert 78 not in match.choices(LONDON, "jump")
    assert match.refusal(LONDON, "secret-paths", to=78) == "espionage-closed-city"


def test_an_ownerless_corner_has_no_challenges_and_no_set_ups() -> None:
    match = armed(options={"transit": True}, london={"secret-paths": 1})
    match.lay((LONDON, 3, 5), (MOSCOW, 4, 5), papers=23)
    match.do(LONDON, "secret-paths", to=7)
    match.expire()
    match.expire()
    match.do(MOSCOW, "move", to=78)
    match.expire()
    assert match.awaited() == ("turn", (LONDON,))
    match.do(LONDON, "move", to=15)
    assert match.state.papers == 15
    assert match.params_of("espionage-unchallenged", "public") == []


def test_a_bluff_counts_through_an_ascending_bidding_and_is_paid_once() -> None:
    match = armed(options={"bidding": "ascending"}, london={"forced-march": 1}, moscow={"bluff": 2})
    contested(match, 22)
    match.do(LONDON, "bid", sum=10)
    match.do(MOSCOW, "bid", sum=20, bluff=50)
    match.do(LONDON, "bid", sum=30)
    assert match.refusal(MOSCOW, "bid", sum=31, bluff=1) == "espionage-bluffed-already"
    match.do(MOSCOW, "bid", sum=90)
    match.do(LONDON, "fold")
    assert match.money(MOSCOW) == 910
    assert match.money(LONDON) == 970
    match.do(MOSCOW, "steer", to=5)
    assert match.state.players[MOSCOW].specials == {"bluff": 1}


def test_folding_after_a_bluff_loses_it() -> None:
    match = armed(options={"bidding": "ascending"}, london={"forced-march": 1, "bluff": 1})
    contested(match, 22)
    match.do(LONDON, "bid", sum=35, bluff=10)
    match.do(MOSCOW, "bid", sum=36)
    match.do(LONDON, "fold")
    assert match.money(LONDON) == 1000 - 35 - 100


def test_a_bluff_is_offered_only_as_far_as_it_is_useful() -> None:
    match = armed(
        options={"bidding": "ascending", "money": 150},
        london={"forced-march": 1},
        moscow={"bluff": 1},
    )
    match.lay((LONDON, 14, 60), (MOSCOW, 14, 40), papers=14)
    match.do(LONDON, "forced-march", to=22, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(LONDON, "bid", sum=45)
    assert match.money(MOSCOW) == 110
    assert match.bounds(MOSCOW, "bluff") == (6, 10)
    assert match.bounds(MOSCOW, "bid", bluff=6) == (46, 46)
    match.do(MOSCOW, "bid", sum=46, bluff=6)
    match.do(LONDON, "bid", sum=60)
    assert not match.form(MOSCOW, "bid"), "no higher bid is possible"
    assert match.form(MOSCOW, "fold")


def test_a_bluff_too_small_to_raise_is_not_offered() -> None:
    match = armed(
        options={"bidding": "ascending", "money": 150},
        london={"forced-march": 1},
        moscow={"bluff": 1},
    )
    match.lay((LONDON, 14, 60), (MOSCOW, 14, 40), papers=14)
    match.do(LONDON, "forced-march", to=22, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(LONDON, "bid", sum=50)
    assert not match.form(MOSCOW, "bid")


@pytest.mark.parametrize("bidding", ["open", "sealed", "ascending"])
def test_a_mover_who_leaves_during_the_bidding_bids_one_dollar(bidding: str) -> None:
    match = armed(options={"bidding": bidding}, london={"forced-march": 1})
    contested(match, 22)
    match.leave(LONDON)
    assert match.awaited() == ("bidding", (MOSCOW,))
    match.do(MOSCOW, "bid", sum=2)
    assert (match.money(LONDON), match.money(MOSCOW)) == (999, 998)
    match.do(MOSCOW, "steer", to=5)
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_mover_who_leaves_while_challenged_still_joins_as_announced() -> None:
    match = armed(3, london={"forced-march": 1})
    match.lay((LONDON, 14, 30), (MOSCOW, 14, 40), papers=14)
    match.do(LONDON, "forced-march", to=22, join=True)
    match.leave(LONDON)
    match.do(MOSCOW, "answer", say="challenge")
    assert match.money(LONDON) == 970
    match.do(MOSCOW, "bid", sum=2)
    assert match.money(LONDON) == 999


def test_a_march_halts_when_its_player_leaves() -> None:
    match = armed(3, london={"forced-march": 1})
    match.do(LONDON, "forced-march", to=31)
    match.leave(LONDON)
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_winner_who_leaves_moves_as_announced_and_the_march_ends() -> None:
    match = contested(armed(london={"forced-march": 1}), 22)
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=1)
    match.leave(LONDON)
    assert match.state.papers == 22, "where it was announced"
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_replacement_is_asked_what_the_seat_was_asked() -> None:
    match = armed(3).lay((MOSCOW, 14, 40), (BEIJING, 60, 5), papers=14)
    match.do(LONDON, "move", to=22)
    match.leave(MOSCOW)
    assert match.awaited() == ("challenge", (BEIJING,))
    match.replace(MOSCOW)
    assert match.awaited() == ("challenge", (MOSCOW, BEIJING))
    match.do(MOSCOW, "answer", say="challenge")
    match.do(BEIJING, "answer", say="pass")
    assert match.awaited() == ("bidding", (MOSCOW,))


def test_a_player_who_leaves_before_the_game_gets_a_city_and_no_special_moves() -> None:
    match = Harness(3, specials=True, corners="chosen")
    match.leave(LONDON)
    assert match.state.players[LONDON].corner == 77
    match.do(MOSCOW, "take-city", corner=78)
    match.do(BEIJING, "take-city", corner=80)
    match.do(MOSCOW, "buy", specials={"bluff": 5})
    match.do(BEIJING, "buy", specials={})
    assert match.awaited() == ("turn", (MOSCOW,)), "London would begin but has left"
    match.replace(LONDON)
    match.do(MOSCOW, "bribe", cell=1, sum=1)
    match.do(BEIJING, "bribe", cell=1, sum=1)
    assert match.awaited() == ("turn", (LONDON,))
    assert match.state.players[LONDON].specials == {}


def test_rounds_are_counted_after_the_first_player_left() -> None:
    match = Harness(4, rounds=2)
    match.leave(LONDON)
    for _ in range(2):
        assert match.position.outcome is None
        for seat in (MOSCOW, BEIJING, WASHINGTON):
            match.do(seat, "bribe", cell=1, sum=1)
    assert match.position.outcome is not None


@pytest.mark.rule("espionage", "S23")
def test_the_city_of_a_player_who_left_is_closed() -> None:
    match = armed(3).lay(papers=1)
    match.leave(LONDON)
    assert match.params_of("espionage-city-abandoned", "public")
    assert seen(match).cities[0].closed
    assert match.refusal(MOSCOW, "move", to=77) == "espionage-closed-city"
    assert 77 not in match.choices(MOSCOW, "step")
    match.replace(LONDON)
    assert match.params_of("espionage-city-manned", "public")
    match.do(MOSCOW, "move", to=77)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (LONDON,)


@pytest.mark.rule("espionage", "S23")
def test_with_transit_nobody_wins_in_an_abandoned_city() -> None:
    match = armed(3, options={"transit": True}).lay(papers=1)
    match.leave(LONDON)
    match.do(MOSCOW, "move", to=77)
    assert (match.state.papers, match.position.outcome) == (77, None)
    match.replace(LONDON)
    assert match.position.outcome is None, "the Papers have not arrived, they were there before"


@pytest.mark.rule("espionage", "S23")
def test_the_papers_stay_when_the_city_they_go_to_is_abandoned_meanwhile() -> None:
    match = armed(3).lay((BEIJING, 1, 10), papers=1)
    match.do(LONDON, "bribe", cell=70, sum=1)
    match.do(MOSCOW, "move", to=77)
    match.leave(LONDON)
    match.do(BEIJING, "answer", say="pass")
    assert match.params_of("espionage-stayed", "public")
    assert (match.state.papers, match.position.outcome) == (1, None)
    assert match.awaited() == ("turn", (BEIJING,))


@pytest.mark.rule("espionage", "S25")
def test_after_the_last_round_an_abandoned_city_is_not_the_nearest() -> None:
    match = armed(3, options={"rounds": 1}).lay(papers=2)
    match.leave(LONDON)
    for seat in (MOSCOW, BEIJING):
        match.do(seat, "bribe", cell=70, sum=1)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (MOSCOW,)


def test_a_set_up_may_carry_the_papers_into_a_city() -> None:
    match = armed(london={"set-up": 1})
    match.do(LONDON, "set-up", cell=1)
    match.lay(papers=2)
    match.do(MOSCOW, "move", to=1)
    match.expire()
    match.do(LONDON, "spring", to=77)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (LONDON,)


def test_the_last_round_is_played_out_with_its_march_and_bidding() -> None:
    match = contested(armed(options={"rounds": 1}, london={"forced-march": 1}), 13)
    match.do(LONDON, "bid", sum=30)
    match.do(MOSCOW, "bid", sum=1)
    match.do(LONDON, "steer", to=13)
    match.do(LONDON, "march-on", to=12)
    assert match.awaited() == ("turn", (MOSCOW,))
    match.do(MOSCOW, "bribe", cell=1, sum=1)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (LONDON,)


def test_without_points_there_is_no_purchase_and_no_set_up() -> None:
    match = Harness(2, specials=True, points=0).lay((MOSCOW, 60, 5))
    assert match.awaited() == ("turn", (LONDON,))
    match.do(LONDON, "move", to=31)
    assert match.awaited() == ("turn", (MOSCOW,))


def with_custom_special(**special: Any) -> Harness:
    """A match of two in which London has bought a special move of the host's making."""
    match = Harness(2, specials=True, house=[{"name": "Курьер", "price": 2} | special])
    match.do(LONDON, "buy", specials={"Курьер": 1})
    match.do(MOSCOW, "buy", specials={})
    return match


def test_a_custom_special_that_clears_a_cell_leaves_no_challenge() -> None:
    match = with_custom_special(clear=True, steps=1).lay(
        (LONDON, 14, 20), (MOSCOW, 14, 30), papers=14
    )
    match.do(LONDON, "house", name="Курьер", cell=14, to=22, join=True)
    for seat in (LONDON, MOSCOW):
        match.do(seat, "spring")
    assert match.awaited()[0] == "challenge", "others do not learn that Moscow's bribe burned"
    assert match.refusal(MOSCOW, "answer", say="challenge") == "espionage-no-bribe"
    match.do(MOSCOW, "answer", say="pass")
    assert match.state.papers == 22
    assert (match.money(LONDON), match.money(MOSCOW)) == (980, 970)


def test_a_custom_jump_won_in_a_bidding_may_still_jump() -> None:
    match = with_custom_special(jump=True).lay((LONDON, 14, 30), (MOSCOW, 14, 20), papers=14)
    match.do(LONDON, "house", name="Курьер", to=31, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(LONDON, "bid", sum=21)
    match.do(MOSCOW, "bid", sum=20)
    match.do(LONDON, "steer", to=32)
    assert match.state.papers == 32


def test_a_custom_special_that_refunds_and_peeks_counts_what_is_left() -> None:
    match = with_custom_special(refund=True, peek=True).lay((LONDON, 9, 5), (MOSCOW, 9, 70))
    match.do(LONDON, "house", name="Курьер", cell=9)
    assert match.money(MOSCOW) == 1000
    assert match.params_of("espionage-peeked", LONDON)[0]["total"] == 5
    assert match.params_of("espionage-safe-house-found", MOSCOW) == []


def test_money_from_the_bank_is_accounted_for() -> None:
    match = with_custom_special(money=-300).lay((LONDON, 9, 5))
    match.do(LONDON, "house", name="Курьер")
    assert (match.money(LONDON), match.state.bank) == (695, -300)
    assert match.params_of("espionage-bribe-back", MOSCOW) == []


def test_an_earlier_bluff_is_lost_with_a_later_bid() -> None:
    match = armed(options={"bidding": "ascending"}, london={"forced-march": 1, "bluff": 1})
    contested(match, 22)
    match.do(LONDON, "bid", sum=5, bluff=10)
    match.do(MOSCOW, "bid", sum=6)
    match.do(LONDON, "bid", sum=7)
    match.do(MOSCOW, "bid", sum=8)
    match.do(LONDON, "fold")
    assert match.money(LONDON) == 1000 - 7 - 100


def test_a_custom_special_that_clears_under_the_papers_frees_a_set_up() -> None:
    match = with_custom_special(clear=True).lay((MOSCOW, 14, 30), papers=14)
    london = match.state.players[LONDON]
    london.ticks.append(Tick(14, armed=True))
    london.notes += 1
    match.lay()
    match.do(LONDON, "house", name="Курьер", cell=14)
    match.do(MOSCOW, "spring")
    match.do(LONDON, "spring", to=5)
    assert match.state.papers == 5


def test_a_silent_mover_still_steps_but_one_who_left_does_not() -> None:
    match = Harness(2, timeout="step").lay((LONDON, 14, 30), (MOSCOW, 14, 40), papers=14)
    match.expire()
    match.do(MOSCOW, "answer", say="challenge")
    assert match.awaited() == ("bidding", (LONDON,))
    left = Harness(2, timeout="step").lay(papers=14)
    left.leave(LONDON)
    assert left.state.papers == 14
    assert left.awaited() == ("turn", (MOSCOW,))


def cleared_under_the_papers(**primitives: Any) -> Harness:
    """London clears 14, where the Papers are, and names a step to 22; it has a set-up there that
    Moscow's bribe has blocked so far."""
    match = with_custom_special(clear=True, **primitives)
    match.lay((LONDON, 70, 5), (MOSCOW, 14, 30), papers=14)
    london = match.state.players[LONDON]
    london.ticks.append(Tick(14, armed=True))
    london.notes += 1
    return match.lay()


@pytest.mark.rule("espionage", "S33")
def test_a_custom_special_asks_about_set_ups_before_it_steps_on() -> None:
    match = cleared_under_the_papers(steps=1)
    match.do(LONDON, "house", name="Курьер", cell=14, to=22)
    assert match.awaited() == ("spring", (LONDON, MOSCOW))
    assert seen(match).announced is None, "the step is not announced yet"
    match.do(MOSCOW, "spring")
    match.do(LONDON, "spring")
    assert match.awaited() == ("challenge", (MOSCOW,))
    match.do(MOSCOW, "answer", say="pass")
    assert match.state.papers == 22
    match.do(LONDON, "spring")
    match.do(MOSCOW, "spring")
    assert match.awaited() == ("turn", (MOSCOW,))


@pytest.mark.rule("espionage", "S33")
def test_after_such_a_set_up_the_step_is_chosen_anew_or_given_up() -> None:
    for halts in (True, False):
        match = cleared_under_the_papers(steps=1)
        match.do(LONDON, "house", name="Курьер", cell=14, to=22)
        match.do(MOSCOW, "spring")
        match.do(LONDON, "spring", to=5)
        for seat in (LONDON, MOSCOW):
            match.do(seat, "spring")
        assert (match.state.papers, match.awaited()) == (5, ("march", (LONDON,)))
        if halts:
            match.do(LONDON, "halt")
        else:
            match.do(LONDON, "march-on", to=4)
            for seat in (MOSCOW, LONDON, MOSCOW):
                match.do(
                    seat,
                    "answer" if match.awaited()[0] == "challenge" else "spring",
                    **({"say": "pass"} if match.awaited()[0] == "challenge" else {}),
                )
            assert match.state.papers == 4
        assert match.awaited() == ("turn", (MOSCOW,))


@pytest.mark.rule("espionage", "S33")
def test_after_such_a_set_up_a_jump_stays_a_jump() -> None:
    match = cleared_under_the_papers(jump=True)
    match.do(LONDON, "house", name="Курьер", cell=14, to=31)
    match.do(MOSCOW, "spring")
    match.do(LONDON, "spring", to=22)
    for seat in (LONDON, MOSCOW):
        match.do(seat, "spring")
    assert match.awaited() == ("march", (LONDON,))
    assert match.refusal(LONDON, "march-on", to=14) == "espionage-not-beyond"
    assert 14 not in match.choices(LONDON, "jump")
    match.do(LONDON, "march-on", to=4)
    match.do(MOSCOW, "answer", say="pass")
    assert match.state.papers == 4


@pytest.mark.rule("espionage", "S33")
def test_a_mover_who_leaves_while_set_ups_are_asked_about_takes_no_step() -> None:
    match = cleared_under_the_papers(steps=1)
    match.do(LONDON, "house", name="Курьер", cell=14, to=22)
    match.leave(LONDON)
    match.do(MOSCOW, "spring")
    assert (match.state.papers, match.awaited()) == (14, ("turn", (MOSCOW,)))
