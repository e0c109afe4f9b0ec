"""Matches: who plays in them, who has powers and who wants a seat."""

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
    false,
)

from intriga.store.schema.metadata import metadata

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
    Column("team_names", Text, nullable=False, server_default="{}"),  # JSON: name by key of a place
    Column("lesson", String(64), index=True),  # its name, if the match is a lesson
    Column("lesson_step", Integer, nullable=False, server_default="0"),  # at which step it stands
    Column("lesson_played", Integer, nullable=False, server_default="0"),  # acts of its script
    Column("lesson_language", String(8), nullable=False, server_default=""),  # of its script
    Column("draws", Text),  # JSON: the draws of a lesson by their reasons
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

pokes = Table(  # when a host last called a seat to the table; -1: everybody
    "pokes",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
