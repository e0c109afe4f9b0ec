"""Bots answer in private, act of their own accord at their own pace, and leave the word to the
people of their team."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.kernel.actors import Actor
from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.house_rules.house_acts import Pause
from intriga.kernel.observe import Observation, Offer
from intriga.kernel.questions.forms import Form
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal
from intriga.table import BotPause
from intriga.table.match.bots.pace import BotPace
from intriga.table.match.commands.command import Command
from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.patience import PATIENCE
from tests.kit.table.steps import entries
from tests.kit.table.world import World, eventually
from tests.shapes.town import Streets, Town
from tests.shapes.town import game as town
from tests.table.match.done import done, loaded_of

pytestmark = pytest.mark.anyio

LIVE = Schedule(clocks={"orders": 300}, no_show="pass", misses=0)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A table with the town. Bots answer at once and consider every minute whether to act."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (town,), BotPause(0, 0, 0, 60)) as made:
            yield made


async def begun(world: World, *people: int, seats: int = 8, schedule: Schedule = LIVE) -> str:
    """A match of the town with people on these seats and bots on the others."""
    host = await world.guest("Хозяин")
    lobby = world.table.lobby
    match = await lobby.creation.create(
        host, "town", seats=seats, options={"turns": 3}, schedule=schedule
    )
    code = (await lobby.queries.info(match, host)).join_code
    for seat in people:
        await lobby.signups.sit(match, await world.guest(f"Гость {seat}"), seat=seat, code=code)
    await lobby.starting.start(match, host, empty="bots")
    return match


def state_of(world: World, match: str) -> Streets:
    state: Streets = loaded_of(world, match).committed.position.state
    return state


async def settled(world: World, match: str) -> Counter[str]:
    """What was done, once all bots wait for news."""
    playing, quiet = world.table._services.bots._playing, 0
    async with asyncio.timeout(PATIENCE):
        while quiet < 5:
            await asyncio.sleep(0.002)
            rest = all(bot.waits and bot._news.empty() for bot in playing.get(match, {}).values())
            quiet = quiet + 1 if rest else 0
    return done(world, match)


async def test_bots_write_their_lists_and_answer_in_private(world: World) -> None:
    match = await begun(world, 1)  # on the second team
    acts = await settled(world, match)
    assert acts["hand-in"] == 1, "the first team's; the second has a person"
    informers = {team.informer for team in state_of(world, match).teams} - {1}
    assert acts["warn"] == len(informers), "informers are asked in private"
    assert state_of(world, match).teams[1].deeds is None


async def test_a_bot_answers_an_offer_that_only_it_was_made(world: World) -> None:
    match = await begun(world, 0, 1)
    await settled(world, match)
    await world.done(match, 0, "offer", to=3)
    await eventually(lambda: not state_of(world, match).offers)
    assert [act["type"] for act in entries(world, match)][-2:] == ["offer", "answer"]


class Tattlers(Town):
    """The speaker of the first team is its informer; of the second somebody else is."""

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Streets:
        state = super().setup(options, chairs, step)
        for team, informer in zip(state.teams, (0, -1), strict=True):
            team.informer = team.members[informer]
        return state

    def forms(self, state: Streets, actor: Actor) -> list[Form]:
        """A warning is given once: a bot that changes it takes its time again."""
        offered = super().forms(state, actor)
        return [form for form in offered if form.act != "warn" or form.asks]


async def test_nobody_waits_longer_for_a_bot_that_is_asked_in_private(tmp_path: Path) -> None:
    """Otherwise the time a team takes would tell who its informer is."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Tattlers(),), BotPause(10, 10, 1, 3600)) as world:
            match = await begun(world, schedule=Schedule(clocks={}))
            playing = world.table._services.bots._playing[match]
            left = 11

            def pausing() -> bool:
                rest = [bot for bot in playing.values() if not bot.waits]
                return len(rest) == 3 == world.time.sleepers(left)

            async with world.table.subscribe(match, "public", 0):
                for passes in (10, 1):
                    await eventually(pausing)
                    assert not done(world, match)["hand-in"]
                    world.time.advance(passes)
                    left -= passes
                await eventually(lambda: done(world, match)["hand-in"] == 2)
            assert done(world, match)["warn"] == 2, "before, or it would have been too late"


