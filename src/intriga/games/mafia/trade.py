"""What changes hands: the shop and its auctions, offers of coins, public organisations."""

from typing import Literal

from msgspec import Struct, field

from intriga.games.mafia.people import Item, Number, Tick
from intriga.kernel import Document, Seat


class Offer(Struct, omit_defaults=True):
    """What somebody would pay for a thing of this kind; the coins are put aside. `payers`: seat →
    coins, several only where the rules let people share (item 52). `for_whom`: who gets it."""

    number: Number
    kind: str
    price: int
    payers: dict[Seat, int]
    for_whom: Seat


class Shop(Struct, omit_defaults=True):
    """The shop. `merchant`: whose it is, None: the host's. `stock`: what lies there; what a spell
    brought is not for sale until the tick `from_`. `prices`: kind → price of today, at least the
    nominal one; `tomorrow`: those published for the next day. `closed`: no trade today. `lucky`:
    the last tick of the lucky coin; `cunning`: the next sale is all the merchant's (item 47)."""

    merchant: Seat | None = None
    stock: list[Item] = []
    prices: dict[str, int] = {}
    tomorrow: dict[str, int] = {}
    closed: bool = False
    lucky: Tick = 0
    cunning: bool = False
    offers: list[Offer] = []
    fresh: dict[Number, Tick] = {}


class Gift(Struct, frozen=True, omit_defaults=True):
    """Coins that somebody offers somebody; they are put aside until it is answered (M45).
    `purchase`: meant for a purchase of the commissar (item 39)."""

    number: Number
    by: Seat
    to: Seat
    coins: int
    purchase: bool = False


class Loot(Struct, frozen=True):
    """A stolen thing offered to the merchant at a price (item 46)."""

    number: Number
    by: Seat
    item: Number
    price: int


class Organisation(Struct, omit_defaults=True):
    """A public organisation (item 53, M51). `reports`: days on which the head has reported."""

    number: Number
    name: str
    head: Seat
    charter: Document
    condition: str
    goals: str
    founded: int
    services: dict[str, int] = {}
    members: list[Seat] = []
    asking: list[Seat] = []
    fund: int = 0
    reports: list[int] = []


class SpyNet(Struct):
    """A thief's spy net and the six it watches (M39). `had`: the things that each of them had when
    the thief was last told, by number."""

    by: Seat
    watched: tuple[Seat, ...]
    had: dict[Seat, list[Number]] = {}


class Sight(Struct, frozen=True, omit_defaults=True):
    """A thing as a spy sees it: its kind, and whether it is worn or armed."""

    kind: str
    ready: bool = False


class Peek(Struct, frozen=True):
    """What a thief has seen in a house by espionage, and in which night (item 46)."""

    night: int
    things: tuple[Sight, ...] = ()


class Tally(Struct, omit_defaults=True):
    """What a person has done for the awards: thefts, sales, thefts from their shop (item 43)."""

    thefts: int = 0
    sales: int = 0
    robbed: int = 0


class Purchase(Struct, omit_defaults=True):
    """A collection for a thing of the commissar, or of a clan (item 52)."""

    number: Number
    kind: str
    to: Literal["commissar", "mafia", "yakuza"]
    given: dict[Seat, int] = {}


class Trade(Struct, omit_defaults=True):
    """Everything that changes hands. `spied`: thief → house → what they have seen there last, so
    that they may choose there (item 46); `unspent`: what the commissar was given for a purchase and
    has not spent yet (M45)."""

    shop: Shop = field(default_factory=Shop)
    gifts: list[Gift] = []
    loot: list[Loot] = []
    collections: list[Purchase] = []
    organisations: list[Organisation] = []
    nets: list[SpyNet] = []
    spied: dict[Seat, dict[Seat, Peek]] = {}
    tallies: dict[Seat, Tally] = {}
    unspent: dict[Seat, int] = {}
