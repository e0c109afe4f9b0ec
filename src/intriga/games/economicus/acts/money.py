"""Loans and deposits, at any moment (items 27, 28). Amounts in millions."""

from intriga.kernel import Act


class Borrow(Act, frozen=True):
    """`amount`: a multiple of 5."""

    amount: int


class Repay(Act, frozen=True):
    """`amount`: a multiple of 5."""

    amount: int


class MakeDeposit(Act, frozen=True):
    """`amount`: a multiple of 20."""

    amount: int


class Withdraw(Act, frozen=True):
    """`amount`: a multiple of 20."""

    amount: int
