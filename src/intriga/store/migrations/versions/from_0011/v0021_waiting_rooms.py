"""Waiting rooms: what people write there, and the names they give their teams."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "waiting_talk",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_waiting_talk_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_waiting_talk_person")),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_waiting_talk")),
    )
    op.create_index("ux_waiting_talk_id", "waiting_talk", ["match", "id"], unique=True)
    op.create_index(op.f("ix_waiting_talk_person"), "waiting_talk", ["person"])
    op.add_column(
        "matches", sa.Column("team_names", sa.Text(), nullable=False, server_default="{}")
    )
