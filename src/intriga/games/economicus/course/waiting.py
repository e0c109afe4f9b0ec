"""Who is asked now, which kind of clock runs, and what happens without an answer (digest, 2a)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from intriga.games.economicus.course import turn
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import (
    Auction,
    ExclusiveOffer,
    Insolvency,
    Investigation,
    Placement,
    Proposal,
    Surrendering,
    Tender,
)
from intriga.games.economicus.subjects import bankruptcy, going_on, placing
from intriga.games.economicus.subjects.asking import at_will
from intriga.games.economicus.subjects.cards import crime
from intriga.games.economicus.subjects.cards.effects import nationalise, tender
from intriga.games.economicus.subjects.trade import first_word, lots, offers, replies
from intriga.kernel import Clock, Seat, Step, Window

CLOCKS: Final[Mapping[str, Clock]] = {
    "placement": Clock(live=60, slow=43_200),
    "turn": Clock(live=60, slow=43_200),
    "word": Clock(live=30, slow=43_200),
    "bid": Clock(live=15, slow=3_600),
    "maxima": Clock(live=45, slow=43_200),
    "sales": Clock(live=60, slow=43_200),
    "answer": Clock(live=45, slow=43_200),
    "investigation": Clock(live=30, slow=43_200),
    "tender": Clock(live=45, slow=43_200),
    "debt": Clock(live=90, slow=86_400),
}


def windows(state: State) -> Sequence[Window]:
    """The window that is open; none when the match is over."""
    if state.stage is Stage.OVER:
        return ()
    question = state.question
    if question is None:
        return (_open(state, at_will(state), *going_on.awaited(state)),)
    return (_OF[type(question)](state, question),)


def _open(state: State, kind: str, *who: Seat) -> Window:
    return Window(kind, kind, who, state.asked)


def _sealed(state: State, kind: str, awaited: Sequence[Seat], asked: Sequence[Seat]) -> Window:
    return Window(kind, kind, tuple(awaited), state.asked, asked=tuple(asked))


def _auction(state: State, lot: Auction) -> Window:
    if not lot.worded:
        return _open(state, "word", lot.opener)
    bidders = lots.bidders(state, lot)
    if lots.is_sealed(state):
        return _sealed(state, "maxima", lots.unanswered(state, lot), bidders)
    return Window("bid", "bid", tuple(bidders), state.asked, restarts=lot.bids)


def _offer(state: State, offer: ExclusiveOffer) -> Window:
    return _open(state, "debt", offer.by) if offer.agreed else _open(state, "answer", offer.owner)


_OF: Final[Mapping[type, Callable[[State, Any], Window]]] = {
    Placement: lambda state, one: _open(state, "placement", one.order[0]),
    Auction: _auction,
    Proposal: lambda state, one: _open(state, "answer", *replies.asked(one)),
    ExclusiveOffer: _offer,
    Tender: lambda state, one: _sealed(state, "tender", tender.unanswered(one), one.asked),
    Investigation: lambda state, one: _sealed(
        state, "investigation", crime.unanswered(one), one.asked
    ),
    Insolvency: lambda state, one: _open(state, "debt", one.seat),
    Surrendering: lambda state, one: _open(state, "answer", one.seat),
}


# ── time is up, or all have answered ────────────────────────────────────────────────────


def close(state: State, window: Window, step: Step) -> None:
    """What happens without the answers that are missing."""
    question = state.question
    if question is None:
        state.ready = [*state.ready, *going_on.awaited(state)]
    else:
        _CLOSE[type(question)](state, step)
    turn.proceed(state, step)


def _close_auction(state: State, step: Step) -> None:
    lot = lots.opened(state)
    if lot.worded:
        lots.hammer(state, lot, step)
    else:
        first_word.close(state, step)


_CLOSE: Final[Mapping[type, Callable[[State, Step], None]]] = {
    Placement: placing.close,
    Auction: _close_auction,
    Proposal: replies.close,
    ExclusiveOffer: offers.close,
    Tender: tender.close,
    Investigation: crime.close,
    Insolvency: bankruptcy.close,
    Surrendering: nationalise.close,
}
