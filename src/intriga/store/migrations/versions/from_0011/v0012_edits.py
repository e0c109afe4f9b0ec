"""What the hosts of a match have changed in its settings before it began."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("edits", sa.Text(), nullable=False, server_default="[]"))
