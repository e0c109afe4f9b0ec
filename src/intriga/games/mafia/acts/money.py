"""Coins: exchange, gifts, collections (items 38, 39, 52, M45)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.trade import Collector
from intriga.kernel import SECRET, Act, Seat

Kind = Annotated[str, Meta(max_length=30)]
Coins = Annotated[int, Meta(ge=1, le=9999)]


class ExchangeExp(Act, frozen=True):
    """Get coins for exp: one for each, of the dead for two (items 38, 40)."""

    unseen: ClassVar[bool] = True
    coins: Annotated[Coins, SECRET]


class GiveCoins(Act, frozen=True):
    """Offer coins to somebody (M45). `purchase`: if it is the commissar, for a purchase that they
    have asked for (item 39)."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]
    purchase: Annotated[bool, SECRET] = False


class AnswerGift(Act, frozen=True):
    """Take the coins that somebody offers, or not. How many arrive one reads when they have."""

    unseen: ClassVar[bool] = True
    by: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


class StartCollection(Act, frozen=True):
    """Collect for a thing: the commissar among all, a clan among itself (item 52)."""

    unseen: ClassVar[bool] = True
    to: Annotated[Collector, SECRET]
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


class ChipIn(Act, frozen=True):
    """Give coins to a collection."""

    unseen: ClassVar[bool] = True
    to: Annotated[Collector, SECRET]
    coins: Annotated[Coins, SECRET]


Money = ExchangeExp | GiveCoins | AnswerGift | StartCollection | ChipIn
