"""Where people talk: the world, the rooms of states, prisons, the stateless, the dead (Z43).

Everybody may talk to everybody in private, prisoners too: a refusal would tell who is jailed.
"""

from collections.abc import Iterator

from intriga.games.zeppelin import names
from intriga.games.zeppelin.rules import standing
from intriga.games.zeppelin.state import Number, State
from intriga.kernel import PUBLIC, TABLE_ROOM, Message, Room


def rooms(state: State) -> tuple[Room, ...]:
    """The rooms that are open now; those in which nobody is are left out."""
    return (world(state), *(room for room in _rooms(state) if room.readers))


def world(state: State) -> Room:
    """The world channel, in which the news of the turn appear, too."""
    return Room(TABLE_ROOM, Message("zeppelin-room-world"), PUBLIC, standing.present(state))


def state_room(number: Number) -> str:
    """The key of the room of a state."""
    return f"state-{number}"


def _rooms(state: State) -> Iterator[Room]:
    for number in state.countries:
        where = {"where": names.country(state, number)}
        hearers = standing.room(state, number)
        jailed = standing.prisoners(state, number)
        title = Message("zeppelin-room-state", where)
        yield Room(state_room(number), title, hearers, hearers, state.options.history)
        prison = Message("zeppelin-room-prison", where)
        yield Room(f"prison-{number}", prison, jailed, jailed, "present")
    stateless, dead = standing.the_stateless(state), standing.the_dead(state)
    yield Room("stateless", Message("zeppelin-room-stateless"), stateless, stateless, "present")
    yield Room("dead", Message("zeppelin-room-dead"), dead, dead, "present")
