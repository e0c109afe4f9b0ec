"""Auctions: of an unowned company (T5: items 19–21, E9–E14), and forced ones (E38). Millions."""

from typing import Final

from intriga.games.economicus import editions
from intriga.games.economicus.acts.trade import (
    Bid,
    JoinAuction,
    LeaveAuction,
    OpenAuction,
    PassFirst,
    SetMaximum,
)
from intriga.games.economicus.house.effects import Licence
from intriga.games.economicus.questions import Auction, Kind, SectorNumber
from intriga.games.economicus.rules import asking, companies, hands, lookup, money, prices
from intriga.games.economicus.state import State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, dearest_first, refuse, seat

JOINING: Final = 1
"""What all but the active player pay to take part (item 21, E10)."""


def begin(state: State, step: Step) -> None:
    """T4 and T5 of the active sector: its price is found; a company without owner is auctioned."""
    number = state.sector
    if lookup.sector(state, number).innovation:
        return
    price = prices.fix(state, number, step)
    market = state.markets[number]
    if not market.private and not market.state:
        return
    if state.players[state.active].bankrupt:
        return
    asking.ask(state, Auction(number, price, state.active))


def force(state: State, seller: Seat, number: SectorNumber, *, gear: bool, step: Step) -> None:
    """A company is sold to the others from half its price (E38)."""
    start = prices.half(prices.fix(state, number, step))
    lot = Auction(number, start, seller, forced=True, gear=gear, worded=True)
    named = prices.named(state, number)
    step.emit("economicus-forced", PUBLIC, seat=seat(seller), sector=named, money=start)
    companies.tell_chips(companies.holding(state, seller, number), step, count=1, gears=int(gear))
    if bidders(state, lot):
        asking.ask(state, lot)
    else:
        hammer(state, lot, step)


def opened(state: State) -> Auction | None:
    """The auction that is open."""
    question = state.question
    return question if isinstance(question, Auction) else None


def is_sealed(state: State) -> bool:
    """Whether bids are sealed maxima (E11)."""
    return state.options.bidding == "sealed"


def bidders(state: State, lot: Auction) -> list[Seat]:
    """Who is asked for bids: everybody alike, whatever they hold (E46)."""
    left = {*lot.out, lot.leader}
    if lot.forced:
        left.add(lot.opener)
    return [who for who in state.playing if who not in left]


def unanswered(state: State, lot: Auction) -> list[Seat]:
    """Whose sealed answer is awaited."""
    return [who for who in bidders(state, lot) if who not in lot.maxima]


def lowest(lot: Auction) -> int:
    """The lowest bid that is possible now."""
    if lot.price:
        return lot.price + 1
    return max(lot.start, lot.spoken + 1)


def fee(state: State, lot: Auction, who: Seat) -> int:
    """What it costs them to begin to bid (E10, E13)."""
    return 0 if lot.forced or who in lot.joined else JOINING


def dearest(state: State, lot: Auction, who: Seat) -> int:
    """The highest bid they can pay (E12)."""
    return money.funds(state, who) - fee(state, lot, who)


def must_take_part(state: State, lot: Auction, who: Seat) -> Refusal | None:
    """A state company needs a quota (item 20); a chip must be left (E15)."""
    if lot.kind == "state" and not hands.find(state, who, Licence):
        return refuse("economicus-refused-quota")
    if companies.chips_left(state, who) < 1:
        return refuse("economicus-refused-chips")
    return None


def _check_amount(state: State, lot: Auction, who: Seat, amount: int) -> Refusal | None:
    if refusal := must_take_part(state, lot, who):
        return refusal
    low, high = lowest(lot), dearest(state, lot, who)
    if high < low:
        return refuse("economicus-refused-too-dear", money=low)
    if not low <= amount <= high:
        return refuse("economicus-refused-between", low=low, high=high)
    return None


# ── the first word ──────────────────────────────────────────────────────────────────────


def check_open(state: State, who: Seat, act: OpenAuction) -> Refusal | None:
    if refusal := _check_first(state, who, act.kind):
        return refusal
    lot = opened(state)
    assert lot is not None
    named = Auction(lot.sector, lot.start, who, kind=act.kind, joined=[who])
    return _check_amount(state, named, who, act.bid)


