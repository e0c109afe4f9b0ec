"""Leaving a match that people enter and leave while it is played: the seat stays empty, and nobody
takes over. Its player may come back (see `arrivals`), unless a host has removed them.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Leave, LeaveReason
from intriga.kernel.text import Refusal
from intriga.store import seats, signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, LEFT, REMOVED, SignupRow, SignupStatus
from intriga.table.lobby.context import LobbyContext
from intriga.table.match.commands.command import Command
from intriga.table.match.loaded_match import Holder

_STATUS: Final[Mapping[LeaveReason, SignupStatus]] = {"": LEFT, "missed": LEFT, "removed": REMOVED}
"""How somebody stands towards a match that they have left."""


class Departures:
    """The departures from all matches being played."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    def are_open(self, row: MatchRow) -> bool:
        """Whether people leave this match for good, instead of handing their seat to a bot."""
        return self._context.registry.game(row.game).doors != "closed"

    async def leave(
        self, chair: SeatRow, why: LeaveReason = "", *, by: str | None = None
    ) -> Refusal | None:
        """The player of a seat leaves the match; or why the rules do not let them. `by`: the host
        who has decided it. Raises `TableError` when the seat has changed hands meanwhile."""
        assert chair.person is not None
        note = SignupRow(
            chair.match, chair.person, _STATUS[why], 0, self._context.now(), chair.seat
        )

        def write(connection: Connection) -> None:
            seats.change(connection, chair, replace(chair, person=None, here_at=None))
            for other in signups.of_match(connection, chair.match):
                if other.seat == chair.seat and other.status == ASKED:
                    signups.drop(connection, chair.match, other.person)  # asked by a link to it
            signups.put(connection, note)

        name = ""
        if by is not None:
            host = await self._context.store.read(lambda c: accounts.get(c, by))
            name = host.name if host is not None else ""
        command = Command(
            TABLE,
            Leave(chair.seat, why, name),
            beside=write,
            seated=(chair.seat, Holder(None, None)),
        )
        answer = await self._context.commands.submit(chair.match, command)
        if isinstance(answer, Refusal):
            return answer
        self._context.changed(chair.match)
        return None
