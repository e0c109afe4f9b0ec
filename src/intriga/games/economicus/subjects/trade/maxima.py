"""Sealed maxima in place of bids in the open (E11). Millions."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Auction
from intriga.games.economicus.subjects.asking import answer_by
from intriga.games.economicus.subjects.trade import lots
from intriga.kernel import (
    SECRET,
    Act,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    refuse,
)


class SetMaximum(Act, frozen=True):
    """A sealed answer: the most one would pay (E11)."""

    veil: ClassVar[str] = "sealed"
    amount: Annotated[int, SECRET]


def awaits(state: State, who: Seat) -> bool:
    """Whether a sealed answer of theirs is awaited in an auction."""
    lot = state.question
    return _is_sealed(state) and isinstance(lot, Auction) and who in lots.unanswered(state, lot)


def _is_sealed(state: State) -> bool:
    lot = state.question
    return isinstance(lot, Auction) and lot.worded and lots.is_sealed(state)


def _asked(state: State, who: Seat) -> Refusal | None:
    if not _is_sealed(state):
        return lots.NO_AUCTION
    return None if awaits(state, who) else refuse("economicus-refused-answered")


def _check(state: State, who: Seat, act: SetMaximum) -> Refusal | None:
    lot = lots.opened(state)
    if lot.spoken and who == lot.opener:  # a higher maximum than the first word
        high = lots.dearest(state, lot, who)
        ok = lot.spoken <= act.amount <= high
        return None if ok else refuse("economicus-refused-between", low=lot.spoken, high=high)
    return lots.check_amount(state, lot, who, act.amount)


def _seal(state: State, who: Seat, act: SetMaximum, step: Step) -> None:
    """A sealed answer; it shows when all are in."""
    lots.seal(state, who, act.amount, step)


def _amounts(state: State, who: Seat, chosen: Chosen) -> Range:
    lot = lots.opened(state)
    if lots.must_take_part(state, lot, who):
        return Range(1, 0)
    own = lot.spoken if who == lot.opener else 0
    return Range(own or lots.lowest(lot), lots.dearest(state, lot, who))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    found = _amounts(state, who, {})
    if found.low <= found.high:
        amount = Field("amount", "number", "maximum")
        yield answer_by(state, "maxima", SetMaximum, amount, main=True)


SET_MAXIMUM: Final = Deed(
    SetMaximum,
    _check,
    _seal,
    _offer,
    gate=_asked,
    answers=True,
    choices={"maximum": _amounts},
)
