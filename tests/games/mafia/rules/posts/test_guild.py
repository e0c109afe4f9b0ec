"""Orders to the assassin: who may hire, what it costs, what is carried out."""

import pytest

from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.guild.announcing import AnnouncePrice
from intriga.games.mafia.subjects.guild.arrows import TakeArrow
from intriga.games.mafia.subjects.guild.bidding import BidForKilling, OrderGuard, RaiseBid
from intriga.games.mafia.subjects.guild.blackmail import (
    AppointAssassin,
    ComplainOfBlackmail,
    StripAssassin,
)
from intriga.games.mafia.subjects.guild.carrying_out import CarryOut, RefuseContracts
from intriga.games.mafia.subjects.guild.own_will import KillUnbidden
from intriga.games.mafia.subjects.guild.telling import TellContract
from intriga.games.mafia.subjects.guild.together import BidTogether
from intriga.games.mafia.subjects.houses.potions import DrinkPotions
from intriga.games.mafia.subjects.lookup import free_exp
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN, NECROMANCER = 4, 5, 12


def _day(*dead: int) -> Town:
    town = Town(TOWN, commissar_patience=5)
    town.kill(*dead)
    town.to_day()
    return town


@pytest.mark.rule("mafia", "item 20", "item 21")
def test_a_bid_holds_exp_and_reaches_the_assassin_with_its_customer() -> None:
    town = _day()
    events = town.do(6, BidForKilling(7, 4))
    assert free_exp(town.state, 6) == 26
    assert town.person(6).exp == 30
    told = next(event for event in events if event.id == "mafia-order-received")
    assert told.to == (ASSASSIN,)
    assert told.params["by"] == {"msg": "mafia-customer-lone", "seat": {"seat": 6}}
    assert all(event.to in ((6,), (ASSASSIN,)) for event in events)


@pytest.mark.rule("mafia", "item 20", "item 22")
def test_start_prices_and_no_guard_of_others() -> None:
    town = _day()
    assert town.refused(6, BidForKilling(7, 2)) == "contract-price"
    assert town.refused(6, OrderGuard(1)) == "contract-price"
    assert town.refused(6, BidForKilling(7, 31)) == "contract-poor"
    town.do(6, OrderGuard(2))


@pytest.mark.rule("mafia", "item 21")
def test_orders_close_at_nightfall() -> None:
    town = _day()
    town.to_night()
    assert town.refused(6, BidForKilling(7, 4)) == "by-day"


@pytest.mark.rule("mafia", "item 20", "item 24")
def test_the_dearest_is_carried_out_and_half_of_it_burns() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    town.do(8, BidForKilling(9, 5))
    town.to_night()
    town.to_day()
    assert town.dead == [9]
    assert (town.person(8).exp, town.person(ASSASSIN).exp) == (25, 33)
    assert free_exp(town.state, 6) == 30
    assert "order-taken" in town.heard(8)
    assert "order-released" in town.heard(6)


@pytest.mark.rule("mafia", "item 24")
def test_of_equal_orders_the_assassin_chooses() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 5))
    town.do(8, BidForKilling(9, 5))
    town.to_night()
    second = town.state.guild.orders[1].number
    town.do(ASSASSIN, CarryOut((second,)))
    town.to_day()
    assert town.dead == [9]


@pytest.mark.rule("mafia", "item 24")
def test_a_cheaper_order_cannot_be_chosen() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    town.do(8, BidForKilling(9, 5))
    town.to_night()
    town.do(ASSASSIN, CarryOut((town.state.guild.orders[0].number,)))
    town.to_day()
    assert town.dead == [9]


@pytest.mark.rule("mafia", "item 24")
def test_the_assassin_may_refuse_all_orders_of_a_day() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    town.to_night()
    town.do(ASSASSIN, RefuseContracts())
    town.to_day()
    assert town.dead == []
    assert town.person(6).exp == free_exp(town.state, 6) == 30
    town.to_night()
    town.to_day()
    assert town.dead == []  # they are gone, too


@pytest.mark.rule("mafia", "item 21")
def test_a_raise_takes_the_place_of_the_old_bid() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    assert town.refused(6, RaiseBid(7, 4)) == "contract-price"
    town.do(6, RaiseBid(7, 9))
    assert free_exp(town.state, 6) == 21
    assert len(town.state.guild.orders) == 1
    assert town.refused(8, RaiseBid(7, 10)) == "no-order"


