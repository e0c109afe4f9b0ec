"""The board before the first spring."""

from collections.abc import Sequence

from intriga.diplomacy.geography.catalogue import atlas_of, bundled, maps
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.state import Phase, Power, State, map_of
from intriga.games.diplomacy.subjects.powers import shuffled, take_powers
from intriga.kernel import Chair, InvalidOptions, Step, called, refuse
from intriga.warfare import brought_maps


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
    names = shuffled(list(powers), step) if options.seating == "chance" else list(powers)
    take_powers(state, dict(zip(names, range(len(chairs)), strict=False)), step)
    return state
