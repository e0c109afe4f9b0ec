"""The decks: options and events (items 15, 24, 34–36, 38). Every card is data: a window, a target,
effects, a text."""

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from intriga.games.economicus.house.effects import AnyEffect, Licence
from intriga.games.economicus.house.names import Names
from intriga.kernel import Param

Deck = Literal["option", "event"]

CardWindow = Literal["any", "own", "react", "draw"]
"""When a card is played: at any moment between steps; in one's own turn; as a reaction, in an
auction of a state company or an investigation; when it is opened (events)."""

Target = Literal[
    "none",
    "player",
    "sector",
    "two-sectors",
    "priced-sector",
    "shared-sector",
    "crisis-sector",
    "innovator",
    "state-company",
    "foreign-company",
    "own-company",
]
"""Whom or what a card is played on, named before any die. Sectors are never Innovation.

- `none`: nothing is named.
- `player`: another player in play.
- `sector`: any sector; `two-sectors`: two different ones; `priced-sector`: one whose price is
  known; `crisis-sector`: one in crisis.
- `shared-sector`: a sector where the player and another have companies, and that other.
- `innovator`: nothing is named, but another player must have a startup or a company of Innovation.
- `state-company`: an unowned state company, by its sector.
- `foreign-company`: a company of another player: sector, owner, and whether with gear.
- `own-company`: a company of the player's own without gear in a sector in crisis.
"""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card. `count`: how often it is in its deck. `sales`: whether it may be played while people
    sell in the active sector (T7). `difficulty`: of a crime (item 35), 0 for any other card."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9-]{0,11}\Z")]
    deck: Deck
    name: Names
    text: Names
    count: Annotated[int, Meta(ge=1, le=40)]
    window: CardWindow
    effects: Annotated[tuple[AnyEffect, ...], Meta(min_length=1, max_length=6)]
    target: Target = "none"
    sales: bool = True
    difficulty: Annotated[int, Meta(ge=0, le=5)] = 0

    @property
    def crime(self) -> bool:
        """Whether playing it is a crime."""
        return self.difficulty > 0

    @property
    def called(self) -> Param:
        """Its name, as a parameter of a message."""
        return self.name.called


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
        return next(
            card.id for card in self.cards if any(isinstance(e, Licence) for e in card.effects)
        )