async def test_a_bot_does_what_the_people_of_its_team_leave_undone(world: World) -> None:
    match = await begun(world, 1)
    await settled(world, match)
    world.time.advance(290)
    assert (await settled(world, match))["hand-in"] == 1, "there is time left"
    world.time.advance(10)
    await eventually(lambda: state_of(world, match).turn == 2)
    acts = await settled(world, match)
    assert acts["expire"] == 0, "a bot has written the list as the time was up"
    assert acts["hand-in"] == 3, "and the first team has written its next one"


async def test_a_match_that_waits_for_people_waits_for_those_of_a_team(world: World) -> None:
    schedule = Schedule(clocks={"orders": 100}, no_show="wait")
    match = await begun(world, 1, schedule=schedule)
    await settled(world, match)
    world.time.advance(200)
    await settled(world, match)
    assert state_of(world, match).teams[1].deeds is None


async def test_a_bot_that_stands_in_answers_nothing_in_private(world: World) -> None:
    """Whether somebody accepts a pact is for them alone to say."""
    schedule = Schedule(clocks={"orders": 100}, no_show="bot")
    match = await begun(world, *range(8), schedule=schedule)
    for seat in range(4, 8):
        await world.done(match, seat, "offer", to=7 - seat)
    world.time.advance(101)
    await eventually(lambda: state_of(world, match).turn == 2)
    acts = done(world, match)
    assert acts["hand-in"] == 2, "a bot answers once for each team"
    stands_in = [act["seat"] for act in entries(world, match) if act["type"] == "house-stand-in"]
    assert len(set(stands_in)) == 2, "and stands in for nobody whose mate has answered"
    assert acts["answer"] == 0


async def test_bots_that_stand_in_answer_the_question_whose_time_was_up(world: World) -> None:
    """Once the last team has its answer the next question is open: nobody stands in for that."""
    schedule = Schedule(clocks={"orders": 100}, no_show="bot")
    match = await begun(world, *range(8), schedule=schedule)
    window = next(w for w in loaded_of(world, match).committed.windows if w.key == "lists")
    may_close = world.table._services.no_shows.may_close
    noticed = (may_close(match, window.key, window.generation) for _ in range(2))
    await asyncio.gather(*noticed)
    assert state_of(world, match).turn == 2
    assert done(world, match)["hand-in"] == 2


async def test_people_who_have_missed_a_deadline_are_not_waited_for(world: World) -> None:
    """In a team of people alone the time runs out; then one of them leaves their seat to a bot."""
    match = await begun(world, 1, 3, 5, 7)
    await settled(world, match)
    world.time.advance(301)
    await eventually(lambda: state_of(world, match).turn == 2)
    house = loaded_of(world, match).committed.position.house
    assert [house.missed(seat) for seat in (1, 3, 5, 7)] == [1, 1, 1, 1]
    person = loaded_of(world, match).holders[3].person
    assert person is not None
    await world.table.lobby.takeovers.leave(match, person)
    await eventually(lambda: state_of(world, match).turn >= 3)  # no more people: to the end
    assert done(world, match)["expire"] == 1, "the bot needed not wait for the other three"


async def test_a_bot_does_its_teams_word_once_the_last_person_has_left(world: World) -> None:
    match = await begun(world, 1)
    await settled(world, match)
    person = loaded_of(world, match).holders[1].person
    assert person is not None
    await world.table.lobby.takeovers.leave(match, person)
    await eventually(lambda: state_of(world, match).turn >= 2)


async def test_without_a_limit_people_have_all_the_time_they_want(world: World) -> None:
    match = await begun(world, 1, schedule=Schedule(clocks={}))
    async with world.table.subscribe(match, 1, 0):
        for _ in range(3):
            world.time.advance(3600)
            acts = await settled(world, match)
        assert acts["hand-in"] >= 1, "the list of the first team"
        assert state_of(world, match).teams[1].deeds is None


