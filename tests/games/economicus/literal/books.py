"""The books of a match, kept by hand from the text: what everybody has, the prices, the year; and
what a second bookkeeper remembers of a turn. Nothing is copied from the engine after the start.

What should be told (automatic loans, prices, crises) is noted as it follows from the text, and
compared with what was told at the end of the step.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from intriga.games.economicus.data import House, house_of
from intriga.games.economicus.state.position import Holding, Player, State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects.cards.effects.tender import CallTender
from intriga.kernel.positions import Advance


@dataclass
class Chip:
    """A company, as it lies on the board. `new`: it has come in this turn; `asked`: its owner has
    kept it from an exclusive offer in this turn."""

    gear: bool
    new: bool = False
    asked: bool = False


DICE = ("roll", "price", "black", "blue", "crisis", "crime", "proof", "journalists", "most")
"""Draws that the text names. They must come in the order in which it asks for them (E8)."""


class Books:
    """`position`: like the engine's, but only what the text says is written into it. The rest is
    memory of this turn, this year, or a window that is open."""

    def __init__(self, start: State) -> None:
        self.position: State = deepcopy(start)
        chosen = start.options
        self.house: House = house_of(chosen.board, chosen.decks, chosen.dice)
        self.seen: Counter[str] = Counter()
        self.dice: list[tuple[str, int]] = []
        self.told: Counter[tuple[Any, ...]] = Counter()
        self.due: Counter[tuple[Any, ...]] = Counter()
        self.before: State = start
        self.after: State = start
        self.act: Any = None
        self.by: Any = None
        # ── of this turn ──
        self.chips: dict[tuple[int, int], list[Chip]] = {}
        self.had_startups: list[int] = [0 for _ in start.players]
        self.sold = 0
        self.crisis_due = False
        self.options_drawn = 0
        # ── of this year ──
        self.opener = start.opened
        self.year_begun = False
        self.turns = 0
        self.deposits_earn = True
        self.interest_paid = False
        # ── longer ──
        self.bound: dict[tuple[int, int], int] = {}
        self.newcomers: list[int] = list(self.seats())
        self.to_place: list[int] = []
        # ── windows that are open ──
        self.crime: Play | None = None
        self.investigators: dict[int, str] = {}
        self.tender: tuple[int, CallTender] | None = None
        self.tender_bids: dict[int, int] = {}
        self.surrender: tuple[tuple[int, ...], int] | None = None

    # ── a step ──

    def open(self, advance: Advance[State], before: State) -> None:
        """A step begins: what was drawn and done."""
        self.before, self.after = before, advance.position.state
        self.act, self.by = advance.act, advance.entry.by
        self.dice = [(draw.why, draw.value) for draw in advance.entry.draws if draw.why in DICE]
        self.told, self.due = Counter(), Counter()

    def draw(self, why: str) -> int:
        """The next draw, from 0; it must be of this kind."""
        assert self.dice, f"{why} was not drawn"
        kind, value = self.dice.pop(0)
        assert kind == why, (kind, why)
        return value

    def die(self, why: str) -> int:
        """The next die of six."""
        return self.draw(why) + 1

    # ── who and what ──

    def player(self, seat: int) -> Player:
        """What a player has, by the books."""
        return self.position.players[seat]

    def held(self, seat: int, sector: int) -> Holding:
        """Companies of a player in a sector; there may be none."""
        return self.player(seat).holdings.setdefault(sector, Holding())

    def companies(self, seat: int) -> int:
        """In all sectors, Innovation too, without startups (E25)."""
        return sum(one.companies for one in self.player(seat).holdings.values())

    def seats(self) -> range:
        """Everybody."""
        return range(len(self.position.players))

    def clockwise(self, first: int) -> Iterator[int]:
        """Everybody, from this seat on."""
        n = len(self.position.players)
        return ((first + k) % n for k in range(n))

    def sector_called(self, name: Any) -> int:
        """The number of the sector with this name."""
        return next(one.number for one in self.house.board.sectors if one.name.called == name)

    def card_called(self, name: Any) -> str:
        """The id of the card with this name."""
        return next(one.id for one in self.house.decks.cards if one.name.called == name)

    def has_card(self, seat: int, card: str) -> bool:
        """Whether they hold it."""
        return card in self.player(seat).cards

    # ── companies change hands ──

    def gain(self, seat: int, sector: int, count: int = 1, gears: int = 0) -> None:
        """A player gets companies; `gears` of them have M&T."""
        held = self.held(seat, sector)
        held.companies += count
        held.gears += gears
        lie = self.chips.setdefault((seat, sector), [])
        lie.extend(Chip(n < gears, new=True) for n in range(count))

    def lose(self, seat: int, sector: int, count: int = 1, gears: int = 0) -> None:
        """A player gives companies up."""
        held = self.held(seat, sector)
        assert 0 <= gears <= held.gears
        assert count <= held.companies
        assert count - gears <= held.companies - held.gears
        held.companies -= count
        held.gears -= gears
        for n in range(count):
            self.chips[seat, sector].remove(self.chosen(seat, sector, gear=n < gears))

    def equip(self, seat: int, sector: int) -> None:
        """A company of theirs gets M&T."""
        self.chosen(seat, sector, gear=False).gear = True
        self.held(seat, sector).gears += 1

    def chosen(self, seat: int, sector: int, *, gear: bool) -> Chip:
        """Of equal companies one that was there before this turn, and that nobody has asked for."""
        alike = [one for one in self.chips[seat, sector] if one.gear == gear]
        return min(alike, key=lambda one: (one.new, one.asked))

    def unmoved(self, seat: int, sector: int, *, gear: bool) -> int:
        """How many of these companies have not changed hands in this turn (E17)."""
        lie = self.chips.get((seat, sector), [])
        return sum(one.gear == gear and not one.new for one in lie)

    def turn_begins(self) -> None:
        """Whatever anybody has now they had before the turn."""
        for lie in self.chips.values():
            for one in lie:
                one.new = one.asked = False
        for seat in self.seats():
            self.had_startups[seat] = self.player(seat).startups
        self.sold = 0


def chip(books: Books, seat: int, sector: int) -> int:
    """1 if the company that is given up has M&T: as the act says, or, where time was up and nothing
    was said, as is seen afterwards."""
    said = getattr(books.act, "chip", None)
    if said is not None:
        return int(said == "gear")
    now = books.after.players[seat].gears_of(sector)
    return int(books.held(seat, sector).gears > now)
