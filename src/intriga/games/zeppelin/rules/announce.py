"""Who is told what: a room, the world, or somebody alone (Z43, table A)."""

from msgspec import Struct

from intriga.games.zeppelin import names
from intriga.games.zeppelin.rules import standing
from intriga.games.zeppelin.state import Number, State
from intriga.kernel import PUBLIC, Param, Seat, Step, seat


def room(state: State, number: Number, step: Step, id: str, **params: Param) -> None:
    """Tell the citizens and guests of a state, with its name as `where`."""
    hearers = standing.room(state, number)
    if hearers:
        step.emit(id, hearers, where=names.country(state, number), **params)


def world(state: State, number: Number, step: Step, id: str, **params: Param) -> None:
    """Tell everybody something about a state, with its name as `where`."""
    step.emit(id, PUBLIC, where=names.country(state, number), **params)


class Places(Struct):
    """Who was among the stateless and the dead, and who commanded which army, before a step."""

    stateless: frozenset[Seat]
    dead: frozenset[Seat]
    commanders: frozenset[tuple[Number, Seat]]


def places(state: State) -> Places:
    """Where people are now, to tell afterwards whose place has changed."""
    return Places(
        frozenset(standing.the_stateless(state)),
        frozenset(standing.the_dead(state)),
        frozenset(
            (person.country, one)
            for one, person in enumerate(state.people)
            if person.country is not None and not person.left and standing.commands(state, one)
        ),
    )


def changes(before: Places, state: State, step: Step) -> None:
    """Tell the stateless and the dead who has joined them, and new commanders that they may now
    see the orders of their army (Z31)."""
    after = places(state)
    _joined("zeppelin-stateless-joined", before.stateless, after.stateless, step)
    _joined("zeppelin-dead-joined", before.dead, after.dead, step)
    if after.stateless and before.stateless - after.stateless:
        gone = _seats(before.stateless - after.stateless)
        step.emit("zeppelin-stateless-left", tuple(sorted(after.stateless)), who=gone)
    taken = {one for _, one in after.commanders - before.commanders}
    if taken:
        step.emit("zeppelin-command-taken", tuple(sorted(taken)))


def _joined(id: str, before: frozenset[Seat], after: frozenset[Seat], step: Step) -> None:
    if after - before:
        step.emit(id, tuple(sorted(after)), who=_seats(after - before))


def _seats(some: frozenset[Seat]) -> Param:
    return [seat(one) for one in sorted(some)]
