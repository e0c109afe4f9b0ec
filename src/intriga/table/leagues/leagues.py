"""Leagues: made by an account, which owns them and names who else may host in them."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from intriga.kernel.game import Game
from intriga.store import Conflict, leagues, ledgers
from intriga.store.leagues import LeagueRow
from intriga.store.people import accounts
from intriga.table.accounts.codes import new_id
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.leagues.ledgers import Ledgers
from intriga.table.models import League
from intriga.table.names import clean_text
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time

NAME_LENGTH = 60
"""The longest name of a league, in characters."""
LEAGUES_MOST = 50
"""The most leagues of one owner, and the most people one names to host in a league."""


class Leagues:
    """All leagues. `games`: the installed ones, by id."""

    def __init__(
        self, store: AsyncStore, time: Time, games: Mapping[str, Game[Any]], ledgers: Ledgers
    ) -> None:
        self._store = store
        self._time = time
        self._games = games
        self._ledgers = ledgers

    # Reading.

    async def league(self, league: str, me: str | None = None) -> League:
        """A league as this person (None: a stranger) may see it. Raises `TableError` when there is
        none."""

        def read(connection: Connection) -> League:
            return self._seen(connection, _known(connection, league), me)

        return await self._store.read(read)

    async def hosted(self, me: str, game: str | None = None) -> list[League]:
        """The leagues in which a person may host, the oldest first; `game`: those of this game."""

        def read(connection: Connection) -> list[League]:
            rows = leagues.of_host(connection, me)
            return [self._seen(connection, row, me) for row in rows if game in (None, row.game)]

        return await self._store.read(read)

    def lasting(self) -> list[str]:
        """The ids of the installed games of which something lasts."""
        return [id for id, rules in self._games.items() if rules.Ledger is not None]

    def _seen(self, connection: Connection, row: LeagueRow, me: str | None) -> League:
        named = leagues.hosts(connection, row.id)
        rules = self._games.get(row.game)
        public = rules is not None and rules.ledger_public
        plays = me is not None and ledgers.is_in_play(connection, row.id, me)
        if public or (me == row.owner and not plays):  # who plays sees no more than other players
            found = ledgers.of_league(connection, row.id)
        else:
            found = list(ledgers.of_people(connection, row.id, [me] if me else []).values())
        return League(
            id=row.id,
            game=row.game,
            name=row.name,
            created_at=row.created_at,
            owner=accounts.names(connection, {row.owner}).get(row.owner, ""),
            hosts=tuple(named),
            owned=me is not None and me == row.owner,
            hosted=me is not None and (me == row.owner or me in dict(named)),
            public=public,
            ledgers=tuple(self._ledgers.shown(connection, row, found, me)),
        )

    # Making and changing.

    async def create(self, me: str, game: str, name: str) -> str:
        """Make a league; its id. Raises `TableError` for a guest, for a game of which nothing
        lasts, and for a name that is empty or too long."""
        rules = self._games.get(game)
        if rules is None:
            raise unknown("table-no-game", game=game)
        row = new_league(rules, me, name, self._time.now())
        await self._store.write(lambda connection: add_league(connection, row))
        return row.id

    async def rename(self, league: str, me: str, name: str) -> None:
        """Give a league another name. Raises `TableError` for anybody but its owner."""
        name = _name(name)

        def op(connection: Connection) -> None:
            _owned(connection, league, me)
            leagues.rename(connection, league, name)

        await self._store.write(op)

    async def add_host(self, league: str, me: str, login: str) -> None:
        """Let the account with this login host in a league. Raises `TableError` for anybody but its
        owner, for an unknown login, and for somebody who may already."""

        def op(connection: Connection) -> None:
            row = _owned(connection, league, me)
            found = accounts.by_login(connection, login.strip())
            if found is None:
                raise unknown("league-login-unknown")
            named = leagues.hosts(connection, league)
            if found.id == row.owner or found.id in dict(named):
                raise conflict("league-host-already")
            if len(named) >= LEAGUES_MOST:
                raise conflict("league-too-many-hosts", most=LEAGUES_MOST)
            leagues.add_host(connection, league, found.id)

        try:
            await self._store.write(op)
        except Conflict:
            raise conflict("league-host-already") from None

    async def remove_host(self, league: str, me: str, person: str) -> None:
        """Let a person no longer host in a league; matches that have begun go on. Raises
        `TableError` for anybody but its owner and the person themselves."""

        def op(connection: Connection) -> None:
            row = _known(connection, league)
            if me not in (row.owner, person):
                raise forbidden("league-not-owner")
            if not leagues.remove_host(connection, league, person):
                raise unknown("league-host-none")

        await self._store.write(op)

    async def delete(self, league: str, me: str) -> None:
        """Delete a league that nobody has played in. Raises `TableError` for anybody but its owner,
        and when a match or a ledger belongs to it."""

        def op(connection: Connection) -> None:
            _owned(connection, league, me)
            leagues.drop(connection, league)

        try:
            await self._store.write(op)
        except Conflict:
            raise conflict("league-in-use") from None


def new_league(game: Game[Any], owner: str, name: str, now: int) -> LeagueRow:
    """A league to be added. Raises `TableError` for a game of which nothing lasts, and for a name
    that is empty or too long."""
    if game.Ledger is None:
        raise invalid("league-nothing-lasts")
    return LeagueRow(new_id(), game.id, _name(name), owner, now)


def add_league(connection: Connection, row: LeagueRow) -> None:
    """Within a transaction: add a league. Raises `TableError` for a guest, and for an owner of too
    many."""
    person = accounts.get(connection, row.owner)
    if person is None:
        raise unknown("person-unknown")
    if person.login is None:
        raise forbidden("league-account")
    if leagues.count_owned(connection, row.owner) >= LEAGUES_MOST:
        raise conflict("league-too-many", most=LEAGUES_MOST)
    leagues.add(connection, row)


def _known(connection: Connection, league: str) -> LeagueRow:
    row = leagues.get(connection, league)
    if row is None:
        raise unknown("league-unknown")
    return row


def _owned(connection: Connection, league: str, me: str) -> LeagueRow:
    """A league, locked, for its owner."""
    row = leagues.get(connection, league, lock=True)
    if row is None:
        raise unknown("league-unknown")
    if row.owner != me:
        raise forbidden("league-not-owner")
    return row


def _name(name: str) -> str:
    name = clean_text(name)
    if not name or len(name) > NAME_LENGTH:
        raise invalid("league-name-length", most=NAME_LENGTH)
    return name
