"""Several nodes on one database: who is alive, and what each has taken on."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("alive_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "duties",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_duties_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_duties")),
    )
    op.create_index(op.f("ix_duties_node"), "duties", ["node"], unique=False)
    op.create_table(
        "presence",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_presence_match")),
        sa.PrimaryKeyConstraint("match", "seat", "node", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_node"), "presence", ["node"], unique=False)
    op.add_column("timers", sa.Column("claimed_by", sa.String(length=32), nullable=True))
