"""What changes hands: the shop and its auctions, offers of coins, public organisations."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from intriga.games.mafia.state.people import Item, Number, Tick
from intriga.kernel import Document, Seat


class PlacedBid(Struct, omit_defaults=True):
    """What is offered for a thing of this kind. `price`: what the shop gets at most; `payers`: seat
    → coins put aside, several only where the rules let people share (item 52), more than the price
    where somebody dead pays (item 40). `for_whom`: who gets it. `own`: the merchant's own, who
    takes what nobody wants (item 47). `number`: the order in which offers came, which nobody
    sees."""

    number: Number
    kind: str
    price: int
    payers: dict[Seat, int]
    for_whom: Seat
    own: bool = False


class Shop(Struct, omit_defaults=True):
    """The shop. `merchant`: whose it is, None: the host's. `stock`: what lies there; what came in
    today is not for sale until the tick `fresh`. `prices`: kind → price of today, where it is not
    the usual nominal one. `margins`: what the merchant asks above the nominal price, from the next
    day on. `closed`: no trade today; `closes`: none on the next day. `lucky`: the last tick of the
    lucky coin; `cunning`: so many sales to come are all the merchant's (item 47). `placed`: offers
    of the match so far. `wanted`: at noon, the kinds that somebody else had offered for; None
    before it. `counted`: kind → how many were for sale this morning; None before the first."""

    merchant: Seat | None = None
    stock: list[Item] = []
    margins: dict[str, int] = {}
    prices: dict[str, int] = {}
    closed: bool = False
    closes: bool = False
    lucky: Tick = 0
    cunning: int = 0
    offers: list[PlacedBid] = []
    placed: int = 0
    wanted: list[str] | None = None
    counted: dict[str, int] | None = None
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
    """A stolen thing offered to the merchant at a price (item 46). `number`: among all such offers,
    which the merchant alone sees."""

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


class BookLine(Struct, frozen=True):
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

    `number`: in the order of founding. `head`: who founded it; `announced`: whom everybody was last
    told to be its head, if it is not the founder. `services`: for outsiders, as the
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
    books: list[BookLine] = []
    orders: list[ServiceOrder] = []
    statements: list[Statement] = []
    missed: list[int] = []
    announced: Seat | None = None


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
    """Everything that changes hands. `loot`: offered to the merchant today, and `offered` so often
    in the match. `spied`: thief → house → what they have seen there last, so that they may choose
    there (item 46). `trusted`: what bandits have given a commissar today for a purchase; `spent`:
    what people have paid today for things of the commissar's (M45)."""

    shop: Shop = field(default_factory=Shop)
    gifts: list[Gift] = []
    loot: list[Loot] = []
    offered: int = 0
    collections: list[Purchase] = []
    organisations: list[Organisation] = []
    nets: list[SpyNet] = []
    spied: dict[Seat, dict[Seat, Peek]] = {}
    tallies: dict[Seat, Tally] = {}
    trusted: list[Gift] = []
    spent: dict[Seat, int] = {}
