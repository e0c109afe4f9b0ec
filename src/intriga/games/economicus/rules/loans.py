"""Whether one may borrow, repay, deposit and withdraw now, and doing it (items 27, 28)."""

from intriga.games.economicus.acts.money import Borrow, MakeDeposit, Repay, Withdraw
from intriga.games.economicus.house.effects import NoNewLoans
from intriga.games.economicus.rules import event, lookup, money
from intriga.games.economicus.state import Stage, State
from intriga.kernel import Refusal, Seat, Step, refuse


def _amount_refusal(amount: int, most: int, step: int) -> Refusal | None:
    """Why it cannot be this much; amounts are multiples of `step`."""
    if amount <= 0 or amount % step:
        return refuse("economicus-refused-step", step=step)
    return refuse("economicus-refused-at-most", most=most) if amount > most else None


def most_borrowed(state: State, who: Seat) -> int:
    """How much more they can borrow, in whole pledges."""
    return money.capacity(state, who) // money.PLEDGE * money.PLEDGE


def check_borrow(state: State, who: Seat, act: Borrow) -> Refusal | None:
    return lookup.must_play(state, who) or _amount_refusal(
        act.amount, most_borrowed(state, who), money.PLEDGE
    )


def borrow(state: State, who: Seat, act: Borrow, step: Step) -> None:
    money.borrow(state, who, act.amount, step)


def most_repaid(state: State, who: Seat) -> int:
    """How much they can repay now."""
    if must_keep(state):
        return 0
    one = state.players[who]
    return min(one.loan, max(0, one.cash)) // money.PLEDGE * money.PLEDGE


def must_keep(state: State) -> Refusal | None:
    """In a year without new loans, what is repaid cannot be borrowed again: nobody repays while
    something is asked, so that bids stay covered (E12, V12)."""
    asked = state.question is not None and event.has(state, NoNewLoans)
    return refuse("economicus-refused-question") if asked else None


def check_repay(state: State, who: Seat, act: Repay) -> Refusal | None:
    return (
        lookup.must_play(state, who)
        or must_keep(state)
        or _amount_refusal(act.amount, most_repaid(state, who), money.PLEDGE)
    )


def repay(state: State, who: Seat, act: Repay, step: Step) -> None:
    money.repay(state, who, act.amount, step)


def most_deposited(state: State, who: Seat) -> int:
    """How much they can deposit, in whole deposits."""
    return state.players[who].cash // money.DEPOSIT * money.DEPOSIT


def check_deposit(state: State, who: Seat, act: MakeDeposit) -> Refusal | None:
    return (
        lookup.must_play(state, who)
        or lookup.must_be_free(state)
        or _amount_refusal(act.amount, most_deposited(state, who), money.DEPOSIT)
    )


def deposit(state: State, who: Seat, act: MakeDeposit, step: Step) -> None:
    """It has interest this year if it is made before the first roll of it (E24)."""
    begins = state.stage is Stage.ROLL and state.turn == 0
    money.deposit(state, who, act.amount, earns=begins, step=step)


def check_withdraw(state: State, who: Seat, act: Withdraw) -> Refusal | None:
    most = state.players[who].deposit
    return lookup.must_play(state, who) or _amount_refusal(act.amount, most, money.DEPOSIT)


def withdraw(state: State, who: Seat, act: Withdraw, step: Step) -> None:
    money.withdraw(state, who, act.amount, step)
