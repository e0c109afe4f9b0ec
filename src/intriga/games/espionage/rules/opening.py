"""Before the first turn: cities, the first player, the secret purchase (S1–S5, S26)."""

from collections.abc import Iterable, Sequence

from intriga.games.espionage.acts import Buy, TakeCity
from intriga.games.espionage.geometry import BOTTOM_RIGHT, CORNERS, TOP_LEFT
from intriga.games.espionage.labels import places_called, specials_called
from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.options import LAYOUTS, Options
from intriga.games.espionage.price_list import PRICES, prices
from intriga.games.espionage.rules.flow import begin_turn
from intriga.games.espionage.state import Phase, Player, State
from intriga.kernel import (
    PUBLIC,
    Chair,
    InvalidOptions,
    Refusal,
    Seat,
    Step,
    lookalikes,
    refuse,
)
from intriga.kernel import seat as by

STANDARD = {2: (TOP_LEFT, BOTTOM_RIGHT), 4: CORNERS}
"""Corners of two and four players, if they are not drawn or chosen; of three, the one in the middle
is favoured, so they draw (S3)."""


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """The position at the start: cities are named and dealt, the first player is drawn (S5).

    Raises `InvalidOptions` for special moves or cities whose names cannot be told apart, and for
    special moves without an effect.
    """
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


def opposite(corner: int) -> int:
    """The corner across the board: two players always have opposite ones (S3)."""
    return CORNERS[(CORNERS.index(corner) + 2) % len(CORNERS)]


def assign_city(state: State, seat: Seat, corner: int, step: Step) -> None:
    state.players[seat].corner = corner
    step.emit("espionage-plays-for", PUBLIC, who=by(seat), city=place_name(state, corner))


def ask_for_city(state: State) -> None:
    """Ask the next seat to choose a city, in the order of the seats."""
    seat = next(seat for seat, player in enumerate(state.players) if player.corner is None)
    state.open(Phase.CITIES, seat)


def check_take_city(state: State, seat: Seat, act: TakeCity) -> Refusal | None:
    if not state.asks(seat, Phase.CITIES):
        return refuse("espionage-not-now")
    if state.owner(act.corner) is not None:
        return refuse("espionage-city-taken", city=place_name(state, act.corner))
    return None


def take_city(state: State, seat: Seat, act: TakeCity, step: Step) -> None:
    assign_city(state, seat, act.corner, step)
    if len(state.players) == 2 and state.players[1 - seat].corner is None:
        assign_city(state, 1 - seat, opposite(act.corner), step)
    if any(player.corner is None for player in state.players):
        ask_for_city(state)
    else:
        all_seated(state, step)


def close_cities(state: State, step: Step) -> None:
    """Time is up: take the first free corner clockwise."""
    free = next(corner for corner in CORNERS if state.owner(corner) is None)
    take_city(state, state.waiting[0], TakeCity(free), step)


def all_seated(state: State, step: Step) -> None:
    """Turns go clockwise by cities; the first player is drawn (S5)."""
    corners = {player.corner: seat for seat, player in enumerate(state.players)}
    state.order = tuple(corners[corner] for corner in CORNERS if corner in corners)
    state.first = state.mover = state.order[step.randbelow(len(state.order), "first player")]
    step.emit("espionage-first", PUBLIC, who=by(state.first))
    if state.options.specials and state.options.points:
        state.open(Phase.PURCHASE, *state.order)
    else:
        begin_turn(state, state.first, step)


def check_buy(state: State, seat: Seat, act: Buy) -> Refusal | None:
    if not state.asks(seat, Phase.PURCHASE):
        bought = state.phase is Phase.PURCHASE
        return refuse("espionage-bought-already" if bought else "espionage-not-now")
    player = state.players[seat]
    listed = prices(state.options)
    for name in act.specials:
        if name not in listed:
            return refuse("espionage-no-such-special", name=name)
    cost = sum(listed[name] * count for name, count in act.specials.items())
    if cost > player.points:
        return refuse("espionage-too-dear", cost=cost, points=player.points)
    return None


def buy(state: State, seat: Seat, act: Buy, step: Step) -> None:
    """Unspent points are lost; what was bought stays hidden (S26)."""
    player = state.players[seat]
    player.specials = {name: count for name, count in sorted(act.specials.items()) if count}
    listed = prices(state.options)
    spent = sum(listed[name] * count for name, count in player.specials.items())
    player.points -= spent
    state.answered(seat)
    step.emit("espionage-bought", (seat,), points=spent)


def close_purchase(state: State, step: Step) -> None:
    begin_turn(state, state.first, step)
