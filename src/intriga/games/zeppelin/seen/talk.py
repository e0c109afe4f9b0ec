"""Where people talk: the world, the rooms of states, prisons, the stateless, the dead (Z43).

Everybody may talk to everybody in private, prisoners too: a refusal would tell who is jailed.
"""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import citizens, editions, names
from intriga.kernel import PUBLIC, TABLE_ROOM, Message, Room, Seat


def rooms(state: State) -> tuple[Room, ...]:
    """The rooms that are open now; those in which nobody is are left out."""
    return (world(state), *(room for room in _rooms(state) if room.readers))


def world(state: State) -> Room:
    """The world channel, in which the news of the turn appear, too."""
    return Room(TABLE_ROOM, Message("zeppelin-room-world"), PUBLIC, citizens.present(state))


def _state_room(number: Number) -> str:
    """The key of the room of a state."""
    return f"state-{number}"


def counts_talk(state: State, seat: Seat, room: str) -> bool:
    """Z8: who says something in the room of their own state is there: everybody who votes there
    hears it. A private message would come to light by it."""
    person = state.people[seat]
    here = person.country is not None and room == _state_room(person.country)
    return here and person.seen < state.turn and editions.talk_counts(state)


def note_talk(state: State, seat: Seat, room: str) -> None:
    """Somebody was there (Z8)."""
    state.people[seat].seen = state.turn


def _rooms(state: State) -> Iterator[Room]:
    for number in state.countries:
        where = {"where": names.country(state, number)}
        hearers = citizens.room(state, number)
        jailed = citizens.prisoners(state, number)
        title = Message("zeppelin-room-state", where)
        yield Room(_state_room(number), title, hearers, hearers, state.options.history)
        prison = Message("zeppelin-room-prison", where)
        yield Room(f"prison-{number}", prison, jailed, jailed, "present")
    stateless, dead = citizens.the_stateless(state), citizens.the_dead(state)
    yield Room("stateless", Message("zeppelin-room-stateless"), stateless, stateless, "present")
    yield Room("dead", Message("zeppelin-room-dead"), dead, dead, "present")
