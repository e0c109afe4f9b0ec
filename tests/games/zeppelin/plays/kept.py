"""Matches that began under version 1."""

import base64
import json
from pathlib import Path
from typing import Any

import msgspec

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import editions
from intriga.kernel.acts import Upgrade
from intriga.kernel.positions import (
    Advance,
    Snapshot,
)
from tests.games.zeppelin.world import World

KEPT: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("version_1.json").read_text("utf-8")
)


def upgraded(name: str) -> World:
    """A position of version 1, upgraded."""
    kept = KEPT[name]
    world = World(begun=False, **kept["given"])
    before = world.position
    packed = base64.b64decode(kept["packed"])
    snapshot = Snapshot(before.n, 1, packed, before.head, before.chairs)
    advance: Advance[State] = world.engine.upgrade(snapshot, 0)
    newest = Upgrade(editions.NEWEST)
    assert msgspec.json.decode(advance.entry.act, type=Upgrade) == newest
    world.position = advance.position
    return world


def old(**options: Any) -> World:
    """A match of today's code that began under version 1."""
    world = World(**options)
    world.state.edition = 1
    world.pack()
    return world
