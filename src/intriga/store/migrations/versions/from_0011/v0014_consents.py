"""Those who play agree to newcomers; co-hosts whom a player has named while playing are known; chat
messages keep the name that their author had."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "consents",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("voter", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_consents_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_consents_person")),
        sa.ForeignKeyConstraint(["voter"], ["people.id"], name=op.f("fk_consents_voter")),
        sa.PrimaryKeyConstraint("match", "person", "voter", name=op.f("pk_consents")),
    )
    op.add_column("messages", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.add_column(
        "matches", sa.Column("late_cohosts", sa.Text(), nullable=False, server_default="[]")
    )
