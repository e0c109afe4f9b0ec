"""States are founded and removed by the host alone (item 1, Z30)."""

from collections.abc import Sequence

from intriga.games.zeppelin import acts, editions, names
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.rights import RIGHTS
from intriga.games.zeppelin.rules import announce, calendar, passage, standing, treaties
from intriga.games.zeppelin.state import Class, Country, Number, Person, State
from intriga.games.zeppelin.war import board, naming
from intriga.kernel import (
    Chair,
    InvalidOptions,
    Message,
    Place,
    Refusal,
    Step,
    broken_limits,
    refuse,
    seat,
)
from intriga.warfare.brought_maps import POWERS

LEAST, MOST = 2, POWERS[-1]
"""States in one match: so many before the first turn begins, and never more than a map may have
powers."""


DEALT = "deal"


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """Turn 0. With `founding = auto` the first powers of the map become states, and the players
    are dealt out among them. Raises `InvalidOptions` if the map has too few powers."""
    armies = board.lay_out(options)
    if options.founding == "auto" and options.states > len(armies):
        raise InvalidOptions(refuse("zeppelin-too-few-powers", most=len(armies)))
    people = [Person() for _ in chairs]
    state = State(options, people, {}, armies, edition=editions.NEWEST)
    if options.founding == "auto":
        for power in list(armies)[: options.states]:
            found(state, "", power)
        _deal(state, step)
    calendar.open_founding(state)
    return state


def _deal(state: State, step: Step) -> None:
    """As many people in each state as in the others, or one more in the first ones. By chance, and
    those who live in a state are told of each other; by choice, each on the seats of its place."""
    numbers = list(state.countries)
    left = [numbers[n % len(numbers)] for n in range(len(state.people))]
    for person in state.people:
        person.country = left.pop(_drawn(state, len(left), step))
        person.rank = state.countries[person.country].root
    for number in numbers if state.options.deal == "chance" else ():
        citizens = [seat(one) for one in state.citizens(number)]
        announce.room(state, number, step, "zeppelin-dealt", who=citizens)


def _drawn(state: State, below: int, step: Step) -> int:
    """One of those that are left: the first, unless it is drawn."""
    drawn = state.options.deal == "chance" and below > 1
    return step.randbelow(below, DEALT) if drawn else 0


def places(options: Options, seats: int) -> list[Place]:
    """The states that people may choose before the match: those of the powers dealt out."""
    if options.founding != "auto" or options.deal != "choice":
        return []
    powers = list(board.lay_out(options))[: options.states]
    return [
        Place(
            power,
            Message("zeppelin-place", {"power": naming.power(options, power)}),
            tuple(range(n, seats, len(powers))),
        )
        for n, power in enumerate(powers)
        if n < seats
    ]


def found(state: State, name: str, power: str) -> Number:
    """Item 8, Z30: a state whose root has all rights and no limit, and nobody in it."""
    number, root = state.number(), state.number()
    classes = {root: Class("", RIGHTS)}
    state.countries[number] = Country(name, power, classes, root, root, founded=state.turn)
    return number


def complete(state: State, step: Step) -> None:
    """Z30: nobody has founded enough states, so they are founded as `cfg founding = auto` would
    have done it: on the first free powers of the map, and the stateless dealt out among all."""
    for power in free_powers(state)[: state.options.states - len(state.countries)]:
        announce.world(state, found(state, "", power), step, "zeppelin-founded")
    waiting = list(standing.the_stateless(state))
    while waiting:
        who = waiting.pop(_drawn(state, len(waiting), step))
        number = min(state.countries, key=lambda one: len(state.citizens(one)))
        passage.forget_request(state, who)
        passage.arrive(state, who, number, step)


def free_powers(state: State) -> list[str]:
    """The powers of the map that are no states."""
    return [power for power in state.armies if standing.country_with(state, power) is None]


def check_found(state: State, act: acts.FoundCountry) -> Refusal | None:
    """Z30: on a free power of the map, or on none."""
    if len(state.countries) >= MOST:
        return refuse("zeppelin-refused-countries", most=MOST)
    if not act.name.strip():
        return refuse("zeppelin-refused-country-name")
    if act.power and act.power not in free_powers(state):
        return refuse("zeppelin-refused-power-taken")
    if broken_limits((names.unlike_countries(state),), act):
        return refuse("zeppelin-refused-country-same-name")
    return None


def found_country(state: State, act: acts.FoundCountry, step: Step) -> None:
    """Z30: with its units and centres as they stand."""
    announce.world(state, found(state, act.name, act.power), step, "zeppelin-founded")


def check_remove(state: State, act: acts.RemoveCountry) -> Refusal | None:
    return None if act.country in state.countries else refuse("zeppelin-refused-no-country")


def remove(state: State, act: acts.RemoveCountry, step: Step) -> None:
    """Z30: its citizens are stateless and free; its polls, revolutions, queues and blacklist end;
    its units stay, and hold."""
    country = state.countries[act.country]
    announce.world(state, act.country, step, "zeppelin-removed")
    treaties.lapse(state, act.country)
    for person in state.people:
        if person.country == act.country:
            person.country = person.rank = None
            person.jailed = False
    state.requests = [r for r in state.requests if act.country not in (r.leave, r.enter)]
    army = state.armies.get(country.power)
    if army is not None:
        army.orders, army.wishes, army.builds, army.log = {}, {}, [], []
    del state.countries[act.country]
