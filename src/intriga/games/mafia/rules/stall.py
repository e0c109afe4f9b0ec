"""What the merchant does: prices, closed days, their own purchases, artifacts (item 47)."""

from intriga.games.mafia.acts.market import BuyOwn, CloseShop, SetPrices
from intriga.games.mafia.acts.night import UseThing
from intriga.games.mafia.rules import houses, lookup, shop
from intriga.games.mafia.state import State
from intriga.games.mafia.tables.things import things
from intriga.kernel import Refusal, Seat, Step, msg, refuse

DAY = 2
"""Ticks from one day to the next."""


def check_merchant(state: State, who: Seat) -> Refusal | None:
    """Why somebody does not keep the shop now."""
    if state.trade.shop.merchant != who:
        return refuse("mafia-refused-not-merchant")
    return lookup.must_live(state, who) or houses.playing(state)


def check_prices(state: State, who: Seat, act: SetPrices) -> Refusal | None:
    if refusal := check_merchant(state, who):
        return refusal
    return None if things().keys() >= act.margins.keys() else refuse("mafia-refused-not-there")


def set_prices(state: State, who: Seat, act: SetPrices, step: Step) -> None:
    """They are published at dawn, and stand until the merchant sets others."""
    asked = act.margins
    state.trade.shop.margins = {kind: asked[kind] for kind in things() if asked.get(kind)}
    step.emit("mafia-prices-noted", (who,))


def check_close(state: State, who: Seat, act: CloseShop) -> Refusal | None:
    return check_merchant(state, who)


def close(state: State, who: Seat, act: CloseShop, step: Step) -> None:
    state.trade.shop.closes = act.closed
    step.emit("mafia-shop-will-close" if act.closed else "mafia-shop-will-open", (who,))


def check_buy_own(state: State, who: Seat, act: BuyOwn) -> Refusal | None:
    if refusal := check_merchant(state, who) or shop.check_open(state, act.thing):
        return refusal
    there = len(shop.shelf(state, act.thing))
    if refusal := shop.check_buyer(state, who, act.thing, there):
        return refusal
    return shop.check_coins(state, who, shop.price(state, act.thing))


def buy_own(state: State, who: Seat, act: BuyOwn, step: Step) -> None:
    """Settled at nightfall, so that the merchant does not learn by it what others offer for."""
    coins = shop.price(state, act.thing)
    state.people[who].coins -= coins
    shop.place(state, act.thing, coins, {who: coins}, who, own=True)
    step.emit("mafia-bid-placed", (who,), thing=msg(things()[act.thing].text), coins=coins)


def check_artifact(state: State, who: Seat, act: UseThing) -> Refusal | None:
    """A merchant's artifacts are for whoever keeps the shop."""
    return check_merchant(state, who)


def toss_coin(state: State, who: Seat, act: UseThing, step: Step) -> None:
    """All nominal prices are lower today and tomorrow; another coin makes it two days more."""
    kept = state.trade.shop
    kept.lucky = max(kept.lucky, state.tick - DAY) + 2 * DAY
    step.emit("mafia-coin-tossed", (who,))


def sign_contract(state: State, who: Seat, act: UseThing, step: Step) -> None:
    """The whole price of a sale is the merchant's (M40)."""
    state.trade.shop.cunning += 1
    step.emit("mafia-contract-signed", (who,))
