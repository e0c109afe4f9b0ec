"""Letters: confirmed addresses, what waits to be sent, who has looked where."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "postboxes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("wants", sa.Text(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_postboxes_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_postboxes")),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("match", sa.String(32), nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("params", sa.Text(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("claimed_at", sa.BigInteger(), nullable=True),
        sa.Column("dated_at", sa.BigInteger(), nullable=True),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_letters_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_letters_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
    )
    op.create_index("ix_letters_state_due_at", "letters", ["state", "due_at"], unique=False)
    op.create_index(op.f("ix_letters_person"), "letters", ["person"], unique=False)
    op.create_table(
        "looks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_looks_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_looks_person")),
        sa.PrimaryKeyConstraint("person", "match", name=op.f("pk_looks")),
    )
