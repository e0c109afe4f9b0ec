"""Before the first turn: cities, the first player, the secret purchase (S1–S5, S26)."""

from collections.abc import Sequence

from intriga.games.espionage.acts import Buy, TakeCity
from intriga.games.espionage.geometry import BOTTOM_RIGHT, CORNERS, TOP_LEFT
from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.options import LAYOUTS, Options
from intriga.games.espionage.price_list import PRICES, prices
from intriga.games.espionage.rules.flow import begin_turn
from intriga.games.espionage.state import Phase, Player, State
from intriga.kernel import PUBLIC, Chair, InvalidOptions, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by

STANDARD = {2: (TOP_LEFT, BOTTOM_RIGHT), 3: CORNERS[:3], 4: CORNERS}
"""Corners of two, three and four players (S3)."""


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """The position at the start: cities are named and dealt, the first player is drawn (S5).

    Raises `InvalidOptions` for special moves or cities that share a name, and for special moves
    without an effect.
    """
    names = city_names(options)
    house = [special.name for special in options.house]
    if len(set(house)) < len(house) or set(house) & set(PRICES):
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
    """Cities clockwise from the top left (S1). Raises `InvalidOptions` when two share a name."""
    if options.layout != "custom":
        return LAYOUTS[options.layout]
    names = (
        options.city_top_left,
        options.city_top_right,
        options.city_bottom_right,
        options.city_bottom_left,
    )
    if len(set(names)) < len(names):
        raise InvalidOptions(refuse("espionage-same-cities"))
    return names


def _deal(state: State, step: Step) -> None:
    seats = len(state.players)
    if state.options.corners == "drawn":
        left = list(CORNERS)
        dealt = [left.pop(step.randbelow(len(left), "corner")) for _ in range(seats)]
    else:
        dealt = list(STANDARD[seats])
    for seat, corner in enumerate(dealt):
        assign_city(state, seat, corner, step)
    all_seated(state, step)


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
    step.emit("espionage-ready", PUBLIC, who=by(seat))


def close_purchase(state: State, step: Step) -> None:
    begin_turn(state, state.first, step)
