"""Prices and crises of sectors (items 19, 21, 23, 25; E2, E8, E16, E20)."""

from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.crises import tokens
from tests.games.economicus.literal.paying import fallen

INNOVATION = 7


def price(books: Books, sector: int) -> int:
    """The price of a sector; one that is needed and unknown is two dice, written once (E20)."""
    if sector == INNOVATION:
        return 10
    market = books.position.markets[sector]
    if market.price == 0:
        market.price = books.die("price") + books.die("price")
        books.due["price-found", sector, market.price] += 1
        books.seen["price found"] += 1
    return market.price


def half(books: Books, sector: int) -> int:
    """Half the price, rounded up (E18, E38)."""
    return (price(books, sector) + 1) // 2


def assumed(books: Books, sector: int) -> int:
    """A price for the tests of E27 and E37: an unknown one counts 1, Innovation 10."""
    return 10 if sector == INNOVATION else max(1, books.position.markets[sector].price)


def change(books: Books, sector: int, by: int) -> None:
    """A known price rises or falls, never below 1M."""
    market = books.position.markets[sector]
    assert market.price > 0
    _write(books, sector, max(1, market.price + by))


def drop_tenths(books: Books, sector: int, times: int) -> None:
    """10 % less, the change rounded up, one company after another (item 23, E16)."""
    _write(books, sector, fallen(books.position.markets[sector].price, times))


def _write(books: Books, sector: int, new: int) -> None:
    market = books.position.markets[sector]
    if new != market.price:
        books.due["price", sector, market.price, new] += 1
    set_to(books, sector, new)


def set_to(books: Books, sector: int, new: int) -> None:
    """A price is written; once it has moved, nobody is bound there any more (E48)."""
    market = books.position.markets[sector]
    if market.price != new:
        for key in [key for key in books.bound if key[1] == sector]:
            del books.bound[key]
    market.price = new


def find_own(books: Books, seat: int) -> None:
    """All prices of what a player owns are known before they choose what to sell (E20)."""
    for sector in sorted(n for n, one in books.player(seat).holdings.items() if one.companies):
        price(books, sector)


def strike(books: Books, sector: int, strength: int, *, black: bool) -> None:
    """A crisis comes: it is added to the one there; the black die lowers the price (E8)."""
    assert sector != INNOVATION
    market = books.position.markets[sector]
    market.crisis += strength
    books.due["crisis", sector, strength, market.crisis] += 1
    if black:
        now = price(books, sector)
        faces = books.house.dice.black
        change(books, sector, -_by(books, faces[books.draw("black")], now))


def ease(books: Books, sector: int, by: int) -> None:
    """A crisis grows weaker; when it ends, the blue die raises the price."""
    market = books.position.markets[sector]
    assert market.crisis > 0
    market.crisis = max(0, market.crisis - by)
    books.due["relief", sector, market.crisis] += 1
    if market.crisis == 0:
        now = price(books, sector)
        faces = books.house.dice.blue
        change(books, sector, _by(books, faces[books.draw("blue")], now))
        books.seen["crisis ended"] += 1


def _by(books: Books, face: int, now: int) -> int:
    return -(-now * face // 100) if books.house.dice.percent else face


def crisis(books: Books) -> int:
    """The procedure of item 25: each 7 is one more strength, any other number is the sector, all
    other crises weaken, clockwise from it. Returns how many sevens there were."""
    position, sevens = books.position, 0
    while True:
        total = books.die("crisis") + books.die("crisis")
        sector = position.circle[position.numbers.index(total)]
        if total == 7:
            sevens += 1
        elif sector != INNOVATION:  # with tokens another number may lie there (item 13): again
            break
    expected = tokens(position, sector, 1 + sevens)
    strike(books, sector, 1 + sevens, black=True)
    at = position.circle.index(sector)
    for other in position.circle[at + 1 :] + position.circle[:at]:
        if position.markets[other].crisis > 0:
            ease(books, other, 1)
    assert {n: position.markets[n].crisis for n in position.circle} == expected
    books.seen["crises"] += 1
    books.seen["sevens"] += sevens
    return sevens
