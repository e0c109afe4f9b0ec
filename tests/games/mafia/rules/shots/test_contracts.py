"""Contracts with the assassin (items 20-26, T4)."""

from typing import Any

import msgspec
import pytest

from intriga.games.mafia.state.guild import Customer, Job, Order, reserved
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.guild.contracts import (
    Answer,
    Selection,
    Town,
    place,
    select,
    why_not,
)
from intriga.kernel import Seat
from tests.games.mafia.rules.refusals import told

pytestmark = pytest.mark.rule("mafia", "T4")

ANNA, BORIS, VERA, GLEB = 0, 1, 2, 3
"""Honest people."""
M1, M2, Y1, Y2, ASSASSIN, COMMISSAR, NECROMANCER = 4, 5, 6, 7, 8, 9, 10
CLANS = {M1: Clan.MAFIA, M2: Clan.MAFIA, Y1: Clan.YAKUZA, Y2: Clan.YAKUZA}


def town(*dead: Seat, **rest: Any) -> Town:
    exp = dict.fromkeys(range(11), 30) | rest.pop("exp", {})
    return Town(
        frozenset(range(11)) - {*dead},
        ASSASSIN,
        exp,
        CLANS,
        frozenset({COMMISSAR}),
        NECROMANCER,
        **rest,
    )


def kill(number: int, by: Seat, victim: Seat, price: int, **rest: Any) -> Order:
    customer = rest.pop("customer", Customer.LONE)
    order = Order(number, Job.KILL, customer, by, victim, price, (), rest.pop("clan", None))
    shares = rest.pop("shares", ((by, order.cost),))
    return msgspec.structs.replace(order, shares=shares)


def guard(number: int, by: Seat, price: int, **rest: Any) -> Order:
    order = kill(number, by, rest.pop("victim", by), price, **rest)
    return msgspec.structs.replace(order, job=Job.GUARD)


def clan(number: int, victim: Seat, *shares: tuple[Seat, int], dead: bool = False) -> Order:
    by = shares[0][0]
    return kill(
        number,
        by,
        victim,
        sum(exp for _, exp in shares),
        customer=Customer.DEAD_CLAN if dead else Customer.CLAN,
        clan=CLANS[by],
        shares=shares,
    )


def refused(order: Order, in_town: Town, *orders: Order) -> str:
    return told(why_not(order, orders, in_town)).removeprefix("contract-")


def chosen(selection: Selection) -> list[int]:
    return [order.number for order in selection.executed]


@pytest.mark.rule("mafia", "item 20")
def test_start_prices_and_the_step_of_a_raise() -> None:
    assert refused(kill(1, ANNA, M1, 2), town()) == "price"
    assert refused(kill(1, ANNA, M1, 3), town()) == ""
    assert refused(guard(1, ANNA, 1), town()) == "price"
    assert refused(guard(1, ANNA, 2), town()) == ""
    before = kill(1, ANNA, M1, 5)
    assert refused(kill(2, ANNA, M1, 5), town(), before) == "price"
    assert refused(kill(2, ANNA, M1, 6), town(), before) == ""
    # others may offer less: the assassin takes the dearest
    assert refused(kill(2, BORIS, M1, 3), town(), before) == ""


@pytest.mark.rule("mafia", "item 20")
@pytest.mark.parametrize(("price", "fee"), [(3, 2), (2, 1), (10, 5), (11, 6)])
def test_the_assassin_gets_half_rounded_up(price: int, fee: int) -> None:
    order = guard(1, ANNA, price) if price == 2 else kill(1, ANNA, M1, price)
    selection = select((order,), town())
    assert selection.fee == fee
    assert selection.charges() == {ANNA: price}


def test_two_orders_of_one_customer_on_the_same_victim_add_nothing() -> None:
    placed = place(kill(2, ANNA, M1, 7), place(kill(1, ANNA, M1, 5), ()))
    assert [(order.number, order.price) for order in placed] == [(2, 7)]
    assert reserved(placed, ANNA) == 7
    assert len(place(kill(3, ANNA, M2, 5), placed)) == 2


def test_a_bid_reserves_exp_at_once() -> None:
    first = kill(1, ANNA, M1, 20)
    assert refused(kill(2, ANNA, M2, 11), town(), first) == "poor"
    assert refused(kill(2, ANNA, M2, 10), town(), first) == ""
    # a raise has what it replaces
    assert refused(kill(2, ANNA, M1, 30), town(), first) == ""
    assert refused(kill(2, ANNA, M1, 31), town(), first) == "poor"


