"""Players who try what might make money from nothing: they sell to the market what they have just
made dear, make offers they may not be able to pay, and go bankrupt on purpose. Every step is
judged by what the rulings say, reckoned a second time."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import Player, Stage, State
from intriga.games.economicus.state.questions import Auction, ExclusiveOffer, Insolvency, Proposal
from intriga.games.economicus.subjects.bankruptcy import DeclareBankruptcy
from intriga.games.economicus.subjects.trade.sales import SellToMarket
from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Expire, Settle
from intriga.kernel.bots.sampling import fill
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.timed import expiry, settlement
from intriga.kernel.text import Refusal
from intriga.lab.conformance.plays.random_play import header_of
from tests.games.economicus.plays.matches import Recount, seat_of

TEMPTING: Final = frozenset(
    {
        *("sell-to-market", "open-auction", "bid", "set-maximum", "make-offer", "answer-offer"),
        *("propose", "answer-proposal", "borrow", "auction-off"),
    }
)
EAGER: Final = 0.75
"""How often a tempting act is looked for first."""
PATIENT: Final = 0.9
"""How often bankruptcy comes last, so that something can grow."""
TRADE: Final = frozenset(
    f"economicus-{id}"
    for id in ("sold", "offer-done", "borrowed", "withdrew", "management", "innovated", "repaid")
)
"""What may happen in a step in which somebody pays another and nothing else moves money."""


def cheat(number: int, steps: int, **options: Any) -> Counter[str]:
    """One such match, judged; how often what was tried."""
    judge, before = Judge(), None
    for advance in cheating(number, steps, **options):
        if before is not None:
            judge.judge(before, advance)
        before = advance.position.state
    return judge.tried


def cheating(
    number: int, steps: int, tempting: frozenset[str] = TEMPTING, **options: Any
) -> Iterator[Advance[State]]:
    """The steps of one such match."""
    rng = Random(number)
    seats = rng.choice((2, 3, 3, 4))
    rules: Engine[State] = Engine(game, header_of(game, seats, options, b""), Fast(number))
    advance: Advance[State] | None = rules.open()
    assert advance is not None
    yield advance
    yield from continued(rules, advance.position, rng, steps, tempting)


def continued(
    rules: Engine[State],
    position: Position[State],
    rng: Random,
    steps: int,
    tempting: frozenset[str] = TEMPTING,
) -> Iterator[Advance[State]]:
    """The steps from a position on."""
    for _ in range(steps):
        if position.outcome is not None:
            return
        advance = _next(rules, position, rng, tempting)
        if advance is not None:
            position = advance.position
            yield advance


def _next(
    rules: Engine[State], position: Position[State], rng: Random, tempting: frozenset[str]
) -> Advance[State] | None:
    windows = game.windows(position.state)
    timed: Settle | Expire | None = settlement(windows)
    if timed is None and windows and rng.random() < 0.02:
        timed = expiry(windows[0])
    if timed is not None:
        return _taken(rules.act(position, TABLE, timed, 0))
    awaited = sorted({seat for window in windows for seat in window.awaited})
    everybody = range(len(position.state.players))
    seat = rng.choice(awaited if awaited and rng.random() < 0.8 else everybody)
    offer = Offer(game, position.state, seat)
    forms = list(offer.forms)
    rng.shuffle(forms)
    if rng.random() < EAGER:
        forms.sort(key=lambda form: form.act not in tempting)
    if rng.random() < PATIENT:
        forms.sort(key=lambda form: form.act == "declare-bankruptcy")
    for form in forms:
        data = fill(offer, form, rng)
        if data is not None:
            act = reader(game).player_data(data, unstored("0"))
            assert not isinstance(act, Refusal), act
            return _taken(rules.act(position, seat, act, 0))
    return None


def _taken(found: Advance[State] | Refusal) -> Advance[State] | None:
    return None if isinstance(found, Refusal) else found


class Judge:
    """Judges each step. `tried`: how often there was something to judge."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self._recount = Recount()
        self._bound: dict[tuple[int, int], int] = {}
        """The second bid or the start of an auction that somebody has won in a sector, since its
        price moved (E48)."""
        self._bids: dict[int, int] = {}
        """The highest bid of each in the auction that is open."""

    def judge(self, before: State, advance: Advance[State]) -> None:
        self._recount.check(advance)
        ids = {event.id for event in advance.entry.events}
        after = advance.position.state
        if isinstance(advance.act, SellToMarket) and before.stage is Stage.SALES:
            self._sale(before, advance, advance.act)
        self._purchase(before, advance)
        if ids & {"economicus-sold", "economicus-offer-done"} and ids <= TRADE:
            self._trade(before, after)
        agreed = [one for one in after.questions if isinstance(one, ExclusiveOffer) and one.agreed]
        self.tried["short of money"] += bool(agreed)
        if "economicus-offer-void" in ids:
            self._void(before, after)
        self._bankrupts(before, advance)

    def _sale(self, before: State, advance: Advance[State], act: SellToMarket) -> None:
        """Nobody gets more than the price, nor than that of before their own auction."""
        seat = advance.entry.by
        assert isinstance(seat, int)
        if isinstance(before.question, Insolvency):
            return
        events = advance.entry.events
        paid = next(one.params["money"] for one in events if one.id == "economicus-sold-out")
        price = before.markets[act.sector].price
        bound = self._bound.get((seat, act.sector), price)
        assert paid == min(price, bound), f"the market paid {paid}, not {min(price, bound)}"
        self.tried["sold to the market"] += 1
        self.tried["pumped"] += bound < price

    def _purchase(self, before: State, advance: Advance[State]) -> None:
        after = advance.position.state
        for event in advance.entry.events:
            if event.id in ("economicus-lot", "economicus-forced"):
                self._bids = {}
            elif event.id == "economicus-bid":
                self._bids[seat_of(event.params["seat"])] = int(str(event.params["money"]))
        for number, market in after.markets.items():
            if market.price != before.markets[number].price:
                for key in [key for key in self._bound if key[1] == number]:
                    del self._bound[key]
        lot = before.question
        bought = any(event.id == "economicus-bought" for event in advance.entry.events)
        if not isinstance(lot, Auction) or lot.forced or not bought:
            return
        winner = next(
            who
            for who, one in enumerate(after.players)
            if one.of(lot.sector) > before.players[who].of(lot.sector)
        )
        others = [*self._bids.items(), *lot.maxima.items()]
        most = max([lot.start, *(bid for who, bid in others if who != winner)])
        self._bound[winner, lot.sector] = min(self._bound.get((winner, lot.sector), most), most)

    def _trade(self, before: State, after: State) -> None:
        """What one pays the other gets, in full; nobody else has more or less."""
        changes = [
            _net(now) - _net(was) for was, now in zip(before.players, after.players, strict=True)
        ]
        question = before.question
        paid = sorted(change for change in changes if change)
        assert paid in ([], [-paid[-1], paid[-1]] if paid else []), changes
        if isinstance(question, Proposal):
            assert changes[question.by] == question.price, (changes, question)
        self.tried["traded"] += 1

    def _void(self, before: State, after: State) -> None:
        """An offer that cannot be paid moves nothing."""
        offers = [one for one in before.questions if isinstance(one, ExclusiveOffer)]
        for one in offers:
            if not after.players[one.owner].bankrupt:
                had = before.players[one.owner].of(one.sector)
                assert after.players[one.owner].of(one.sector) == had
        self.tried["could not pay"] += 1

    def _bankrupts(self, before: State, advance: Advance[State]) -> None:
        """They keep nothing, get nothing, and may choose it only when they are poor (E27)."""
        state = advance.position.state
        for one in state.players:
            if not one.bankrupt:
                continue
            assert one == Player(0, bankrupt=True, researched=one.researched, stops=one.stops)
        for event in advance.entry.events:
            if event.id == "economicus-bankrupt":  # they may be back within the same step
                self._forget(seat_of(event.params["seat"]))
        if isinstance(advance.act, DeclareBankruptcy):
            seat = advance.entry.by
            assert isinstance(seat, int)
            insolvent = any(
                isinstance(one, Insolvency) and one.seat == seat for one in before.questions
            )
            assert insolvent or _at_half(before, seat) < 20
            self.tried["bankrupt on purpose"] += not insolvent

    def _forget(self, who: int) -> None:
        for key in [key for key in self._bound if key[0] == who]:
            del self._bound[key]


def _net(one: Player) -> int:
    return one.cash + one.deposit - one.loan - one.owed


def _at_half(state: State, who: int) -> int:
    """Cash, deposits and companies at half their prices, less loans (E27)."""
    one = state.players[who]
    companies: Iterator[int] = (
        held.companies * (5 if number == 7 else ((state.markets[number].price or 1) + 1) // 2)
        for number, held in one.holdings.items()
    )
    return one.cash + one.deposit - one.loan + sum(companies)
