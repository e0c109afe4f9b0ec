"""Nodes: the processes that share this database, and what each has taken on.

A node is alive as long as it says so from time to time. What it has claimed — timers that are due,
the bots of a match — is free again when it is not; and nobody is shown as present on its pages.
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
from intriga.store.log import Timer
from intriga.store.schema import leases, matches, nodes, presence, timers

_LOCK = 0x1_4719B
"""Nodes join one after the other (PostgreSQL; SQLite locks the file)."""

# Being there.


def join(connection: Connection, node: str, now: int, until: int) -> bool:
    """This node lives until then. Whether it is the only one; the traces of the dead are swept."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    bury(connection, now)
    alone = connection.scalar(select(func.count()).select_from(nodes)) == 0
    connection.execute(insert(nodes).values(id=node, alive_until=until))
    return alone


class Pulse(Struct, frozen=True):
    """`leases`: the matches whose bots still play on this node. `buried`: it was thought dead
    meanwhile, and what it had shown or claimed is swept away."""

    leases: frozenset[str]
    buried: bool


def beat(connection: Connection, node: str, until: int) -> Pulse:
    """This node lives on until then."""
    living = connection.execute(update(nodes).where(nodes.c.id == node).values(alive_until=until))
    buried = living.rowcount == 0
    if buried:
        connection.execute(insert(nodes).values(id=node, alive_until=until))
    held = connection.scalars(select(leases.c.match).where(leases.c.node == node))
    return Pulse(frozenset(held), buried)


def leave(connection: Connection, node: str) -> None:
    """This node stops: what it had taken on is free."""
    _forget(connection, [node])


def bury(connection: Connection, now: int) -> None:
    """Sweep away what dead nodes left, but for their duties: somebody has to take those on."""
    dead = list(connection.scalars(select(nodes.c.id).where(nodes.c.alive_until <= now)))
    if dead:
        _forget(connection, dead, duties_too=False)


def _forget(connection: Connection, ids: Sequence[str], *, duties_too: bool = True) -> None:
    connection.execute(update(timers).where(timers.c.claimed_by.in_(ids)).values(claimed_by=None))
    connection.execute(delete(presence).where(presence.c.node.in_(ids)))
    if duties_too:
        connection.execute(delete(leases).where(leases.c.node.in_(ids)))
    connection.execute(delete(nodes).where(nodes.c.id.in_(ids)))


def _alive(now: int) -> Select[tuple[str]]:
    return select(nodes.c.id).where(nodes.c.alive_until > now)


# Timers.


def claim_due(connection: Connection, node: str, now: int, most: int) -> list[tuple[str, Timer]]:
    """Take on clocks that have run out and that no living node has taken on, at most so many, the
    earliest first, each with its match."""
    free = or_(timers.c.claimed_by.is_(None), timers.c.claimed_by.not_in(_alive(now)))
    due = (
        select(timers.c.match, timers.c.window)
        .where(timers.c.due_at <= now, timers.c.left.is_(None), free)
        .order_by(timers.c.due_at)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    claimed = connection.execute(
        update(timers)
        .where(tuple_(timers.c.match, timers.c.window).in_(due))
        .values(claimed_by=node)
        .returning(
            timers.c.match, timers.c.window, timers.c.generation, timers.c.due_at, timers.c.left
        )
    )
    rows = [(match, Timer(*timer)) for match, *timer in claimed]
    return sorted(rows, key=lambda row: (row[1].due_at, row[0], row[1].window))


# Bots.


def take_bots(
    connection: Connection, node: str, now: int, wanted: Collection[str]
) -> frozenset[str]:
    """Let the bots of these matches play here, as far as no other living node does it. Those of
    which this is true."""
    rows = connection.execute(
        select(leases.c.match, leases.c.node)
        .where(leases.c.match.in_(wanted))
        .with_for_update(skip_locked=True)
    )
    held: dict[str, str] = {row.match: row.node for row in rows}
    known = set(connection.scalars(select(leases.c.match).where(leases.c.match.in_(wanted))))
    alive = {row.id for row in connection.execute(_alive(now))}
    orphans = [match for match, holder in held.items() if holder != node and holder not in alive]
    _give(connection, orphans, node)
    taken = {match for match, holder in held.items() if holder == node} | set(orphans)
    for match in sorted(set(wanted) - known):
        if _begin(connection, match, node):
            taken.add(match)
    return frozenset(taken)


def has_orphans(connection: Connection, now: int) -> bool:
    """Whether there are matches whose bots a node let play that is dead."""
    orphan = select(leases.c.match).where(leases.c.node.not_in(_alive(now))).limit(1)
    return connection.scalar(orphan) is not None


def unheld(connection: Connection, now: int, wanted: Collection[str]) -> list[str]:
    """Those of these matches whose bots no living node lets play."""
    held = set(
        connection.scalars(
            select(leases.c.match).where(leases.c.match.in_(wanted), leases.c.node.in_(_alive(now)))
        )
    )
    return [match for match in wanted if match not in held]


def take_orphans(connection: Connection, node: str, now: int, most: int) -> frozenset[str]:
    """Take on matches whose bots a node let play that is dead, at most so many."""
    orphans = list(
        connection.scalars(
            select(leases.c.match)
            .where(leases.c.node.not_in(_alive(now)))
            .limit(most)
            .with_for_update(skip_locked=True)
        )
    )
    _give(connection, orphans, node)
    return frozenset(orphans)


def _give(connection: Connection, orphans: Iterable[str], node: str) -> None:
    connection.execute(update(leases).where(leases.c.match.in_(orphans)).values(node=node))


def _begin(connection: Connection, match: str, node: str) -> bool:
    """Take on a match that nobody holds; False when another node was quicker."""
    try:
        with connection.begin_nested():
            connection.execute(insert(leases).values(match=match, node=node))
    except IntegrityError:
        return False
    return True


def drop_bots(connection: Connection, node: str, match: str) -> None:
    """The bots of a match play here no longer."""
    connection.execute(delete(leases).where(leases.c.match == match, leases.c.node == node))


def require_bots(connection: Connection, node: str, match: str) -> None:
    """Raise `Conflict` unless this node lets the bots of a match play."""
    held = connection.scalar(
        select(leases.c.node).where(leases.c.match == match).with_for_update(read=True)
    )
    if held != node:
        raise Conflict("another node lets these bots play")


# Presence.


def show(connection: Connection, node: str, match: str, here: Collection[int]) -> None:
    """These seats of a match, and no others, have a page open on this node."""
    connection.execute(delete(presence).where(presence.c.match == match, presence.c.node == node))
    if here:
        rows = [{"match": match, "seat": seat, "node": node} for seat in here]
        connection.execute(insert(presence), rows)


def shown_elsewhere(
    connection: Connection, node: str, now: int, ids: Sequence[str]
) -> dict[str, frozenset[int]]:
    """The seats of these matches that have a page open on other living nodes."""
    rows = connection.execute(
        select(presence.c.match, presence.c.seat).where(
            presence.c.match.in_(ids), presence.c.node != node, presence.c.node.in_(_alive(now))
        )
    )
    found: dict[str, set[int]] = {}
    for match, seat in rows:
        found.setdefault(match, set()).add(seat)
    return {match: frozenset(here) for match, here in found.items()}


# Looking what others have done.


def lengths(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """How many entries these matches have."""
    rows = connection.execute(select(matches.c.id, matches.c.length).where(matches.c.id.in_(ids)))
    return {row.id: row.length for row in rows}
