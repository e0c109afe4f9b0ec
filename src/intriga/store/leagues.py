"""Leagues: series of matches of one game, between which their players keep something."""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict
from intriga.store.schema import league_hosts, leagues, ledgers, matches, people


class LeagueRow(Struct, frozen=True):
    """A league as it is stored. `owner`: the id of a person, who decides who may host in it."""

    id: str
    game: str
    name: str
    owner: str
    created_at: int


_columns = [getattr(leagues.c, name) for name in LeagueRow.__struct_fields__]


def add(connection: Connection, row: LeagueRow) -> None:
    """Add a league."""
    values = {name: getattr(row, name) for name in LeagueRow.__struct_fields__}
    connection.execute(insert(leagues).values(**values))


def get(connection: Connection, league: str, *, lock: bool = False) -> LeagueRow | None:
    """The league with this id, if there is one. `lock`: it cannot be deleted until this transaction
    ends."""
    query = select(*_columns).where(leagues.c.id == league)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    return LeagueRow(*row) if row else None


def of_ids(connection: Connection, ids: Collection[str]) -> dict[str, LeagueRow]:
    """The leagues with these ids, by id."""
    if not ids:
        return {}
    rows = connection.execute(select(*_columns).where(leagues.c.id.in_(ids)))
    return {row.id: LeagueRow(*row) for row in rows}


def of_host(connection: Connection, person: str) -> list[LeagueRow]:
    """The leagues in which a person may host, the oldest first."""
    named = select(league_hosts.c.league).where(league_hosts.c.person == person)
    rows = connection.execute(
        select(*_columns)
        .where(or_(leagues.c.owner == person, leagues.c.id.in_(named)))
        .order_by(leagues.c.created_at, leagues.c.id)
    )
    return [LeagueRow(*row) for row in rows]


def count_owned(connection: Connection, person: str) -> int:
    """How many leagues a person owns."""
    query = select(func.count()).select_from(leagues).where(leagues.c.owner == person)
    return connection.scalar(query) or 0


def hosts(connection: Connection, league: str) -> list[tuple[str, str]]:
    """Who may host in a league beside its owner: ids and names."""
    rows = connection.execute(
        select(people.c.id, people.c.name)
        .join(league_hosts, league_hosts.c.person == people.c.id)
        .where(league_hosts.c.league == league)
        .order_by(people.c.name, people.c.id)
    )
    return [(row.id, row.name) for row in rows]


def may_host(connection: Connection, row: LeagueRow, people: Collection[str]) -> bool:
    """Whether one of these people may host in a league."""
    if row.owner in people:
        return True
    query = select(league_hosts.c.person).where(
        league_hosts.c.league == row.id, league_hosts.c.person.in_(people)
    )
    return connection.scalar(query.limit(1)) is not None


def rename(connection: Connection, league: str, name: str) -> None:
    """Give a league another name."""
    connection.execute(update(leagues).where(leagues.c.id == league).values(name=name))


def add_host(connection: Connection, league: str, person: str) -> None:
    """Let a person host in a league. Raises `Conflict` when they may already."""
    try:
        connection.execute(insert(league_hosts).values(league=league, person=person))
    except IntegrityError:
        raise Conflict("the person hosts in this league already") from None


def remove_host(connection: Connection, league: str, person: str) -> bool:
    """Let a person no longer host in a league; whether they could."""
    removed = connection.execute(
        delete(league_hosts).where(league_hosts.c.league == league, league_hosts.c.person == person)
    )
    return removed.rowcount == 1


def drop(connection: Connection, league: str) -> None:
    """Delete a league. Raises `Conflict` when a match belongs to it that was not cancelled, or a
    ledger."""
    played = select(matches.c.id).where(matches.c.league == league, matches.c.status != "cancelled")
    kept = select(ledgers.c.person).where(ledgers.c.league == league)
    if connection.scalar(played.limit(1)) or connection.scalar(kept.limit(1)):
        raise Conflict("the league is in use")
    connection.execute(update(matches).where(matches.c.league == league).values(league=None))
    connection.execute(delete(league_hosts).where(league_hosts.c.league == league))
    connection.execute(delete(leagues).where(leagues.c.id == league))


def forget_person(connection: Connection, person: str) -> None:
    """Remove a person from all leagues. One of the others who host in a league they own becomes its
    owner; a league that nobody uses is deleted, and any other keeps its owner."""
    connection.execute(delete(league_hosts).where(league_hosts.c.person == person))
    for row in connection.execute(select(*_columns).where(leagues.c.owner == person)).all():
        league = row.id
        others = hosts(connection, league)
        if others:
            heir, _ = others[0]
            remove_host(connection, league, heir)
            connection.execute(update(leagues).where(leagues.c.id == league).values(owner=heir))
            continue
        try:
            drop(connection, league)
        except Conflict:
            continue
