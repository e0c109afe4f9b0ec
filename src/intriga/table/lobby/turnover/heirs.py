"""Who hosts a match whose only host deletes their account while it is played.

The first co-host; else, of those who help it without a seat, the one who has done so longest; else,
where no host sees everything, the person who has held their seat longest, of equals the one with
the lowest seat. Whoever it is may leave it at that: nothing is asked of a host. Everybody in the
match is told, the new host by email too, and the admins by their log. Where there is nobody, the
match goes on without a host: its players may still end it together.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, Seat
from intriga.kernel.acts import Enter, Replace, Return, tag_of
from intriga.kernel.house_rules.house_acts import Appoint
from intriga.store import Conflict, admin, match_log, matches, officials, seats
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.table.errors import conflict
from intriga.table.lobby.context import LobbyContext
from intriga.table.match.commands.command import Command
from intriga.table.match.stored_match import decode_entry, terms_of

_TAKES = {tag_of(Replace), tag_of(Return)}
_ENTERS = tag_of(Enter)


class _Change(Struct):
    """The part of an act that says who takes a seat."""

    type: str
    seat: Seat = -1


_decode = msgspec.json.Decoder(_Change).decode


class Heirs:
    """For all matches."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def succeed(self, match: str, me: str) -> None:
        """Somebody else hosts this match in place of its creator, who is about to be deleted and no
        longer plays. Nothing, unless they are that and it is being played."""
        row = await self._context.store.read(lambda c: matches.get(c, match))
        if row is None or row.host != me or row.status != "playing":
            return
        async with self._context.registry.using(match) as loaded:
            seated = len(loaded.setup.header.chairs)
        heir = await self._context.store.read(lambda c: _heir(c, row, seated))
        name = "" if heir is None else await self._context.store.read(lambda c: _name(c, heir))

        def write(connection: Connection) -> None:
            if heir is not None:
                if _heir(connection, row, seated) != heir:
                    raise Conflict("somebody has left meanwhile")
                matches.succeed_host(connection, row, heir, late=_is_late(connection, row, heir))
            now, action = self._context.now(), "host-gone" if heir is None else "host-succeeded"
            admin.log_action(connection, now, me, action, person=heir, match=match)
            if heir is not None:
                self._context.email_triggers.queue(connection, "heir", heir, match, now)

        act = Appoint(name, True, sole=True)
        await self._context.commands.submit(match, Command(HOST, act, beside=write))
        self._context.changed(match)


def _heir(connection: Connection, row: MatchRow, seated: int) -> str | None:
    """Who hosts next. `seated`: the number of seats at the beginning."""
    cohosts = [person for person in row.cohost_ids if person != row.host]
    helpers = [one.person for one in officials.of_match(connection, row.id)]
    for person in (*cohosts, *helpers):
        if person != row.host:
            return person
    if terms_of(row).referee:
        return None
    lines = match_log.lines(connection, row.id, 0, row.length)
    since = _since(lines, seated)
    chairs = seats.of_match(connection, row.id)
    others = [one for one in chairs if one.person not in (None, row.host)]
    longest = min(others, key=lambda one: (since.get(one.seat, 0), one.seat), default=None)
    return None if longest is None else longest.person


def _since(lines: Iterable[bytes], seated: int) -> dict[Seat, int]:
    """The entry with which the player of each seat came; none for those of the beginning."""
    since: dict[Seat, int] = {}
    for line in lines:
        entry = decode_entry(line)
        change = _decode(entry.act)
        if change.type == _ENTERS:
            since[seated] = entry.n
            seated += 1
        elif change.type in _TAKES:
            since[change.seat] = entry.n
    return since


def _is_late(connection: Connection, row: MatchRow, heir: str) -> bool:
    """Whether the new host counts as named by a host with a seat: they might be the same person."""
    played = seats.known(connection, row.id, row.host) is not None
    return heir in row.late_cohost_ids or (played and heir not in row.cohost_ids)


def _name(connection: Connection, person: str) -> str:
    row = accounts.get(connection, person)
    if row is None:
        raise conflict("table-try-again")
    return row.name
