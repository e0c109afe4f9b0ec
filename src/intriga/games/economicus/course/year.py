"""The financial year (items 14–16; E23, E24, E29, E44). Millions."""

from typing import Final

from intriga.games.economicus.course import outcomes
from intriga.games.economicus.state import editions
from intriga.games.economicus.state.position import Figures, Stage, State, Year
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import (
    asking,
    card_effect,
    hands,
    money,
    placing,
    prices,
    stars,
)
from intriga.games.economicus.subjects.events.interest import interest
from intriga.kernel import PUBLIC, Seat, Step, seat

YIELD: Final = 1
"""For 20M of a deposit (item 28)."""


def begin(state: State, step: Step) -> None:
    """T1 of the first turn: bankrupts come back, then the auditor draws an option and opens the
    event (item 15, E27)."""
    if any(one.bankrupt for one in state.players):
        placing.come_back(state, step)
        if state.question is not None:
            return
    state.year += 1
    state.turn = 0
    state.active = state.auditor = state.opened
    for one in state.players:
        one.earning = one.deposit
        one.flows = {}
    step.emit("economicus-year", PUBLIC, year=state.year, seat=seat(state.auditor))
    hands.draw_option(state, state.auditor, step)
    open_event(state, step)
    begin_turn(state, step)


def open_event(state: State, step: Step) -> None:
    """The auditor opens the event of the year (item 15)."""
    if event := hands.open_event(state, step):
        card_effect.carry_out(state, Play(event, state.auditor), step)


def begin_turn(state: State, step: Step) -> None:
    """The next player may roll; what they have now is what may change hands (E17)."""
    for one in state.players:
        one.startups_before, one.startups_given = one.startups, 0
        for held in one.holdings.values():
            held.before, held.given, held.new_gears = held.companies, 0, 0
        one.in_vain = 0
    state.offered, state.offered_gears = [], []
    state.ready = []
    state.dice = None
    state.paid = {}
    state.sector = 0
    state.stage = Stage.ROLL
    asking.renew(state)
    step.emit("economicus-turn", PUBLIC, seat=seat(state.active))


def next_turn(state: State, step: Step) -> None:
    """Who has the dice next; after the closing turn of the one who opened the year, it ends
    (items 14, 16). The closing turn of a bankrupt auditor is skipped (E29)."""
    prices.remember(state)
    n = len(state.players)
    while state.turn < n:
        state.turn += 1
        if state.turn == n and state.auditor != state.opened:
            break
        who = (state.opened + state.turn) % n
        if not state.players[who].bankrupt:
            state.active = who
            begin_turn(state, step)
            return
    end(state, step)


def end(state: State, step: Step) -> None:
    """Interest is due (item 16); the year goes on until everybody has paid it."""
    for who in state.playing_from(state.auditor):
        _settle_interest(state, who, step)
    state.stage = Stage.INTEREST
    state.ready = []


def end_year(state: State, step: Step) -> None:
    """The event ends, the balance is drawn, the auditor's token moves on (item 16)."""
    hands.close_event(state)
    figures = [
        Figures(outcomes.wealth(state, who), stars.stars(state, who), one.companies)
        for who, one in enumerate(state.players)
    ]
    known = {number: market.price for number, market in state.markets.items()}
    flows = [dict(one.flows) for one in state.players]
    state.years.append(Year(state.year, figures, known, flows))
    if not editions.tie_from_last_turn(state):
        state.active = state.auditor
    state.opened = (state.opened + 1) % len(state.players)
    state.stage = Stage.YEAR
    step.emit("economicus-year-over", PUBLIC, year=state.year)


def _settle_interest(state: State, who: Seat, step: Step) -> None:
    """Interest of loans and of deposits, net (E24)."""
    one = state.players[who]
    due = interest(state) * (one.loan // money.PLEDGE)
    net = YIELD * (one.earning // money.DEPOSIT) - due
    if net > 0:
        money.receive(state, who, net, "interest")
    elif net < 0:
        money.charge(state, who, -net, "interest")
    if net:
        step.emit("economicus-interest", PUBLIC, seat=seat(who), money=net)
