"""How a game calls the parts of its referee's log, which has a page of the site's own."""

from collections.abc import Callable

from msgspec import Struct

from intriga.presentation.scene import Scene


class LogTitles(Struct, frozen=True):
    """The titles of the turns of the log and of the steps of each turn, from `turn` and `at` of
    its lines, which are as the rules count."""

    turn: Callable[[Scene, int], str]
    step: Callable[[Scene, str], str]
