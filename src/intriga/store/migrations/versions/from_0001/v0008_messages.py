"""Talk: messages, who heard something where, how far people have read, what they hushed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "messages",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("readers", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("voice", sa.String(128), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("mentions", sa.Text(), nullable=False),
        sa.Column("erased", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_messages_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_messages_person")),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_messages")),
        sa.UniqueConstraint("id", name=op.f("uq_messages_id")),
    )
    op.create_index(op.f("ix_messages_person"), "messages", ["person"], unique=False)
    op.create_index("ix_messages_room", "messages", ["match", "room", "seq"], unique=False)
    op.create_table(
        "audiences",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("readers", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_audiences_match")),
        sa.PrimaryKeyConstraint("match", "room", "readers", name=op.f("pk_audiences")),
    )
    op.create_table(
        "readmarks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_readmarks_person")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_readmarks_match")),
        sa.PrimaryKeyConstraint("person", "match", "room", name=op.f("pk_readmarks")),
    )
    op.create_table(
        "hushed",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_hushed_person")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_hushed_match")),
        sa.PrimaryKeyConstraint("person", "match", "what", name=op.f("pk_hushed")),
    )
