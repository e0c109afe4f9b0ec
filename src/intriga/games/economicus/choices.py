"""What each field of a form offers, given what was chosen before it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from intriga.games.economicus.acts.course import Place
from intriga.games.economicus.acts.development import Surrender
from intriga.games.economicus.acts.trade import (
    AnswerOffer,
    AnswerProposal,
    AuctionOff,
    Investigate,
    MakeOffer,
    OpenAuction,
    SellToMarket,
)
from intriga.games.economicus.questions import Auction, Kind
from intriga.games.economicus.rules import (
    auction,
    cards,
    companies,
    crime,
    development,
    founding,
    loans,
    lookup,
    money,
    offers,
    prices,
    sales,
    targets,
    tender,
)
from intriga.games.economicus.state import State
from intriga.kernel import (
    Actor,
    Choices,
    Chosen,
    Domain,
    Range,
    Seat,
    labelled,
    msg,
    offers_any,
    people,
    sums,
    words,
)


def domain(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name that no form has, `ValueError` when
    what was chosen before does not go together."""
    if not isinstance(actor, int):
        raise KeyError(name)
    return _OF[name](state, actor, chosen)


def some(state: State, who: Seat, name: str) -> bool:
    """Whether a field offers anything at all."""
    offer = _OF[name]
    if isinstance(offer, Listed):
        return any(True for _ in offer.values(state, who, {}))
    return offers_any(offer(state, who, {}))


class Listed(Struct, frozen=True):
    """A domain that is a list. `values`: found one by one, so that it takes little to know whether
    there are any; `named`: the same with their words."""

    values: Callable[[State, Seat, Chosen], Iterable[Any]]
    named: Callable[[State, Iterable[Any]], Choices]

    def __call__(self, state: State, who: Seat, chosen: Chosen) -> Domain:
        return self.named(state, self.values(state, who, chosen))


def _sectors(state: State, found: Iterable[int]) -> Choices:
    order = sorted(set(found))
    return labelled(order, lambda n: prices.named(state, n) if n else msg("economicus-nowhere"))


def _sums(state: State, found: Iterable[int]) -> Choices:
    return sums(found, "economicus-money")


def _up_to(most: int, step: int) -> range:
    return range(step, most + 1, step)


def _word(chosen: Chosen, name: str) -> Any:
    """An earlier choice that is a word."""
    if not isinstance(chosen.get(name), str):
        raise ValueError(name)
    return chosen[name]


def _number(chosen: Chosen, name: str) -> int:
    """An earlier choice that is a number."""
    value = chosen.get(name)
    if type(value) is not int or not 0 <= value <= sales.MOST_PRICE:
        raise ValueError(name)
    return value


def _sector(state: State, chosen: Chosen) -> int:
    """A sector that was chosen before."""
    number = _number(chosen, "sector")
    if not lookup.known(state, number):
        raise ValueError("sector")
    return number


def _gears(state: State, who: Seat, number: Any) -> Choices:
    """With and without M&T, as far as they have such companies."""
    allowed = [one for one in (False, True) if companies.has(state, who, number, gear=one)]
    return words(map(companies.chip, allowed), "economicus-chip-")


# ── placing, auctions ───────────────────────────────────────────────────────────────────


def _place(state: State, who: Seat, chosen: Chosen) -> Domain:
    free = [number for number, _ in founding.places(state, who)]
    return _sectors(state, [*free, *([0] if founding.may_take_money(state, who) else [])])


def _place_kind(state: State, who: Seat, chosen: Chosen) -> Domain:
    number = _number(chosen, "sector")
    kinds = [
        kind
        for kind in ("private", "state")
        if not founding.check_place(state, who, Place(number, kind))
    ]
    return words(kinds[:1] if number == 0 else kinds, "economicus-kind-")


def _lot_kind(state: State, who: Seat, chosen: Chosen) -> Domain:
    lot = auction.opened(state)
    assert lot is not None
    kinds = [kind for kind in ("private", "state") if companies.unowned(state, lot.sector, kind)]
    return words(kinds, "economicus-kind-")


def _bid_kind(state: State, who: Seat, chosen: Chosen) -> Iterator[Kind]:
    """The kinds for which the active player can bid."""
    lot = auction.opened(state)
    assert lot is not None
    kinds: tuple[Kind, ...] = ("private", "state")
    for kind in kinds:
        if not auction.check_open(state, who, OpenAuction(kind, lot.start)):
            yield kind


