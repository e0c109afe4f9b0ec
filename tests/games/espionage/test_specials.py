"""Special moves (checklist 12–20; S26–S38)."""

from typing import Any

import pytest

from tests.games.espionage.harness import BEIJING, LONDON, MOSCOW, Table


def armed(seats: int = 2, papers: int | None = None, **specials: dict[str, int]) -> Table:
    """A table after the purchase, with these special moves in hand."""
    table = Table(seats=seats, specials=True)
    for seat in range(seats):
        table.do(seat, "buy", specials={})
    return table.lay(papers=papers).arm(**specials)


def test_ten_points_buy_secretly_and_once() -> None:
    table = Table(seats=2, specials=True)
    assert table.awaited() == ("purchase", (LONDON, MOSCOW))
    too_much = {"secret-paths": 2, "forced-march": 1}
    assert table.refusal(LONDON, "buy", specials=too_much) == "espionage-too-dear"
    assert table.refusal(LONDON, "buy", specials={"spell": 1}) == "espionage-no-such-special"
    table.do(LONDON, "buy", specials={"secret-paths": 2, "bluff": 1, "safe-house": 0})
    assert table.state.players[LONDON].specials == {"bluff": 1, "secret-paths": 2}
    assert table.refusal(LONDON, "buy", specials={}) == "espionage-bought-already"
    assert table.told("espionage-bought", MOSCOW) == []
    table.expire()
    assert table.awaited()[0] == "turn"
    assert table.state.players[MOSCOW].specials == {}


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
    table = Table(seats=2, specials=True)
    most = 10 // price
    assert table.refusal(LONDON, "buy", specials={special: most + 1}) == "espionage-too-dear"
    table.do(LONDON, "buy", specials={special: most})
    assert table.state.players[LONDON].points == 10 - most * price


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
    table = armed()
    assert table.refusal(LONDON, **act) == "espionage-no-special"


def test_saboteurs_burn_all_bribes_on_a_cell_ones_own_too() -> None:
    table = armed(3, london={"saboteurs": 1}).lay((LONDON, 9, 5), (MOSCOW, 9, 70), (BEIJING, 8, 1))
    table.do(LONDON, "saboteurs", cell=9)
    assert table.bribes(LONDON) == table.bribes(MOSCOW) == {}
    assert table.bribes(BEIJING) == {8: 1}
    assert table.state.burned == 75
    assert table.told("espionage-saboteurs", "public")
    assert table.told("espionage-bribe-burned", MOSCOW)[0]["sum"] == 70
    assert table.told("espionage-bribe-burned", BEIJING) == []
    assert table.awaited() == ("turn", (MOSCOW,))
    assert not table.state.players[LONDON].holds("saboteurs")


def test_a_blown_safe_house_returns_others_bribes_and_tells_its_user_only_whether() -> None:
    table = armed(london={"safe-house": 2}).lay((LONDON, 9, 5), (MOSCOW, 9, 70))
    table.do(LONDON, "safe-house", cell=9)
    assert table.bribes(LONDON) == {9: 5}
    assert table.money(MOSCOW) == 1000
    assert table.told("espionage-safe-house-found", LONDON) == [
        {"cell": {"msg": "espionage-cell", "number": 9}}
    ]
    assert table.told("espionage-safe-house-found", MOSCOW) == []
    table.do(MOSCOW, "move", to=31)
    table.expire()
    table.do(LONDON, "safe-house", cell=9)
    assert table.told("espionage-safe-house-empty", LONDON)


def test_secret_paths_lead_exactly_over_one_cell_and_may_be_challenged() -> None:
    table = armed(papers=14, london={"secret-paths": 1}).lay((MOSCOW, 14, 10))
    assert table.refusal(LONDON, "secret-paths", to=15) == "espionage-not-beyond"
    table.do(LONDON, "secret-paths", to=4)
    assert table.awaited() == ("challenge", (MOSCOW,))
    table.do(MOSCOW, "answer", say="challenge")
    table.do(MOSCOW, "bid", sum=1)
    assert table.refusal(MOSCOW, "steer", to=4) == "espionage-too-far"
    table.do(MOSCOW, "steer", to=7)
    assert table.state.papers == 7


