"""Hosting: what a host may see and do, besides the acts of the house rules.

The hosts of a match are its creator and the co-hosts the creator has added. They see no more than
their seat or the public does. Only in a match with a referee may they see everything; then they
hold no seat, and everybody in the match is notified whenever they look.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from intriga.kernel.actors import HOST, PUBLIC, REFEREE
from intriga.kernel.decode.reader import reader
from intriga.kernel.house_rules.house_acts import Appoint, Close, Look
from intriga.kernel.observe import Offer
from intriga.kernel.text import Refusal, refuse
from intriga.store import Conflict, matches, referee_views, seats
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from intriga.store.seats import EVERYTHING
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.referee_log import WHOLE, LogPage, LogPart, log_on_disk
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stored_match import terms_of
from intriga.table.match.subscriptions import view_since
from intriga.table.models import MatchView
from intriga.table.runtime.signals import Signals

_LOOK_LASTS_MS = 15 * 60_000
"""How long the referee's view stays open, in milliseconds."""


class Hosting:
    """What hosts do, in all matches. Every call raises `TableError` for somebody who may not."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue, signals: Signals) -> None:
        self._registry = registry
        self._commands = commands
        self._signals = signals

    async def require(self, match: str, me: str | None) -> None:
        """Raises `TableError` unless this person hosts the match."""
        row = await self._registry.store.read(lambda c: matches.get(c, match))
        if row is None:
            raise unknown("table-no-match")
        if not row.hosted_by(me):
            raise forbidden("refused-not-host")

    # Co-hosts.

    async def add_cohost(self, match: str, me: str, login: str) -> None:
        """Add a co-host by the login of their account. Only the creator may. One named while
        playing by a creator with a seat is not neutral (see `lobby.consent`).

        Raises `TableError` for an unknown login, for somebody who hosts already, and in a match
        with a referee for somebody who holds or has held a seat.
        """

        def chosen(connection: Connection) -> tuple[MatchRow, PersonRow]:
            row = _created(connection, match, me)
            found = accounts.by_login(connection, login.strip())
            if found is None:
                raise unknown("person-unknown")
            if terms_of(row).referee:
                sitting = seats.of_match(connection, match)
                knows = seats.known(connection, match, found.id)
                if knows is not None or any(chair.person == found.id for chair in sitting):
                    raise conflict("host-referee-sits")
            if row.hosted_by(found.id):
                raise conflict("host-already")
            return row, found

        def op(connection: Connection) -> None:
            row, found = chosen(connection)
            late = row.late_cohost_ids
            if row.status == "playing" and _has_played(connection, row):
                late = (*late, found.id)
            matches.set_cohosts(connection, row, (*row.cohost_ids, found.id), late)

        row, found = await self._registry.store.read(chosen)
        await self._change(row, op, Appoint(found.name, True))

    async def remove_cohost(self, match: str, me: str, person: str) -> None:
        """Remove a co-host. The creator may, and the co-host themselves."""

        def beside(connection: Connection) -> tuple[MatchRow, PersonRow | None]:
            row = _created(connection, match, me, or_self=person)
            if person not in row.cohost_ids:
                raise conflict("host-none")
            return row, accounts.get(connection, person)

        def op(connection: Connection) -> None:
            row, _ = beside(connection)
            left = tuple(other for other in row.cohost_ids if other != person)
            late = tuple(other for other in row.late_cohost_ids if other != person)
            matches.set_cohosts(connection, row, left, late)
            referee_views.end(connection, match, person)

        row, found = await self._registry.store.read(beside)
        await self._change(row, op, Appoint(found.name if found else "", False))

    async def _change(self, row: MatchRow, op: Callable[[Connection], None], act: Appoint) -> None:
        """Write the change; while the match is played, together with an act in the record.

        `op` checks again what the caller has checked before: the caller's check avoids a step whose
        write fails, which would undo all steps that others have taken on top of it.
        """
        if row.status == "playing":
            answer = await self._commands.submit(row.id, Command(HOST, act, beside=op))
            if isinstance(answer, Refusal):
                raise TableError("conflict", answer)
        else:
            try:
                await self._registry.store.write(op)
            except Conflict:
                raise conflict("table-try-again") from None
        self._signals.notify_lobby(row.id)

    # Acts that a game has for its host.

    async def offer(self, match: str, me: str) -> Offer:
        """What the rules let the host do now; one who plays, or has played, nothing that takes an
        impartial one."""
        await self.require(match, me)
        neutral = await self.is_neutral(match, me)
        async with self._registry.using(match) as loaded:
            position = loaded.committed.position
            offer = Offer(loaded.steady, position.state, HOST, position.house)
        if neutral:
            return offer
        return offer.only(form for form in offer.forms if not form.impartial)

    async def cuts_short(self, match: str, me: str, act: Close) -> bool:
        """Whether a host who plays would close a window before its time for other people, as far as
        everybody knows whom it awaits. One without a clock, or whose time is up, waits for them."""
        async with self._registry.using(match) as loaded:
            current, holders = loaded.committed, loaded.holders
        timer = current.closing(act.window)
        if timer is None or timer.left is not None or timer.due_at <= self._registry.time.now():
            return False
        others = (
            seat
            for window in current.windows
            if (window.key, window.generation) == (act.window, act.generation)
            for seat in window.seen_by(PUBLIC).awaited
            if seat < len(holders) and holders[seat].person not in (None, me)
        )
        return any(True for _ in others) and not await self.is_neutral(match, me)

    async def is_neutral(self, match: str, me: str) -> bool:
        """Whether a host has no seat and never had one. A co-host whom a host with a seat has named
        while playing may be that host's second account (see `lobby.consent`)."""

        def read(connection: Connection) -> bool:
            row = matches.get(connection, match)
            late = row is not None and me in row.late_cohost_ids
            sits = any(chair.person == me for chair in seats.of_match(connection, match))
            return not (late or sits or _has_seen(connection, match, me))

        return await self._registry.store.read(read)

    async def too_partial(self, match: str, me: str, act: dict[str, Any] | bytes) -> Refusal | None:
        """Why this host may not do this act of the game, though another might; or None."""
        async with self._registry.using(match) as loaded:
            rules = reader(loaded.game)
            read = rules.player(act) if isinstance(act, bytes) else rules.player_data(act)
            game = loaded.game
        if isinstance(read, Refusal) or not game.impartial(read):
            return None
        return None if await self.is_neutral(match, me) else refuse("refused-impartial")

    # Seeing everything as a referee.

    async def open_referee_view(self, match: str, me: str, command: str) -> None:
        """Open the referee's view for a while; everybody in the match is notified. Raises
        `TableError` where there is no referee, and for a host who holds or has held a seat."""
        await self.require(match, me)
        knows = await self._registry.store.read(lambda c: seats.known(c, match, me))
        if knows not in (None, EVERYTHING):
            raise forbidden("host-referee-sits")

        def learn(connection: Connection) -> None:
            seats.learn(connection, match, me, EVERYTHING)  # they may never hold a seat here
            until = self._registry.time.now() + _LOOK_LASTS_MS
            referee_views.open_until(connection, match, me, until)

        look = Command(HOST, Look(), command, me=me, beside=learn)
        answer = await self._commands.submit(match, look)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)

    async def referee_view(self, match: str, me: str, since: int = 0) -> MatchView | None:
        """Everything, as a referee sees it, with the events after this cursor of theirs; None
        without a recent `open_referee_view`."""
        await self.require(match, me)
        if await self.sees_until(match, me) <= self._registry.time.now():
            return None
        async with self._registry.using(match) as loaded:
            return await view_since(self._registry, loaded, REFEREE, since)

    async def referee_log(self, match: str, me: str, part: LogPart = WHOLE) -> LogPage | None:
        """A part of the referee's log; None without a recent `open_referee_view`."""
        await self.require(match, me)
        if not await self.is_referee(match, me):
            return None
        async with self._registry.using(match) as loaded:
            return await log_on_disk(self._registry, loaded, part)

    async def sees_until(self, match: str, me: str) -> int:
        """Until when this person sees everything, in milliseconds since the epoch; a time that is
        past if they do not."""
        return await self._registry.store.read(lambda c: referee_views.until(c, match, me))

    async def is_referee(self, match: str, me: str) -> bool:
        """Whether this person has opened the referee's view lately."""
        return await self.sees_until(match, me) > self._registry.time.now()

    async def close_referee_view(self, match: str, me: str) -> None:
        """Close this person's referee's view before its time."""
        await self._registry.store.write(lambda c: referee_views.end(c, match, me))
        self._signals.notify_lobby(match)


def _has_played(connection: Connection, row: MatchRow) -> bool:
    """Whether the creator of a match has a seat or had one."""
    return _has_seen(connection, row.id, row.host)


def _has_seen(connection: Connection, match: str, person: str) -> bool:
    """Whether somebody has seen the secrets of a seat."""
    return seats.known(connection, match, person) not in (None, EVERYTHING)


def _created(connection: Connection, match: str, me: str, or_self: str = "") -> MatchRow:
    """The match, for its creator; `or_self`: somebody else who may do this too."""
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    if me not in (row.host, or_self):
        raise forbidden("refused-not-creator")
    return row
