"""Before the first turn: cities, the first player, the secret purchase (S1–S5, S26)."""

from collections.abc import Iterable, Sequence
from typing import Any

from intriga.games.espionage.data.geometry import BOTTOM_RIGHT, CORNERS, TOP_LEFT
from intriga.games.espionage.data.labels import places_called, specials_called
from intriga.games.espionage.data.price_list import PRICES
from intriga.games.espionage.options import LAYOUTS, Options
from intriga.games.espionage.state import Player, State
from intriga.games.espionage.subjects.cities import all_seated, ask_for_city, assign_city, opposite
from intriga.kernel import Chair, InvalidOptions, Step, lookalikes, refuse

STANDARD = {2: (TOP_LEFT, BOTTOM_RIGHT), 4: CORNERS}
"""Corners of two and four players, if they are not drawn or chosen; of three, the one in the middle
is favoured, so they draw (S3)."""


SEATS = range(2, 5)


def lay_out(options: Any, chairs: Sequence[Chair], step: Step) -> State:
    """The position at the start: cities are named and dealt, the first player is drawn (S5).

    Raises `InvalidOptions` for a number of seats that the board has no cities for, for special
    moves or cities whose names cannot be told apart, and for special moves without an effect.
    """
    if len(chairs) not in SEATS:
        raise InvalidOptions(refuse("espionage-seats"))
    names = city_names(options)
    house = [special.name for special in options.house]
    if set(house) & set(PRICES) or _share_names(house, specials_called()):
        raise InvalidOptions(refuse("espionage-same-specials"))
    for special in options.house:
        if not special.does_something:
            raise InvalidOptions(refuse("espionage-idle-special", name=special.name))
    state = State(
        options=options,
        cities=dict(zip(CORNERS, names, strict=True)),
        players=[Player(corner=None, purse=[options.money], points=options.points) for _ in chairs],
        order=tuple(chair.seat for chair in chairs),
        mover=0,
        first=0,
    )
    if options.corners == "chosen":
        ask_for_city(state)
    else:
        _deal(state, step)
    return state


def city_names(options: Options) -> Sequence[str]:
    """Cities clockwise from the top left (S1). Raises `InvalidOptions` when two of them, or one and
    Geneva, have names that cannot be told apart."""
    if options.layout != "custom":
        return LAYOUTS[options.layout]
    names = (
        options.city_top_left,
        options.city_top_right,
        options.city_bottom_right,
        options.city_bottom_left,
    )
    if _share_names(names, places_called()):
        raise InvalidOptions(refuse("espionage-same-cities"))
    return names


def _share_names(names: Iterable[str], taken: Iterable[str]) -> bool:
    """Whether two of these names, or one of them and one that is taken, cannot be told apart."""
    used = {key for name in taken for key in lookalikes(name)}
    for name in names:
        keys = lookalikes(name)
        if keys & used:
            return True
        used |= keys
    return False


def settled_corners(options: Options, seats: int) -> tuple[int, ...]:
    """The corner of each seat, if neither lots nor choices decide (S3); else none."""
    return STANDARD.get(seats, ()) if options.corners == "standard" else ()


def _deal(state: State, step: Step) -> None:
    seats = len(state.players)
    dealt = list(settled_corners(state.options, seats))
    if not dealt:
        left = list(CORNERS)
        draws = 1 if seats == 2 else seats
        dealt = [left.pop(step.randbelow(len(left), "corner")) for _ in range(draws)]
        if seats == 2:
            dealt.append(opposite(dealt[0]))
    for seat, corner in enumerate(dealt):
        assign_city(state, seat, corner, step)
    all_seated(state, step)
