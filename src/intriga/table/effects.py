"""The effects of a step: timers are set, bots think, watchers are notified. They are the same
whether the step was taken here or by another process; only hints to other processes are sent by the
one that took it.
"""

from typing import Any

from intriga.kernel.house_rules.house_acts import Appoint, Erase, Say
from intriga.kernel.positions import Advance
from intriga.table.chat.message_cache import MessageCache
from intriga.table.cluster.hints import HintSender
from intriga.table.match.bots.seated_bots import Bots
from intriga.table.match.events import MatchEvents
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.timers.no_shows import NoShows
from intriga.table.match.timers.timers import WindowTimers
from intriga.table.runtime.signals import Signals


class StepEffects:
    """For all matches in memory. `hints`: to other processes on the same database; None: there are
    none."""

    def __init__(
        self,
        registry: MatchRegistry,
        *,
        timers: WindowTimers,
        no_shows: NoShows,
        bots: Bots,
        messages: MessageCache,
        signals: Signals,
        hints: HintSender | None,
    ) -> None:
        self._registry = registry
        self._timers = timers
        self._no_shows = no_shows
        self._bots = bots
        self._messages = messages
        self._signals = signals
        self._hints = hints

    def subscribe(self, events: MatchEvents) -> None:
        """Apply these effects to every step from now on."""
        events.begun.subscribe(self._begun)
        events.loaded.subscribe(self._bots.seat)
        events.evicted.subscribe(self._evicted)
        events.stepped.subscribe(self._stepped)
        events.seated.subscribe(self._seated)
        events.reloaded.subscribe(self._reloaded)
        events.bots_moved.subscribe(self._bots_moved)

    def _begun(self, match: str, current: CurrentPosition) -> None:
        self._timers.set(match, {}, current.timers)

    def _evicted(self, loaded: LoadedMatch) -> None:
        self._bots.dismiss(loaded)
        self._messages.forget(loaded.match)

    def _stepped(
        self, loaded: LoadedMatch, before: CurrentPosition, advance: Advance[Any], here: bool
    ) -> None:
        if isinstance(advance.act, Appoint):
            loaded.private = False  # a host without a seat sees what everybody sees
        self._messages.step(loaded.match, advance)
        self._timers.set(loaded.match, before.timers, loaded.committed.timers)
        if not isinstance(advance.act, Say | Erase):  # bots do not chat
            self._bots.step(loaded, advance.position, advance.entry.events)
        # The actor already has an answer: those who wait for this step are notified first.
        by = advance.entry.by
        for watcher in sorted(loaded.watchers, key=lambda watcher: watcher.viewer == by):
            watcher.step()
        if here:
            self._no_shows.step(loaded, advance.act)
            if self._hints is not None:
                self._hints.step(loaded.match, advance.position.n)
        if loaded.over:
            self._notify(loaded.match, here)

    def _seated(self, loaded: LoadedMatch, here: bool) -> None:
        self._bots.seat(loaded)
        self._notify(loaded.match, here)

    def _notify(self, match: str, here: bool) -> None:
        if here:
            self._signals.notify_lobby(match)
        else:
            self._signals.notify_here(match)

    def _reloaded(self, loaded: LoadedMatch) -> None:
        self._messages.forget(loaded.match)
        self._timers.set(loaded.match, {}, loaded.committed.timers)
        self._bots.restart(loaded)
        for watcher in list(loaded.watchers):
            watcher.step()

    def _bots_moved(self, match: str) -> None:
        loaded = self._registry.present(match)
        if loaded is not None:
            self._bots.seat(loaded)