@pytest.mark.rule("mafia", "item 22")
def test_guards_are_for_oneself_and_ones_own_money() -> None:
    assert refused(guard(1, ANNA, 5, victim=BORIS), town()) == "guard-oneself"
    shared = guard(1, ANNA, 5, shares=((ANNA, 3), (BORIS, 2)))
    assert refused(shared, town()) == "payers"
    assert refused(guard(1, ANNA, 5, shares=((BORIS, 5),)), town()) == "payers"


@pytest.mark.rule("mafia", "item 22")
def test_one_customer_for_one_order_except_a_clan() -> None:
    assert refused(kill(1, ANNA, M1, 5, shares=((ANNA, 3), (BORIS, 2))), town()) == "payers"
    together = clan(1, ANNA, (M1, 3), (M2, 2))
    assert refused(together, town()) == ""
    assert refused(clan(1, ANNA, (M1, 3), (Y1, 2)), town()) == "payers"
    assert refused(together, town(M2)) == "payers"
    assert refused(together, town(M1)) == "not-you"
    assert select((together,), town()).charges() == {M1: 3, M2: 2}
    bodyguard = msgspec.structs.replace(together, job=Job.GUARD, victim=M1)
    assert refused(bodyguard, town()) == ""
    not_the_named = msgspec.structs.replace(bodyguard, victim=M2)
    assert refused(not_the_named, town()) == "guard-oneself"


def test_shares_are_the_price() -> None:
    assert refused(clan(1, ANNA, (M1, 5), (M1, 2)), town()) == "shares"
    assert refused(clan(1, ANNA, (M1, 5), (M2, 0)), town()) == "shares"
    assert refused(kill(1, ANNA, M1, 5, shares=((ANNA, 4),)), town()) == "shares"


@pytest.mark.rule("mafia", "item 23")
def test_single_corpses_may_not_order() -> None:
    assert refused(kill(1, ANNA, M1, 5), town(ANNA)) == "not-you"
    assert refused(kill(1, ASSASSIN, M1, 5), town(ASSASSIN)) == "not-you"


@pytest.mark.rule("mafia", "item 23", "item 40")
def test_except_a_dead_bandit_with_a_living_mate_and_necromancer_at_double_price() -> None:
    order = kill(1, M1, ANNA, 3, customer=Customer.DEAD_BANDIT)
    assert order.shares == ((M1, 6),)
    assert refused(order, town(M1)) == ""
    assert refused(order, town()) == "not-you"
    assert refused(order, town(M1, M2)) == "not-you"
    assert refused(order, town(M1, NECROMANCER)) == "not-you"
    assert select((order,), town(M1)).fee == 2


@pytest.mark.rule("mafia", "item 23")
def test_the_dead_commissar_pays_double_for_two_executed_orders() -> None:
    order = kill(1, COMMISSAR, M1, 3, customer=Customer.DEAD_COMMISSAR)
    dead = town(COMMISSAR)
    assert order.cost == 6
    assert refused(order, dead) == ""
    assert refused(order, town()) == "not-you"
    assert refused(order, town(COMMISSAR, NECROMANCER)) == "not-you"
    assert refused(order, town(COMMISSAR, executed=1)) == ""
    assert refused(order, town(COMMISSAR, executed=2)) == "twice"
    assert refused(kill(1, ANNA, M1, 3), town(COMMISSAR, executed=2)) == ""
    other = kill(2, COMMISSAR, M2, 4, customer=Customer.DEAD_COMMISSAR)
    assert chosen(select((order, other), dead, actions=2)) == [2, 1]
    once = town(COMMISSAR, executed=1)
    assert chosen(select((order, other), once, actions=2)) == [2]


