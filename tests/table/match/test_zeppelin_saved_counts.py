"""What was saved counts in Zeppelin, too, and whoever stands in gives orders and nothing else."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from intriga.table import DraftLine, DraftPlace
from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.table.world import World, eventually
from tests.table.match.saved_counts import missed, settled, stood_in, types

pytestmark = pytest.mark.anyio

STRICT = Schedule({"founding": 600, "turn": 600}, no_show="bot", misses=1)
TABLE = {"start", "expire", "leave", "table-reach-mark", "house-stand-in"}
OPTIONS = {"map": "baltic", "states": 2, "deal": "choice"}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url) as made:
            yield made


async def turn_of(world: World, match: str, turn: int) -> Any:
    async with world.table._registry.using(match) as loaded:
        await eventually(lambda: loaded.committed.position.state.turn == turn)
        return loaded.committed.position.state


@pytest.mark.rule("zeppelin", "Z31")
async def test_the_founding_is_missed_by_nobody_and_orders_typed_or_saved_count(
    world: World,
) -> None:
    match, people = await world.match(
        "Анна", "Борис", "Вера", "Глеб", game="zeppelin", options=OPTIONS, schedule=STRICT
    )
    world.time.advance(600)
    await turn_of(world, match, 1)
    assert types(world, match).count("house-stand-in") == 0
    assert (await missed(world, match))[:4] == [0, 0, 0, 0]
    await world.done(match, 0, "orders", me=people[0], orders=["F OSL - BRG"])
    draft = DraftPlace(match, 1, people[1], "orders:HANSA:1")
    text = {"text": "A HAM - HAN\nand so on"}
    assert isinstance(await world.table.drafts.write(draft, "text", 0, text), DraftLine)
    world.time.advance(600)
    state = await turn_of(world, match, 2)
    assert "F BRG" in state.armies["DENMARK"].units
    assert "A HAN" in state.armies["HANSA"].units
    await stood_in(world, match, 2)  # for those two who have done nothing
    await settled(world, match, ["person", "person", "bot", "bot"])
    # Bots that hold a seat may do more afterwards: what was done until then?
    kinds = types(world, match)
    last = len(kinds) - kinds[::-1].index("house-stand-in")
    assert {"orders", "ready"} >= {kind for kind in kinds[:last] if kind not in TABLE}
