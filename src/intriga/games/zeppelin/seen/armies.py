"""What may be known of the war: the board by everybody, orders by those who command (Z31)."""

from intriga.games.zeppelin.seen.view import Command, LoggedView, PowerView
from intriga.games.zeppelin.state import Held, Phase, State
from intriga.games.zeppelin.war import board, winter
from intriga.warfare import message_params


def powers(state: State, held: Held | None = None) -> tuple[PowerView, ...]:
    """Every power as all see it; with `held` as it will be once these moves are published."""
    map = board.map_of(state.options)
    number = {country.power: n for n, country in state.countries.items() if country.power}
    ways = state.ways if held is None else held.ways
    lost = {name: one.lost for name, one in state.armies.items()} if held is None else held.lost
    return tuple(
        PowerView(
            power=power,
            name=message_params.power(map, power),
            country=number.get(power),
            units=tuple(army.units if held is None else held.units[power]),
            centres=tuple(army.centres),
            due=winter.due(state, power) if state.phase is Phase.BUILDS else 0,
            lost={unit: tuple(ways[unit]) for unit in lost[power]},
        )
        for power, army in state.armies.items()
    )


def command(state: State, power: str) -> Command:
    """The papers of an army, for its free commanders and the referee alone."""
    army = state.armies[power]
    return Command(
        power=power,
        orders=dict(army.orders),
        wishes=dict(army.wishes),
        builds=tuple(army.builds),
        log=tuple(LoggedView(one.turn, one.seat, one.unit, one.text, one.kind) for one in army.log),
    )
