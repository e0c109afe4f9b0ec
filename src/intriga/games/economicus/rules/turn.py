"""The course of a turn, T1 to T10 (digest, 2a): what waits for whom, and what happens between."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import asdict

from intriga.games.economicus.acts.course import AskMe, GoOn, Roll
from intriga.games.economicus.questions import Stops
from intriga.games.economicus.rules import (
    asking,
    auction,
    bankruptcy,
    companies,
    crisis,
    lookup,
    offers,
    outcomes,
    prices,
    profit,
    stars,
    year,
)
from intriga.games.economicus.state import FREE, Stage, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

ACTIVITY: Final = "roll"
_STOP: Final[Mapping[Stage, tuple[str, str | None]]] = {
    Stage.ROLL: ("roll", None),
    Stage.PROFIT: ("profit", "own_profit"),
    Stage.BOUGHT: ("sales", "own_sales"),
    Stage.END: ("end", "own_end"),
}
"""Which of their `Stops` says whether one waits for a player: in others' turns, in their own."""


def awaited(state: State) -> list[Seat]:
    """Whom the match waits for between steps: the active player, and who has asked for it; in
    phase 3 all who have something to sell there."""
    if state.stage is not Stage.SALES and state.stage not in FREE:
        return []
    return [who for who in state.playing if awaits(state, who)]


def awaits(state: State, who: Seat) -> bool:
    """Whether the match waits for this player, who is not bankrupt, between steps."""
    if who in state.ready:
        return False
    if state.stage is Stage.SALES:
        return _sells(state, who)
    return state.stage in FREE and _stops(state, who)


def _stops(state: State, who: Seat) -> bool:
    others, own = _STOP[state.stage]
    stop = own if who == state.active else others
    return stop is None or bool(getattr(state.players[who].stops, stop))


def _sells(state: State, who: Seat) -> bool:
    one = state.players[who]
    if not one.stops.selling:
        return False
    innovation = lookup.sector(state, state.sector).innovation
    if innovation and len(state.playing) < 2:
        return False
    if innovation and one.startups and one.startups_before > one.startups_given:
        return True
    return companies.movable(state, who, state.sector) > 0


def proceed(state: State, step: Step) -> None:
    """After every act: debts are paid, the star for management finds its place, and the turn goes
    on until somebody is asked."""
    while state.stage is not Stage.OVER:
        offers.complete(state, step)
        bankruptcy.settle(state, step)
        stars.find_management(state, step)
        if state.questions or awaited(state):
            return
        _LEAVE[state.stage](state, step)


# ── what happens when nobody is waited for any more ─────────────────────────────────────


def _enter(state: State, stage: Stage) -> None:
    state.stage = stage
    state.ready = []
    asking.renew(state)


def _leave_interest(state: State, step: Step) -> None:
    year.close(state, step)


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
    auction.begin(state, step)


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


# ── acts ────────────────────────────────────────────────────────────────────────────────


def _check_ready(state: State, who: Seat) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if state.question is not None:
        return refuse("economicus-refused-question")
    return None if who in awaited(state) else refuse("economicus-refused-not-asked")


def check_roll(state: State, who: Seat, act: Roll) -> Refusal | None:
    if state.stage is not Stage.ROLL or state.active != who:
        return refuse("economicus-refused-not-your-turn")
    return _check_ready(state, who)


def roll(state: State, who: Seat, act: Roll, step: Step) -> None:
    """The active player is ready; the dice fall as soon as all others are."""
    state.ready.append(who)


def check_go_on(state: State, who: Seat, act: GoOn) -> Refusal | None:
    if state.stage is Stage.ROLL and state.active == who:
        return refuse("economicus-refused-roll")
    return _check_ready(state, who)


def go_on(state: State, who: Seat, act: GoOn, step: Step) -> None:
    """Nobody need wait for them here."""
    state.ready.append(who)


def check_ask_me(state: State, who: Seat, act: AskMe) -> Refusal | None:
    """Not while something is asked: what one does then may be sealed, and this is public."""
    return None if state.question is None else refuse("economicus-refused-question")


def ask_me(state: State, who: Seat, act: AskMe, step: Step) -> None:
    """Where the match waits for them from now on; everybody may know."""
    state.players[who].stops = Stops(**asdict(act))
    step.emit("economicus-stops", PUBLIC, seat=seat(who))
