"""A sealed answer that one does not take part, in an auction or a tender."""

from collections.abc import Iterator
from typing import ClassVar, Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Tender
from intriga.games.economicus.subjects.asking import NOT_ASKED, OTHERWISE, answer_by
from intriga.games.economicus.subjects.cards.effects import tender
from intriga.games.economicus.subjects.trade import lots, maxima
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step


class StayOut(Act, frozen=True):
    """A sealed answer: one does not take part, in an auction or a tender."""

    veil: ClassVar[str] = "sealed"


def _asked(state: State, who: Seat) -> Refusal | None:
    return None if maxima.awaits(state, who) or tender.awaits(state, who) else NOT_ASKED


def _stay_out(state: State, who: Seat, act: StayOut, step: Step) -> None:
    """Nothing is bid."""
    if isinstance(state.question, Tender):
        tender.seal(state, who, 0)
    else:
        lots.seal(state, who, 0, step)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    window = "tender" if isinstance(state.question, Tender) else "maxima"
    yield answer_by(state, window, StayOut)


STAY_OUT: Final = Deed(StayOut, None, _stay_out, _offer, gate=_asked, answers=True, rank=OTHERWISE)
