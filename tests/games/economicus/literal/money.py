"""Money: paying, loans, deposits, and what is due when there is none (items 27–29; E12,
E24–E26)."""

from intriga.games.economicus.state.questions import Insolvency
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.counting import card_effects


def no_new_loans(books: Books) -> bool:
    """Whether the event of the year says so (V12)."""
    return bool(card_effects(books.house, books.position, "no-loans"))


def unused(books: Books, seat: int) -> int:
    """Loans not yet taken: 5M for each company owned, in this year perhaps none (item 27, V12)."""
    if no_new_loans(books):
        return 0
    return max(0, 5 * books.companies(seat) - books.player(seat).loan)


def means(books: Books, seat: int) -> int:
    """What a player can raise without selling (E12), once their debts are paid (E28), and what no
    company covers of their loan (E25)."""
    one = books.player(seat)
    return one.cash + one.deposit + unused(books, seat) - one.owed - uncovered(books, seat)


def get(books: Books, seat: int, amount: int) -> None:
    """A player gets money."""
    books.player(seat).cash += amount


def settle(books: Books) -> None:
    """Everybody pays what they owe, and repays of their loan what companies no longer cover, as far
    as they have it (items 27, 29); not while another question of theirs is open (2a)."""
    open_now = books.after.questions[:-1]
    buried = {one.seat for one in open_now if isinstance(one, Insolvency)}
    for seat in set(books.seats()) - buried:
        pay_debt(books, seat)


def pay_debt(books: Books, seat: int) -> None:
    """What they owe, as far as they have it."""
    one = books.player(seat)
    paid = min(one.cash, one.owed)
    one.cash -= paid
    one.owed -= paid


def spend(books: Books, seat: int, amount: int) -> None:
    """A player buys something (E12): they can afford it; deposits are withdrawn first, in steps of
    20M, then a loan is taken in steps of 5M, no more of either than it needs. What they owe the
    bank has to be left (E28)."""
    one = books.player(seat)
    assert amount <= means(books, seat), (seat, amount, means(books, seat))
    needed = amount + one.owed + uncovered(books, seat)
    _withdraw_for(books, seat, needed)
    borrowed = 0
    while one.cash < needed:
        one.cash += 5
        one.loan += 5
        borrowed += 5
    if borrowed:
        books.due["borrowed", seat] += borrowed
        books.seen["loan by itself"] += 1
    one.cash -= amount


def must_pay(books: Books, seat: int, amount: int) -> None:
    """A player has to pay, whether they can or not: deposits go first; the rest is owed
    (item 29)."""
    one = books.player(seat)
    _withdraw_for(books, seat, amount)
    paid = min(one.cash, amount)
    one.cash -= paid
    one.owed += amount - paid


def _withdraw_for(books: Books, seat: int, amount: int) -> None:
    one = books.player(seat)
    withdrawn = 0
    while one.cash < amount and one.deposit >= 20:
        withdrawn += 20
        _take_back(books, seat, 20)
    if withdrawn:
        books.due["withdrew", seat] += withdrawn
        books.seen["withdrawn by itself"] += 1


def _take_back(books: Books, seat: int, amount: int) -> None:
    """Withdrawals lower the interest of this year (E24): what lay there latest earns nothing yet,
    so it goes first."""
    one = books.player(seat)
    one.deposit -= amount
    one.cash += amount
    one.earning = min(one.earning, one.deposit)


def uncovered(books: Books, seat: int) -> int:
    """How much of the loan companies no longer cover (E25)."""
    return max(0, books.player(seat).loan - 5 * books.companies(seat))


def cover(books: Books, seat: int) -> None:
    """With fewer companies, what they no longer cover is repaid at once, in steps of 5M, deposits
    first; who cannot is insolvent (items 27, 29, E25)."""
    one = books.player(seat)
    pay_debt(books, seat)  # what is owed comes first
    while uncovered(books, seat) and one.cash + one.deposit >= 5:
        _withdraw_for(books, seat, 5)
        one.cash -= 5
        one.loan -= 5
        books.due["repaid", seat] += 5
        books.seen["repaid by itself"] += 1


# ── acts ──


def borrow(books: Books, seat: int, amount: int) -> None:
    """A loan: steps of 5M, covered by companies (item 27)."""
    assert amount > 0
    assert amount % 5 == 0
    assert amount <= unused(books, seat)
    books.player(seat).loan += amount
    get(books, seat, amount)
    books.due["borrowed", seat] += amount
    books.seen["borrowed"] += 1


def borrow_in_need(books: Books, seat: int) -> None:
    """Time was up for somebody insolvent: after what had to be sold, loans, no more than needed
    (item 29)."""
    one = books.player(seat)
    while one.owed > one.cash and unused(books, seat) >= 5:
        borrow(books, seat, 5)


def in_need(books: Books, seat: int) -> bool:
    """Whether they have been insolvent before this step."""
    return any(isinstance(one, Insolvency) and one.seat == seat for one in books.before.questions)


def repay(books: Books, seat: int, amount: int) -> None:
    """Back to the bank, in steps of 5M."""
    one = books.player(seat)
    assert amount > 0
    assert amount % 5 == 0
    assert amount <= one.loan
    assert amount <= one.cash or in_need(books, seat)
    one.loan -= amount
    must_pay(books, seat, amount)  # somebody insolvent may repay what they owe elsewhere
    books.due["repaid", seat] += amount
    books.seen["repaid"] += 1


def deposit(books: Books, seat: int, amount: int) -> None:
    """A deposit: steps of 20M. It earns for this year only before the first roll (E24)."""
    one = books.player(seat)
    assert amount > 0
    assert amount % 20 == 0
    assert amount <= one.cash
    one.cash -= amount
    one.deposit += amount
    if books.deposits_earn:
        one.earning += amount
    books.due["deposited", seat] += amount
    books.seen["deposited"] += 1


def withdraw(books: Books, seat: int, amount: int) -> None:
    """Taken back at any moment."""
    assert amount > 0
    assert amount % 20 == 0
    assert amount <= books.player(seat).deposit
    _take_back(books, seat, amount)
    books.due["withdrew", seat] += amount
    books.seen["withdrew"] += 1
