"""Emails, and when people last looked."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from intriga.store.schema.metadata import metadata

email_settings = Table(  # confirmed addresses
    "email_settings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("wants", Text, nullable=False),  # the subjects wanted, separated by commas
    Column("confirmed_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
)

emails = Table(  # emails waiting to be sent, and those sent lately
    "emails",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("address", String(254)),  # used when the person has no email settings
    Column("match", String(32), ForeignKey("matches.id")),
    Column("language", String(8), nullable=False),
    Column("params", Text, nullable=False),  # JSON
    Column("state", String(16), nullable=False),  # waiting, sending, sent, failed
    Column("tries", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("claimed_at", BigInteger),
    Column("dated_at", BigInteger),
    Column("sent_at", BigInteger),
    Column("problem", Text, nullable=False),
    Index("ix_emails_state_due_at", "state", "due_at"),
)

looks = Table(  # when somebody last looked at a match
    "looks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "match"),
)
