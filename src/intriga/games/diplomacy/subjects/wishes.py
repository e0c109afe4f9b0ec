"""Wishes: the powers that players would like to play (option `seating: wish`, C1, C2)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.diplomacy.state import Phase, PowerCode, State
from intriga.games.diplomacy.subjects import assignment
from intriga.games.diplomacy.subjects.powers import NO_POWER, shuffled, take_powers
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
    msg,
    refuse,
)
from intriga.warfare import message_params, order_fields

_OVER: Final = refuse("diplomacy-game-wishes-over")


class Wish(Act, frozen=True):
    """The powers a player would like to play, the most wanted first (option `seating: wish`)."""

    powers: Annotated[tuple[PowerCode, ...], Meta(max_length=34), SECRET]


def _gate(state: State, seat: Seat) -> Refusal | None:
    if state.phase is not Phase.WISHES:
        return _OVER
    return NO_POWER if seat in state.left_early else None


def _check(state: State, seat: Seat, act: Wish) -> Refusal | None:
    strange = [power for power in act.powers if power not in state.powers]
    if strange:
        return refuse("diplomacy-game-no-such-power", powers=strange)
    if len(set(act.powers)) < len(act.powers):
        return refuse("diplomacy-game-wish-twice")
    return None


def _wish(state: State, seat: Seat, act: Wish, step: Step) -> None:
    state.wishes[seat] = act.powers


def give_powers(state: State, step: Step) -> None:
    """Give each seat a power, so that the wishes as a whole are met best (C2).

    The draws do not depend on the wishes; they decide between equally good ways.
    """
    lot = shuffled(list(state.powers), step)
    seats = tuple(range(state.chairs))
    wishes = tuple(state.wishes.get(seat, ()) for seat in seats)
    given = best_met(tuple(lot), wishes)
    take_powers(state, dict(zip(given, seats, strict=True)), step)
    state.wishes = {}


@lru_cache(maxsize=64)
def best_met(powers: tuple[str, ...], wishes: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """A power for each seat, with the least sum of squared ranks in the wishes; of equal ways the
    first in the order of `powers`, for the first seat, then the second, and so on."""
    size = len(powers)
    places: list[int] = [size**n for n in range(len(wishes) + 1)]
    scale = places.pop()  # above all that the order may add to a price

    def price(seat: int, number: int) -> int:
        wished, power = wishes[seat], powers[number]
        rank = wished.index(power) if power in wished else size
        return rank * rank * scale + number * places[-1 - seat]

    prices = [[price(seat, n) for n in range(size)] for seat in range(len(wishes))]
    return tuple(powers[n] for n in assignment.cheapest(prices))


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    slots = tuple(
        Field(
            f"{n}", "choice", "wish", optional=True, label=msg("diplomacy-game-wish-slot", n=n + 1)
        )
        for n in range(len(state.powers))
    )
    powers = Field("powers", "slots", row=slots)
    yield Form(Wish, (powers,), (), state.phase.value, state.ticket, main=True)


def _powers(state: State, seat: Seat, chosen: Chosen) -> Choices:
    taken = order_fields.chosen_before(chosen, "powers")
    return Choices(
        tuple(
            Choice(name, message_params.power(state.map, name))
            for name in state.powers
            if name not in taken
        )
    )


WISH = Deed(Wish, _check, _wish, _offer, gate=_gate, answers=True, choices={"wish": _powers})
