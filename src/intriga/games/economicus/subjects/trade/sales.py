"""Sales to the outside buyer: in the active sector (T7; items 23, 32; E16, E17), and of any company
when insolvent (item 29, E18). Money in millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Chip, Insolvency, SectorNumber
from intriga.games.economicus.subjects import choosing, companies, lookup, prices
from intriga.games.economicus.subjects.asking import (
    NO_SUCH_COMPANY,
    NOT_NOW,
    TRADE,
    answer_by,
    at_will,
)
from intriga.kernel import Act, Chosen, Deed, Domain, Form, Refusal, Seat, Step, choice, refuse


class SellToMarket(Act, frozen=True):
    """Sell companies of the active sector to the outside buyer; when insolvent, one of any sector
    at half its price (items 23, 29)."""

    sector: SectorNumber
    chip: Chip = "plain"


def is_insolvent(state: State, who: Seat) -> bool:
    """Whether they are asked how they pay what they owe."""
    question = state.question
    return isinstance(question, Insolvency) and question.seat == who


def may_trade(state: State, who: Seat) -> bool:
    """Whether they may sell now: everybody in phase 3, between its sales, and who is insolvent."""
    if state.question is None:
        return state.stage is Stage.SALES
    return is_insolvent(state, who)


def sells_in_phase(state: State) -> bool:
    """Whether everybody may sell in the active sector now."""
    return state.stage is Stage.SALES and state.question is None


def market_price(state: State, who: Seat, number: SectorNumber) -> int:
    """What the outside buyer pays in phase 3 (item 23, E48)."""
    price = state.markets[number].price
    if not state.options.pump_barred:
        return price
    return min(price, state.players[who].bound.get(number, price))


def _check(state: State, who: Seat, act: SellToMarket) -> Refusal | None:
    if not lookup.known(state, act.sector):
        return NO_SUCH_COMPANY
    if lookup.sector(state, act.sector).innovation:
        return refuse("economicus-refused-players-only-company")
    if not companies.has(state, who, act.sector, gear=act.chip == "gear"):
        return NO_SUCH_COMPANY
    if is_insolvent(state, who):
        return None
    if not sells_in_phase(state) or act.sector != state.sector:
        return NOT_NOW
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


def _sold(state: State, who: Seat) -> Iterator[SectorNumber]:
    for number in state.players[who].holdings:
        if choosing.any_of(_sold_chips(state, who, number)):
            yield number


def _sold_chips(state: State, who: Seat, number: SectorNumber) -> Iterator[Chip]:
    for chip in companies.CHIPS:
        if not _check(state, who, SellToMarket(number, chip)):
            yield chip


def _sectors(state: State, who: Seat, chosen: Chosen) -> Domain:
    return choosing.sectors(state, _sold(state, who))


def _chips(state: State, who: Seat, chosen: Chosen) -> Domain:
    return choosing.chips(_sold_chips(state, who, choosing.sector_of(state, chosen)))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if may_trade(state, who) and choosing.any_of(_sold(state, who)):
        asked = is_insolvent(state, who)
        yield answer_by(state, at_will(state), SellToMarket, *_FIELDS, main=asked)


_FIELDS: Final = choice("sector", "sold"), choice("chip", "sold-chip", after=("sector",))

SELL_TO_MARKET: Final = Deed(
    SellToMarket,
    _check,
    sell,
    _offer,
    gate=lookup.must_play,
    answers=True,
    rank=TRADE,
    choices={"sold": _sectors, "sold-chip": _chips},
)
