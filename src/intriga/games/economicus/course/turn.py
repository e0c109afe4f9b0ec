"""The course of a turn, T1 to T10 (digest, 2a): what happens when nobody is waited for any more."""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.games.economicus.course import outcomes, year
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.subjects import (
    asking,
    bankruptcy,
    crisis,
    going_on,
    lookup,
    prices,
    profit,
    stars,
)
from intriga.games.economicus.subjects.trade import lots, offers
from intriga.kernel import PUBLIC, Step, seat

ACTIVITY: Final = "roll"


def proceed(state: State, step: Step) -> None:
    """After every act: debts are paid, the star for management finds its place, and the turn goes
    on until somebody is asked."""
    while state.stage is not Stage.OVER:
        offers.complete(state, step)
        bankruptcy.pay_debts(state, step)
        stars.find_management(state, step)
        if state.questions or going_on.awaited(state):
            return
        _LEAVE[state.stage](state, step)


# ── what happens when nobody is waited for any more ─────────────────────────────────────


def _enter(state: State, stage: Stage) -> None:
    state.stage = stage
    state.ready = []
    asking.renew(state)


def _leave_interest(state: State, step: Step) -> None:
    year.end_year(state, step)


def _leave_year(state: State, step: Step) -> None:
    if state.year >= state.last_year:
        outcomes.finish(state, step)
    else:
        year.begin(state, step)


def _leave_roll(state: State, step: Step) -> None:
    """T2: the dice, and what the sector pays: one atomic step (E32)."""
    dice = step.randbelow(6, ACTIVITY) + 1, step.randbelow(6, ACTIVITY) + 1
    state.dice, state.sector = dice, lookup.rolled(state, sum(dice))
    named = prices.named(state, state.sector)
    step.emit("economicus-rolled", PUBLIC, seat=seat(state.active), dice=list(dice), sector=named)
    _enter(state, Stage.PROFIT)
    profit.pay_out(state, step)


def _leave_profit(state: State, step: Step) -> None:
    """T4, T5."""
    _enter(state, Stage.AUCTION)
    lots.begin(state, step)


def _leave_auction(state: State, step: Step) -> None:
    _enter(state, Stage.BOUGHT)


def _leave_bought(state: State, step: Step) -> None:
    state.lost = 0
    _enter(state, Stage.SALES)


def _leave_sales(state: State, step: Step) -> None:
    """The price falls for each company that was sold (E16)."""
    prices.drop_for_sold(state, step)
    _enter(state, Stage.CRISIS)


def _leave_crisis(state: State, step: Step) -> None:
    """T8."""
    _enter(state, Stage.END)
    if state.dice and crisis.strikes(state.dice):
        crisis.strike(state, step)
    if state.players[state.active].bankrupt:
        _enter(state, Stage.CHECK)


def _leave_end(state: State, step: Step) -> None:
    _enter(state, Stage.CHECK)


def _leave_check(state: State, step: Step) -> None:
    """T10: the goal, then the next turn or the end of the year (E42)."""
    if not outcomes.check_goal(state, step):
        year.next_turn(state, step)


_LEAVE: Mapping[Stage, Callable[[State, Step], None]] = {
    Stage.YEAR: _leave_year,
    Stage.ROLL: _leave_roll,
    Stage.PROFIT: _leave_profit,
    Stage.AUCTION: _leave_auction,
    Stage.BOUGHT: _leave_bought,
    Stage.SALES: _leave_sales,
    Stage.CRISIS: _leave_crisis,
    Stage.END: _leave_end,
    Stage.CHECK: _leave_check,
    Stage.INTEREST: _leave_interest,
}
