"""Exclusive offers and the forced auctions that pay for them (item 37; E17, E19, E37, E38)."""

from typing import Any

from msgspec import Struct

from intriga.games.economicus.state.questions import Auction
from intriga.games.economicus.subjects.trade.offers import AnswerOffer
from tests.games.economicus.literal import growth, money
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.trade import auctions, markets


class ExclusiveDeal(Struct):
    """An offer that is open."""

    by: int
    owner: int
    sector: int
    gear: int
    price: int
    taken: bool = False


def raised(books: Books, seat: int) -> int:
    """What a buyer can raise at most (E37)."""
    one = books.player(seat)
    if money.no_new_loans(books):
        return one.cash + one.deposit
    companies = sum(
        held.companies * max(5, (markets.assumed(books, sector) + 1) // 2)
        for sector, held in one.holdings.items()
    )
    return one.cash + one.deposit + companies - one.loan


def made(books: Books, told: dict[str, Any]) -> ExclusiveDeal:
    """In one's own turn, in the active sector, three times the price; each company once a turn."""
    seat, owner, sector = books.by, books.act.owner, books.position.sector
    assert seat == books.position.active
    assert owner != seat
    assert books.sector_called(told["sector"]) == sector
    price = markets.assumed(books, sector)
    assert sector == markets.INNOVATION or books.position.markets[sector].price > 0
    assert told["money"] == 3 * price, "three times the price"
    assert raised(books, seat) >= 3 * price, (raised(books, seat), price)
    gear = int(books.act.chip == "gear")
    chosen = books.chosen(owner, sector, gear=bool(gear))
    assert not chosen.new, "once a turn (E17)"
    assert not chosen.asked, "one offer for each company and turn (E37)"
    books.seen["offer for a company with M&T"] += gear
    books.seen["offer"] += 1
    return ExclusiveDeal(seat, owner, sector, gear, price)


def kept(books: Books, deal: ExclusiveDeal, told: dict[str, Any]) -> None:
    """The owner pays the bank the price, and keeps the company."""
    assert told["seat"]["seat"] == deal.owner
    assert told["money"] == deal.price
    money.spend(books, deal.owner, deal.price)
    stays(books, deal)
    books.seen["offer bought off"] += 1


def stays(books: Books, deal: ExclusiveDeal) -> None:
    """Nobody offers for this company again in this turn (E37)."""
    books.chosen(deal.owner, deal.sector, gear=bool(deal.gear)).asked = True


def taken(books: Books, deal: ExclusiveDeal) -> None:
    """The owner sells: as they say, or because their time is up."""
    assert not isinstance(books.act, AnswerOffer) or books.act.answer == "sell"
    deal.taken = True


def done(books: Books, deal: ExclusiveDeal, told: dict[str, Any]) -> None:
    """The buyer pays the owner three times the price and gets the company with its M&T; no price
    changes (E19)."""
    assert deal.taken
    assert (told["seat"]["seat"], told["owner"]["seat"]) == (deal.by, deal.owner)
    assert told["money"] == 3 * deal.price
    money.cover(books, deal.by)
    money.spend(books, deal.by, 3 * deal.price)
    books.lose(deal.owner, deal.sector, 1, deal.gear)
    books.gain(deal.by, deal.sector, 1, deal.gear)
    money.get(books, deal.owner, 3 * deal.price)
    growth.best_management(books)
    money.cover(books, deal.owner)
    money.cover(books, deal.by)
    books.seen["offer done"] += 1


def void(books: Books, deal: ExclusiveDeal) -> None:
    """The money cannot be found (E38): no sale. What was sold for it stays sold."""
    assert money.means(books, deal.by) < 3 * deal.price
    stays(books, deal)
    money.cover(books, deal.by)
    books.seen["offer void"] += 1


class Forced(Struct):
    """A company under the hammer."""

    lot: auctions.Lot
    gear: int


def put_up(books: Books, deal: ExclusiveDeal, told: dict[str, Any]) -> Forced:
    """From half the price (E38), while the buyer's means do not suffice."""
    seller, sector = told["seat"]["seat"], books.sector_called(told["sector"])
    assert deal.taken
    assert seller == deal.by
    assert money.means(books, seller) < 3 * deal.price
    assert told["money"] == markets.half(books, sector)
    question = books.after.question
    assert isinstance(question, Auction)
    assert question.forced
    books.seen["forced auction"] += 1
    lot = auctions.Lot(sector, "", told["money"], seller)
    lot.in_it = set(books.seats()) - {seller}  # nobody pays to join
    return Forced(lot, int(question.gear))


def bought(books: Books, forced: Forced, told: dict[str, Any]) -> None:
    """Another player pays the seller; the price of the sector stays (E19)."""
    lot, seller = forced.lot, forced.lot.opener
    winner, amount = auctions.hammer(books, lot)
    assert winner is not None
    assert (winner, amount) == (told["seat"]["seat"], told["money"])
    assert told["seller"]["seat"] == seller
    money.spend(books, winner, amount)
    books.lose(seller, lot.sector, 1, forced.gear)
    books.gain(winner, lot.sector, 1, forced.gear)
    money.get(books, seller, amount)
    money.cover(books, seller)  # at once, before the offer is paid (E25)
    growth.best_management(books)
    books.seen["forced sale"] += 1


def to_market(books: Books, forced: Forced, told: dict[str, Any]) -> None:
    """Nobody bids: the market takes it at half the price, not in Innovation (E38, item 32)."""
    lot, seller = forced.lot, forced.lot.opener
    assert auctions.hammer(books, lot)[0] is None
    assert lot.sector != markets.INNOVATION
    assert told["seat"]["seat"] == seller
    assert told["money"] == markets.half(books, lot.sector)
    books.lose(seller, lot.sector, 1, forced.gear)
    books.position.markets[lot.sector].private += 1
    money.get(books, seller, told["money"])
    money.cover(books, seller)
    growth.best_management(books)
    books.seen["forced sale to the market"] += 1
