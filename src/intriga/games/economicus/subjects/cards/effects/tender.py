"""Effect 20: a public tender, and the bids for its star (3a). Millions."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play, Tender
from intriga.games.economicus.subjects import asking, money, stars
from intriga.games.economicus.subjects.asking import NOT_ASKED, answer_by
from intriga.games.economicus.subjects.card_effect import Amount, CardEffect
from intriga.kernel import (
    PUBLIC,
    SECRET,
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
    refuse,
    seat,
)


class CallTender(CardEffect, frozen=True, tag="tender"):
    """20. Everybody gives one sealed bid of at least `least`, or none; the highest pays the bank
    and gets a star. `present`: only who is present in so many sectors may bid, 0: everybody.

    `{ does = "tender", least = 5, present = 3 }`
    """

    number: ClassVar[int] = 20
    decks: ClassVar[tuple[Deck, ...]] = ("option", "event")
    announced: ClassVar[bool] = True
    least: Amount
    present: Annotated[int, Meta(ge=0, le=11)] = 0

    def refusal(self, state: State) -> Refusal | None:
        """Somebody must be able to bid."""
        return None if self._fit(state) else refuse("economicus-refused-target")

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        """Everybody is asked alike, whether they may bid or not."""
        who = self._fit(state)
        asking.ask(state, Tender(play.card, self.least, state.playing, who, play.by))
        step.emit("economicus-tender", PUBLIC, money=self.least)

    def _fit(self, state: State) -> list[Seat]:
        """Who meets its goal."""
        return [who for who in state.playing if _presence(state, who) >= self.present]


def _presence(state: State, who: Seat) -> int:
    """In how many sectors they have a company."""
    return sum(one.companies > 0 for one in state.players[who].holdings.values())


class BidTender(Act, frozen=True):
    """A sealed bid in a public tender."""

    veil: ClassVar[str] = "sealed"
    amount: Annotated[int, SECRET]


def _opened(state: State) -> Tender:
    """The tender that is open."""
    question = state.question
    assert isinstance(question, Tender)
    return question


def awaits(state: State, who: Seat) -> bool:
    """Whether a bid of theirs in a tender is awaited."""
    question = state.question
    return isinstance(question, Tender) and who in unanswered(question)


def unanswered(tender: Tender) -> list[Seat]:
    """Whose bid is awaited."""
    return [who for who in tender.asked if who not in tender.bids]


def seal(state: State, who: Seat, amount: int) -> None:
    """A sealed bid; 0 is none."""
    _opened(state).bids[who] = amount


def _asked(state: State, who: Seat) -> Refusal | None:
    return None if awaits(state, who) else NOT_ASKED


def _check(state: State, who: Seat, act: BidTender) -> Refusal | None:
    tender = _opened(state)
    if who not in tender.fit:
        return refuse("economicus-refused-goal")
    high = money.funds(state, who)
    if not tender.least <= act.amount <= high:
        return refuse("economicus-refused-between", low=tender.least, high=high)
    return None


def _bid(state: State, who: Seat, act: BidTender, step: Step) -> None:
    """A sealed bid."""
    seal(state, who, act.amount)


def _amounts(state: State, who: Seat, chosen: Chosen) -> Domain:
    tender = _opened(state)
    return Range(tender.least, money.funds(state, who) if who in tender.fit else 0)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    tender = _opened(state)
    if who in tender.fit and tender.least <= money.funds(state, who):
        yield answer_by(state, "tender", BidTender, Field("amount", "number", "tender"), main=True)


def close(state: State, step: Step) -> None:
    """The highest pays the bank and gets a star; of equals the first from the card's player
    clockwise. Other bids stay secret."""
    tender = _opened(state)
    asking.answered(state, tender)
    order = [who for who in state.around(tender.first) if who in tender.bids]
    winner = max(order, key=lambda who: tender.bids[who], default=None)
    if winner is None or not tender.bids[winner]:
        step.emit("economicus-tender-empty", PUBLIC)
        return
    money.pay(state, winner, tender.bids[winner], step, why="cards")
    stars.record(state, winner, 1)
    step.emit("economicus-tender-won", PUBLIC, seat=seat(winner), money=tender.bids[winner])


BID_TENDER = Deed(
    BidTender,
    _check,
    _bid,
    _offer,
    gate=_asked,
    answers=True,
    choices={"tender": _amounts},
)
