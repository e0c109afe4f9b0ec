"""Robert Red tells everybody the highest price (item 21)."""

from collections.abc import Iterator
from typing import Literal

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.guild import Job
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.guild import customers
from intriga.kernel import (
    PUBLIC,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    words,
)


class AnnouncePrice(Act, frozen=True):
    """Robert Red tells everybody the highest price, without a name (item 21)."""

    kind: Literal["kill", "guard"]


def _is_hired(state: State, who: Seat) -> Refusal | None:
    return customers.must_be_assassin(state, who) or lookup.must_be(state, Phase.DAY)


def _check_announce(state: State, who: Seat, act: AnnouncePrice) -> Refusal | None:
    if any(order.job == act.kind for order in state.guild.orders):
        return None
    return refuse("mafia-refused-no-orders")


def _announce(state: State, who: Seat, act: AnnouncePrice, step: Step) -> None:
    top = max(order.price for order in state.guild.orders if order.job == act.kind)
    step.emit(f"mafia-red-{act.kind}", PUBLIC, price=top)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    yield from about(state, who, AnnouncePrice, choice("kind", "announced"), _announced)


def _announced(state: State, who: Seat, chosen: Chosen) -> Choices:
    jobs = {order.job for order in state.guild.orders}
    return words((job for job in Job if job in jobs), "mafia-announce-")


ANNOUNCE_PRICE = Deed(
    AnnouncePrice,
    _check_announce,
    _announce,
    _offer,
    gate=_is_hired,
    choices={"announced": _announced},
)
