"""Documents: the long texts of acts, of which the record has only a digest."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "documents",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("erased", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_documents_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_documents_person")),
        sa.PrimaryKeyConstraint("match", "id", name=op.f("pk_documents")),
    )
    op.create_index(op.f("ix_documents_person"), "documents", ["person"], unique=False)
