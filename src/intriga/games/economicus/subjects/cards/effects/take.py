"""Effect 4: money of another player."""

from typing import ClassVar

from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import money
from intriga.games.economicus.subjects.card_effect import Amount, CardEffect
from intriga.kernel import PUBLIC, Step, seat


class Take(CardEffect, frozen=True, tag="take"):
    """4. The player gets so much from the player named, at most their cash.

    `{ does = "take", amount = 5 }`
    """

    number: ClassVar[int] = 4
    targets: ClassVar[tuple[Target, ...]] = ("player", "shared-sector")
    amount: Amount

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        assert play.seat is not None
        amount = max(0, min(self.amount, state.players[play.seat].cash))
        state.players[play.seat].cash -= amount
        state.players[play.by].cash += amount
        money.count_change(state, play.seat, -amount, "cards")
        money.count_change(state, play.by, amount, "cards")
        by, owner = seat(play.by), seat(play.seat)
        step.emit("economicus-card-takes", PUBLIC, seat=by, owner=owner, money=amount)
