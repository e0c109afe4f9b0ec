"""Rules that may fail, for those who only look: what a game says of a position, and a default where
it raises an exception instead.

A step that fails is not taken, and that is all (`commands`). But if looking at a match failed,
there would be no page from which a host could rewind it or call it off. So those who look ask a
`Steady` game: no windows, no forms, no view instead of an exception, and `failing` says so. A match
that cannot be read at all stands `Stranded` until the rules are mended or its host calls it off.
"""

import logging
import traceback
from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, cast

from intriga.kernel.game import Game
from intriga.kernel.text import refuse

_log = logging.getLogger(__name__)

_BROKE: Final = refuse("refused-rules-broke")
_STRANDED: Final = refuse("refused-stranded")
_NOTHING: Final = ()


def _nothing(*_: Any) -> tuple[()]:
    return _NOTHING


def _none(*_: Any) -> None:
    return None


def _bad_choice(*_: Any) -> Any:
    raise ValueError("the rules failed")


_INSTEAD: Final[Mapping[str, Callable[..., Any]]] = {
    "windows": _nothing,
    "forms": _nothing,
    "asked_forms": _nothing,
    "domain": _bad_choice,
    "drafts": _nothing,
    "may_change": lambda *_: _BROKE,
    "review": _nothing,
    "offer_key": _none,
    "saved": _nothing,
    "act_room": _none,
    "check_rename": lambda *_: _BROKE,
    "rename_costs": _none,
    "viewpoint": lambda _state, viewer: viewer,
    "view": _none,
    "rooms": _nothing,
    "in_hall": lambda *_: True,
    "may_talk": lambda *_: False,
    "standing": _none,
    "team_names": lambda *_: {},
}
"""What is said instead, by the function that raises."""
_SHARED: Final = frozenset({"windows", "rooms"})
"""What everybody sees a part of."""
_KEYED: Final = frozenset({"forms", "asked_forms", "offer_key", "viewpoint", "view"})
"""What is shown to one viewer, seat or viewpoint: the second argument."""
_LISTS: Final = frozenset({"windows", "forms", "asked_forms", "drafts", "review", "saved", "rooms"})
"""What may be made only as it is read."""
_told: set[tuple[str, str, str]] = set()


class Steady:
    """A game, as it is asked about one position. Everything else is the game's own."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._failed: set[tuple[str, Hashable]] = set()
        self._viewpoints: dict[Hashable, Hashable] = {}
        """Those that were asked for, by their viewers."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        if name in _INSTEAD:
            found = self.__dict__[name] = self._guarded(name, found)
        return found

    def fails(self, viewer: Hashable) -> bool:
        """Whether something was missing in what this viewer was shown. What fails for others tells
        them nothing."""
        if not self._failed:
            return False
        shared = any(name in _SHARED for name, _ in self._failed)
        keys = {key for _, key in self._failed}
        return shared or viewer in keys or self._viewpoints.get(viewer) in keys

    def _guarded(self, name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
        def asked(*args: Any) -> Any:
            try:
                found = ask(*args)
                if name == "viewpoint":
                    self._viewpoints[args[1]] = found
                return tuple(found) if name in _LISTS else found
            except Exception as problem:
                if name == "domain" and isinstance(problem, KeyError | ValueError):
                    raise  # a name that no form has, or choices that cannot be
                if name in _KEYED or name in _SHARED:
                    self._failed.add((name, args[1] if name in _KEYED else None))
                _log_once(self._game.id, name, problem)
                return _INSTEAD[name](*args)

        return asked


def steady(game: Game[Any]) -> Game[Any]:
    """This game for those who look at one position of it."""
    return cast(Game[Any], Steady(game))


class Stranded:
    """The game of a match that the installed rules cannot go on with: nothing stands in it and
    nothing is possible but what the house rules do without the game. `rules_version`: of the rules
    under which it was stored."""

    State = object
    Options = Any

    def __init__(self, game: Game[Any], rules_version: int) -> None:
        self._game = game
        self.rules_version = rules_version

    def __getattr__(self, name: str) -> Any:
        return _INSTEAD.get(name) or getattr(self._game, name)

    def check(self, *_: Any) -> Any:
        """No act is possible."""
        return _STRANDED

    check_seat_change = check_rename = check

    def outcome(self, _state: Any) -> None:
        """Its rules have not ended it."""

    def standing_order(self, *_: Any) -> None:
        """Nobody has ordered anything."""


def stranded(game: Game[Any], rules_version: int) -> Game[Any]:
    """The game of a match that cannot be read by these rules."""
    return cast(Game[Any], Stranded(game, rules_version))


def _log_once(game: str, name: str, problem: Exception) -> None:
    """Log a failure once, without the text of the exception, which may hold secrets."""
    frames = traceback.extract_tb(problem.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    known = (game, name, where)
    if known not in _told and len(_told) < 1000:
        _told.add(known)
        _log.error(
            "the rules of %s broke in “%s”: %s at %s", game, name, type(problem).__name__, where
        )
