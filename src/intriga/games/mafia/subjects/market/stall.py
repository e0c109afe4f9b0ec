"""What the merchant does: prices, closed days, their own purchases (item 47)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about, only_by_day
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.market import buying, labels, shop
from intriga.kernel import (
    SECRET,
    Act,
    Choice,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    msg,
    refuse,
)


def check_merchant(state: State, who: Seat) -> Refusal | None:
    """Why somebody does not keep the shop now."""
    if state.trade.shop.merchant != who:
        return refuse("mafia-refused-not-merchant")
    return lookup.must_live(state, who) or lookup.playing(state)


Margin = Annotated[int, Meta(ge=0, le=9999)]


class SetPrices(Act, frozen=True):
    """What the merchant asks from the next day on, in coins above the nominal price, by kind: the
    whole list anew (item 47)."""

    unseen: ClassVar[bool] = True
    margins: Annotated[dict[Kind, Margin], Meta(max_length=40), SECRET]


def _check_prices(state: State, who: Seat, act: SetPrices) -> Refusal | None:
    return None if things().keys() >= act.margins.keys() else refuse("mafia-refused-not-there")


def _set_prices(state: State, who: Seat, act: SetPrices, step: Step) -> None:
    """They are published at dawn, and stand until the merchant sets others."""
    asked = act.margins
    state.trade.shop.margins = {kind: asked[kind] for kind in things() if asked.get(kind)}
    step.emit("mafia-prices-noted", (who,))


def _offer_prices(state: State, who: Seat) -> Iterator[Form]:
    margins = Field("margins", "counts", "margins")
    yield Form(SetPrices, (margins,), filled={"margins": state.trade.shop.margins})


def _margins(state: State, who: Seat, chosen: Chosen) -> Choices:
    """All kinds, with the nominal prices that the margins come on top of; coins of different
    things are no sum (`weight`)."""
    return Choices(
        tuple(
            Choice(kind, labels.name_priced(kind, one.price), weight=0)
            for kind, one in things().items()
        )
    )


SET_PRICES = Deed(
    SetPrices,
    _check_prices,
    _set_prices,
    _offer_prices,
    gate=check_merchant,
    choices={"margins": _margins},
)


class CloseShop(Act, frozen=True):
    """The merchant does not trade on the next day, or does (item 47)."""

    unseen: ClassVar[bool] = True
    closed: Annotated[bool, SECRET] = True


def _close_shop(state: State, who: Seat, act: CloseShop, step: Step) -> None:
    state.trade.shop.closes = act.closed
    step.emit("mafia-shop-will-close" if act.closed else "mafia-shop-will-open", (who,))


def _offer_close(state: State, who: Seat) -> Iterator[Form]:
    closed = Field("closed", "flag", question=True)
    yield Form(CloseShop, (closed,), filled={"closed": state.trade.shop.closes})


CLOSE_SHOP = Deed(CloseShop, None, _close_shop, _offer_close, gate=check_merchant)


class BuyOwn(Act, frozen=True):
    """The merchant takes a thing at their own price, if nobody wants it before noon (item 47)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]


def _check_buy_own(state: State, who: Seat, act: BuyOwn) -> Refusal | None:
    if refusal := shop.check_open(state, act.thing):
        return refusal
    there = len(shop.shelf(state, act.thing))
    if refusal := shop.check_buyer(state, who, act.thing, there):
        return refusal
    return shop.check_coins(state, who, shop.price(state, act.thing))


def _buy_own(state: State, who: Seat, act: BuyOwn, step: Step) -> None:
    """Settled at nightfall, so that the merchant does not learn by it what others offer for."""
    coins = shop.price(state, act.thing)
    state.people[who].coins -= coins
    shop.place(state, act.thing, coins, {who: coins}, who, own=True)
    step.emit("mafia-bid-placed", (who,), thing=msg(things()[act.thing].text), coins=coins)


@only_by_day
def _offer_buy_own(state: State, who: Seat) -> Iterator[Form]:
    yield from about(state, who, BuyOwn, choice("thing", "own-stock"), _own_stock)


def _own_stock(state: State, who: Seat, chosen: Chosen) -> Choices:
    return labels.priced(state, buying.affordable(state, who))


BUY_OWN = Deed(
    BuyOwn,
    _check_buy_own,
    _buy_own,
    _offer_buy_own,
    gate=check_merchant,
    choices={"own-stock": _own_stock},
)
