"""Reading matches: one by id or join code, and the lists of the lobby, each for one person."""

import asyncio
from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.seats.places import Place
from intriga.store import leagues, matches, officials, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED
from intriga.store.writing import waiting_talk
from intriga.table.accounts.codes import normalize_code
from intriga.table.errors import forbidden, unknown
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.match_info import FoundMatches, match_info
from intriga.table.lobby.places.arrangement import places_in
from intriga.table.match.bots.mind import bot_names
from intriga.table.models import Invitation, MatchInfo
from intriga.table.runtime.signals import Changes

_LATEST = 1024
"""How many matches are remembered, so that what has not changed is the same object."""


class LobbyQueries:
    """Reads matches for the lobby, their waiting rooms and their pages."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context
        self._doors = {id: game.doors for id, game in context.registry.games.items()}
        self._readings: dict[str, asyncio.Future[FoundMatches]] = {}
        self._latest: dict[str, MatchInfo] = {}

    # One match.

    async def info(self, match: str, me: str | None = None) -> MatchInfo:
        """A match as this person (None: a stranger) may see it. Raises `TableError` when there is
        none, and for the lesson of somebody else.

        Simultaneous calls, such as after a change that was announced to many, share one read.
        """
        reading = self._readings.get(match)
        if reading is None:
            reading = self._readings[match] = asyncio.ensure_future(self._read(match))
        found = self._infos(await asyncio.shield(reading), me)
        if not found or (found[0].lesson and found[0].seat is None):
            raise unknown("table-no-match")
        return found[0]

    async def by_code(self, code: str) -> str:
        """The id of the match with this join code. Raises `TableError` when there is none or it was
        cancelled."""
        row = await self._context.store.read(
            lambda connection: matches.by_code(connection, normalize_code(code))
        )
        if row is None or row.status == "cancelled":
            raise unknown("join-code-unknown")
        return row.id

    async def invitation(self, match: str, me: str) -> Invitation:
        """The join code and the path of the link that contains it. Raises `TableError` for anybody
        but the hosts and those who have a seat."""
        info = await self.info(match, me)
        if not info.hosted and info.seat is None:
            raise forbidden("seat-none-of-yours")
        return Invitation(info.join_code, f"/j/{info.join_code}")

    # Lists.

    async def open_matches(self, me: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """Matches that gather and that anybody may join, the newest first."""
        return await self._list(
            lambda connection: matches.public(connection, "gathering", limit), me
        )

    async def running(self, me: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """Matches being played that anybody may watch or enter, the newest first."""
        found = await self._list(
            lambda connection: matches.public(connection, "playing", limit), me
        )
        return [info for info in found if info.watch or info.doors != "closed"]

    async def mine(self, me: str, limit: int = 50) -> list[MatchInfo]:
        """Matches in which this person has a seat or an office, has signed up or is a host, the
        newest first."""
        return await self._list(lambda connection: matches.of_person(connection, me, limit), me)

    async def of_league(
        self, league: str, me: str | None = None, limit: int = 50
    ) -> list[MatchInfo]:
        """The matches of a league that are listed in the lobby, and this person's own, the newest
        first; those who may host in the league see all of them."""

        def find(connection: Connection) -> list[MatchRow]:
            row = leagues.get(connection, league)
            hosts = row is not None and me is not None and leagues.may_host(connection, row, [me])
            return matches.of_league(connection, league, me, limit, unlisted=hosts)

        return await self._list(find, me)

    async def called_off(self, me: str, since: int) -> list[MatchInfo]:
        """Matches of this person that somebody else cancelled since then (milliseconds since the
        epoch)."""
        return await self._list(lambda c: matches.cancelled_since(c, me, since), me)

    # Changes.

    def changes(self, match: str | None, mark: asyncio.Event | None = None) -> Changes:
        """Signals when `info(match)` may have changed, or (None) the lists. `mark`: set at each
        signal."""
        return self._context.signals.listen(match, mark)

    async def traces(self, ids: Collection[str]) -> dict[str, object]:
        """Everything that `info` and the talk of a waiting room are made of, by match: values to be
        compared with earlier ones."""

        def read(connection: Connection) -> tuple[FoundMatches, dict[str, list[str]]]:
            found = self._around(connection, matches.of_ids(connection, ids))
            return found, waiting_talk.ids_of(connection, ids)

        found, talk = await self._context.store.read(read)
        return {
            row.id: (
                replace(row, length=0, head="", acted_at=0),
                found.seats[row.id],
                found.signups[row.id],
                [found.names.get(person) for person in (row.host, *row.cohost_ids)],
                found.elsewhere.get(row.id),
                {key: voters for key, voters in found.consents.items() if key[0] == row.id},
                found.leagues.get(row.league or ""),
                found.officials[row.id],
                talk.get(row.id),
            )
            for row in found.rows
        }

    # Games.

    def bots(self, game: str) -> tuple[str, ...]:
        """The ids of the bots that play a game, the strongest first."""
        return bot_names(self._context.registry.game(game))

    # Reading.

    async def _list(
        self, find: Callable[[Connection], list[MatchRow]], me: str | None
    ) -> list[MatchInfo]:
        found = await self._context.store.read(
            lambda connection: self._around(connection, find(connection))
        )
        return self._infos(found, me)

    async def _read(self, match: str) -> FoundMatches:
        mine = asyncio.current_task()

        def read(connection: Connection) -> FoundMatches:
            begun()
            row = matches.get(connection, match)
            return self._around(connection, [row] if row else [])

        def begun() -> None:
            """Callers from now on may have to see what is written from now on."""
            if self._readings.get(match) is mine:
                del self._readings[match]

        try:
            return await self._context.store.read(read)
        finally:
            begun()

    def _around(self, connection: Connection, rows: list[MatchRow]) -> FoundMatches:
        ids = [row.id for row in rows]
        hosts = {person for row in rows for person in (row.host, *row.cohost_ids)}
        chairs, waiting = seats.of_matches(connection, ids), signups.of_matches(connection, ids)
        playing = [row for row in rows if row.status == "playing"]
        asked = [
            row.id for row in playing if any(one.status == ASKED for one, _ in waiting[row.id])
        ]
        unseated = [row.id for row in playing if not _all_sit(row, chairs[row.id])]
        return FoundMatches(
            rows,
            chairs,
            waiting,
            accounts.names(connection, hosts),
            self._context.presence.elsewhere(connection, ids),
            signups.consents_to(connection, asked),
            seats.knowing(connection, unseated),
            leagues.of_ids(connection, {row.league for row in rows if row.league}),
            self._doors,
            officials.of_matches(connection, ids),
            {row.id: self._places(row, chairs[row.id]) for row in rows},
            self._latest_infos(),
        )

    def _latest_infos(self) -> dict[str, MatchInfo]:
        if len(self._latest) > _LATEST:
            self._latest = {}
        return self._latest

    def _infos(self, found: FoundMatches, me: str | None) -> list[MatchInfo]:
        now = self._context.now()
        return [
            match_info(row, found, self._context.presence.here(row.id), me, now)
            for row in found.rows
        ]

    def _places(self, row: MatchRow, chairs: Sequence[SeatRow]) -> tuple[Place, ...]:
        open_ = row.status in ("gathering", "playing")
        return places_in(self._context, row, chairs) if open_ else ()


def _all_sit(row: MatchRow, chairs: Sequence[SeatRow]) -> bool:
    """Whether every host has a seat, so that none is neutral, whatever they had before."""
    return {row.host, *row.cohost_ids} <= {chair.person for chair in chairs}
