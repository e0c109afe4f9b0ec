"""The tables. Times are milliseconds since the epoch; ids are opaque random strings.

Of codes and session tokens only hashes are stored. The random seed of a match (`matches.secret`)
leaves the store in one place only: the footer of its record, once the match is over.
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
    Column("length", Integer, nullable=False),  # number of entries
    Column("head", String(64), nullable=False),  # hash of the last line
    Column("header", LargeBinary),
    Column("footer", LargeBinary),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("acted_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("previous", String(32)),
    Column("next", String(32)),
    Column("approval", Boolean, nullable=False, server_default=false()),  # the host approves joins
    Column("password", Text),  # argon2
    Column("roll_at", BigInteger),  # when the host started the roll call, if one is on
    Column("closed", String(16)),  # who or what cancelled it: host, idle, admin
    Column("edits", Text, nullable=False, server_default="[]"),  # JSON: table.models.Edit
    Column("late_cohosts", Text, nullable=False, server_default="[]"),  # JSON: ids of people
    Column("league", String(32), index=True),  # what its players keep of it lasts in this league
)

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

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(64)),  # neither a person nor a bot: the seat is free
    Column("name", String(64), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("here_at", BigInteger),  # when the player last answered the roll call
    Column("place", String(64), nullable=False, server_default=""),  # which place they have chosen
    PrimaryKeyConstraint("match", "seat"),
)

referee_views = Table(  # until when a referee sees everything, on whatever node
    "referee_views",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "person"),
)

return_codes = Table(  # the codes by which guests return, by their hashes
    "return_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
)

signups = Table(  # people who want a seat and have none yet
    "signups",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(16), nullable=False),  # store.signups.SignupStatus
    Column("place", Integer, nullable=False),  # position in the queue
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # the seat asked for or had, if any
    Column("salt", String(128), nullable=False),
    Column("here_at", BigInteger),
    Column("by", String(32), ForeignKey("people.id")),  # who sent the invitation
    Column("wish", String(64), nullable=False, server_default=""),  # the place they want
    PrimaryKeyConstraint("match", "person"),
)

officials = Table(  # people who have a place in a match and no seat
    "officials",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("place", String(64), nullable=False),  # kernel.Place.key
    Column("at", BigInteger, nullable=False),  # since when
    Column("steward", Integer, nullable=False, server_default="0"),  # number in the record, or 0
    PrimaryKeyConstraint("match", "person"),
)

consents = Table(  # who, of those who play, agrees to somebody who asks for a seat
    "consents",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("voter", String(32), ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("match", "person", "voter"),
)

knows = Table(  # the seat whose secrets a person has seen in a match, kept after they leave
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
