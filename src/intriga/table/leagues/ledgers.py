"""The ledgers of people: their own to read and to delete, those of others where that is public."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from intriga.kernel.game import Game
from intriga.kernel.seats.ledgers import LedgerError, ledger_of
from intriga.kernel.text import Message
from intriga.store import Conflict, leagues, ledgers
from intriga.store.leagues import LeagueRow
from intriga.store.ledgers import LedgerRow
from intriga.store.people import accounts
from intriga.table.errors import conflict, unknown
from intriga.table.leagues.match_ledgers import ABANDONED_DAYS
from intriga.table.models import Ledger
from intriga.table.runtime.db import AsyncStore

_log = logging.getLogger(__name__)


class Ledgers:
    """The ledgers of all people. `games`: the installed ones, by id."""

    def __init__(self, store: AsyncStore, games: Mapping[str, Game[Any]]) -> None:
        self._store = store
        self._games = games

    async def mine(self, me: str) -> list[Ledger]:
        """The ledgers of a person, the oldest league first."""

        def read(connection: Connection) -> list[Ledger]:
            rows = ledgers.of_person(connection, me)
            found = leagues.of_ids(connection, [row.league for row in rows])
            shown = [
                ledger
                for row in rows
                for ledger in self.shown(connection, found[row.league], [row], me)
            ]
            return sorted(shown, key=lambda one: (found[one.league].created_at, one.league))

        return await self._store.read(read)

    async def delete(self, me: str, league: str) -> None:
        """Delete a person's own ledger: they begin anew. Raises `TableError` when they have none,
        and while they play a match of this league."""

        def op(connection: Connection) -> bool:
            return ledgers.drop(connection, league, me)

        try:
            there = await self._store.write(op)
        except Conflict:
            raise conflict("ledger-in-use", days=ABANDONED_DAYS) from None
        if not there:
            raise unknown("ledger-none")

    async def release_idle(self, now: int) -> None:
        """Free the players of matches that everybody has abandoned for other matches of the league.
        `now`: in milliseconds since the epoch."""
        before = now - ABANDONED_DAYS * 24 * 3600 * 1000
        await self._store.write(lambda connection: ledgers.release_idle(connection, before))

    def shown(
        self, connection: Connection, league: LeagueRow, rows: Sequence[LedgerRow], me: str | None
    ) -> list[Ledger]:
        """Ledgers of a league as this person sees them, by name. Whoever may see any of these sees
        the whole of it, but not which matches of others it comes from."""
        names = accounts.names(connection, {row.person for row in rows})
        running = ledgers.playing(connection, league.id, [me]) if me is not None else {}
        shown = [
            Ledger(
                league=league.id,
                league_name=league.name,
                game=league.game,
                person=row.person,
                name=names.get(row.person, ""),
                mine=row.person == me,
                matches=row.n,
                last=row.match if row.person == me else "",
                running=running.get(row.person),
                version=row.version,
                data=msgspec.json.decode(row.data),
                told=self._told(league.game, row),
            )
            for row in rows
        ]
        return sorted(shown, key=lambda one: (one.name.casefold(), one.person))

    def _told(self, game: str, row: LedgerRow) -> tuple[Message, ...]:
        """A ledger in sentences; none when the rules that are installed cannot read it."""
        rules = self._games.get(game)
        if rules is None:
            return ()
        try:
            ledger = ledger_of(rules, msgspec.json.decode(row.data), row.version)
        except LedgerError:
            return ()
        try:
            return tuple(rules.describe_ledger(ledger))
        except Exception as problem:  # it must not break the page of everybody in the league
            _log.error("the rules of %s broke at a ledger: %s", game, type(problem).__name__)
            return ()
