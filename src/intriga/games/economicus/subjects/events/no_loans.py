"""Effect 17: an event that forbids new loans."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects.card_effect import CardEffect, this_year


class NoNewLoans(CardEffect, frozen=True, tag="no-loans"):
    """17. No new loans this year: unused capacity counts 0.

    `{ does = "no-loans" }`
    """

    number: ClassVar[int] = 17
    decks: ClassVar[tuple[Deck, ...]] = ("event",)


def are_forbidden(state: State) -> bool:
    """Whether there are no new loans this year (V12)."""
    return bool(this_year(state, NoNewLoans))
