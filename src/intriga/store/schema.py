"""The tables. Times are milliseconds since the epoch; ids are opaque random strings.

Codes and session tokens are kept as hashes only. The secret of chance (`matches.secret`) leaves
the store in one place: the footer, once the match is over.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
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
    Column("role", String(16), nullable=False, server_default="player"),  # player, admin
    Column("renamed_at", BigInteger, nullable=False, server_default="0"),
    Column("blocked_at", BigInteger),  # who is blocked does not come in
    Column("erased_at", BigInteger),  # at his own wish; his seats keep a neutral name
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("opened_at", BigInteger, nullable=False, server_default="0"),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("device", String(64), nullable=False, server_default=""),  # in words
)

tokens = Table(  # by which an account's programs are known
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

links = Table(  # whoever holds one may do, once, what it is for
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

journal = Table(  # what admins did to people and matches
    "journal",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("admin", String(32), ForeignKey("people.id"), nullable=False),
    Column("deed", String(32), nullable=False),
    Column("person", String(32)),
    Column("match", String(32)),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False, index=True),  # gathering, playing, over, cancelled
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("schedule", Text, nullable=False),  # JSON: table.schedule.Schedule
    Column("terms", Text, nullable=False, server_default="{}"),  # JSON: kernel.terms.Terms
    Column("privacy", String(16), nullable=False),  # open, link
    Column("watch", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("cohosts", Text, nullable=False, server_default="[]"),  # JSON: ids of people
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
    Column("approval", Boolean, nullable=False, server_default=false()),  # the host lets in
    Column("password", Text),  # argon2
    Column("roll_at", BigInteger),  # since when the host calls the roll
    Column("closed", String(16)),  # why it was called off: host, idle, admin
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
    Column("here_at", BigInteger),  # when he last answered the roll
    PrimaryKeyConstraint("match", "seat"),
)

signups = Table(  # who wants to sit and does not yet
    "signups",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(16), nullable=False),  # asked, reserve, invited, declined
    Column("place", Integer, nullable=False),  # the order in which they came
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # the one it is about, if any
    Column("salt", String(128), nullable=False),
    Column("here_at", BigInteger),
    Column("by", String(32), ForeignKey("people.id")),  # who invited him
    PrimaryKeyConstraint("match", "person"),
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
    Column("house", Text, nullable=False, server_default="{}"),  # JSON: kernel.house.House
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
    Column("left", BigInteger),  # in a pause: how long it still runs, in milliseconds
    Column("claimed_by", String(32)),  # the node that fires it
    PrimaryKeyConstraint("match", "window"),
)

messages = Table(  # what was said; the record has only the digest of salt and text
    "messages",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),  # the entry
    Column("id", String(32), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("room", Text, nullable=False),
    Column("readers", Text, nullable=False),  # of that moment: `*` or `,0,3,`
    Column("seat", Integer),  # none: the host
    Column("voice", String(128), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("text", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("mentions", Text, nullable=False),  # JSON: [[first letter, letters, seat]]
    Column("erased", String(16), nullable=False),  # by host, author
    PrimaryKeyConstraint("match", "seq"),
    Index("ix_messages_room", "match", "room", "seq"),
)

audiences = Table(  # who has heard something in which room, and since when
    "audiences",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("room", Text, nullable=False),
    Column("readers", Text, nullable=False),
    Column("title", Text, nullable=False),  # JSON: kernel.text.Message
    Column("seq", Integer, nullable=False),  # the first entry
    PrimaryKeyConstraint("match", "room", "readers"),
)

readmarks = Table(  # how far a person has read
    "readmarks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("room", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("person", "match", "room"),
)

hushed = Table(  # of whom or what a person wants to hear no more: `seat:3`, `voice:…`, `room:…`
    "hushed",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("what", Text, nullable=False),
    PrimaryKeyConstraint("person", "match", "what"),
)

postboxes = Table(  # addresses that their owners have confirmed
    "postboxes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("wants", Text, nullable=False),  # what of, with commas
    Column("confirmed_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
)

emails = Table(  # what waits to be sent, and what was sent lately
    "letters",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("address", String(254)),  # for who has no postbox
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
    Index("ix_letters_state_due_at", "state", "due_at"),
)

looks = Table(  # when somebody last looked at a match
    "looks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "match"),
)

nodes = Table(  # the processes that share this database; see `store.nodes`
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)

leases = Table(  # which node lets the bots of a match play
    "duties",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("node", String(32), nullable=False, index=True),
)

presence = Table(  # the seats that have a page open, by the node that serves it
    "presence",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("node", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("match", "seat", "node"),
)
