"""The shared parts of the table that every service of the lobby works with."""

from collections.abc import Set

from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.table.accounts.passwords import Passwords
from intriga.table.email.triggers import EmailTriggers
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.registry import MatchRegistry
from intriga.table.presence import Presence
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.signals import Signals


class LobbyContext(Struct, frozen=True, kw_only=True):
    """One for each table. `return_code_key`: the server's secret from which the return codes of
    guests are made."""

    registry: MatchRegistry
    commands: CommandQueue
    signals: Signals
    presence: Presence
    passwords: Passwords
    email_triggers: EmailTriggers
    return_code_key: bytes

    @property
    def store(self) -> AsyncStore:
        """The database."""
        return self.registry.store

    def now(self) -> int:
        """The time of the table, in milliseconds since the epoch."""
        return self.registry.time.now()

    async def online(self, match: str) -> Set[Seat]:
        """The seats of a match with a page open, here or on other nodes."""
        elsewhere = await self.store.read(lambda c: self.presence.elsewhere(c, [match]))
        return self.presence.here(match) | elsewhere.get(match, frozenset())

    def changed(self, match: str) -> None:
        """Notify those who watch this match or the lobby's lists that they have changed."""
        self.signals.notify_lobby(match)
