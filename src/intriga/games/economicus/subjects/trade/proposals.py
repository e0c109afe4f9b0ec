"""Offers between players, of companies and startups in the active sector (T7; items 23, 32; E17,
E21, E22, E49), and of those of any sector when insolvent. Money in millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Proposal, SectorNumber
from intriga.games.economicus.subjects import asking, choosing, companies, lookup, prices
from intriga.games.economicus.subjects.asking import (
    NO_CARD,
    NO_SUCH_COMPANY,
    NOT_NOW,
    TRADE,
    answer_by,
    at_will,
)
from intriga.games.economicus.subjects.trade import sales
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
    people,
    refuse,
    seat,
)

DEAREST: Final = 3
"""Times the price of the sector (E21)."""
DEAREST_STARTUP: Final = 10
IN_VAIN: Final = 3
"""Offers of one player that may come to nothing in a turn, before they can make no more (E49)."""
_NOBODY: Final = refuse("economicus-refused-nobody")
_MOVED: Final = refuse("economicus-refused-moved")


class Propose(Act, frozen=True):
    """Offer companies or startups to a player, or to all (`to` is None), for a price (E21)."""

    sector: SectorNumber
    companies: int
    price: int
    to: Seat | None = None
    gears: int = 0
    startups: int = 0
    cards: tuple[str, ...] = ()


def bounds(state: State, number: SectorNumber, count: int, startups: int) -> tuple[int, int]:
    """The lowest and the highest price of so many companies and startups (E21)."""
    if not state.options.fair_prices:
        return (0 if state.options.gifts else 1), prices.MOST
    low = 0 if state.options.gifts else count + startups
    return low, count * DEAREST * prices.worth(state, number) + startups * DEAREST_STARTUP


# ── offering ────────────────────────────────────────────────────────────────────────────


def _check_goods(state: State, who: Seat, act: Propose) -> Refusal | None:
    one = state.players[who]
    innovation = lookup.sector(state, act.sector).innovation
    plain = act.companies - act.gears
    whole = act.companies + act.startups + len(act.cards) > 0
    if min(act.companies, act.gears, act.startups, plain) < 0 or not whole:
        return refuse("economicus-refused-nothing")
    if act.startups and (not innovation or act.startups > one.startups):
        return NO_SUCH_COMPANY
    if act.gears > one.gears_of(act.sector) or plain > one.of(act.sector) - one.gears_of(
        act.sector
    ):
        return NO_SUCH_COMPANY
    for count, gear in ((act.gears, True), (plain, False)):
        if count > companies.movable_chips(state, who, act.sector, gear=gear):
            return _MOVED
    if act.startups > max(0, one.startups_before - one.startups_given):
        return _MOVED
    if act.cards and not state.options.cards_traded:
        return refuse("economicus-refused-cards")
    if any(act.cards.count(id) > one.cards.count(id) for id in act.cards):
        return NO_CARD
    return None


def _check_propose(state: State, who: Seat, act: Propose) -> Refusal | None:
    if not lookup.known(state, act.sector):
        return NO_SUCH_COMPANY
    if not may_propose(state, who):
        return refuse("economicus-refused-in-vain", count=IN_VAIN)
    here = sales.sells_in_phase(state) and act.sector == state.sector
    if not here and not sales.is_insolvent(state, who):
        return NOT_NOW
    if refusal := _check_goods(state, who, act):
        return refusal
    low, high = bounds(state, act.sector, act.companies, act.startups)
    if act.cards:
        high = prices.MOST
    if not low <= act.price <= high:
        return refuse("economicus-refused-between", low=low, high=high)
    return _check_partner(state, who, act.to)


def may_propose(state: State, who: Seat) -> bool:
    """Everybody is asked about an offer, so those that nobody wants have an end (E49)."""
    return state.players[who].in_vain < IN_VAIN


def _check_partner(state: State, who: Seat, to: Seat | None) -> Refusal | None:
    if to is None:
        return None if lookup.others(state, who) else _NOBODY
    fits = 0 <= to < len(state.players) and to != who and not state.players[to].bankrupt
    return None if fits else _NOBODY


def _propose(state: State, who: Seat, act: Propose, step: Step) -> None:
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


def _offer_propose(state: State, who: Seat) -> Iterator[Form]:
    possible = sales.may_trade(state, who) and may_propose(state, who)
    if possible and choosing.any_of(_proposed(state, who)):
        yield answer_by(state, at_will(state), Propose, *_GOODS)


def _proposed(state: State, who: Seat) -> Iterator[SectorNumber]:
    """Of which sectors they can offer something."""
    insolvent = sales.is_insolvent(state, who)
    if lookup.others(state, who):
        for number in state.circle if insolvent else [state.sector]:
            if companies.movable(state, who, number) or _startups(state, who, number):
                yield number


def _startups(state: State, who: Seat, number: SectorNumber) -> int:
    """How many startups may still change hands in this turn."""
    one = state.players[who]
    if not lookup.sector(state, number).innovation:
        return 0
    return max(0, min(one.startups, one.startups_before - one.startups_given))


def _sectors(state: State, who: Seat, chosen: Chosen) -> Domain:
    return choosing.sectors(state, _proposed(state, who))


def _companies(state: State, who: Seat, chosen: Chosen) -> Domain:
    number = choosing.sector_of(state, chosen)
    most = companies.movable(state, who, number)
    return Range(0 if _startups(state, who, number) else 1, most, min(1, most))


def _gears(state: State, who: Seat, chosen: Chosen) -> Domain:
    number, count = choosing.sector_of(state, chosen), choosing.number_of(chosen, "companies")
    plain, gears = (
        companies.movable_chips(state, who, number, gear=gear) for gear in (False, True)
    )
    return Range(max(0, count - plain), min(count, gears))


def _startup_counts(state: State, who: Seat, chosen: Chosen) -> Domain:
    count = choosing.number_of(chosen, "companies")
    return Range(0 if count else 1, _startups(state, who, choosing.sector_of(state, chosen)))


def _prices(state: State, who: Seat, chosen: Chosen) -> Domain:
    number = choosing.sector_of(state, chosen)
    count, startups = (choosing.number_of(chosen, name) for name in ("companies", "startups"))
    return Range(*bounds(state, number, count, startups))


def _partners(state: State, who: Seat, chosen: Chosen) -> Domain:
    return people(lookup.others(state, who))


_GOODS: Final = (
    choice("sector", "proposed"),
    Field("companies", "number", "proposed-companies", after=("sector",)),
    Field("gears", "number", "proposed-gears", after=("sector", "companies")),
    Field("startups", "number", "proposed-startups", after=("sector", "companies")),
    Field("price", "number", "proposed-price", after=("sector", "companies", "startups")),
    choice("to", "partner", optional=True),
)

PROPOSE: Final = Deed(
    Propose,
    _check_propose,
    _propose,
    _offer_propose,
    gate=lookup.must_play,
    answers=True,
    rank=TRADE,
    choices={
        "proposed": _sectors,
        "proposed-companies": _companies,
        "proposed-gears": _gears,
        "proposed-startups": _startup_counts,
        "proposed-price": _prices,
        "partner": _partners,
    },
)
