"""Keeps the books of a match: each step's act, then its events in their order; then everything is
compared."""

from collections.abc import Callable

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Insolvency, Investigation, Proposal, Tender
from intriga.games.economicus.subjects.bank.accounts import Borrow, MakeDeposit, Repay, Withdraw
from intriga.games.economicus.subjects.cards.crime import Investigate
from intriga.games.economicus.subjects.cards.effects.tender import BidTender
from intriga.games.economicus.subjects.cards.playing import PlayCard
from intriga.games.economicus.subjects.growth import Modernise, Research
from intriga.games.economicus.subjects.trade.maxima import SetMaximum
from intriga.games.economicus.subjects.trade.proposals import Propose
from intriga.games.economicus.subjects.trade.replies import AnswerProposal, NamePrice
from intriga.kernel.acts import Expire, Settle
from intriga.kernel.positions import Advance
from tests.games.economicus.literal import crimes, growth, money, playing_cards, ruin, years
from tests.games.economicus.literal.books import Books, chip
from tests.games.economicus.literal.comparing import compare, in_debt
from tests.games.economicus.literal.telling import NOTES, Given
from tests.games.economicus.literal.trade import auctions, exclusive, markets, selling

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
        self.debtor: int | None = None
        """Whose time was up in this step, while they were insolvent."""
        self.parted: list[int] = []
        """What they parted with was worth."""

    def step(self, advance: Advance[State], before: State) -> None:
        """One step, compared."""
        books = self.books
        books.open(advance, before)
        self.debtor, self.parted = None, []
        self._act()
        for event in advance.entry.events:
            id = event.id.removeprefix("economicus-")
            if id == "option-mine":
                assert isinstance(event.to, tuple)
                card = books.card_called(event.params["card"])
                books.player(event.to[0]).cards.append(card)
            if id in AFTER_SALES:
                selling.over(books)
            note = NOTES.get(id)
            if note is not None:
                for key, count in note(books, event.params).items():
                    books.told[key] += count
            if id in _EVENTS:
                _EVENTS[id](self, event.params)
                money.settle(books)
        if books.after.stage is not Stage.SALES:
            selling.over(books)
        self._auctioned()
        self._parted()
        money.settle(books)
        compare(books)

    # ── acts ──

    def _act(self) -> None:
        books, act = self.books, self.books.act
        match act:
            case Borrow():
                money.borrow(books, books.by, act.amount)
            case Repay():
                money.repay(books, books.by, act.amount)
            case MakeDeposit():
                money.deposit(books, books.by, act.amount)
            case Withdraw():
                money.withdraw(books, books.by, act.amount)
            case Research():
                growth.research(books, books.by)
            case Modernise():
                growth.modernise(books, books.by, act.sector, 6)
            case BidTender():
                playing_cards.tender_bid(books, books.by, act.amount)
            case PlayCard():
                crimes.played(books, books.by, act.card)
            case Investigate():
                assert books.by not in books.investigators
                books.investigators[books.by] = act.how
            case SetMaximum():
                lot = self._open_lot()
                assert act.amount >= lot.start
                lot.maxima[books.by] = act.amount
            case Propose():
                self.deal = selling.offered(books)
                selling.fair(books, self.deal, self.deal.price)
            case NamePrice():
                assert self.deal is not None
                selling.fair(books, self.deal, act.price)
                self.deal.named = (books.by, act.price)
            case AnswerProposal(answer="no"):
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
            self.debtor = question.seat
            self.must_part = ruin.fewest(books, question.seat)
        elif isinstance(question, Proposal) and self.deal is not None:
            self.deal.named = None  # no answer is no

    # ── events ──

    def placed(self, told: Given) -> None:
        """A company at the start or at re-entry."""
        sector = self.books.sector_called(told["sector"])
        ruin.placed(self.books, told["seat"]["seat"], sector, told["kind"])

    def option(self, told: Given) -> None:
        """The active player draws an option, the auditor, or who comes back (items 15, 24, 30)."""
        seat = told["seat"]["seat"]
        assert seat == self.books.position.active or self.books.player(seat).bankrupt
        self.books.options_drawn += 1

    def event(self, told: Given) -> None:
        """An event is opened, after the auditor's option (item 15)."""
        assert self.books.options_drawn == 1
        playing_cards.event(self.books, self.books.card_called(told["card"]))

    def price_found(self, told: Given) -> None:
        """T4: at the first activation; otherwise whatever needed it has found it already, or is
        told next (E20)."""
        sector = self.books.sector_called(told["sector"])
        if self.books.position.markets[sector].price == 0:
            selling_needs = bool(self.books.before.questions)
            debtors = any(
                in_debt(self.books, seat) and self.books.held(seat, sector).companies
                for seat in self.books.seats()
            )
            assert selling_needs or debtors or sector == self.books.position.sector
            markets.price(self.books, sector)

    def borrowed(self, told: Given) -> None:
        """Loans that nobody has asked for: of who was insolvent when their time was up."""
        seat = _seat(told)
        if seat == self.debtor:
            money.borrow_in_need(self.books, seat)

    def bankrupt(self, told: Given) -> None:
        """Somebody has nothing left."""
        if told["seat"]["seat"] == self.debtor:
            assert self.must_part is None, "they could have paid"
            self.debtor = None
            self.books.seen["ruined while away"] += 1
            ruin.bankrupt(self.books, _seat(told), away=True)
        else:
            ruin.bankrupt(self.books, _seat(told))

    def _parted(self) -> None:
        """Items 29, E18: who did not say how they pay lost as little as could be."""
        if self.debtor is not None:
            assert self.must_part == (len(self.parted), sum(self.parted))
            self.books.seen["paid while away"] += 1

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
        sector, seat = self.books.sector_called(told["sector"]), told["seat"]["seat"]
        if seat == self.debtor:
            worth = self.books.position.markets[sector].price
            self.parted.append(worth + 6 * chip(self.books, seat, sector))
        paid = selling.to_market(self.books, seat, sector)
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
        money.pay_debt(self.books, seat)
        owned = [n for n, one in self.books.player(seat).holdings.items() if one.companies]
        known = self.books.position.markets
        assert all(known[n].price for n in owned if n != markets.INNOVATION), "rolled (E20)"
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
    "bankrupt": Keeper.bankrupt,
    "borrowed": Keeper.borrowed,
}
