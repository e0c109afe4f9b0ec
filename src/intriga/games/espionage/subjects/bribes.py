"""Bribes: money on a cell, in secret (rulebook: Взятка; S6–S8)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.espionage.data.price_list import ticks_possible
from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.asking import AT_TURN, answer_by
from intriga.games.espionage.subjects.choosing import CELL, Cell, Dollars, cells
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.turns import end_turn
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    refuse,
)
from intriga.kernel import seat as by


class Bribe(Act, frozen=True):
    """A bribe: a secret sum on a cell. The player's older bribe there is lost (S8)."""

    veil: ClassVar[str] = "note"
    cell: Annotated[Cell, SECRET]
    sum: Annotated[Dollars, SECRET]


def _check(state: State, seat: Seat, act: Bribe) -> Refusal | None:
    money = state.players[seat].money
    return refuse("espionage-too-poor", money=money) if act.sum > money else None


def _bribe(state: State, seat: Seat, act: Bribe, step: Step) -> None:
    player = state.players[seat]
    lost = player.bribes.get(act.cell, 0)
    state.burn(lost)
    player.bribes[act.cell] = act.sum
    player.pay(act.sum)
    cell = place_name(state, act.cell)
    if lost:
        step.emit("espionage-replaced", (seat,), cell=cell, lost=lost)
    step.emit("espionage-bribed", (seat,), cell=cell, sum=act.sum, money=player.money)
    tell_of_writing(state, seat, step)


def tell_of_writing(state: State, seat: Seat, step: Step) -> None:
    """Tell the others that something was written on a card, and no more (S7, S32)."""
    state.players[seat].notes += 1
    id = "espionage-noted" if ticks_possible(state.options) else "espionage-bribe-placed"
    step.emit(id, PUBLIC, who=by(seat))
    end_turn(state, step)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    if state.players[seat].money:
        yield answer_by(state, Bribe, CELL, Field("sum", "number", "money"))


def _money(state: State, seat: Seat, chosen: Chosen) -> Range:
    return Range(1, state.players[seat].money)


BRIBE = Deed(
    Bribe,
    _check,
    _bribe,
    _offer,
    gate=AT_TURN,
    answers=True,
    choices={"cell": cells, "money": _money},
)
