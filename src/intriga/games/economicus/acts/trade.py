"""Auctions, sales and offers. Amounts in millions."""

from typing import Annotated, ClassVar, Literal

from intriga.games.economicus.questions import Chip, Kind, SectorNumber
from intriga.kernel import SECRET, Act, Seat


class OpenAuction(Act, frozen=True):
    """The first word of the active player: which kind of company is sold, and a bid."""

    kind: Kind
    bid: int


class PassFirst(Act, frozen=True):
    """The first word without a bid: which kind of company is sold to others."""

    kind: Kind


class JoinAuction(Act, frozen=True):
    """Pay 1M to take part (E10)."""


class Bid(Act, frozen=True):
    """Bid in the open. Who has not joined yet pays for that, too."""

    amount: int


class LeaveAuction(Act, frozen=True):
    """Bid no more."""


class SetMaximum(Act, frozen=True):
    """A sealed answer: the most one would pay (E11)."""

    veil: ClassVar[str] = "sealed"
    amount: Annotated[int, SECRET]


class StayOut(Act, frozen=True):
    """A sealed answer: one does not take part, in an auction or a tender."""

    veil: ClassVar[str] = "sealed"


class SellToMarket(Act, frozen=True):
    """Sell companies of the active sector to the outside buyer; when insolvent, one of any sector
    at half its price (items 23, 29)."""

    sector: SectorNumber
    chip: Chip = "plain"


class Propose(Act, frozen=True):
    """Offer companies or startups to a player, or to all (`to` is None), for a price (E21)."""

    sector: SectorNumber
    companies: int
    price: int
    to: Seat | None = None
    gears: int = 0
    startups: int = 0
    cards: tuple[str, ...] = ()


class AnswerProposal(Act, frozen=True):
    """Accept an offer, or a price that somebody has named for it, or not."""

    answer: Literal["yes", "no"]


class NamePrice(Act, frozen=True):
    """Answer an offer by another price."""

    price: int


class WithdrawProposal(Act, frozen=True):
    """Take one's own offer back."""


class MakeOffer(Act, frozen=True):
    """An exclusive offer: three times the price, for a company of the active sector (item 37)."""

    owner: Seat
    chip: Chip = "plain"


class AnswerOffer(Act, frozen=True):
    """Sell, or pay the price of the company to the bank to keep it."""

    answer: Literal["sell", "keep"]


class AuctionOff(Act, frozen=True):
    """Put an own company up for a forced auction, to pay what one has offered (E38)."""

    sector: SectorNumber
    chip: Chip = "plain"


class Investigate(Act, frozen=True):
    """Whether one investigates a crime: with a card, by journalists, or not (item 36, E34)."""

    how: Annotated[Literal["no", "card", "journalists"], SECRET]
