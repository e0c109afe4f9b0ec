"""Drafts: what seats write together before one of them hands it in."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("key", sa.String(72), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("handed", sa.Integer(), nullable=False),
        sa.Column("handed_by", sa.Integer(), nullable=True),
        sa.Column("handed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_drafts_match")),
        sa.PrimaryKeyConstraint("match", "key", name=op.f("pk_drafts")),
    )
    op.create_table(
        "draft_rows",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("key", sa.String(72), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("change", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_draft_rows_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_draft_rows_person")),
        sa.PrimaryKeyConstraint("match", "key", "id", name=op.f("pk_draft_rows")),
    )
    op.create_index(op.f("ix_draft_rows_person"), "draft_rows", ["person"], unique=False)
    op.create_table(
        "draft_editors",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("key", sa.String(72), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("row", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_draft_editors_match")),
        sa.PrimaryKeyConstraint("match", "key", "seat", name=op.f("pk_draft_editors")),
    )
