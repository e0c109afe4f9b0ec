"""Effect 12: a state company without an auction."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import companies, money, prices
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import PUBLIC, Step, seat


class Buy(CardEffect, frozen=True, tag="buy"):
    """12. The unowned company for its sector price, without auction and quota; the price stays.
    Nothing, if there is no money for a price that had to be rolled.

    `{ does = "buy" }`
    """

    number: ClassVar[int] = 12
    targets: ClassVar[tuple[Target, ...]] = ("state-company",)
    needs_chip: ClassVar[bool] = True
    prices_target: ClassVar[bool] = True

    def cost(self, state: State, play: Play) -> int:
        """An unknown price counts 1."""
        return prices.worth(state, play.sector) if play.sector else 0

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        assert play.sector is not None
        by, price = seat(play.by), prices.fix(state, play.sector, step)
        if money.funds(state, play.by) < price:
            step.emit("economicus-card-fails", PUBLIC, seat=by)
            return
        money.pay(state, play.by, price, step, why="companies")
        companies.take_unowned(state, play.by, play.sector, "state")
        named = prices.named(state, play.sector)
        step.emit("economicus-bought", PUBLIC, seat=by, sector=named, kind="state", money=price)
