"""Cancelling a match that has not started: by its host, by an admin, or for lack of activity."""

from sqlalchemy import Connection

from intriga.store import matches, seats, signups
from intriga.store.signups import CLOSED
from intriga.table.lobby.checks import gathering_match, require_host
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.gathering.talk import close_talk
from intriga.table.lobby.seat_changes import write_change


class Cancellation:
    """Cancels matches."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def cancel(self, match: str, me: str) -> None:
        """Cancel a match. Raises `TableError` for anybody but a host."""
        row, _ = await gathering_match(self._context, match)
        require_host(row, me)

        def op(connection: Connection) -> None:
            self.call_off(connection, match, "host", me)

        await write_change(self._context, match, op)

    async def cancel_idle(self, idle: int) -> list[str]:
        """Cancel the matches without activity for this many milliseconds; their ids."""
        now = self._context.now()

        def op(connection: Connection) -> list[str]:
            gone = matches.idle_since(connection, now - idle)
            for match in gone:
                self.call_off(connection, match, "idle")
            return gone

        gone = await self._context.store.write(op)
        for match in gone:
            self._context.changed(match)
        return gone

    def call_off(self, connection: Connection, match: str, why: str, me: str | None = None) -> None:
        """Within a transaction: cancel a match, with an email to everybody concerned except `me`,
        who cancels it. `why`: host, idle or admin. Raises `Conflict` when it is not gathering. Call
        `called_off` after the transaction."""
        now = self._context.now()
        matches.cancel(connection, match, now, why)
        close_talk(connection, match)
        row = matches.get(connection, match)
        seated = [chair.person for chair in seats.of_match(connection, match)]
        waiting = [
            signup.person
            for signup in signups.of_match(connection, match)
            if signup.status not in CLOSED
        ]
        concerned = {*seated, *waiting, row.host if row else None} - {None, me}
        for person in sorted(filter(None, concerned)):
            self._context.email_triggers.queue(connection, "gone", person, match, now, why=why)

    def called_off(self, match: str) -> None:
        """Notify those who watch this match or the lobby's lists that it was cancelled."""
        self._context.changed(match)
