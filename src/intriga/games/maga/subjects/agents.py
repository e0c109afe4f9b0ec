"""Recruited roles, as a line names them through whom it is done (item 48)."""

from intriga.games.maga.data.lines import Land
from intriga.games.maga.state import State


def recruited(state: State, land: Land) -> list[str]:
    """The roles that a territory's intelligence has recruited, as `land.number`."""
    return [
        f"{other}.{post.number}"
        for other, territory in enumerate(state.territories)
        for post in territory.roles.values()
        if post.recruiter == land
    ]


def nobody_recruited(state: State, land: Land) -> bool:
    """Whether it has none: nothing can be done to them (items 47, 49)."""
    return not recruited(state, land)
