"""Step 1: the lists are frozen, and with them what counts as it was when the game stage ended."""

from collections.abc import Iterator

from intriga.games.maga.lines import AnyLine, Boost, Help, Line, Protect, Strike, kind_of
from intriga.games.maga.state import Outcome, Reported
from intriga.games.maga.tables.actions import Action, actions
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage

MERGED = (Strike, Protect)
"""Several rows of these are one action (R-N1, item 43)."""


def run(stage: Stage) -> None:
    state = stage.state
    for land, territory in enumerate(state.territories):
        if territory.revolt:
            stage.revolting.add(land)
        for role, post in territory.roles.items():
            stage.levels[land, role] = post.level
        lines = state.lists.get(land, ())
        state.reports[land] = [Reported(line, Outcome.CANCELLED) for line in lines]
        stage.jobs += _jobs(stage, land, lines)


def _jobs(stage: Stage, land: int, lines: tuple[AnyLine, ...]) -> Iterator[Job]:
    """The lines of a list. The position of each is its place, or the priority chosen for it; an
    ordered line has none before step 4."""
    merged: dict[tuple[str, str], Job] = {}
    for place, line in enumerate(lines):
        action = actions()[kind_of(line)]
        same = merged.get((action.id, line.through))
        if same is not None:
            same.rows.append(line)
            same.places.append(place)
            continue
        job = Job(land, acting(action, line), action, [line], [place])
        job.position = line.priority or place + 1
        job.level = stage.levels[job.actor]
        if isinstance(line, MERGED):
            merged[action.id, line.through] = job
        yield job


def acting(action: Action, line: Line) -> Role:
    """R-ORD7: who acts in truth."""
    if isinstance(line, Boost | Help):
        return line.role
    return action.acting or action.ministry
