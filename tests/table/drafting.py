"""Rows that people write in lists of their team."""

from typing import Any

from intriga.table import DraftLine, DraftPlace
from tests.kit.table.world import World

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Зоя")


async def wrote(world: World, at: DraftPlace, row: str, version: int, **value: Any) -> DraftLine:
    line = await world.table.drafts.write(at, row, version, value)
    assert isinstance(line, DraftLine), line
    return line
