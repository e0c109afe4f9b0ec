"""Coins: exchange, gifts, collections (items 38, 39, 52, M45)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.kernel import SECRET, Act, Seat

Kind = Annotated[str, Meta(max_length=30)]
Coins = Annotated[int, Meta(ge=1, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class ExchangeExp(Act, frozen=True):
    """Turn exp into as many coins (item 38)."""

    unseen: ClassVar[bool] = True
    exp: Annotated[Coins, SECRET]


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


Money = ExchangeExp | GiveCoins | AnswerGift | StartCollection | ChipIn
