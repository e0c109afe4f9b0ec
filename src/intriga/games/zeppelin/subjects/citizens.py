"""Who is what: citizens, members of classes, holders of rights, and who hears a room."""

from intriga.games.zeppelin.data.rights import Right
from intriga.games.zeppelin.state import Class, Country, Number, Revolution, State
from intriga.games.zeppelin.subjects import editions
from intriga.kernel import Seat


def country_of(state: State, seat: Seat) -> Country:
    """The state of a citizen. Raises `KeyError` for the stateless."""
    return state.countries[number_of(state, seat)]


def number_of(state: State, seat: Seat) -> Number:
    """The number of a citizen's state. Raises `KeyError` for the stateless."""
    number = state.people[seat].country
    if number is None:
        raise KeyError(seat)
    return number


def rank_of(state: State, seat: Seat) -> Number:
    """The number of a citizen's class. Raises `KeyError` for the stateless."""
    rank = state.people[seat].rank
    if rank is None:
        raise KeyError(seat)
    return rank


def class_of(state: State, seat: Seat) -> Class:
    """The class of a citizen. Raises `KeyError` for the stateless."""
    return country_of(state, seat).classes[rank_of(state, seat)]


def is_citizen(state: State, seat: Seat, number: Number) -> bool:
    """Whether somebody is there, and a citizen of this state."""
    if not 0 <= seat < len(state.people):
        return False
    person = state.people[seat]
    return person.country == number and not person.left


def is_present(state: State, seat: Seat) -> bool:
    """Whether this is somebody who has not left the match."""
    return 0 <= seat < len(state.people) and not state.people[seat].left


def members(state: State, number: Number, rank: Number) -> list[Seat]:
    """The members of a class, jailed ones too, by seat."""
    return [seat for seat in state.citizens(number) if state.people[seat].rank == rank]


def rooted(state: State, number: Number, seat: Seat) -> bool:
    """Whether a citizen of this state is a member of its root."""
    return state.people[seat].rank == state.countries[number].root


def has_room(state: State, number: Number, rank: Number) -> bool:
    """Whether one more may belong to a class (item 7)."""
    limit = state.countries[number].classes[rank].limit
    return limit == 0 or len(members(state, number, rank)) < limit


def holds(state: State, seat: Seat, right: Right) -> bool:
    """Whether somebody has this right and may use it: a jailed holder's right rests (Z20)."""
    return state.people[seat].free and right in class_of(state, seat).rights


def holders(state: State, number: Number, right: Right) -> list[Seat]:
    """Who may use this right in a state now."""
    return [seat for seat in state.citizens(number) if holds(state, seat, right)]


def can_win(state: State, number: Number) -> bool:
    """Z4: whether there is anybody in a state who could win; prisoners can."""
    return bool(state.citizens(number)) or not editions.winners_needed(state)


def commands(state: State, seat: Seat) -> bool:
    """Whether somebody commands the army of their state; in jail, too, with the bot's quirks
    (Z20, Z31)."""
    if holds(state, seat, "command"):
        return True
    person = state.people[seat]
    jailed = person.country is not None and person.jailed and not person.left
    return state.options.bot_quirks and jailed and "command" in class_of(state, seat).rights


def commanders(state: State, number: Number) -> list[Seat]:
    """Who commands the army of a state, and sees its orders (Z31)."""
    return [seat for seat in state.citizens(number) if commands(state, seat)]


def country_with(state: State, power: str) -> Number | None:
    """The state on a power of the map, if it has one."""
    return next((n for n, c in state.countries.items() if power and c.power == power), None)


def present(state: State) -> tuple[Seat, ...]:
    """Everybody who has not left the match."""
    return tuple(seat for seat, person in enumerate(state.people) if not person.left)


def the_dead(state: State) -> tuple[Seat, ...]:
    """The dead who are there."""
    return tuple(seat for seat in present(state) if state.people[seat].died is not None)


def the_stateless(state: State) -> tuple[Seat, ...]:
    """The living who are there without a state."""
    people = state.people
    return tuple(s for s in present(state) if people[s].country is None and people[s].died is None)


def prisoners(state: State, number: Number) -> tuple[Seat, ...]:
    """Who is in the prison of a state."""
    return tuple(seat for seat in state.citizens(number) if state.people[seat].jailed)


def room(state: State, number: Number) -> tuple[Seat, ...]:
    """Who reads the room of a state: its citizens, jailed ones too, and its guests (Z43)."""
    guests = (seat for seat in state.countries[number].guests if not state.people[seat].left)
    return tuple(sorted({*state.citizens(number), *guests}))


# ── revolutions ─────────────────────────────────────────────────────────────────────────


def revolution_of(country: Country, rank: Number) -> Revolution | None:
    """The revolution of a class that goes on."""
    return next((one for one in country.revolutions if one.rank == rank), None)


def frozen(state: State, country: Country) -> bool:
    """Whether a revolution stops the life of a state (Z18)."""
    return bool(country.revolutions) and country.froze == state.turn
