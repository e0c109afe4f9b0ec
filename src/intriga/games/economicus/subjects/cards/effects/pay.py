"""Effect 3: money from the bank, or to it."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.economicus.data.cards import Card
from intriga.games.economicus.data.faults import Faults, Path, fault, wants
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import money
from intriga.games.economicus.subjects.card_effect import CardEffect, Change
from intriga.kernel import PUBLIC, Step, seat


class Pay(CardEffect, frozen=True, tag="pay"):
    """3. The bank gives `amount` to the player; below zero the player pays. `per`: so much once;
    for each company that each of them has in the sector; or for each million of its price. At most
    `most`, if it is not 0. `partner`: the other player named gets theirs as well.

    `{ does = "pay", amount = 3, per = "company", most = 9, partner = true }`
    """

    number: ClassVar[int] = 3
    amount: Change
    per: Literal["card", "company", "price"] = "card"
    most: Annotated[int, Meta(ge=0, le=200)] = 0
    partner: bool = False

    def faults(self, card: Card, at: int, path: Path) -> Faults:
        """It counts what was named, and a loss is paid once and by oneself."""
        if not self.amount:
            yield fault((*path, "amount"), "zero")
        if self.per == "company" and card.target != "shared-sector":
            yield wants(at, ("shared-sector",))
        if self.per == "price" and card.target != "priced-sector":
            yield wants(at, ("priced-sector",))
        if self.partner and card.target not in ("player", "shared-sector"):
            yield wants(at, ("player", "shared-sector"))
        if self.amount < 0 and (self.per != "card" or self.partner):
            yield fault((*path, "amount"), "loss")

    def cost(self, state: State, play: Play) -> int:
        return max(0, -self.amount)

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        for who in (play.by, *([play.seat] if self.partner and play.seat is not None else [])):
            amount = self.amount
            if self.per == "company":
                amount *= state.players[who].of(play.sector or 0)
            elif self.per == "price":
                amount *= state.markets[play.sector or 0].price
            if self.most:
                amount = min(amount, self.most)
            if amount >= 0:
                money.receive(state, who, amount, "cards")
            else:
                money.pay(state, who, -amount, step, why="cards")
            step.emit("economicus-card-pays", PUBLIC, seat=seat(who), money=amount)
