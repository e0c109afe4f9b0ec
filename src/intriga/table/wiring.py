"""The services of one table: how they are connected, started and stopped.

`connect` is the diagram: each service gets what it uses as constructor arguments, so it comes after
them. Only what several services must learn of without their sender knowing them is an event:
`MatchEvents`, and that something about a person has changed.
"""

import itertools
import logging
import secrets
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from intriga.kernel.game import Game
from intriga.store import matches
from intriga.store.people import accounts as stored_accounts
from intriga.table.accounts.accounts import Accounts
from intriga.table.accounts.api_tokens import ApiTokens
from intriga.table.accounts.codes import new_id
from intriga.table.admin import AdminService
from intriga.table.archive.archive import Archive
from intriga.table.chat.message_cache import MessageCache
from intriga.table.chat.service import ChatService
from intriga.table.cluster.hints import HintSender
from intriga.table.cluster.node import ClusterConfig, Node
from intriga.table.cluster.shared_bot_leases import SharedBotLeases
from intriga.table.cluster.shared_presence import SharedPresence
from intriga.table.cluster.timer_claims import SharedTimerClaims
from intriga.table.cockpit.cockpits import Cockpits
from intriga.table.cockpit.counts import AnswerCounts
from intriga.table.cockpit.pokes import Pokes
from intriga.table.documents.service import Documents
from intriga.table.drafts.due import DueDrafts
from intriga.table.drafts.service import DraftService
from intriga.table.effects import StepEffects
from intriga.table.email.addresses import EmailAddresses
from intriga.table.email.outbox import Outbox
from intriga.table.email.triggers import EmailTriggers
from intriga.table.errors import TableError
from intriga.table.leagues.leagues import Leagues
from intriga.table.leagues.ledgers import Ledgers
from intriga.table.lessons.service import Lessons
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.lobby import Lobby
from intriga.table.match.bots.advising import Advising
from intriga.table.match.bots.leases import AllBotLeases, BotLeases
from intriga.table.match.bots.pace import BotPause
from intriga.table.match.bots.seated_bots import Bots
from intriga.table.match.catch_up import CatchUp
from intriga.table.match.commands.filed_texts import TextFiler
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.due_times import Beats
from intriga.table.match.events import MatchEvents
from intriga.table.match.hosting import Hosting
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.subscriptions import Subscription
from intriga.table.match.timers.no_shows import NoShows
from intriga.table.match.timers.timers import WindowTimers
from intriga.table.personal_data import PersonalData
from intriga.table.presence import LocalPresence, Presence
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.readiness import Readiness
from intriga.table.runtime.signals import Signals
from intriga.table.runtime.tasks import BackgroundTasks
from intriga.table.runtime.time import Time
from intriga.table.stewardship.desk import StewardDesks

_log = logging.getLogger(__name__)

_EVICT_EVERY_MS = 60_000
_SWEEP_EVERY = 60
"""Expired rows are deleted once per this many evictions of idle matches."""
_DAY_MS = 24 * 3600 * 1000
_KEY = "return-code-key"
"""The setting with the server's secret: return codes, links and ids are made from it."""