def open_lot(state: State, who: Seat, act: OpenAuction, step: Step) -> None:
    """The active player names the kind, and bids (E9, E11)."""
    lot = _name(state, act.kind, step)
    lot.joined.append(who)
    _raise(state, lot, who, act.bid, step)
    _close_if_done(state, lot, step)


def check_pass(state: State, who: Seat, act: PassFirst) -> Refusal | None:
    return _check_first(state, who, act.kind)


def pass_first(state: State, who: Seat, act: PassFirst, step: Step) -> None:
    """The active player names the kind and passes; they may still join later (E13)."""
    lot = _name(state, act.kind, step)
    step.emit("economicus-passed", PUBLIC, seat=seat(who))
    _close_if_done(state, lot, step)


def _check_first(state: State, who: Seat, kind: Kind) -> Refusal | None:
    lot = opened(state)
    if lot is None or lot.worded or lot.opener != who:
        return refuse("economicus-refused-no-auction")
    if not companies.unowned(state, lot.sector, kind):
        return refuse("economicus-refused-no-such-company")
    return None


def _name(state: State, kind: Kind, step: Step) -> Auction:
    lot = opened(state)
    assert lot is not None
    lot.kind, lot.worded = kind, True
    asking.renew(state)
    named = prices.named(state, lot.sector)
    step.emit("economicus-lot", PUBLIC, sector=named, kind=kind, money=lot.start)
    return lot


def pass_by_itself(state: State, step: Step) -> None:
    """Time is up: the active player passes; a private company is sold, if there is one."""
    lot = opened(state)
    assert lot is not None
    kind: Kind = "private" if companies.unowned(state, lot.sector, "private") else "state"
    pass_first(state, lot.opener, PassFirst(kind), step)


def _raise(state: State, lot: Auction, who: Seat, amount: int, step: Step) -> None:
    if is_sealed(state):
        lot.spoken = amount
    else:
        lot.second, lot.price, lot.leader = lot.price, amount, who
    lot.bids += 1
    step.emit("economicus-bid", PUBLIC, seat=seat(who), money=amount)


# ── bids in the open ────────────────────────────────────────────────────────────────────


def _check_open_bidding(state: State, who: Seat) -> Refusal | None:
    lot = opened(state)
    if lot is None or not lot.worded or is_sealed(state):
        return refuse("economicus-refused-no-auction")
    if who not in bidders(state, lot):
        return refuse("economicus-refused-out")
    return None


def check_join(state: State, who: Seat, act: JoinAuction) -> Refusal | None:
    if refusal := _check_open_bidding(state, who):
        return refusal
    lot = opened(state)
    assert lot is not None
    if lot.forced or who in lot.joined:
        return refuse("economicus-refused-joined")
    if refusal := must_take_part(state, lot, who):
        return refusal
    if money.funds(state, who) < JOINING:
        return refuse("economicus-refused-too-dear", money=JOINING)
    return None


def join(state: State, who: Seat, act: JoinAuction, step: Step) -> None:
    """Take part for 1M; the clock goes on (E11)."""
    lot = opened(state)
    assert lot is not None
    _join(state, lot, who, step)


def _join(state: State, lot: Auction, who: Seat, step: Step) -> None:
    money.pay(state, who, JOINING, step, why="companies")
    lot.joined.append(who)
    step.emit("economicus-joined", PUBLIC, seat=seat(who), money=JOINING)


def check_bid(state: State, who: Seat, act: Bid) -> Refusal | None:
    if refusal := _check_open_bidding(state, who):
        return refusal
    lot = opened(state)
    assert lot is not None
    return _check_amount(state, lot, who, act.amount)


def bid(state: State, who: Seat, act: Bid, step: Step) -> None:
    """Bid more than the highest; whoever has not joined does so with it."""
    lot = opened(state)
    assert lot is not None
    if fee(state, lot, who):
        _join(state, lot, who, step)
    _raise(state, lot, who, act.amount, step)
    _close_if_done(state, lot, step)


def check_leave(state: State, who: Seat, act: LeaveAuction) -> Refusal | None:
    return _check_open_bidding(state, who)


def leave(state: State, who: Seat, act: LeaveAuction, step: Step) -> None:
    """Bid no more."""
    lot = opened(state)
    assert lot is not None
    lot.out.append(who)
    step.emit("economicus-left", PUBLIC, seat=seat(who))
    _close_if_done(state, lot, step)


