"""The start, and coming back after a bankruptcy (items 10–13, 30; E27, E45, E47). Millions."""

from collections.abc import Sequence
from typing import Final

from intriga.games.economicus.acts.course import Place
from intriga.games.economicus.house import house_of
from intriga.games.economicus.house.board import SETUP
from intriga.games.economicus.house.effects import Licence
from intriga.games.economicus.options import Options
from intriga.games.economicus.questions import Placement, SectorNumber
from intriga.games.economicus.rules import asking, companies, hands, money, prices
from intriga.games.economicus.state import Market, Player, State
from intriga.kernel import PUBLIC, Chair, Refusal, Seat, Step, refuse, seat

CASH: Final = 20
OPTIONS: Final = 2
QUOTAS: Final = 1
"""What everybody begins with (item 11)."""
MISSING: Final = 10
"""For each company that could not be placed at re-entry (item 30)."""
CIRCLE: Final = "circle"
TOKENS: Final = "tokens"
FIRST: Final = "first"
PLACE: Final = "place"
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
        _equip(state, who, step)
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


def _equip(state: State, who: Seat, step: Step) -> None:
    money.receive(state, who, CASH, "start")
    hands.give_quotas(state, who, QUOTAS)
    for _ in range(OPTIONS):
        hands.draw_option(state, who, step)


def come_back(state: State, step: Step) -> None:
    """Bankrupts begin anew, before the auditor draws (E27)."""
    around = [who for who in state.around(state.opened) if state.players[who].bankrupt]
    for who in around:
        state.players[who].bankrupt = False
        _equip(state, who, step)
        step.emit("economicus-back", PUBLIC, seat=seat(who))
    asking.ask(state, Placement([*around, *reversed(around)], again=True))
    compensate(state, step)


def opened(state: State) -> Placement | None:
    """The placement that goes on."""
    question = state.question
    return question if isinstance(question, Placement) else None


def places(state: State, who: Seat) -> list[tuple[SectorNumber, str]]:
    """Where they can place a company: the sector and the kind (item 12)."""
    kinds = ["private", "state"] if hands.find(state, who, Licence) else ["private"]
    return [
        (number, kind)
        for number in SETUP
        for kind in kinds
        if companies.unowned(state, number, "state" if kind == "state" else "private")
    ]


def may_take_money(state: State, who: Seat) -> bool:
    """At re-entry, where no private company is left (E27)."""
    placement = opened(state)
    full = all(kind != "private" for _, kind in places(state, who))
    return placement is not None and placement.again and full


def check_place(state: State, who: Seat, act: Place) -> Refusal | None:
    placement = opened(state)
    if placement is None or placement.order[0] != who:
        return refuse("economicus-refused-not-now")
    if act.sector == 0 and may_take_money(state, who):
        return None
    if (act.sector, act.kind) not in places(state, who):
        return refuse("economicus-refused-no-such-company")
    return None


def place(state: State, who: Seat, act: Place, step: Step) -> None:
    """Take a company for nothing; a state company costs the quota (items 11, 12, E47)."""
    placement = opened(state)
    assert placement is not None
    if act.sector == 0:
        _pay_missing(state, who, step)
    else:
        companies.take_unowned(state, who, act.sector, act.kind)
        if act.kind == "state":
            hands.spend(state, who, Licence)
        named = prices.named(state, act.sector)
        step.emit("economicus-placed", PUBLIC, seat=seat(who), sector=named, kind=act.kind)
    _next(state, placement)
    compensate(state, step)


def _next(state: State, placement: Placement) -> None:
    placement.order.pop(0)
    if placement.order:
        asking.renew(state)
    else:
        asking.answered(state, placement)


def _pay_missing(state: State, who: Seat, step: Step) -> None:
    money.receive(state, who, MISSING, "start")
    step.emit("economicus-missing", PUBLIC, seat=seat(who), money=MISSING)


def compensate(state: State, step: Step) -> None:
    """Whoever finds no place at all gets money for it (item 30)."""
    while (placement := opened(state)) and placement.again:
        who = placement.order[0]
        if places(state, who):
            return
        _pay_missing(state, who, step)
        _next(state, placement)


def place_by_chance(state: State, step: Step) -> None:
    """Time is up: a private company by chance, else what there is."""
    placement = opened(state)
    assert placement is not None
    who = placement.order[0]
    free = [number for number, kind in places(state, who) if kind == "private"]
    number = free[step.randbelow(len(free), PLACE)] if free else 0
    place(state, who, Place(number, "private"), step)
