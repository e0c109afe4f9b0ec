"""Leagues, and ledgers: what lasts between matches belongs to people, no longer to seats."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_leagues_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
    )
    op.create_index(op.f("ix_leagues_owner"), "leagues", ["owner"], unique=False)
    op.create_table(
        "league_hosts",
        sa.Column("league", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f("fk_league_hosts_league")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_league_hosts_person")),
        sa.PrimaryKeyConstraint("league", "person", name=op.f("pk_league_hosts")),
    )
    op.create_index(op.f("ix_league_hosts_person"), "league_hosts", ["person"], unique=False)
    _of_people("league_players", sa.Column("seat", sa.Integer(), nullable=False))
    op.create_index(op.f("ix_league_players_match"), "league_players", ["match"], unique=False)
    _of_people(
        "ledgers",
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
    )
    op.add_column("matches", sa.Column("league", sa.String(32)))
    op.create_index(op.f("ix_matches_league"), "matches", ["league"], unique=False)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("carry")


def _of_people(table: str, *columns: sa.Column[int] | sa.Column[str]) -> None:
    """A table with a row for each person in a league."""
    op.create_table(
        table,
        sa.Column("league", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f(f"fk_{table}_league")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f(f"fk_{table}_person")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f(f"fk_{table}_match")),
        sa.PrimaryKeyConstraint("league", "person", name=op.f(f"pk_{table}")),
    )
    op.create_index(op.f(f"ix_{table}_person"), table, ["person"], unique=False)
