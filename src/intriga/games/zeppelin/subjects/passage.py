"""How people enter and lose a state and their life: what other rules let happen."""

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import announce, citizens
from intriga.kernel import Seat, Step, seat


def arrive(state: State, who: Seat, number: Number, step: Step) -> None:
    """A stateless person becomes a citizen, in the migrant class (item 8)."""
    person, country = state.people[who], state.countries[number]
    person.country, person.rank = number, country.migrant
    if who in country.guests:
        country.guests.remove(who)
    announce.room(state, number, step, "zeppelin-arrived", who=seat(who))


def depart(state: State, who: Seat, step: Step) -> None:
    """A citizen goes and is stateless; the room they leave hears of it."""
    number = citizens.number_of(state, who)
    announce.room(state, number, step, "zeppelin-departed", who=seat(who))
    lose_citizenship(state, who)


def lose_citizenship(state: State, who: Seat) -> None:
    """No state, no class, no prison."""
    person = state.people[who]
    person.country = person.rank = None
    person.jailed = False


def flee(state: State, who: Seat) -> None:
    """Somebody leaves the match, or their name, and with it their state; polls about them remember
    their class (Z29)."""
    person = state.people[who]
    if person.country is not None:
        for poll in state.countries[person.country].polls:
            if poll.whom == who:
                poll.fled = person.rank
    lose_citizenship(state, who)


def die(state: State, who: Seat) -> None:
    """A death: no citizenship, no class, no place in a queue, for five turns (item 11, Z25)."""
    lose_citizenship(state, who)
    state.people[who].died = state.turn
    forget_request(state, who)


def jail(state: State, who: Seat, number: Number, fled: Number | None) -> None:
    """An arrest by poll, also of somebody who has fled from this class meanwhile (Z29)."""
    person, country = state.people[who], state.countries[number]
    if person.country is None:
        person.country, person.rank = number, country.migrant
        if fled in country.classes and citizens.has_room(state, number, fled):
            person.rank = fled
        if who in country.guests:
            country.guests.remove(who)
    person.jailed = True


def banish(state: State, who: Seat, number: Number) -> None:
    """An exile: stateless at once, and blacklisted until somebody forgives them (Z28). Who had
    asked to go elsewhere still does."""
    lose_citizenship(state, who)
    drop_leave(state, who)
    state.countries[number].blacklist[who] = state.turn


def forget_request(state: State, who: Seat) -> None:
    """Somebody asks to migrate no more (Z27)."""
    state.requests = [request for request in state.requests if request.seat != who]


def drop_leave(state: State, who: Seat) -> None:
    """Somebody who has lost their state need not ask to leave it; who asked to enter another one
    still does."""
    state.requests = [r for r in state.requests if r.seat != who or r.enter is not None]
