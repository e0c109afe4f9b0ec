"""Hints: what nodes whisper to each other, so that they look at once and not at the next round.

A hint says only where to look: that a match has so many entries now, that a bell has rung, that
what is remembered of a person no longer holds. It may be lost, doubled or late; whoever hears it
reads the database. While a node waits to be heard its hints run together, so nothing piles up.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

_log = logging.getLogger(__name__)


class Hint(Struct, frozen=True, array_like=True):
    """`steps`: how many entries matches have; `signals`: those that rang; `people`: about whom
    something has changed; `node`: who says so."""

    node: str
    steps: dict[str, int]
    signals: tuple[str, ...]
    people: tuple[str, ...]


class PubSub(Protocol):
    """Carries words to all other nodes, as well as it can."""

    async def listen(self, hear: Callable[[bytes], None], again: Callable[[], None]) -> None:
        """Hear what others say, until cancelled. `again` is called whenever words may have been
        missed before."""
        ...

    async def say(self, words: bytes) -> None:
        """Say this to the others, or lose it."""
        ...

    async def close(self) -> None:
        """Carry nothing any more."""
        ...


class NullPubSub:
    """No carrier: nodes look by themselves from time to time."""

    async def listen(self, _hear: Callable[[bytes], None], _again: Callable[[], None]) -> None:
        return

    async def say(self, _words: bytes) -> None:
        return

    async def close(self) -> None:
        return


class HintSender:
    """What this node has to say."""

    def __init__(self, node: str, pubsub: PubSub) -> None:
        self._node = node
        self._pubsub = pubsub
        self._steps: dict[str, int] = {}
        self._signals: set[str] = set()
        self._people: set[str] = set()
        self._mark = asyncio.Event()

    def step(self, match: str, length: int) -> None:
        """A match has so many entries now."""
        self._steps[match] = length
        self._mark.set()

    def ring(self, bell: str) -> None:
        """A bell has rung here."""
        self._signals.add(bell)
        self._mark.set()

    def forget(self, person: str) -> None:
        """What is remembered of a person no longer holds."""
        self._people.add(person)
        self._mark.set()

    async def send(self) -> None:
        """Say it, until cancelled."""
        while True:
            await self._mark.wait()
            self._mark.clear()
            hint = Hint(self._node, self._steps, tuple(self._signals), tuple(self._people))
            self._steps, self._signals, self._people = {}, set(), set()
            await self._pubsub.say(encode(hint))


encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Hint).decode


def understood(words: bytes) -> Hint | None:
    """A hint as it was heard; None for what no node of this version says."""
    try:
        return _decode(words)
    except msgspec.MsgspecError:
        _log.warning("another node speaks in a way that is not understood")
        return None
