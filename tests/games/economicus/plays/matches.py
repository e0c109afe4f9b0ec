"""Whole matches for tests: of bots, and at random; and what is counted of them a second time."""

from collections.abc import Iterator, Sequence
from typing import Any

from intriga.games.economicus.data import house_of
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects import stars
from intriga.kernel.disclosure.events import Event
from intriga.kernel.positions import Advance
from intriga.kernel.records.record import Entry
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, derived, engine_for, prepare
from tests.kit import corpus

SEED = 2026


def driver(number: int, bots: Sequence[str], **options: Any) -> Driver[State]:
    """A match of these bots, to be iterated over; the same number is the same match."""
    seed = derived(SEED, number)
    header, secret = prepare(Setting("economicus", seed, tuple(bots), options))
    makers = bots_of(game)
    return Driver(engine_for(game, header, secret), [makers[one]() for one in bots], seed)


def played(number: int, bots: Sequence[str], **options: Any) -> State:
    """The last position of such a match."""
    last: State | None = None
    for advance in driver(number, bots, **options):
        last = advance.position.state
    assert last is not None
    return last


class Recount:
    """Counts again, from the board and from what everybody was told, what the rules keep."""

    def __init__(self) -> None:
        self.recorded: dict[int, int] = {}
        """Stars of crimes and cards by seat (items 6–8), added up from events."""
        self.begun: dict[int, int] = {}
        """What each had when the year began, less debts."""

    def check(self, advance: Advance[State]) -> None:
        """After each step: money, prices and stars."""
        state = advance.position.state
        for event in advance.entry.events:
            self._note(event)
        money = state.bank + sum(one.cash + one.deposit for one in state.players)
        assert money == 0, advance.entry
        assert all(one.cash >= 0 and one.deposit >= 0 for one in state.players), advance.entry
        for number, market in state.markets.items():
            assert market.price == 0 or market.price >= 1, (number, advance.entry)
        for who in range(len(state.players)):
            assert stars.stars(state, who) == self.stars(state, who), (who, advance.entry)
        assert not game.invariants(state), advance.entry
        self._check_flows(state, advance.entry)

    def _check_flows(self, state: State, entry: Entry) -> None:
        """Income and expenses of the year are what the player has got or lost in it."""
        begins = any(event.id == "economicus-year" for event in entry.events)
        for event in entry.events:
            if event.id == "economicus-bankrupt":  # perhaps back in the same step
                self.begun.pop(seat_of(event.params["seat"]), None)
        for who, one in enumerate(state.players):
            if one.bankrupt:
                continue
            without = one.cash + one.deposit - one.loan - one.owed - sum(one.flows.values())
            if begins:
                self.begun[who] = without
            assert self.begun.get(who, without) == without, (who, entry)

    def _note(self, event: Event) -> None:
        given = event.params
        if event.id == "economicus-card-star":
            self._add(given["seat"], given["count"])
        elif event.id == "economicus-tender-won":
            self._add(given["seat"], 1)
        elif event.id == "economicus-proved":
            self._add(given["seat"], 1)
            self._add(given["criminal"], -1)
        elif event.id == "economicus-bankrupt":
            self.recorded[seat_of(given["seat"])] = 0

    def _add(self, who: Any, count: Any) -> None:
        self.recorded[seat_of(who)] = self.recorded.get(seat_of(who), 0) + count

    def stars(self, state: State, who: int) -> int:
        """Items 2 to 8, read anew: presence, advantage, monopoly, management, and the recorded."""
        chosen = state.options
        board = house_of(chosen.board, chosen.decks, chosen.dice).board
        total = self.recorded.get(who, 0) + (state.management == who)
        for sector in board.sectors:
            counts = [one.of(sector.number) for one in state.players]
            mine = counts.pop(who)
            if mine == 0:
                continue
            total += 2 if sector.special else 1
            if mine > 1 and mine > max(counts):
                total += 2
            if not sector.special and mine == sector.companies:
                total -= 3
        return total


def seat_of(param: Any) -> int:
    """The seat that a parameter of an event names."""
    found = param["seat"]
    assert isinstance(found, int)
    return found


def checked(steps: Iterator[Advance[State]]) -> State:
    """Look at every step; the last position."""
    recount, last = Recount(), None
    for advance in steps:
        recount.check(advance)
        last = advance.position.state
    assert last is not None
    return last


WORLDS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"bidding": "sealed"}),
    (4, {"fair_prices": False, "gifts": True, "cards_traded": True}),
    (5, {"tokens": True, "safe_journalists": False}),
    (8, {"chips": 4, "goal": 12}),
    (6, {"pump_barred": False, "bidding": "sealed"}),
)


STEPS = 500


def looked_at(number: int) -> State:
    """A random match, with every step checked; its last position."""
    seats, options = WORLDS[number % len(WORLDS)]
    match = corpus.play(game, seats, options, f"count {number}", STEPS, table=False)
    return checked(iter(match.steps))
