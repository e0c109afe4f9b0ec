"""What R&D costs (item 31), and effect 19: an event that changes it."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects.card_effect import CardEffect, this_year

RESEARCH: Final = 6


class ResearchPrice(CardEffect, frozen=True, tag="research-price"):
    """19. R&D costs so much, this year.

    `{ does = "research-price", price = 4 }`
    """

    number: ClassVar[int] = 19
    decks: ClassVar[tuple[Deck, ...]] = ("event",)
    price: Annotated[int, Meta(ge=0, le=30)]


def research_price(state: State) -> int:
    """What R&D costs this year (V17)."""
    return min((one.price for one in this_year(state, ResearchPrice)), default=RESEARCH)
