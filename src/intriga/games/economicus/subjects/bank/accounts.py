"""Loans at any moment (item 27), and deposits that are made between the steps of a turn and taken
back at any moment (item 28). Millions."""

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.subjects import lookup, money
from intriga.games.economicus.subjects.asking import ANY_TIME
from intriga.games.economicus.subjects.events import no_loans
from intriga.kernel import (
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    sums,
)


class Banking(Act, frozen=True):
    """A sum that goes to the bank, or comes from it. `amount`: a multiple."""

    amount: int


BankingT = TypeVar("BankingT", bound=Banking)


def by_multiples(
    act: type[BankingT],
    domain: str,
    of: int,
    most: Callable[[State, Seat], int],
    move: Callable[[State, Seat, int, Step], None],
    *,
    gate: Callable[[State, Seat], Refusal | None],
) -> Deed[State, BankingT]:
    """What one may do with multiples `of` a sum, up to the `most` one can; `move` does it with the
    chosen one. `domain`: the name of the choices."""
    form = Form(act, (choice("amount", domain),))

    def check(state: State, who: Seat, act: BankingT) -> Refusal | None:
        if act.amount <= 0 or act.amount % of:
            return refuse("economicus-refused-step", step=of)
        limit = most(state, who)
        return refuse("economicus-refused-at-most", most=limit) if act.amount > limit else None

    def apply(state: State, who: Seat, act: BankingT, step: Step) -> None:
        move(state, who, act.amount, step)

    def offer(state: State, who: Seat) -> Iterator[Form]:
        if most(state, who) > 0:
            yield form

    def amounts(state: State, who: Seat, chosen: Chosen) -> Choices:
        return sums(range(of, most(state, who) + 1, of), "economicus-money")

    return Deed(act, check, apply, offer, gate=gate, rank=ANY_TIME, choices={domain: amounts})


# ── loans ───────────────────────────────────────────────────────────────────────────────


class Borrow(Banking, frozen=True):
    """`amount`: a multiple of 5."""


class Repay(Banking, frozen=True):
    """`amount`: a multiple of 5."""


def _most_borrowed(state: State, who: Seat) -> int:
    """How much more they can borrow, in whole pledges."""
    return money.capacity(state, who) // money.PLEDGE * money.PLEDGE


BORROW: Final = by_multiples(
    Borrow, "borrow", money.PLEDGE, _most_borrowed, money.borrow, gate=lookup.must_play
)


def _must_keep(state: State) -> Refusal | None:
    """In a year without new loans, what is repaid cannot be borrowed again: nobody repays while
    something is asked, so that bids stay covered (E12, V12)."""
    asked = state.question is not None and no_loans.are_forbidden(state)
    return refuse("economicus-refused-question") if asked else None


def _may_repay(state: State, who: Seat) -> Refusal | None:
    return lookup.must_play(state, who) or _must_keep(state)


def _most_repaid(state: State, who: Seat) -> int:
    """How much they can repay now."""
    if _must_keep(state):
        return 0
    one = state.players[who]
    return min(one.loan, max(0, one.cash)) // money.PLEDGE * money.PLEDGE


REPAY: Final = by_multiples(
    Repay, "repay", money.PLEDGE, _most_repaid, money.repay, gate=_may_repay
)


# ── deposits ────────────────────────────────────────────────────────────────────────────


class MakeDeposit(Banking, frozen=True):
    """`amount`: a multiple of 20."""


class Withdraw(Banking, frozen=True):
    """`amount`: a multiple of 20."""


def _most_deposited(state: State, who: Seat) -> int:
    """How much they can deposit now, in whole deposits."""
    if lookup.must_be_free(state):
        return 0
    return state.players[who].cash // money.DEPOSIT * money.DEPOSIT


def _deposit(state: State, who: Seat, amount: int, step: Step) -> None:
    """It has interest this year if it is made before the first roll of it (E24)."""
    begins = state.stage is Stage.ROLL and state.turn == 0
    money.deposit(state, who, amount, earns=begins, step=step)


DEPOSIT: Final = by_multiples(
    MakeDeposit, "deposit", money.DEPOSIT, _most_deposited, _deposit, gate=lookup.must_be_between
)


def _most_withdrawn(state: State, who: Seat) -> int:
    return state.players[who].deposit


WITHDRAW: Final = by_multiples(
    Withdraw, "withdraw", money.DEPOSIT, _most_withdrawn, money.withdraw, gate=lookup.must_play
)
