"""Which steps are on the disk, which timers run, and waiting for both."""

import msgspec

from intriga.store import match_log, match_timers
from tests.kit.table.world import World, eventually


def entries(world: World, match: str) -> list[dict[str, object]]:
    """The acts on disk."""
    lines = world.store.read(lambda c: match_log.lines(c, match))
    return [msgspec.json.decode(line)["act"] for line in lines]


def types(world: World, match: str) -> list[object]:
    return [act["type"] for act in entries(world, match)]


def running(world: World) -> int:
    return len(world.store.read(match_timers.all_timers))


async def reaches(world: World, match: str, length: int) -> None:
    """Wait until this many steps are on disk and announced."""

    def announced() -> bool:
        loaded = world.table._registry.present(match)
        return loaded is not None and loaded.committed.position.n >= length

    await eventually(announced)
    assert len(types(world, match)) >= length


async def fired(world: World) -> None:
    """Wait until all timers that are due have fired."""
    timers = world.table._services.timers
    now = world.time.now()
    await eventually(lambda: not any(at <= now for at, *_ in timers._due) and not timers._firing)
