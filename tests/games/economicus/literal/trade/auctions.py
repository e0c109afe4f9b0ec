"""Auctions of unowned companies (items 19–22; E9–E14, E20, E48), open and sealed."""

from typing import Any

from tests.games.economicus.literal import money
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.trade import markets


class Lot:
    """What is remembered of an auction. `in_it`: who takes part; `bids`: the highest that each has
    spoken; `maxima`: sealed answers, in their order; `left`: who has left."""

    def __init__(self, sector: int, kind: str, start: int, opener: int) -> None:
        self.sector, self.kind, self.start, self.opener = sector, kind, start, opener
        self.in_it: set[int] = set()
        self.bids: dict[int, int] = {}
        self.maxima: dict[int, int] = {}
        self.left: set[int] = set()


def put_up(books: Books, kind: str, start: int) -> Lot:
    """Item 19: an unowned company of the active sector, from its price."""
    sector = books.position.sector
    market = books.position.markets[sector]
    assert sector != markets.INNOVATION
    assert (market.private if kind == "private" else market.state) > 0
    assert market.price > 0
    assert start == market.price, "the start price is the price of the sector"
    opener = books.position.active
    if isinstance(books.by, int):
        assert books.by == opener, "the active player speaks first"
        assert books.act.kind == kind
    return Lot(sector, kind, start, opener)


def join(books: Books, lot: Lot, seat: int, cost: int) -> None:
    """Others pay 1M, the active player only after a pass (E10, E13)."""
    assert seat not in lot.in_it
    _may(books, lot, seat)
    assert cost == 1
    money.spend(books, seat, 1)
    lot.in_it.add(seat)
    books.seen["joined"] += 1


def _may(books: Books, lot: Lot, seat: int) -> None:
    """For a state company a quota is needed to take part (item 20)."""
    assert not books.player(seat).bankrupt
    assert seat not in lot.left
    if lot.kind == "state":
        assert books.has_card(seat, books.house.decks.quota), "no quota"


def bid(books: Books, lot: Lot, seat: int, amount: int) -> None:
    """A spoken bid: at least the start, more than any before, covered (E10, E12)."""
    _may(books, lot, seat)
    if not lot.bids and seat == lot.opener and not lot.in_it:
        lot.in_it.add(seat)  # the first word
    assert seat in lot.in_it
    assert amount >= lot.start
    assert all(amount > other for other in lot.bids.values())
    assert amount <= money.means(books, seat)
    lot.bids[seat] = amount
    books.seen["bid"] += 1


def sealed(books: Books, lot: Lot) -> tuple[int | None, int]:
    """E11: who wins by sealed maxima, and what they pay. All who answer with a sum take part."""
    spoken = lot.bids.get(lot.opener, 0)
    highest: dict[int, int] = {lot.opener: spoken} if spoken else {}
    for seat, most in lot.maxima.items():  # in the order in which they came
        if most:
            assert seat in lot.in_it, "who answers with a sum takes part, and pays for that (E10)"
            highest[seat] = max(most, highest.get(seat, 0))
    if not highest:
        return None, 0
    order = list(highest)
    winner = max(order, key=lambda seat: (highest[seat], -order.index(seat)))
    others = [most for seat, most in highest.items() if seat != winner]
    least = max(lot.start, spoken)
    if not others:
        return winner, least
    books.seen["second maximum"] += 1
    books.seen["equal maxima"] += max(others) == highest[winner]
    return winner, max(least, min(highest[winner], max(others) + 1))


def hammer(books: Books, lot: Lot) -> tuple[int | None, int]:
    """Who wins, and for how much."""
    if books.position.options.bidding == "sealed":
        return sealed(books, lot)
    if not lot.bids:
        return None, 0
    winner = max(lot.bids, key=lambda seat: lot.bids[seat])
    return winner, lot.bids[winner]


def buy(books: Books, lot: Lot, told: dict[str, Any]) -> None:
    """Item 21: the winner pays the bank, and that is the price of the sector. A quota is discarded
    for a state company (item 20); it is private from then on (item 22)."""
    winner, amount = hammer(books, lot)
    assert winner == told["seat"]["seat"], (winner, told)
    assert amount == told["money"], (amount, told)
    assert told["kind"] == lot.kind
    assert winner is not None
    _may(books, lot, winner)
    money.spend(books, winner, amount)
    market = books.position.markets[lot.sector]
    if lot.kind == "state":
        market.state -= 1
        books.player(winner).cards.remove(books.house.decks.quota)
        books.seen["state company"] += 1
    else:
        market.private -= 1
    books.gain(winner, lot.sector)
    most = max(lot.start, second_bid(lot, winner))
    markets.set_to(books, lot.sector, amount)
    books.bound[winner, lot.sector] = min(most, books.bound.get((winner, lot.sector), most))
    books.seen["bought"] += 1
    books.seen["bound below the price"] += most < amount


def second_bid(lot: Lot, winner: int) -> int:
    """The highest that anybody else has bid, aloud or under seal (E48); 0 if nobody has."""
    others = [*lot.bids.items(), *lot.maxima.items()]
    return max((amount for seat, amount in others if seat != winner), default=0)


def nobody(books: Books, lot: Lot) -> None:
    """E14: nobody has bought; the price falls by 10 %, the change rounded up."""
    winner, _ = hammer(books, lot)
    assert winner is None, winner
    markets.drop_tenths(books, lot.sector, 1)
    books.seen["unsold"] += 1
