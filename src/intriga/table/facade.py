"""The table: everything about matches that pages, the API and the command line may use."""

import asyncio
import hmac
from collections.abc import Mapping
from contextlib import suppress
from random import Random, SystemRandom
from types import TracebackType
from typing import Any

from sqlalchemy import Connection

from intriga import games as installed_games
from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Actor, Seat, Viewer
from intriga.kernel.bots.advice import Advice
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import TALK, Close, HouseAct, Lock
from intriga.kernel.observe import Offer, reads_notes
from intriga.kernel.positions import Seen
from intriga.kernel.text import Refusal, refuse
from intriga.store import Store, matches, officials, seats
from intriga.store.matches import MatchRow
from intriga.table.accounts.accounts import Accounts
from intriga.table.accounts.api_tokens import ApiTokens
from intriga.table.admin import AdminService
from intriga.table.archive.archive import Archive
from intriga.table.chat.service import ChatService
from intriga.table.cluster.node import ClusterConfig
from intriga.table.cockpit.cockpits import Cockpits
from intriga.table.documents.service import Documents
from intriga.table.drafts.service import DraftService
from intriga.table.email.addresses import EmailAddresses
from intriga.table.email.outbox import Outbox
from intriga.table.errors import TableError, forbidden, invalid, unknown
from intriga.table.leagues.leagues import Leagues
from intriga.table.leagues.ledgers import Ledgers
from intriga.table.lessons.service import Lessons
from intriga.table.lobby.lobby import Lobby
from intriga.table.match.bots.pace import BotPause
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.form_commands import form_command
from intriga.table.match.due_times import Beats
from intriga.table.match.hosting import Hosting
from intriga.table.match.loaded_match import LoadedMatch, Numbered
from intriga.table.match.match_state import in_force
from intriga.table.match.referee_log import WHOLE, LogPage, LogPart, log_on_disk
from intriga.table.match.subscriptions import Subscription, events_on_disk, view_since
from intriga.table.models import DocumentText, MatchView, Receipt
from intriga.table.personal_data import PersonalData
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import SystemTime, Time
from intriga.table.stewardship.desk import StewardDesks
from intriga.table.wiring import connect

FORGET_AFTER = 14
"""Days after which a gathering match without activity is cancelled."""


