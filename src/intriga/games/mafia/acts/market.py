"""The shop and the merchant (items 46, 47)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.kernel import SECRET, Act

Kind = Annotated[str, Meta(max_length=30)]
Coins = Annotated[int, Meta(ge=1, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class BidForThing(Act, frozen=True):
    """Offer coins for a thing of the shop, at least today's price; sales are made at nightfall."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


class SetPrices(Act, frozen=True):
    """The merchant's prices for the next day, by kind; they are published at dawn (item 47)."""

    unseen: ClassVar[bool] = True
    prices: Annotated[dict[Kind, Coins], Meta(max_length=40), SECRET]


class CloseShop(Act, frozen=True):
    """The merchant does not trade on the next day, or does (item 47)."""

    unseen: ClassVar[bool] = True
    closed: Annotated[bool, SECRET] = True


class BuyOwn(Act, frozen=True):
    """The merchant buys at their own price, in the second half of a day (item 47)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]


class OfferLoot(Act, frozen=True):
    """Sell a stolen thing: to the merchant at a price, or with 0 to the host for half the nominal
    price (item 46)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    price: Annotated[int, Meta(ge=0, le=9999), SECRET] = 0


class AnswerLoot(Act, frozen=True):
    """The merchant buys a stolen thing, or not."""

    unseen: ClassVar[bool] = True
    offer: Annotated[Number, SECRET]
    yes: Annotated[bool, SECRET]


Market = BidForThing | SetPrices | CloseShop | BuyOwn | OfferLoot | AnswerLoot
