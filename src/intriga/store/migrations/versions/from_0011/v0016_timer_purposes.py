"""Timers have a purpose: besides closing a window, they settle a sealed one and reach its marks.
The primary key changes, so the table is made anew."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

_COLUMNS = '"match", "window", "generation", "due_at", "left", "claimed_by"'


def upgrade() -> None:
    op.create_table(
        "window_timers",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("window", sa.String(128), nullable=False),
        sa.Column("purpose", sa.String(64), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("restarts", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.BigInteger(), nullable=True),
        sa.Column("claimed_by", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_window_timers_match")),
        sa.PrimaryKeyConstraint("match", "window", "purpose", name=op.f("pk_window_timers")),
    )
    op.execute(
        f"INSERT INTO window_timers ({_COLUMNS}, purpose, restarts) "
        f"SELECT {_COLUMNS}, 'close', 0 FROM timers"
    )
    op.drop_table("timers")
    op.create_index(op.f("ix_window_timers_due_at"), "window_timers", ["due_at"], unique=False)
