"""A merchant who is the assassin takes the victims' things (item 47)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.thieves import visits
from intriga.kernel import SECRET, Act, Deed, Form, Refusal, Seat, Step, refuse


class StockLoot(Act, frozen=True):
    """A merchant who is the assassin puts the things of tonight's victims into the shop (item 47),
    or lets them be."""

    unseen: ClassVar[bool] = True
    stock: Annotated[bool, SECRET] = True


def _may_stock(state: State, who: Seat) -> Refusal | None:
    """Item 47: a merchant who is the assassin."""
    person = state.people[who]
    if person.role is not Role.ASSASSIN or person.profession is not Profession.MERCHANT:
        return refuse("mafia-refused-not-for-you")
    return lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT)


def _stock(state: State, who: Seat, act: StockLoot, step: Step) -> None:
    state.plan(who).stocks = act.stock
    step.emit("mafia-order-noted", (who,))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    yield Form(StockLoot, preset={"stock": not visits.planned(state, who).stocks})


STOCK_LOOT = Deed(StockLoot, None, _stock, _offer, gate=_may_stock)