class Table:
    """One for each process and event loop. Its services are attributes from `start` on; `wiring`
    connects them."""

    accounts: Accounts
    admin: AdminService
    api_tokens: ApiTokens
    archive: Archive
    chat: ChatService
    documents: Documents
    drafts: DraftService
    email_addresses: EmailAddresses
    cockpits: Cockpits
    hosting: Hosting
    stewardship: StewardDesks
    leagues: Leagues
    ledgers: Ledgers
    lessons: Lessons
    lobby: Lobby
    outbox: Outbox
    personal_data: PersonalData

    def __init__(
        self,
        database: Store,
        games: Mapping[str, Game[Any]] | None = None,
        time: Time | None = None,
        pause: BotPause | None = None,
        rng: Random | None = None,
        *,
        beats: Beats | None = None,
        forget_after: int = FORGET_AFTER,
        emails: bool = False,
        cluster: ClusterConfig | None = None,
    ) -> None:
        """`games`: by id, else those installed. `pause`: how long bots wait. `rng`: for the bots
        and nothing else; chance in matches comes from their own secrets. `beats`: at which sealed
        windows settle once all have answered. `forget_after`: days
        after which a gathering match without activity is cancelled; 0: never. `emails`:
        whether emails are written to `outbox`, from which somebody must send them. `cluster`: how
        to keep up with other processes on the same database; None: there are none."""
        self._database = database
        self._games = installed_games.installed() if games is None else games
        self._time = time or SystemTime()
        self._pause = pause or BotPause()
        self._beats = beats or Beats()
        self._rng = rng or SystemRandom()
        self._forget_after = forget_after
        self._emails = emails
        self._cluster = cluster

    async def __aenter__(self) -> "Table":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Connect the services, and resume the matches in the database."""
        self._services = services = await connect(
            AsyncStore(self._database),
            self._games,
            self._time,
            self._pause,
            self._rng,
            beats=self._beats,
            emails=self._emails,
            forget_after=self._forget_after,
            cluster=self._cluster,
        )
        self._store = services.store
        self._registry = services.registry
        self._commands = services.commands
        self._presence = services.presence
        self._node = services.node
        for name in Table.__annotations__:
            setattr(self, name, getattr(services, name))
        await services.start()

    async def stop(self) -> None:
        """Stop bots and timers and end all subscriptions. Everything accepted is on disk."""
        await self._services.stop()

    def derived_key(self, purpose: str) -> bytes:
        """A secret for a purpose: the same in every process on this database, and after a
        restart."""
        return hmac.digest(self._services.key, purpose.encode(), "sha256")

    async def ready(self) -> bool:
        """Whether the database takes writes, so that requests may be sent here."""
        return await self._services.readiness()

    # Playing.

    async def viewer(self, match: str, me: str | None) -> Viewer:
        """As whom this person sees a match: their seat, or the public.

        Raises `TableError` when there is no such match or they may not watch it.
        """
        if self._node is not None:
            await self._node.look_at(match)
        loaded = self._registry.present(match)
        held = loaded.seat_of(me) if loaded is not None and me is not None else None
        if held is not None:  # without reading the database for every act
            return held
        row, seat = await self._store.read(lambda c: _seat_of(c, match, me))
        if seat is not None:
            return seat
        if row.lesson is not None:  # somebody else's
            raise unknown("table-no-match")
        if row.watch or row.status == "over" or row.hosted_by(me):
            return PUBLIC
        if me and await self._store.read(lambda c: officials.get(c, match, me)) is not None:
            return PUBLIC
        raise forbidden("table-not-for-watching")

    async def observe(self, match: str, viewer: Viewer, since: int = 0) -> MatchView:
        """What a viewer sees now, with their events after their own ordinal `since`.

        Raises `TableError` before the match begins, and for a referee while it is played.
        """
        if self._node is not None:
            await self._node.look_at(match)
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            return await view_since(self._registry, loaded, viewer, since)

    async def offer(self, match: str, seat: Seat) -> Offer:
        """What a seat may do now, with the domains of the fields. Raises `TableError`."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, seat)
            return loaded.observer.offer(seat)

    async def submit(
        self,
        match: str,
        actor: Actor,
        act: dict[str, Any] | bytes,
        command: str,
        *,
        seen: Seen | None = None,
        me: str | None = None,
    ) -> Receipt | Refusal:
        """Act. Returns when the act is on disk, or why it is not possible.

        `act`: plain data or JSON. `command`: the client's own id of this request, unique for the
        match and actor; repeated, it gets the first receipt again. `seen`: the window that the act
        answers. `me`: the person who must hold the seat, or be the host. Raises `TableError` when
        nothing can be written.
        """
        if actor == "table" or not command:
            raise invalid("refused-not-yours")
        if me is not None and await self.lessons.has(match):
            return await self.lessons.take(match, Command(actor, act, command, seen, me))
        if actor == HOST and me is not None:
            refusal = await self.hosting.too_partial(match, me, act)
            if refusal is not None:
                return refusal
        return await self._commands.submit(match, Command(actor, act, command, seen, me))

    async def form_command(self, match: str, actor: Actor, me: str | None, entered: str) -> str:
        """The command id of a form that was submitted; `entered`: the id of the page with all that
        was entered.

        A double click, or a form sent again because no answer came, is the same command as before.
        The same form sent again after something else of this person is a new one: without script,
        all submissions from a page that was gone back to carry the same id.
        """
        read = self._store.read
        return await read(lambda c: form_command(c, match, actor, me, entered))

    async def advice(self, match: str, seat: Seat, me: str | None) -> Advice | None:
        """What a bot would do in this seat now, and why, from what the seat sees alone; in a
        lesson, what is awaited. None where nothing is to be done. Nothing happens by asking.

        Raises `TableError` where hints are off (`Terms.hints`), and where no bot of the game's own
        plays it.
        """
        if me is not None and await self.lessons.has(match):
            return await self.lessons.advice(match, me)
        return await self._services.advising.advice(match, seat)

    async def check(
        self,
        match: str,
        seat: Seat,
        act: dict[str, Any] | bytes,
        *,
        seen: Seen | None = None,
        me: str | None = None,
    ) -> Refusal | None:
        """Why a seat could not do this now, or None. As `submit`, but nothing happens."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, seat)
            return self._commands.check(loaded, Command(seat, act, "check", seen, me))

    async def keep(
        self, match: str, actor: Actor, act: HouseAct, command: str, *, me: str | None = None
    ) -> Receipt | Refusal:
        """Do what the house rules offer in every game: pause, extend, mute. As `submit`. A host who
        plays cannot disable acts, nor cut the time of others short: they could act first.

        Chat messages have a text besides their act: see `table.chat`.
        """
        if actor == "table" or not command:
            raise invalid("refused-not-yours")
        if await self.lessons.has(match):
            return refuse("lesson-no-house")
        locks = isinstance(act, Lock) and act.lock and actor == HOST
        if locks and me is not None and not await self.hosting.is_neutral(match, me):
            return refuse("refused-impartial")
        asked = Command(actor, act, command, me=me)
        if isinstance(act, Close) and actor == HOST:
            if me is not None and await self.hosting.cuts_short(match, me, act):
                return refuse("refused-close-early")
            return await self._services.no_shows.close_early(match, asked, act)
        return await self._commands.submit(match, asked)

    async def zone(self, match: str) -> str:
        """The time zone in which the times of a match are shown."""
        async with self._registry.using(match) as loaded:
            return in_force(loaded.setup.schedule, loaded.committed.position.house).zone

    async def events(
        self, match: str, viewer: Viewer, after: int = 0, limit: int | None = None
    ) -> list[Event]:
        """The viewer's events after their own ordinal, at most `limit`, the oldest first."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            events = loaded.events_after(viewer, max(0, after))
            if events is None:
                events = (await events_on_disk(self._registry, loaded, viewer))[max(0, after) :]
            return events if limit is None else events[:limit]

    async def referee_log(
        self, match: str, viewer: Viewer, part: LogPart = WHOLE
    ) -> LogPage | None:
        """A part of the referee's log, for everybody once the rules have ended the match; None
        before. For a referee in play see `Hosting.referee_log`."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            if not reads_notes(loaded.game, loaded.committed.position, viewer):
                return None
            return await log_on_disk(self._registry, loaded, part)

    async def has_at_hand(self, match: str, viewer: Viewer, after: int) -> bool:
        """Whether the viewer's events after their own ordinal are in memory. Otherwise `events`
        reads the whole log."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            return loaded.events_after(viewer, max(0, after)) is not None

    async def play_events(
        self, match: str, viewer: Viewer, upto: int, most: int | None = None
    ) -> tuple[list[Numbered], bool]:
        """The viewer's events up to their own ordinal `upto`, without chat messages, each with its
        ordinal, at most the latest `most` (None: all); and whether there are earlier ones."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            known = None if most is None else loaded.play_events(viewer, upto, most)
            if known is not None:
                return known
            events = (await events_on_disk(self._registry, loaded, viewer))[:upto]
            play = [(n, event) for n, event in enumerate(events, 1) if event.id not in TALK]
            return (play, False) if most is None else (play[-most:], len(play) > most)

    async def document(
        self, match: str, me: str | None, id: str, *, step: int | None = None
    ) -> DocumentText:
        """A document as this person may read it: from their seat or as the public, or as a referee
        whose view is open. `step`: of a finished match, see `Documents.read`.

        Raises `TableError` for one that they cannot read, as for one that does not exist.
        """
        viewer = await self.viewer(match, me)
        # Asked first: a problem that is raised again after waiting leaves a reference cycle.
        if me is not None and await self.hosting.is_referee(match, me):
            with suppress(TableError):
                return await self.documents.read(match, viewer, id, step=step)
            return await self.documents.read(match, REFEREE, id)
        return await self.documents.read(match, viewer, id, step=step)

    async def takes_documents(self, match: str) -> bool:
        """Whether acts of this match's game take documents; False for an unknown match."""
        loaded = self._registry.present(match)
        if loaded is not None:
            return bool(reader(loaded.game).documents)
        row = await self._store.read(lambda c: matches.get(c, match))
        game = None if row is None else self._games.get(row.game)
        return game is not None and bool(reader(game).documents)

    def subscribe(
        self,
        match: str,
        viewer: Viewer,
        cursor: int | None = None,
        mark: asyncio.Event | None = None,
    ) -> Subscription:
        """Follow a match: `async with … as subscription: async for view in subscription`. The first
        view comes at once, with the events after `cursor` (None: with none), then one whenever what
        this viewer sees has changed. Ends with the view that has the outcome. `mark`: set when
        there is a new view, for a caller that waits for several things and then calls `take`.
        """
        return Subscription(
            self._registry, match, viewer, cursor, mark=mark, on_presence=self._came_or_went
        )

    # Internal.

    def _admit(self, loaded: LoadedMatch, viewer: Viewer) -> None:
        if viewer == REFEREE and not loaded.over:
            raise forbidden("table-no-referee")
        if isinstance(viewer, int) and not 0 <= viewer < len(loaded.committed.position.chairs):
            raise unknown("refused-no-seat")

    def _came_or_went(self, one: Subscription, here: bool) -> None:
        if here:
            self._services.subscriptions.add(one)
        else:
            self._services.subscriptions.discard(one)
        (self._presence.come if here else self._presence.go)(one.match, one.viewer)


def _seat_of(connection: Connection, match: str, me: str | None) -> tuple[MatchRow, Seat | None]:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    sitting = seats.of_match(connection, match) if me is not None else []
    seat = next((chair.seat for chair in sitting if chair.person == me), None)
    return row, seat
