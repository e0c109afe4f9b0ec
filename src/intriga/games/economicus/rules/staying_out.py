"""A sealed answer that one does not take part, in an auction or a tender."""

from intriga.games.economicus.acts.trade import StayOut
from intriga.games.economicus.rules import auction, tender
from intriga.games.economicus.state import State
from intriga.kernel import Refusal, Seat, Step, refuse


def check(state: State, who: Seat, act: StayOut) -> Refusal | None:
    lot, asked = auction.opened(state), tender.opened(state)
    sealed = lot is not None and lot.worded and auction.is_sealed(state)
    if sealed and lot is not None and who in auction.unanswered(state, lot):
        return None
    if asked is not None and who in tender.unanswered(asked):
        return None
    return refuse("economicus-refused-not-asked")


def stay_out(state: State, who: Seat, act: StayOut, step: Step) -> None:
    """Nothing is bid."""
    lot, asked = auction.opened(state), tender.opened(state)
    if lot is not None:
        lot.maxima[who] = 0
        step.emit("economicus-maximum", (who,), money=0)
    elif asked is not None:
        asked.bids[who] = 0
