"""Places: which one somebody has chosen, or wants; people who have one and no seat; until when a
referee sees everything."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("seats", sa.Column("place", sa.String(64), nullable=False, server_default=""))
    op.add_column("signups", sa.Column("wish", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "officials",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("steward", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_officials_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_officials_person")),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_officials")),
    )
    op.create_index(op.f("ix_officials_person"), "officials", ["person"], unique=False)
    op.create_table(
        "referee_views",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_referee_views_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_referee_views_person")),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_referee_views")),
    )
