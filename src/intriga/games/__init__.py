"""The games that are installed: found by the entry-point group `intriga.games`.

An entry point names an object that satisfies `intriga.kernel.game.Game`. A third party adds a
game by installing a package; nothing here knows any game by name. A package that is broken is
left out and does not hurt the others.
"""

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NamedTuple

from intriga.kernel import Game

GROUP = "intriga.games"
OWN = "intriga"

_MEMBERS: Final = tuple(name for name in vars(Game) if not name.startswith("_"))


class UnknownGame(LookupError):
    """No installed game has this id."""


class LeftOut(NamedTuple):
    """A game that is installed and cannot be used: its entry point, its package, and why."""

    name: str
    package: str
    error: Exception


@lru_cache(maxsize=1)
def _shelf() -> tuple[dict[str, Game[Any]], tuple[LeftOut, ...]]:
    games: dict[str, Game[Any]] = {}
    left: list[LeftOut] = []
    # Our own games come first, so that no stranger takes the place of one by its id.
    for point in sorted(entry_points(group=GROUP), key=lambda p: (_package(p) != OWN, p.name)):
        try:
            game = _load(point)
            if game.id in games:
                raise ValueError(f"there is a game {game.id!r} already")
        except Exception as error:  # whatever the import of a stranger's package may raise
            left.append(LeftOut(point.name, _package(point), error))
        else:
            games[game.id] = game
    return dict(sorted(games.items())), tuple(left)


def _load(point: EntryPoint) -> Game[Any]:
    game: Game[Any] = point.load()
    missing = [name for name in _MEMBERS if not hasattr(game, name)]
    if missing:
        raise TypeError(f"{point.value} is no game: it has no {', '.join(missing)}")
    return game


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def installed() -> dict[str, Game[Any]]:
    """All installed games that can be played by id, sorted by id."""
    return _shelf()[0]


def left_out() -> tuple[LeftOut, ...]:
    """The games that are installed and cannot be used; known once `installed` was asked."""
    return _shelf()[1] if _shelf.cache_info().currsize else ()


def find(id: str) -> Game[Any]:
    """The game with this id. Raises `UnknownGame`."""
    try:
        return installed()[id]
    except KeyError:
        raise UnknownGame(id) from None
