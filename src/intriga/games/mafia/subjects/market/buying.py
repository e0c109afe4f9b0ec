"""Offers for things of the shop; the sale is at nightfall (items 40, 47, 52, M40)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Coins, Kind
from intriga.games.mafia.subjects.market import deposits, shop
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, msg, refuse


class BidForThing(Act, frozen=True):
    """Offer coins for a thing of the shop, at least today's price; sales are made at nightfall."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


def check_bid(state: State, who: Seat, act: BidForThing) -> Refusal | None:
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


def bid(state: State, who: Seat, act: BidForThing, step: Step) -> None:
    coins = shop.cost(state, who, act.price)
    state.people[who].coins -= coins
    shop.place(state, act.thing, act.price, {who: coins}, who)
    step.emit("mafia-bid-placed", (who,), thing=msg(things()[act.thing].text), coins=coins)


class TakeBackBid(Act, frozen=True):
    """Take back the last offer of one's own for a thing of this kind."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]


def check_take_back(state: State, who: Seat, act: TakeBackBid) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    mine = any(one.kind == act.thing for one in deposits.own(state, who))
    return None if mine else refuse("mafia-refused-no-bid")


def take_back(state: State, who: Seat, act: TakeBackBid, step: Step) -> None:
    offer = [one for one in deposits.own(state, who) if one.kind == act.thing][-1]
    state.trade.shop.offers.remove(offer)
    coins = sum(offer.payers.values())
    deposits.give_back(state, offer, coins)
    step.emit("mafia-bid-taken-back", (who,), thing=msg(things()[act.thing].text), coins=coins)
