"""Insolvency and bankruptcy (items 29, 30; E18, E25, E27–E29). Millions."""

from intriga.games.economicus.acts.course import DeclareBankruptcy
from intriga.games.economicus.acts.trade import SellToMarket
from intriga.games.economicus.questions import ExclusiveOffer, Insolvency
from intriga.games.economicus.rules import asking, companies, lookup, money, prices, sales
from intriga.games.economicus.state import FREE, Holding, Player, Stage, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

POOR = 20
"""Who has less may declare themselves bankrupt (E27)."""


def settle(state: State, step: Step) -> None:
    """Everybody pays what they owe, clockwise from the active player. Who cannot is asked how; who
    has nothing left to sell or to pledge is bankrupt (E18, E25, E27)."""
    raising = _raising(state)
    for who in state.playing:
        if who == raising or any(_asks(one, who) for one in state.questions):
            _close_if_paid(state, who, step)
            continue
        if money.collect(state, who, step):
            continue
        if _has_nothing(state, who):
            declare(state, who, step)
            continue
        step.emit("economicus-insolvent", PUBLIC, seat=seat(who), money=due(state.players[who]))
        state.players[who].in_vain = 0
        state.questions.insert(0, Insolvency(who))
        asking.renew(state)


def due(one: Player) -> int:
    """What somebody still has to pay: to the bank, and of a loan that nothing secures."""
    return one.owed + money.unsecured(one)


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
            declare(state, who, step)


def check_declare(state: State, who: Seat, act: DeclareBankruptcy) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if sales.is_insolvent(state, who):
        return None
    if refusal := lookup.must_be_mine(state, who):
        return refusal
    if state.question is not None or state.stage not in FREE:
        return refuse("economicus-refused-not-now")
    if worth_at_half(state, who) >= POOR:
        return refuse("economicus-refused-rich", money=POOR)
    return None


def worth_at_half(state: State, who: Seat) -> int:
    """Cash, deposits and companies at half their prices, without loans (E27)."""
    one = state.players[who]
    halves = sum(
        held.companies * prices.half(prices.worth(state, number))
        for number, held in one.holdings.items()
    )
    return one.cash + one.deposit + halves - one.loan


def do_declare(state: State, who: Seat, act: DeclareBankruptcy, step: Step) -> None:
    """One's own decision."""
    declare(state, who, step)


def declare(state: State, who: Seat, step: Step) -> None:
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


def sell_by_itself(state: State, step: Step) -> None:
    """Time is up: loans are taken, then the cheapest companies go to the market; else bankrupt."""
    question = state.question
    assert isinstance(question, Insolvency)
    who = question.seat
    need = due(state.players[who])
    money.raise_cash(state, who, need, step, loans=True)
    while not money.collect(state, who, step):
        held = _cheapest(state, who)
        if held is None:
            declare(state, who, step)
            return
        number, holding = held
        plain = holding.gears < holding.companies
        sales.sell(state, who, SellToMarket(number, companies.chip(not plain)), step)
    asking.answered(state, question)


def _cheapest(state: State, who: Seat) -> tuple[int, Holding] | None:
    held = [
        (number, one)
        for number, one in state.players[who].holdings.items()
        if one.companies and not lookup.sector(state, number).innovation
    ]
    return min(held, key=lambda one: (prices.worth(state, one[0]), one[0]), default=None)
