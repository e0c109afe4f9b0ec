"""What must hold in every position."""

from collections.abc import Iterator

from intriga.games.maga.state import Phase, State


def broken(state: State) -> list[str]:
    """What does not."""
    return list(_broken(state))


def _broken(state: State) -> Iterator[str]:
    for land, one in enumerate(state.territories):
        if not 0 <= one.mood <= 100:
            yield f"the mood of {land} is {one.mood}"
        if min(one.nuclear, one.abm, *one.incomes.values()) < 0:
            yield f"{land} has less than nothing"
        if any(post.level < 1 for post in one.roles.values()):
            yield f"a role of {land} has no level"
        numbers = sorted(post.number for post in one.roles.values())
        if state.phase is Phase.PLAY and numbers != list(range(1, 11)):
            yield f"the numbers of {land} are {numbers}"
        if state.territories[one.team].team != one.team:
            yield f"{land} belongs to a team that has no capital"
        for post in one.roles.values():
            holder = post.recruiter
            if holder is not None and state.territories[holder].team == one.team:
                yield f"{land} has recruited a role of its own federation"
