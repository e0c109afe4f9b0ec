"""Answers to offers between players: yes, no, another price; and taking an offer back (E21). Money
in millions."""

from collections.abc import Iterator
from typing import Final, Literal

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Insolvency, Proposal
from intriga.games.economicus.subjects import asking, choosing, companies, money, prices
from intriga.games.economicus.subjects.asking import NO_CHIPS, NOT_ASKED, answer_by, too_dear
from intriga.games.economicus.subjects.trade.proposals import bounds
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
    refuse,
    seat,
)


class AnswerProposal(Act, frozen=True):
    """Accept an offer, or a price that somebody has named for it, or not."""

    answer: Literal["yes", "no"]


class NamePrice(Act, frozen=True):
    """Answer an offer by another price."""

    price: int


class WithdrawProposal(Act, frozen=True):
    """Take one's own offer back."""


def opened(state: State) -> Proposal:
    """The offer that is open."""
    question = state.question
    assert isinstance(question, Proposal)
    return question


def asked(proposal: Proposal) -> list[Seat]:
    """Whose answer is awaited."""
    return [proposal.by] if proposal.counter is not None else proposal.to


def _asked(state: State, who: Seat) -> Refusal | None:
    question = state.question
    return None if isinstance(question, Proposal) and who in asked(question) else NOT_ASKED


def _check_answer(state: State, who: Seat, act: AnswerProposal) -> Refusal | None:
    proposal = opened(state)
    if act.answer == "no":
        return None
    buyer = who if proposal.counter is None else proposal.counter
    if companies.chips_left(state, buyer) < proposal.companies + proposal.startups:
        return NO_CHIPS
    return too_dear(proposal.price) if money.funds(state, buyer) < proposal.price else None


def _answer(state: State, who: Seat, act: AnswerProposal, step: Step) -> None:
    """Accept what is offered, or the price that was named for it; or refuse."""
    proposal = opened(state)
    if act.answer == "yes":
        asking.answered(state, proposal)
        _carry_out(state, proposal, who if proposal.counter is None else proposal.counter, step)
        return
    refused_by = who if proposal.counter is None else proposal.counter
    step.emit("economicus-declined", PUBLIC, seat=seat(who))
    _decline(state, proposal, refused_by)


def _decline(state: State, proposal: Proposal, who: Seat) -> None:
    """Nothing comes of it with this buyer."""
    proposal.to.remove(who)
    if proposal.counter is not None:
        proposal.counter, proposal.price = None, proposal.first
    if proposal.to:
        asking.renew(state)
    else:
        _come_to_nothing(state, proposal)


def _come_to_nothing(state: State, proposal: Proposal) -> None:
    asking.answered(state, proposal)
    state.players[proposal.by].in_vain += 1


def close(state: State, step: Step) -> None:
    """Time is up: the seller declines the price that was named; else all decline who have not
    answered."""
    proposal = opened(state)
    for who in list(proposal.to) if proposal.counter is None else [proposal.counter]:
        _decline(state, proposal, who)


def _carry_out(state: State, proposal: Proposal, buyer: Seat, step: Step) -> None:
    by, number = proposal.by, proposal.sector
    money.pay(state, buyer, proposal.price, step, why="companies", to=by)
    for n in range(proposal.companies):
        companies.pass_on(state, by, buyer, number, gear=n < proposal.gears)
    if proposal.startups:
        state.players[by].startups -= proposal.startups
        state.players[by].startups_given += proposal.startups
        state.players[buyer].startups += proposal.startups
    for id in proposal.cards:
        state.players[by].cards.remove(id)
        state.players[buyer].cards = sorted([*state.players[buyer].cards, id])
    if not any(isinstance(one, Insolvency) for one in state.questions):
        state.lost += proposal.companies  # E17; an insolvency changes no price (E18)
    step.emit(
        "economicus-sold",
        PUBLIC,
        seat=seat(by),
        buyer=seat(buyer),
        sector=prices.named(state, number),
        companies=proposal.companies,
        startups=proposal.startups,
        money=proposal.price,
    )
    companies.merge_startups(state, buyer, step)


def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, "answer", AnswerProposal, choice("answer", "yes-no"), main=True)


def _answers(state: State, who: Seat, chosen: Chosen) -> Domain:
    answers: tuple[Literal["yes", "no"], ...] = ("yes", "no")
    return choosing.answers(
        one for one in answers if not _check_answer(state, who, AnswerProposal(one))
    )


ANSWER_PROPOSAL: Final = Deed(
    AnswerProposal,
    _check_answer,
    _answer,
    _offer_answer,
    gate=_asked,
    answers=True,
    choices={"yes-no": _answers},
)


def _check_name_price(state: State, who: Seat, act: NamePrice) -> Refusal | None:
    proposal = opened(state)
    if proposal.counter is not None:
        return NOT_ASKED
    low, high = bounds(state, proposal.sector, proposal.companies, proposal.startups)
    high = min(prices.MOST if proposal.cards else high, money.funds(state, who))
    if not low <= act.price <= high:
        return refuse("economicus-refused-between", low=low, high=high)
    return None


def _name_price(state: State, who: Seat, act: NamePrice, step: Step) -> None:
    """The seller is asked about another price."""
    proposal = opened(state)
    proposal.first = proposal.price
    proposal.counter, proposal.price = who, act.price
    asking.renew(state)
    step.emit("economicus-countered", PUBLIC, seat=seat(who), money=act.price)


def _counters(state: State, who: Seat, chosen: Chosen) -> Range:
    proposal = opened(state)
    low, high = bounds(state, proposal.sector, proposal.companies, proposal.startups)
    return Range(low, min(high, money.funds(state, who)))


def _offer_name_price(state: State, who: Seat) -> Iterator[Form]:
    found = _counters(state, who, {})
    if opened(state).counter is None and found.low <= found.high:
        yield answer_by(state, "answer", NamePrice, Field("price", "number", "counter"))


NAME_PRICE: Final = Deed(
    NamePrice,
    _check_name_price,
    _name_price,
    _offer_name_price,
    gate=_asked,
    answers=True,
    choices={"counter": _counters},
)


def _mine(state: State, who: Seat) -> Refusal | None:
    question = state.question
    return None if isinstance(question, Proposal) and question.by == who else NOT_ASKED


def _withdraw(state: State, who: Seat, act: WithdrawProposal, step: Step) -> None:
    """The seller thinks better of it."""
    _come_to_nothing(state, opened(state))
    step.emit("economicus-taken-back", PUBLIC, seat=seat(who))


def _offer_withdraw(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, "answer", WithdrawProposal)


WITHDRAW_PROPOSAL: Final = Deed(
    WithdrawProposal, None, _withdraw, _offer_withdraw, gate=_mine, answers=True
)
