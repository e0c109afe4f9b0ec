"""Return codes get a table of their own: people without a seat may have one, too."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "return_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_return_codes_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_return_codes_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_return_codes")),
    )
    op.create_index(op.f("ix_return_codes_person"), "return_codes", ["person"], unique=False)
    op.execute(
        "INSERT INTO return_codes (hash, match, person) SELECT return_hash, match, person"
        " FROM seats WHERE return_hash IS NOT NULL AND person IS NOT NULL"
    )
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("uq_seats_return_hash"), type_="unique")
        seats.drop_column("return_hash")
