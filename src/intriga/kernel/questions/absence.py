"""Who is absent when the time of a window is up.

What was saved counts: whoever has saved orders or a plan, though they might still have changed
them, has answered. Whoever a window was closed upon before its time has missed nothing. Everything
that follows from an absence asks here: the misses after which a bot takes a seat, the bot that
stands in, whether the match waits, and what the rules of a game make of it (`Step.missed`).
"""

from typing import Any

from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.acts import Act, Expire
from intriga.kernel.game import Game
from intriga.kernel.questions.windows import Window


def absent(game: Game[Any], state: Any, window: Window) -> tuple[Seat, ...]:
    """The seats that a window awaits and that have saved nothing for it."""
    saved = game.saved(state, window)
    return tuple(seat for seat in window.awaited if seat not in saved)


def missed(game: Game[Any], state: Any, window: Window, act: Act) -> tuple[Seat, ...]:
    """The seats that miss a window which this act closes. Nobody misses one that closes before its
    time: a host could else have a bot take the seat of a player who is there."""
    return absent(game, state, window) if isinstance(act, Expire) else ()


def counts(window: Window) -> bool:
    """Whether who misses a window is counted: misses are public, and would tell that a window was
    open which not everybody sees."""
    return window.viewers == PUBLIC
