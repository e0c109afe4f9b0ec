"""Stolen things are sold: to the merchant at any price, or to the host (item 46)."""

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import Profession, things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import Loot
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import YES, about, only_by_day, some
from intriga.games.mafia.subjects.choosing import items
from intriga.games.mafia.subjects.fields import Coins, Number
from intriga.games.mafia.subjects.houses import belongings
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.market import labels, shop, stall
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    always,
    choice,
    listed,
    msg,
    refuse,
    seat,
)


def stolen(state: State, who: Seat) -> list[Item]:
    """What a thief has stolen and still has."""
    if not lookup.practises(state, who, Profession.THIEF):
        return []
    return [item for item in state.people[who].things if item.stolen]


def _check_thief(state: State, who: Seat, number: int) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.DAY) or lookup.must_live(state, who):
        return refusal
    has = any(item.number == number for item in stolen(state, who))
    return None if has else refuse("mafia-refused-not-stolen")


def _take(state: State, who: Seat, number: int) -> Item:
    """The thing leaves the thief, and nobody is offered it any more."""
    state.trade.loot = [one for one in state.trade.loot if one.item != number]
    item = belongings.item_of(state, who, number)
    assert item is not None
    state.people[who].things.remove(item)
    return item


class SellLoot(Act, frozen=True):
    """Sell a stolen thing to the host, for half the nominal price (item 46)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]


def _host_price(kind: str) -> int:
    """Half of the nominal price, rounded down; the lucky coin is a matter of the shop alone."""
    return things()[kind].price // 2


def _check_sell(state: State, who: Seat, act: SellLoot) -> Refusal | None:
    return _check_thief(state, who, act.thing)


def _sell(state: State, who: Seat, act: SellLoot, step: Step) -> None:
    """It does not come into the shop: it is gone."""
    item = _take(state, who, act.thing)
    coins = _host_price(item.kind)
    state.people[who].coins += coins
    step.emit("mafia-loot-sold", (who,), thing=msg(things()[item.kind].text), coins=coins)
    name = msg(things()[item.kind].text)
    note(state, step, "D0", "mafia-log-loot-host", who=seat(who), thing=name, coins=coins)


def _sells(state: State, who: Seat) -> bool:
    return state.phase is Phase.DAY and state.people[who].lives and bool(stolen(state, who))


def _offer_sell(state: State, who: Seat) -> Iterator[Form]:
    if _sells(state, who):
        yield Form(SellLoot, (choice("thing", "stolen-for-host"),))


def _stolen_for_host(state: State, who: Seat, chosen: Chosen) -> Choices:
    """With what the host gives for them."""
    return listed(
        (one.number, labels.name_priced(one.kind, _host_price(one.kind)))
        for one in stolen(state, who)
    )


SELL_LOOT = Deed(
    SellLoot, _check_sell, _sell, _offer_sell, choices={"stolen-for-host": _stolen_for_host}
)


class OfferLoot(Act, frozen=True):
    """Offer a stolen thing to the merchant, at any price (item 46)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    price: Annotated[Coins, SECRET]


def _check_offer(state: State, who: Seat, act: OfferLoot) -> Refusal | None:
    if refusal := _check_thief(state, who, act.thing):
        return refusal
    return None if shop.merchant(state) is not None else refuse("mafia-refused-no-merchant")


def _offer(state: State, who: Seat, act: OfferLoot, step: Step) -> None:
    """The merchant does not learn whose it is. Another price takes the place of the first."""
    trade = state.trade
    item = belongings.item_of(state, who, act.thing)
    keeper = shop.merchant(state)
    assert item is not None
    assert keeper is not None
    trade.loot = [one for one in trade.loot if one.item != act.thing]
    trade.offered += 1
    trade.loot.append(Loot(trade.offered, who, act.thing, act.price))
    name = msg(things()[item.kind].text)
    step.emit("mafia-loot-offered", (keeper,), thing=name, coins=act.price)
    step.emit("mafia-loot-noted", (who,), thing=name, coins=act.price)


def _offer_offer(state: State, who: Seat) -> Iterator[Form]:
    if _sells(state, who) and shop.merchant(state) is not None:
        price = Field("price", "number", "loot-price")
        yield Form(OfferLoot, (choice("thing", "stolen"), price))


MOST_FOR_LOOT = 9_999
"""It may be any price (item 46)."""


def _stolen(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(stolen(state, who))


OFFER_LOOT = Deed(
    OfferLoot,
    _check_offer,
    _offer,
    _offer_offer,
    choices={"stolen": _stolen, "loot-price": always(Range(1, MOST_FOR_LOOT))},
)


class AnswerLoot(Act, frozen=True):
    """The merchant buys a stolen thing, or not."""

    unseen: ClassVar[bool] = True
    offer: Annotated[Number, SECRET]
    yes: Annotated[bool, SECRET]


def open_offers(state: State) -> list[tuple[Loot, Item]]:
    """What thieves who live offer today, with the things, which they still have."""
    found = []
    for one in state.trade.loot:
        item = belongings.item_of(state, one.by, one.item)
        if item is not None and state.people[one.by].lives:
            found.append((one, item))
    return found


def _numbered(state: State, number: int) -> Loot | None:
    return next((one for one, _ in open_offers(state) if one.number == number), None)


def _check_answer(state: State, who: Seat, act: AnswerLoot) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    one = _numbered(state, act.offer)
    if one is None:
        return refuse("mafia-refused-no-loot")
    return shop.check_coins(state, who, one.price) if act.yes else None


def _answer(state: State, who: Seat, act: AnswerLoot, step: Step) -> None:
    """It is for sale from the next day on, so nobody sees by the hour who sold it."""
    one = _numbered(state, act.offer)
    assert one is not None
    found = belongings.item_of(state, one.by, one.item)
    assert found is not None
    name = msg(things()[found.kind].text)
    if not act.yes:
        state.trade.loot.remove(one)
        step.emit("mafia-loot-declined", (one.by,), thing=name, coins=one.price)
        return
    shop.bring(state, _take(state, one.by, one.item).kind)
    state.people[who].coins -= one.price
    state.people[one.by].coins += one.price
    step.emit("mafia-loot-sold", (one.by,), thing=name, coins=one.price)
    step.emit("mafia-loot-bought", (who,), thing=name, coins=one.price)
    note(state, step, "D0", "mafia-log-loot-shop", who=seat(one.by), thing=name, coins=one.price)


@only_by_day
def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    """What they cannot pay, they can only decline."""
    yield from about(
        state, who, AnswerLoot, choice("offer", "loot-cheap"), _loot_cheap, YES, asks=True
    )
    if some(state, who, _loot_dear):
        dear = (choice("offer", "loot-dear"),)
        yield Form(AnswerLoot, dear, preset={"yes": False}, asks=True)


def _loot(found: Iterable[tuple[Loot, Item]]) -> Choices:
    return listed((one.number, labels.name_priced(item.kind, one.price)) for one, item in found)


def _loot_cheap(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What thieves offer and the merchant can pay."""
    coins = state.people[who].coins
    return _loot(found for found in open_offers(state) if found[0].price <= coins)


def _loot_dear(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What they can only decline."""
    coins = state.people[who].coins
    return _loot(found for found in open_offers(state) if found[0].price > coins)


ANSWER_LOOT = Deed(
    AnswerLoot,
    _check_answer,
    _answer,
    _offer_answer,
    gate=stall.check_merchant,
    answers=True,
    choices={"loot-cheap": _loot_cheap, "loot-dear": _loot_dear},
)
