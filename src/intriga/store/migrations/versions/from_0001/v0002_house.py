"""The house of a match: terms, what the kernel keeps beside the game, clocks that stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("snapshots", sa.Column("house", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("timers", sa.Column("left", sa.BigInteger(), nullable=True))
