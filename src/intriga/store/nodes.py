"""Nodes: the server processes that share this database, and what each of them has claimed.

A node is alive as long as it renews its row from time to time. When it stops doing so, its claims
(timers that are due, the bots of matches) become free, and seats with a page open on it no longer
count as present.
"""

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict
from intriga.store.match_log import Timer
from intriga.store.schema import bot_leases, matches, nodes, presence, timers

_LOCK = 0x1_4719B
"""Key of the advisory lock that makes nodes join one after the other (PostgreSQL; SQLite locks the
file)."""


def clock(connection: Connection) -> int:
    """The time by the clock of a PostgreSQL server, in milliseconds since the epoch."""
    now = connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one()
    return round(now * 1000)


# Membership.


def join(connection: Connection, node: str, now: int, until: int) -> bool:
    """Add a node that is alive until then; whether it is the only one. Dead nodes are removed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    remove_dead(connection, now)
    alone = connection.scalar(select(func.count()).select_from(nodes)) == 0
    connection.execute(insert(nodes).values(id=node, alive_until=until))
    return alone


class Heartbeat(Struct, frozen=True):
    """`leases`: the matches whose bots this node runs. `expired`: the node was considered dead in
    the meantime, and its claims and its presence were removed."""

    leases: frozenset[str]
    expired: bool


def renew(connection: Connection, node: str, until: int) -> Heartbeat:
    """Note that a node is alive until then."""
    renewed = connection.execute(update(nodes).where(nodes.c.id == node).values(alive_until=until))
    expired = renewed.rowcount == 0
    if expired:
        connection.execute(insert(nodes).values(id=node, alive_until=until))
    held = connection.scalars(select(bot_leases.c.match).where(bot_leases.c.node == node))
    return Heartbeat(frozenset(held), expired)


def leave(connection: Connection, node: str) -> None:
    """Remove a node that stops, with its claims."""
    _remove(connection, [node])


def remove_dead(connection: Connection, now: int) -> None:
    """Remove dead nodes with their claims and presence, except their bot leases: these mark the
    matches that need another node."""
    dead = list(connection.scalars(select(nodes.c.id).where(nodes.c.alive_until <= now)))
    if dead:
        _remove(connection, dead, with_leases=False)


def _remove(connection: Connection, ids: Sequence[str], *, with_leases: bool = True) -> None:
    connection.execute(update(timers).where(timers.c.claimed_by.in_(ids)).values(claimed_by=None))
    connection.execute(delete(presence).where(presence.c.node.in_(ids)))
    if with_leases:
        connection.execute(delete(bot_leases).where(bot_leases.c.node.in_(ids)))
    connection.execute(delete(nodes).where(nodes.c.id.in_(ids)))


def _alive(now: int) -> Select[tuple[str]]:
    return select(nodes.c.id).where(nodes.c.alive_until > now)


# Timers.


def claim_due(connection: Connection, node: str, now: int, most: int) -> list[tuple[str, Timer]]:
    """Claim timers that are due and that no living node has claimed, at most `most`; each with its
    match, the earliest first."""
    free = or_(timers.c.claimed_by.is_(None), timers.c.claimed_by.not_in(_alive(now)))
    due = (
        select(timers.c.match, timers.c.window, timers.c.purpose)
        .where(timers.c.due_at <= now, timers.c.left.is_(None), free)
        .order_by(timers.c.due_at)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    claimed = connection.execute(
        update(timers)
        .where(tuple_(timers.c.match, timers.c.window, timers.c.purpose).in_(due))
        .values(claimed_by=node)
        .returning(timers.c.match, *(getattr(timers.c, name) for name in Timer.__struct_fields__))
    )
    rows = [(match, Timer(*timer)) for match, *timer in claimed]
    return sorted(rows, key=lambda row: (row[1].due_at, row[0], row[1].key))


# Bots.


def take_bots(
    connection: Connection, node: str, now: int, wanted: Collection[str]
) -> frozenset[str]:
    """Lease the bots of these matches to a node, unless another living node has the lease; the
    matches that the node has leased now."""
    rows = connection.execute(
        select(bot_leases.c.match, bot_leases.c.node)
        .where(bot_leases.c.match.in_(wanted))
        .with_for_update(skip_locked=True)
    )
    held: dict[str, str] = {row.match: row.node for row in rows}
    known = set(
        connection.scalars(select(bot_leases.c.match).where(bot_leases.c.match.in_(wanted)))
    )
    alive = {row.id for row in connection.execute(_alive(now))}
    orphans = [match for match, holder in held.items() if holder != node and holder not in alive]
    _reassign(connection, orphans, node)
    taken = {match for match, holder in held.items() if holder == node} | set(orphans)
    for match in sorted(set(wanted) - known):
        if _lease(connection, match, node):
            taken.add(match)
    return frozenset(taken)


def has_orphans(connection: Connection, now: int) -> bool:
    """Whether a dead node still has a bot lease."""
    orphan = select(bot_leases.c.match).where(bot_leases.c.node.not_in(_alive(now))).limit(1)
    return connection.scalar(orphan) is not None


def unleased(connection: Connection, now: int, wanted: Collection[str]) -> list[str]:
    """Those of these matches whose bots no living node runs."""
    held = set(
        connection.scalars(
            select(bot_leases.c.match).where(
                bot_leases.c.match.in_(wanted), bot_leases.c.node.in_(_alive(now))
            )
        )
    )
    return [match for match in wanted if match not in held]


def take_orphans(connection: Connection, node: str, now: int, most: int) -> frozenset[str]:
    """Take over bot leases of dead nodes, at most `most`; the matches."""
    orphans = list(
        connection.scalars(
            select(bot_leases.c.match)
            .where(bot_leases.c.node.not_in(_alive(now)))
            .limit(most)
            .with_for_update(skip_locked=True)
        )
    )
    _reassign(connection, orphans, node)
    return frozenset(orphans)


def _reassign(connection: Connection, orphans: Iterable[str], node: str) -> None:
    connection.execute(update(bot_leases).where(bot_leases.c.match.in_(orphans)).values(node=node))


def _lease(connection: Connection, match: str, node: str) -> bool:
    """Lease the bots of a match that has no lease; False when another node was quicker."""
    try:
        with connection.begin_nested():
            connection.execute(insert(bot_leases).values(match=match, node=node))
    except IntegrityError:
        return False
    return True


def drop_bots(connection: Connection, node: str, match: str) -> None:
    """Give up a node's bot lease of a match."""
    connection.execute(
        delete(bot_leases).where(bot_leases.c.match == match, bot_leases.c.node == node)
    )


