"""How a match begins: the states of turn 0, and who is dealt out to them (items 1 and 8, Z30)."""

from collections.abc import Sequence

from intriga.games.zeppelin.course import calendar
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.state import Person, State
from intriga.games.zeppelin.subjects import announce, citizens, editions, passage
from intriga.games.zeppelin.subjects.host.states import found, free_powers
from intriga.games.zeppelin.war import board, naming
from intriga.kernel import Chair, DrawKind, InvalidOptions, Message, Place, Step, refuse, seat

DEAL = DrawKind("deal", "people or states left", "zeppelin-draw-deal", plain=True)


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
    return step.randbelow(below, DEAL.why) if drawn else 0


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


def complete(state: State, step: Step) -> None:
    """Z30: nobody has founded enough states, so they are founded as `cfg founding = auto` would
    have done it: on the first free powers of the map, and the stateless dealt out among all."""
    for power in free_powers(state)[: state.options.states - len(state.countries)]:
        announce.world(state, found(state, "", power), step, "zeppelin-founded")
    waiting = list(citizens.the_stateless(state))
    while waiting:
        who = waiting.pop(_drawn(state, len(waiting), step))
        number = min(state.countries, key=lambda one: len(state.citizens(one)))
        passage.forget_request(state, who)
        passage.arrive(state, who, number, step)
