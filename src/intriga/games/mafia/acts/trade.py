"""The shop, coins, stolen goods, organisations (items 38, 39, 46, 47, 52, 53)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.kernel import SECRET, Act, Document, Seat

Kind = Annotated[str, Meta(max_length=30)]
Coins = Annotated[int, Meta(ge=1, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class ExchangeExp(Act, frozen=True):
    """Turn exp into as many coins (item 38)."""

    unseen: ClassVar[bool] = True
    exp: Annotated[Coins, SECRET]


class BidForThing(Act, frozen=True):
    """Offer coins for a thing of the shop, at least today's price; sales are made at nightfall."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


class StartCollection(Act, frozen=True):
    """Collect for a thing: the commissar among all, a clan among itself (item 52)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


class ChipIn(Act, frozen=True):
    """Give coins to a collection."""

    unseen: ClassVar[bool] = True
    collection: Annotated[Number, SECRET]
    coins: Annotated[Coins, SECRET]


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


class GiveCoins(Act, frozen=True):
    """Offer coins to somebody (M45). `purchase`: for a purchase of the commissar (item 39)."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]
    purchase: Annotated[bool, SECRET] = False


class AnswerGift(Act, frozen=True):
    """Take the coins, or not."""

    unseen: ClassVar[bool] = True
    gift: Annotated[Number, SECRET]
    yes: Annotated[bool, SECRET]


class FoundOrganisation(Act, frozen=True):
    """Found a public organisation on day 1 or 2 (item 53, M51). `service`: what outsiders may pay
    for, at `fee` coins; "": nothing."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    charter: Document
    condition: Annotated[str, Meta(max_length=300)]
    goals: Annotated[str, Meta(min_length=1, max_length=300)]
    service: Annotated[str, Meta(max_length=100)] = ""
    fee: Annotated[int, Meta(ge=0, le=99)] = 0


class ApplyToOrganisation(Act, frozen=True):
    organisation: Number


class AdmitMember(Act, frozen=True):
    """The head lets somebody in, or not."""

    whom: Seat
    yes: bool = True


class DonateToFund(Act, frozen=True):
    """Give coins to the fund of one's organisation."""

    unseen: ClassVar[bool] = True
    coins: Annotated[Coins, SECRET]


class SpendFund(Act, frozen=True):
    """The head gives coins of the fund to a member."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]


class PayService(Act, frozen=True):
    """An outsider pays for a service of an organisation."""

    unseen: ClassVar[bool] = True
    organisation: Annotated[Number, SECRET]


class ReportOnFund(Act, frozen=True):
    """The head reports on the fund of today: the server counts it, members read it."""

    about: Literal["today"] = "today"


Trades = (
    ExchangeExp
    | BidForThing
    | StartCollection
    | ChipIn
    | SetPrices
    | CloseShop
    | BuyOwn
    | OfferLoot
    | AnswerLoot
    | GiveCoins
    | AnswerGift
    | FoundOrganisation
    | ApplyToOrganisation
    | AdmitMember
    | DonateToFund
    | SpendFund
    | PayService
    | ReportOnFund
)
