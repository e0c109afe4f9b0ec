"""Special moves (checklist 12–20; S26–S38)."""

from typing import Any

import pytest

from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, Harness


def armed(seats: int = 2, papers: int | None = None, **specials: dict[str, int]) -> Harness:
    """A table after the purchase, with these special moves in hand."""
    match = Harness(seats=seats, specials=True)
    for seat in range(seats):
        match.do(seat, "buy", specials={})
    return match.lay(papers=papers).arm(**specials)


@pytest.mark.rule("espionage", "S26")
def test_the_purchase_is_secret_and_happens_once() -> None:
    match = Harness(seats=2, specials=True)
    assert match.awaited() == ("purchase", (LONDON, MOSCOW))
    too_much = {"secret-paths": 2, "forced-march": 1}
    assert match.refusal(LONDON, "buy", specials=too_much) == "espionage-too-dear"
    assert match.refusal(LONDON, "buy", specials={"spell": 1}) == "espionage-no-such-special"
    match.do(LONDON, "buy", specials={"secret-paths": 2, "bluff": 1, "safe-house": 0})
    assert match.state.players[LONDON].specials == {"bluff": 1, "secret-paths": 2}
    assert match.refusal(LONDON, "buy", specials={}) == "espionage-bought-already"
    assert match.params_of("espionage-bought", MOSCOW) == []
    match.expire()
    assert match.awaited()[0] == "turn"
    assert match.state.players[MOSCOW].specials == {}


@pytest.mark.rule("espionage", "S26")
@pytest.mark.parametrize(
    ("special", "price"),
    [
        ("saboteurs", 3),
        ("forced-march", 3),
        ("secret-paths", 4),
        ("set-up", 2),
        ("safe-house", 1),
        ("bluff", 2),
    ],
)
def test_prices_are_those_of_the_rulebook(special: str, price: int) -> None:
    match = Harness(seats=2, specials=True)
    most = 10 // price
    assert match.refusal(LONDON, "buy", specials={special: most + 1}) == "espionage-too-dear"
    match.do(LONDON, "buy", specials={special: most})
    assert match.state.players[LONDON].points == 10 - most * price


@pytest.mark.parametrize(
    "act",
    [
        {"type": "saboteurs", "cell": 3},
        {"type": "safe-house", "cell": 3},
        {"type": "set-up", "cell": 3},
        {"type": "forced-march", "to": 31},
        {"type": "secret-paths", "to": 22},
    ],
)
def test_what_was_not_bought_cannot_be_used(act: dict[str, Any]) -> None:
    match = armed()
    assert match.refusal(LONDON, **act) == "espionage-no-special"


@pytest.mark.rule("espionage", "S28")
def test_saboteurs_burn_all_bribes_on_a_cell_including_ones_own() -> None:
    match = armed(3, london={"saboteurs": 1}).lay((LONDON, 9, 5), (MOSCOW, 9, 70), (BEIJING, 8, 1))
    match.do(LONDON, "saboteurs", cell=9)
    assert match.bribes(LONDON) == match.bribes(MOSCOW) == {}
    assert match.bribes(BEIJING) == {8: 1}
    assert match.state.burned == 75
    assert match.params_of("espionage-saboteurs", "public")
    assert match.params_of("espionage-bribe-burned", MOSCOW)[0]["sum"] == 70
    assert match.params_of("espionage-bribe-burned", BEIJING) == []
    assert match.awaited() == ("turn", (MOSCOW,))
    assert not match.state.players[LONDON].holds("saboteurs")


@pytest.mark.rule("espionage", "S29")
def test_a_blown_safe_house_refunds_bribes_and_reveals_only_whether_there_were_any() -> None:
    match = armed(london={"safe-house": 2}).lay((LONDON, 9, 5), (MOSCOW, 9, 70))
    match.do(LONDON, "safe-house", cell=9)
    assert match.bribes(LONDON) == {9: 5}
    assert match.money(MOSCOW) == 1000
    assert match.params_of("espionage-safe-house-found", LONDON) == [
        {"cell": {"msg": "espionage-cell", "number": 9}}
    ]
    assert match.params_of("espionage-safe-house-found", MOSCOW) == []
    match.do(MOSCOW, "move", to=31)
    match.expire()
    match.do(LONDON, "safe-house", cell=9)
    assert match.params_of("espionage-safe-house-empty", LONDON)


