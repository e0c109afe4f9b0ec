"""Loans: borrowing and repaying, at any moment (item 27). Millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects import lookup, money
from intriga.games.economicus.subjects.asking import ANY_TIME
from intriga.games.economicus.subjects.bank.multiples import multiples, refusal_of
from intriga.games.economicus.subjects.events import no_loans
from intriga.kernel import Act, Choices, Chosen, Deed, Form, Refusal, Seat, Step, choice, refuse


class Borrow(Act, frozen=True):
    """`amount`: a multiple of 5."""

    amount: int


class Repay(Act, frozen=True):
    """`amount`: a multiple of 5."""

    amount: int


def _most_borrowed(state: State, who: Seat) -> int:
    """How much more they can borrow, in whole pledges."""
    return money.capacity(state, who) // money.PLEDGE * money.PLEDGE


def _check_borrow(state: State, who: Seat, act: Borrow) -> Refusal | None:
    return refusal_of(act.amount, _most_borrowed(state, who), money.PLEDGE)


def _borrow(state: State, who: Seat, act: Borrow, step: Step) -> None:
    money.borrow(state, who, act.amount, step)


def _offer_borrow(state: State, who: Seat) -> Iterator[Form]:
    if _most_borrowed(state, who) > 0:
        yield _BORROW


def _borrowed(state: State, who: Seat, chosen: Chosen) -> Choices:
    return multiples(_most_borrowed(state, who), money.PLEDGE)


_BORROW: Final = Form(Borrow, (choice("amount", "borrow"),))

BORROW: Final = Deed(
    Borrow,
    _check_borrow,
    _borrow,
    _offer_borrow,
    gate=lookup.must_play,
    rank=ANY_TIME,
    choices={"borrow": _borrowed},
)


def _most_repaid(state: State, who: Seat) -> int:
    """How much they can repay now."""
    if _must_keep(state):
        return 0
    one = state.players[who]
    return min(one.loan, max(0, one.cash)) // money.PLEDGE * money.PLEDGE


def _must_keep(state: State) -> Refusal | None:
    """In a year without new loans, what is repaid cannot be borrowed again: nobody repays while
    something is asked, so that bids stay covered (E12, V12)."""
    asked = state.question is not None and no_loans.are_forbidden(state)
    return refuse("economicus-refused-question") if asked else None


def _check_repay(state: State, who: Seat, act: Repay) -> Refusal | None:
    most = _most_repaid(state, who)
    return _must_keep(state) or refusal_of(act.amount, most, money.PLEDGE)


def _repay(state: State, who: Seat, act: Repay, step: Step) -> None:
    money.repay(state, who, act.amount, step)


def _offer_repay(state: State, who: Seat) -> Iterator[Form]:
    if _most_repaid(state, who) > 0:
        yield _REPAY


def _repaid(state: State, who: Seat, chosen: Chosen) -> Choices:
    return multiples(_most_repaid(state, who), money.PLEDGE)


_REPAY: Final = Form(Repay, (choice("amount", "repay"),))

REPAY: Final = Deed(
    Repay,
    _check_repay,
    _repay,
    _offer_repay,
    gate=lookup.must_play,
    rank=ANY_TIME,
    choices={"repay": _repaid},
)
