"""Effect 6: quotas from their stock."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import hands, lookup
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import PUBLIC, Step, seat


class Quota(CardEffect, frozen=True, tag="quota"):
    """6. So many quotas from the stock of item 11: for the player, by an event for everybody in
    play.

    `{ does = "quota", count = 1 }`
    """

    number: ClassVar[int] = 6
    decks: ClassVar[tuple[Deck, ...]] = ("option", "event")
    count: Annotated[int, Meta(ge=1, le=3)]

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        event = lookup.card(state, play.card).deck == "event"
        for who in state.playing if event else [play.by]:
            hands.give_quotas(state, who, self.count)
            step.emit("economicus-card-quota", PUBLIC, seat=seat(who), count=self.count)