async def test_bots_make_offers_of_their_own_accord_at_their_own_pace(world: World) -> None:
    match = await begun(world, 1, schedule=Schedule(clocks={}))
    async with world.table.subscribe(match, 1, 0):
        assert (await settled(world, match))["offer"] == 0, "not at once"
        for _ in range(12):
            world.time.advance(300)
            acts = await settled(world, match)
    assert 1 <= acts["offer"] <= 7 * 3600 / 60


async def test_bots_do_nothing_of_their_own_accord_in_a_pause(world: World) -> None:
    match = await begun(world, 1, schedule=Schedule(clocks={}))
    async with world.table.subscribe(match, 1, 0):
        await settled(world, match)
        paused = await world.table._services.commands.submit(match, Command("host", Pause()))
        assert not isinstance(paused, Refusal)
        before = await settled(world, match)
        for _ in range(8):
            world.time.advance(450)
            await settled(world, match)
    assert done(world, match) == before


async def test_a_step_that_a_bot_cannot_see_makes_it_neither_hurry_nor_wait(world: World) -> None:
    match = await begun(world, 0, 1, schedule=Schedule(clocks={}))
    async with world.table.subscribe(match, 1, 0):
        for _ in range(6):
            world.time.advance(600)
            await settled(world, match)

        def plans() -> list[int]:
            playing = world.table._services.bots._playing[match]
            return [bot._pace.at for _, bot in sorted(playing.items())]

        before = plans()
        await world.done(match, 0, "offer", to=1)
        await settled(world, match)
        assert plans() == before
        await world.done(match, 1, "hand-in", deeds=[])
        await settled(world, match)
        assert plans() != before


class Dealer(RandomBot):
    """Offers its neighbour a pact whenever it may act of its own accord; it is refused most."""

    considered = 0

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        Dealer.considered += 1
        return {"type": "offer", "to": (int(offer.actor) + 1) % 120}


class Bazaar(Town):
    bots: Any = {"dealer": Dealer}  # noqa: RUF012


@pytest.mark.thorough
async def test_forty_eager_bots_do_not_flood_a_match(tmp_path: Path) -> None:
    """However eager: each considers no more often than its patience allows, and a refusal is not
    followed by another try."""
    Dealer.considered = 0
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Bazaar(),), BotPause(0, 0, 0, 60)) as world:
            match = await begun(world, 0, 1, seats=40, schedule=Schedule(clocks={}))
            async with world.table.subscribe(match, 1, 0):
                for _ in range(10):
                    world.time.advance(30)
                    acts = await settled(world, match)
    assert 38 <= Dealer.considered <= 38 * 300 / 60
    assert acts["offer"] >= 30


@pytest.mark.thorough
async def test_bots_among_themselves_do_not_keep_a_match_in_memory(tmp_path: Path) -> None:
    """Nothing goes on in a match that nobody uses, however much bots would have to offer."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Bazaar(),), BotPause(0, 0, 0, 60)) as world:
            match = await begun(world, 0, 1, seats=40, schedule=Schedule(clocks={}))
            registry = world.table._registry
            for _ in range(15):
                await settled(world, match)
                world.time.advance(60)
                await registry.evict_idle()
            assert registry.present(match) is None
            assert done(world, match)["answer"] >= 10


def test_the_pace_of_a_bot() -> None:
    now = 1_000_000
    pace = BotPace(30, now, Random(1))
    assert not pace.due(now + 29_999)
    assert pace.due(now + 60_001)
    pace.news(now, 2_000)
    assert not pace.due(now + 29_999), "news does not make it impatient"
    now = pace.at
    pace.considered(now)
    assert pace.at - now >= 60_000, "nothing has happened since: it waits longer"
    pace.news(now + 45_000, 2_000)
    assert now + 30_000 <= pace.at <= now + 60_000, "after news it considers sooner again"
    waits = []
    for _ in range(12):
        now = pace.at
        pace.considered(now)
        waits.append(pace.at - now)
    assert waits[0] < waits[2] < waits[4]
    assert max(waits) == waits[-1] == 3_600_000