def test_a_mover_who_wins_may_still_jump_or_step() -> None:
    table = armed(papers=14, london={"secret-paths": 1}).lay((MOSCOW, 14, 10), (LONDON, 14, 50))
    table.do(LONDON, "secret-paths", to=4, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(LONDON, "bid", sum=50)
    table.do(MOSCOW, "bid", sum=10)
    assert {4, 5, 12, 13} <= table.choices(LONDON, "steer")
    table.do(LONDON, "steer", to=12)
    assert table.state.papers == 12


def test_secret_paths_may_lead_into_ones_own_city() -> None:
    table = armed(papers=2, london={"secret-paths": 1})
    table.do(LONDON, "secret-paths", to=77)
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (LONDON,)


def test_a_forced_march_makes_two_steps_with_a_stop_between() -> None:
    table = armed(london={"forced-march": 1})
    table.do(LONDON, "forced-march", to=31)
    assert table.awaited() == ("march", (LONDON,))
    table.do(LONDON, "march-on", to=23)
    assert table.state.papers == 23
    assert table.awaited() == ("turn", (MOSCOW,))


def test_a_march_may_be_halted_and_silence_halts_it() -> None:
    table = armed(london={"forced-march": 2})
    table.do(LONDON, "forced-march", to=31)
    table.do(LONDON, "halt")
    assert table.awaited() == ("turn", (MOSCOW,))
    table.do(MOSCOW, "move", to=0)
    table.do(LONDON, "forced-march", to=31)
    table.expire()
    assert (table.state.papers, table.awaited()) == (31, ("turn", (MOSCOW,)))


def test_each_departure_of_a_march_may_be_challenged_and_a_lost_one_ends_it() -> None:
    table = armed(london={"forced-march": 1}).lay((MOSCOW, 31, 10))
    table.do(LONDON, "forced-march", to=31)
    table.expire()
    assert table.awaited() == ("march", (LONDON,))
    table.do(LONDON, "march-on", to=22)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(MOSCOW, "bid", sum=1)
    table.do(MOSCOW, "steer", to=23)
    assert table.state.papers == 23
    assert table.awaited() == ("turn", (MOSCOW,))


def test_a_march_lost_on_its_first_step_has_no_second() -> None:
    table = armed(papers=14, london={"forced-march": 1}).lay((MOSCOW, 14, 10))
    table.do(LONDON, "forced-march", to=13)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(MOSCOW, "bid", sum=1)
    table.do(MOSCOW, "steer", to=7)
    assert table.awaited() == ("turn", (MOSCOW,))


def test_a_mover_who_wins_the_first_step_keeps_the_second() -> None:
    table = armed(papers=14, london={"forced-march": 1}).lay((LONDON, 14, 20), (MOSCOW, 14, 10))
    table.do(LONDON, "forced-march", to=13, join=True)
    table.do(MOSCOW, "answer", say="challenge")
    table.do(LONDON, "bid", sum=11)
    table.do(MOSCOW, "bid", sum=10)
    table.do(LONDON, "steer", to=5)
    assert table.awaited() == ("march", (LONDON,))


def test_entering_ones_city_on_the_first_step_wins() -> None:
    table = armed(papers=1, london={"forced-march": 1})
    table.do(LONDON, "forced-march", to=77)
    assert table.position.outcome is not None


def ticked(papers: int = 31, cell: int = 23) -> Table:
    """London has a tick on a cell next to the Papers; Moscow is on."""
    table = armed(papers=papers, london={"set-up": 1})
    table.do(LONDON, "set-up", cell=cell)
    return table


def test_a_tick_costs_a_turn_and_looks_like_a_bribe() -> None:
    table = ticked()
    assert table.awaited() == ("turn", (MOSCOW,))
    assert table.told("espionage-noted", MOSCOW) == [{"who": {"seat": LONDON}}]
    assert table.told("espionage-ticked", MOSCOW) == []
    bribed = armed(papers=31)
    bribed.do(LONDON, "bribe", cell=23, sum=7)
    assert [e.id for e in bribed.news if e.to == "public"] == [
        e.id for e in table.news if e.to == "public"
    ]


def test_when_the_papers_stop_all_who_have_marks_are_asked() -> None:
    table = ticked().lay((MOSCOW, 70, 5))
    table.do(MOSCOW, "move", to=23)
    table.expire()
    assert table.awaited() == ("spring", (MOSCOW, LONDON))
    assert table.refusal(MOSCOW, "spring", to=22) == "espionage-no-tick"
    table.do(MOSCOW, "spring")
    table.do(LONDON, "spring", to=14)
    assert table.state.papers == 14
    assert table.state.players[LONDON].ticks == []
    assert table.told("espionage-set-up-sprung", MOSCOW)


def test_it_is_free_of_charge_for_the_turn() -> None:
    table = ticked()
    table.do(MOSCOW, "move", to=23)
    table.expire()
    table.do(LONDON, "spring", to=14)
    assert table.awaited() == ("turn", (LONDON,))


def test_its_owner_may_wait() -> None:
    table = ticked()
    table.do(MOSCOW, "move", to=23)
    table.expire()
    table.do(LONDON, "spring")
    assert table.state.papers == 23
    assert table.state.players[LONDON].tick_on(23) is not None


def test_a_foreign_bribe_blocks_it_and_only_its_owner_is_told() -> None:
    table = ticked().lay((MOSCOW, 23, 5), (LONDON, 23, 5))
    table.do(MOSCOW, "move", to=23)
    table.expire()
    table.do(LONDON, "spring", to=14)
    table.do(MOSCOW, "spring")
    assert table.state.papers == 23
    assert table.told("espionage-set-up-blocked", LONDON)
    assert table.told("espionage-set-up-blocked", MOSCOW) == []
    assert table.state.players[LONDON].tick_on(23) is not None


def test_ones_own_bribe_does_not_block() -> None:
    table = ticked().lay((LONDON, 23, 5))
    table.do(MOSCOW, "move", to=23)
    table.expire()
    table.do(LONDON, "spring", to=14)
    assert table.state.papers == 14


def test_it_may_go_off_later_when_the_last_foreign_bribe_has_vanished() -> None:
    table = ticked().lay((MOSCOW, 23, 5)).arm(london={"saboteurs": 1})
    table.do(MOSCOW, "move", to=23)
    table.expire()
    table.expire()
    table.do(LONDON, "saboteurs", cell=23)
    assert table.awaited()[0] == "spring"
    table.do(LONDON, "spring", to=14)
    table.expire()
    assert table.state.papers == 14


def test_a_tick_placed_under_the_papers_waits_for_them_to_stop_there_again() -> None:
    table = armed(papers=31, london={"set-up": 1, "saboteurs": 1})
    table.do(LONDON, "set-up", cell=31)
    table.do(MOSCOW, "bribe", cell=60, sum=1)
    table.do(LONDON, "saboteurs", cell=31)
    assert table.refusal(LONDON, "spring", to=22) == "espionage-no-tick"
    table.expire()
    table.do(MOSCOW, "move", to=22)
    table.expire()
    table.expire()
    table.do(LONDON, "move", to=31)
    table.expire()
    table.do(LONDON, "spring", to=22)
    table.expire()
    assert table.state.papers == 22


def test_several_owners_clockwise_from_the_mover_and_chains() -> None:
    table = armed(3, papers=31, london={"set-up": 1}, moscow={"set-up": 2})
    table.do(LONDON, "set-up", cell=23)
    table.do(MOSCOW, "set-up", cell=23)
    table.do(BEIJING, "bribe", cell=60, sum=1)
    table.do(LONDON, "bribe", cell=61, sum=1)
    table.do(MOSCOW, "set-up", cell=14)
    table.do(BEIJING, "move", to=23)
    table.expire()
    table.do(MOSCOW, "spring", to=22)
    table.do(LONDON, "spring", to=14)
    table.expire()
    assert table.state.papers == 14, "London comes before Moscow, clockwise from Beijing"
    assert table.state.players[MOSCOW].tick_on(23) is not None
    assert table.awaited()[0] == "spring", "a set-up may lead into another"
    table.do(MOSCOW, "spring", to=15)
    table.expire()
    assert table.state.papers == 15


def test_two_ticks_on_one_cell_are_refused() -> None:
    table = armed(papers=31, london={"set-up": 2})
    table.do(LONDON, "set-up", cell=23)
    table.do(MOSCOW, "bribe", cell=1, sum=1)
    assert table.refusal(LONDON, "set-up", cell=23) == "espionage-ticked-already"


HOUSE = {
    "name": "Курьер",
    "price": 2,
    "steps": 1,
    "peek": True,
    "money": 50,
}


def housed(**special: Any) -> Table:
    table = Table(seats=2, specials=True, house=[{"name": "Курьер", "price": 2} | special])
    table.do(LONDON, "buy", specials={"Курьер": 2})
    table.do(MOSCOW, "buy", specials={})
    return table


def test_the_organisers_own_special_moves_are_bought_like_the_others() -> None:
    table = housed(steps=1)
    assert table.state.players[LONDON].points == 6
    assert table.state.players[LONDON].specials == {"Курьер": 2}


def test_house_primitives_money_peek_and_step() -> None:
    table = housed(steps=1, peek=True, money=50).lay((MOSCOW, 9, 70), (LONDON, 9, 5))
    assert table.refusal(LONDON, "house", name="Курьер", to=31) == "espionage-name-a-cell"
    assert table.refusal(LONDON, "house", name="Курьер", cell=9) == "espionage-name-a-target"
    table.do(LONDON, "house", name="Курьер", cell=9, to=31)
    assert table.money(LONDON) == 995 + 50
    assert table.state.bank == 50
    assert table.told("espionage-peeked", LONDON)[0]["total"] == 75
    assert table.told("espionage-peeked", MOSCOW) == []
    assert table.state.papers == 31


def test_house_clear_and_refund() -> None:
    cleared = housed(clear=True).lay((MOSCOW, 9, 70))
    cleared.do(LONDON, "house", name="Курьер", cell=9)
    assert (cleared.bribes(MOSCOW), cleared.money(MOSCOW)) == ({}, 930)
    refunded = housed(refund=True).lay((MOSCOW, 9, 70))
    refunded.do(LONDON, "house", name="Курьер", cell=9)
    assert (refunded.bribes(MOSCOW), refunded.money(MOSCOW)) == ({}, 1000)


def test_house_jump_and_three_steps() -> None:
    jump = housed(jump=True)
    jump.do(LONDON, "house", name="Курьер", to=22)
    assert jump.state.papers == 22
    march = housed(steps=3)
    march.do(LONDON, "house", name="Курьер", to=31)
    march.do(LONDON, "march-on", to=23)
    march.do(LONDON, "march-on", to=14)
    assert march.awaited() == ("turn", (MOSCOW,))


def test_a_house_special_that_costs_money_needs_it() -> None:
    table = housed(money=-1000).lay((LONDON, 9, 5))
    assert not table.form(LONDON, "house")
    assert table.refusal(LONDON, "house", name="Курьер") == "espionage-too-poor"
