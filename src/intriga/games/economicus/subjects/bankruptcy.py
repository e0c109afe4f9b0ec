"""Insolvency and bankruptcy (items 29, 30; E18, E25, E27–E29). Millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import FREE, Player, Stage, State
from intriga.games.economicus.state.questions import ExclusiveOffer, Insolvency
from intriga.games.economicus.subjects import asking, companies, lookup, money, prices
from intriga.games.economicus.subjects.asking import GIVING_UP, answer_by, at_will
from intriga.games.economicus.subjects.trade import parting, sales
from intriga.kernel import PUBLIC, Act, Deed, Form, Refusal, Seat, Step, refuse, seat

POOR: Final = 20
"""Who has less may declare themselves bankrupt (E27)."""


class DeclareBankruptcy(Act, frozen=True):
    """Give up everything, and come back next year (item 30, E27)."""


def pay_debts(state: State, step: Step) -> None:
    """Everybody pays what they owe, clockwise from the active player. Who cannot is asked how; who
    has nothing left to sell or to pledge is bankrupt (E18, E25, E27)."""
    raising = _raising(state)
    for who in state.playing_from(_first(state)):
        if who == raising or any(_asks(one, who) for one in state.questions):
            _close_if_paid(state, who, step)
            continue
        if money.collect(state, who, step):
            continue
        if _has_nothing(state, who):
            become_bankrupt(state, who, step)
            continue
        prices.fix_own(state, who, step)
        owed = money.due(state.players[who])
        step.emit("economicus-insolvent", PUBLIC, seat=seat(who), money=owed)
        state.players[who].in_vain = 0
        state.questions.insert(0, Insolvency(who))
        asking.renew(state)


def _first(state: State) -> Seat:
    """Who is asked first: at the end of a year the auditor (E24), else the active player."""
    return state.auditor if state.stage is Stage.INTEREST else state.active


def _raising(state: State) -> Seat | None:
    """Who is raising money for an exclusive offer: nobody goes bankrupt meanwhile (E38)."""
    agreed = [one for one in state.questions if isinstance(one, ExclusiveOffer) and one.agreed]
    return agreed[0].by if agreed else None


def _asks(question: object, who: Seat) -> bool:
    return isinstance(question, Insolvency) and question.seat == who


def _has_nothing(state: State, who: Seat) -> bool:
    one = state.players[who]
    return not one.companies and not one.startups


def _close_if_paid(state: State, who: Seat, step: Step) -> None:
    """The insolvent has enough now, or nothing left."""
    for question in list(state.questions):
        if not _asks(question, who):
            continue
        if question is not state.question:
            return  # an offer of theirs is open
        if money.collect(state, who, step):
            asking.answered(state, question)
        elif _has_nothing(state, who) and not money.capacity(state, who):
            become_bankrupt(state, who, step)


def _may_declare(state: State, who: Seat) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if sales.is_insolvent(state, who):
        return None
    if refusal := lookup.must_be_mine(state, who) or lookup.must_be_free(state):
        return refusal
    if _worth_at_half(state, who) >= POOR:
        return refuse("economicus-refused-rich", money=POOR)
    return None


def _worth_at_half(state: State, who: Seat) -> int:
    """Cash, deposits and companies at half their prices, without loans (E27)."""
    one = state.players[who]
    halves = sum(
        held.companies * prices.half(prices.worth(state, number))
        for number, held in one.holdings.items()
    )
    return one.cash + one.deposit + halves - one.loan


def _declare(state: State, who: Seat, act: DeclareBankruptcy, step: Step) -> None:
    """One's own decision."""
    become_bankrupt(state, who, step)


def become_bankrupt(state: State, who: Seat, step: Step) -> None:
    """They lose everything, and come back next year (item 30). In their own turn it ends at once,
    but its crisis still comes (E27)."""
    one = state.players[who]
    money.from_bank(state, who, -one.cash)
    state.bank += one.deposit
    for number, held in one.holdings.items():
        state.markets[number].private += (
            held.companies if not lookup.sector(state, number).innovation else 0
        )
    for id in one.cards:
        state.options_discard[id] = state.options_discard.get(id, 0) + 1
    state.players[who] = Player(0, bankrupt=True, researched=one.researched, stops=one.stops)
    state.questions = [question for question in state.questions if not _asks(question, who)]
    asking.renew(state)
    step.emit("economicus-bankrupt", PUBLIC, seat=seat(who))
    if state.auditor == who:
        state.auditor = next(iter(lookup.others(state, who)), who)
    if state.active == who:
        _end_turn(state, step)


def _end_turn(state: State, step: Step) -> None:
    """The turn is over at once, but for what has to follow from what was done: the price falls for
    the companies that were sold (E16), and the crisis comes, once for a roll (E2)."""
    if state.stage is Stage.SALES:
        prices.drop_for_sold(state, step)
    if state.stage is Stage.END:
        state.stage = Stage.CHECK
    elif state.stage in _TURN:
        state.stage = Stage.CRISIS


_TURN = FREE | {Stage.AUCTION, Stage.SALES}


def _offer(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, at_will(state), DeclareBankruptcy)


DECLARE_BANKRUPTCY: Final = Deed(
    DeclareBankruptcy,
    None,
    _declare,
    _offer,
    gate=_may_declare,
    answers=True,
    rank=GIVING_UP,
)


def close(state: State, step: Step) -> None:
    """Time is up: loans are taken, and as few companies go to the market as will do; if none will,
    they are bankrupt."""
    question = state.question
    assert isinstance(question, Insolvency)
    who = question.seat
    prices.fix_own(state, who, step)
    sold = parting.fewest(state, who, 0)
    if sold is None:
        become_bankrupt(state, who, step)
        return
    for one in sold:
        sales.sell(state, who, sales.SellToMarket(one.sector, companies.chip(one.gear)), step)
    money.raise_cash(state, who, money.due(state.players[who]), step, loans=True)
    money.collect(state, who, step)
    asking.answered(state, question)
