"""What changes hands: the shop and its auctions, offers of coins, public organisations."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

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
    """Coins that somebody offers somebody; they are put aside until it is answered (M45). There is
    at most one from one person to another, so it needs no number, which would count secrets.
    `purchase`: meant for a purchase of the commissar (item 39)."""

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


class Service(Struct, frozen=True):
    """What an organisation does for outsiders, and for how many coins (item 53)."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    fee: Annotated[int, Meta(ge=1, le=99)]


Payment = Literal["donation", "service", "payout"]
"""What came into a fund or left it: from a member, from an outsider, to a member."""


class Entry(Struct, frozen=True):
    """A line in the books of a fund: on which day, whose coins or to whom."""

    day: int
    what: Payment
    who: Seat
    coins: int


class ServiceOrder(Struct, frozen=True):
    """An outsider has put aside the fee for a service, until the head has rendered it."""

    by: Seat
    service: Service


class Statement(Struct, frozen=True):
    """What the head reported on a day: what has come in on it and gone out, and the fund then."""

    day: int
    came: int
    went: int
    fund: int


class Organisation(Struct, omit_defaults=True):
    """A public organisation (item 53, M51).

    `number`: in the order of founding. `head`: who founded it. `services`: for outsiders, as the
    charter has them. `asking`: who would like to join. `books`: all that the fund has received and
    paid. `statements`: what the head has reported; `missed`: days without a report."""

    number: Number
    name: str
    head: Seat
    charter: Document
    condition: str
    goals: str
    founded: int
    services: tuple[Service, ...] = ()
    members: list[Seat] = []
    asking: list[Seat] = []
    fund: int = 0
    books: list[Entry] = []
    orders: list[ServiceOrder] = []
    statements: list[Statement] = []
    missed: list[int] = []


class SpyNet(Struct, frozen=True):
    """A thief's spy net and the six it watches (M39)."""

    by: Seat
    watched: tuple[Seat, ...]


class Tally(Struct, omit_defaults=True):
    """What a person has done for the awards: thefts, sales, thefts from their shop (item 43)."""

    thefts: int = 0
    sales: int = 0
    robbed: int = 0


Collector = Literal["commissar", "mafia", "yakuza"]
"""For whom people collect (item 52): each has one collection at a time."""


class Purchase(Struct, omit_defaults=True):
    """A collection for a thing of the commissar, or of a clan (item 52). `by`: who began it."""

    kind: str
    price: int
    to: Collector
    by: Seat
    given: dict[Seat, int] = {}

    @property
    def missing(self) -> int:
        """Coins that it still needs."""
        return self.price - sum(self.given.values())


class Trade(Struct, omit_defaults=True):
    """Everything that changes hands. `spied`: thief → houses whose things they have seen, so that
    they may choose there (item 46). `trusted`: what bandits have given a commissar today for a
    purchase; `spent`: what people have paid today for things of the commissar's (M45)."""

    shop: Shop = field(default_factory=Shop)
    gifts: list[Gift] = []
    loot: list[Loot] = []
    collections: list[Purchase] = []
    organisations: list[Organisation] = []
    nets: list[SpyNet] = []
    spied: dict[Seat, list[Seat]] = {}
    tallies: dict[Seat, Tally] = {}
    trusted: list[Gift] = []
    spent: dict[Seat, int] = {}
