"""Accounts: roles, browsers by name, one-time links, a journal of what admins did."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    role = sa.Column("role", sa.String(16), nullable=False, server_default="player")
    op.add_column("people", role)
    op.add_column("people", _moment("renamed_at"))
    op.add_column("people", sa.Column("blocked_at", sa.BigInteger()))
    op.add_column("people", sa.Column("erased_at", sa.BigInteger()))
    op.add_column("sessions", _moment("opened_at"))
    op.add_column("sessions", _moment("seen_at"))
    device = sa.Column("device", sa.String(64), nullable=False, server_default="")
    op.add_column("sessions", device)
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_person"), "links", ["person"], unique=False)
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("admin", sa.String(32), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("match", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["admin"], ["people.id"], name=op.f("fk_journal_admin")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal")),
    )


def _moment(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")
