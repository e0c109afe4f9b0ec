"""Who has the page of a waiting room open: everybody there sees whose seats are attended."""

from intriga.kernel.actors import Seat
from intriga.table.lobby.context import LobbyContext
from intriga.table.presence import Presence


class OpenPage:
    """One open page of a waiting room. Its owner may change seats while it is open."""

    def __init__(self, presence: Presence, match: str) -> None:
        self._presence = presence
        self._match = match
        self._seat: Seat | None = None

    def sits(self, seat: Seat | None) -> None:
        """Its owner has this seat now, or none."""
        if seat == self._seat:
            return
        self.close()
        if seat is not None:
            self._presence.come(self._match, seat)
        self._seat = seat

    def close(self) -> None:
        """The page was closed."""
        if self._seat is not None:
            self._presence.go(self._match, self._seat)
        self._seat = None


class Attendance:
    """The open pages of all waiting rooms."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    def page(self, match: str) -> OpenPage:
        """A page was opened; close it in the end."""
        return OpenPage(self._context.presence, match)
