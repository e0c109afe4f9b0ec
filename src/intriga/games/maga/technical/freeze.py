"""Step 1: the lists are frozen, and with them what counts as it was when the game stage ended."""

from collections.abc import Iterator, Sequence

from intriga.games.maga.data.lines import Land, Line
from intriga.games.maga.state import LineOutcome, Reported
from intriga.games.maga.subjects.actions import action_of
from intriga.games.maga.subjects.lists.columns import positions_of
from intriga.games.maga.subjects.stage.job import AnyJob, Job
from intriga.games.maga.subjects.stage.stage import Stage


def run(stage: Stage) -> None:
    state = stage.state
    for land, territory in enumerate(state.territories):
        if territory.revolt:
            stage.revolting.add(land)
        for role, post in territory.roles.items():
            stage.levels[land, role] = post.level
        lines = state.lists.get(land, ())
        state.reports[land] = [Reported(line, LineOutcome.CANCELLED) for line in lines]
        stage.jobs += _jobs(stage, land, lines)


def _jobs(stage: Stage, land: Land, lines: Sequence[Line]) -> Iterator[AnyJob]:
    """The lines of a list. The position of each is its place, or the priority chosen for it; an
    ordered line has none before step 4."""
    merged: dict[tuple[str, str], AnyJob] = {}
    positions = positions_of(stage.state, lines)
    for place, line in enumerate(lines):
        action = action_of(line)
        same = merged.get((action.id, line.through))
        if same is not None:
            same.rows.append(line)
            same.places.append(place)
            continue
        job = Job(land, action.actor(line), action, [line], [place], land)
        job.position = positions[place]
        job.level = stage.levels[job.actor]
        if action.merges:
            merged[action.id, line.through] = job
        yield job
