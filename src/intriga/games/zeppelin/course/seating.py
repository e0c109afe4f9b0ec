"""People who come and go while the match runs (Z29).

Who leaves free returns stateless; prison and death wait for who left in them.
"""

from typing import Final

from intriga.games.zeppelin.course import calendar
from intriga.games.zeppelin.state import Person, Phase, State
from intriga.games.zeppelin.subjects import announce, citizens, names, passage
from intriga.kernel import (
    HOST,
    PUBLIC,
    Actor,
    Enter,
    Leave,
    Message,
    Refusal,
    Return,
    Seat,
    SeatChange,
    Step,
    refuse,
)
from intriga.kernel import seat as by

SEATS: Final = range(3, 121)


def check(state: State, change: SeatChange) -> Refusal | None:
    """There is room for so many people at once."""
    full = len(citizens.present(state)) >= SEATS[-1]
    if isinstance(change, Enter | Return) and full:
        return refuse("zeppelin-refused-full", most=SEATS[-1])
    return None


def apply(state: State, change: SeatChange, step: Step) -> None:
    """A newcomer is stateless, and has come in this turn. Once all have left, nobody wins."""
    with announce.of_changes(state, step):
        match change:
            case Enter():
                state.people.append(Person(seen=state.turn, ready=True))
            case Leave():
                _leave(state, change.seat, step)
            case Return():
                _return(state, change.seat, step)
    if not citizens.present(state) and state.phase is not Phase.OVER:
        step.emit("zeppelin-deserted", PUBLIC)
        calendar.end(state, "deserted", ())


def _leave(state: State, who: Seat, step: Step) -> None:
    """Z29: citizenship is lost, but not prison."""
    person = state.people[who]
    passage.forget_request(state, who)
    if person.country is not None:
        number = person.country
        announce.room(state, number, step, "zeppelin-left", who=by(who))
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
    if rank in country.classes and citizens.has_room(state, person.country, rank):
        person.rank = rank
    announce.room(state, person.country, step, "zeppelin-returned-jailed", who=by(who))


def bars(state: State, actor: Actor) -> Refusal | None:
    """Only people who are there and the host do anything, and nobody after the end."""
    if actor != HOST and not (isinstance(actor, int) and citizens.is_present(state, actor)):
        return refuse("zeppelin-refused-people-only")
    return refuse("refused-over") if state.phase is Phase.OVER else None


# ── a new name is a new player (item 4, Z29) ────────────────────────────────────────────


def check_rename(state: State, seat: Seat) -> Refusal | None:
    """A prisoner keeps their name."""
    return refuse("zeppelin-refused-rename-jailed") if state.people[seat].jailed else None


def rename_costs(state: State, seat: Seat) -> Message | None:
    """A citizen is asked first, since citizenship and class are lost."""
    number = state.people[seat].country
    if number is None:
        return None
    return Message("zeppelin-rename-costs", {"where": names.country(state, number)})


def rename(state: State, seat: Seat, step: Step) -> None:
    """Citizenship and rights are lost at once; death, blacklists and attempts stay."""
    number = state.people[seat].country
    if number is None:
        return
    with announce.of_changes(state, step):
        announce.room(state, number, step, "zeppelin-renamed", who=by(seat))
        passage.flee(state, seat)
        passage.drop_leave(state, seat)