class Services(Struct, frozen=True, kw_only=True):
    """The services of a running table. `node`: None where no other process shares the database.
    `forget_after`: days after which a gathering match without activity is cancelled; 0: never.
    `key`: the server's secret."""

    store: AsyncStore
    registry: MatchRegistry
    commands: CommandQueue
    timers: WindowTimers
    no_shows: NoShows
    bots: Bots
    advising: Advising
    leases: BotLeases
    signals: Signals
    presence: Presence
    node: Node | None
    readiness: Readiness
    accounts: Accounts
    api_tokens: ApiTokens
    archive: Archive
    email_addresses: EmailAddresses
    outbox: Outbox
    leagues: Leagues
    ledgers: Ledgers
    lessons: Lessons
    lobby: Lobby
    cockpits: Cockpits
    hosting: Hosting
    stewardship: StewardDesks
    admin: AdminService
    chat: ChatService
    documents: Documents
    drafts: DraftService
    personal_data: PersonalData
    forget_after: int
    key: bytes
    subscriptions: set[Subscription]
    tasks: BackgroundTasks

    async def start(self) -> None:
        """Resume the matches in the database: timers run, bots play. Then clean up from time to
        time.
        """
        if self.node is None:
            await self.timers.start()
            await self._wake(await self.store.read(matches.with_bots))
        else:
            await self.timers.start(alone=await self.node.join())
            bots = await self.store.read(matches.with_bots)
            await self.node.leases.take(bots)
            await self._wake(match for match in bots if self.node.leases.mine(match))
            self.node.begin()
        self.tasks.start(self._sweep(), "sweeper")

    async def stop(self) -> None:
        """Stop all background tasks and listening. Everything accepted is on disk."""
        await self.tasks.stop()
        await self.bots.stop()
        await self.advising.stop()
        await self.no_shows.stop()
        await self.timers.stop()
        await self.presence.stop()
        if self.node is not None:
            await self.node.stop()
        for subscription in list(self.subscriptions):
            subscription.end()
        self.signals.close()
        self.accounts.close()
        self.store.close()

    async def _wake(self, ids: Iterable[str]) -> None:
        """Read these matches into memory, so that their bots play."""
        for match in ids:
            try:
                async with self.registry.using(match):
                    pass
            except TableError as problem:
                _log.error("match %s cannot be taken up: %s", match, problem.refusal.id)

    async def _sweep(self) -> None:
        time = self.registry.time
        for times in itertools.count(1):
            await time.sleep_until(time.now() + _EVICT_EVERY_MS)
            try:
                await self.registry.evict_idle()
                await self.lobby.requests.settle_all()
                if times % _SWEEP_EVERY == 0:
                    await self.accounts.sweep()
                    await self.api_tokens.sweep()
                    await self.outbox.sweep()
                    await self.ledgers.release_idle(time.now())
                    await self.lessons.sweep()
                    if self.forget_after:
                        await self.lobby.cancellation.cancel_idle(self.forget_after * _DAY_MS)
            except Exception as problem:
                _log.warning("sweeping failed, to be tried again: %s", type(problem).__name__)


