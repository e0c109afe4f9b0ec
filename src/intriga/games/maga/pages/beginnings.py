"""What every state begins with, by the options of the match."""

from typing import Any

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import Figures


def start(scene: Any, land: int) -> Figures:
    """The characteristics of a territory before the first turn (item 24)."""
    given = scene.options
    return Figures(
        land,
        given["treasury"],
        dict.fromkeys(Sphere, given["income"]),
        given["nuclear"],
        given["abm"],
        given["mood"],
        dict.fromkeys(Role, given["level"]),
    )
