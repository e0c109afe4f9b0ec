"""The first word of an auction: which kind of company is sold, and a bid or none (items 19, 20;
E9, E11, E13). Millions."""

from collections.abc import Iterator

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Auction, Kind
from intriga.games.economicus.subjects import asking, choosing, companies, prices
from intriga.games.economicus.subjects.asking import NO_SUCH_COMPANY, answer_by
from intriga.games.economicus.subjects.trade import lots
from intriga.kernel import (
    PUBLIC,
    Act,
    Chosen,
    Deed,
    Domain,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    choice,
    seat,
)


class OpenAuction(Act, frozen=True):
    """The first word of the active player: which kind of company is sold, and a bid."""

    kind: Kind
    bid: int


class PassFirst(Act, frozen=True):
    """The first word without a bid: which kind of company is sold to others."""

    kind: Kind


def _asked(state: State, who: Seat) -> Refusal | None:
    lot = state.question
    asked = isinstance(lot, Auction) and not lot.worded and lot.opener == who
    return None if asked else lots.NO_AUCTION


def _unowned(state: State, who: Seat, kind: Kind) -> Refusal | None:
    found = companies.unowned(state, lots.opened(state).sector, kind)
    return None if found else NO_SUCH_COMPANY


def _check_open(state: State, who: Seat, act: OpenAuction) -> Refusal | None:
    named = _named(state, who, act.kind)
    return _unowned(state, who, act.kind) or lots.check_amount(state, named, who, act.bid)


def _named(state: State, who: Seat, kind: Kind) -> Auction:
    """The auction as it will be, with what its opener may pay."""
    lot = lots.opened(state)
    return Auction(lot.sector, lot.start, who, kind=kind, joined=[who])


def _open(state: State, who: Seat, act: OpenAuction, step: Step) -> None:
    """The active player names the kind, and bids (E9, E11)."""
    lot = _name(state, act.kind, step)
    lot.joined.append(who)
    lots.raise_to(state, lot, who, act.bid, step)
    lots.close_if_done(state, lot, step)


def _check_pass(state: State, who: Seat, act: PassFirst) -> Refusal | None:
    return _unowned(state, who, act.kind)


def _pass(state: State, who: Seat, act: PassFirst, step: Step) -> None:
    """The active player names the kind and passes; they may still join later (E13)."""
    lot = _name(state, act.kind, step)
    step.emit("economicus-passed", PUBLIC, seat=seat(who))
    lots.close_if_done(state, lot, step)


def _name(state: State, kind: Kind, step: Step) -> Auction:
    lot = lots.opened(state)
    lot.kind, lot.worded = kind, True
    asking.renew(state)
    named = prices.named(state, lot.sector)
    step.emit("economicus-lot", PUBLIC, sector=named, kind=kind, money=lot.start)
    return lot


def close(state: State, step: Step) -> None:
    """Time is up: the active player passes; a private company is sold, if there is one."""
    lot = lots.opened(state)
    kind: Kind = "private" if companies.unowned(state, lot.sector, "private") else "state"
    _pass(state, lot.opener, PassFirst(kind), step)


# ── forms ───────────────────────────────────────────────────────────────────────────────


def _offer_open(state: State, who: Seat) -> Iterator[Form]:
    if choosing.any_of(_for_bids(state, who)):
        bid = Field("bid", "number", "first-bid", after=("kind",))
        yield answer_by(state, "word", OpenAuction, choice("kind", "bid-kind"), bid, main=True)


def _offer_pass(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, "word", PassFirst, choice("kind", "lot-kind"))


def _for_bids(state: State, who: Seat) -> Iterator[Kind]:
    """The kinds for which the active player can bid."""
    start = lots.opened(state).start
    for kind in choosing.KINDS:
        if not _check_open(state, who, OpenAuction(kind, start)):
            yield kind


def _bid_kinds(state: State, who: Seat, chosen: Chosen) -> Domain:
    return choosing.kinds(_for_bids(state, who))


def _lot_kinds(state: State, who: Seat, chosen: Chosen) -> Domain:
    return choosing.kinds(one for one in choosing.KINDS if not _unowned(state, who, one))


def _first_bids(state: State, who: Seat, chosen: Chosen) -> Domain:
    """From the price of the sector."""
    named = _named(state, who, choosing.kind_of(chosen))
    return Range(named.start, lots.dearest(state, named, who), named.start)


OPEN_AUCTION = Deed(
    OpenAuction,
    _check_open,
    _open,
    _offer_open,
    gate=_asked,
    answers=True,
    choices={"bid-kind": _bid_kinds, "first-bid": _first_bids},
)
PASS_FIRST = Deed(
    PassFirst,
    _check_pass,
    _pass,
    _offer_pass,
    gate=_asked,
    answers=True,
    choices={"lot-kind": _lot_kinds},
)
