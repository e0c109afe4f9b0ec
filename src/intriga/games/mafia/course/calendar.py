"""Nights and days follow each other until somebody has won (items 3, 7, M7, M14)."""

from collections.abc import Sequence
from typing import Final

from intriga.games.mafia.course import evening, nightfall, outcomes, standings
from intriga.games.mafia.course.night import resolve
from intriga.games.mafia.options import Options
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import Today
from intriga.games.mafia.state.plans import Plan
from intriga.games.mafia.subjects import editions, newspaper
from intriga.games.mafia.subjects.commissariat import infiltrator
from intriga.games.mafia.subjects.crypt import rites
from intriga.games.mafia.subjects.market import shop
from intriga.games.mafia.subjects.opening import dealing, seating
from intriga.games.mafia.subjects.organisations import fund
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import PUBLIC, Chair, Clock, Mark, Seat, Step, Window

CLOCKS: Final = {
    "professions": Clock(live=120, slow=86_400),
    "night": Clock(live=180, slow=43_200),
    "day": Clock(live=600, slow=86_400),
}

NOON = "noon"
"""The half of a day, after which the merchant may take what nobody wants (item 47)."""


def windows(state: State) -> Sequence[Window]:
    """Opening and night are sealed: all are asked, also those who have nothing to do (T5).
    A day ends when everybody can see that nothing will change it any more (M7)."""
    match state.phase:
        case Phase.OPENING:
            everybody = tuple(range(len(state.people)))
            late = tuple(who for who in everybody if who not in state.asleep)
            return (Window("opening", "professions", late, 1, asked=everybody),)
        case Phase.NIGHT:
            living = tuple(state.living())
            late = tuple(who for who in living if who not in state.asleep)
            return (Window("night", "night", late, state.turn, asked=living),)
        case Phase.DAY:
            return (_day(state),)
        case _:
            return ()


def _day(state: State) -> Window:
    noon = state.trade.shop.wanted is not None
    marks = () if noon else (Mark(NOON, 50),)
    if ballot.closes_early(state):
        return Window("day", "day", (), state.turn, marks=marks)
    late = tuple(ballot.open_voters(state))
    # While the necromancer keeps a soul, the day does not end though it waits for nobody.
    lapses = not ballot.kept_souls(state)
    return Window("day", "day", late, state.turn, early=False, marks=marks, lapses=lapses)


def saved(state: State, window: Window) -> Sequence[Seat]:
    """Who has given orders for this night and not gone to sleep, so that they might still change
    them; when time is up, they count."""
    if state.phase is not Phase.NIGHT:
        return ()
    ordered = {who for who, plan in state.plans.items() if plan != Plan()}
    ordered |= {cast.by for cast in state.casts}
    return [who for who in state.living() if who in ordered and who not in state.asleep]


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """A match begins, under the rules of now; without an opening its first night does at once."""
    state = seating.lay_out(options, chairs, step)
    state.edition = editions.LATEST
    if options.professions != "chosen":
        _first_night(state, step)
    return state


def _first_night(state: State, step: Step) -> None:
    dealing.begin(state, step)
    standings.record(state)
    nightfall.fall(state, step)


def reach_mark(state: State, window: Window, mark: Mark, step: Step) -> None:
    """Half of the day's time is over. Everybody sees that by the clock."""
    if mark.name == NOON and state.phase is Phase.DAY:
        shop.reach_noon(state)


def close(state: State, window: Window, step: Step) -> None:
    """The window that is open closes: its time is up, or all have answered."""
    match state.phase:
        case Phase.OPENING:
            _first_night(state, step)
        case Phase.NIGHT:
            _morning(state, step)
        case Phase.DAY:
            _evening(state, step)


def _morning(state: State, step: Step) -> None:
    tonight = resolve.resolve(state, step)
    state.plans = {}
    newspaper.publish(state, step)
    infiltrator.settle_side(state, step)
    standings.record(state)
    if outcomes.judge(state, step, royale=bool(tonight.royale)):
        return
    rites.return_rites(state, step)
    state.phase = Phase.DAY
    state.today = Today()
    shop.open_day(state)
    step.emit("mafia-day", PUBLIC, day=state.turn)
    fund.announce_heads(state, step)


def _evening(state: State, step: Step) -> None:
    evening.close_day(state, step)
    infiltrator.settle_side(state, step)
    standings.record(state)
    if outcomes.judge(state, step):
        return
    if state.turn >= state.options.days:
        outcomes.end(state, "time", (), step)
        return
    nightfall.fall(state, step)
    newspaper.gather(state, step)
