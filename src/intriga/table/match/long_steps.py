"""Which steps take so long that they must not be taken on the event loop.

A game declares those it knows of (`Game.long_steps`); others are noticed when one has taken long,
and forgotten when many have been short again: one may have been long because of the machine, or of
a garbage collection, and steps beside the event loop cost twice as much.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from intriga.kernel.actors import Actor
from intriga.kernel.acts import Act, Expire, Settle, tag_of
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import Close
from intriga.kernel.questions.windows import Window

LONG_SECONDS: Final = 0.010
"""Rules that took longer than this are noted. What counts is the thread's own time: on a busy
machine everything takes long."""
_SHORT_AGAIN: Final = 16
"""So many short steps in a row of a kind that was long once: it is long no more."""

T = TypeVar("T")


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """Work, and the seconds it took of the thread that it ran in."""
    begun = time.thread_time()
    return work(), time.thread_time() - begun


class LongSteps:
    """The kinds of acts, each with its game's id, that were seen to take long."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], int] = {}
        """By kind: how many short steps there were since the last long one."""

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

    def measured(self, game: Game[Any], act: Act, seconds: float) -> None:
        """An act has taken the processor so long."""
        kind = game.id, tag_of(type(act))
        if seconds > LONG_SECONDS:
            self._seen[kind] = 0
        elif kind in self._seen:
            self._seen[kind] += 1
            if self._seen[kind] >= _SHORT_AGAIN:
                del self._seen[kind]


def _may_close(window: Window, actor: Actor, act: Act) -> bool:
    """Whether the act may close this window: it ends its time, or is the last answer."""
    if isinstance(act, Expire | Settle | Close):
        return window.key == act.window
    return window.early and not window.asked and actor in window.awaited
