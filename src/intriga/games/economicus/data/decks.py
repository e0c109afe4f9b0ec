"""The decks: how often each card is in them."""

from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct, field

from intriga.games.economicus.data.cards import Card, Deck
from intriga.games.economicus.data.names import Names


class Decks(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Both decks; ids of cards are unique."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=2, max_length=120)] = field(name="card")
    name: Names = Names("", "")

    @cached_property
    def _by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    def card(self, id: str) -> Card:
        """The card with this id. Raises `KeyError`."""
        return self._by_id[id]

    def counts(self, deck: Deck) -> dict[str, int]:
        """The full deck: how many of each card, by id."""
        return {card.id: card.count for card in self.cards if card.deck == deck}

    @cached_property
    def quota(self) -> str:
        """The id of the quota, of which there is a stock besides the deck (item 11)."""
        return next(card.id for card in self.cards if any(one.licence for one in card.effects))
