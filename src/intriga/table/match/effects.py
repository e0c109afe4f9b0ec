"""What follows from a step: clocks are set, bots think, whoever looks on is told.

It follows in the same way whether the step was taken here or by another process; only what others
must hear of it is said by the process that took it.
"""

from typing import Any

from msgspec import Struct

from intriga.kernel.engine import Advance
from intriga.kernel.house_rules.house_acts import Erase, Say
from intriga.table.chat.service import ChatService
from intriga.table.cluster.node import Node
from intriga.table.match.bots import Bots
from intriga.table.match.commands import CommandQueue
from intriga.table.match.loaded import LoadedMatch
from intriga.table.match.no_shows import NoShows
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.standing import Standing
from intriga.table.match.timers import WindowTimers
from intriga.table.signals import Signals


class StepEffects(Struct, frozen=True, kw_only=True):
    """For the matches of a desk. `node`: this process among others, if there are others."""

    registry: MatchRegistry
    clock: WindowTimers
    no_shows: NoShows
    bots: Bots
    talk: ChatService
    signals: Signals
    node: Node | None

    def follow(self, commands: CommandQueue) -> None:
        """Let them follow from whatever happens to the matches."""
        self.registry.on_loaded = self.bots.seat
        self.registry.on_evicted = self._evicted
        commands.on_committed = self._committed
        commands.on_seated = self._seated
        commands.catching_up.on_step = self._followed
        commands.catching_up.on_seated = self._seated_elsewhere
        commands.catching_up.on_anew = self._read_anew
        if self.node is not None:
            self.node.leases.on_mine = self._duty

    def begun(self, match: str, standing: Standing) -> None:
        """A match has begun."""
        self.clock.set(match, {}, standing.timers)

    def _committed(self, loaded: LoadedMatch, before: Standing, advance: Advance[Any]) -> None:
        self._stepped(loaded, before, advance)
        self.no_shows.step(loaded, advance.act)
        if self.node is not None:
            self.node.stepped(loaded.match, advance.position.n)
        if loaded.over:
            self.signals.ring_lobby(loaded.match)

    def _followed(self, loaded: LoadedMatch, before: Standing, advance: Advance[Any]) -> None:
        """Another process has taken this step."""
        self._stepped(loaded, before, advance)
        if loaded.over:
            self.signals.rung(loaded.match)

    def _stepped(self, loaded: LoadedMatch, before: Standing, advance: Advance[Any]) -> None:
        self.talk.step(loaded.match, advance)
        self.clock.set(loaded.match, before.timers, loaded.committed.timers)
        if not isinstance(advance.act, Say | Erase):  # bots do not talk
            self.bots.step(loaded, advance.position, advance.entry.events)
        # Whoever acted has had his answer: those who wait for it are told first.
        by = advance.entry.by
        for subscription in sorted(
            loaded.subscriptions, key=lambda watching: watching.viewer == by
        ):
            subscription.step()

    def _seated(self, loaded: LoadedMatch) -> None:
        self.bots.seat(loaded)
        self.signals.ring_lobby(loaded.match)

    def _seated_elsewhere(self, loaded: LoadedMatch) -> None:
        self.bots.seat(loaded)
        self.signals.rung(loaded.match)

    def _read_anew(self, loaded: LoadedMatch) -> None:
        """Another process has done more than can be followed step by step."""
        self.talk.forget(loaded.match)
        self.clock.set(loaded.match, {}, loaded.committed.timers)
        self.bots.again(loaded)
        for subscription in list(loaded.subscriptions):
            subscription.step()

    def _duty(self, match: str, _mine: bool) -> None:
        """The bots of a match play here from now on, or no longer."""
        loaded = self.registry.present(match)
        if loaded is not None:
            self.bots.seat(loaded)

    def _evicted(self, loaded: LoadedMatch) -> None:
        self.bots.dismiss(loaded)
        self.talk.forget(loaded.match)
