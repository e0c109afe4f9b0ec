"""What follows from a step: clocks are set, bots think, whoever looks on is told.

It follows in the same way whether the step was taken here or by another process; only what others
must hear of it is said by the process that took it.
"""

from typing import Any

from msgspec import Struct

from intriga.kernel.engine import Advance
from intriga.kernel.house_rules.house_acts import Erase, Say
from intriga.table.chat.service import Talk
from intriga.table.cluster.node import Node
from intriga.table.match.bots import Players
from intriga.table.match.commands import Mailbox
from intriga.table.match.loaded import Live
from intriga.table.match.no_shows import Absence
from intriga.table.match.registry import Desk
from intriga.table.match.standing import Standing
from intriga.table.match.timers import Clock
from intriga.table.signals import Bells


class Consequences(Struct, frozen=True, kw_only=True):
    """For the matches of a desk. `node`: this process among others, if there are others."""

    desk: Desk
    clock: Clock
    absence: Absence
    players: Players
    talk: Talk
    bells: Bells
    node: Node | None

    def follow(self, mailbox: Mailbox) -> None:
        """Let them follow from whatever happens to the matches."""
        self.desk.on_loaded = self.players.seat
        self.desk.on_evicted = self._evicted
        mailbox.on_committed = self._committed
        mailbox.on_seated = self._seated
        mailbox.catching_up.on_step = self._followed
        mailbox.catching_up.on_seated = self._seated_elsewhere
        mailbox.catching_up.on_anew = self._read_anew
        if self.node is not None:
            self.node.duties.on_mine = self._duty

    def begun(self, match: str, standing: Standing) -> None:
        """A match has begun."""
        self.clock.set(match, {}, standing.timers)

    def _committed(self, live: Live, before: Standing, advance: Advance[Any]) -> None:
        self._stepped(live, before, advance)
        self.absence.step(live, advance.act)
        if self.node is not None:
            self.node.stepped(live.match, advance.position.n)
        if live.over:
            self.bells.ring_lobby(live.match)

    def _followed(self, live: Live, before: Standing, advance: Advance[Any]) -> None:
        """Another process has taken this step."""
        self._stepped(live, before, advance)
        if live.over:
            self.bells.rung(live.match)

    def _stepped(self, live: Live, before: Standing, advance: Advance[Any]) -> None:
        self.talk.step(live.match, advance)
        self.clock.set(live.match, before.timers, live.committed.timers)
        if not isinstance(advance.act, Say | Erase):  # bots do not talk
            self.players.step(live, advance.position, advance.entry.events)
        # Whoever acted has had his answer: those who wait for it are told first.
        by = advance.entry.by
        for subscription in sorted(live.subscriptions, key=lambda watching: watching.viewer == by):
            subscription.step()

    def _seated(self, live: Live) -> None:
        self.players.seat(live)
        self.bells.ring_lobby(live.match)

    def _seated_elsewhere(self, live: Live) -> None:
        self.players.seat(live)
        self.bells.rung(live.match)

    def _read_anew(self, live: Live) -> None:
        """Another process has done more than can be followed step by step."""
        self.talk.forget(live.match)
        self.clock.set(live.match, {}, live.committed.timers)
        self.players.again(live)
        for subscription in list(live.subscriptions):
            subscription.step()

    def _duty(self, match: str, _mine: bool) -> None:
        """The bots of a match play here from now on, or no longer."""
        live = self.desk.present(match)
        if live is not None:
            self.players.seat(live)

    def _evicted(self, live: Live) -> None:
        self.players.dismiss(live)
        self.talk.forget(live.match)
