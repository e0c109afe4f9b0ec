"""What somebody sees of a match in the lobby, and a place that a bot takes."""

from intriga.table import MatchInfo, Waiting
from tests.kit.table.world import World

FIVE_MINUTES, DAY = 5 * 60, 24 * 3600


async def public(world: World, match: str) -> list[str]:
    return [event.id for event in await world.table.events(match, "public")]


async def info_of(world: World, match: str, person: str) -> MatchInfo:
    return await world.table.lobby.queries.info(match, person)


async def waits(world: World, match: str, person: str) -> Waiting | None:
    return (await info_of(world, match, person)).waits


async def status(world: World, match: str, person: str) -> str:
    found = await waits(world, match, person)
    return found.status if found is not None else ""


async def replaced(world: World, match: str, host: str, seat: int) -> None:
    """This host, who plays, has a bot take a seat, after the warning."""
    assert not await world.table.lobby.takeovers.replace_by_bot(match, host, seat)
    world.time.advance(FIVE_MINUTES)
    assert await world.table.lobby.takeovers.replace_by_bot(match, host, seat)
