"""Sales by players in the active sector, and offers between them (T7; items 23, 32; E16–E21).

Money in millions."""

from typing import Final

from intriga.games.economicus.acts.trade import (
    AnswerProposal,
    NamePrice,
    Propose,
    SellToMarket,
    WithdrawProposal,
)
from intriga.games.economicus.questions import Insolvency, Proposal, SectorNumber
from intriga.games.economicus.rules import asking, companies, lookup, money, prices
from intriga.games.economicus.state import Stage, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

DEAREST: Final = 3
"""Times the price of the sector (E21)."""
DEAREST_STARTUP: Final = 10
IN_VAIN: Final = 3
"""Offers of one player that may come to nothing in a turn, before they can make no more (E49)."""
MOST_PRICE: Final = 1_000
"""What anybody may ask where prices are free."""


def is_insolvent(state: State, who: Seat) -> bool:
    """Whether they are asked how they pay what they owe."""
    question = state.question
    return isinstance(question, Insolvency) and question.seat == who


def sells_in_phase(state: State) -> bool:
    """Whether everybody may sell in the active sector now."""
    return state.stage is Stage.SALES and state.question is None


def market_price(state: State, who: Seat, number: SectorNumber) -> int:
    """What the outside buyer pays in phase 3 (item 23, E48)."""
    price = state.markets[number].price
    if not state.options.pump_barred:
        return price
    return min(price, state.players[who].bound.get(number, price))


# ── to the market ───────────────────────────────────────────────────────────────────────


def check_sell(state: State, who: Seat, act: SellToMarket) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if not lookup.known(state, act.sector):
        return refuse("economicus-refused-no-such-company")
    if lookup.sector(state, act.sector).innovation:
        return refuse("economicus-refused-players-only-company")
    if not companies.has(state, who, act.sector, gear=act.chip == "gear"):
        return refuse("economicus-refused-no-such-company")
    if is_insolvent(state, who):
        return None
    if not sells_in_phase(state) or act.sector != state.sector:
        return refuse("economicus-refused-not-now")
    if not companies.movable_chips(state, who, act.sector, gear=act.chip == "gear"):
        return refuse("economicus-refused-moved")
    return None


def sell(state: State, who: Seat, act: SellToMarket, step: Step) -> None:
    """To the outside buyer: at the price of before all sales of the phase (E17); when insolvent at
    half of it (E18)."""
    if is_insolvent(state, who):
        price = prices.half(prices.fix(state, act.sector, step))
    else:
        price = market_price(state, who, act.sector)
        state.lost += 1
    companies.sell_to_market(state, who, act.sector, price, step, gear=act.chip == "gear")


# ── to players ──────────────────────────────────────────────────────────────────────────


def opened(state: State) -> Proposal | None:
    """The offer that is open."""
    question = state.question
    return question if isinstance(question, Proposal) else None


def bounds(state: State, number: SectorNumber, count: int, startups: int) -> tuple[int, int]:
    """The lowest and the highest price of so many companies and startups (E21)."""
    if not state.options.fair_prices:
        return (0 if state.options.gifts else 1), MOST_PRICE
    low = 0 if state.options.gifts else count + startups
    return low, count * DEAREST * prices.worth(state, number) + startups * DEAREST_STARTUP


def _check_goods(state: State, who: Seat, act: Propose) -> Refusal | None:
    one = state.players[who]
    innovation = lookup.sector(state, act.sector).innovation
    plain = act.companies - act.gears
    whole = act.companies + act.startups + len(act.cards) > 0
    if min(act.companies, act.gears, act.startups, plain) < 0 or not whole:
        return refuse("economicus-refused-nothing")
    if act.startups and (not innovation or act.startups > one.startups):
        return refuse("economicus-refused-no-such-company")
    if act.gears > one.gears_of(act.sector) or plain > one.of(act.sector) - one.gears_of(
        act.sector
    ):
        return refuse("economicus-refused-no-such-company")
    for count, gear in ((act.gears, True), (plain, False)):
        if count > companies.movable_chips(state, who, act.sector, gear=gear):
            return refuse("economicus-refused-moved")
    if act.startups > max(0, one.startups_before - one.startups_given):
        return refuse("economicus-refused-moved")
    if act.cards and not state.options.cards_traded:
        return refuse("economicus-refused-cards")
    if any(act.cards.count(id) > one.cards.count(id) for id in act.cards):
        return refuse("economicus-refused-no-card")
    return None


