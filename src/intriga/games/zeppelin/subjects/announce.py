"""Who is told what: a room, the world, or somebody alone (Z43, table A)."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import citizens, names
from intriga.kernel import PUBLIC, Param, Seat, Step, seat


def room(state: State, number: Number, step: Step, id: str, **params: Param) -> None:
    """Tell the citizens and guests of a state, with its name as `where`."""
    hearers = citizens.room(state, number)
    if hearers:
        step.emit(id, hearers, where=names.country(state, number), **params)


def done(state: State, by: Seat, step: Step, id: str, **params: Param) -> None:
    """Tell those of a citizen's own state what they have done."""
    room(state, citizens.number_of(state, by), step, id, who=seat(by), **params)


def world(state: State, number: Number, step: Step, id: str, **params: Param) -> None:
    """Tell everybody something about a state, with its name as `where`."""
    step.emit(id, PUBLIC, where=names.country(state, number), **params)


# ── whose place has changed ─────────────────────────────────────────────────────────────


@contextmanager
def of_changes(state: State, step: Step) -> Iterator[None]:
    """Tell, after what happens in this, the stateless and the dead who has joined them, and new
    commanders that they may now see the orders of their army (Z31)."""
    before = _places(state)
    yield
    _tell_changes(before, _places(state), step)


class _Places(Struct, frozen=True):
    """Who is among the stateless and the dead, and who commands which army."""

    stateless: frozenset[Seat]
    dead: frozenset[Seat]
    commanders: frozenset[tuple[Number, Seat]]


def _places(state: State) -> _Places:
    return _Places(
        frozenset(citizens.the_stateless(state)),
        frozenset(citizens.the_dead(state)),
        frozenset(
            (person.country, one)
            for one, person in enumerate(state.people)
            if person.country is not None and not person.left and citizens.commands(state, one)
        ),
    )


def _tell_changes(before: _Places, after: _Places, step: Step) -> None:
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
