"""The board of a match: its map, the position at the start, the calendar, the goal."""

from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.catalogue import atlas_of
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.diplomacy.rule_choices import Rules
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.state import Army, State
from intriga.warfare import brought_maps
from intriga.warfare.situation import Situation
from intriga.warfare.turn_report import Kind


def map_of(options: Options) -> str:
    """The id of the map of a match, by which the library knows it in this process (Z42). Raises
    `InvalidOptions` for a map that cannot be played on."""
    return brought_maps.map_of(options.map_text) if options.map == "own" else options.map


def lay_out(options: Options) -> dict[str, Army]:
    """Each power with its units and centres at the start (Z42). Raises `InvalidOptions`."""
    atlas = atlas_of(map_of(options))
    brought_maps.check_open(atlas, goal_of(atlas))
    armies = {name: Army(units=list(power.start)) for name, power in atlas.powers.items()}
    for code, province in atlas.provinces.items():
        if province.home:
            armies[province.home].centres.append(code)
    return armies


def goal_of(atlas: Atlas) -> int:
    """Centres needed to win: half of all and one, and 51 % of them (item 15, Z3)."""
    centres = sum(province.centre for province in atlas.provinces.values())
    return max(centres // 2 + 1, -(-51 * centres // 100))


def goal(state: State) -> int:
    """Centres needed to win (Z3)."""
    return goal_of(atlas_of(map_of(state.options)))


def reader(state: State) -> Reader:
    """The reader of orders on the map of a match."""
    return reader_of(map_of(state.options))


def rules_of(options: Options) -> Rules:
    """Zeppelin's choices where the rulebooks of Diplomacy leave one: units are built in any own
    centre (item 28), support to hold as Z33 says. All else is standard (Z32)."""
    return Rules(strict_hold=options.strict_hold, builds="owned")


def situation(state: State, phase: Kind) -> Situation:
    """The board, and what is ordered on it."""
    armies = state.armies
    return Situation(
        reader(state),
        phase,
        {power: army.units for power, army in armies.items()},
        {power: army.centres for power, army in armies.items()},
        {power: army.lost for power, army in armies.items() if army.lost},
        state.ways,
        rules_of(state.options),
    )


def ruled(state: State, power: str) -> bool:
    """Whether there is a state on this power: else its units hold (Z30, Z42)."""
    return any(country.power == power for country in state.countries.values())


# ── the calendar (item 19, Z1) ──────────────────────────────────────────────────────────


def half(state: State) -> int:
    """The number of the half-year, from 1: odd ones are Spring and Summer."""
    return (state.turn + 1) // 2 if state.options.turn == "phase" else state.turn


def autumn(state: State) -> bool:
    """Whether this half-year is Autumn and Winter."""
    return half(state) % 2 == 0


def year(state: State) -> int:
    """The year on the map's calendar."""
    return atlas_of(map_of(state.options)).year + (max(half(state), 1) - 1) // 2


def name(state: State, letter: str) -> str:
    """A part of the year as saved games call it: S1901M, F1901R, W1901A. `letter`: M for moves, R
    for retreats, C for centres, A for builds."""
    season = "W" if letter in "CA" else "F" if autumn(state) else "S"
    return f"{season}{year(state)}{letter}"
