"""Bids in the open, against a clock that each bid starts anew (item 21; E10–E13). Millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Auction
from intriga.games.economicus.subjects import money
from intriga.games.economicus.subjects.asking import OTHERWISE, answer_by, too_dear
from intriga.games.economicus.subjects.trade import lots
from intriga.kernel import (
    PUBLIC,
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
    seat,
)

_OUT: Final = refuse("economicus-refused-out")


class JoinAuction(Act, frozen=True):
    """Pay 1M to take part (E10)."""


class Bid(Act, frozen=True):
    """Bid in the open. Who has not joined yet pays for that, too."""

    amount: int


class LeaveAuction(Act, frozen=True):
    """Bid no more."""


def _asked(state: State, who: Seat) -> Refusal | None:
    lot = state.question
    if not isinstance(lot, Auction) or not lot.worded or lots.is_sealed(state):
        return lots.NO_AUCTION
    asked = lots.may_bid(lot, who) and not state.players[who].bankrupt
    return None if asked else _OUT


def _check_join(state: State, who: Seat, act: JoinAuction) -> Refusal | None:
    lot = lots.opened(state)
    if lot.forced or who in lot.joined:
        return refuse("economicus-refused-joined")
    if refusal := lots.must_take_part(state, lot, who):
        return refusal
    return too_dear(lots.JOINING) if money.funds(state, who) < lots.JOINING else None


def _join(state: State, who: Seat, act: JoinAuction, step: Step) -> None:
    """Take part for 1M; the clock goes on (E11)."""
    lots.join(state, lots.opened(state), who, step)


def _check_bid(state: State, who: Seat, act: Bid) -> Refusal | None:
    return lots.check_amount(state, lots.opened(state), who, act.amount)


def _bid(state: State, who: Seat, act: Bid, step: Step) -> None:
    """Bid more than the highest; whoever has not joined does so with it."""
    lot = lots.opened(state)
    if lots.fee(state, lot, who):
        lots.join(state, lot, who, step)
    lots.raise_to(state, lot, who, act.amount, step)
    lots.close_if_done(state, lot, step)


def _leave(state: State, who: Seat, act: LeaveAuction, step: Step) -> None:
    """Bid no more."""
    lot = lots.opened(state)
    lot.out.append(who)
    step.emit("economicus-left", PUBLIC, seat=seat(who))
    lots.close_if_done(state, lot, step)


# ── forms ───────────────────────────────────────────────────────────────────────────────


def _amounts(state: State, who: Seat, chosen: Chosen) -> Range:
    lot = lots.opened(state)
    if lots.must_take_part(state, lot, who):
        return Range(1, 0)
    low = lots.lowest(lot)
    return Range(low, lots.dearest(state, lot, who), low)


def _offer_bid(state: State, who: Seat) -> Iterator[Form]:
    found = _amounts(state, who, {})
    if found.low <= found.high:
        yield answer_by(state, "bid", Bid, Field("amount", "number", "bid"), main=True)


def _offer_join(state: State, who: Seat) -> Iterator[Form]:
    if not _check_join(state, who, _JOIN):
        yield answer_by(state, "bid", JoinAuction)


def _offer_leave(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, "bid", LeaveAuction)


_JOIN: Final = JoinAuction()

JOIN_AUCTION: Final = Deed(
    JoinAuction,
    _check_join,
    _join,
    _offer_join,
    gate=_asked,
    answers=True,
    rank=OTHERWISE,
)
BID: Final = Deed(
    Bid,
    _check_bid,
    _bid,
    _offer_bid,
    gate=_asked,
    answers=True,
    choices={"bid": _amounts},
)
LEAVE_AUCTION: Final = Deed(
    LeaveAuction,
    None,
    _leave,
    _offer_leave,
    gate=_asked,
    answers=True,
    rank=OTHERWISE,
)
