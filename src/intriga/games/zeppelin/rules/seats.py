"""People who come and go while the match runs (Z29).

Who leaves free returns stateless; prison and death wait for who left in them.
"""

from intriga.games.zeppelin import names
from intriga.games.zeppelin.rules import announce, passage, standing
from intriga.games.zeppelin.state import Person, State
from intriga.kernel import (
    Enter,
    Leave,
    Message,
    Refusal,
    Return,
    Seat,
    SeatChange,
    Step,
    refuse,
    seat,
)


def check(state: State, change: SeatChange, most: int) -> Refusal | None:
    """There is room for so many people at once."""
    full = len(standing.present(state)) >= most
    if isinstance(change, Enter | Return) and full:
        return refuse("zeppelin-refused-full", most=most)
    return None


def apply(state: State, change: SeatChange, step: Step) -> None:
    """A newcomer is stateless, and has come in this turn."""
    match change:
        case Enter():
            state.people.append(Person(seen=state.turn, ready=True))
        case Leave():
            _leave(state, change.seat, step)
        case Return():
            _return(state, change.seat, step)


def _leave(state: State, who: Seat, step: Step) -> None:
    """Z29: citizenship is lost, but not prison."""
    person = state.people[who]
    passage.forget_request(state, who)
    if person.country is not None:
        number = person.country
        announce.room(state, number, step, "zeppelin-left", who=seat(who))
        if not person.jailed:
            passage.flee(state, who)
    for country in state.countries.values():
        if who in country.guests:
            country.guests.remove(who)
    person.left = True


def _return(state: State, who: Seat, step: Step) -> None:
    """Z29: back into prison, in the class of then if it has room, else in that of newcomers."""
    person = state.people[who]
    person.left, person.ready, person.seen = False, True, state.turn
    if person.country is None:
        return
    country = state.countries[person.country]
    rank, person.rank = person.rank, country.migrant
    if rank in country.classes and standing.has_room(state, person.country, rank):
        person.rank = rank
    announce.room(state, person.country, step, "zeppelin-returned-jailed", who=seat(who))


# ── a new name is a new player (item 4, Z29) ────────────────────────────────────────────


def check_rename(state: State, who: Seat) -> Refusal | None:
    """A prisoner keeps their name."""
    return refuse("zeppelin-refused-rename-jailed") if state.people[who].jailed else None


def rename_costs(state: State, who: Seat) -> Message | None:
    """A citizen is asked first, since citizenship and class are lost."""
    number = state.people[who].country
    if number is None:
        return None
    return Message("zeppelin-rename-costs", {"where": names.country(state, number)})


def rename(state: State, who: Seat, step: Step) -> None:
    """Citizenship and rights are lost at once; death, blacklists and attempts stay."""
    number = state.people[who].country
    if number is None:
        return
    announce.room(state, number, step, "zeppelin-renamed", who=seat(who))
    passage.flee(state, who)
    passage.drop_leave(state, who)
