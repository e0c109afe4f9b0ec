"""The course of years and turns (items 14–18, 24–28; E1, E3, E23, E24, E29, E42)."""

from typing import Any

from tests.games.economicus.literal import counting, money, paying
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.trade import markets
from tests.games.economicus.literal.trade.markets import INNOVATION


def rolled(books: Books, told: dict[str, Any]) -> None:
    """Items 17, 18: two dice name the sector; it pays, and so do those beside; losses are paid."""
    position = books.position
    assert told["seat"]["seat"] == position.active
    dice = [books.die("roll"), books.die("roll")]
    assert told["dice"] == dice
    total = sum(dice)
    position.sector = position.circle[position.numbers.index(total)]
    assert books.sector_called(told["sector"]) == position.sector
    books.crisis_due = total == 7 or dice[0] == dice[1]  # item 24
    books.options_drawn = 0
    books.deposits_earn = False
    profits = {
        seat: paying.rolled(position, books.house, seat, total)
        for seat in books.seats()
        if not books.player(seat).bankrupt
    }
    for seat, (own, beside) in profits.items():
        settle(books, seat, own + beside)
        books.seen["loss"] += own < 0
        books.seen["beside"] += beside > 0
        if own or beside:
            books.due["profit", seat, own + beside, own, beside] += 1
    books.seen["roll"] += 1


def settle(books: Books, seat: int, amount: int) -> None:
    """Money from the bank, or to it."""
    if amount < 0:
        money.must_pay(books, seat, -amount)
    else:
        money.get(books, seat, amount)


def crisis(books: Books) -> None:
    """Item 24, E1: after the sales; one option, and another for each 7. A bankrupt draws none."""
    if not books.crisis_due:
        return  # a card's: it is due already, or it fails
    books.crisis_due = False
    sevens = markets.crisis(books)
    drawn = 0 if books.player(books.position.active).bankrupt else 1 + sevens
    assert books.options_drawn == drawn, (books.options_drawn, drawn)


def turn_over(books: Books) -> None:
    """What must have happened before a turn ends; nobody has won (E42)."""
    position = books.position
    assert not books.crisis_due
    bankrupt = books.player(position.active).bankrupt
    assert bankrupt or position.sector in (0, INNOVATION) or position.markets[position.sector].price
    for seat in books.seats():
        most = counting.stars(position, books.house, seat)
        assert books.player(seat).bankrupt or most < position.goal, "somebody has won"


def next_turn(books: Books, seat: int) -> None:
    """Item 14: all, clockwise from who began the year, and that player again; not the bankrupts."""
    position = books.position
    if books.year_begun:
        books.year_begun = False
        books.turns = 0
    else:
        turn_over(books)
        books.turns = _following(books)
        books.deposits_earn = False  # they are made in the first turn of a year (T1)
    n = len(position.players)
    assert books.turns <= n
    position.active = (books.opener + books.turns) % n
    position.sector = 0
    assert seat == position.active
    books.turn_begins()
    books.seen["turn"] += 1


def _following(books: Books) -> int:
    n = len(books.position.players)
    later = range(books.turns + 1, n + 1)
    return next((k for k in later if not books.player((books.opener + k) % n).bankrupt), n + 1)


def interest(books: Books) -> None:
    """Items 27, 28, E24: for everybody, net, the auditor first; then bankrupts may come back."""
    if books.interest_paid:
        return
    books.interest_paid = True
    turn_over(books)
    assert _following(books) > len(books.position.players), "somebody has a turn left (item 14)"
    nets = {
        seat: paying.interest(books.position, books.house, seat)
        for seat in books.seats()
        if not books.player(seat).bankrupt
    }
    for seat, net in nets.items():
        settle(books, seat, net)
        if net:
            books.due["interest", seat, net] += 1
            books.seen["paid interest" if net < 0 else "got interest"] += 1


def year_over(books: Books) -> None:
    """The event ends; the next player is the auditor (items 16, E23)."""
    interest(books)
    books.interest_paid = False
    books.position.event = ""
    books.options_drawn = 0
    books.opener = (books.opener + 1) % len(books.position.players)
    books.seen["year over"] += 1


def year(books: Books, told: dict[str, Any]) -> None:
    """The next player begins; all are in play; deposits stand over, and earn this year (E24)."""
    position = books.position
    position.year += 1
    position.active = books.opener
    books.deposits_earn = True
    for one in position.players:
        one.earning = one.deposit
    assert told["year"] == position.year
    assert told["seat"]["seat"] == books.opener
    assert not any(one.bankrupt for one in position.players)
    assert not books.to_place
    assert not books.newcomers
    books.year_begun = True
    books.options_drawn = 0
