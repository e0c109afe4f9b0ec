"""Cards: options and events (items 15, 24, 34–36, 38). Every card is data: a window, a target,
effects, a text."""

from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import Meta, Struct, inspect

from intriga.games.economicus.data.faults import Faults, Path
from intriga.games.economicus.data.names import Names
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

SECTORS: Final[tuple[Target, ...]] = (
    "sector",
    "two-sectors",
    "priced-sector",
    "shared-sector",
    "crisis-sector",
)
"""The targets with which a sector is named that need not have a certain company."""


class Effect:
    """One thing that a card does, of the closed list of effects (3a of the house data): as much of
    it as a file of decks has to know. Where an effect has no sector of its own, the sector is the
    one that was named.

    `number`: in the list; `decks`: whose cards may do it; `targets`: of which an option with it
    needs one; `reaction`: of cards that are played as reactions, and of no others; `licence`: its
    card is the quota, of which there is a stock besides the deck (item 11); `announced`: it is in
    one's own turn, or an event, and names nothing.
    """

    __slots__ = ()
    number: ClassVar[int]
    decks: ClassVar[tuple[Deck, ...]] = ("option",)
    targets: ClassVar[tuple[Target, ...]] = ()
    reaction: ClassVar[bool] = False
    licence: ClassVar[bool] = False
    announced: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "number" in cls.__dict__:
            _KINDS[cls.number] = cls

    @property
    def needed(self) -> tuple[Target, ...]:
        """The `targets` that it needs as it is written."""
        return self.targets

    def faults(self, card: "Card", at: int, path: Path) -> Faults:
        """What is wrong with it on this card, the one with this place in its file. `path`: of the
        effect."""
        yield from ()


_KINDS: dict[int, type[Effect]] = {}
"""All effects, by number: those that are written."""


@cache
def _any_effect() -> Any:
    return reduce(or_, [kind for _, kind in sorted(_KINDS.items())])


@cache
def form_of_effects() -> inspect.Type:
    """What an effect may be in a file."""
    return inspect.type_info(_any_effect())


def read_effect(kind: type, plain: object) -> object:
    """An effect of a file whose form is right (a hook of `msgspec`)."""
    return msgspec.convert(plain, _any_effect())


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card. `count`: how often it is in its deck. `sales`: whether it may be played while people
    sell in the active sector (T7). `difficulty`: of a crime (item 35), 0 for any other card."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9-]{0,11}\Z")]
    deck: Deck
    name: Names
    text: Names
    count: Annotated[int, Meta(ge=1, le=40)]
    window: CardWindow
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=6)]
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
