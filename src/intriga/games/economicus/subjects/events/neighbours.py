"""Effect 16: an event that changes what companies beside the active sector bring."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects.card_effect import CardEffect, this_year

NEIGHBOUR: Final = 1


class ChangeNeighbours(CardEffect, frozen=True, tag="neighbours"):
    """16. For each profitable company beside the active sector so much, this year.

    `{ does = "neighbours", amount = 2 }`
    """

    number: ClassVar[int] = 16
    decks: ClassVar[tuple[Deck, ...]] = ("event",)
    amount: Annotated[int, Meta(ge=0, le=20)]


def of_neighbour(state: State) -> int:
    """What each profitable company of a neighbouring sector brings (item 18)."""
    return sum(one.amount for one in this_year(state, ChangeNeighbours)) or NEIGHBOUR
