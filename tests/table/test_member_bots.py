"""A bot in a team of people proposes rows in their draft, once, and never hands in."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from intriga.games.maga.game import game as maga
from intriga.games.maga.state import Phase, State
from intriga.table import BotPause, DraftPlace
from tests.kit.databases import fresh_database
from tests.kit.patience import PATIENCE
from tests.kit.table.world import World, eventually

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.thorough)])
async def world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    """A table with MAGA, whose bots act at once."""
    with fresh_database(request.param, tmp_path) as url:
        async with World(url, (maga,), BotPause(0, 0, 0, 60)) as made:
            yield made


class Hall:
    """Two teams of two: people on the first seat of each, bots beside them."""

    def __init__(self, world: World, match: str, people: tuple[str, str]) -> None:
        self.world, self.match, self.people = world, match, people

    @property
    def state(self) -> State:
        """The position."""
        loaded = self.world.table._registry.present(self.match)
        assert loaded is not None
        state: State = loaded.committed.position.state
        return state

    async def act(self, team: int, **act: object) -> None:
        """An act of a person."""
        command = f"act-{team}-{act['type']}-{self.state.turn}"
        me = self.people[team]
        await self.world.table.submit(self.match, 2 * team, dict(act), command, me=me)

    async def rows(self, team: int) -> list[str]:
        """Who wrote the rows of the list of a team."""
        found = await self.world.table.drafts.seen(self.match, 2 * team, self.people[team])
        return [line.name for draft in found for line in draft.rows]

    async def written(self, team: int) -> list[str]:
        """The same, as soon as somebody has written."""
        async with asyncio.timeout(PATIENCE):
            while not (found := await self.rows(team)):
                await asyncio.sleep(0.01)
        return found


async def begun(world: World) -> Hall:
    """The first turn."""
    lobby = world.table.lobby
    host = await world.guest("Host")
    match = await lobby.creation.create(host, "maga", seats=4, options={"people": 2, "turns": 3})
    code = (await lobby.queries.info(match, host)).join_code
    people = (await world.guest("Ada"), await world.guest("Boris"))
    for team, person in enumerate(people):
        await lobby.signups.sit(match, person, seat=2 * team, code=code)
    await lobby.starting.start(match, host, empty="bots")
    hall = Hall(world, match, people)
    for team in range(2):
        await hall.act(team, type="choose-numbers", numbers=[])
    await eventually(lambda: hall.state.phase is Phase.PLAY)
    return hall


async def test_a_bot_proposes_a_list_and_does_not_hand_it_in(world: World) -> None:
    hall = await begun(world)
    written = await hall.written(0)
    assert len(written) > 5
    assert len(set(written)) == 1
    assert written[0] not in ("Ada", "Boris")
    assert hall.state.lists == {}, "the people hand in"


async def test_where_people_have_written_a_bot_writes_nothing(world: World) -> None:
    hall = await begun(world)
    drafts = world.table.drafts
    await hall.written(1)
    (draft,) = await drafts.seen(hall.match, 2, hall.people[1])
    place = DraftPlace(hall.match, 2, hall.people[1], draft.draft.key)
    for line in draft.rows:
        await drafts.remove(place, line.id, line.version)
    assert not await drafts.propose(hall.match, 3, draft.draft.key, [{"kind": "suppress"}])
    assert await hall.rows(1) == []
    assert not await drafts.propose(hall.match, 2, draft.draft.key, [{"kind": "suppress"}])
