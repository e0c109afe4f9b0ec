"""How a match is shown in the lobby and in the waiting room, to one person at a time."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Set
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.game import Outcome
from intriga.kernel.match_terms import Terms
from intriga.kernel.records.record import Footer
from intriga.store import accounts, matches, seats, signups
from intriga.store.archive import ARCHIVE
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import RESERVE, SignupRow
from intriga.table.errors import unknown
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.schedule import Schedule
from intriga.table.models import MatchInfo, Privacy, SeatInfo, Status, Waiting
from intriga.table.presence import Presence

_decode_footer = msgspec.json.Decoder(Footer).decode


_Signups: TypeAlias = dict[str, list[tuple[SignupRow, str]]]


class _Found(Struct, frozen=True):
    """Matches as the disk has them: their seats, who waits for them, the names of those who host,
    and the seats that have a page open on other nodes."""

    rows: list[MatchRow]
    seats: Mapping[str, list[SeatRow]]
    waiting: _Signups
    names: Mapping[str, str]
    elsewhere: Mapping[str, Set[Seat]]


class Queries:
    """Reads matches for the lobby."""

    def __init__(self, registry: MatchRegistry, presence: Presence) -> None:
        self._registry = registry
        self._presence = presence
        self._readings: dict[str, asyncio.Future[_Found]] = {}

    async def info(self, match: str, me: str | None = None) -> MatchInfo:
        """One match. Raises `TableError` when there is none.

        Of the many who ask at once, as when a bell rang for all of them, only one reads the disk.
        """
        reading = self._readings.get(match)
        if reading is None:
            reading = self._readings[match] = asyncio.ensure_future(self._read(match))
        found = self._shown(await asyncio.shield(reading), me)
        if not found:
            raise unknown("table-no-match")
        return found[0]

    async def open_matches(self, me: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """Matches that wait for players and are everybody's to join, the latest first."""
        return await self._list(
            lambda connection: matches.public(connection, "gathering", limit), me
        )

    async def running(self, me: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """Matches being played that everybody may watch, the latest first."""
        shown = await self._list(
            lambda connection: matches.public(connection, "playing", limit), me
        )
        return [info for info in shown if info.watch]

    async def mine(self, me: str, limit: int = 50) -> list[MatchInfo]:
        """Matches in which this person sits, for which he waits or which he hosts, the latest
        first."""
        return await self._list(lambda connection: matches.of_person(connection, me, limit), me)

    async def called_off(self, me: str, since: int) -> list[MatchInfo]:
        """Matches this person had to do with that others called off since then."""
        return await self._list(
            lambda connection: matches.cancelled_since(connection, me, since), me
        )

    async def _list(
        self, find: Callable[[Connection], list[MatchRow]], me: str | None
    ) -> list[MatchInfo]:
        found = await self._registry.store.read(
            lambda connection: self._around(connection, find(connection))
        )
        return self._shown(found, me)

    async def _read(self, match: str) -> _Found:
        mine = asyncio.current_task()

        def read(connection: Connection) -> _Found:
            begun()
            row = matches.get(connection, match)
            return self._around(connection, [row] if row else [])

        def begun() -> None:
            """Whoever asks from now on may mean what is written from now on."""
            if self._readings.get(match) is mine:
                del self._readings[match]

        try:
            return await self._registry.store.read(read)
        finally:
            begun()

    async def traces(self, ids: Collection[str]) -> dict[str, object]:
        """All that `info` is made of, by match: for telling whether anything has changed."""
        found = await self._registry.store.read(
            lambda connection: self._around(connection, matches.of_ids(connection, ids))
        )
        return {
            row.id: (
                replace(row, length=0, head="", acted_at=0),
                found.seats[row.id],
                found.waiting[row.id],
                [found.names.get(person) for person in (row.host, *row.cohost_ids)],
                found.elsewhere.get(row.id),
            )
            for row in found.rows
        }

    def _around(self, connection: Connection, rows: list[MatchRow]) -> _Found:
        ids = [row.id for row in rows]
        hosts = {person for row in rows for person in (row.host, *row.cohost_ids)}
        return _Found(
            rows,
            seats.of_matches(connection, ids),
            signups.of_matches(connection, ids),
            accounts.names(connection, hosts),
            self._presence.elsewhere(connection, ids),
        )

    def _shown(self, found: _Found, me: str | None) -> list[MatchInfo]:
        return [self._info(row, found, me) for row in found.rows]

    def _info(self, row: MatchRow, found: _Found, me: str | None) -> MatchInfo:
        sitting, names = found.seats[row.id], found.names
        here = self._presence.here(row.id) | found.elsewhere.get(row.id, frozenset())
        mine = next((seat.seat for seat in sitting if me and seat.person == me), None)
        hosted = row.hosted_by(me)
        invites = hosted or mine is not None or row.privacy == "open"
        line = [_waiting(signup, name) for signup, name in found.waiting[row.id]]
        return MatchInfo(
            id=row.id,
            game=row.game,
            title=row.title,
            status=cast(Status, row.status),
            options=msgspec.json.decode(row.options),
            schedule=msgspec.json.decode(row.schedule, type=Schedule),
            terms=msgspec.json.decode(row.terms, type=Terms),
            privacy=cast(Privacy, row.privacy),
            watch=bool(row.watch),
            seats=tuple(_seat(seat, row, me, here) for seat in sitting),
            seat=mine,
            hosted=hosted,
            created=me is not None and me == row.host,
            host=names.get(row.host, ""),
            cohosts=tuple((person, names.get(person, "")) for person in row.cohost_ids),
            commitment=row.commitment,
            join_code=row.join_code if invites else "",
            created_at=row.created_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            outcome=_outcome(row),
            previous=row.previous,
            next=row.next,
            approval=bool(row.approval),
            locked=row.password is not None,
            roll_at=row.roll_at,
            reserve=tuple(one for one in line if one.status == RESERVE),
            others=tuple(one for one in line if hosted and one.status != RESERVE),
            waits=next((one for one in line if me is not None and one.person == me), None),
            closed=row.closed,
            imported=row.host == ARCHIVE,
        )


def _seat(seat: SeatRow, row: MatchRow, me: str | None, here: Set[Seat]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind="person" if seat.person else "bot" if seat.bot else "empty",
        name=seat.name,
        bot=seat.bot or "",
        mine=me is not None and seat.person == me,
        host=row.hosted_by(seat.person),
        online=bool(seat.bot) or (seat.person is not None and seat.seat in here),
        here=seat.here_at is not None,
    )


def _waiting(signup: SignupRow, name: str) -> Waiting:
    return Waiting(
        person=signup.person,
        name=name,
        status=cast(Any, signup.status),
        seat=signup.seat,
        here=signup.here_at is not None,
    )


def _outcome(row: MatchRow) -> Outcome | None:
    return _decode_footer(row.footer).outcome if row.footer else None