@pytest.mark.rule("mafia", "item 23")
def test_the_union_of_the_dead_honest() -> None:
    shares = ((ANNA, 12), (BORIS, 8))
    order = kill(1, ANNA, M1, 20, customer=Customer.DEAD_HONEST, shares=shares)
    dead = town(ANNA, BORIS, NECROMANCER)
    assert refused(order, dead) == ""
    assert refused(order, town(ANNA, BORIS)) == "not-you"
    assert refused(order, town(ANNA, NECROMANCER)) == "payers"
    cheap = kill(1, ANNA, M1, 19, customer=Customer.DEAD_HONEST)
    assert refused(cheap, dead) == "price"
    again = kill(2, BORIS, M2, 20, customer=Customer.DEAD_HONEST)
    assert refused(again, dead, order) == "once"
    assert (
        refused(again, town(ANNA, BORIS, NECROMANCER, ordered=frozenset([order.party]))) == "once"
    )
    higher = kill(2, BORIS, M1, 21, customer=Customer.DEAD_HONEST)
    assert refused(higher, dead, order) == ""
    assert len(place(higher, (order,))) == 1


@pytest.mark.rule("mafia", "item 18", "item 23")
def test_the_union_of_a_wiped_out_clan() -> None:
    order = clan(1, ANNA, (M1, 10), (M2, 5), dead=True)
    dead = town(M1, M2)
    assert refused(order, dead) == ""
    assert refused(order, town(M1)) == "not-you"
    assert refused(order, town(M1, M2, NECROMANCER)) == "not-you"
    assert refused(clan(1, ANNA, (M1, 14), dead=True), dead) == "price"
    yakuza = clan(2, ANNA, (Y1, 15), dead=True)
    assert refused(yakuza, town(M1, M2, Y1, Y2), order) == ""
    assert refused(clan(3, BORIS, (M2, 15), dead=True), dead, order) == "once"


@pytest.mark.rule("mafia", "item 23")
def test_the_dead_order_no_guards() -> None:
    order = guard(1, M1, 3, customer=Customer.DEAD_BANDIT)
    assert refused(order, town(M1)) == "dead"


@pytest.mark.rule("mafia", "item 25")
def test_the_assassins_own_will() -> None:
    order = kill(1, ASSASSIN, ANNA, 10, customer=Customer.SELF)
    assert refused(order, town()) == ""
    assert refused(order, town(), kill(0, ANNA, M1, 3)) == "own-will-late"
    assert refused(order, town(exp={ASSASSIN: 9})) == "poor"
    assert refused(kill(1, ASSASSIN, ASSASSIN, 10, customer=Customer.SELF), town()) == "own-will"
    assert refused(guard(1, ASSASSIN, 10, customer=Customer.SELF), town()) == "guard-oneself"
    assert refused(guard(1, ASSASSIN, 5), town()) == "not-you"
    assert refused(kill(1, ASSASSIN, ANNA, 11, customer=Customer.SELF), town()) == "price"
    alone = select((order,), town())
    assert (alone.fee, alone.charges()) == (0, {ASSASSIN: 10})
    # an order that came later, even if all are refused, closes it again
    later = (order, kill(2, ANNA, M1, 3))
    assert chosen(select(later, town())) == [2]
    assert chosen(select(later, town(), Answer(refuses=True))) == []


@pytest.mark.rule("mafia", "item 24")
def test_the_dearest_order_is_executed_and_only_it_is_charged() -> None:
    orders = (kill(1, ANNA, M1, 5), kill(2, BORIS, M2, 7), guard(3, VERA, 6))
    selection = select(orders, town())
    assert chosen(selection) == [2]
    assert [order.number for order in selection.released] == [1, 3]
    assert selection.charges() == {BORIS: 7}
    # a pick of a cheaper one is impossible: the dearest is done
    assert chosen(select(orders, town(), Answer(picks=(1,)))) == [2]


@pytest.mark.rule("mafia", "item 24")
def test_of_equal_orders_the_assassin_picks_or_the_first_is_done() -> None:
    orders = (kill(4, ANNA, M1, 5), kill(2, BORIS, M2, 5), guard(3, VERA, 5))
    assert chosen(select(orders, town())) == [2]
    assert chosen(select(orders, town(), Answer(picks=(3,)))) == [3]
    assert chosen(select(orders, town(), Answer(picks=(99, 4, 3)))) == [4]


@pytest.mark.rule("mafia", "item 24")
def test_the_assassin_may_refuse_all_of_one_day() -> None:
    orders = (kill(1, ANNA, M1, 5), guard(2, VERA, 6))
    selection = select(orders, town(), Answer(refuses=True, picks=(1,)))
    assert selection.executed == ()
    assert selection.charges() == {}
    assert selection.released == orders


