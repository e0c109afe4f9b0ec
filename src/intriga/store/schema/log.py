"""The log of a match, and its timers."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from intriga.store.schema.metadata import metadata

entries = Table(
    "entries",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("line", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("n", Integer, nullable=False),  # number of entries that lead to it
    Column("rules", Integer, nullable=False),
    Column("head", String(64), nullable=False),
    Column("packed", LargeBinary, nullable=False),
    Column("chairs", Text, nullable=False),  # JSON
    Column("house", Text, nullable=False, server_default="{}"),  # JSON: state of the house rules
    Column("heard", Text, nullable=False),  # JSON: number of events each viewer has seen
    Column("boundary", Boolean, nullable=False),  # kept for good; the others are replaced
    PrimaryKeyConstraint("match", "n"),
)

receipts = Table(
    "receipts",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("actor", String(16), nullable=False),
    Column("command", String(64), nullable=False),
    Column("digest", String(64), nullable=False),  # of the command
    Column("receipt", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "actor", "command"),
)

timers = Table(
    "window_timers",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("window", String(128), nullable=False),
    Column("purpose", String(64), nullable=False),  # see `match_log.Timer`
    Column("generation", Integer, nullable=False),
    Column("restarts", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("left", BigInteger),  # while paused: milliseconds left
    Column("claimed_by", String(32)),  # the node that fires it
    PrimaryKeyConstraint("match", "window", "purpose"),
)
