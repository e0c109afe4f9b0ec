"""Step 1: the lists are frozen, and with them what counts as it was when the game stage ended."""

from collections.abc import Iterator, Sequence

from intriga.games.maga import editions
from intriga.games.maga.lines import ONE_ACTION, AnyLine, Boost, Help, Line, kind_of, places
from intriga.games.maga.state import LineOutcome, Reported, State
from intriga.games.maga.tables.actions import Action, actions
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage


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


def _jobs(stage: Stage, land: int, lines: tuple[AnyLine, ...]) -> Iterator[Job]:
    """The lines of a list. The position of each is its place, or the priority chosen for it; an
    ordered line has none before step 4."""
    merged: dict[tuple[str, str], Job] = {}
    positions = positions_of(stage.state, lines)
    for place, line in enumerate(lines):
        action = actions()[kind_of(line)]
        same = merged.get((action.id, line.through))
        if same is not None:
            same.rows.append(line)
            same.places.append(place)
            continue
        job = Job(land, acting(action, line), action, [line], [place])
        job.position = positions[place]
        job.level = stage.levels[job.actor]
        if action.id in ONE_ACTION:
            merged[action.id, line.through] = job
        yield job


def places_of(state: State, lines: Sequence[AnyLine]) -> list[int]:
    """The place of each line in its list (R-ORD1)."""
    kinds = [(kind_of(line), line.through) for line in lines]
    return places(kinds, merged=editions.rows_have_one_place(state))


def positions_of(state: State, lines: Sequence[AnyLine]) -> list[int]:
    """The position of each line: its place, or the priority that was chosen for it, where a match
    lets people choose (R-ORD1)."""
    found = places_of(state, lines)
    if state.options.priorities == "order":
        return found
    return [line.priority or place for line, place in zip(lines, found, strict=True)]


def acting(action: Action, line: Line) -> Role:
    """R-ORD7: who acts in truth."""
    if isinstance(line, Boost | Help):
        return line.role
    return action.acting or action.ministry
