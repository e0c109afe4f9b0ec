"""Hints: notifications between processes, so that they need not wait for their next poll of the
database. A hint says only what has changed: a match has more entries, pages of a match must be
refreshed, cached data of a person is stale. It may be lost, duplicated or late; the receiver reads
the database. While a process cannot send, its hints are merged, so nothing accumulates.
"""

import asyncio
import logging

import msgspec
from msgspec import Struct

from intriga.table.cluster.pubsub import PubSub

_log = logging.getLogger(__name__)


class NodeHint(Struct, frozen=True, array_like=True):
    """`node`: the process that sends it; `steps`: how many entries matches have; `signals`: those
    that were notified (see `table.signals`); `people`: about whom something has changed."""

    node: str
    steps: dict[str, int]
    signals: tuple[str, ...]
    people: tuple[str, ...]


class HintSender:
    """Collects the hints of one process and sends them. `node`: its id."""

    def __init__(self, node: str) -> None:
        self._node = node
        self._steps: dict[str, int] = {}
        self._signals: set[str] = set()
        self._people: set[str] = set()
        self._waiting = asyncio.Event()

    def step(self, match: str, length: int) -> None:
        """A match has this many entries now."""
        self._steps[match] = length
        self._waiting.set()

    def signal(self, name: str) -> None:
        """A signal was notified here."""
        self._signals.add(name)
        self._waiting.set()

    def person(self, person: str) -> None:
        """Cached data of a person is stale."""
        self._people.add(person)
        self._waiting.set()

    async def send(self, pubsub: PubSub) -> None:
        """Send all hints from now on, until cancelled."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            hint = NodeHint(self._node, self._steps, tuple(self._signals), tuple(self._people))
            self._steps, self._signals, self._people = {}, set(), set()
            await pubsub.publish(_encode(hint))


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(NodeHint).decode


def decode_hint(message: bytes) -> NodeHint | None:
    """A hint as it was received; None for a message of another version."""
    try:
        return _decode(message)
    except msgspec.MsgspecError:
        _log.warning("another node sends hints that this version does not understand")
        return None
