"""Makes the view of a viewpoint."""

from collections.abc import Hashable

from intriga.games.economicus.questions import (
    Auction,
    Investigation,
    Question,
    Tender,
)
from intriga.games.economicus.rules import outcomes, stars, turn
from intriga.games.economicus.state import Stage, State
from intriga.games.economicus.view import CrimeSeen, Lot, Mine, Sheet, TenderSeen, View
from intriga.kernel import REFEREE, Seat


def view(state: State, viewpoint: Hashable) -> View:
    """What this viewpoint may know."""
    question = state.question
    sealed = isinstance(question, Auction | Tender | Investigation)
    return View(
        state.options,
        state.goal,
        state.last_year,
        tuple(state.circle),
        tuple(state.numbers),
        dict(state.markets),
        tuple(_sheet(state, who) for who in range(len(state.players))),
        state.active,
        state.auditor,
        state.year,
        state.turn,
        state.stage,
        state.sector,
        state.dice,
        dict(state.paid),
        state.event,
        state.management,
        tuple(turn.awaited(state)),
        tuple(state.years),
        tuple(state.winners),
        _lot(question) if isinstance(question, Auction) else None,
        _tender(question) if isinstance(question, Tender) else None,
        CrimeSeen(question.play) if isinstance(question, Investigation) else None,
        None if sealed else question,  # type: ignore[arg-type]
        _mine(state, viewpoint) if isinstance(viewpoint, int) else None,
        _hands(state) if viewpoint == REFEREE or state.stage is Stage.OVER else {},
    )


def _sheet(state: State, who: Seat) -> Sheet:
    one = state.players[who]
    sources = tuple(stars.sources(state, who))
    return Sheet(
        one.cash,
        one.loan,
        one.deposit,
        one.earning,
        one.owed,
        {number: held for number, held in one.holdings.items() if held.companies},
        one.startups,
        len(one.cards),
        sources,
        sum(source.stars for source in sources),
        outcomes.wealth(state, who),
        bool(state.year) and one.researched == state.year,
        one.bankrupt,
        one.in_vain,
        one.stops,
        dict(one.flows),
    )


def _lot(lot: Auction) -> Lot:
    return Lot(
        lot.sector,
        lot.kind,
        lot.start,
        lot.opener,
        lot.forced,
        lot.worded,
        lot.price,
        lot.leader,
        lot.spoken,
        tuple(lot.joined),
        tuple(lot.out),
    )


def _tender(tender: Tender) -> TenderSeen:
    return TenderSeen(tender.card, tender.least, tuple(tender.fit))


def _mine(state: State, who: Seat) -> Mine:
    return Mine(tuple(state.players[who].cards), _sealed(state.question, who))


def _sealed(question: Question | None, who: Seat) -> int | str | None:
    if isinstance(question, Auction):
        return question.maxima.get(who)
    if isinstance(question, Tender):
        return question.bids.get(who)
    if isinstance(question, Investigation):
        return question.answers.get(who)
    return None


def _hands(state: State) -> dict[Seat, tuple[str, ...]]:
    return {who: tuple(one.cards) for who, one in enumerate(state.players)}