def _first_bid(state: State, who: Seat, chosen: Chosen) -> Domain:
    """From the price of the sector."""
    lot = auction.opened(state)
    assert lot is not None
    kind = _word(chosen, "kind")
    if kind not in ("private", "state"):
        raise ValueError("kind")
    named = Auction(lot.sector, lot.start, who, kind=kind, joined=[who])
    return Range(lot.start, auction.dearest(state, named, who), lot.start)


def _bid(state: State, who: Seat, chosen: Chosen) -> Domain:
    lot = auction.opened(state)
    assert lot is not None
    if auction.must_take_part(state, lot, who):
        return Range(1, 0)
    low = auction.lowest(lot)
    return Range(low, auction.dearest(state, lot, who), low)


def _maximum(state: State, who: Seat, chosen: Chosen) -> Domain:
    lot = auction.opened(state)
    assert lot is not None
    if auction.must_take_part(state, lot, who):
        return Range(1, 0)
    own = lot.spoken if who == lot.opener else 0
    return Range(own or auction.lowest(lot), auction.dearest(state, lot, who))


# ── sales and offers ────────────────────────────────────────────────────────────────────


def _sold(state: State, who: Seat, chosen: Chosen) -> Iterator[int]:
    for number in state.players[who].holdings:
        if any(
            not sales.check_sell(state, who, SellToMarket(number, chip)) for chip in companies.CHIPS
        ):
            yield number


def _gear(state: State, who: Seat, chosen: Chosen) -> Domain:
    return _gears(state, who, _sector(state, chosen))


def _sold_gear(state: State, who: Seat, chosen: Chosen) -> Domain:
    number = _sector(state, chosen)
    able = [
        chip
        for chip in companies.CHIPS
        if not sales.check_sell(state, who, SellToMarket(number, chip))
    ]
    return words(able, "economicus-chip-")


def _proposed(state: State, who: Seat, chosen: Chosen) -> Iterator[int]:
    insolvent = sales.is_insolvent(state, who)
    if lookup.others(state, who):
        for number in state.circle if insolvent else [state.sector]:
            if companies.movable(state, who, number) or _startups(state, who, number):
                yield number


def _startups(state: State, who: Seat, number: int) -> int:
    one = state.players[who]
    if not lookup.sector(state, number).innovation:
        return 0
    return max(0, min(one.startups, one.startups_before - one.startups_given))


def _proposed_companies(state: State, who: Seat, chosen: Chosen) -> Domain:
    number = _sector(state, chosen)
    most = companies.movable(state, who, number)
    return Range(0 if _startups(state, who, number) else 1, most, min(1, most))


def _proposed_gears(state: State, who: Seat, chosen: Chosen) -> Domain:
    number, count = _sector(state, chosen), _number(chosen, "companies")
    plain, gears = (
        companies.movable_chips(state, who, number, gear=gear) for gear in (False, True)
    )
    return Range(max(0, count - plain), min(count, gears))


def _proposed_startups(state: State, who: Seat, chosen: Chosen) -> Domain:
    count = _number(chosen, "companies")
    return Range(0 if count else 1, _startups(state, who, _sector(state, chosen)))


def _proposed_price(state: State, who: Seat, chosen: Chosen) -> Domain:
    low, high = sales.bounds(
        state, _sector(state, chosen), _number(chosen, "companies"), _number(chosen, "startups")
    )
    return Range(low, high)


def _partner(state: State, who: Seat, chosen: Chosen) -> Domain:
    return people(lookup.others(state, who))


def _answer(state: State, who: Seat, chosen: Chosen) -> Domain:
    answers: tuple[Literal["yes", "no"], ...] = ("yes", "no")
    allowed = [one for one in answers if not sales.check_answer(state, who, AnswerProposal(one))]
    return words(allowed, "economicus-answer-")


def _counter(state: State, who: Seat, chosen: Chosen) -> Domain:
    proposal = sales.opened(state)
    assert proposal is not None
    low, high = sales.bounds(state, proposal.sector, proposal.companies, proposal.startups)
    return Range(low, min(high, money.funds(state, who)))


def made(state: State) -> list[MakeOffer]:
    """The exclusive offers that anybody could make in the active sector."""
    return [
        MakeOffer(owner, companies.chip(gear))
        for owner in range(len(state.players))
        for gear in (False, True)
        if state.sector and companies.has(state, owner, state.sector, gear=gear)
    ]


