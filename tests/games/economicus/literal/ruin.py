"""Bankruptcy and re-entry (item 30; E27–E29)."""

from itertools import combinations
from typing import Any

from intriga.games.economicus.state.position import Player
from intriga.games.economicus.subjects.bankruptcy import DeclareBankruptcy
from tests.games.economicus.literal import growth, money
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.trade import markets

LOW = range(2, 7)
"""Printed numbers of the sectors in which companies are placed."""


def at_half(books: Books, seat: int) -> int:
    """Cash, deposits and companies at half their prices, less loans (E27)."""
    one = books.player(seat)
    companies = sum(
        held.companies * ((markets.assumed(books, sector) + 1) // 2)
        for sector, held in one.holdings.items()
    )
    return one.cash + one.deposit + companies - one.loan


def bankrupt(books: Books, seat: int, *, away: bool = False) -> None:
    """All is lost: companies to the unowned private ones, startups, cards, money, stars. `away`:
    their time was up, and all they had would not have been enough."""
    one = books.player(seat)
    if isinstance(books.act, DeclareBankruptcy) and books.by == seat:
        if not money.in_need(books, seat):
            assert seat == books.position.active
            assert at_half(books, seat) < 20
            books.seen["bankrupt on purpose"] += 1
    else:
        sellable = {n: held.companies for n, held in one.holdings.items() if n != 7}
        assert one.owed + money.uncovered(books, seat) > 0
        assert away or not any(sellable.values()), "something is left to sell"
        books.seen["ruined"] += 1
    for sector, held in one.holdings.items():
        if sector != markets.INNOVATION:
            books.position.markets[sector].private += held.companies
    for (owner, _), lie in books.chips.items():
        if owner == seat:
            lie.clear()
    books.position.players[seat] = Player(
        0, bankrupt=True, researched=one.researched, stops=one.stops
    )
    for key in [key for key in books.bound if key[0] == seat]:
        del books.bound[key]
    growth.best_management(books)
    books.seen["bankrupt"] += 1


def fewest(books: Books, seat: int) -> tuple[int, int] | None:
    """Time is up for somebody insolvent: how few companies must go at half their prices, and the
    least that such are worth (the price, and 6M for M&T), so that they can pay with all the loans
    that are left to them. None: all are not enough (items 27, 29, E18)."""
    one = books.player(seat)
    able = [
        (markets.price(books, sector), 6 * (n < held.gears))
        for sector, held in one.holdings.items()
        if sector != markets.INNOVATION
        for n in range(held.companies)
    ]
    total, new = books.companies(seat), not money.no_new_loans(books)
    for count in range(len(able) + 1):
        limit = 5 * (total - count)
        loans = max(0, limit - one.loan) * new - max(0, one.loan - limit)
        short = one.owed - one.cash - one.deposit - loans
        worth = [
            sum(price + gear for price, gear in some)
            for some in set(combinations(sorted(able), count))
            if sum((price + 1) // 2 for price, _ in some) >= short
        ]
        if worth:
            return count, min(worth)
    return None


def places(books: Books, first: int) -> list[int]:
    """In which order companies are placed: from the first to the last, then back (item 12)."""
    order = [seat for seat in books.clockwise(first) if seat in books.newcomers]
    return order + order[::-1]


def back(books: Books, seat: int) -> None:
    """As at the start: 20M and a quota; the two options are told before (item 30)."""
    one = books.player(seat)
    assert one.bankrupt
    assert books.options_drawn == 2
    books.options_drawn = 0
    one.bankrupt = False
    one.cash = 20
    one.cards.append(books.house.decks.quota)
    books.newcomers.append(seat)
    books.seen["back"] += 1


def placed(books: Books, seat: int, sector: int, kind: Any) -> None:
    """A company in sectors 2–6; a state one for the quota (item 12)."""
    _next(books, seat)
    assert sector in LOW
    market = books.position.markets[sector]
    if kind == "state":
        market.state -= 1
        books.player(seat).cards.remove(books.house.decks.quota)
    else:
        market.private -= 1
    assert market.state >= 0
    assert market.private >= 0
    books.gain(seat, sector)


def missing(books: Books, seat: int, amount: int) -> None:
    """No private company is left there: 10M instead (item 30)."""
    _next(books, seat)
    assert amount == 10
    assert not any(books.position.markets[n].private for n in LOW)
    books.player(seat).cash += 10
    books.seen["missing"] += 1


def _next(books: Books, seat: int) -> None:
    if not books.to_place:
        books.to_place = places(books, books.opener)
        books.newcomers = []
    assert books.to_place.pop(0) == seat
