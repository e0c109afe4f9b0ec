"""How a match is shown in the lobby and in the waiting room, to one person at a time."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection

from intriga.kernel.game import Outcome
from intriga.kernel.record import Footer
from intriga.store import matches, people, seats
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.desk import Desk
from intriga.table.errors import unknown
from intriga.table.values import MatchInfo, Privacy, SeatInfo, Status

_decode_footer = msgspec.json.Decoder(Footer).decode


class Infos:
    """Reads matches for the lobby."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def info(self, match: str, me: str | None = None) -> MatchInfo:
        """One match. Raises `TableError` when there is none."""

        def find(connection: Connection) -> list[MatchRow]:
            row = matches.get(connection, match)
            return [row] if row else []

        found = await self._shown(find, me)
        if not found:
            raise unknown("table-no-match")
        return found[0]

    async def open_matches(self, me: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """Matches that wait for players and are everybody's to join, the latest first."""
        return await self._shown(
            lambda connection: matches.public(connection, "gathering", limit), me
        )

    async def running(self, me: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """Matches being played that everybody may watch, the latest first."""
        shown = await self._shown(
            lambda connection: matches.public(connection, "playing", limit), me
        )
        return [info for info in shown if info.watch]

    async def mine(self, me: str, limit: int = 50) -> list[MatchInfo]:
        """Matches in which this person sits or which he hosts, the latest first."""
        return await self._shown(lambda connection: matches.of_person(connection, me, limit), me)

    async def _shown(self, find: Any, me: str | None) -> list[MatchInfo]:
        def read(
            connection: Connection,
        ) -> tuple[list[MatchRow], dict[str, list[SeatRow]], dict[str, str]]:
            rows: list[MatchRow] = find(connection)
            return (
                rows,
                seats.of_matches(connection, [row.id for row in rows]),
                people.names(connection, {row.host for row in rows}),
            )

        rows, sitting, hosts = await self._desk.bridge.read(read)
        return [self._info(row, sitting[row.id], hosts.get(row.host, ""), me) for row in rows]

    def _info(
        self, row: MatchRow, sitting: Sequence[SeatRow], host: str, me: str | None
    ) -> MatchInfo:
        mine = next((seat.seat for seat in sitting if me and seat.person == me), None)
        hosted = me is not None and me == row.host
        invites = hosted or mine is not None or row.privacy == "open"
        return MatchInfo(
            id=row.id,
            game=row.game,
            title=row.title,
            status=cast(Status, row.status),
            options=msgspec.json.decode(row.options),
            clocks=msgspec.json.decode(row.clocks),
            privacy=cast(Privacy, row.privacy),
            watch=bool(row.watch),
            seats=tuple(self._seat(seat, row.host, me) for seat in sitting),
            seat=mine,
            hosted=hosted,
            host=host,
            commitment=row.commitment,
            join_code=row.join_code if invites else "",
            created_at=row.created_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            outcome=_outcome(row),
            previous=row.previous,
            next=row.next,
        )

    def _seat(self, seat: SeatRow, host: str, me: str | None) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind="person" if seat.person else "bot" if seat.bot else "empty",
            name=seat.name,
            bot=seat.bot or "",
            mine=me is not None and seat.person == me,
            host=seat.person == host,
            online=self._online(seat),
        )

    def _online(self, seat: SeatRow) -> bool:
        if seat.bot:
            return True
        live = self._desk.present(seat.match)
        return (
            seat.person is not None
            and live is not None
            and any(subscription.viewer == seat.seat for subscription in live.subscriptions)
        )


def _outcome(row: MatchRow) -> Outcome | None:
    return _decode_footer(row.footer).outcome if row.footer else None
