"""N2: all other spells, together. Whoever dies of one does not act tonight."""

from collections.abc import Callable

from intriga.games.mafia.pipeline import wares
from intriga.games.mafia.pipeline.tonight import Tonight
from intriga.games.mafia.rules import crypt
from intriga.games.mafia.state import Cast
from intriga.kernel import seat

Works = Callable[[Tonight, list[Cast]], None]
"""What all spells of one kind do together."""


def run(tonight: Tonight) -> None:
    casts, tonight.state.casts = tonight.state.casts, []
    for kind, works in KINDS.items():
        together = [cast for cast in casts if cast.spell == kind]
        if together:
            works(tonight, together)


def _resurrect(tonight: Tonight, casts: list[Cast]) -> None:
    """The necromancer's rite by night; it is no matter whether its caster lives on."""
    for cast in casts:
        assert cast.whom is not None
        if not tonight.state.people[cast.whom].lives:
            crypt.rise(tonight.state, cast.whom, "N2", tonight.step)
        else:
            tonight.note("N2", "mafia-log-rite-idle", whom=seat(cast.whom))


KINDS: dict[str, Works] = {
    crypt.RESURRECTION: _resurrect,
    "random-thing": wares.random_thing,
    "create-thing": wares.create_thing,
}
"""The kinds of spells, in the order in which they work."""
