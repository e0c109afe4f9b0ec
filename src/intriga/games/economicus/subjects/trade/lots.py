"""Auctions, of an unowned company (T5: items 19–21, E9–E14), and forced ones (E38): what is on
sale, who may bid how much, and who gets it. Millions."""

from typing import Final

from intriga.games.economicus.state import editions
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Auction, SectorNumber
from intriga.games.economicus.subjects import asking, companies, hands, lookup, money, prices
from intriga.games.economicus.subjects.asking import NO_CHIPS, too_dear
from intriga.games.economicus.subjects.cards.effects.licence import Licence
from intriga.kernel import PUBLIC, Refusal, Seat, Step, dearest_first, refuse, seat

JOINING: Final = 1
"""What all but the active player pay to take part (item 21, E10)."""
NO_AUCTION: Final = refuse("economicus-refused-no-auction")


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


def opened(state: State) -> Auction:
    """The auction that is open."""
    question = state.question
    assert isinstance(question, Auction)
    return question


def is_sealed(state: State) -> bool:
    """Whether bids are sealed maxima (E11)."""
    return state.options.bidding == "sealed"


def bidders(state: State, lot: Auction) -> list[Seat]:
    """Who is asked for bids: everybody alike, whatever they hold (E46)."""
    return [who for who in state.playing if may_bid(lot, who)]


def may_bid(lot: Auction, who: Seat) -> bool:
    """Whether somebody in play is asked for bids: not who leads, has left, or must sell."""
    return who not in lot.out and who != lot.leader and not (lot.forced and who == lot.opener)


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
        return NO_CHIPS
    return None


def check_amount(state: State, lot: Auction, who: Seat, amount: int) -> Refusal | None:
    """Whether they can bid so much."""
    if refusal := must_take_part(state, lot, who):
        return refusal
    low, high = lowest(lot), dearest(state, lot, who)
    if high < low:
        return too_dear(low)
    if not low <= amount <= high:
        return refuse("economicus-refused-between", low=low, high=high)
    return None


def join(state: State, lot: Auction, who: Seat, step: Step) -> None:
    """Take part for 1M; the clock goes on (E11)."""
    money.pay(state, who, JOINING, step, why="companies")
    lot.joined.append(who)
    step.emit("economicus-joined", PUBLIC, seat=seat(who), money=JOINING)


def raise_to(state: State, lot: Auction, who: Seat, amount: int, step: Step) -> None:
    """The highest bid now, or the first word of sealed ones."""
    if is_sealed(state):
        lot.spoken = amount
    else:
        lot.second, lot.price, lot.leader = lot.price, amount, who
    lot.bids += 1
    step.emit("economicus-bid", PUBLIC, seat=seat(who), money=amount)


def seal(state: State, who: Seat, amount: int, step: Step) -> None:
    """A sealed answer, 0 for none; it shows when all are in."""
    opened(state).maxima[who] = amount
    step.emit("economicus-maximum", (who,), money=amount)


# ── the end ─────────────────────────────────────────────────────────────────────────────


def close_if_done(state: State, lot: Auction, step: Step) -> None:
    """Nobody is left who might bid more in the open."""
    if not is_sealed(state) and not bidders(state, lot):
        hammer(state, lot, step)


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


def _open_maxima(state: State, lot: Auction, step: Step) -> None:
    """The highest wins, the earliest of equals; it costs one more than the second (E11)."""
    spoken = {lot.opener: lot.spoken} if lot.spoken else {}
    given = {who: most for who, most in lot.maxima.items() if most}
    for who in given:
        if fee(state, lot, who):
            join(state, lot, who, step)
    for who, most in spoken.items():  # the first word was the earliest
        given = {who: max(most, given.pop(who, 0)), **given}
    if not given:
        return
    leader, *others = dearest_first(given, given.__getitem__)
    lot.second = given[others[0]] if others else 0
    least = max(lot.start, lot.spoken if leader == lot.opener else 0)
    lot.leader = leader
    lot.price = max(least, min(given[leader], lot.second + 1))


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
