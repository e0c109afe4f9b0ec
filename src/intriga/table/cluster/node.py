"""A node: this process among others on the same database.

It says that it lives; it hears hints of what others have done and looks by itself every other
second, for hints may be lost; it takes on what a dead node has left. Nothing is decided by what
nodes say to each other, only by what is in the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set

from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import StoreError, accounts, nodes
from intriga.store.log import Timer
from intriga.table.accounts.codes import new_id
from intriga.table.cluster.bot_leases import SharedBotLeases
from intriga.table.cluster.pubsub import HintSender, PubSub, understood
from intriga.table.errors import TableError
from intriga.table.match.commands import CommandQueue
from intriga.table.match.registry import MatchRegistry
from intriga.table.signals import LOBBY, Signals

_log = logging.getLogger(__name__)

_CHANNEL = "hints-channel"


class ClusterConfig(Struct, frozen=True, kw_only=True):
    """How a node keeps up with others. `pubsub`: makes what carries hints, from the name of a
    channel. In seconds: between signs of life, how long one of them is good for, and between
    looks at what others have done."""

    pubsub: Callable[[str], PubSub]
    beat: float = 4.0
    alive: float = 13.0
    look: float = 2.0


class Node:
    """One for a table. `on_forgotten`: what is remembered of a person no longer holds; `on_look`:
    called at every look; `traces`: what `info` is made of, by match."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        signals: Signals,
        others: ClusterConfig,
    ) -> None:
        self.id = new_id()
        self._registry = registry
        self._catching_up = commands.catching_up
        self._signals = signals
        self._others = others
        self._time = registry.time
        self._store = registry.store
        self.leases = SharedBotLeases(self._store, self._time, self.id)
        self.on_forgotten: Callable[[str], None] = lambda _person: None
        self.on_look: Callable[[], None] = lambda: None
        self.traces: Callable[[Sequence[str]], Awaitable[dict[str, object]]]
        self.present: Callable[[], Mapping[str, Set[Seat]]] = dict
        self._traced: dict[str, object] = {}
        self._looking = asyncio.Lock()
        self._unshown: dict[str, Set[Seat]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: dict[str, int] = {}

    async def join(self) -> bool:
        """Live from now on. Whether no other node does."""
        now = self._time.now()
        fresh = secrets.token_hex(8).encode()

        def write(connection: Connection) -> tuple[bool, bytes]:
            alone = nodes.join(connection, self.id, now, self._until(now))
            return alone, accounts.keep_setting(connection, _CHANNEL, fresh)

        alone, channel = await self._store.write(write)
        self._pubsub = self._others.pubsub(f"intriga:{channel.decode()}")
        self._sender = HintSender(self.id, self._pubsub)
        self._signals.on_ring = self._sender.ring
        return alone

    def begin(self) -> None:
        """Hear others, and look what they do."""
        self._run(self._sender.send(), "hints-out")
        self._run(self._pubsub.listen(self._hear, self._look_again), "hints-in")
        self._run(self._every(self._others.beat, self._beat), "beat")
        self._run(self._every(self._others.look, self._look), "look")

    async def stop(self) -> None:
        """Leave: what this node had taken on is free at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.stop()
        await self._pubsub.close()
        try:
            await self._store.write(lambda connection: nodes.leave(connection, self.id))
        except TableError:
            _log.warning("this node could not take its leave; it will be missed in a while")

    # What is said to others.

    def stepped(self, match: str, length: int) -> None:
        """A match has so many entries now."""
        self._sender.step(match, length)

    def forget(self, person: str) -> None:
        """What is remembered of a person no longer holds."""
        self._sender.forget(person)

    async def show(self, match: str, here: Set[Seat]) -> None:
        """These seats have a page open on this node."""
        self._unshown[match] = here
        await self._show_all()
        self._signals.ring(match)

    # What others have done.

    def elsewhere(self, connection: Connection, ids: Sequence[str]) -> Mapping[str, Set[Seat]]:
        """The seats that have a page open on other nodes, by match."""
        return nodes.present_elsewhere(connection, self.id, self._time.now(), ids)

    async def claim(self, most: int) -> list[tuple[str, Timer]]:
        """Clocks that have run out and are now for this node to fire."""
        now = self._time.now()
        return await self._store.write(
            lambda connection: nodes.claim_due(connection, self.id, now, most)
        )

    async def look_at(self, match: str) -> None:
        """Follow a match that is in memory, if others have acted there."""
        loaded = self._registry.present(match)
        if loaded is None or loaded.in_flight:
            return  # what is on its way will find out by itself
        lengths = await self._store.read(lambda connection: nodes.lengths(connection, [match]))
        if lengths.get(match, 0) > loaded.committed.position.n:
            await self._catching_up.catch_up(match)

    def _hear(self, words: bytes) -> None:
        hint = understood(words)
        if hint is None or hint.node == self.id:
            return
        for match, length in hint.steps.items():
            self._follow(match, length)
        for bell in hint.signals:
            self._signals.rung(bell)
        for person in hint.people:
            self.on_forgotten(person)

    def _follow(self, match: str, length: int) -> None:
        """Others have acted in a match: catch up with it, one after the other."""
        loaded = self._registry.present(match)
        if loaded is None or length <= loaded.committed.position.n:
            return
        if match in self._behind:
            self._behind[match] = max(length, self._behind[match])
            return
        self._behind[match] = length
        self._run(self._catch_up(match), "catch-up")

    async def _catch_up(self, match: str) -> None:
        try:
            while True:
                loaded = self._registry.present(match)
                if loaded is None or self._behind[match] <= loaded.committed.position.n:
                    return
                if self._is_idle(match):
                    self._registry.put_away(match)
                    return
                length = self._behind[match]
                await self._catching_up.catch_up(match)
                if loaded.committed.position.n < length:
                    return  # the database is behind the hint: the next look will tell
        except TableError as problem:
            _log.warning("match %s is behind: %s", match, problem.refusal.id)
        finally:
            del self._behind[match]

    def _is_idle(self, match: str) -> bool:
        """Whether a match is in memory for nobody."""
        return not self.leases.mine(match) and self._registry.is_idle(match)

    # From time to time.

    async def _beat(self) -> None:
        until = self._until(self._time.now())
        heartbeat = await self._store.write(
            lambda connection: nodes.renew(connection, self.id, until)
        )
        self.leases.stands(heartbeat.leases)
        if heartbeat.expired:
            _log.warning("this node was considered dead: its claims and presence were removed")
            self._unshown |= self.present()
        await self._show_all()

    def _until(self, now: int) -> int:
        return now + round(self._others.alive * 1000)

    async def _show_all(self) -> None:
        unshown, self._unshown = self._unshown, {}

        def write(connection: Connection) -> None:
            for match, here in unshown.items():
                nodes.show_present(connection, self.id, match, here)

        try:
            if unshown:
                await self._store.write(write)
        except TableError:
            self._unshown = unshown | self._unshown  # at the next beat
            raise

    def _look_again(self) -> None:
        self._run(self._carefully(self._look), "look-again")

    async def _look(self) -> None:
        async with self._looking:
            self.on_look()
            await self._look_at_matches()
            await self._look_at_bells()
            await self._look_at_duties()

    async def _look_at_matches(self) -> None:
        here = {loaded.match for loaded in self._registry.loaded_matches if not loaded.over}
        if here:
            lengths = await self._store.read(lambda connection: nodes.lengths(connection, here))
            for match, length in lengths.items():
                self._follow(match, length)

    async def _look_at_bells(self) -> None:
        signals = [bell for bell in self._signals.listened_to if bell and " " not in bell]
        traces = await self.traces(signals) if signals else {}
        for match, trace in traces.items():
            if match in self._traced and self._traced[match] != trace:
                self._signals.rung(match)
        self._traced = traces
        self._signals.rung(LOBBY)

    async def _look_at_duties(self) -> None:
        for match in await self.leases.take_orphans():
            self._run(self._wake(match), "wake")
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
        """Read a match in, so that its bots play."""
        try:
            async with self._registry.using(match):
                # Nobody follows a match that is still being read in: a hint may have gone by.
                await self.look_at(match)
        except TableError as problem:
            _log.error("match %s cannot be taken on: %s", match, problem.refusal.id)

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._time.sleep_until(self._time.now() + round(seconds * 1000))
            await self._carefully(do)

    async def _carefully(self, do: Callable[[], Awaitable[None]]) -> None:
        try:
            await do()
        except (TableError, StoreError) as problem:
            _log.warning("this node could not keep up: %s", problem)

    def _run(self, doing: Awaitable[None], name: str) -> None:
        task = asyncio.ensure_future(doing)
        if isinstance(task, asyncio.Task):
            task.set_name(f"intriga-{name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
