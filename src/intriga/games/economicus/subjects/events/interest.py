"""Interest of loans (item 27), and effect 18: an event that changes it."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects.card_effect import CardEffect, this_year

INTEREST: Final = 1
"""For 5M of a loan (item 27)."""


class ChangeInterest(CardEffect, frozen=True, tag="interest"):
    """18. The interest for 5M of a loan, this year.

    `{ does = "interest", amount = 2 }`
    """

    number: ClassVar[int] = 18
    decks: ClassVar[tuple[Deck, ...]] = ("event",)
    amount: Annotated[int, Meta(ge=0, le=5)]


def interest(state: State) -> int:
    """What each 5M of a loan cost this year (V13)."""
    changed = this_year(state, ChangeInterest)
    return sum(one.amount for one in changed) if changed else INTEREST
