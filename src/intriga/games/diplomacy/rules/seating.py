"""Who plays which power: by chance, by wish, or by seat (C1)."""

from collections.abc import Sequence
from functools import lru_cache

from intriga.diplomacy.geography.catalogue import atlas_of, bundled, maps
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.rules import assignment, calendar
from intriga.games.diplomacy.state import Phase, Power, State, map_of
from intriga.kernel import PUBLIC, Chair, InvalidOptions, Seat, Step, called, msg, refuse
from intriga.kernel import seat as by
from intriga.warfare import brought_maps, message_params

DRAWN = "power"


def map_for(options: Options, seats: int) -> str:
    """The choice of map, one of the option's; with `auto`, the smallest that has enough powers
    (C8)."""
    if options.map != "auto":
        return options.map
    rooms = {id: len(bundled(id).powers) for id in maps()}
    fitting = [id for id, powers in rooms.items() if powers >= seats]
    if not fitting:
        return max(rooms, key=lambda id: rooms[id])
    return min(fitting, key=lambda id: (rooms[id], id))


def seats_for(options: Options) -> range:
    """The numbers of seats for which there is a power each."""
    if options.map == "auto":
        return range(2, max(len(bundled(id).powers) for id in maps()) + 1)
    return range(2, len(atlas_of(map_of(options, options.map)).powers) + 1)


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """The board before spring. Raises `InvalidOptions` if the map does not fit seats or goal."""
    chosen = map_for(options, len(chairs))
    atlas = atlas_of(map_of(options, chosen))
    if len(chairs) > len(atlas.powers):
        name = called({"ru": atlas.ru, "en": atlas.en})
        raise InvalidOptions(refuse("diplomacy-game-seats", map=name, most=len(atlas.powers)))
    powers = {name: Power(units=list(power.start)) for name, power in atlas.powers.items()}
    for code, province in atlas.provinces.items():
        if province.home:
            powers[province.home].centres.append(code)
    if idle := [name for name, power in powers.items() if not power.alive]:
        shown = [called({"ru": atlas.powers[p].ru, "en": atlas.powers[p].en}) for p in idle]
        raise InvalidOptions(refuse("diplomacy-game-map-idle", powers=shown), "map_text")
    state = State(options, chosen, len(chairs), powers, Phase.WISHES, atlas.year)
    if not options.victory:
        brought_maps.check_open(atlas, state.goal)
    start = max(len(power.centres) for power in powers.values())
    if not start < state.goal <= len(state.board.centres):
        raise InvalidOptions(
            refuse("diplomacy-game-goal", least=start + 1, most=len(state.board.centres))
        )
    if options.seating == "wish":
        return state
    names = _shuffled(list(powers), step) if options.seating == "chance" else list(powers)
    _seat(state, dict(zip(names, range(len(chairs)), strict=False)), step)
    return state


def _shuffled(names: Sequence[str], step: Step) -> list[str]:
    """The powers in a random order."""
    left, drawn = list(names), []
    while len(left) > 1:
        drawn.append(left.pop(step.randbelow(len(left), DRAWN)))
    return drawn + left


def give_powers(state: State, step: Step) -> None:
    """Give each seat a power, so that the wishes as a whole are met best (C2).

    The draws do not depend on the wishes; they decide between equally good ways.
    """
    lot = _shuffled(list(state.powers), step)
    seats = tuple(range(state.chairs))
    wishes = tuple(state.wishes.get(seat, ()) for seat in seats)
    given = best_met(tuple(lot), wishes)
    _seat(state, dict(zip(given, seats, strict=True)), step)
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


def _seat(state: State, seats: dict[str, Seat], step: Step) -> None:
    """Seat the players and begin the first spring. Powers without a player are in civil
    disorder, or not on the board at all (C9)."""
    for name, power in state.powers.items():
        power.seat = seats.get(name)
        power.gone = power.seat in state.left_early
        if power.seat is None and state.options.spare == "absent":
            power.units, power.centres = [], []
    state.left_early = []
    plays = [
        msg("diplomacy-game-plays", power=message_params.power(state.map, name), who=by(power.seat))
        for name, power in state.powers.items()
        if power.seat is not None
    ]
    step.emit("diplomacy-game-seated", PUBLIC, seats=plays)
    calendar.begin(state, Phase.ORDERS, step)
