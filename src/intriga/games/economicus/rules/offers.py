"""Exclusive offers (item 37; E37, E38). Millions."""

from typing import Final

from intriga.games.economicus.acts.trade import AnswerOffer, AuctionOff, MakeOffer
from intriga.games.economicus.house.effects import NoNewLoans
from intriga.games.economicus.questions import ExclusiveOffer
from intriga.games.economicus.rules import (
    asking,
    auction,
    companies,
    event,
    lookup,
    money,
    parting,
    prices,
)
from intriga.games.economicus.state import Stage, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

TIMES: Final = 3
AFTER_ROLL: Final = frozenset({Stage.PROFIT, Stage.BOUGHT, Stage.SALES, Stage.END})


def means(state: State, who: Seat) -> int:
    """What they could pay if they pledged or sold all they have (E37)."""
    one = state.players[who]
    if event.has(state, NoNewLoans):
        return one.cash + one.deposit
    raised = sum(
        held.companies * max(prices.half(prices.worth(state, number)), money.PLEDGE)
        for number, held in one.holdings.items()
    )
    return one.cash + one.deposit + raised - one.loan


def price(state: State) -> int:
    """Of a company of the active sector; 0 while nobody knows it (E20)."""
    if lookup.sector(state, state.sector).innovation:
        return prices.INNOVATION
    return state.markets[state.sector].price


def check_time(state: State, who: Seat) -> Refusal | None:
    """Only in one's own turn, after the roll, where the price is known."""
    if refusal := (
        lookup.must_play(state, who)
        or lookup.must_be_mine(state, who)
        or lookup.must_be_free(state)
    ):
        return refusal
    known = state.stage in AFTER_ROLL and price(state)
    return None if known else refuse("economicus-refused-not-now")


def check_make(state: State, who: Seat, act: MakeOffer) -> Refusal | None:
    if refusal := check_time(state, who):
        return refusal
    if not 0 <= act.owner < len(state.players) or act.owner == who:
        return refuse("economicus-refused-nobody")
    gear = act.chip == "gear"
    if not companies.has(state, act.owner, state.sector, gear=gear):
        return refuse("economicus-refused-no-such-company")
    if not companies.movable_chips(state, act.owner, state.sector, gear=gear):
        return refuse("economicus-refused-moved")
    if companies.unoffered(state, act.owner, state.sector, gear=gear) < 1:
        return refuse("economicus-refused-offered")
    if companies.chips_left(state, who) < 1:
        return refuse("economicus-refused-chips")
    if means(state, who) < TIMES * price(state):
        return refuse("economicus-refused-too-dear", money=TIMES * price(state))
    return None


def make(state: State, who: Seat, act: MakeOffer, step: Step) -> None:
    """Offer three times the price."""
    asking.ask(
        state, ExclusiveOffer(who, act.owner, state.sector, act.chip == "gear", price(state))
    )
    step.emit(
        "economicus-offer",
        PUBLIC,
        seat=seat(who),
        owner=seat(act.owner),
        sector=prices.named(state, state.sector),
        money=TIMES * price(state),
    )
    held = companies.holding(state, act.owner, state.sector)
    companies.tell_chips(held, step, count=1, gears=int(act.chip == "gear"))


def opened(state: State) -> ExclusiveOffer | None:
    """The offer that is open."""
    question = state.question
    return question if isinstance(question, ExclusiveOffer) else None


def check_answer(state: State, who: Seat, act: AnswerOffer) -> Refusal | None:
    offer = opened(state)
    if offer is None or offer.agreed or offer.owner != who:
        return refuse("economicus-refused-not-asked")
    if act.answer == "keep" and money.funds(state, who) < offer.price:
        return refuse("economicus-refused-too-dear", money=offer.price)
    return None


def answer(state: State, who: Seat, act: AnswerOffer, step: Step) -> None:
    """Sell, or pay the price to the bank (item 37)."""
    offer = opened(state)
    assert offer is not None
    if act.answer == "sell":
        offer.agreed = True
        asking.renew(state)
        step.emit("economicus-offer-taken", PUBLIC, seat=seat(who))
        complete(state, step)
    else:
        money.pay(state, who, offer.price, step, why="companies")
        asking.answered(state, offer)
        _stays(state, offer)
        step.emit("economicus-offer-bought-off", PUBLIC, seat=seat(who), money=offer.price)


def _stays(state: State, offer: ExclusiveOffer) -> None:
    """The company has not changed hands; nobody offers for it again in this turn (E37)."""
    companies.note_offer(state, offer.owner, offer.sector, gear=offer.gear)


def sell_by_itself(state: State, step: Step) -> None:
    """Time is up: the owner sells (E37)."""
    offer = opened(state)
    assert offer is not None
    answer(state, offer.owner, AnswerOffer("sell"), step)


def complete(state: State, step: Step) -> None:
    """Pay what was offered, as soon as there is enough; if there never will be, the sale is void
    (E38)."""
    offer = opened(state)
    if offer is None or not offer.agreed:
        return
    money.collect(state, offer.by, step)  # what secures a loan no more is repaid at once (E25)
    total = TIMES * offer.price
    if money.funds(state, offer.by) >= total:
        asking.answered(state, offer)
        money.pay(state, offer.by, total, step, why="companies", to=offer.owner)
        companies.pass_on(state, offer.owner, offer.by, offer.sector, gear=offer.gear)
        step.emit(
            "economicus-offer-done",
            PUBLIC,
            seat=seat(offer.by),
            owner=seat(offer.owner),
            sector=prices.named(state, offer.sector),
            money=total,
        )
    elif not lots(state, offer):
        asking.answered(state, offer)
        _stays(state, offer)
        step.emit("economicus-offer-void", PUBLIC, seat=seat(offer.by))
    else:
        prices.fix_own(state, offer.by, step)


def lots(state: State, offer: ExclusiveOffer) -> list[int]:
    """The sectors of which the buyer can still put a company up."""
    return [
        number
        for number, held in state.players[offer.by].holdings.items()
        if held.companies and not (offer.unsold and lookup.sector(state, number).innovation)
    ]


def check_auction_off(state: State, who: Seat, act: AuctionOff) -> Refusal | None:
    offer = opened(state)
    if offer is None or not offer.agreed or offer.by != who:
        return refuse("economicus-refused-not-asked")
    if act.sector not in lots(state, offer):
        return refuse("economicus-refused-no-such-company")
    if not companies.has(state, who, act.sector, gear=act.chip == "gear"):
        return refuse("economicus-refused-no-such-company")
    return None


def auction_off(state: State, who: Seat, act: AuctionOff, step: Step) -> None:
    """One company more goes under the hammer."""
    offer = opened(state)
    assert offer is not None
    if lookup.sector(state, act.sector).innovation:
        offer.unsold = True  # nobody but players may buy it: it is tried once
    auction.force(state, who, act.sector, gear=act.chip == "gear", step=step)


def raise_by_itself(state: State, step: Step) -> None:
    """Time is up: of as few companies as must go at half their prices, the dearest is put up; if
    all of them do not suffice, the dearest of all."""
    offer = opened(state)
    assert offer is not None
    able = lots(state, offer)
    found = parting.fewest(state, offer.by, TIMES * offer.price)
    named = found or [parting.Parted(number, gear=False) for number in able]
    number = max((one.sector for one in named), key=lambda one: (prices.worth(state, one), -one))
    gears = [one.gear for one in named if one.sector == number]
    gear = all(gears) if found else not companies.has(state, offer.by, number, gear=False)
    auction_off(state, offer.by, AuctionOff(number, companies.chip(gear)), step)
