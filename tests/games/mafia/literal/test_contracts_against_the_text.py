"""Contracts of the game and those that were written from the text alone say the same."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from intriga.games.mafia.state.guild import Customer, Job, Order, reserved
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.guild.contracts import Answer, Town, place, select, why_not
from tests.games.mafia.literal.night.contracts import Order as InWords
from tests.games.mafia.literal.night.contracts import (
    contracts,
    cost,
    may_order,
    receive,
    self_order,
)
from tests.games.mafia.literal.night.town import new_person, new_town

DAYS = 3_000
MORE = 20_000
ALL = 60_000
ASSASSIN, COMMISSAR, NECROMANCER, HEIR = 4, 5, 6, 7
PEOPLE = range(11)

pytestmark = pytest.mark.rule(
    "mafia", "item 20", "item 22", "item 23", "item 24", "item 25", "item 40", "item 50", "T4"
)


@dataclass
class Day:
    """The same day twice."""

    town: dict[str, Any]
    book: list[InWords] = field(default_factory=list)
    orders: tuple[Order, ...] = ()


def random_town(dice: Random) -> dict[str, Any]:
    """Two bandits in each clan, assassin, commissar, necromancer, four honest; a third are dead."""
    roles = {ASSASSIN: "assassin", COMMISSAR: "commissar", NECROMANCER: "necromancer"}
    people = {}
    for seat in PEOPLE:
        clan = {0: "mafia", 1: "mafia", 2: "yakuza", 3: "yakuza"}.get(seat)
        people[seat] = new_person(
            role="bandit" if clan else roles.get(seat, "honest"),
            clan=clan,
            alive=seat == ASSASSIN or dice.random() < 0.65,
            exp=dice.choice((2, 6, 12, 25, 60)),
        )
    if dice.random() < 0.3:  # recruited
        people[COMMISSAR]["clan"] = "mafia"
    if dice.random() < 0.3:  # an heir who fell, too
        people[HEIR] |= {"role": "commissar", "alive": False}
        people[COMMISSAR]["alive"] = dice.random() < 0.5
    town = new_town(people)
    for who in ("commissars", "mafia", "yakuza", "dead honest"):
        town["spent orders"][who] = dice.choice((0, 0, 1))
    return town


def as_town(town: dict[str, Any]) -> Town:
    people, spent = town["people"], town["spent orders"]
    parties = {
        "mafia": (Customer.DEAD_CLAN, Clan.MAFIA),
        "yakuza": (Customer.DEAD_CLAN, Clan.YAKUZA),
        "dead honest": (Customer.DEAD_HONEST, None),
    }
    return Town(
        living=frozenset(seat for seat in PEOPLE if people[seat]["alive"]),
        assassin=ASSASSIN,
        exp={seat: people[seat]["exp"] for seat in PEOPLE},
        clans={
            seat: Clan(one["clan"])
            for seat, one in people.items()
            if one["clan"] and (one["role"] == "bandit" or one["alive"])
        },
        commissars=frozenset(seat for seat in PEOPLE if people[seat]["role"] == "commissar"),
        necromancer=NECROMANCER,
        executed=spent.get("commissars", 0),
        ordered=frozenset(parties[who] for who in parties if spent.get(who, 0)),
    )


def random_order(dice: Random, town: dict[str, Any], number: int) -> InWords:
    by: Any = dice.choice([*PEOPLE, *PEOPLE, "mafia", "yakuza", "dead honest"])
    what = dice.choice(("kill", "kill", "guard"))
    to_whom = by if what == "guard" and dice.random() < 0.8 else dice.choice(PEOPLE)
    order: InWords = {
        "number": number,
        "by": by,
        "as dead": was_dead(town, by),
        "named": None,
        "what": what,
        "whom": to_whom if isinstance(to_whom, int) else 0,
        "price": dice.choice((1, 2, 2, 3, 3, 4, 5, 6, 15, 20)),
        "reserved": {},
    }
    payers = [by] if isinstance(by, int) else dice.sample(members(town, by), dice.choice((1, 2)))
    left = cost(town, order)
    for payer in payers[1:]:
        order["reserved"][payer] = left // 2
        left -= left // 2
    order["reserved"][payers[0]] = left
    order["named"] = min(payers)
    return order


def members(town: dict[str, Any], by: str) -> list[int]:
    """Of a living clan the living pay, of a union the dead."""
    people = town["people"]
    if by == "dead honest":
        bandits = [seat for seat in PEOPLE if people[seat]["role"] == "bandit"]
        return [seat for seat in PEOPLE if seat not in bandits and seat != ASSASSIN]
    clan = [seat for seat in PEOPLE if people[seat]["clan"] == by]
    return clan


def was_dead(town: dict[str, Any], by: Any) -> bool:
    people = town["people"]
    if isinstance(by, int):
        return not people[by]["alive"]
    return by == "dead honest" or not any(
        one["alive"] for one in people.values() if one["clan"] == by
    )


def as_order(town: dict[str, Any], order: InWords) -> Order:
    by, dead = order["by"], order["as dead"]
    if isinstance(by, int):
        alone = {True: Customer.DEAD_BANDIT, False: Customer.LONE}
        customer = alone[bool(dead and town["people"][by]["clan"])]
        if dead and town["people"][by]["role"] == "commissar":
            customer = Customer.DEAD_COMMISSAR
    elif by == "dead honest":
        customer = Customer.DEAD_HONEST
    else:
        customer = Customer.DEAD_CLAN if dead else Customer.CLAN
    shares = tuple(sorted(order["reserved"].items()))
    return Order(
        number=order["number"],
        job=Job(order["what"]),
        customer=customer,
        by=order["named"],
        victim=order["whom"],
        price=order["price"],
        shares=shares,
        clan=Clan(by) if by in ("mafia", "yakuza") else None,
    )


def bids(dice: Random) -> Day:
    """A day on which everybody tries to order; both must agree on each of the orders."""
    day = Day(random_town(dice))
    for number in range(dice.randint(1, 10)):
        order = random_order(dice, day.town, number)
        bid = as_order(day.town, order)
        allowed = may_order(day.town, day.book, order)
        refusal = why_not(bid, day.orders, as_town(day.town))
        assert allowed == (refusal is None), (day.town, day.book, order, refusal)
        if allowed:
            receive(day.book, order)
            day.orders = place(bid, day.orders)
        for seat in PEOPLE:
            held = sum(one["reserved"].get(seat, 0) for one in day.book)
            assert held == reserved(day.orders, seat), (day.book, day.orders, seat)
    return day


def check(seed: int) -> tuple[int, int]:
    """How many orders there were, and how many were executed."""
    dice = Random(seed)
    day = bids(dice)
    for seat, one in day.town["people"].items():  # what happens until N3
        if seat != ASSASSIN and dice.random() < 0.15:
            one["alive"] = not one["alive"]
    picks = dice.sample(range(10), 3)
    sent: Any = dice.choice([None, "refuse", picks, picks])
    day.town["pacifist"] = dice.random() < 0.05
    acts = dice.choice((1, 1, 2, 3))
    text = contracts(day.town, day.book, sent, acts)
    answer = (
        None if sent is None else Answer(sent == "refuse", () if sent == "refuse" else tuple(sent))
    )
    game = select(
        day.orders,
        as_town(day.town),
        answer,
        actions=acts,
        pacifist=day.town["pacifist"],
    )
    where = (seed, day, sent, acts)
    executed = [one["number"] for one in text["executed"]]
    assert [one.number for one in game.executed] == executed, where
    released = {one["number"] for one in day.book} - set(executed)
    assert {one.number for one in game.released} == released, where
    return len(day.book), len(executed)


def test_random_days_of_bids_end_as_the_text_says() -> None:
    made = [check(seed) for seed in range(DAYS)]
    assert sum(orders for orders, _executed in made) > DAYS
    assert sum(executed for _orders, executed in made) > DAYS // 3


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(DAYS, MORE), marks=pytest.mark.thorough),
        pytest.param(range(MORE, ALL), marks=pytest.mark.long),
    ],
    ids=str,
)
def test_many_more_days_of_bids_end_as_the_text_says(seeds: range) -> None:
    for seed in seeds:
        check(seed)


@pytest.mark.parametrize("rises", [False, True])
def test_who_ordered_dead_has_used_it_though_they_rise(rises: bool) -> None:
    """Item 23c: two executed orders for all dead commissars; one is executed already."""
    town = _two_dead_commissars()
    town["spent orders"]["commissars"] = 1
    day = Day(town)
    for number, (by, victim, price) in enumerate(((COMMISSAR, 8, 3), (HEIR, 2, 4))):
        _bid(day, number, by, (victim, price), paid={by: 2 * price})
    town["people"][HEIR]["alive"] = rises
    assert _executed(day, acts=2) == [1]


@pytest.mark.parametrize("by", ["mafia", "dead honest"])
def test_a_union_of_the_dead_makes_one_order_and_may_raise_it(by: str) -> None:
    town = _two_dead_commissars()
    payer = 0 if by == "mafia" else 8
    for seat in (0, 1, 8):
        town["people"][seat] |= {"alive": False, "exp": 100}
    town["people"][NECROMANCER]["alive"] = by == "mafia"
    day = Day(town)
    wishes = ((9, 20), (10, 20), (9, 21))
    accepted = [
        _bid(day, number, by, wish, paid={payer: wish[1]}) for number, wish in enumerate(wishes)
    ]
    assert accepted == [True, False, True]
    assert _executed(day, acts=2) == [2]


def _two_dead_commissars() -> dict[str, Any]:
    """All others live, and nobody has ordered yet."""
    town = random_town(Random(0))
    for seat, one in town["people"].items():
        one |= {"alive": seat not in (COMMISSAR, HEIR), "exp": 25}
    town["people"][COMMISSAR]["clan"] = None
    town["people"][HEIR]["role"] = "commissar"
    town["spent orders"] |= dict.fromkeys(town["spent orders"], 0)
    return town


def _bid(day: Day, number: int, by: Any, wish: tuple[int, int], paid: dict[int, int]) -> bool:
    """Whether a bid is accepted: both must say the same. `wish`: the victim, and the price."""
    victim, price = wish
    order: InWords = {
        **{"number": number, "by": by, "as dead": was_dead(day.town, by), "named": min(paid)},
        **{"what": "kill", "whom": victim, "price": price, "reserved": paid},
    }
    bid = as_order(day.town, order)
    allowed = why_not(bid, day.orders, as_town(day.town)) is None
    assert may_order(day.town, day.book, order) == allowed
    if allowed:
        receive(day.book, order)
        day.orders = place(bid, day.orders)
    return allowed


def _executed(day: Day, acts: int) -> list[int]:
    """The numbers of those that are executed: both must say the same."""
    game = select(day.orders, as_town(day.town), actions=acts)
    numbers = [order.number for order in game.executed]
    text = contracts(day.town, day.book, None, acts)
    assert [one["number"] for one in text["executed"]] == numbers
    return numbers


def test_the_assassins_own_will() -> None:
    """Item 25: it costs 10 exp, and only if nobody has ordered anything that day."""
    allowed = []
    for seed in range(400):
        dice = Random(seed)
        day = bids(dice) if dice.random() < 0.3 else Day(random_town(dice))
        day.town["pacifist"] = dice.random() < 0.1
        victim = dice.choice(PEOPLE)
        will = Order(
            number=99,
            job=Job.KILL,
            customer=Customer.SELF,
            by=ASSASSIN,
            victim=victim,
            price=10,
            shares=((ASSASSIN, 10),),
        )
        in_time = why_not(will, day.orders, as_town(day.town)) is None
        orders = place(will, day.orders) if in_time else day.orders
        picked = select(
            orders, as_town(day.town), Answer(picks=(99,)), pacifist=day.town["pacifist"]
        )
        text = self_order(day.town, day.book, len(day.book), ("self", victim))
        text = text and not day.town["pacifist"]
        assert (will in picked.executed) == text, (seed, day, victim)
        allowed.append(text)
    assert 40 < sum(allowed) < 300
