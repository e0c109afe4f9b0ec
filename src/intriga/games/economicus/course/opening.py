"""The start: the circle, the hands, the first player (items 10–13; E45, E47). Millions."""

from collections.abc import Sequence
from typing import Final

from intriga.games.economicus.data import house_of
from intriga.games.economicus.options import Options
from intriga.games.economicus.state.position import Market, Player, State
from intriga.games.economicus.state.questions import Placement
from intriga.games.economicus.subjects import asking
from intriga.games.economicus.subjects.placing import equip
from intriga.kernel import PUBLIC, Chair, Seat, Step, seat

CIRCLE: Final = "circle"
TOKENS: Final = "tokens"
FIRST: Final = "first"
YEARS: Final = 12
"""The last year, if the match does not say otherwise (E44)."""
YEARS_OF_TWO: Final = 15
"""The same with two players, whose years are short."""
UNCAPPED: Final = 60
"""The last year of a match without a limit: one that nobody plays any more must end."""


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """The board, the hands, the first player. Raises `InvalidOptions` for a broken house."""
    house = house_of(options.board, options.decks, options.dice)
    numbers = [sector.number for sector in house.board.sectors]
    circle = _shuffled(numbers, step, CIRCLE)
    players = len(chairs)
    state = State(
        options,
        [Player(0) for _ in chairs],
        options.goal or _goal(players, raised=options.raised),
        _last_year(options, players),
        circle,
        _shuffled(numbers, step, TOKENS) if options.tokens else list(circle),
        {one.number: Market(one.private, one.state) for one in house.board.sectors},
        0,
        house.decks.counts("option"),
        {},
        house.decks.counts("event"),
        {},
    )
    first = _first(players, step)
    state.active = state.auditor = state.opened = first
    order = [(first + n) % players for n in range(players)]
    for who in order:
        equip(state, who, step)
    step.emit("economicus-first", PUBLIC, seat=seat(first))
    asking.ask(state, Placement([*order, *reversed(order)]))
    return state


def _goal(players: int, *, raised: bool) -> int:
    """14 − N stars, with seven and eight players one and two more (item 1)."""
    return 14 - players + (max(0, players - 6) if raised else 0)


def _last_year(options: Options, players: int) -> int:
    if not options.capped:
        return UNCAPPED
    return options.years or (YEARS_OF_TWO if players == 2 else YEARS)


def _shuffled(numbers: Sequence[int], step: Step, why: str) -> list[int]:
    left = list(numbers)
    return [left.pop(step.randbelow(len(left), why)) for _ in numbers]


def _first(players: int, step: Step) -> Seat:
    """The highest die; equals roll again (E45)."""
    rolling = list(range(players))
    while len(rolling) > 1:
        dice = {who: step.randbelow(6, FIRST) for who in rolling}
        rolling = [who for who in rolling if dice[who] == max(dice.values())]
    return rolling[0]
