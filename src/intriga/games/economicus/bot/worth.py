"""What companies are worth to a player: stars first, then what the dice bring. Millions."""

from collections.abc import Mapping
from typing import Final

from intriga.games.economicus.data import House, Sector, house_of
from intriga.games.economicus.seen.view import View
from intriga.kernel import Seat

WAYS: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""In how many of 36 rolls a number falls."""
_STAR: Final = 8.0
"""What a star is worth at first, and how much more each year: money loses its use."""
_MORE: Final = 1.5
_RIVAL: Final = 0.35
"""Part of the worth of a star for one that a rival loses."""
_QUOTA: Final = 1.5
"""Stars that a quota may bring later: one for presence, two for advantage. It loses its use near
the end: half a star is left for each that the leader needs, and no more than a fifth for a year."""


class Worth:
    """What things are worth to the player of `seat`. `left`: stars that the leader still needs;
    `turns`: how many the match may still last."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.house: House = house_of(view.options.board, view.options.decks, view.options.dice)
        lead = max(one.stars for one in view.players)
        self.left = max(0, view.goal - lead)
        self.turns = max(3, 3 * self.left)
        self.star = _STAR + _MORE * view.year

    def sector(self, number: int) -> Sector:
        """What the board says of a sector."""
        return self.house.board.sector(number)

    def counts(self, number: int) -> dict[Seat, int]:
        """Who owns how many companies of a sector."""
        return {
            seat: one.holdings[number].companies
            for seat, one in enumerate(self.view.players)
            if number in one.holdings
        }

    def stars_in(self, number: int, seat: Seat, counts: Mapping[Seat, int]) -> int:
        """Stars of a player in a sector (items 2–4)."""
        mine, board = counts.get(seat, 0), self.sector(number)
        if not mine:
            return 0
        found = 2 if board.special else 1
        if mine > 1 and mine > max((n for one, n in counts.items() if one != seat), default=0):
            found += 2
        if not board.special and mine == board.companies:
            found -= 3
        return found

    def change(self, number: int, more: int, giver: Seat | None = None) -> float:
        """Stars that so many companies more (or less) bring, those of rivals counted in part."""
        before = self.counts(number)
        after = {**before, self.seat: before.get(self.seat, 0) + more}
        if giver is not None:
            after[giver] = after.get(giver, 0) - more
        mine = self.stars_in(number, self.seat, after) - self.stars_in(number, self.seat, before)
        theirs = sum(
            self.stars_in(number, seat, after) - self.stars_in(number, seat, before)
            for seat in {*before, *after} - {self.seat}
        )
        return mine - _RIVAL * theirs

    def income(self, number: int) -> float:
        """What a company of a sector brings in a turn, on the average (item 18)."""
        circle, numbers = self.view.circle, self.view.numbers
        at = circle.index(number)
        ways = [WAYS[numbers[(at + n) % len(circle)]] for n in (-1, 0, 1)]
        profit = self.sector(number).profit - self.view.markets[number].crisis
        beside = ways[0] + ways[2] if profit > 0 else 0
        return (ways[1] * profit + beside) / 36

    def company(self, number: int, more: int = 1, giver: Seat | None = None) -> float:
        """The most to give for a company of a sector."""
        return (
            self.star * self.change(number, more, giver) + self.turns * self.income(number) * more
        )

    def lot(self, number: int, kind: str) -> float:
        """The most to give for it at an auction: less for one that costs the quota (item 20), and
        a star more for one by which somebody else would win."""
        rivals = (seat for seat in range(len(self.view.players)) if seat != self.seat)
        denied = any(self._wins(number, seat) for seat in rivals)
        spent = self.quota() if kind == "state" else 0
        return self.company(number) + self.star * denied - spent

    def quota(self) -> float:
        """What a privatisation quota is worth that is kept."""
        years = self.view.last_year - self.view.year
        return self.star * min(_QUOTA, self.left / 2, years / 5)

    def _wins(self, number: int, seat: Seat) -> bool:
        """Whether one company more would take a player to the goal."""
        before = self.counts(number)
        after = {**before, seat: before.get(seat, 0) + 1}
        more = self.stars_in(number, seat, after) - self.stars_in(number, seat, before)
        return more > 0 and self.view.players[seat].stars + more >= self.view.goal

    def credit(self) -> int:
        """What may still be borrowed and is carried easily: interest is a fifth a year."""
        companies = sum(held.companies for held in self.me.holdings.values())
        return max(0, min(10, 5 * companies - self.me.loan))

    def left_after(self, number: int) -> float:
        """What one loses by giving a company of a sector away."""
        return -self.company(number, -1)
