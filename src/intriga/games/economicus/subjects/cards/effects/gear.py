"""Effect 10: technology for nothing."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import growth
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import Step


class Gear(CardEffect, frozen=True, tag="gear"):
    """10. M&T for a company of the player, for nothing (item 33).

    `{ does = "gear" }`
    """

    number: ClassVar[int] = 10
    targets: ClassVar[tuple[Target, ...]] = ("own-company",)

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        assert play.sector is not None
        growth.put_gear(state, play.by, play.sector, step)
