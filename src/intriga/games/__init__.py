"""The installed games, found by the entry-point group `intriga.games`.

An entry point names an object that satisfies `intriga.kernel.Game`. A third party adds a game by
installing a package; nothing here names any game. A package that cannot be loaded is left out and
does not affect the others.
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
def _load_all() -> tuple[dict[str, Game[Any]], tuple[LeftOut, ...]]:
    games: dict[str, Game[Any]] = {}
    left: list[LeftOut] = []
    # Our own games come first, so that another package cannot replace one by using its id.
    for point in sorted(entry_points(group=GROUP), key=lambda p: (_package(p) != OWN, p.name)):
        try:
            game = _load(point)
            if game.id in games:
                raise ValueError(f"there is a game {game.id!r} already")
        except Exception as error:  # importing somebody else's package may raise anything
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
    return _load_all()[0]


def left_out() -> tuple[LeftOut, ...]:
    """The games that are installed and cannot be used; known once `installed` was asked."""
    return _load_all()[1] if _load_all.cache_info().currsize else ()


def find(id: str) -> Game[Any]:
    """The game with this id. Raises `UnknownGame`."""
    try:
        return installed()[id]
    except KeyError:
        raise UnknownGame(id) from None