@pytest.mark.rule("mafia", "item 25")
def test_a_contract_on_the_assassin_is_taken_only_of_their_own_will() -> None:
    orders = (kill(1, ANNA, ASSASSIN, 9), kill(2, BORIS, M1, 5))
    assert refused(orders[0], town()) == ""
    assert chosen(select(orders, town())) == [2]
    suicide = select(orders, town(), Answer(picks=(1,)))
    assert (chosen(suicide), suicide.fee) == ([1], 5)
    # but not instead of a dearer one
    cheap = (kill(1, ANNA, ASSASSIN, 4), kill(2, BORIS, M1, 5))
    assert chosen(select(cheap, town(), Answer(picks=(1,)))) == [2]


def test_an_order_whose_customer_or_victim_is_dead_is_void() -> None:
    orders = (kill(1, ANNA, M1, 9), kill(2, BORIS, M2, 5))
    assert chosen(select(orders, town(M1))) == [2]
    assert chosen(select(orders, town(ANNA))) == [2]
    assert chosen(select(orders, town(ANNA, BORIS))) == []


@pytest.mark.rule("mafia", "item 23")
def test_except_the_dead_whom_the_assassin_serves() -> None:
    order = kill(1, COMMISSAR, M1, 3, customer=Customer.DEAD_COMMISSAR)
    assert chosen(select((order,), town(COMMISSAR))) == [1]
    # whose right has lapsed with the necromancer, or who has been resurrected
    assert chosen(select((order,), town(COMMISSAR, NECROMANCER))) == []
    assert chosen(select((order,), town())) == [1]
    # who ordered alive is no customer once dead
    alive = kill(1, COMMISSAR, M1, 3)
    assert chosen(select((alive,), town(COMMISSAR))) == []


@pytest.mark.rule("mafia", "item 23")
def test_whether_a_union_still_stands_does_not_depend_on_who_is_named() -> None:
    order = clan(1, ANNA, (M1, 7), (M2, 8), dead=True)
    assert chosen(select((order,), town(M1, M2))) == [1]
    assert chosen(select((order,), town(M1, M2, NECROMANCER))) == []
    # one of them is alive again
    for dead in (M1, M2):
        assert chosen(select((order,), town(dead))) == [1]
        assert chosen(select((order,), town(dead, NECROMANCER))) == [1]
    shares = ((ANNA, 10), (BORIS, 10))
    union = kill(1, ANNA, Y1, 20, customer=Customer.DEAD_HONEST, shares=shares)
    assert chosen(select((union,), town(ANNA, BORIS, NECROMANCER))) == [1]
    # the necromancer is alive again, and serves others now
    assert chosen(select((union,), town(ANNA, BORIS))) == []
    for dead in (ANNA, BORIS):
        assert chosen(select((union,), town(dead))) == [1]


def test_a_clans_order_stands_while_somebody_of_the_clan_lives() -> None:
    order = clan(1, ANNA, (M1, 3), (M2, 2))
    assert chosen(select((order,), town(M1))) == [1]
    assert chosen(select((order,), town(M1, M2))) == []
    bodyguard = msgspec.structs.replace(order, job=Job.GUARD, victim=M1)
    assert chosen(select((bodyguard,), town(M1))) == []


@pytest.mark.rule("mafia", "item 50")
def test_potions_let_two_or_three_orders_on_different_persons_be_done() -> None:
    orders = (
        kill(1, ANNA, M1, 9),
        kill(2, BORIS, M1, 8),
        guard(3, M1, 7),
        kill(4, VERA, Y1, 6),
        guard(5, GLEB, 5),
    )
    assert chosen(select(orders, town(), actions=1)) == [1]
    assert chosen(select(orders, town(), actions=2)) == [1, 4]
    potions = select(orders, town(), actions=3)
    assert chosen(potions) == [1, 4, 5]
    assert potions.fee == 5 + 3 + 3


@pytest.mark.rule("mafia", "item 48")
def test_a_call_of_the_pacifist_releases_all_orders() -> None:
    orders = (kill(1, ANNA, M1, 5), guard(2, VERA, 6))
    selection = select(orders, town(), Answer(picks=(2,)), pacifist=True)
    assert selection == Selection((), orders)


def test_a_victim_must_live() -> None:
    assert refused(kill(1, ANNA, M1, 5), town(M1)) == "dead"
