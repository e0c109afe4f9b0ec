"""Talk in a waiting room, among those who are in it: who has a seat or an office, waits in the
reserve, or hosts the match.

Whoever comes in reads what was written before, and whoever goes reads no more. A match that has not
begun has no record, so nothing of it is in one: once the match begins, or is called off, the talk
is deleted in the same transaction. A match without chat has none of this, either.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.rooms import press_of
from intriga.store import matches, officials, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.signups import IN_RESERVE
from intriga.store.writing import waiting_talk
from intriga.store.writing.waiting_talk import TalkRow
from intriga.table.errors import TableError, conflict, forbidden, invalid, unknown
from intriga.table.lobby.checks import known_game, known_person, lock_gathering
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_changes import write_change
from intriga.table.match.commands.command import COMMAND_LENGTH
from intriga.table.match.stored_match import terms_of
from intriga.table.message_text import clean, unfit
from intriga.table.models import MatchInfo


class WaitingMessage(Struct, frozen=True):
    """A message as somebody in the waiting room reads it. `mine`: they wrote it; `erasable`: they
    may delete it, which the author and the hosts may."""

    id: str
    at: int
    name: str
    text: str
    mine: bool
    erasable: bool


class WaitingTalk:
    """The talk in all waiting rooms."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    def open_to(self, info: MatchInfo) -> bool:
        """Whether the person for whom this match was read may read and write in its waiting
        room."""
        game = self._context.registry.games.get(info.game)
        if info.status != "gathering" or game is None or press_of(game, info.terms) == "none":
            return False
        waits = info.waits is not None and info.waits.status in IN_RESERVE
        return info.hosted or info.seat is not None or info.official is not None or waits

    async def say(self, match: str, me: str, text: str, command: str) -> None:
        """Write a message. `command`: the client's own id of this request; repeated with the same
        text, it is written once. Raises `TableError` for somebody who is not in the waiting room,
        for what is no message, and in a match without chat."""
        if not 0 < len(command) <= COMMAND_LENGTH:
            raise invalid("table-command-malformed", most=COMMAND_LENGTH)
        cleaned = clean(text)
        if refusal := unfit(cleaned):
            raise TableError("invalid", refusal)
        id = hashlib.sha256(f"{me}\0{command}\0{cleaned}".encode()).hexdigest()[:32]
        now = self._context.now()

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            name = self._name_within(connection, row, me)
            waiting_talk.add(connection, TalkRow(match, 0, id, now, me, name, cleaned))

        await write_change(self._context, match, op)

    async def read(self, match: str, me: str | None) -> list[WaitingMessage]:
        """What is written, the oldest first. Raises `TableError` for somebody who is not in the
        waiting room, and in a match without chat."""

        def op(connection: Connection) -> tuple[MatchRow, Sequence[TalkRow]]:
            row = matches.get(connection, match)
            if row is None or row.status != "gathering" or me is None:
                raise forbidden("waiting-talk-closed")
            self._name_within(connection, row, me)
            return row, waiting_talk.of_match(connection, match)

        row, said = await self._context.store.read(op)
        return [
            WaitingMessage(
                one.id, one.at, one.name, one.text, one.person == me, _erases(row, one, me)
            )
            for one in said
        ]

    async def erase(self, match: str, me: str, id: str) -> None:
        """Delete a message. Raises `TableError` for anybody but its author and the hosts, and if
        there is none."""

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            gone = waiting_talk.drop(connection, match, id)
            if gone is None:
                raise unknown("talk-no-message")
            if not _erases(row, gone, me):
                raise forbidden("talk-no-message")

        await write_change(self._context, match, op)

    def _name_within(self, connection: Connection, row: MatchRow, me: str) -> str:
        """What somebody in the waiting room is called there. Raises `TableError` for anybody
        else."""
        if press_of(known_game(self._context, row.game), terms_of(row)) == "none":
            raise conflict("waiting-talk-off")
        person = known_person(connection, me)
        chair = next((one for one in seats.of_match(connection, row.id) if one.person == me), None)
        if chair is not None:
            return chair.name
        signup = signups.get(connection, row.id, me)
        waits = signup is not None and signup.status in IN_RESERVE
        if row.hosted_by(me) or waits or officials.get(connection, row.id, me) is not None:
            return person.name
        raise forbidden("waiting-talk-closed")


def close_talk(connection: Connection, match: str) -> None:
    """Within the transaction in which a match begins or is called off: its waiting room is
    closed."""
    waiting_talk.drop_all(connection, match)


def _erases(row: MatchRow, said: TalkRow, me: str | None) -> bool:
    return said.person == me or row.hosted_by(me)
