"""Whether one may borrow, repay, deposit and withdraw now, and doing it (items 27, 28)."""

from intriga.games.economicus.acts.money import Borrow, MakeDeposit, Repay, Withdraw
from intriga.games.economicus.rules import lookup, money
from intriga.games.economicus.state import Stage, State
from intriga.kernel import Refusal, Seat, Step, refuse


def check_borrow(state: State, who: Seat, act: Borrow) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if act.amount <= 0 or act.amount % money.PLEDGE:
        return refuse("economicus-refused-step", step=money.PLEDGE)
    most = money.capacity(state, who) // money.PLEDGE * money.PLEDGE
    return refuse("economicus-refused-at-most", most=most) if act.amount > most else None


def borrow(state: State, who: Seat, act: Borrow, step: Step) -> None:
    money.borrow(state, who, act.amount, step)


def check_repay(state: State, who: Seat, act: Repay) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if act.amount <= 0 or act.amount % money.PLEDGE:
        return refuse("economicus-refused-step", step=money.PLEDGE)
    most = most_repaid(state, who)
    return refuse("economicus-refused-at-most", most=most) if act.amount > most else None


def most_repaid(state: State, who: Seat) -> int:
    """How much they can repay."""
    one = state.players[who]
    return min(one.loan, max(0, one.cash)) // money.PLEDGE * money.PLEDGE


def repay(state: State, who: Seat, act: Repay, step: Step) -> None:
    money.repay(state, who, act.amount, step)


def check_deposit(state: State, who: Seat, act: MakeDeposit) -> Refusal | None:
    if refusal := lookup.must_play(state, who) or lookup.must_be_free(state):
        return refusal
    if act.amount <= 0 or act.amount % money.DEPOSIT:
        return refuse("economicus-refused-step", step=money.DEPOSIT)
    most = state.players[who].cash // money.DEPOSIT * money.DEPOSIT
    return refuse("economicus-refused-at-most", most=most) if act.amount > most else None


def deposit(state: State, who: Seat, act: MakeDeposit, step: Step) -> None:
    """It has interest this year if it is made before the first roll of it (E24)."""
    begins = state.stage is Stage.ROLL and state.turn == 0
    money.deposit(state, who, act.amount, earns=begins, step=step)


def check_withdraw(state: State, who: Seat, act: Withdraw) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if act.amount <= 0 or act.amount % money.DEPOSIT:
        return refuse("economicus-refused-step", step=money.DEPOSIT)
    most = state.players[who].deposit
    return refuse("economicus-refused-at-most", most=most) if act.amount > most else None


def withdraw(state: State, who: Seat, act: Withdraw, step: Step) -> None:
    money.withdraw(state, who, act.amount, step)
