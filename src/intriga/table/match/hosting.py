"""Hosting: what a host may see and do beyond keeping house.

A host is who made the match, or whom he named beside himself. He knows no more than his seat or the
public does. Only in a match with a referee does he see everything; then he holds no seat, and
everybody sees that he has looked.
"""

from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, PUBLIC, REFEREE
from intriga.kernel.acts import tag_of
from intriga.kernel.events import Event
from intriga.kernel.house_rules.house_acts import Appoint, Look, Rewind
from intriga.kernel.observe import Offer
from intriga.kernel.records.record import Entry, type_of
from intriga.kernel.text import Refusal
from intriga.store import Conflict, accounts, log, matches, seats
from intriga.store.accounts import PersonRow
from intriga.store.matches import MatchRow
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.registry import MatchRegistry, decode_entry
from intriga.table.match.subscriptions import sight_since
from intriga.table.models import Receipt, Sight
from intriga.table.signals import Signals

_LOOKING_MS = 15 * 60_000
"""For so long one look lasts."""

_EVERYTHING = -1
"""As a number of a seat: whoever has seen everything."""


class TurningPoint(Struct, frozen=True):
    """Something everybody saw, before which a match can be taken back to. `number`: which of the
    public's events it is, from 1. `at`: milliseconds since the epoch."""

    number: int
    at: int
    event: Event


