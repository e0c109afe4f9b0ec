"""The tables. Times are milliseconds since the epoch; ids are opaque random strings.

Codes and session tokens are kept as hashes only. The secret of chance (`matches.secret`) leaves
the store in one place: the footer, once the match is over.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # a guest has none
    Column("password", Text),  # argon2
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False, index=True),  # gathering, playing, over, cancelled
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clocks", Text, nullable=False),  # JSON: seconds by kind of window
    Column("privacy", String(16), nullable=False),  # open, link
    Column("watch", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("join_code", String(16), nullable=False, unique=True),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("length", Integer, nullable=False),  # how many entries there are
    Column("head", String(64), nullable=False),  # the hash of the last line
    Column("header", LargeBinary),
    Column("footer", LargeBinary),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("acted_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("previous", String(32)),
    Column("next", String(32)),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(64)),  # neither a person nor a bot: the seat is free
    Column("name", String(64), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("carry", Text, nullable=False),  # JSON: what lasts from earlier matches
    Column("return_hash", String(64), unique=True),
    PrimaryKeyConstraint("match", "seat"),
)

knows = Table(  # whose secrets a person has seen in a match, also after he left
    "knows",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("match", "person"),
)

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
    Column("n", Integer, nullable=False),  # how many entries lead to it
    Column("rules", Integer, nullable=False),
    Column("head", String(64), nullable=False),
    Column("packed", LargeBinary, nullable=False),
    Column("chairs", Text, nullable=False),  # JSON
    Column("heard", Text, nullable=False),  # JSON: how many events reached each viewer so far
    Column("boundary", Boolean, nullable=False),  # kept for good; the others move on with the tip
    PrimaryKeyConstraint("match", "n"),
)

receipts = Table(
    "receipts",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("actor", String(16), nullable=False),
    Column("command", String(64), nullable=False),
    Column("digest", String(64), nullable=False),  # of what was asked for
    Column("receipt", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "actor", "command"),
)

timers = Table(
    "timers",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("window", String(128), nullable=False),
    Column("generation", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("match", "window"),
)
