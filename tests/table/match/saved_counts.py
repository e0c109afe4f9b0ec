"""What a match counts of its people: missed windows, and who stood in."""

from typing import Any

import msgspec

from intriga.store import match_log
from tests.kit.table.world import World, eventually


def loaded_of(world: World, match: str) -> Any:
    """The match in memory; None if it is not."""
    return world.table._registry.present(match)


def house_of(world: World, match: str) -> Any:
    """The house state of a match in memory."""
    return loaded_of(world, match).committed.position.house


async def missed(world: World, match: str) -> list[int]:
    """How many windows in a row each seat has missed."""
    house = (await world.table.observe(match, 0)).observation.house
    return [house.missed(seat) for seat in range(8)]


def types(world: World, match: str) -> list[str]:
    lines = world.store.read(lambda c: match_log.lines(c, match, 0, 10_000))
    return [msgspec.json.decode(line)["act"]["type"] for line in lines]


async def settled(world: World, match: str, kinds: list[str]) -> None:
    """Wait until the seats are held by these kinds of players."""

    async with world.table._registry.using(match) as loaded:
        await eventually(
            lambda: ["person" if one.person else "bot" for one in loaded.holders] == kinds
        )


async def stood_in(world: World, match: str, times: int) -> None:
    """Wait until bots have begun and ended to stand in so many times."""
    await eventually(lambda: types(world, match).count("house-stand-in") == 2 * times)
