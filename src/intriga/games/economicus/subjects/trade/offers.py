"""Exclusive offers (item 37; E37, E38). Millions."""

from collections.abc import Iterator
from typing import Final, Literal

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Chip, ExclusiveOffer, SectorNumber
from intriga.games.economicus.subjects import asking, choosing, companies, lookup, money, prices
from intriga.games.economicus.subjects.asking import (
    NO_CHIPS,
    NO_SUCH_COMPANY,
    NOT_ASKED,
    NOT_NOW,
    TRADE,
    answer_by,
    at_will,
    too_dear,
)
from intriga.games.economicus.subjects.events import no_loans
from intriga.games.economicus.subjects.trade import lots, parting
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
    people,
    refuse,
    seat,
)

TIMES: Final = 3
_AFTER_ROLL: Final = frozenset({Stage.PROFIT, Stage.BOUGHT, Stage.SALES, Stage.END})


class MakeOffer(Act, frozen=True):
    """An exclusive offer: three times the price, for a company of the active sector (item 37)."""

    owner: Seat
    chip: Chip = "plain"


class AnswerOffer(Act, frozen=True):
    """Sell, or pay the price of the company to the bank to keep it."""

    answer: Literal["sell", "keep"]


class AuctionOff(Act, frozen=True):
    """Put an own company up for a forced auction, to pay what one has offered (E38)."""

    sector: SectorNumber
    chip: Chip = "plain"


# ── making one ──────────────────────────────────────────────────────────────────────────


def _means(state: State, who: Seat) -> int:
    """What they could pay if they pledged or sold all they have (E37)."""
    one = state.players[who]
    if no_loans.are_forbidden(state):
        return one.cash + one.deposit
    raised = sum(
        held.companies * max(prices.half(prices.worth(state, number)), money.PLEDGE)
        for number, held in one.holdings.items()
    )
    return one.cash + one.deposit + raised - one.loan


def _price(state: State) -> int:
    """Of a company of the active sector; 0 while nobody knows it (E20)."""
    if lookup.sector(state, state.sector).innovation:
        return prices.INNOVATION
    return state.markets[state.sector].price


def _may_make(state: State, who: Seat) -> Refusal | None:
    """Only in one's own turn, after the roll, where the price is known."""
    if refusal := (
        lookup.must_play(state, who)
        or lookup.must_be_mine(state, who)
        or lookup.must_be_free(state)
    ):
        return refusal
    known = state.stage in _AFTER_ROLL and _price(state)
    return None if known else NOT_NOW


def _check_make(state: State, who: Seat, act: MakeOffer) -> Refusal | None:
    if not 0 <= act.owner < len(state.players) or act.owner == who:
        return refuse("economicus-refused-nobody")
    gear = act.chip == "gear"
    if not companies.has(state, act.owner, state.sector, gear=gear):
        return NO_SUCH_COMPANY
    if not companies.movable_chips(state, act.owner, state.sector, gear=gear):
        return refuse("economicus-refused-moved")
    if companies.unoffered(state, act.owner, state.sector, gear=gear) < 1:
        return refuse("economicus-refused-offered")
    if companies.chips_left(state, who) < 1:
        return NO_CHIPS
    if _means(state, who) < TIMES * _price(state):
        return too_dear(TIMES * _price(state))
    return None


def _make(state: State, who: Seat, act: MakeOffer, step: Step) -> None:
    """Offer three times the price."""
    asking.ask(
        state, ExclusiveOffer(who, act.owner, state.sector, act.chip == "gear", _price(state))
    )
    step.emit(
        "economicus-offer",
        PUBLIC,
        seat=seat(who),
        owner=seat(act.owner),
        sector=prices.named(state, state.sector),
        money=TIMES * _price(state),
    )
    held = companies.holding(state, act.owner, state.sector)
    companies.tell_chips(held, step, count=1, gears=int(act.chip == "gear"))


def _makeable(state: State, who: Seat) -> Iterator[MakeOffer]:
    """The offers that they can make in the active sector."""
    for owner in range(len(state.players)):
        for chip in companies.CHIPS:
            offer = MakeOffer(owner, chip)
            if not _check_make(state, who, offer):
                yield offer