@pytest.mark.rule("mafia", "item 21")
def test_robert_red_tells_the_top_price_without_names() -> None:
    town = _day()
    assert town.refused(ASSASSIN, AnnouncePrice("kill")) == "no-orders"
    town.do(6, BidForKilling(7, 4))
    town.do(8, BidForKilling(9, 6))
    events = town.do(ASSASSIN, AnnouncePrice("kill"))
    assert [(event.id, event.params) for event in events] == [("mafia-red-kill", {"price": 6})]
    assert town.refused(6, AnnouncePrice("kill")) == "not-assassin"


@pytest.mark.rule("mafia", "item 22")
def test_a_guard_is_paid_in_any_case_and_kills_only_if_the_client_would_die() -> None:
    town = _day()
    town.do(6, OrderGuard(4))
    town.to_night()
    town.do(1, Shoot((Aim(6),)))
    town.to_day()
    assert town.dead == [1]  # number 2 goes out in night 2
    assert "bodyguard-acted" in town.heard(6)
    quiet = _day()
    quiet.do(6, OrderGuard(4))
    quiet.to_night()
    quiet.to_day()
    assert quiet.dead == []
    assert (quiet.person(6).exp, quiet.person(ASSASSIN).exp) == (26, 32)


@pytest.mark.rule("mafia", "item 22", "item 29")
def test_a_clan_pays_together_and_names_its_duty_man() -> None:
    town = _day()
    town.do(1, BidTogether(7, 2))
    assert town.state.guild.orders == []
    events = town.do(0, BidTogether(7, 5))
    order = town.state.guild.orders[0]
    assert (order.price, dict(order.shares)) == (7, {0: 5, 1: 2})
    told = next(event for event in events if event.id == "mafia-order-received")
    assert told.params["by"] == {"msg": "mafia-customer-clan", "seat": {"seat": 0}}
    town.do(1, BidTogether(7, 1))
    assert town.state.guild.orders[0].price == 8
    town.to_night()
    town.to_day()
    assert town.dead == [7]
    assert [town.person(one).exp for one in (0, 1, ASSASSIN)] == [25, 27, 34]


@pytest.mark.rule("mafia", "item 22")
def test_others_cannot_order_together_and_too_little_comes_back() -> None:
    town = _day()
    assert town.refused(6, BidTogether(7, 3)) == "no-union"
    town.do(1, BidTogether(7, 2))
    assert free_exp(town.state, 1) == 28
    town.to_night()
    assert free_exp(town.state, 1) == 30
    assert "gathering-over" in town.heard(1)


@pytest.mark.rule("mafia", "item 23")
def test_the_dead_honest_without_a_necromancer_order_once_for_20() -> None:
    town = _day(NECROMANCER, 6, 8)
    town.do(6, BidTogether(7, 10))
    town.do(8, BidTogether(7, 9))
    assert town.state.guild.orders == []
    town.do(NECROMANCER, BidTogether(7, 1))
    assert town.state.guild.orders[0].price == 20
    town.to_night()
    town.to_day()
    assert 7 in town.dead
    assert town.refused(6, BidTogether(9, 20)) == "contract-once"


@pytest.mark.rule("mafia", "item 23", "item 18")
def test_the_dead_honest_order_nothing_while_the_necromancer_lives() -> None:
    assert _day(6).refused(6, BidTogether(7, 20)) == "contract-not-you"
    assert _day(6).refused(6, BidForKilling(7, 20)) == "contract-not-you"


@pytest.mark.rule("mafia", "item 23")
def test_a_wiped_out_clan_orders_once_from_15() -> None:
    town = _day(0, 1)
    town.do(0, BidTogether(7, 14))
    assert town.state.guild.orders == []
    town.do(1, BidTogether(7, 1))
    assert town.state.guild.orders[0].price == 15
    town.to_night()
    town.to_day()
    assert town.dead == [0, 1, 7]
    assert town.refused(0, BidTogether(8, 16)) == "contract-once"


@pytest.mark.rule("mafia", "item 23", "item 40")
def test_a_dead_bandit_with_a_living_mate_pays_double() -> None:
    town = _day(0)
    town.do(0, BidForKilling(7, 5))
    assert free_exp(town.state, 0) == 20
    assert town.state.guild.orders[0].price == 5


@pytest.mark.rule("mafia", "item 23")
def test_a_dead_commissar_pays_double_and_is_served_twice() -> None:
    town = _day(COMMISSAR)
    for victim in (7, 8):
        town.do(COMMISSAR, BidForKilling(victim, 3))
        town.to_night()
        town.to_day()
    assert town.dead == [COMMISSAR, 7, 8]
    assert town.person(COMMISSAR).exp == 18
    assert town.refused(COMMISSAR, BidForKilling(9, 3)) == "contract-twice"