def _close_if_done(state: State, lot: Auction, step: Step) -> None:
    if not is_sealed(state) and not bidders(state, lot):
        hammer(state, lot, step)


# ── sealed maxima ───────────────────────────────────────────────────────────────────────


def check_maximum(state: State, who: Seat, act: SetMaximum) -> Refusal | None:
    lot = opened(state)
    if lot is None or not lot.worded or not is_sealed(state):
        return refuse("economicus-refused-no-auction")
    if who not in unanswered(state, lot):
        return refuse("economicus-refused-answered")
    if lot.spoken and who == lot.opener:  # a higher maximum than the first word
        high = dearest(state, lot, who)
        ok = lot.spoken <= act.amount <= high
        return None if ok else refuse("economicus-refused-between", low=lot.spoken, high=high)
    return _check_amount(state, lot, who, act.amount)


def set_maximum(state: State, who: Seat, act: SetMaximum, step: Step) -> None:
    """A sealed answer; it shows when all are in."""
    lot = opened(state)
    assert lot is not None
    lot.maxima[who] = act.amount
    step.emit("economicus-maximum", (who,), money=act.amount)


def _open_maxima(state: State, lot: Auction, step: Step) -> None:
    """The highest wins, the earliest of equals; it costs one more than the second (E11)."""
    spoken = {lot.opener: lot.spoken} if lot.spoken else {}
    given = {who: most for who, most in lot.maxima.items() if most}
    for who in given:
        if fee(state, lot, who):
            _join(state, lot, who, step)
    for who, most in spoken.items():  # the first word was the earliest
        given = {who: max(most, given.pop(who, 0)), **given}
    if not given:
        return
    leader, *others = dearest_first(given, given.__getitem__)
    lot.second = given[others[0]] if others else 0
    least = max(lot.start, lot.spoken if leader == lot.opener else 0)
    lot.leader = leader
    lot.price = max(least, min(given[leader], lot.second + 1))


# ── the end ─────────────────────────────────────────────────────────────────────────────


def hammer(state: State, lot: Auction, step: Step) -> None:
    """The bidding is over."""
    if lot in state.questions:
        asking.answered(state, lot)
    if is_sealed(state):
        _open_maxima(state, lot, step)
    if lot.forced:
        _sell_forced(state, lot, step)
    elif lot.leader is None:
        step.emit("economicus-unsold", PUBLIC, sector=prices.named(state, lot.sector))
        prices.drop_tenths(state, lot.sector, 1, step)  # E14
    else:
        _sell(state, lot, lot.leader, step)


def _sell(state: State, lot: Auction, winner: Seat, step: Step) -> None:
    money.pay(state, winner, lot.price, step, why="companies")
    assert lot.kind
    companies.take_unowned(state, winner, lot.sector, lot.kind)
    if lot.kind == "state":
        hands.spend(state, winner, Licence)
    named = prices.named(state, lot.sector)
    step.emit(
        "economicus-bought",
        PUBLIC,
        seat=seat(winner),
        sector=named,
        kind=lot.kind,
        money=lot.price,
    )
    prices.put(state, lot.sector, lot.price)
    _bind(state, lot, winner)


def _bind(state: State, lot: Auction, winner: Seat) -> None:
    """The winner sells there to the market for no more than the second-highest bid, or the start
    (E48)."""
    second = editions.bound_to_second_bid(state)
    if not second:
        for who, one in enumerate(state.players):
            if who != winner:
                one.bound.pop(lot.sector, None)
    most = max(lot.start, lot.second) if second else lot.start
    bound = state.players[winner].bound
    bound[lot.sector] = min(bound.get(lot.sector, most), most)


def _sell_forced(state: State, lot: Auction, step: Step) -> None:
    """The highest bidder pays the seller; else the market takes it at half price, but not from
    Innovation (E38)."""
    named = prices.named(state, lot.sector)
    if lot.leader is not None:
        money.pay(state, lot.leader, lot.price, step, why="companies", to=lot.opener)
        companies.pass_on(state, lot.opener, lot.leader, lot.sector, gear=lot.gear)
        step.emit(
            "economicus-bought-off",
            PUBLIC,
            seat=seat(lot.leader),
            seller=seat(lot.opener),
            sector=named,
            money=lot.price,
        )
    elif not lookup.sector(state, lot.sector).innovation:
        companies.sell_to_market(state, lot.opener, lot.sector, lot.start, step, gear=lot.gear)
