"""Sign-ups: reserves, approval, passwords, the roll; why a match was called off."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "matches",
        sa.Column("approval", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("matches", sa.Column("password", sa.Text()))
    op.add_column("matches", sa.Column("roll_at", sa.BigInteger()))
    op.add_column("matches", sa.Column("closed", sa.String(16)))
    op.add_column("seats", sa.Column("here_at", sa.BigInteger()))
    op.create_table(
        "signups",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("salt", sa.String(128), nullable=False),
        sa.Column("here_at", sa.BigInteger(), nullable=True),
        sa.Column("by", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_signups_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_signups_person")),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_signups_by")),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_signups")),
    )
    op.create_index(op.f("ix_signups_person"), "signups", ["person"], unique=False)
