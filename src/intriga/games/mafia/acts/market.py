"""The shop and the merchant (items 46, 47)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.kernel import SECRET, Act

Kind = Annotated[str, Meta(max_length=30)]
Coins = Annotated[int, Meta(ge=1, le=9999)]
Margin = Annotated[int, Meta(ge=0, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class BidForThing(Act, frozen=True):
    """Offer coins for a thing of the shop, at least today's price; sales are made at nightfall."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


class TakeBackBid(Act, frozen=True):
    """Take back the last offer of one's own for a thing of this kind."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]


class SetPrices(Act, frozen=True):
    """What the merchant asks from the next day on, in coins above the nominal price, by kind: the
    whole list anew (item 47)."""

    unseen: ClassVar[bool] = True
    margins: Annotated[dict[Kind, Margin], Meta(max_length=40), SECRET]


class CloseShop(Act, frozen=True):
    """The merchant does not trade on the next day, or does (item 47)."""

    unseen: ClassVar[bool] = True
    closed: Annotated[bool, SECRET] = True


class BuyOwn(Act, frozen=True):
    """The merchant takes a thing at their own price, if nobody wants it before noon (item 47)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]


class SellLoot(Act, frozen=True):
    """Sell a stolen thing to the host, for half the nominal price (item 46)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]


class OfferLoot(Act, frozen=True):
    """Offer a stolen thing to the merchant, at any price (item 46)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    price: Annotated[Coins, SECRET]


class AnswerLoot(Act, frozen=True):
    """The merchant buys a stolen thing, or not."""

    unseen: ClassVar[bool] = True
    offer: Annotated[Number, SECRET]
    yes: Annotated[bool, SECRET]


Market = (
    BidForThing | TakeBackBid | SetPrices | CloseShop | BuyOwn | SellLoot | OfferLoot | AnswerLoot
)
