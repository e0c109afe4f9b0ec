"""People, and what admins do; the settings of the server."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from intriga.store.schema.metadata import metadata

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
    Column("role", String(16), nullable=False, server_default="player"),  # player, admin
    Column("renamed_at", BigInteger, nullable=False, server_default="0"),
    Column("blocked_at", BigInteger),  # set: cannot sign in
    Column("erased_at", BigInteger),  # deleted their account; their seats keep a neutral name
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("opened_at", BigInteger, nullable=False, server_default="0"),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("device", String(64), nullable=False, server_default=""),  # a name for people to read
)

tokens = Table(  # API tokens of accounts
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("scopes", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

links = Table(  # one-time links: each can be used once, for one thing
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

journal = Table(  # the audit log: what admins did to people and matches
    "journal",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("admin", String(32), ForeignKey("people.id"), nullable=False),
    Column("action", String(32), nullable=False),
    Column("person", String(32)),
    Column("match", String(32)),
)
