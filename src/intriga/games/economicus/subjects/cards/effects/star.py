"""Effect 5: recorded stars."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import stars
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import PUBLIC, Step, seat


class Star(CardEffect, frozen=True, tag="star"):
    """5. So many recorded stars for the player.

    `{ does = "star", count = 1 }`
    """

    number: ClassVar[int] = 5
    count: Annotated[int, Meta(ge=-3, le=3)]

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        stars.record(state, play.by, self.count)
        step.emit("economicus-card-star", PUBLIC, seat=seat(play.by), count=self.count)
