"""What everybody knows from the town itself: when something was told, who is certainly dead."""

from collections.abc import Iterable

from intriga.games.mafia.presentation.phrases import Dated, half_day
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state.people import Tick
from intriga.kernel import Event
from intriga.presentation import Scene

NIGHT, DAY = "mafia-night", "mafia-day"
PHASES = frozenset({NIGHT, DAY})
"""The events that say when a night or a day begins."""


def by_phase(scene: Scene) -> list[tuple[Tick, Event]]:
    """The events of a page, each with the tick in which it was told: what is heard at dawn belongs
    to the night. After a rewind, what was undone is left out."""
    found: list[tuple[Tick, Event]] = []
    now = 0
    for event in scene.events:
        if event.id in PHASES:
            now = 2 * event.params["night"] if event.id == NIGHT else 2 * event.params["day"] + 1
            found = [(tick, one) for tick, one in found if tick < now]
        else:
            found.append((now, event))
    return found


def dated(
    scene: Scene, told: Iterable[tuple[Tick, Event]], ids: frozenset[str]
) -> tuple[Dated, ...]:
    """Those of some events that have these ids, as lines, the latest first."""
    lines = [
        Dated(half_day(scene, tick), scene.tell(event)) for tick, event in told if event.id in ids
    ]
    return tuple(reversed(lines))


def is_dead(view: View, role: str) -> bool:
    """Whether everybody knows that the holder of a role is dead."""
    return any(not one.lives and one.role == role for one in view.people)


def necromancer_lives(view: View) -> bool:
    """Whether there is a living necromancer: it is public, as each death names its role (item
    18)."""
    return bool(view.roles.get("necromancer")) and not is_dead(view, "necromancer")