def _owners(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = () if _may_make(state, who) else _makeable(state, who)
    return people(dict.fromkeys(one.owner for one in able))


def _owned_chips(state: State, who: Seat, chosen: Chosen) -> Domain:
    owner = choosing.number_of(chosen, "owner")
    if owner >= len(state.players):
        raise ValueError("owner")
    able = () if _may_make(state, who) else _makeable(state, who)
    return choosing.chips(one.chip for one in able if one.owner == owner)


def _offer_make(state: State, who: Seat) -> Iterator[Form]:
    if choosing.any_of(_makeable(state, who)):
        yield answer_by(state, at_will(state), MakeOffer, *_COMPANY)


_COMPANY: Final = choice("owner", "offered"), choice("chip", "offered-chip", after=("owner",))

MAKE_OFFER: Final = Deed(
    MakeOffer,
    _check_make,
    _make,
    _offer_make,
    gate=_may_make,
    answers=True,
    rank=TRADE,
    choices={"offered": _owners, "offered-chip": _owned_chips},
)

# ── answering it ────────────────────────────────────────────────────────────────────────


def opened(state: State) -> ExclusiveOffer:
    """The offer that is open."""
    question = state.question
    assert isinstance(question, ExclusiveOffer)
    return question


def _asked(state: State, who: Seat) -> Refusal | None:
    offer = state.question
    asked = isinstance(offer, ExclusiveOffer) and not offer.agreed and offer.owner == who
    return None if asked else NOT_ASKED


def _check_answer(state: State, who: Seat, act: AnswerOffer) -> Refusal | None:
    price = opened(state).price
    return too_dear(price) if act.answer == "keep" and money.funds(state, who) < price else None


def _answer(state: State, who: Seat, act: AnswerOffer, step: Step) -> None:
    """Sell, or pay the price to the bank (item 37)."""
    offer = opened(state)
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


def _answers(state: State, who: Seat, chosen: Chosen) -> Domain:
    answers: tuple[Literal["sell", "keep"], ...] = ("sell", "keep")
    return choosing.answers(
        one for one in answers if not _check_answer(state, who, AnswerOffer(one))
    )


def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, "answer", AnswerOffer, choice("answer", "sell"), main=True)


ANSWER_OFFER: Final = Deed(
    AnswerOffer,
    _check_answer,
    _answer,
    _offer_answer,
    gate=_asked,
    answers=True,
    choices={"sell": _answers},
)

# ── paying for it ───────────────────────────────────────────────────────────────────────


def complete(state: State, step: Step) -> None:
    """Pay what was offered, as soon as there is enough; if there never will be, the sale is void
    (E38)."""
    offer = state.question
    if not isinstance(offer, ExclusiveOffer) or not offer.agreed:
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
    elif not _for_auction(state, offer):
        asking.answered(state, offer)
        _stays(state, offer)
        step.emit("economicus-offer-void", PUBLIC, seat=seat(offer.by))
    else:
        prices.fix_own(state, offer.by, step)


def _for_auction(state: State, offer: ExclusiveOffer) -> list[int]:
    """The sectors of which the buyer can still put a company up."""
    return [
        number
        for number, held in state.players[offer.by].holdings.items()
        if held.companies and not (offer.unsold and lookup.sector(state, number).innovation)
    ]


def _raises(state: State, who: Seat) -> Refusal | None:
    offer = state.question
    mine = isinstance(offer, ExclusiveOffer) and offer.agreed and offer.by == who
    return None if mine else NOT_ASKED


def _check_auction_off(state: State, who: Seat, act: AuctionOff) -> Refusal | None:
    if act.sector not in _for_auction(state, opened(state)):
        return NO_SUCH_COMPANY
    mine = companies.has(state, who, act.sector, gear=act.chip == "gear")
    return None if mine else NO_SUCH_COMPANY


def _auction_off(state: State, who: Seat, act: AuctionOff, step: Step) -> None:
    """One company more goes under the hammer."""
    if lookup.sector(state, act.sector).innovation:
        opened(state).unsold = True  # nobody but players may buy it: it is tried once
    lots.force(state, who, act.sector, gear=act.chip == "gear", step=step)


def _sectors(state: State, who: Seat, chosen: Chosen) -> Domain:
    return choosing.sectors(state, _for_auction(state, opened(state)))


def _offer_auction_off(state: State, who: Seat) -> Iterator[Form]:
    fields = choice("sector", "lots"), choosing.CHIP
    yield answer_by(state, "debt", AuctionOff, *fields, main=True)


AUCTION_OFF: Final = Deed(
    AuctionOff,
    _check_auction_off,
    _auction_off,
    _offer_auction_off,
    gate=_raises,
    answers=True,
    choices={"lots": _sectors, "chip": choosing.own_chips},
)


def close(state: State, step: Step) -> None:
    """Time is up: the owner sells (E37), or the buyer raises the money by itself."""
    offer = opened(state)
    if offer.agreed:
        _raise_by_itself(state, offer, step)
    else:
        _answer(state, offer.owner, AnswerOffer("sell"), step)


def _raise_by_itself(state: State, offer: ExclusiveOffer, step: Step) -> None:
    """Of as few companies as must go at half their prices, the dearest is put up; if all of them do
    not suffice, the dearest of all."""
    able = _for_auction(state, offer)
    found = parting.fewest(state, offer.by, TIMES * offer.price)
    named = found or [parting.Parted(number, gear=False) for number in able]
    number = max((one.sector for one in named), key=lambda one: (prices.worth(state, one), -one))
    gears = [one.gear for one in named if one.sector == number]
    gear = all(gears) if found else not companies.has(state, offer.by, number, gear=False)
    _auction_off(state, offer.by, AuctionOff(number, companies.chip(gear)), step)
