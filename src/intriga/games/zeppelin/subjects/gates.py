"""What many acts ask for before anything else, as refusals that say what is missing, and who could
help, as far as the asker may know."""

from collections.abc import Callable
from functools import cache

from intriga.games.zeppelin.data.rights import Right
from intriga.games.zeppelin.state import DEATH, Phase, State
from intriga.games.zeppelin.subjects import citizens, names
from intriga.kernel import Refusal, Seat, refuse, seat

Gate = Callable[[State, Seat], Refusal | None]


def begun(state: State) -> Refusal | None:
    """Before the first turn there is only talk and migration (Z27)."""
    return refuse("zeppelin-refused-founding") if state.phase is Phase.FOUNDING else None


def citizen(state: State, by: Seat) -> Refusal | None:
    """Somebody who lives in a state; jailed or not."""
    person = state.people[by]
    if person.died is not None:
        return refuse("zeppelin-refused-dead", turn=person.died + DEATH)
    if person.country is None:
        return refuse("zeppelin-refused-stateless")
    return begun(state)


def free(state: State, by: Seat) -> Refusal | None:
    """A citizen who is not in prison (Z20)."""
    refusal = citizen(state, by)
    if refusal is None and state.people[by].jailed:
        return refuse("zeppelin-refused-jailed")
    return refusal


def holder(state: State, by: Seat, right: Right) -> Refusal | None:
    """A free citizen whose class has this right."""
    refusal = free(state, by)
    if refusal is not None or citizens.holds(state, by, right):
        return refusal
    return lacks(state, by, right)


def lacks(state: State, by: Seat, right: Right) -> Refusal:
    """The right is missing; a citizen knows who has it."""
    found = citizens.holders(state, citizens.number_of(state, by), right)
    if not found:
        return refuse("zeppelin-refused-right-nobody", right=names.right(right))
    return refuse(
        "zeppelin-refused-right",
        right=names.right(right),
        holders=[seat(one) for one in found[:8]],
        more=max(0, len(found) - 8),
    )


def calm(state: State, by: Seat) -> Refusal | None:
    """A state that no revolution has frozen (Z18)."""
    country = citizens.country_of(state, by)
    return refuse("zeppelin-refused-frozen") if citizens.frozen(state, country) else None


def ruler(state: State, by: Seat, right: Right) -> Refusal | None:
    """A holder of a right in a state that is not frozen: who may do most acts under rights."""
    return holder(state, by, right) or calm(state, by)


def fellow(state: State, by: Seat, whom: Seat) -> Refusal | None:
    """`whom` is a citizen of the same state."""
    if citizens.is_citizen(state, whom, citizens.number_of(state, by)):
        return None
    return refuse("zeppelin-refused-no-citizen")


def prisoner(state: State, by: Seat, whom: Seat) -> Refusal | None:
    """`whom` is in the prison of the same state."""
    refusal = fellow(state, by, whom)
    if refusal is not None or state.people[whom].jailed:
        return refusal
    return refuse("zeppelin-refused-not-jailed", whom=seat(whom))


def at_large(state: State, by: Seat, whom: Seat) -> Refusal | None:
    """`whom` is a citizen of the same state who is not in prison."""
    refusal = fellow(state, by, whom)
    if refusal is not None or not state.people[whom].jailed:
        return refusal
    return refuse("zeppelin-refused-already-jailed", whom=seat(whom))


# ── as gates of deeds ───────────────────────────────────────────────────────────────────


@cache
def holding(right: Right) -> Gate:
    """The gate of what a holder of this right may do, also while the state is frozen."""
    return lambda state, by: holder(state, by, right)


@cache
def ruling(right: Right) -> Gate:
    """The gate of what a holder of this right may do while the state is calm."""
    return lambda state, by: ruler(state, by, right)


def calm_citizen(state: State, by: Seat) -> Refusal | None:
    """A citizen, jailed or not, of a state that is not frozen."""
    return citizen(state, by) or calm(state, by)


def calm_free(state: State, by: Seat) -> Refusal | None:
    """A citizen who is not in prison, of a state that is not frozen."""
    return free(state, by) or calm(state, by)
