"""Keeps the books of a match: each step's act, then its events in their order; then everything is
compared."""

from collections.abc import Callable
from typing import Any

from intriga.games.economicus.acts import development, trade
from intriga.games.economicus.acts import money as money_acts
from intriga.games.economicus.questions import ExclusiveOffer, Insolvency, Investigation, Tender
from intriga.games.economicus.state import Player, Stage, State
from intriga.kernel.acts import Expire, Settle
from intriga.kernel.engine import Advance
from tests.games.economicus.literal import (
    auctions,
    crimes,
    exclusive,
    growth,
    markets,
    money,
    playing_cards,
    ruin,
    selling,
    years,
)
from tests.games.economicus.literal.books import Books

Given = dict[str, Any]
"""Parameters of an event."""

AFTER_SALES = {"option", "crisis", "turn", "interest", "year-over", "over"}
"""What happens only when nobody sells any more."""


class Keeper:
    """Follows a match from its first position."""

    def __init__(self, start: State) -> None:
        self.books = Books(start)
        self.lot: auctions.Lot | None = None
        self.forced: exclusive.Forced | None = None
        self.deal: selling.Deal | None = None
        self.offer: exclusive.ExclusiveDeal | None = None
        self.lot_done = False

    def step(self, advance: Advance[State], before: State) -> None:
        """One step, compared."""
        books = self.books
        books.open(advance, before)
        self._act()
        for event in advance.entry.events:
            id = event.id.removeprefix("economicus-")
            if id == "option-mine":
                assert isinstance(event.to, tuple)
                card = books.card_called(event.params["card"])
                books.player(event.to[0]).cards.append(card)
            if id in AFTER_SALES:
                selling.over(books)
            note = _NOTES.get(id)
            if note is not None:
                for key, count in note(books, event.params).items():
                    books.told[key] += count
            if id in _EVENTS:
                _EVENTS[id](self, event.params)
                money.settle(books)
        if books.after.stage is not Stage.SALES:
            selling.over(books)
        self._auctioned()
        money.settle(books)
        compare(books)

    # ── acts ──

    def _act(self) -> None:
        books, act = self.books, self.books.act
        match act:
            case money_acts.Borrow():
                money.borrow(books, books.by, act.amount)
            case money_acts.Repay():
                money.repay(books, books.by, act.amount)
            case money_acts.MakeDeposit():
                money.deposit(books, books.by, act.amount)
            case money_acts.Withdraw():
                money.withdraw(books, books.by, act.amount)
            case development.Research():
                growth.research(books, books.by)
            case development.Modernise():
                growth.modernise(books, books.by, act.sector, 6)
            case development.BidTender():
                playing_cards.tender_bid(books, books.by, act.amount)
            case development.PlayCard():
                crimes.played(books, books.by, act.card)
            case trade.Investigate():
                assert books.by not in books.investigators
                books.investigators[books.by] = act.how
            case trade.SetMaximum():
                lot = self._open_lot()
                assert act.amount >= lot.start
                lot.maxima[books.by] = act.amount
            case trade.Propose():
                self.deal = selling.offered(books)
                selling.fair(books, self.deal, self.deal.price)
            case trade.NamePrice():
                assert self.deal is not None
                selling.fair(books, self.deal, act.price)
                self.deal.named = (books.by, act.price)
            case trade.AnswerProposal(answer="no"):
                assert self.deal is not None
                if books.by == self.deal.by:
                    self.deal.named = None
            case Settle() | Expire():
                self._close()

    def _close(self) -> None:
        """A window closes."""
        books, question = self.books, self.books.before.question
        if isinstance(question, Investigation):
            crimes.over(books)
        elif isinstance(question, Tender):
            playing_cards.tender_over(books)
        elif isinstance(question, Insolvency):
            money.borrow_in_need(books, question.seat)

    # ── events ──

    def placed(self, told: Given) -> None:
        """A company at the start or at re-entry."""
        sector = self.books.sector_called(told["sector"])
        ruin.placed(self.books, told["seat"]["seat"], sector, told["kind"])

    def option(self, told: Given) -> None:
        """Somebody draws an option."""
        self.books.options_drawn += 1

    def event(self, told: Given) -> None:
        """An event is opened."""
        playing_cards.event(self.books, self.books.card_called(told["card"]))

    def price_found(self, told: Given) -> None:
        """T4: at the first activation; otherwise whatever needed it has found it already, or is
        told next (E20)."""
        sector = self.books.sector_called(told["sector"])
        if self.books.position.markets[sector].price == 0:
            selling_needs = bool(self.books.before.questions)
            assert selling_needs or sector == self.books.position.sector
            markets.price(self.books, sector)

    def put_up(self, told: Given) -> None:
        """Auction: the first word."""
        self.lot = auctions.put_up(self.books, told["kind"], told["money"])
        self.lot_done = True

    def joined(self, told: Given) -> None:
        """Somebody takes part."""
        assert self.lot is not None
        auctions.join(self.books, self.lot, told["seat"]["seat"], told["money"])

    def bid(self, told: Given) -> None:
        """A bid in the open."""
        auctions.bid(self.books, self._open_lot(), told["seat"]["seat"], told["money"])

    def left(self, told: Given) -> None:
        """Somebody leaves the auction."""
        self._open_lot().left.add(told["seat"]["seat"])

    def bought(self, told: Given) -> None:
        """The hammer falls; or a card buys (O9)."""
        if self.lot is None:
            sector = self.books.sector_called(told["sector"])
            assert told["kind"] == "state"
            self.books.told["card-buys", told["seat"]["seat"], sector, told["money"]] += 1
            return
        auctions.buy(self.books, self.lot, told)
        self.lot = None

    def unsold(self, told: Given) -> None:
        """Nobody has bought."""
        assert self.lot is not None
        auctions.nobody(self.books, self.lot)
        self.lot = None

    def _open_lot(self) -> auctions.Lot:
        lot = self.forced.lot if self.forced is not None else self.lot
        assert lot is not None
        return lot

    def forced_lot(self, told: Given) -> None:
        """A forced auction begins."""
        assert self.offer is not None
        self.forced = exclusive.put_up(self.books, self.offer, told)

    def bought_off(self, told: Given) -> None:
        """A forced auction: sold."""
        assert self.forced is not None
        exclusive.bought(self.books, self.forced, told)
        self.forced = None

    def sold_out(self, told: Given) -> None:
        """A sale to the market."""
        if self.forced is not None:
            exclusive.to_market(self.books, self.forced, told)
            self.forced = None
            return
        sector = self.books.sector_called(told["sector"])
        paid = selling.to_market(self.books, told["seat"]["seat"], sector)
        assert told["money"] == paid, (told, paid)

    def sold(self, told: Given) -> None:
        """A sale between players."""
        assert self.deal is not None
        selling.between(self.books, self.deal, told)
        self.deal = None

    def offer_made(self, told: Given) -> None:
        """An exclusive offer."""
        self.offer = exclusive.made(self.books, told)

    def offer_taken(self, told: Given) -> None:
        """Its owner agrees."""
        assert self.offer is not None
        exclusive.taken(self.books, self.offer)

    def offer_kept(self, told: Given) -> None:
        """Its owner pays."""
        assert self.offer is not None
        exclusive.kept(self.books, self.offer, told)
        self.offer = None

    def offer_done(self, told: Given) -> None:
        """The buyer pays."""
        assert self.offer is not None
        exclusive.done(self.books, self.offer, told)
        self.offer = None

    def offer_void(self, told: Given) -> None:
        """The buyer cannot."""
        assert self.offer is not None
        exclusive.void(self.books, self.offer)
        self.offer = self.forced = None

    def nationalised(self, told: Given) -> None:
        """A company goes to the state."""
        playing_cards.nationalised(self.books, told)

    def insolvent(self, told: Given) -> None:
        """Somebody owes money."""
        seat = told["seat"]["seat"]
        money.settle(self.books)
        due = self.books.player(seat).owed + money.uncovered(self.books, seat)
        assert told["money"] == due
        self.books.seen["insolvent"] += 1

    def turn(self, told: Given) -> None:
        """The next turn."""
        years.next_turn(self.books, told["seat"]["seat"])
        self.lot_done = False

    def _auctioned(self) -> None:
        """E9: if there is an unowned company, there is an auction; here is where it is due."""
        books = self.books
        if books.before.stage is Stage.PROFIT and books.after.stage in (Stage.BOUGHT, Stage.SALES):
            market = books.position.markets[books.position.sector]
            unowned = market.private + market.state
            assert self.lot_done or books.position.sector == markets.INNOVATION or not unowned


