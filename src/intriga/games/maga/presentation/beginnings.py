"""What every state begins with, by the options of the match."""

import msgspec

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.options import Options
from intriga.games.maga.state import Figures
from intriga.presentation import Scene


def options_of(scene: Scene) -> Options:
    """The options of the match."""
    return msgspec.convert(scene.options, Options)


def start(scene: Scene, land: int) -> Figures:
    """The characteristics of a territory before the first turn (item 24)."""
    given = options_of(scene)
    return Figures(
        land,
        given.treasury,
        dict.fromkeys(Sphere, given.income),
        given.nuclear,
        given.abm,
        given.mood,
        dict.fromkeys(Role, given.level),
    )
