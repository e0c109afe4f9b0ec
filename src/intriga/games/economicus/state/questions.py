"""What the match waits for apart from the course of a turn: the closed windows of the digest, 2a.

They lie on a stack: while one is open, only its own moves are taken, besides loans, repayments and
withdrawals. Money in millions.
"""

from typing import Literal

from msgspec import Struct

from intriga.kernel import Seat

SectorNumber = int
"""The number that is printed on a sector, 2 to 12."""

Chip = Literal["plain", "gear"]
"""A company without M&T, or with it."""

Kind = Literal["private", "state"]
"""Kinds of companies that nobody owns."""


class Stops(Struct, frozen=True, omit_defaults=True):
    """Where a player wants the match to wait for them. In others' turns: before the roll, after the
    profit, before the sales, at the end; `own_…`: the same in their own turns, whose roll always
    waits. `selling`: in phase 3, while they have something to sell. What they set is public, so
    that waiting tells nothing."""

    roll: bool = True
    profit: bool = False
    sales: bool = False
    end: bool = False
    own_profit: bool = True
    own_sales: bool = True
    own_end: bool = True
    selling: bool = True


class Play(Struct, frozen=True, omit_defaults=True):
    """A card that is played, with its targets."""

    card: str
    by: Seat
    sector: SectorNumber | None = None
    other: SectorNumber | None = None
    seat: Seat | None = None
    gear: bool = False


class Placement(Struct, tag="placement"):
    """Companies are placed, one by the first of `order`, then one by the next (items 12, 30)."""

    order: list[Seat]
    again: bool = False


class Auction(Struct, tag="auction"):
    """An auction: of an unowned company (T5), or of one that its owner must sell (E38).

    `kind`: which kind is sold, "" until the first word; `start`: the lowest first bid; `opener`:
    who has the first word, or sells. `price`, `leader`: the highest bid in the open, 0 and None
    before there is one; `second`: the highest of another; `spoken`: what the first word bid.
    `joined`: who has paid to take part; `out`: who has left; `bids`: how many there were. `maxima`:
    sealed answers, 0 for none.
    """

    sector: SectorNumber
    start: int
    opener: Seat
    kind: Kind | Literal[""] = ""
    forced: bool = False
    gear: bool = False
    worded: bool = False
    price: int = 0
    leader: Seat | None = None
    spoken: int = 0
    joined: list[Seat] = []
    out: list[Seat] = []
    bids: int = 0
    maxima: dict[Seat, int] = {}
    second: int = 0


class Proposal(Struct, tag="proposal"):
    """A sale between players (E21). `to`: whom it is made to, who have not refused; `price`: of
    all of it together. `counter`: who has named another price, which the seller is asked about;
    `first`: the price then is the one that was named, and this the seller's own, which holds for
    the others if the seller declines."""

    by: Seat
    to: list[Seat]
    sector: SectorNumber
    companies: int
    gears: int
    startups: int
    price: int
    cards: list[str] = []
    counter: Seat | None = None
    first: int = 0


class ExclusiveOffer(Struct, tag="offer"):
    """An offer that the owner may only buy off (item 37, E37). `price`: of the company; the offer
    is three times that. `agreed`: the owner sells, and the buyer is raising the money (E38);
    `unsold`: nobody wanted their company of Innovation."""

    by: Seat
    owner: Seat
    sector: SectorNumber
    gear: bool
    price: int
    agreed: bool = False
    unsold: bool = False


class Tender(Struct, tag="tender"):
    """A public tender: sealed bids for a star. `asked`: everybody in play; `fit`: who may bid;
    `first`: who wins of equals, then clockwise; `bids`: amounts by seat, 0 for none."""

    card: str
    least: int
    asked: list[Seat]
    fit: list[Seat]
    first: Seat
    bids: dict[Seat, int] = {}


class Investigation(Struct, tag="investigation"):
    """A crime has succeeded; its effect waits (E34). `asked`: who may investigate; `answers`: how
    they will, by seat."""

    play: Play
    asked: list[Seat]
    answers: dict[Seat, Literal["no", "card", "journalists"]] = {}


class Insolvency(Struct, tag="insolvency"):
    """Somebody owes more than they have (item 29, E18)."""

    seat: Seat


class Surrendering(Struct, tag="surrender"):
    """The owner of most companies chooses which one the state takes (V14). `paid`: what they
    get."""

    seat: Seat
    paid: int


Question = (
    Placement
    | Auction
    | Proposal
    | ExclusiveOffer
    | Tender
    | Investigation
    | Insolvency
    | Surrendering
)
