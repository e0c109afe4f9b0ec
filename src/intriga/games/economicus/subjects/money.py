"""Who pays whom, and from what: cash, then deposits, then loans (items 27, 28, E12). Millions.

The bank is an account like the players', so money is conserved.
"""

from typing import Final

from intriga.games.economicus.state.position import Cause, Player, State
from intriga.games.economicus.subjects.events import no_loans
from intriga.kernel import PUBLIC, Seat, Step, seat

PLEDGE: Final = 5
"""What a company is pledged for (item 27)."""
DEPOSIT: Final = 20
"""A deposit is a multiple of this (item 28)."""


def capacity(state: State, who: Seat) -> int:
    """How much more they may borrow (item 27); nothing in a year without new loans (V12)."""
    if no_loans.are_forbidden(state):
        return 0
    one = state.players[who]
    return max(0, PLEDGE * one.companies - one.loan)


def funds(state: State, who: Seat) -> int:
    """What they can pay at once: cash, deposits and unused loans (E12), less what is due, which
    comes first: nobody hands others what is the bank's before a bankruptcy (E28). May be below
    zero."""
    one = state.players[who]
    return one.cash + one.deposit + capacity(state, who) - due(one)


def unsecured(one: Player) -> int:
    """How much of a loan no company secures any more (item 27, E25)."""
    return max(0, one.loan - PLEDGE * one.companies)


def due(one: Player) -> int:
    """What somebody still has to pay: to the bank, and of a loan that nothing secures."""
    return one.owed + unsecured(one)


def count_change(state: State, who: Seat, amount: int, why: Cause) -> None:
    """Count an income or, below zero, an expense of this year."""
    flows = state.players[who].flows
    flows[why] = flows.get(why, 0) + amount


def receive(state: State, who: Seat, amount: int, why: Cause) -> None:
    """The bank pays."""
    from_bank(state, who, amount)
    count_change(state, who, amount, why)


def from_bank(state: State, who: Seat, amount: int) -> None:
    """Cash that is neither income nor an expense: loans, debts that are paid."""
    state.bank -= amount
    state.players[who].cash += amount


def borrow(state: State, who: Seat, amount: int, step: Step) -> None:
    """Take a loan."""
    state.players[who].loan += amount
    from_bank(state, who, amount)
    step.emit("economicus-borrowed", PUBLIC, seat=seat(who), money=amount)


def repay(state: State, who: Seat, amount: int, step: Step) -> None:
    """Repay a part of a loan."""
    state.players[who].loan -= amount
    from_bank(state, who, -amount)
    step.emit("economicus-repaid", PUBLIC, seat=seat(who), money=amount)


def deposit(state: State, who: Seat, amount: int, *, earns: bool, step: Step) -> None:
    """Deposit money; `earns`: with interest this year (E24)."""
    one = state.players[who]
    one.deposit += amount
    one.cash -= amount
    if earns:
        one.earning += amount
    step.emit("economicus-deposited", PUBLIC, seat=seat(who), money=amount)


def withdraw(state: State, who: Seat, amount: int, step: Step) -> None:
    """Take a deposit back. What is put in again later has no interest this year (E24)."""
    one = state.players[who]
    one.deposit -= amount
    one.cash += amount
    one.earning = min(one.earning, one.deposit)
    step.emit("economicus-withdrew", PUBLIC, seat=seat(who), money=amount)


def raise_cash(state: State, who: Seat, amount: int, step: Step, *, loans: bool) -> None:
    """Have this much cash, as far as deposits and, if wanted, loans allow it (E12)."""
    one = state.players[who]
    if one.cash < amount and one.deposit:
        short = amount - one.cash
        withdraw(state, who, min(one.deposit, -(-short // DEPOSIT) * DEPOSIT), step)
    if loans and one.cash < amount:
        short = amount - one.cash
        most = capacity(state, who) // PLEDGE * PLEDGE
        if more := min(most, -(-short // PLEDGE) * PLEDGE):
            borrow(state, who, more, step)


def pay(
    state: State, who: Seat, amount: int, step: Step, *, why: Cause, to: Seat | None = None
) -> None:
    """Pay what one can afford (see `funds`), to the bank or a player, on one's own will: deposits
    are withdrawn and loans taken for it, so that what they owe can be paid as well."""
    raise_cash(state, who, amount + due(state.players[who]), step, loans=True)
    state.players[who].cash -= amount
    count_change(state, who, -amount, why)
    if to is None:
        state.bank += amount
    else:
        state.players[to].cash += amount
        count_change(state, to, amount, why)


def charge(state: State, who: Seat, amount: int, why: Cause) -> None:
    """Owe the bank something. It is collected when the step is over."""
    state.players[who].owed += amount
    count_change(state, who, -amount, why)


def collect(state: State, who: Seat, step: Step) -> bool:
    """Take what somebody owes, and what secures a loan no more, out of cash and deposits. Whether
    all is paid."""
    one = state.players[who]
    if not due(one):
        return True
    raise_cash(state, who, due(one), step, loans=False)
    paid = min(one.owed, one.cash)
    one.owed -= paid
    from_bank(state, who, -paid)
    back = min(unsecured(one), one.cash // PLEDGE * PLEDGE)
    if back:
        repay(state, who, back, step)
    return not due(one)
