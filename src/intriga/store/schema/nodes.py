"""The server processes, and what each of them holds."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from intriga.store.schema.metadata import metadata

nodes = Table(  # the server processes that share this database; see `store.nodes`
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)

bot_leases = Table(  # which node runs the bots of a match
    "bot_leases",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("node", String(32), nullable=False, index=True),
)

presence = Table(  # the seats with a page open, by the node that serves it
    "presence",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("node", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("match", "seat", "node"),
)
