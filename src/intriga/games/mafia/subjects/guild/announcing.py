"""Robert Red tells everybody the highest price (item 21)."""

from typing import Literal

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.guild import customers
from intriga.kernel import PUBLIC, Act, Refusal, Seat, Step, refuse


class AnnouncePrice(Act, frozen=True):
    """Robert Red tells everybody the highest price, without a name (item 21)."""

    kind: Literal["kill", "guard"]


def check_announce(state: State, who: Seat, act: AnnouncePrice) -> Refusal | None:
    if refusal := customers.must_be_assassin(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    if any(order.job == act.kind for order in state.guild.orders):
        return None
    return refuse("mafia-refused-no-orders")


def announce(state: State, who: Seat, act: AnnouncePrice, step: Step) -> None:
    top = max(order.price for order in state.guild.orders if order.job == act.kind)
    step.emit(f"mafia-red-{act.kind}", PUBLIC, price=top)
