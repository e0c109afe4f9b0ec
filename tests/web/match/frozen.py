"""A server without chance and without time: what it sends is the same to the byte."""

import asyncio
import secrets
from random import Random

import pytest


class FrozenTime:
    """A clock that stands still."""

    def now(self) -> int:
        return 1_790_000_000_000

    def deviation(self) -> int:
        return 0

    def adopt(self) -> None:
        return

    async def sleep_until(self, at: int) -> None:
        await asyncio.Event().wait()


def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all randomness of the server the same from here on."""
    same = Random(11)
    monkeypatch.setattr(secrets, "token_bytes", lambda n=32: same.randbytes(n))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda n=32: same.randbytes(n).hex())
    monkeypatch.setattr(secrets, "choice", same.choice)
    monkeypatch.setattr(secrets, "randbelow", same.randrange)