@pytest.mark.rule("mafia", "item 25")
def test_without_orders_the_assassin_may_kill_for_10() -> None:
    town = _day()
    town.to_night()
    town.do(ASSASSIN, KillUnbidden(7))
    town.to_day()
    assert town.dead == [7]
    assert town.person(ASSASSIN).exp == 20


@pytest.mark.rule("mafia", "item 25")
def test_not_if_anybody_ordered_nor_oneself_nor_without_10() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    town.to_night()
    town.do(ASSASSIN, RefuseContracts())
    assert town.refused(ASSASSIN, KillUnbidden(8)) == "contract-own-will-late"
    poor = _day()
    poor.person(ASSASSIN).exp = 9
    poor.to_night()
    assert poor.refused(ASSASSIN, KillUnbidden(8)) == "contract-poor"
    assert poor.refused(ASSASSIN, KillUnbidden(ASSASSIN)) == "contract-own-will"


@pytest.mark.rule("mafia", "item 25")
def test_a_contract_on_the_assassin_is_carried_out_by_choice() -> None:
    for chosen in (True, False):
        town = _day()
        town.do(6, BidForKilling(ASSASSIN, 4))
        town.to_night()
        if chosen:
            town.do(ASSASSIN, CarryOut((town.state.guild.orders[0].number,)))
        town.to_day()
        assert town.dead == ([ASSASSIN] if chosen else [])


@pytest.mark.rule("mafia", "item 26")
def test_the_dead_assassin_tells_only_when_customer_and_victim_are_dead() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    town.to_night()
    town.to_day()
    number = town.state.guild.done[0].order.number
    assert town.refused(ASSASSIN, TellContract(number)) == "not-tellable"
    town.kill(ASSASSIN)
    assert town.refused(ASSASSIN, TellContract(number)) == "not-tellable"
    town.kill(6)
    assert town.do(ASSASSIN, TellContract(number))[0].id == "mafia-told"
    assert town.refused(ASSASSIN, TellContract(number)) == "not-tellable"


@pytest.mark.rule("mafia", "item 26")
def test_of_a_guard_to_whom_nobody_came_only_the_customer_must_be_dead() -> None:
    quiet, struck = _day(), _day()
    for town in (quiet, struck):
        town.do(6, OrderGuard(2))
        town.to_night()
    struck.do(1, Shoot((Aim(6),)))
    for town in (quiet, struck):
        town.to_day()
        assert [done.struck for done in town.state.guild.done] == [town is struck]


@pytest.mark.rule("mafia", "item 27")
def test_a_blackmailer_loses_role_and_earnings_and_another_may_be_drawn() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 9))
    town.to_night()
    town.to_day()
    assert town.person(ASSASSIN).exp == 35
    events = town.do(8, ComplainOfBlackmail("письмо"))
    assert {event.to for event in events} == {(8,), "referee"}
    town.host(StripAssassin())
    assert town.person(ASSASSIN).role is Role.HONEST
    assert town.person(ASSASSIN).exp == 30
    assert town.refused(6, BidForKilling(8, 9)) == "no-assassin"
    town.draws.next = [0]
    town.host(AppointAssassin())
    assert town.state.holder(Role.ASSASSIN) == 6


@pytest.mark.rule("mafia", "item 50", "item 24")
def test_a_potion_is_a_second_order_on_another_person() -> None:
    town = _day()
    town.give(ASSASSIN, "potion")
    town.do(6, BidForKilling(7, 4))
    town.do(8, BidForKilling(9, 5))
    town.to_night()
    town.do(ASSASSIN, DrinkPotions(1))
    town.to_day()
    assert town.dead == [7, 9]
    assert town.person(ASSASSIN).things == []


@pytest.mark.rule("mafia", "item 50")
def test_an_arrow_leaves_the_shield_of_the_necromancer_behind() -> None:
    town = _day()
    town.give(ASSASSIN, "arrow")
    town.person(NECROMANCER).mana = 60
    town.do(6, BidForKilling(NECROMANCER, 4))
    town.to_night()
    town.do(ASSASSIN, TakeArrow(arrow=True))
    town.to_day()
    assert ASSASSIN not in town.dead
    assert town.person(ASSASSIN).things == []


@pytest.mark.rule("mafia", "item 28")
def test_the_commissar_kills_the_assassin() -> None:
    town = _day()
    town.to_night()
    town.do(COMMISSAR, Check((Aim(ASSASSIN),)))
    town.to_day()
    assert town.dead == [ASSASSIN]