async def connect(
    store: AsyncStore,
    games: Mapping[str, Game[Any]],
    time: Time,
    pause: BotPause,
    rng: Random,
    *,
    beats: Beats,
    emails: bool,
    forget_after: int,
    cluster: ClusterConfig | None,
) -> Services:
    """Create all services of a table. See `Table` for the arguments. Nothing runs yet."""
    fresh = secrets.token_bytes(32)
    key = await store.write(lambda c: stored_accounts.keep_setting(c, _KEY, fresh))

    events = MatchEvents()
    person_changed: Broadcast[[str]] = Broadcast()
    person_changed_elsewhere: Broadcast[[str]] = Broadcast()

    shared = _Shared.make(store, time, events) if cluster is not None else None
    signals = shared.signals if shared else Signals()

    # Matches in memory.
    registry = MatchRegistry(store, games, time, beats, events)
    email_triggers = EmailTriggers(emails)
    catch_up = CatchUp(registry)
    commands = CommandQueue(registry, catch_up, email_triggers, TextFiler(key))
    leases: BotLeases = shared.leases if shared else AllBotLeases()
    drafts = DraftService(registry, commands, signals)
    bots = Bots(registry, commands, leases, pause, rng, propose=drafts.propose)
    hosting = Hosting(registry, commands, signals)
    messages = MessageCache(registry)
    chat = ChatService(
        registry, commands, messages, signals, person_changed=person_changed, key=key
    )

    # People.
    accounts = Accounts(store, time, person_changed)
    api_tokens = ApiTokens(store, time, person_changed)
    email_addresses = EmailAddresses(store, time, key, on=emails)
    outbox = Outbox(store, registry, email_addresses)

    # Around play.
    presence = Presence(time, shared.presence if shared else LocalPresence(signals))
    cockpits = Cockpits(
        AnswerCounts(registry, hosting),
        Pokes(registry, hosting, signals, email_triggers),
        presence,
    )
    context = LobbyContext(
        registry=registry,
        commands=commands,
        signals=signals,
        presence=presence,
        passwords=accounts.passwords,
        email_triggers=email_triggers,
        return_code_key=key,
    )
    lobby = Lobby(context, on_started=events.begun.emit)
    ledgers = Ledgers(store, games)
    leagues = Leagues(store, time, games, ledgers)
    lessons = Lessons(context, drafts, events.begun.emit)
    drafts.take = lessons.take
    archive = Archive(store, games)
    documents = Documents(registry, commands, archive)
    admin = AdminService(
        store,
        time,
        lobby,
        email_addresses,
        person_changed,
        registry=registry,
        commands=commands,
    )
    personal_data = PersonalData(registry, accounts, lobby, archive, person_changed)

    # Time. Somebody who has missed too much is replaced as the lobby replaces people.
    replace_absent = lobby.takeovers.replace_absent
    due_drafts = DueDrafts(registry, commands, drafts.notify)
    no_shows = NoShows(registry, commands, due_drafts.hand_in, replace_absent, rng)
    timers = WindowTimers(registry, commands, no_shows, shared.claims if shared else None)

    node = None
    if shared is not None and cluster is not None:
        node = Node(
            registry,
            cluster,
            id=shared.id,
            hints=shared.hints,
            leases=shared.leases,
            presence=shared.presence,
            signals=signals,
            catch_up=catch_up,
            timers=timers,
            traces=lobby.queries.traces,
            looks=(drafts.look, cockpits.pokes.look),
            person_changed_elsewhere=person_changed_elsewhere,
        )

    # Who subscribes to what.
    StepEffects(
        registry,
        timers=timers,
        no_shows=no_shows,
        bots=bots,
        messages=messages,
        signals=signals,
        hints=shared.hints if shared else None,
    ).subscribe(events)
    cockpits.counts.subscribe(events)
    for changed in (person_changed, person_changed_elsewhere):
        changed.subscribe(accounts.forget_cached)
        changed.subscribe(api_tokens.forget_cached)
        changed.subscribe(messages.forget_person)
        changed.subscribe(registry.forget_last_views)
    if shared is not None:
        person_changed.subscribe(shared.hints.person)

    return Services(
        store=store,
        registry=registry,
        commands=commands,
        readiness=Readiness(store),
        timers=timers,
        no_shows=no_shows,
        bots=bots,
        advising=Advising(registry),
        leases=leases,
        signals=signals,
        presence=presence,
        node=node,
        accounts=accounts,
        api_tokens=api_tokens,
        archive=archive,
        email_addresses=email_addresses,
        outbox=outbox,
        leagues=leagues,
        ledgers=ledgers,
        lessons=lessons,
        lobby=lobby,
        hosting=hosting,
        cockpits=cockpits,
        stewardship=StewardDesks(context, chat),
        admin=admin,
        chat=chat,
        documents=documents,
        drafts=drafts,
        personal_data=personal_data,
        forget_after=forget_after,
        key=key,
        subscriptions=set(),
        tasks=BackgroundTasks(),
    )


class _Shared(Struct, frozen=True, kw_only=True):
    """What is different with several processes on one database. `id`: of this node."""

    id: str
    hints: HintSender
    signals: Signals
    leases: SharedBotLeases
    claims: SharedTimerClaims
    presence: SharedPresence

    @classmethod
    def make(cls, store: AsyncStore, time: Time, events: MatchEvents) -> "_Shared":
        """For a new node."""
        id = new_id()
        hints = HintSender(id)
        signals = Signals(hints.signal)
        return cls(
            id=id,
            hints=hints,
            signals=signals,
            leases=SharedBotLeases(store, time, events, id),
            claims=SharedTimerClaims(store, time, id),
            presence=SharedPresence(store, time, signals, id),
        )
