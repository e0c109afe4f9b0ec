"""People who host a match beside its creator."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("cohosts", sa.Text(), nullable=False, server_default="[]"))
