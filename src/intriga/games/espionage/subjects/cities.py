"""Cities: who plays for which (S1–S3)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.espionage.data.geometry import CORNERS
from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects.asking import answer_by, asked_at
from intriga.games.espionage.subjects.choosing import places
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.purchase import ask_for_purchase
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
)
from intriga.kernel import seat as by


class TakeCity(Act, frozen=True):
    """Choose a corner before the game (option `corners: chosen`)."""

    corner: Annotated[int, Meta(ge=77, le=80)]


def opposite(corner: int) -> int:
    """The corner across the board: two players always have opposite ones (S3)."""
    return CORNERS[(CORNERS.index(corner) + 2) % len(CORNERS)]


def assign_city(state: State, seat: Seat, corner: int, step: Step) -> None:
    """Let a seat play for the city in this corner."""
    state.players[seat].corner = corner
    step.emit("espionage-plays-for", PUBLIC, who=by(seat), city=place_name(state, corner))


def ask_for_city(state: State) -> None:
    """Ask the next seat to choose a city, in the order of the seats."""
    seat = next(seat for seat, player in enumerate(state.players) if player.corner is None)
    state.open(Phase.CITIES, seat)


def _check(state: State, seat: Seat, act: TakeCity) -> Refusal | None:
    if state.owner(act.corner) is not None:
        return refuse("espionage-city-taken", city=place_name(state, act.corner))
    return None


def _take(state: State, seat: Seat, act: TakeCity, step: Step) -> None:
    assign_city(state, seat, act.corner, step)
    if len(state.players) == 2 and state.players[1 - seat].corner is None:
        assign_city(state, 1 - seat, opposite(act.corner), step)
    if any(player.corner is None for player in state.players):
        ask_for_city(state)
    else:
        all_seated(state, step)


def all_seated(state: State, step: Step) -> None:
    """Turns go clockwise by cities; the first player is drawn (S5)."""
    corners = {player.corner: seat for seat, player in enumerate(state.players)}
    state.order = tuple(corners[corner] for corner in CORNERS if corner in corners)
    state.first = state.mover = state.order[step.randbelow(len(state.order), "first player")]
    step.emit("espionage-first", PUBLIC, who=by(state.first))
    ask_for_purchase(state, step)


def close_cities(state: State, step: Step) -> None:
    """Time is up: take the first free corner clockwise."""
    free = next(corner for corner in CORNERS if state.owner(corner) is None)
    _take(state, state.waiting[0], TakeCity(free), step)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, TakeCity, choice("corner", "corner"), main=True)


def _corners(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return places(state, (corner for corner in CORNERS if state.owner(corner) is None))


TAKE_CITY = Deed(
    TakeCity,
    _check,
    _take,
    _offer,
    gate=asked_at(Phase.CITIES),
    answers=True,
    choices={"corner": _corners},
)
