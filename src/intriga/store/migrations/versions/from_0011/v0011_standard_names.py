"""Standard names: `letters` becomes `emails`, `postboxes` `email_settings`, `duties` `bot_leases`,
`hushed` `hidden`, and `journal.deed` `journal.action`.

Constraints and indexes carry the name of their table, and SQLite cannot rename them in place: each
table is made anew under its new name, its rows are copied, and the old one is dropped. No other
table refers to any of them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.execute("ALTER TABLE journal RENAME COLUMN deed TO action")
    _email_settings()
    _emails()
    _bot_leases()
    _hidden()


def _move(old: str, new: str, *columns: str) -> None:
    """Copy the rows of the old table into the new one, and drop the old one."""
    names = ", ".join(f'"{column}"' for column in columns)
    op.execute(f"INSERT INTO {new} ({names}) SELECT {names} FROM {old}")
    op.drop_table(old)


def _email_settings() -> None:
    op.create_table(
        "email_settings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("wants", sa.Text(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_email_settings_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_email_settings")),
    )
    columns = ("person", "address", "language", "wants", "confirmed_at", "failures")
    _move("postboxes", "email_settings", *columns)


def _emails() -> None:
    op.create_table(
        "emails",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("match", sa.String(32), nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("params", sa.Text(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("claimed_at", sa.BigInteger(), nullable=True),
        sa.Column("dated_at", sa.BigInteger(), nullable=True),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_emails_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_emails_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_emails")),
    )
    _move(
        "letters",
        "emails",
        *("id", "kind", "person", "address", "match", "language", "params", "state", "tries"),
        *("made_at", "due_at", "claimed_at", "dated_at", "sent_at", "problem"),
    )
    op.create_index("ix_emails_state_due_at", "emails", ["state", "due_at"], unique=False)
    op.create_index(op.f("ix_emails_person"), "emails", ["person"], unique=False)


def _bot_leases() -> None:
    op.create_table(
        "bot_leases",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_bot_leases_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_bot_leases")),
    )
    _move("duties", "bot_leases", "match", "node")
    op.create_index(op.f("ix_bot_leases_node"), "bot_leases", ["node"], unique=False)


def _hidden() -> None:
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_hidden_person")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_hidden_match")),
        sa.PrimaryKeyConstraint("person", "match", "what", name=op.f("pk_hidden")),
    )
    _move("hushed", "hidden", "person", "match", "what")
