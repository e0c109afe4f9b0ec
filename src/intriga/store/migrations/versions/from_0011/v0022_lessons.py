"""Lessons: matches that one person plays against a script."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.String(64), nullable=True))
    for name in ("lesson_step", "lesson_played"):
        op.add_column("matches", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "matches",
        sa.Column("lesson_language", sa.String(8), nullable=False, server_default=""),
    )
    op.add_column("matches", sa.Column("draws", sa.Text(), nullable=True))
    op.create_index(op.f("ix_matches_lesson"), "matches", ["lesson"])
