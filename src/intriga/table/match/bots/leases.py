"""Which matches' bots play in this process."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from sqlalchemy import Connection

Fence: TypeAlias = Callable[[Connection], None]
"""Raises `Conflict` in a transaction of a bot whose match has moved to another process."""


class BotLeases(Protocol):
    """What bots ask about their matches. Among several processes on one database the bots of a
    match play in one of them."""

    def mine(self, match: str) -> bool:
        """Whether the bots of this match play here."""
        ...

    def want(self, match: str) -> None:
        """They are to play here, unless they play in another process."""
        ...

    def release(self, match: str) -> None:
        """They need not play any more."""
        ...

    def fence(self, match: str) -> Fence | None:
        """What each act of theirs checks in its own transaction; None: nothing."""
        ...


class AllBotLeases:
    """For the only process on a database: all bots play here."""

    def mine(self, _match: str) -> bool:
        return True

    def want(self, _match: str) -> None:
        return

    def release(self, _match: str) -> None:
        return

    def fence(self, _match: str) -> None:
        return None