def _offered(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [one.owner for one in made(state) if not offers.check_make(state, who, one)]
    return people(dict.fromkeys(able))


def _offered_gear(state: State, who: Seat, chosen: Chosen) -> Domain:
    owner = _number(chosen, "owner")
    if owner >= len(state.players):
        raise ValueError("owner")
    able = [
        chip
        for chip in companies.CHIPS
        if not offers.check_make(state, who, MakeOffer(owner, chip))
    ]
    return words(able, "economicus-chip-")


def _sell(state: State, who: Seat, chosen: Chosen) -> Domain:
    answers: tuple[Literal["sell", "keep"], ...] = ("sell", "keep")
    allowed = [one for one in answers if not offers.check_answer(state, who, AnswerOffer(one))]
    return words(allowed, "economicus-answer-")


def _lots(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [
        number
        for number in state.circle
        for gear in (False, True)
        if not offers.check_auction_off(state, who, AuctionOff(number, companies.chip(gear)))
    ]
    return _sectors(state, able)


# ── cards, crimes, tenders ──────────────────────────────────────────────────────────────


def _tender(state: State, who: Seat, chosen: Chosen) -> Domain:
    asked = tender.opened(state)
    assert asked is not None
    return Range(asked.least, money.funds(state, who) if who in asked.fit else 0)


def _investigate(state: State, who: Seat, chosen: Chosen) -> Domain:
    ways: tuple[Literal["no", "card", "journalists"], ...] = ("no", "card", "journalists")
    able = [how for how in ways if not crime.check_investigate(state, who, Investigate(how))]
    return words(able, "economicus-how-")


def _surrendered(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [
        number
        for number in targets.ordinary(state)
        for gear in (False, True)
        if not cards.check_surrender(state, who, Surrender(number, companies.chip(gear)))
    ]
    return _sectors(state, able)


def _card_field(name: str) -> "Offer":
    """What a target of a card may be, given those named before."""

    def offer(state: State, who: Seat, chosen: Chosen) -> Domain:
        able = [
            getattr(play, name)
            for play in cards.ways(state, who, _word(chosen, "card"))
            if all(getattr(play, other) == chosen[other] for other in _TARGETS if other in chosen)
            and getattr(play, name) is not None
        ]
        if name == "seat":
            return people(dict.fromkeys(able))
        if name == "gear":
            return words(map(companies.chip, dict.fromkeys(able)), "economicus-chip-")
        return _sectors(state, able)

    return offer


_TARGETS: Final = ("sector", "other", "seat")


# ── money, technology ───────────────────────────────────────────────────────────────────


def _borrow(state: State, who: Seat, chosen: Chosen) -> range:
    return _up_to(loans.most_borrowed(state, who), money.PLEDGE)


def _repay(state: State, who: Seat, chosen: Chosen) -> range:
    return _up_to(loans.most_repaid(state, who), money.PLEDGE)


def _deposit(state: State, who: Seat, chosen: Chosen) -> range:
    free = not lookup.must_be_free(state)
    return _up_to(loans.most_deposited(state, who) if free else 0, money.DEPOSIT)


def _withdraw(state: State, who: Seat, chosen: Chosen) -> range:
    return _up_to(state.players[who].deposit, money.DEPOSIT)


def _modernised(state: State, who: Seat, chosen: Chosen) -> Iterator[int]:
    if lookup.must_be_free(state) or money.funds(state, who) < development.TECHNOLOGY:
        return
    for number in state.players[who].holdings:
        if development.can_modernise(state, who, number):
            yield number


Offer = Callable[[State, Seat, Chosen], Domain]

_OF: Final[Mapping[str, Offer]] = {
    "place": _place,
    "place-kind": _place_kind,
    "lot-kind": _lot_kind,
    "bid-kind": Listed(_bid_kind, lambda _, kinds: words(kinds, "economicus-kind-")),
    "first-bid": _first_bid,
    "bid": _bid,
    "maximum": _maximum,
    "sold": Listed(_sold, _sectors),
    "chip": _gear,
    "sold-chip": _sold_gear,
    "proposed": Listed(_proposed, _sectors),
    "proposed-companies": _proposed_companies,
    "proposed-gears": _proposed_gears,
    "proposed-startups": _proposed_startups,
    "proposed-price": _proposed_price,
    "partner": _partner,
    "yes-no": _answer,
    "counter": _counter,
    "offered": _offered,
    "offered-chip": _offered_gear,
    "sell": _sell,
    "lots": _lots,
    "tender": _tender,
    "investigate": _investigate,
    "surrendered": _surrendered,
    "card-sector": _card_field("sector"),
    "card-other": _card_field("other"),
    "card-seat": _card_field("seat"),
    "card-chip": _card_field("gear"),
    "borrow": Listed(_borrow, _sums),
    "repay": Listed(_repay, _sums),
    "deposit": Listed(_deposit, _sums),
    "withdraw": Listed(_withdraw, _sums),
    "modernised": Listed(_modernised, _sectors),
}
