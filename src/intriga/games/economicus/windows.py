"""Who is asked now, and which kind of clock runs (digest, 2a)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from intriga.games.economicus.questions import (
    Auction,
    ExclusiveOffer,
    Insolvency,
    Investigation,
    Placement,
    Proposal,
    Surrendering,
    Tender,
)
from intriga.games.economicus.rules import (
    auction,
    bankruptcy,
    cards,
    crime,
    founding,
    offers,
    sales,
    tender,
    turn,
)
from intriga.games.economicus.state import Stage, State
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
        return (_open(state, between(state), *turn.awaited(state)),)
    return (_OF[type(question)](state, question),)


def between(state: State) -> str:
    """The kind, and key, of the window while nothing is asked."""
    return "sales" if state.stage is Stage.SALES else "turn"


def _open(state: State, kind: str, *who: Seat) -> Window:
    return Window(kind, kind, who, state.asked)


def _sealed(state: State, kind: str, awaited: Sequence[Seat], asked: Sequence[Seat]) -> Window:
    return Window(kind, kind, tuple(awaited), state.asked, asked=tuple(asked))


def _auction(state: State, lot: Auction) -> Window:
    if not lot.worded:
        return _open(state, "word", lot.opener)
    bidders = auction.bidders(state, lot)
    if auction.is_sealed(state):
        return _sealed(state, "maxima", auction.unanswered(state, lot), bidders)
    return Window("bid", "bid", tuple(bidders), state.asked, restarts=lot.bids)


def _offer(state: State, offer: ExclusiveOffer) -> Window:
    return _open(state, "debt", offer.by) if offer.agreed else _open(state, "answer", offer.owner)


_OF: Final[Mapping[type, Callable[[State, Any], Window]]] = {
    Placement: lambda state, one: _open(state, "placement", one.order[0]),
    Auction: _auction,
    Proposal: lambda state, one: _open(state, "answer", *sales.asked(one)),
    ExclusiveOffer: _offer,
    Tender: lambda state, one: _sealed(state, "tender", tender.unanswered(one), one.asked),
    Investigation: lambda state, one: _sealed(
        state, "investigation", crime.unanswered(one), one.asked
    ),
    Insolvency: lambda state, one: _open(state, "debt", one.seat),
    Surrendering: lambda state, one: _open(state, "answer", one.seat),
}


# ── time is up, or all have answered ────────────────────────────────────────────────────


def close(state: State, step: Step) -> None:
    """What happens without the answers that are missing."""
    question = state.question
    if question is None:
        state.ready = [*state.ready, *turn.awaited(state)]
    else:
        _CLOSE[type(question)](state, question, step)
    turn.proceed(state, step)


def _close_auction(state: State, lot: Auction, step: Step) -> None:
    if lot.worded:
        auction.hammer(state, lot, step)
    else:
        auction.pass_by_itself(state, step)


def _close_proposal(state: State, proposal: Proposal, step: Step) -> None:
    if proposal.counter is not None:
        sales.decline(state, proposal, proposal.counter)
        return
    for who in list(proposal.to):
        sales.decline(state, proposal, who)


def _close_offer(state: State, offer: ExclusiveOffer, step: Step) -> None:
    if offer.agreed:
        offers.raise_by_itself(state, step)
    else:
        offers.sell_by_itself(state, step)


_CLOSE: Final[Mapping[type, Callable[[State, Any, Step], None]]] = {
    Placement: lambda state, one, step: founding.place_by_chance(state, step),
    Auction: _close_auction,
    Proposal: _close_proposal,
    ExclusiveOffer: _close_offer,
    Tender: lambda state, one, step: tender.close(state, step),
    Investigation: lambda state, one, step: crime.close(state, step),
    Insolvency: lambda state, one, step: bankruptcy.sell_by_itself(state, step),
    Surrendering: lambda state, one, step: cards.surrender_by_itself(state, step),
}