def require_bots(connection: Connection, node: str, match: str) -> None:
    """Raise `Conflict` unless this node has the bot lease of a match."""
    held = connection.scalar(
        select(bot_leases.c.node).where(bot_leases.c.match == match).with_for_update(read=True)
    )
    if held != node:
        raise Conflict("another node runs these bots")


# Presence.


def show_present(connection: Connection, node: str, match: str, here: Collection[int]) -> None:
    """Set which seats of a match have a page open on a node."""
    connection.execute(delete(presence).where(presence.c.match == match, presence.c.node == node))
    if here:
        rows = [{"match": match, "seat": seat, "node": node} for seat in here]
        connection.execute(insert(presence), rows)


def present_elsewhere(
    connection: Connection, node: str, now: int, ids: Sequence[str]
) -> dict[str, frozenset[int]]:
    """The seats of these matches that have a page open on other living nodes, by match."""
    rows = connection.execute(
        select(presence.c.match, presence.c.seat).where(
            presence.c.match.in_(ids), presence.c.node != node, presence.c.node.in_(_alive(now))
        )
    )
    found: dict[str, set[int]] = {}
    for match, seat in rows:
        found.setdefault(match, set()).add(seat)
    return {match: frozenset(here) for match, here in found.items()}


# What other nodes have written.


def lengths(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The number of entries of these matches, by match."""
    rows = connection.execute(select(matches.c.id, matches.c.length).where(matches.c.id.in_(ids)))
    return {row.id: row.length for row in rows}
