"""A new name where it costs something: the rules are asked before, and told after."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from intriga.games.zeppelin import game
from intriga.kernel.actors import HOST
from tests.kit.databases import fresh_database
from tests.kit.table.world import World
from tests.table.lobby.seen import info_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (game,)) as made:
            yield made


async def names(world: World, match: str, me: str) -> list[str]:
    return [seat.name for seat in (await info_of(world, match, me)).seats]


@pytest.mark.rule("zeppelin", "item 4", "Z29")
async def test_a_citizen_is_told_what_a_new_name_costs_and_loses_it(world: World) -> None:
    terms = {
        "game": "zeppelin",
        "options": {"map": "baltic", "states": 2, "deal": "choice", "root_guard": False},
    }
    match, host, people = await world.hosted_match("Анна", "Борис", "Вера", **terms)
    renames, rename = world.table.lobby.renames, world.table.accounts.rename
    (cost,) = await renames.costs(people[0])
    assert (cost.game, cost.cost.id) == ("zeppelin", "zeppelin-rename-costs")
    assert await renames.costs(host) == []

    await rename(people[0], "Аня")
    await renames.rename(people[0])
    assert await names(world, match, host) == ["Аня", "Борис", "Вера"]
    async with world.table._registry.using(match) as loaded:
        state = loaded.candidate.position.state
        assert [person.country for person in state.people] == [None, 3, 1]
    assert await renames.costs(people[0]) == []


@pytest.mark.rule("zeppelin", "Z20", "Z29")
async def test_a_prisoner_keeps_the_old_name_in_the_match(world: World) -> None:
    terms = {
        "game": "zeppelin",
        "options": {"map": "baltic", "states": 2, "deal": "choice", "root_guard": False},
    }
    match, host, people = await world.hosted_match("Анна", "Борис", "Вера", **terms)
    await world.done(match, HOST, "begin-turns", me=host)
    await world.done(match, 2, "arrest", whom=0)
    assert await world.table.lobby.renames.costs(people[0]) == []
    await world.table.accounts.rename(people[0], "Аня")
    await world.table.lobby.renames.rename(people[0])
    assert await names(world, match, host) == ["Анна", "Борис", "Вера"]