def _seat(told: Given) -> int:
    seat: int = told["seat"]["seat"]
    return seat


_EVENTS: dict[str, Callable[[Keeper, Given], None]] = {
    "placed": Keeper.placed,
    "missing": lambda keeper, told: ruin.missing(keeper.books, _seat(told), told["money"]),
    "back": lambda keeper, told: ruin.back(keeper.books, _seat(told)),
    "option": Keeper.option,
    "event": Keeper.event,
    "year": lambda keeper, told: years.year(keeper.books, told),
    "interest": lambda keeper, told: years.interest(keeper.books),
    "year-over": lambda keeper, told: years.year_over(keeper.books),
    "turn": Keeper.turn,
    "rolled": lambda keeper, told: years.rolled(keeper.books, told),
    "crisis": lambda keeper, told: years.crisis(keeper.books),
    "price-found": Keeper.price_found,
    "lot": Keeper.put_up,
    "joined": Keeper.joined,
    "bid": Keeper.bid,
    "left": Keeper.left,
    "bought": Keeper.bought,
    "unsold": Keeper.unsold,
    "forced": Keeper.forced_lot,
    "bought-off": Keeper.bought_off,
    "sold-out": Keeper.sold_out,
    "sold": Keeper.sold,
    "offer": Keeper.offer_made,
    "offer-taken": Keeper.offer_taken,
    "offer-bought-off": Keeper.offer_kept,
    "offer-done": Keeper.offer_done,
    "offer-void": Keeper.offer_void,
    "nationalised": Keeper.nationalised,
    "insolvent": Keeper.insolvent,
    "bankrupt": lambda keeper, told: ruin.bankrupt(keeper.books, _seat(told)),
}


