"""The timers of matches, which are written with the log (`match_log`) and claimed by nodes."""

from sqlalchemy import Connection, delete, select

from intriga.store.match_log import Timer, TimerKey
from intriga.store.schema import timers

_timer = [getattr(timers.c, name) for name in Timer.__struct_fields__]


def timers_of(connection: Connection, match: str) -> list[Timer]:
    """The timers of a match, paused ones included, the earliest first."""
    rows = connection.execute(
        select(*_timer).where(timers.c.match == match).order_by(timers.c.due_at)
    )
    return [Timer(*row) for row in rows]


def all_timers(connection: Connection) -> list[tuple[str, Timer]]:
    """All running timers, the earliest first, each with its match."""
    rows = connection.execute(
        select(timers.c.match, *_timer)
        .where(timers.c.left.is_(None))
        .order_by(timers.c.due_at, timers.c.match, timers.c.window, timers.c.purpose)
    )
    return [(match, Timer(*timer)) for match, *timer in rows]


def drop_timer(
    connection: Connection, match: str, key: TimerKey, generation: int, due_by: int
) -> None:
    """Delete a timer that has nothing to do any more, if it was due by `due_by`."""

    window, purpose = key
    connection.execute(
        delete(timers).where(
            timers.c.match == match,
            timers.c.window == window,
            timers.c.purpose == purpose,
            timers.c.generation == generation,
            timers.c.due_at <= due_by,
        )
    )
