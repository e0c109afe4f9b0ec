"""Where a door finds the presentation of a game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from intriga.kernel.game import Game
from intriga.presentation.contract import Presentation


def presentation_of(game: Game[Any]) -> Presentation[Any] | None:
    """The object `presentation` in the package `<game.words>.presentation`; None for a game without
    that package. Raises `TypeError` for anything else in its place."""
    name = package_of(game, "presentation")
    if not name:
        return None
    found = getattr(import_module(name), "presentation", None)
    if not isinstance(found, Presentation):
        raise TypeError(f"{name} has no “presentation” of the type Presentation")
    return found


def package_of(game: Game[Any], folder: str) -> str:
    """The name of a package beside the texts of a game; "" if it has none."""
    name = f"{game.words}.{folder}"
    spec = find_spec(name)
    return name if spec is not None and spec.origin is not None else ""
