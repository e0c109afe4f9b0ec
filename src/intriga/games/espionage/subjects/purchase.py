"""The secret purchase of special moves (S26)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.espionage.data.price_list import prices
from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects.asking import NOT_NOW, answer_by
from intriga.games.espionage.subjects.names import special_name
from intriga.games.espionage.subjects.turns import begin_turn
from intriga.kernel import (
    SECRET,
    Act,
    Choice,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    SumAtMost,
    refuse,
)


class Buy(Act, frozen=True):
    """Buy special moves for points, secretly, once, before the first turn (S26)."""

    specials: Annotated[dict[str, Annotated[int, Meta(ge=0, le=100)]], SECRET]


def ask_for_purchase(state: State, step: Step) -> None:
    """Ask everybody what they buy, or begin the first turn where nothing can be bought."""
    if state.options.specials and state.options.points:
        state.open(Phase.PURCHASE, *state.order)
    else:
        begin_turn(state, state.first, step)


def close_purchase(state: State, step: Step) -> None:
    """All have bought, or time is up."""
    begin_turn(state, state.first, step)


def _gate(state: State, seat: Seat) -> Refusal | None:
    if state.asks(seat, Phase.PURCHASE):
        return None
    return refuse("espionage-bought-already") if state.phase is Phase.PURCHASE else NOT_NOW


def _check(state: State, seat: Seat, act: Buy) -> Refusal | None:
    player = state.players[seat]
    listed = prices(state.options)
    for name in act.specials:
        if name not in listed:
            return refuse("espionage-no-such-special", name=name)
    cost = sum(listed[name] * count for name, count in act.specials.items())
    if cost > player.points:
        return refuse("espionage-too-dear", cost=cost, points=player.points)
    return None


def _buy(state: State, seat: Seat, act: Buy, step: Step) -> None:
    """Unspent points are lost; what was bought stays hidden (S26)."""
    player = state.players[seat]
    player.specials = {name: count for name, count in sorted(act.specials.items()) if count}
    listed = prices(state.options)
    spent = sum(listed[name] * count for name, count in player.specials.items())
    player.points -= spent
    state.answered(seat)
    step.emit("espionage-bought", (seat,), points=spent)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    field = Field("specials", "counts", "price-list")
    rates = dict(prices(state.options))
    limit = SumAtMost("specials", state.players[seat].points, rates=rates)
    yield answer_by(state, Buy, field, limits=(limit,), main=True)


def _price_list(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return Choices(
        tuple(
            Choice(name, special_name(name), price)
            for name, price in prices(state.options).items()
            if price <= state.players[seat].points
        )
    )


BUY = Deed(Buy, _check, _buy, _offer, gate=_gate, answers=True, choices={"price-list": _price_list})
