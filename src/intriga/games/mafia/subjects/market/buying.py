"""Offers for things of the shop; the sale is at nightfall (items 40, 47, 52, M40)."""

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about, only_by_day
from intriga.games.mafia.subjects.fields import Coins, Kind
from intriga.games.mafia.subjects.market import deposits, labels, shop
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
    choice,
    msg,
    refuse,
)


class BidForThing(Act, frozen=True):
    """Offer coins for a thing of the shop, at least today's price; sales are made at nightfall."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


def _check_bid(state: State, who: Seat, act: BidForThing) -> Refusal | None:
    if refusal := shop.check_open(state, act.thing):
        return refusal
    if who == state.trade.shop.merchant:
        return refuse("mafia-refused-own-shop")
    if refusal := shop.check_buyer(state, who, act.thing, len(shop.shelf(state, act.thing))):
        return refusal
    least = shop.price(state, act.thing)
    if act.price < least:
        return refuse("mafia-refused-price", coins=least)
    return shop.check_coins(state, who, shop.cost(state, who, act.price))


def _bid(state: State, who: Seat, act: BidForThing, step: Step) -> None:
    coins = shop.cost(state, who, act.price)
    state.people[who].coins -= coins
    shop.place(state, act.thing, act.price, {who: coins}, who)
    step.emit("mafia-bid-placed", (who,), thing=msg(things()[act.thing].text), coins=coins)


@only_by_day
def _offer_bid(state: State, who: Seat) -> Iterator[Form]:
    price = Field("price", "number", "bid-price", after=("thing",))
    yield from about(state, who, BidForThing, choice("thing", "for-sale"), _for_sale, price)


def _for_sale(state: State, who: Seat, chosen: Chosen) -> Choices:
    mine = who == state.trade.shop.merchant
    return labels.priced(state, () if mine else affordable(state, who))


def affordable(state: State, who: Seat) -> Iterable[str]:
    """What somebody could offer for now, or the merchant take."""
    if not shop.trades(state):
        return
    for kind, there in shop.counts(state).items():
        coins = shop.cost(state, who, shop.price(state, kind))
        refusal = shop.check_buyer(state, who, kind, there)
        if (refusal or shop.check_coins(state, who, coins)) is None:
            yield kind


def _bid_price(state: State, who: Seat, chosen: Chosen) -> Range:
    kind = str(chosen.get("thing"))
    least = shop.price(state, kind) if kind in things() else 1
    return Range(least, max(least, state.people[who].coins // shop.cost(state, who, 1)))


BID_FOR_THING = Deed(
    BidForThing,
    _check_bid,
    _bid,
    _offer_bid,
    choices={"for-sale": _for_sale, "bid-price": _bid_price},
)


class TakeBackBid(Act, frozen=True):
    """Take back the last offer of one's own for a thing of this kind."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]


def _check_take_back(state: State, who: Seat, act: TakeBackBid) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    mine = any(one.kind == act.thing for one in deposits.own(state, who))
    return None if mine else refuse("mafia-refused-no-bid")


def _take_back(state: State, who: Seat, act: TakeBackBid, step: Step) -> None:
    offer = [one for one in deposits.own(state, who) if one.kind == act.thing][-1]
    state.trade.shop.offers.remove(offer)
    coins = sum(offer.payers.values())
    deposits.give_back(state, offer, coins)
    step.emit("mafia-bid-taken-back", (who,), thing=msg(things()[act.thing].text), coins=coins)


@only_by_day
def _offer_take_back(state: State, who: Seat) -> Iterator[Form]:
    yield from about(state, who, TakeBackBid, choice("thing", "own-bids"), _own_bids)


def _own_bids(state: State, who: Seat, chosen: Chosen) -> Choices:
    return labels.kinds(dict.fromkeys(one.kind for one in deposits.own(state, who)))


TAKE_BACK_BID = Deed(
    TakeBackBid,
    _check_take_back,
    _take_back,
    _offer_take_back,
    choices={"own-bids": _own_bids},
)
