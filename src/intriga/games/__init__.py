"""The games that are installed: found by the entry-point group `intriga.games`.

An entry point names an object that satisfies `intriga.kernel.game.Game`. A third party adds a
game by installing a package; nothing here knows any game by name.
"""

from functools import lru_cache
from importlib.metadata import entry_points
from typing import Any

from intriga.kernel.game import Game

GROUP = "intriga.games"


class UnknownGame(LookupError):
    """No installed game has this id."""


@lru_cache(maxsize=1)
def installed() -> dict[str, Game[Any]]:
    """All installed games by id, sorted by id."""
    games = [point.load() for point in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(games, key=lambda game: str(game.id))}


def find(id: str) -> Game[Any]:
    """The game with this id. Raises `UnknownGame`."""
    try:
        return installed()[id]
    except KeyError:
        raise UnknownGame(id) from None
