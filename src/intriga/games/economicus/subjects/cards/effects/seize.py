"""Effect 13: a company of another player."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import companies, prices
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import PUBLIC, Step, seat


class Seize(CardEffect, frozen=True, tag="seize"):
    """13. The company changes hands with its gear; nothing is paid, the price stays.

    `{ does = "seize" }`
    """

    number: ClassVar[int] = 13
    targets: ClassVar[tuple[Target, ...]] = ("foreign-company",)
    needs_chip: ClassVar[bool] = True

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        assert play.sector is not None
        assert play.seat is not None
        companies.pass_on(state, play.seat, play.by, play.sector, gear=play.gear)
        by, owner, named = seat(play.by), seat(play.seat), prices.named(state, play.sector)
        step.emit("economicus-card-seizes", PUBLIC, seat=by, owner=owner, sector=named)
