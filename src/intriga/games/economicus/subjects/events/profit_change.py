"""Effect 15: an event that changes a profit."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects.card_effect import CardEffect, Change, Number, this_year


class ChangeProfit(CardEffect, frozen=True, tag="profit"):
    """15. The profit of each company of a sector, this year (E4).

    `{ does = "profit", sector = 4, amount = -2 }`
    """

    number: ClassVar[int] = 15
    decks: ClassVar[tuple[Deck, ...]] = ("event",)
    sector: Number
    amount: Change


def profit_change(state: State, number: SectorNumber) -> int:
    """By how much the event of this year changes the profit of a company of this sector."""
    return sum(one.amount for one in this_year(state, ChangeProfit) if one.sector == number)
