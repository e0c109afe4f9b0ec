"""Ledgers: what a person keeps of a game between the matches of a league.

They are read in the transaction that starts a match and written once, in the one that ends it. In
between, `league_players` says who began it: they get what the match leaves on the seat they had
then, whoever has it at the end, and play no other match of this league.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict
from intriga.store.schema import league_players, ledgers, matches, seats


class LedgerRow(Struct, frozen=True):
    """A ledger as it is stored. `version`: of the game's ledgers; `data`: JSON; `n`: how many
    matches have written it, the last one of them `match`."""

    league: str
    person: str
    version: int
    data: str
    n: int
    match: str


class PlayerRow(Struct, frozen=True):
    """Who began a running match of a league, and on which seat."""

    league: str
    person: str
    match: str
    seat: int


class Left(Struct, frozen=True):
    """What a match leaves: the version of the game's ledgers, and by seat the ledger as JSON, or
    None for what was there before."""

    version: int
    ledgers: Sequence[str | None] = ()


NOTHING: Final = Left(0)
"""A match leaves all ledgers as they were."""

_ledger = [getattr(ledgers.c, name) for name in LedgerRow.__struct_fields__]
_player = [getattr(league_players.c, name) for name in PlayerRow.__struct_fields__]

# Reading.


def of_person(connection: Connection, person: str) -> list[LedgerRow]:
    """The ledgers of a person, by league."""
    rows = connection.execute(
        select(*_ledger).where(ledgers.c.person == person).order_by(ledgers.c.league)
    )
    return [LedgerRow(*row) for row in rows]


def of_league(connection: Connection, league: str) -> list[LedgerRow]:
    """The ledgers of a league."""
    rows = connection.execute(
        select(*_ledger).where(ledgers.c.league == league).order_by(ledgers.c.person)
    )
    return [LedgerRow(*row) for row in rows]


def of_people(
    connection: Connection, league: str, people: Collection[str], *, lock: bool = False
) -> dict[str, LedgerRow]:
    """The ledgers of these people in a league, by person. `lock`: they cannot be deleted until this
    transaction ends."""
    query = (
        select(*_ledger)
        .where(ledgers.c.league == league, ledgers.c.person.in_(people))
        .order_by(ledgers.c.person)
    )
    rows = connection.execute(query.with_for_update() if lock else query)
    return {row.person: LedgerRow(*row) for row in rows}


def playing(connection: Connection, league: str, people: Collection[str]) -> dict[str, str]:
    """Those of these people who began a running match of a league, with the match."""
    rows = connection.execute(
        select(league_players.c.person, league_players.c.match).where(
            league_players.c.league == league, league_players.c.person.in_(people)
        )
    )
    return {row.person: row.match for row in rows}


def is_in_play(connection: Connection, league: str, person: str) -> bool:
    """Whether a person began a running match of a league, or has taken a seat in one since."""
    seated = (
        select(seats.c.match)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person == person, matches.c.league == league, matches.c.status == "playing")
    )
    began = bool(playing(connection, league, [person]))
    return began or connection.scalar(seated.limit(1)) is not None


# Writing.


def begin(connection: Connection, players: Iterable[PlayerRow]) -> None:
    """A match of a league begins with these players. Raises `Conflict` when one of them plays
    another of this league."""
    rows = [
        {name: getattr(player, name) for name in PlayerRow.__struct_fields__}
        for player in sorted(players, key=lambda player: player.person)
    ]
    try:
        if rows:
            connection.execute(insert(league_players), rows)
    except IntegrityError:
        raise Conflict("a player is in another match of this league") from None


def leave(connection: Connection, match: str, left: Left) -> None:
    """A match ends: those who began it get what it leaves. Does nothing if it has no league. A
    second time nobody would get anything, but the log does not end a match twice."""
    rows = connection.execute(
        select(*_player)
        .where(league_players.c.match == match)
        .order_by(league_players.c.person)
        .with_for_update()  # who deletes their data meanwhile gets nothing
    ).all()
    if not rows:
        return
    for player in (PlayerRow(*row) for row in rows):
        ledger = left.ledgers[player.seat] if player.seat < len(left.ledgers) else None
        if ledger is not None:
            _write(connection, player, left.version, ledger)
    connection.execute(delete(league_players).where(league_players.c.match == match))


def _write(connection: Connection, player: PlayerRow, version: int, data: str) -> None:
    whose = {"league": player.league, "person": player.person}
    now = {"version": version, "data": data, "match": player.match}
    changed = connection.execute(
        update(ledgers)
        .where(ledgers.c.league == player.league, ledgers.c.person == player.person)
        .values(**now, n=ledgers.c.n + 1)
    )
    if changed.rowcount == 0:
        connection.execute(insert(ledgers).values(**whose, **now, n=1))


def release_idle(connection: Connection, before: int) -> None:
    """Those who began a running match in which nothing has happened since then play it for nothing
    from now on: it leaves them no ledgers, and keeps them from no other match."""
    idle = select(matches.c.id).where(matches.c.status == "playing", matches.c.acted_at < before)
    connection.execute(delete(league_players).where(league_players.c.match.in_(idle)))


def drop(connection: Connection, league: str, person: str) -> bool:
    """Delete a person's ledger; whether there was one. Raises `Conflict` while they play a match of
    this league."""
    there = of_people(connection, league, [person], lock=True)  # none begins from here on
    if playing(connection, league, [person]):
        raise Conflict("the person plays a match of this league")
    connection.execute(
        delete(ledgers).where(ledgers.c.league == league, ledgers.c.person == person)
    )
    return bool(there)


def forget_person(connection: Connection, person: str) -> None:
    """Delete all ledgers of a person; matches that they began leave them nothing."""
    connection.execute(delete(league_players).where(league_players.c.person == person))
    connection.execute(delete(ledgers).where(ledgers.c.person == person))
