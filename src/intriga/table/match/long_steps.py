"""Which steps take so long that they must not be taken on the event loop.

A game declares those it knows of (`Game.long_steps`); others are noticed when one has taken long.
"""

from collections.abc import Sequence
from typing import Any, Final

from intriga.kernel.actors import Actor
from intriga.kernel.acts import Act, Expire, Settle, tag_of
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import Close
from intriga.kernel.windows import Window

LONG_SECONDS: Final = 0.010
"""Rules that took longer than this are noted. What counts is the thread's own time: on a busy
machine everything takes long."""


class LongSteps:
    """The kinds of acts, each with its game's id, that were seen to take long."""

    def __init__(self) -> None:
        self._seen: set[tuple[str, str]] = set()

    def expects(
        self, game: Game[Any], actor: Actor, act: Act, windows: Sequence[Window] | None
    ) -> bool:
        """Whether this act may take long. `windows`: those open before it, None where that is not
        known."""
        tag = tag_of(type(act))
        if tag in game.long_steps or (game.id, tag) in self._seen:
            return True
        if not game.long_steps:
            return False
        return windows is None or any(
            window.kind in game.long_steps and _may_close(window, actor, act) for window in windows
        )

    def note(self, game: Game[Any], act: Act, seconds: float) -> None:
        """An act has taken the processor so long."""
        if seconds > LONG_SECONDS:
            self._seen.add((game.id, tag_of(type(act))))


def _may_close(window: Window, actor: Actor, act: Act) -> bool:
    """Whether the act may close this window: it ends its time, or is the last answer."""
    if isinstance(act, Expire | Settle | Close):
        return window.key == act.window
    return window.early and not window.asked and actor in window.awaited