# ── what was told, as it is noted when it is due ──


def _of(id: str, *names: str) -> Callable[[Books, Given], dict[tuple[Any, ...], int]]:
    def note(books: Books, told: Given) -> dict[tuple[Any, ...], int]:
        values = []
        for name in names:
            value = told[name]
            if isinstance(value, dict):
                value = value["seat"] if "seat" in value else books.sector_called(value)
            values.append(value)
        return {(id, *values): 1}

    return note


def _sum(id: str) -> Callable[[Books, Given], dict[tuple[Any, ...], int]]:
    return lambda books, told: {(id, _seat(told)): told["money"]}


def _price(books: Books, told: Given) -> dict[tuple[Any, ...], int]:
    """A price that has stayed the same need not be told."""
    if told["before"] == told["money"]:
        return {}
    return {("price", books.sector_called(told["sector"]), told["before"], told["money"]): 1}


_NOTES: dict[str, Callable[[Books, Given], dict[tuple[Any, ...], int]]] = {
    **{id: _sum(id) for id in ("borrowed", "repaid", "deposited", "withdrew")},
    "price": _price,
    "price-found": _of("price-found", "sector", "money"),
    "profit": _of("profit", "seat", "money", "own", "beside"),
    "interest": _of("interest", "seat", "money"),
    "crisis": _of("crisis", "sector", "strength", "total"),
    "relief": _of("relief", "sector", "total"),
    "researched": _of("researched", "seat"),
    "innovated": _of("innovated", "seat"),
    "modernised": _of("modernised", "seat", "sector"),
    "management": _of("management", "seat"),
    "crime": _of("crime", "seat", "die"),
    "crime-failed": _of("crime-failed", "seat", "die"),
    "investigated": _of("investigated", "seat", "how", "money", "die"),
    "proved": _of("proved", "seat", "criminal", "money"),
    "card-pays": _of("card-pays", "seat", "money"),
    "card-takes": _of("card-takes", "seat", "owner", "money"),
    "card-star": _of("card-star", "seat", "count"),
    "card-quota": _of("card-quota", "seat", "count"),
    "card-fails": _of("card-fails", "seat"),
    "card-seizes": _of("card-seizes", "seat", "owner", "sector"),
    "tender": _of("tender", "money"),
    "tender-won": _of("tender-won", "seat", "money"),
    "tender-empty": _of("tender-empty"),
}


# ── comparing ──


def compare(books: Books) -> None:
    """All that the text determines is as the engine has it, and was told."""
    assert not books.dice, f"drawn for nothing: {books.dice}"
    told = {key: count for key, count in books.told.items() if count}
    due = {key: count for key, count in books.due.items() if count}
    assert told == due, {"told": told, "due": due}
    mine, theirs = books.position, books.after
    for seat, (kept, found) in enumerate(zip(mine.players, theirs.players, strict=True)):
        assert has(kept) == has(found), (seat, has(kept), has(found))
        asked = asked_for_debt(theirs, seat)
        assert asked or not in_debt(books, seat), "whoever is in debt is asked how to pay"
        if asked == [theirs.question]:  # others are asked later whether they still are
            assert in_debt(books, seat), seat
    assert mine.markets == theirs.markets
    for name in ("management", "event", "year"):
        assert getattr(mine, name) == getattr(theirs, name), name
    if theirs.stage not in (Stage.YEAR, Stage.OVER):  # between years nobody is to move
        assert mine.active == theirs.active
    books.seen["steps"] += 1


def asked_for_debt(state: State, seat: int) -> list[Any]:
    """The questions to them as an insolvent player."""
    return [one for one in state.questions if isinstance(one, Insolvency) and one.seat == seat]


def in_debt(books: Books, seat: int) -> bool:
    """Whether they must raise money now (item 29); not while an offer of theirs is open (E38)."""
    buys = any(isinstance(one, ExclusiveOffer) and one.by == seat for one in books.after.questions)
    owes = books.player(seat).owed > 0 or money.uncovered(books, seat) > 0
    return owes and not buys


def has(one: Player) -> dict[str, Any]:
    """What is compared of a player."""
    return {
        "money": (one.cash - one.owed, one.deposit, one.earning, one.loan),
        "holdings": {n: (h.companies, h.gears) for n, h in one.holdings.items() if h.companies},
        "startups": one.startups,
        "stars": one.stars,
        "cards": sorted(one.cards),
        "bankrupt": one.bankrupt,
    }
