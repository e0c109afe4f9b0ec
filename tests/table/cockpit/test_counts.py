"""How many have answered, as hosts are told: with Mafia's sealed nights."""

import asyncio
from typing import Any

import pytest

from intriga.kernel.actors import PUBLIC
from intriga.kernel.questions.windows import Turnout
from intriga.table import TableError
from intriga.table.cockpit.counts import BEAT_MS
from tests.kit.table.world import World
from tests.shapes.society import Settled

pytestmark = pytest.mark.anyio

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна")
MAFIA: dict[str, Any] = {"game": "mafia", "options": {"professions": "none"}}


@pytest.fixture
async def town(sqlite_world: World) -> tuple[World, str, str, list[str]]:
    """A town of seven people in its first night, at the beginning of a beat, and its host."""
    match, host, people = await sqlite_world.hosted_match(*NAMES, **MAFIA)
    beat(sqlite_world)
    return sqlite_world, match, host, people


def beat(world: World) -> None:
    """The next beat begins."""
    left = BEAT_MS - world.time.now() % BEAT_MS
    world.time.advance(left / 1000)


async def count(world: World, match: str, host: str) -> Turnout | None:
    return (await world.table.cockpits.counts.of(match, host)).get("night")


async def choose(world: World, match: str, seat: int) -> None:
    await world.done(match, seat, "sleep")


async def test_a_number_that_changes_on_beats_alone(
    town: tuple[World, str, str, list[str]],
) -> None:
    world, match, host, _ = town
    assert await count(world, match, host) == Turnout(0, 7)
    await choose(world, match, 3)
    world.time.advance(4)
    await choose(world, match, 5)
    assert await count(world, match, host) == Turnout(0, 7), "reloading tells no more"
    world.time.advance(5)
    assert await count(world, match, host) == Turnout(0, 7)
    next_beat = asyncio.ensure_future(world.table.cockpits.counts.beat())
    await asyncio.sleep(0)  # it sleeps now
    assert not next_beat.done()
    beat(world)
    await next_beat
    assert await count(world, match, host) == Turnout(2, 7)
    await choose(world, match, 0)
    assert await count(world, match, host) == Turnout(2, 7)


async def test_after_a_restart_it_is_not_known_until_the_next_beat(
    town: tuple[World, str, str, list[str]],
) -> None:
    world, match, host, _ = town
    await choose(world, match, 3)
    await world.restart()
    assert await count(world, match, host) is None
    beat(world)
    assert await count(world, match, host) == Turnout(1, 7)


async def test_only_hosts_who_do_not_play_are_told(sqlite_world: World) -> None:
    world = sqlite_world
    match, people = await world.match(*NAMES, **MAFIA)
    beat(world)
    await choose(world, match, 3)
    beat(world)
    assert await world.table.cockpits.counts.of(match, people[0]) == {}
    for stranger in (people[1], await world.guest("Чужой")):
        with pytest.raises(TableError):
            await world.table.cockpits.counts.of(match, stranger)


async def test_none_of_fewer_than_six_people(sqlite_world: World) -> None:
    world = sqlite_world
    match, host, _ = await world.hosted_match(*NAMES, **MAFIA)
    beat(world)
    assert await count(world, match, host) == Turnout(0, 7)
    for seat in (5, 6):
        await world.table.lobby.takeovers.replace_by_bot(match, host, seat)
    beat(world)
    assert await count(world, match, host) is None


async def test_what_others_are_sent_does_not_depend_on_answers(
    town: tuple[World, str, str, list[str]],
) -> None:
    """Twins: the same town with and without an answer is the same to all but who has answered;
    and nobody is woken by it."""
    world, match, host, _ = town
    other, _, _ = await world.hosted_match(*NAMES, **MAFIA)
    viewers = (PUBLIC, 0, 1, 6)
    before = {viewer: (await world.table.observe(match, viewer)).revision for viewer in viewers}
    await choose(world, match, 3)
    beat(world)
    assert await count(world, match, host) == Turnout(1, 7)
    for viewer in viewers:
        seen = await world.table.observe(match, viewer)
        twin = await world.table.observe(other, viewer)
        assert seen.revision == before[viewer], "no page of others is sent anything"
        assert seen.observation.windows == twin.observation.windows


async def test_open_windows_are_counted_at_once(sqlite_world: World) -> None:
    world = sqlite_world
    world.games = {**world.games, "society": Settled()}
    await world.restart()
    match, host, people = await world.hosted_match(*NAMES[:4], game="society", options={})
    await world.done(match, 1, "abstain", me=people[1])
    counts = await world.table.cockpits.counts.of(match, host)
    assert counts == {"day": Turnout(1, 4)}
    for seat in (0, 2, 3):
        await world.done(match, seat, "abstain", me=people[seat])
    assert await world.table.cockpits.counts.of(match, host) == {"day": Turnout(0, 4)}
    await world.done(match, 1, "abstain", me=people[1])
    assert await world.table.cockpits.counts.of(match, host) == {"day": Turnout(1, 4)}
    await world.restart()
    assert await world.table.cockpits.counts.of(match, host) == {}, "whom it asked is forgotten"
