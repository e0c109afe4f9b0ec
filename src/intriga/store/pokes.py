"""Pokes: when a host has last called a seat to the table, or everybody. They are no part of the
record."""

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from intriga.store.schema import pokes

EVERYBODY: Final = -1
"""In place of a seat: all were called at once."""


def last(connection: Connection, matches: Collection[str]) -> Mapping[str, dict[int, int]]:
    """When each seat, or `EVERYBODY`, was last called, in milliseconds since the epoch, by match;
    matches in which nobody was called are missing."""
    found: dict[str, dict[int, int]] = {}
    rows = connection.execute(
        select(pokes.c.match, pokes.c.seat, pokes.c.at).where(pokes.c.match.in_(matches))
    )
    for match, seat, at in rows:
        found.setdefault(match, {})[seat] = at
    return found


def put(connection: Connection, match: str, seats: Collection[int], at: int) -> None:
    """These seats, or `EVERYBODY`, are called now."""
    connection.execute(delete(pokes).where(pokes.c.match == match, pokes.c.seat.in_(seats)))
    connection.execute(insert(pokes), [{"match": match, "seat": seat, "at": at} for seat in seats])