class Hosting:
    """The host's rights in all matches."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue, signals: Signals) -> None:
        self._registry = registry
        self._commands = commands
        self._signals = signals
        self._looking: dict[tuple[str, str], int] = {}

    async def require(self, match: str, me: str | None) -> None:
        """Raises `TableError` for who does not host this match."""
        row = await self._registry.store.read(lambda c: matches.get(c, match))
        if row is None:
            raise unknown("table-no-match")
        if not row.hosted_by(me):
            raise forbidden("refused-not-host")

    # Beside the creator.

    async def name(self, match: str, me: str, login: str) -> None:
        """Let somebody else, who has an account, host as well. The creator's right.

        Raises `TableError`; in a match with a referee also for who sits at the table.
        """

        def chosen(connection: Connection) -> tuple[MatchRow, PersonRow]:
            row = _created(connection, match, me)
            found = accounts.by_login(connection, login.strip())
            if found is None:
                raise unknown("person-unknown")
            if '"referee":true' in row.terms:
                sitting = seats.of_match(connection, match)
                knows = seats.known(connection, match, found.id)
                if knows is not None or any(chair.person == found.id for chair in sitting):
                    raise conflict("host-referee-sits")
            if row.hosted_by(found.id):
                raise conflict("host-already")
            return row, found

        def op(connection: Connection) -> None:
            row, found = chosen(connection)
            matches.set_cohosts(connection, row, (*row.cohost_ids, found.id))

        row, found = await self._registry.store.read(chosen)
        await self._change(row, op, Appoint(found.name, True))

    async def dismiss(self, match: str, me: str, person: str) -> None:
        """Let a co-host host no longer. The creator's right, and the co-host's own."""

        def beside(connection: Connection) -> tuple[MatchRow, PersonRow | None]:
            row = _created(connection, match, me, or_himself=person)
            if person not in row.cohost_ids:
                raise conflict("host-none")
            return row, accounts.get(connection, person)

        def op(connection: Connection) -> None:
            row, _ = beside(connection)
            left = tuple(other for other in row.cohost_ids if other != person)
            matches.set_cohosts(connection, row, left)

        row, found = await self._registry.store.read(beside)
        await self._change(row, op, Appoint(found.name if found else "", False))
        self._looking.pop((match, person), None)

    async def _change(self, row: MatchRow, op: Callable[[Connection], None], act: Appoint) -> None:
        """Write it down; while the match is played as an act in the record, too.

        `op` asks once more whose right it is; the caller has asked before: a step whose write
        refuses is undone together with what others have sent meanwhile.
        """
        if row.status == "playing":
            answer = await self._commands.post(row.id, Command(HOST, act, beside=op))
            if isinstance(answer, Refusal):
                raise TableError("conflict", answer)
        else:
            try:
                await self._registry.store.write(op)
            except Conflict:
                raise conflict("table-try-again") from None
        self._signals.ring_lobby(row.id)

    # The game's own acts of the host.

    async def offer(self, match: str, me: str) -> Offer:
        """What the rules let the host do now. Raises `TableError` for who hosts not."""
        await self.require(match, me)
        async with self._registry.using(match) as loaded:
            position = loaded.committed.position
            return Offer(loaded.game, position.state, HOST, position.house)

    # Seeing everything, as a referee.

    async def look(self, match: str, me: str, command: str) -> None:
        """Open the view that shows everything; everybody is told. Raises `TableError` where there
        is no referee, or for a host who sits or has sat at the table."""
        await self.require(match, me)
        knows = await self._registry.store.read(lambda c: seats.known(c, match, me))
        if knows not in (None, _EVERYTHING):
            raise forbidden("host-referee-sits")

        def learn(connection: Connection) -> None:
            seats.learn(connection, match, me, _EVERYTHING)  # never to sit down here afterwards

        look = Command(HOST, Look(), command, me=me, beside=learn)
        answer = await self._commands.post(match, look)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)
        self._looking[match, me] = self._registry.time.now() + _LOOKING_MS

    async def sealed(self, match: str, me: str) -> Sight | None:
        """Everything, as the referee sees it; None for who has not looked of late."""
        await self.require(match, me)
        if self._looking.get((match, me), 0) < self._registry.time.now():
            self._looking.pop((match, me), None)
            return None
        async with self._registry.using(match) as loaded:
            return await sight_since(self._registry, loaded, REFEREE, 0)

    # Taking a match back.

    async def turning_points(self, match: str, me: str, most: int = 40) -> list[TurningPoint]:
        """The latest public events before which the match can be taken back to, the newest first.
        They are what the public knows, whatever else happened in between."""
        await self.require(match, me)
        points = [point for point, _ in await self._told(match)]
        return points[::-1][:most]

    async def rewind(
        self, match: str, me: str, number: int, command: str, *, sure: bool = False
    ) -> Receipt | Refusal:
        """Take the match back to before the public's event of this number.

        Refused, unless `sure`, when somebody was told something or chance was drawn since; and
        always for a host who sits at the table: even that would tell him something.
        """
        await self.require(match, me)
        entry = next((n for point, n in await self._told(match) if point.number == number), None)
        if entry is None:
            raise unknown("refused-rewind-nowhere")
        if not sure and await self._sits(match, me):
            raise conflict("refused-rewind-unsure")
        return await self._commands.post(match, Command(HOST, Rewind(entry, sure), command, me=me))

    async def _sits(self, match: str, me: str) -> bool:
        async with self._registry.using(match) as loaded:
            return loaded.seat_of(me) is not None

    async def _told(self, match: str) -> list[tuple[TurningPoint, int]]:
        """The public events that the game's acts led to, with the numbers of their entries."""
        async with self._registry.using(match) as loaded:
            end = loaded.committed.position.n
            lines = await self._registry.store.read(lambda c: log.lines(c, match, 0, end))
            return await self._registry.store.think(lambda: _public(map(decode_entry, lines)))


def _public(entries: Iterable[Entry]) -> list[tuple[TurningPoint, int]]:
    points: list[tuple[TurningPoint, int]] = []
    number = 0
    for entry in entries:
        told = [event for event in entry.events if event.to == PUBLIC]
        kind = type_of(entry)
        if kind == tag_of(Rewind):  # what was taken back is no way to go
            to = msgspec.json.decode(entry.act, type=Rewind).to
            points = [(point, n) for point, n in points if n < to]
        elif told and entry.n > 0 and not kind.startswith("house-"):
            # The first event stands for the whole step.
            points.append((TurningPoint(number + 1, entry.at, told[0]), entry.n))
        number += len(told)
    return points


def _created(connection: Connection, match: str, me: str, or_himself: str = "") -> MatchRow:
    """The match, for who made it, or for a co-host who speaks of himself."""
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    if me not in (row.host, or_himself):
        raise forbidden("refused-not-creator")
    return row
