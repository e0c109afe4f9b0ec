"""Every lesson of our games is played to its end on every way that it allows."""

import pytest

from intriga.kernel.text import Refusal
from tests.kit.table.world import World
from tests.table.lessons.learning import Learner, Named, all_lessons

pytestmark = pytest.mark.anyio

LESSONS = all_lessons()


@pytest.mark.parametrize("one", LESSONS, ids=str)
async def test_it_is_played_to_its_end(sqlite_world: World, one: Named) -> None:
    """Each step with the act awaited, each question with the right answer."""
    learner = await Learner.begin(sqlite_world, one)
    lesson = await learner.lesson()
    for at in range(len(lesson.steps)):
        assert await learner.step() == at
        await learner.take()
    for number in range(len(lesson.questions)):
        assert await sqlite_world.table.lessons.answer(learner.match, learner.me, number, 0) is None
    assert (await sqlite_world.table.lessons.stand(learner.match, learner.me)).done


@pytest.mark.parametrize("one", LESSONS, ids=str)
async def test_what_does_as_well_leads_to_the_end_too(sqlite_world: World, one: Named) -> None:
    """Every other act that a step allows, one in each run."""
    lesson = await (await Learner.begin(sqlite_world, one)).lesson()
    ways = [(at, act) for at, step in enumerate(lesson.steps) for act in step.also]
    for fork, act in ways:
        learner = await Learner.begin(sqlite_world, one)
        for at in range(len(lesson.steps)):
            await learner.take(act if at == fork else None)


@pytest.mark.parametrize("one", LESSONS, ids=str)
async def test_what_is_not_awaited_changes_nothing(sqlite_world: World, one: Named) -> None:
    """Whatever else the learner's forms offer is answered by what the lesson says to it."""
    learner = await Learner.begin(sqlite_world, one)
    lesson = await learner.lesson()
    table = sqlite_world.table
    every = [act for step in lesson.steps for act in step.accepted]
    for at, step in enumerate(lesson.steps):
        before = await table.observe(learner.match, lesson.file.learner)
        for act in every:
            if act in (*step.accepted, *step.meanwhile):
                continue
            refused = await learner.act(act)
            assert isinstance(refused, Refusal), act
            if step.accepted:
                assert refused.id == lesson.otherwise(at)
        if step.accepted:
            assert await learner.next() is not None
        elif step.rows:
            answer = await learner.next() or refused
            assert isinstance(answer, Refusal)
            assert answer.id == lesson.otherwise(at)
        after = await table.observe(learner.match, lesson.file.learner)
        assert after.observation == before.observation
        await learner.take()


@pytest.mark.parametrize("one", LESSONS, ids=str)
async def test_it_stays_where_it_was_left(sqlite_world: World, one: Named) -> None:
    """The server stops after each step, and the draws go on as they were chosen."""
    learner = await Learner.begin(sqlite_world, one)
    lesson = await learner.lesson()
    for at in range(len(lesson.steps)):
        await sqlite_world.restart()
        learner.table = sqlite_world.table
        assert await learner.step() == at
        await learner.take()


@pytest.mark.parametrize("one", LESSONS, ids=str)
async def test_it_can_be_begun_at_any_step(sqlite_world: World, one: Named) -> None:
    """Whoever answers a question wrongly may play from the step where it was shown."""
    learner = await Learner.begin(sqlite_world, one)
    lesson = await learner.lesson()
    for at in range(len(lesson.steps)):
        lessons = sqlite_world.table.lessons
        match = await lessons.begin(learner.me, one.game, one.name, "ru", step=at)
        assert (await lessons.stand(match, learner.me)).step == at


@pytest.mark.parametrize("one", LESSONS, ids=str)
async def test_its_positions_keep_the_rules(sqlite_world: World, one: Named) -> None:
    """The invariants of the game hold after every step, also of a position laid out by hand."""
    learner = await Learner.begin(sqlite_world, one)
    game = sqlite_world.games[one.game]
    for _ in (await learner.lesson()).steps:
        await learner.step()
        async with sqlite_world.table._registry.using(learner.match) as loaded:
            assert game.invariants(loaded.committed.position.state) == []
        await learner.take()
