"""A lesson is in no list, in no count, in no record; it is removed when it is left for long."""

import pytest

from intriga.store import admin, matches, seats
from intriga.table import TableError
from intriga.table.lessons.service import LEFT_AFTER, MOST
from tests.kit.table.world import World
from tests.table.lessons.learning import Learner, Named

pytestmark = pytest.mark.anyio
ONE = Named("mafia", "basics")


async def test_no_list_and_no_count_has_it(world: World) -> None:
    learner = await Learner.begin(world, ONE)
    queries = world.table.lobby.queries
    assert await queries.mine(learner.me) == []
    assert await queries.running(learner.me) == []
    assert "playing" not in world.store.read(admin.figures)
    assert world.store.read(lambda c: admin.list_matches(c, "playing", 9, 0)) == []
    assert world.store.read(matches.with_bots) == []
    assert world.store.read(lambda c: seats.of_person(c, learner.me, "playing")) == []


async def test_strangers_learn_nothing_also_when_it_is_over(world: World) -> None:
    learner = await Learner.begin(world, ONE)
    other = await world.guest("Ольга")
    for _ in (await learner.lesson()).steps:
        for who in (other, None):
            with pytest.raises(TableError):
                await world.table.viewer(learner.match, who)
            with pytest.raises(TableError):
                await world.table.lobby.queries.info(learner.match, who)
        await learner.take()
    with pytest.raises(TableError):
        await world.table.archive.record(learner.match)
    with pytest.raises(TableError):
        await world.table.viewer(learner.match, other)


async def test_a_lesson_that_was_left_is_removed_with_all_that_belongs_to_it(world: World) -> None:
    learner = await Learner.begin(world, ONE)
    world.time.advance(LEFT_AFTER / 1000 + 1)
    await world.table.lessons.sweep()
    assert world.store.read(lambda c: matches.get(c, learner.match)) is None
    assert await world.table.lessons.of_person(learner.me) == ()


async def test_beginning_anew_takes_its_place_and_there_are_not_many(sqlite_world: World) -> None:
    learner = await Learner.begin(sqlite_world, ONE)
    lessons = sqlite_world.table.lessons
    again = await lessons.begin(learner.me, "mafia", "basics", "en")
    (stand,) = await lessons.of_person(learner.me)
    assert stand.match == again
    assert MOST < 50


async def test_who_erases_themselves_leaves_no_lesson(world: World) -> None:
    learner = await Learner.begin(world, ONE)
    await world.table.personal_data.erase(learner.me, "", "ru")
    assert world.store.read(lambda c: matches.get(c, learner.match)) is None
