"""What a match asks each seat, as far as emails are concerned: by its windows, and in private."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.kernel.observe import possible_forms
from intriga.kernel.questions.asked import asked, asking
from intriga.table.match.match_state import CurrentPosition

Question: TypeAlias = tuple[str, int, str, str]
"""The key and generation of a window; of a private question also the type and the preset of its
act."""


class AskedNow(Struct, frozen=True):
    """Whether a seat is asked now, by a window or only in private, and when the first window that
    is concerned closes whose timer runs (in milliseconds since the epoch, with its grace)."""

    now: bool
    private: bool
    closes_at: int | None


def asked_now(game: Game[Any], current: CurrentPosition, seat: Seat) -> AskedNow:
    """What a seat is asked. In a pause nobody is asked for anything."""
    if current.position.house.paused:
        return AskedNow(False, False, None)
    keys = asked(game, current.position, seat)
    awaited = any(seat in window.awaited for window in current.windows)
    return AskedNow(bool(keys), bool(keys) and not awaited, first_to_close(current, keys))


def by_windows(current: CurrentPosition | None) -> dict[Seat, set[Question]]:
    """What windows ask each seat; in a pause nothing."""
    found: dict[Seat, set[Question]] = {}
    if current is None or current.position.house.paused:
        return found
    for window in current.windows:
        for seat in window.awaited:
            found.setdefault(seat, set()).add((window.key, window.generation, "", ""))
    return found


def in_private(
    game: Game[Any], current: CurrentPosition | None, seats: Iterable[Seat]
) -> dict[Seat, set[Question]]:
    """What these seats are asked in private."""
    found: dict[Seat, set[Question]] = {}
    if current is None:
        return found
    for seat in seats:
        for form in asking(possible_forms(game, current.position, seat)):
            question = (form.window, form.generation, form.act, repr(form.preset))
            found.setdefault(seat, set()).add(question)
    return found


def first_to_close(current: CurrentPosition | None, keys: Iterable[str]) -> int | None:
    """When the first of these windows closes whose timer runs."""
    if current is None:
        return None
    timers = (current.closing(key) for key in keys)
    moments = [timer.due_at for timer in timers if timer is not None and timer.left is None]
    return min(moments, default=None)


def last_to_close(current: CurrentPosition) -> int | None:
    """When all windows will have closed; None: that has no limit."""
    timers = [current.closing(window.key) for window in current.windows]
    moments = [timer.due_at for timer in timers if timer is not None and timer.left is None]
    return max(moments) if moments and len(moments) == len(timers) else None
