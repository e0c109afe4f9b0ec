"""What people write: messages, documents, drafts."""

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

messages = Table(  # chat messages; the record has only a digest of salt and text
    "messages",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),  # the entry
    Column("id", String(32), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("room", Text, nullable=False),
    Column("readers", Text, nullable=False),  # when it was sent: `*` (everybody) or `,0,3,`
    Column("seat", Integer),  # null: the host
    Column("voice", String(128), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("text", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("mentions", Text, nullable=False),  # JSON: [[first character, characters, seat]]
    Column("erased", String(16), nullable=False),  # by host or author; empty: not erased
    Column("name", String(64), nullable=False, server_default=""),  # the author's, when written
    PrimaryKeyConstraint("match", "seq"),
    Index("ix_messages_room", "match", "room", "seq"),
)

audiences = Table(  # which sets of readers have received messages in a room, and since when
    "audiences",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("room", Text, nullable=False),
    Column("readers", Text, nullable=False),
    Column("title", Text, nullable=False),  # JSON: kernel.text.Message
    Column("seq", Integer, nullable=False),  # the first entry
    PrimaryKeyConstraint("match", "room", "readers"),
)

documents = Table(  # long texts of acts; the record has only a digest of salt and text
    "documents",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),  # the entry
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # null: the host
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("text", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("erased", String(16), nullable=False),  # by host or author; empty: not erased
    PrimaryKeyConstraint("match", "id"),
)

readmarks = Table(  # the last message a person has read in each room
    "readmarks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("room", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("person", "match", "room"),
)

hidden = Table(  # whose messages a person has hidden: `seat:3`, `voice:…`, `room:…`
    "hidden",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("what", Text, nullable=False),
    PrimaryKeyConstraint("person", "match", "what"),
)

waiting_talk = Table(  # what people write in a waiting room; gone once it closes
    "waiting_talk",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("n", Integer, nullable=False),  # order within the match
    Column("id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # the author's, when written
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "n"),
    Index("ux_waiting_talk_id", "match", "id", unique=True),
)

drafts = Table(  # what seats write together before it is handed in; see `store.drafts`
    "drafts",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("key", String(72), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("handed", Integer, nullable=False),  # the revision that was handed in; 0: none
    Column("handed_by", Integer),
    Column("handed_at", BigInteger),
    PrimaryKeyConstraint("match", "key"),
)

draft_rows = Table(
    "draft_rows",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("key", String(72), nullable=False),
    Column("id", String(40), nullable=False),
    Column("position", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # the revision with which its value came
    Column("revision", Integer, nullable=False),  # its last change of any kind
    Column("value", Text, nullable=False),  # JSON
    Column("change", String(16), nullable=False),  # added, changed, moved, removed
    Column("seat", Integer, nullable=False),  # who made that change
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "key", "id"),
)

draft_editors = Table(  # which row of a draft somebody is at
    "draft_editors",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("key", String(72), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("row", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "key", "seat"),
)
