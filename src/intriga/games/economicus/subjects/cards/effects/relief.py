"""Effect 9: a crisis grows weaker."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import crisis
from intriga.games.economicus.subjects.card_effect import CardEffect, Strength
from intriga.kernel import Step


class Relief(CardEffect, frozen=True, tag="relief"):
    """9. The crisis is so much weaker; when it ends, the blue die follows.

    `{ does = "relief", strength = 1 }`
    """

    number: ClassVar[int] = 9
    targets: ClassVar[tuple[Target, ...]] = ("crisis-sector",)
    strength: Strength

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        assert play.sector is not None
        crisis.relieve(state, play.sector, self.strength, step)
