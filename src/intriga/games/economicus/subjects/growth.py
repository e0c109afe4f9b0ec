"""Research and technology (items 31–34; E30–E32). Millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects import choosing, companies, lookup, money, prices
from intriga.games.economicus.subjects.asking import ANY_TIME, NO_CHIPS, too_dear
from intriga.games.economicus.subjects.events.research_price import research_price
from intriga.kernel import (
    PUBLIC,
    Act,
    Chosen,
    Deed,
    Domain,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    seat,
)

TECHNOLOGY: Final = 6
_NO_CRISIS: Final = refuse("economicus-refused-no-crisis")


class Research(Act, frozen=True):
    """Pay for R&D, and get a startup."""


class Modernise(Act, frozen=True):
    """Pay for M&T in a company of this sector."""

    sector: SectorNumber


# ── R&D ─────────────────────────────────────────────────────────────────────────────────


def _check_research(state: State, who: Seat, act: Research) -> Refusal | None:
    if state.players[who].researched == state.year:
        return refuse("economicus-refused-researched")
    if companies.chips_left(state, who) < 1:
        return NO_CHIPS
    price = research_price(state)
    return too_dear(price) if money.funds(state, who) < price else None


def _research(state: State, who: Seat, act: Research, step: Step) -> None:
    """R&D, once a year (item 31)."""
    money.pay(state, who, research_price(state), step, why="growth")
    state.players[who].researched = state.year
    found_startup(state, who, step)


def found_startup(state: State, who: Seat, step: Step) -> None:
    """A chip in Innovation, with its empty side up."""
    state.players[who].startups += 1
    step.emit("economicus-researched", PUBLIC, seat=seat(who))
    companies.merge_startups(state, who, step)


def _offer_research(state: State, who: Seat) -> Iterator[Form]:
    if not _check_research(state, who, _RESEARCH):
        yield Form(Research)


_RESEARCH: Final = Research()

RESEARCH: Final = Deed(
    Research,
    _check_research,
    _research,
    _offer_research,
    gate=lookup.must_be_between,
    rank=ANY_TIME,
)

# ── M&T ─────────────────────────────────────────────────────────────────────────────────


def can_modernise(state: State, who: Seat, number: SectorNumber) -> bool:
    """Whether a company of theirs can get M&T: in a crisis, once (item 33)."""
    return state.markets[number].crisis > 0 and companies.has(state, who, number, gear=False)


def _check_modernise(state: State, who: Seat, act: Modernise) -> Refusal | None:
    if not lookup.known(state, act.sector) or not can_modernise(state, who, act.sector):
        return _NO_CRISIS
    return too_dear(TECHNOLOGY) if money.funds(state, who) < TECHNOLOGY else None


def _modernise(state: State, who: Seat, act: Modernise, step: Step) -> None:
    """M&T for a company: it ignores crises from now on (item 33)."""
    money.pay(state, who, TECHNOLOGY, step, why="growth")
    put_gear(state, who, act.sector, step)


def put_gear(state: State, who: Seat, number: SectorNumber, step: Step) -> None:
    """A chip is turned over."""
    companies.put_gear(state, who, number)
    named = prices.named(state, number)
    step.emit("economicus-modernised", PUBLIC, seat=seat(who), sector=named)


def _modernised(state: State, who: Seat) -> Iterator[SectorNumber]:
    """Where one can."""
    if money.funds(state, who) < TECHNOLOGY:
        return
    for number in state.players[who].holdings:
        if can_modernise(state, who, number):
            yield number


def _modernised_choices(state: State, who: Seat, chosen: Chosen) -> Domain:
    free = not lookup.must_be_free(state)
    return choosing.sectors(state, _modernised(state, who) if free else ())


def _offer_modernise(state: State, who: Seat) -> Iterator[Form]:
    if choosing.any_of(_modernised(state, who)):
        yield _MODERNISE


_MODERNISE: Final = Form(Modernise, (choice("sector", "modernised"),))

MODERNISE: Final = Deed(
    Modernise,
    _check_modernise,
    _modernise,
    _offer_modernise,
    gate=lookup.must_be_between,
    rank=ANY_TIME,
    choices={"modernised": _modernised_choices},
)
