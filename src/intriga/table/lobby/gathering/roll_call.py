"""The roll call before a match begins: who is here, so that it can begin without the others."""

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.store import matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.signups import IN_RESERVE
from intriga.table.errors import conflict, forbidden
from intriga.table.lobby.checks import lock_gathering, require_host
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.edits import agreed_by, settled
from intriga.table.lobby.seat_changes import write_change


class RollCall:
    """The roll calls of all matches that gather."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def call(self, match: str, me: str) -> None:
        """Start a roll call; answers to an earlier one no longer count. The host counts as here.
        Raises `TableError` for anybody but a host."""
        now = self._context.now()

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            require_host(row, me)
            _end_if_all_answered(connection, row)
            begin_roll_call(self._context, connection, match, me, now)

        await write_change(self._context, match, op)

    async def end(self, match: str, me: str) -> None:
        """End the roll call. Raises `TableError` for anybody but a host, and while answers to a
        change of the settings are missing."""

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            require_host(row, me)
            if not _end_if_all_answered(connection, row):
                raise conflict("roll-after-edit")
            matches.call_roll(connection, match, None)
            self._context.email_triggers.withdraw(connection, match, ("roll",))

        await write_change(self._context, match, op)

    async def answer(self, match: str, me: str) -> None:
        """Answer the roll call. Raises `TableError` when none is on, and for a person who has
        neither a seat nor a place in the reserve."""
        now = self._context.now()

        def op(connection: Connection) -> None:
            if lock_gathering(connection, match).roll_at is None:
                raise conflict("roll-not-called")
            if not _answer(connection, match, me, now):
                raise forbidden("seat-none-of-yours")
            self._context.email_triggers.withdraw(connection, match, ("roll",), me)

        await write_change(self._context, match, op)


def begin_roll_call(
    context: LobbyContext, connection: Connection, match: str, me: str, now: int
) -> None:
    """Within a transaction: start a roll call in the name of a host, who counts as here."""
    matches.call_roll(connection, match, now)
    _answer(connection, match, me, now)
    for person in _awaited(connection, match):
        context.email_triggers.queue(connection, "roll", person, match, now)


def _end_if_all_answered(connection: Connection, row: MatchRow) -> bool:
    """Note that everybody has answered about the changes of the settings; False while somebody has
    not."""
    if not agreed_by(row, seats.of_match(connection, row.id)):
        return False
    matches.change_settings(connection, row.id, edits=settled(row))
    return True


def _awaited(connection: Connection, match: str) -> list[str]:
    """Who has a seat and has not answered, and everybody in the reserve."""
    chairs = seats.of_match(connection, match)
    absent = [chair.person for chair in chairs if chair.person and chair.here_at is None]
    waiting = signups.of_match(connection, match)
    return absent + [row.person for row in waiting if row.status in IN_RESERVE]


def _answer(connection: Connection, match: str, me: str, now: int) -> bool:
    """Note that somebody is here; False when they have neither a seat nor a place in the
    reserve."""
    for chair in seats.of_match(connection, match):
        if chair.person == me:
            seats.change(connection, chair, replace(chair, here_at=now))
            return True
    signup = signups.get(connection, match, me)
    if signup is None or signup.status not in IN_RESERVE:
        return False
    signups.change(connection, signup, here_at=now)
    return True
