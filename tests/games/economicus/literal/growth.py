"""R&D, startups, M&T and the best management (items 5, 31–33; E30, E31, E33)."""

from tests.games.economicus.literal import money
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.counting import card_effects
from tests.games.economicus.literal.trade.markets import INNOVATION


def research(books: Books, seat: int) -> None:
    """R&D: 6M, or what the event says, once a year; a startup."""
    one = books.player(seat)
    assert one.researched != books.position.year, "once a year"
    one.researched = books.position.year
    cards = card_effects(books.house, books.position, "research-price")
    startup(books, seat, cards[0].price if cards else 6)


def startup(books: Books, seat: int, cost: int) -> None:
    """A startup for this price."""
    money.spend(books, seat, cost)
    books.player(seat).startups += 1
    books.due["researched", seat] += 1
    books.seen["researched"] += 1
    grow(books, seat)


def grow(books: Books, seat: int) -> None:
    """Five startups become a company with a gear, by themselves, bought ones too (E31)."""
    one = books.player(seat)
    while one.startups >= 5:
        one.startups -= 5
        books.gain(seat, INNOVATION, 1, 1)
        books.due["innovated", seat] += 1
        books.seen["innovated"] += 1
    best_management(books)


def modernise(books: Books, seat: int, sector: int, cost: int) -> None:
    """M&T: in a crisis, for a company that has none yet (item 33)."""
    held = books.held(seat, sector)
    assert books.position.markets[sector].crisis > 0
    assert held.companies > held.gears
    money.spend(books, seat, cost)
    books.equip(seat, sector)
    books.due["modernised", seat, sector] += 1
    books.seen["modernised"] += 1
    best_management(books)


def best_management(books: Books) -> None:
    """Item 5, E33: whoever has most companies with M&T, at least three; who has it keeps it until
    somebody has more."""
    position = books.position
    gears = {
        seat: sum(one.gears for one in books.player(seat).holdings.values())
        for seat in books.seats()
    }
    holder = position.management
    if holder is not None and gears[holder] < 3:
        holder = None
    most = max(gears.values())
    leaders = [seat for seat, count in gears.items() if count == most]
    if most >= 3 and len(leaders) == 1 and (holder is None or most > gears[holder]):
        holder = leaders[0]
    if holder != position.management:
        books.seen["management"] += 1
        if holder is not None:
            books.due["management", holder] += 1
    position.management = holder
