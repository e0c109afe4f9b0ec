"""A match's clocks become its schedule: times of day, grace, what becomes of the absent."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE matches RENAME COLUMN clocks TO schedule")
    op.execute("UPDATE matches SET schedule = '{\"clocks\":' || schedule || '}'")
