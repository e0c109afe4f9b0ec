"""Research and technology (items 31–34; E30–E32). Millions."""

from typing import Final

from intriga.games.economicus.acts.development import Modernise, Research
from intriga.games.economicus.house.effects import ResearchPrice
from intriga.games.economicus.questions import SectorNumber
from intriga.games.economicus.rules import companies, event, lookup, money, prices
from intriga.games.economicus.state import State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

RESEARCH: Final = 6
TECHNOLOGY: Final = 6


def research_price(state: State) -> int:
    """What R&D costs this year (V17)."""
    return min((one.price for one in event.of(state, ResearchPrice)), default=RESEARCH)


def check_research(state: State, who: Seat, act: Research) -> Refusal | None:
    if refusal := lookup.must_play(state, who) or lookup.must_be_free(state):
        return refusal
    if state.players[who].researched == state.year:
        return refuse("economicus-refused-researched")
    if companies.chips_left(state, who) < 1:
        return refuse("economicus-refused-chips")
    price = research_price(state)
    poor = money.funds(state, who) < price
    return refuse("economicus-refused-too-dear", money=price) if poor else None


def research(state: State, who: Seat, act: Research, step: Step) -> None:
    """R&D, once a year (item 31)."""
    money.pay(state, who, research_price(state), step, why="growth")
    state.players[who].researched = state.year
    found_startup(state, who, step)


def found_startup(state: State, who: Seat, step: Step) -> None:
    """A chip in Innovation, with its empty side up."""
    state.players[who].startups += 1
    step.emit("economicus-researched", PUBLIC, seat=seat(who))
    companies.merge_startups(state, who, step)


def can_modernise(state: State, who: Seat, number: SectorNumber) -> bool:
    """Whether a company of theirs can get M&T: in a crisis, once (item 33)."""
    return state.markets[number].crisis > 0 and companies.has(state, who, number, gear=False)


def check_modernise(state: State, who: Seat, act: Modernise) -> Refusal | None:
    if refusal := lookup.must_play(state, who) or lookup.must_be_free(state):
        return refusal
    if not lookup.known(state, act.sector) or not can_modernise(state, who, act.sector):
        return refuse("economicus-refused-no-crisis")
    poor = money.funds(state, who) < TECHNOLOGY
    return refuse("economicus-refused-too-dear", money=TECHNOLOGY) if poor else None


def modernise(state: State, who: Seat, act: Modernise, step: Step) -> None:
    """M&T for a company: it ignores crises from now on (item 33)."""
    money.pay(state, who, TECHNOLOGY, step, why="growth")
    put_gear(state, who, act.sector, step)


def put_gear(state: State, who: Seat, number: SectorNumber, step: Step) -> None:
    """A chip is turned over."""
    companies.put_gear(state, who, number)
    named = prices.named(state, number)
    step.emit("economicus-modernised", PUBLIC, seat=seat(who), sector=named)
