"""Effect 11: research beside that of the year."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import growth, money
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import Step


class MoreResearch(CardEffect, frozen=True, tag="research"):
    """11. One R&D at this price, outside the yearly limit (item 31).

    `{ does = "research", price = 3 }`
    """

    number: ClassVar[int] = 11
    needs_chip: ClassVar[bool] = True
    price: Annotated[int, Meta(ge=0, le=30)]

    def cost(self, state: State, play: Play) -> int:
        return self.price

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        money.pay(state, play.by, self.price, step, why="growth")
        growth.found_startup(state, play.by, step)
