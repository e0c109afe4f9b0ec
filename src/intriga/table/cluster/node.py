"""A node: this process among others on the same database.

It writes a heartbeat; it gets hints of what others have done, and also polls the database every
other second, since hints may be lost; it takes over the work of dead nodes. Decisions depend only
on the database, never on hints.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct
from sqlalchemy import Connection

from intriga.store import StoreError, nodes
from intriga.store.people import accounts
from intriga.table.cluster.hints import HintSender, decode_hint
from intriga.table.cluster.pubsub import PubSub
from intriga.table.cluster.shared_bot_leases import SharedBotLeases
from intriga.table.cluster.shared_presence import SharedPresence
from intriga.table.errors import TableError
from intriga.table.match.catch_up import CatchUp
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.timers.timers import WindowTimers
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.signals import LOBBY, Signals
from intriga.table.runtime.tasks import BackgroundTasks

_log = logging.getLogger(__name__)

_CHANNEL = "hints-channel"
"""The setting with the random name of the channel for hints of this database."""


class ClusterConfig(Struct, frozen=True, kw_only=True):
    """How a node keeps up with others. `pubsub`: makes what carries hints, from the name of a
    channel. In seconds: `beat` between heartbeats, `alive` for which one of them is good, and
    `look` between looks at what others have done."""

    pubsub: Callable[[str], PubSub]
    beat: float = 4.0
    alive: float = 13.0
    look: float = 2.0


class Node:
    """One for each table that shares its database.

    `id`: of this node, the same for `hints`, `leases` and `presence`. `traces`: what the pages of
    gathering matches are made of, by match, to see whether they have changed. `looks`:
    each notices what others have done beside matches: in drafts, for instance.
    `person_changed_elsewhere`: emitted with a person's id when what is remembered of them no longer
    holds because of another node.
    """

    def __init__(
        self,
        registry: MatchRegistry,
        config: ClusterConfig,
        *,
        id: str,
        hints: HintSender,
        leases: SharedBotLeases,
        presence: SharedPresence,
        signals: Signals,
        catch_up: CatchUp,
        timers: WindowTimers,
        traces: Callable[[Sequence[str]], Awaitable[dict[str, object]]],
        looks: Sequence[Callable[[], Awaitable[None]]],
        person_changed_elsewhere: Broadcast[[str]],
    ) -> None:
        self.id = id
        self._registry = registry
        self._config = config
        self._hints = hints
        self.leases = leases
        self._presence = presence
        self._signals = signals
        self._catching_up = catch_up
        self._timers = timers
        self._traces = traces
        self._looks = looks
        self._person_changed_elsewhere = person_changed_elsewhere
        self._time = registry.time
        self._store = registry.store
        self._last_traces: dict[str, object] = {}
        self._looking = asyncio.Lock()
        self._behind: dict[str, int] = {}
        self._tasks = BackgroundTasks()
        self._pubsub: PubSub

    async def join(self) -> bool:
        """Count as alive from now on. Whether no other node does."""
        now = self._time.now()
        fresh = secrets.token_hex(8).encode()

        def write(connection: Connection) -> tuple[bool, bytes]:
            alone = nodes.join(connection, self.id, now, self._alive_until(now))
            return alone, accounts.keep_setting(connection, _CHANNEL, fresh)

        alone, channel = await self._store.write(write)
        self._pubsub = self._config.pubsub(f"intriga:{channel.decode()}")
        return alone

    def begin(self) -> None:
        """Send and receive hints, write heartbeats, and poll the database."""
        self._tasks.start(self._hints.send(self._pubsub), "hints-out")
        self._tasks.start(self._pubsub.listen(self._receive, self._look_soon), "hints-in")
        self._tasks.start(self._every(self._config.beat, self._beat), "beat")
        self._tasks.start(self._every(self._config.look, self._look), "look")

    async def stop(self) -> None:
        """Leave: everything this node has claimed is released at once."""
        await self._tasks.stop()
        await self.leases.stop()
        await self._pubsub.close()
        try:
            await self._store.write(lambda connection: nodes.leave(connection, self.id))
        except TableError:
            _log.warning("this node could not leave; others will notice in a while")

    async def look_at(self, match: str) -> None:
        """Catch up with a match that is in memory, if others have acted in it."""
        loaded = self._registry.present(match)
        if loaded is None or loaded.in_flight:
            return  # a write in flight will find out by itself
        lengths = await self._store.read(lambda connection: nodes.lengths(connection, [match]))
        if lengths.get(match, 0) > loaded.committed.position.n:
            await self._catching_up.catch_up(match)

    # Hints.

    def _receive(self, message: bytes) -> None:
        hint = decode_hint(message)
        if hint is None or hint.node == self.id:
            return
        for match, length in hint.steps.items():
            self._follow(match, length)
        for name in hint.signals:
            self._signals.notify_here(name)
        for person in hint.people:
            self._person_changed_elsewhere.emit(person)
        if hint.people:
            self._tasks.start(self._carefully(self._registry.forget_names), "forget-names")

    def _follow(self, match: str, length: int) -> None:
        """Others have acted in a match, which now has this many entries: catch up with it, in one
        task for each match."""
        loaded = self._registry.present(match)
        if loaded is None or length <= loaded.committed.position.n:
            return
        if match in self._behind:
            self._behind[match] = max(length, self._behind[match])
            return
        self._behind[match] = length
        self._tasks.start(self._catch_up(match), f"catch-up-{match}")

    async def _catch_up(self, match: str) -> None:
        try:
            while True:
                loaded = self._registry.present(match)
                if loaded is None or self._behind[match] <= loaded.committed.position.n:
                    return
                if self._is_idle(match):
                    self._registry.evict(match)
                    return
                length = self._behind[match]
                await self._catching_up.catch_up(match)
                if loaded.committed.position.n < length:
                    return  # the database is behind the hint: the next look will find the rest
        except TableError as problem:
            _log.warning("match %s is behind: %s", match, problem.refusal.id)
        finally:
            del self._behind[match]

    def _is_idle(self, match: str) -> bool:
        """Whether nobody here needs a match that is in memory."""
        return not self.leases.mine(match) and self._registry.is_idle(match)

    # Heartbeats.

    async def _beat(self) -> None:
        until = self._alive_until(self._time.now())
        heartbeat = await self._store.write(
            lambda connection: nodes.renew(connection, self.id, until)
        )
        self.leases.keep_only(heartbeat.leases)
        if heartbeat.expired:
            _log.warning("this node was considered dead: its claims and presence were removed")
            self._presence.write_all_again()
        await self._presence.write()

    def _alive_until(self, now: int) -> int:
        return now + round(self._config.alive * 1000)

    # Looks at the database.

    def _look_soon(self) -> None:
        self._tasks.start(self._carefully(self._look), "look-soon")

    async def _look(self) -> None:
        async with self._looking:
            self._timers.look()
            await self._look_at_matches()
            await self._look_at_signals()
            for look in self._looks:
                await look()
            await self._look_at_leases()

    async def _look_at_matches(self) -> None:
        here = {loaded.match for loaded in self._registry.loaded_matches if not loaded.over}
        if here:
            lengths = await self._store.read(lambda connection: nodes.lengths(connection, here))
            for match, length in lengths.items():
                self._follow(match, length)

    async def _look_at_signals(self) -> None:
        matches = [name for name in self._signals.listened_to if name and " " not in name]
        traces = await self._traces(matches) if matches else {}
        for match, trace in traces.items():
            if match in self._last_traces and self._last_traces[match] != trace:
                self._signals.notify_here(match)
        self._last_traces = traces
        self._signals.notify_here(LOBBY)

    async def _look_at_leases(self) -> None:
        for match in await self.leases.take_orphans():
            self._tasks.start(self._wake(match), f"wake-{match}")
        free = [
            loaded.match
            for loaded in self._registry.loaded_matches
            if not loaded.over
            and not self.leases.mine(loaded.match)
            and any(holder.bot for holder in loaded.holders)
        ]
        now = self._time.now()
        if free and (left := await self._store.read(lambda c: nodes.unleased(c, now, free))):
            await self.leases.take(left)

    async def _wake(self, match: str) -> None:
        """Read a match into memory, so that its bots play."""
        try:
            async with self._registry.using(match):
                # A hint that came while the match was being read has had no effect.
                await self.look_at(match)
        except TableError as problem:
            _log.error("match %s cannot be taken over: %s", match, problem.refusal.id)

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._time.sleep_until(self._time.now() + round(seconds * 1000))
            await self._carefully(do)

    async def _carefully(self, do: Callable[[], Awaitable[None]]) -> None:
        try:
            await do()
        except (TableError, StoreError) as problem:
            _log.warning("this node could not keep up: %s", problem)
