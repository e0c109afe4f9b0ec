"""Effect 8: a crisis token."""

from typing import ClassVar

from intriga.games.economicus.data.board import INNOVATION
from intriga.games.economicus.data.cards import SECTORS, Card, Deck, Target
from intriga.games.economicus.data.faults import Faults, Path, fault
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import crisis, prices
from intriga.games.economicus.subjects.card_effect import CardEffect, Number, Strength
from intriga.kernel import Step


class Token(CardEffect, frozen=True, tag="token"):
    """8. A crisis of this strength is added to the one there. `black`: the black die lowers the
    price (which is rolled first, if it is unknown). `sector`: where; None: in the one named.

    `{ does = "token", strength = 1, black = true, sector = 5 }`
    """

    number: ClassVar[int] = 8
    decks: ClassVar[tuple[Deck, ...]] = ("option", "event")
    targets: ClassVar[tuple[Target, ...]] = SECTORS
    strength: Strength
    black: bool = False
    sector: Number | None = None

    @property
    def needed(self) -> tuple[Target, ...]:
        """None where it names the sector itself."""
        return self.targets if self.sector is None else ()

    def faults(self, card: Card, at: int, path: Path) -> Faults:
        """No crisis comes to Innovation; an event names its sector."""
        if self.sector == INNOVATION:
            yield fault((*path, "sector"), "no-crisis", number=INNOVATION)
        if self.sector is None and card.deck == "event":
            yield fault(path, "sector-missing")

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        number = self.sector or play.sector
        assert number is not None
        crisis.grow(state, number, self.strength, step)
        if self.black:
            prices.black(state, number, step)
