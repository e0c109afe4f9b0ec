"""Deposits: made between the steps of a turn, taken back at any moment (item 28). Millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.subjects import lookup, money
from intriga.games.economicus.subjects.asking import ANY_TIME
from intriga.games.economicus.subjects.bank.multiples import multiples, refusal_of
from intriga.kernel import Act, Choices, Chosen, Deed, Form, Refusal, Seat, Step, choice


class MakeDeposit(Act, frozen=True):
    """`amount`: a multiple of 20."""

    amount: int


class Withdraw(Act, frozen=True):
    """`amount`: a multiple of 20."""

    amount: int


def _most_deposited(state: State, who: Seat) -> int:
    """How much they can deposit, in whole deposits."""
    return state.players[who].cash // money.DEPOSIT * money.DEPOSIT


def _check_deposit(state: State, who: Seat, act: MakeDeposit) -> Refusal | None:
    return refusal_of(act.amount, _most_deposited(state, who), money.DEPOSIT)


def _deposit(state: State, who: Seat, act: MakeDeposit, step: Step) -> None:
    """It has interest this year if it is made before the first roll of it (E24)."""
    begins = state.stage is Stage.ROLL and state.turn == 0
    money.deposit(state, who, act.amount, earns=begins, step=step)


def _offer_deposit(state: State, who: Seat) -> Iterator[Form]:
    if _most_deposited(state, who) > 0:
        yield _DEPOSIT


def _deposited(state: State, who: Seat, chosen: Chosen) -> Choices:
    free = not lookup.must_be_free(state)
    return multiples(_most_deposited(state, who) if free else 0, money.DEPOSIT)


_DEPOSIT: Final = Form(MakeDeposit, (choice("amount", "deposit"),))

DEPOSIT: Final = Deed(
    MakeDeposit,
    _check_deposit,
    _deposit,
    _offer_deposit,
    gate=lookup.must_be_between,
    rank=ANY_TIME,
    choices={"deposit": _deposited},
)


def _check_withdraw(state: State, who: Seat, act: Withdraw) -> Refusal | None:
    return refusal_of(act.amount, state.players[who].deposit, money.DEPOSIT)


def _withdraw(state: State, who: Seat, act: Withdraw, step: Step) -> None:
    money.withdraw(state, who, act.amount, step)


def _offer_withdraw(state: State, who: Seat) -> Iterator[Form]:
    if state.players[who].deposit:
        yield _WITHDRAW


def _withdrawn(state: State, who: Seat, chosen: Chosen) -> Choices:
    return multiples(state.players[who].deposit, money.DEPOSIT)


_WITHDRAW: Final = Form(Withdraw, (choice("amount", "withdraw"),))

WITHDRAW: Final = Deed(
    Withdraw,
    _check_withdraw,
    _withdraw,
    _offer_withdraw,
    gate=lookup.must_play,
    rank=ANY_TIME,
    choices={"withdraw": _withdrawn},
)
