"""What a match of a league begins with, and what it leaves."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game, Outcome
from intriga.kernel.seats.ledgers import LedgerError, ledger_of, plain_ledger
from intriga.store import Conflict, leagues, ledgers
from intriga.store.leagues import LeagueRow
from intriga.store.ledgers import LedgerRow, Left, PlayerRow
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.errors import conflict, forbidden, invalid, unknown

ABANDONED_DAYS: Final = 60
"""A match in which nothing happens for so long no longer keeps its players from others."""

_encode = msgspec.json.Encoder().encode


class Brought(Struct, frozen=True):
    """What those who begin a match bring to it: their `ledgers` of this league by seat, as plain
    data of the version that the rules have. `rows`: as they are stored, by person."""

    players: Sequence[PlayerRow] = ()
    rows: Mapping[str, LedgerRow] = {}
    ledgers: Mapping[Seat, dict[str, Any]] = {}


NOTHING: Final = Brought()
"""What they bring to a match without a league."""


def hosted_league(
    connection: Connection,
    league: str,
    game: Game[Any],
    people: Sequence[str],
    *,
    lock: bool = False,
) -> LeagueRow:
    """A league for a match of this game that these people host. `lock`: it cannot be deleted until
    this transaction ends. Raises `TableError` when there is none, it is of another game, or none of
    them may host in it."""
    row = leagues.get(connection, league, lock=lock)
    if row is None:
        raise unknown("league-unknown")
    if row.game != game.id:
        raise invalid("league-other-game", league=row.name)
    if not leagues.may_host(connection, row, people):
        raise forbidden("league-not-host", league=row.name)
    return row


def require_free(connection: Connection, league: str | None, me: str) -> None:
    """Raises `TableError` for a person who plays a match of this league: they cannot join another
    until it ends."""
    if league is not None and ledgers.playing(connection, league, [me]):
        raise conflict("league-busy-you", days=ABANDONED_DAYS)


def bring(
    connection: Connection, game: Game[Any], row: MatchRow, chairs: Sequence[SeatRow]
) -> Brought:
    """What the players of a match that is about to begin bring to it. Raises `TableError` when one
    of them plays another match of the league, or has a ledger that the rules cannot read, and when
    nobody who hosts the match may host in the league."""
    if row.league is None:
        return NOTHING
    league = hosted_league(connection, row.league, game, (row.host, *row.cohost_ids))
    people = {chair.person: chair for chair in chairs if chair.person is not None}
    busy = ledgers.playing(connection, league.id, people)
    if busy:
        names = [people[person].name for person in people if person in busy]
        raise conflict("league-busy", names=names, n=len(names), days=ABANDONED_DAYS)
    rows = ledgers.of_people(connection, league.id, people)
    return Brought(
        players=[PlayerRow(league.id, one, row.id, people[one].seat) for one in people],
        rows=rows,
        ledgers={
            people[person].seat: _current(game, ledger, people[person].name)
            for person, ledger in rows.items()
        },
    )


def _current(game: Game[Any], row: LedgerRow, name: str) -> dict[str, Any]:
    """A ledger as plain data of the version that the rules have."""
    try:
        return plain_ledger(ledger_of(game, msgspec.json.decode(row.data), row.version))
    except LedgerError:
        raise conflict("league-ledger-stuck", name=name) from None


def begin(connection: Connection, match: MatchRow, brought: Brought) -> None:
    """Within the transaction that starts a match: its players play for their ledgers. Raises
    `Conflict` when one of these has changed since it was read, and `TableError` when the league is
    gone."""
    if match.league is None:
        return
    if leagues.get(connection, match.league, lock=True) is None:
        raise unknown("league-unknown")
    ledgers.begin(connection, brought.players)
    people = [player.person for player in brought.players]
    if ledgers.of_people(connection, match.league, people, lock=True) != dict(brought.rows):
        raise Conflict("the ledgers have changed")


def left_by(game: Game[Any], outcome: Outcome | None) -> Left:
    """What a match leaves, as the store takes it. `outcome`: None while it is played."""
    if outcome is None or game.Ledger is None:
        return ledgers.NOTHING
    left = (None if one is None else _encode(one).decode() for one in outcome.ledger)
    return Left(game.ledger_version, tuple(left))
