"""Matches that gather players."""

from typing import Any

from intriga.table import MatchInfo
from tests.kit.table.world import World


async def opened(
    world: World, *names: str, number: int = 2, **settings: Any
) -> tuple[str, str, list[str]]:
    """A match of the vault that is gathering players: its id, its host, and these guests, who have
    not joined."""
    host = await world.guest("Ведущая")
    settings = {"options": {"rounds": 100}, "game": "vault", **settings}
    match = await world.table.lobby.creation.create(
        host, settings.pop("game"), seats=number, **settings
    )
    return match, host, [await world.guest(name) for name in names]


def sitting(info: MatchInfo) -> list[str]:
    return [seat.name for seat in info.seats]


def reserve(info: MatchInfo) -> list[str]:
    return [waiting.name for waiting in info.reserve]