@pytest.mark.rule("espionage", "S31")
def test_secret_paths_jump_over_one_cell_and_can_be_challenged() -> None:
    match = armed(papers=14, london={"secret-paths": 1}).lay((MOSCOW, 14, 10))
    assert match.refusal(LONDON, "secret-paths", to=15) == "espionage-not-beyond"
    match.do(LONDON, "secret-paths", to=4)
    assert match.awaited() == ("challenge", (MOSCOW,))
    match.do(MOSCOW, "answer", say="challenge")
    match.do(MOSCOW, "bid", sum=1)
    assert match.refusal(MOSCOW, "steer", to=4) == "espionage-too-far"
    match.do(MOSCOW, "steer", to=7)
    assert match.state.papers == 7


@pytest.mark.rule("espionage", "S31")
def test_a_mover_who_wins_may_still_jump_or_step() -> None:
    match = armed(papers=14, london={"secret-paths": 1}).lay((MOSCOW, 14, 10), (LONDON, 14, 50))
    match.do(LONDON, "secret-paths", to=4, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(LONDON, "bid", sum=50)
    match.do(MOSCOW, "bid", sum=10)
    assert {4, 5, 12, 13} <= match.choices(LONDON, "steer")
    match.do(LONDON, "steer", to=12)
    assert match.state.papers == 12


def test_secret_paths_may_end_in_ones_own_city() -> None:
    match = armed(papers=2, london={"secret-paths": 1})
    match.do(LONDON, "secret-paths", to=77)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (LONDON,)


@pytest.mark.rule("espionage", "S30")
def test_a_forced_march_makes_two_steps_with_a_stop_between() -> None:
    match = armed(london={"forced-march": 1})
    match.do(LONDON, "forced-march", to=31)
    assert match.awaited() == ("march", (LONDON,))
    match.do(LONDON, "march-on", to=23)
    assert match.state.papers == 23
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_march_may_be_halted_and_silence_halts_it() -> None:
    match = armed(london={"forced-march": 2})
    match.do(LONDON, "forced-march", to=31)
    match.do(LONDON, "halt")
    assert match.awaited() == ("turn", (MOSCOW,))
    match.do(MOSCOW, "move", to=0)
    match.do(LONDON, "forced-march", to=31)
    match.expire()
    assert (match.state.papers, match.awaited()) == (31, ("turn", (MOSCOW,)))


@pytest.mark.rule("espionage", "S30")
def test_each_step_of_a_march_can_be_challenged_and_a_lost_one_ends_it() -> None:
    match = armed(london={"forced-march": 1}).lay((MOSCOW, 31, 10))
    match.do(LONDON, "forced-march", to=31)
    match.expire()
    assert match.awaited() == ("march", (LONDON,))
    match.do(LONDON, "march-on", to=22)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(MOSCOW, "bid", sum=1)
    match.do(MOSCOW, "steer", to=23)
    assert match.state.papers == 23
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_march_lost_on_its_first_step_has_no_second() -> None:
    match = armed(papers=14, london={"forced-march": 1}).lay((MOSCOW, 14, 10))
    match.do(LONDON, "forced-march", to=13)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(MOSCOW, "bid", sum=1)
    match.do(MOSCOW, "steer", to=7)
    assert match.awaited() == ("turn", (MOSCOW,))


def test_a_mover_who_wins_the_first_step_keeps_the_second() -> None:
    match = armed(papers=14, london={"forced-march": 1}).lay((LONDON, 14, 20), (MOSCOW, 14, 10))
    match.do(LONDON, "forced-march", to=13, join=True)
    match.do(MOSCOW, "answer", say="challenge")
    match.do(LONDON, "bid", sum=11)
    match.do(MOSCOW, "bid", sum=10)
    match.do(LONDON, "steer", to=5)
    assert match.awaited() == ("march", (LONDON,))


def test_entering_ones_city_on_the_first_step_wins() -> None:
    match = armed(papers=1, london={"forced-march": 1})
    match.do(LONDON, "forced-march", to=77)
    assert match.position.outcome is not None


def ticked(papers: int = 31, cell: int = 23) -> Harness:
    """London has a tick on a cell next to the Papers; it is Moscow's turn."""
    match = armed(papers=papers, london={"set-up": 1})
    match.do(LONDON, "set-up", cell=cell)
    return match


@pytest.mark.rule("espionage", "S7", "S32")
def test_a_tick_costs_a_turn_and_looks_like_a_bribe() -> None:
    match = ticked()
    assert match.awaited() == ("turn", (MOSCOW,))
    assert match.params_of("espionage-noted", MOSCOW) == [{"who": {"seat": LONDON}}]
    assert match.params_of("espionage-ticked", MOSCOW) == []
    bribed = armed(papers=31)
    bribed.do(LONDON, "bribe", cell=23, sum=7)
    assert [e.id for e in bribed.news if e.to == "public"] == [
        e.id for e in match.news if e.to == "public"
    ]


def test_when_the_papers_stop_everybody_with_marks_is_asked() -> None:
    match = ticked().lay((MOSCOW, 70, 5))
    match.do(MOSCOW, "move", to=23)
    match.expire()
    assert match.awaited() == ("spring", (MOSCOW, LONDON))
    assert match.refusal(MOSCOW, "spring", to=22) == "espionage-no-tick"
    match.do(MOSCOW, "spring")
    match.do(LONDON, "spring", to=14)
    assert match.state.papers == 14
    assert match.state.players[LONDON].ticks == []
    assert match.params_of("espionage-set-up-sprung", MOSCOW)


def test_springing_a_set_up_does_not_use_a_turn() -> None:
    match = ticked()
    match.do(MOSCOW, "move", to=23)
    match.expire()
    match.do(LONDON, "spring", to=14)
    assert match.awaited() == ("turn", (LONDON,))


def test_the_owner_of_a_set_up_may_wait() -> None:
    match = ticked()
    match.do(MOSCOW, "move", to=23)
    match.expire()
    match.do(LONDON, "spring")
    assert match.state.papers == 23
    assert match.state.players[LONDON].tick_on(23) is not None


@pytest.mark.rule("espionage", "S32")
def test_a_foreign_bribe_blocks_a_set_up_and_only_its_owner_learns_it() -> None:
    match = ticked().lay((MOSCOW, 23, 5), (LONDON, 23, 5))
    match.do(MOSCOW, "move", to=23)
    match.expire()
    match.do(LONDON, "spring", to=14)
    match.do(MOSCOW, "spring")
    assert match.state.papers == 23
    assert match.params_of("espionage-set-up-blocked", LONDON)
    assert match.params_of("espionage-set-up-blocked", MOSCOW) == []
    assert match.state.players[LONDON].tick_on(23) is not None


def test_ones_own_bribe_does_not_block_a_set_up() -> None:
    match = ticked().lay((LONDON, 23, 5))
    match.do(MOSCOW, "move", to=23)
    match.expire()
    match.do(LONDON, "spring", to=14)
    assert match.state.papers == 14


def test_a_blocked_set_up_springs_when_the_last_foreign_bribe_is_gone() -> None:
    match = ticked().lay((MOSCOW, 23, 5)).arm(london={"saboteurs": 1})
    match.do(MOSCOW, "move", to=23)
    match.expire()
    match.expire()
    match.do(LONDON, "saboteurs", cell=23)
    assert match.awaited()[0] == "spring"
    match.do(LONDON, "spring", to=14)
    match.expire()
    assert match.state.papers == 14


def test_a_tick_placed_under_the_papers_waits_for_them_to_stop_there_again() -> None:
    match = armed(papers=31, london={"set-up": 1, "saboteurs": 1})
    match.do(LONDON, "set-up", cell=31)
    match.do(MOSCOW, "bribe", cell=60, sum=1)
    match.do(LONDON, "saboteurs", cell=31)
    assert match.refusal(LONDON, "spring", to=22) == "espionage-no-tick"
    match.expire()
    match.do(MOSCOW, "move", to=22)
    match.expire()
    match.expire()
    match.do(LONDON, "move", to=31)
    match.expire()
    match.do(LONDON, "spring", to=22)
    match.expire()
    assert match.state.papers == 22


def test_set_ups_spring_clockwise_from_the_mover_and_can_chain() -> None:
    match = armed(3, papers=31, london={"set-up": 1}, moscow={"set-up": 2})
    match.do(LONDON, "set-up", cell=23)
    match.do(MOSCOW, "set-up", cell=23)
    match.do(BEIJING, "bribe", cell=60, sum=1)
    match.do(LONDON, "bribe", cell=61, sum=1)
    match.do(MOSCOW, "set-up", cell=14)
    match.do(BEIJING, "move", to=23)
    match.expire()
    match.do(MOSCOW, "spring", to=22)
    match.do(LONDON, "spring", to=14)
    match.expire()
    assert match.state.papers == 14, "London comes before Moscow, clockwise from Beijing"
    assert match.state.players[MOSCOW].tick_on(23) is not None
    assert match.awaited()[0] == "spring", "a set-up may lead into another"
    match.do(MOSCOW, "spring", to=15)
    match.expire()
    assert match.state.papers == 15


def test_two_ticks_on_one_cell_are_refused() -> None:
    match = armed(papers=31, london={"set-up": 2})
    match.do(LONDON, "set-up", cell=23)
    match.do(MOSCOW, "bribe", cell=1, sum=1)
    assert match.refusal(LONDON, "set-up", cell=23) == "espionage-ticked-already"


HOUSE = {
    "name": "Курьер",
    "price": 2,
    "steps": 1,
    "peek": True,
    "money": 50,
}


def with_custom_special(**special: Any) -> Harness:
    match = Harness(seats=2, specials=True, house=[{"name": "Курьер", "price": 2} | special])
    match.do(LONDON, "buy", specials={"Курьер": 2})
    match.do(MOSCOW, "buy", specials={})
    return match


def test_custom_special_moves_are_bought_like_the_others() -> None:
    match = with_custom_special(steps=1)
    assert match.state.players[LONDON].points == 6
    assert match.state.players[LONDON].specials == {"Курьер": 2}


def test_custom_money_peek_and_step() -> None:
    match = with_custom_special(steps=1, peek=True, money=50).lay((MOSCOW, 9, 70), (LONDON, 9, 5))
    assert match.refusal(LONDON, "house", name="Курьер", to=31) == "espionage-name-a-cell"
    assert match.refusal(LONDON, "house", name="Курьер", cell=9) == "espionage-name-a-target"
    match.do(LONDON, "house", name="Курьер", cell=9, to=31)
    assert match.money(LONDON) == 995 + 50
    assert match.state.bank == 50
    assert match.params_of("espionage-peeked", LONDON)[0]["total"] == 75
    assert match.params_of("espionage-peeked", MOSCOW) == []
    assert match.state.papers == 31


def test_custom_clear_and_refund() -> None:
    cleared = with_custom_special(clear=True).lay((MOSCOW, 9, 70))
    cleared.do(LONDON, "house", name="Курьер", cell=9)
    assert (cleared.bribes(MOSCOW), cleared.money(MOSCOW)) == ({}, 930)
    refunded = with_custom_special(refund=True).lay((MOSCOW, 9, 70))
    refunded.do(LONDON, "house", name="Курьер", cell=9)
    assert (refunded.bribes(MOSCOW), refunded.money(MOSCOW)) == ({}, 1000)


def test_custom_jump_and_three_steps() -> None:
    jump = with_custom_special(jump=True)
    jump.do(LONDON, "house", name="Курьер", to=22)
    assert jump.state.papers == 22
    march = with_custom_special(steps=3)
    march.do(LONDON, "house", name="Курьер", to=31)
    march.do(LONDON, "march-on", to=23)
    march.do(LONDON, "march-on", to=14)
    assert march.awaited() == ("turn", (MOSCOW,))


def test_a_custom_special_that_costs_money_needs_the_money() -> None:
    match = with_custom_special(money=-1000).lay((LONDON, 9, 5))
    assert not match.form(LONDON, "house")
    assert match.refusal(LONDON, "house", name="Курьер") == "espionage-too-poor"