def check_propose(state: State, who: Seat, act: Propose) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if not lookup.known(state, act.sector):
        return refuse("economicus-refused-no-such-company")
    if not may_propose(state, who):
        return refuse("economicus-refused-in-vain", count=IN_VAIN)
    here = sells_in_phase(state) and act.sector == state.sector
    if not here and not is_insolvent(state, who):
        return refuse("economicus-refused-not-now")
    if refusal := _check_goods(state, who, act):
        return refusal
    low, high = bounds(state, act.sector, act.companies, act.startups)
    if act.cards:
        high = MOST_PRICE
    if not low <= act.price <= high:
        return refuse("economicus-refused-between", low=low, high=high)
    return _check_partner(state, who, act.to)


def may_propose(state: State, who: Seat) -> bool:
    """Everybody is asked about an offer, so those that nobody wants have an end (E49)."""
    return state.players[who].in_vain < IN_VAIN


def _check_partner(state: State, who: Seat, to: Seat | None) -> Refusal | None:
    if to is None:
        return None if lookup.others(state, who) else refuse("economicus-refused-nobody")
    fits = 0 <= to < len(state.players) and to != who and not state.players[to].bankrupt
    return None if fits else refuse("economicus-refused-nobody")


def propose(state: State, who: Seat, act: Propose, step: Step) -> None:
    """Offer goods for a price; whoever is asked answers before anything else happens."""
    to = lookup.others(state, who)
    proposal = Proposal(
        who,
        to if act.to is None else [act.to],
        act.sector,
        act.companies,
        act.gears,
        act.startups,
        act.price,
        list(act.cards),
    )
    asking.ask(state, proposal)
    step.emit(
        "economicus-proposed",
        PUBLIC,
        seat=seat(who),
        sector=prices.named(state, act.sector),
        companies=act.companies,
        startups=act.startups,
        money=act.price,
        to=[seat(one) for one in proposal.to],
    )
    held = companies.holding(state, who, act.sector)
    companies.tell_chips(held, step, count=act.companies, gears=act.gears)


def asked(proposal: Proposal) -> list[Seat]:
    """Whose answer is awaited."""
    return [proposal.by] if proposal.counter is not None else proposal.to


def _check_asked(state: State, who: Seat) -> Refusal | None:
    proposal = opened(state)
    if proposal is None or who not in asked(proposal):
        return refuse("economicus-refused-not-asked")
    return None


def check_answer(state: State, who: Seat, act: AnswerProposal) -> Refusal | None:
    if refusal := _check_asked(state, who):
        return refusal
    proposal = opened(state)
    assert proposal is not None
    if act.answer == "no":
        return None
    buyer = who if proposal.counter is None else proposal.counter
    if companies.chips_left(state, buyer) < proposal.companies + proposal.startups:
        return refuse("economicus-refused-chips")
    if money.funds(state, buyer) < proposal.price:
        return refuse("economicus-refused-too-dear", money=proposal.price)
    return None


def answer(state: State, who: Seat, act: AnswerProposal, step: Step) -> None:
    """Accept what is offered, or the price that was named for it; or refuse."""
    proposal = opened(state)
    assert proposal is not None
    if act.answer == "yes":
        asking.answered(state, proposal)
        _carry_out(state, proposal, who if proposal.counter is None else proposal.counter, step)
        return
    refused_by = who if proposal.counter is None else proposal.counter
    step.emit("economicus-declined", PUBLIC, seat=seat(who))
    decline(state, proposal, refused_by)


def decline(state: State, proposal: Proposal, who: Seat) -> None:
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


def check_name_price(state: State, who: Seat, act: NamePrice) -> Refusal | None:
    if refusal := _check_asked(state, who):
        return refusal
    proposal = opened(state)
    assert proposal is not None
    if proposal.counter is not None:
        return refuse("economicus-refused-not-asked")
    low, high = bounds(state, proposal.sector, proposal.companies, proposal.startups)
    high = min(MOST_PRICE if proposal.cards else high, money.funds(state, who))
    if not low <= act.price <= high:
        return refuse("economicus-refused-between", low=low, high=high)
    return None


def name_price(state: State, who: Seat, act: NamePrice, step: Step) -> None:
    """The seller is asked about another price."""
    proposal = opened(state)
    assert proposal is not None
    proposal.first = proposal.price
    proposal.counter, proposal.price = who, act.price
    asking.renew(state)
    step.emit("economicus-countered", PUBLIC, seat=seat(who), money=act.price)


def check_withdraw(state: State, who: Seat, act: WithdrawProposal) -> Refusal | None:
    proposal = opened(state)
    mine = proposal is not None and proposal.by == who
    return None if mine else refuse("economicus-refused-not-asked")


def withdraw(state: State, who: Seat, act: WithdrawProposal, step: Step) -> None:
    """The seller thinks better of it."""
    proposal = opened(state)
    assert proposal is not None
    _come_to_nothing(state, proposal)
    step.emit("economicus-taken-back", PUBLIC, seat=seat(who))


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
