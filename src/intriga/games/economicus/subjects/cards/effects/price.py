"""Effect 7: a price changes."""

from typing import ClassVar

from intriga.games.economicus.data.cards import SECTORS, Card, Target
from intriga.games.economicus.data.faults import Faults, Path, fault
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import prices
from intriga.games.economicus.subjects.card_effect import CardEffect, Change
from intriga.kernel import Step


class ChangePrice(CardEffect, frozen=True, tag="price"):
    """7. The price of the sector changes; an unknown one is rolled first, none falls below 1M.
    `second`: of the second sector that was named.

    `{ does = "price", amount = -3 }`
    """

    number: ClassVar[int] = 7
    targets: ClassVar[tuple[Target, ...]] = SECTORS
    amount: Change
    second: bool = False

    def faults(self, card: Card, at: int, path: Path) -> Faults:
        """The second sector must have been named."""
        if self.second and card.target != "two-sectors":
            yield fault((*path, "second"), "second")

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        number = play.other if self.second else play.sector
        assert number is not None
        prices.change(state, number, self.amount, step)
