"""Leagues, and what people keep between their matches."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from intriga.store.schema.metadata import metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

league_hosts = Table(  # who may host matches of a league, beside its owner
    "league_hosts",
    metadata,
    Column("league", String(32), ForeignKey("leagues.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    PrimaryKeyConstraint("league", "person"),
)

league_players = Table(  # who began a running match of a league, and so gets a ledger at its end
    "league_players",
    metadata,
    Column("league", String(32), ForeignKey("leagues.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # the one they had when it began
    PrimaryKeyConstraint("league", "person"),
)

ledgers = Table(  # what a person keeps between the matches of a league
    "ledgers",
    metadata,
    Column("league", String(32), ForeignKey("leagues.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("version", Integer, nullable=False),  # of the game's ledgers
    Column("data", Text, nullable=False),  # JSON
    Column("n", Integer, nullable=False),  # how many matches have written it
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),  # the last of them
    PrimaryKeyConstraint("league", "person"),
)
