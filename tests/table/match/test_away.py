"""Matches put away until a date, and votes whose day is over: timers of the match itself."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import AskPause, EndEarly, Pause, PutAway, Resume
from intriga.kernel.house_rules.house_state import House
from intriga.store import match_timers
from tests.kit.table.house import do_house_act
from tests.kit.table.steps import fired, reaches, running, types
from tests.kit.table.world import World, eventually
from tests.table.cluster.local_nodes import LocalNode, local_nodes
from tests.table.lobby.proposals import answer, propose
from tests.table.lobby.seen import public

pytestmark = pytest.mark.anyio

HOUR = 3600
DAY = 24 * HOUR
ZONE = "Europe/Moscow"
VAULT = {"clocks": {"turn": 30}}
SPIES = {"game": "espionage", "options": {}, "clocks": {"*": 7 * DAY}}


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[LocalNode]]:
    async with local_nodes(url) as made:
        yield made


def after(world: World, seconds: int) -> int:
    return world.time.now() + seconds * 1000


async def put_away(world: World, match: str, seconds: int) -> None:
    act = PutAway(after(world, seconds), ZONE)
    assert not await do_house_act(world, match, HOST, act)


async def house(world: World, match: str) -> House:
    return (await world.table.observe(match, "public")).observation.house


def purposes(world: World) -> list[str]:
    return [timer.purpose for _, timer in world.store.read(match_timers.all_timers)]


async def test_a_match_goes_on_by_itself_at_the_date(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", **VAULT)
    world.time.advance(10)
    await put_away(world, match, DAY)
    assert purposes(world) == ["resume"], "the clock of the turn stands still"
    world.time.advance(DAY - 1)
    await fired(world)
    assert (await house(world, match)).paused
    world.time.advance(1)
    await reaches(world, match, 3)
    assert types(world, match)[1:] == ["house-put-away", "house-resume"]
    assert await house(world, match) == House()
    match_view = await world.table.observe(match, "public")
    assert match_view.deadlines == {"turn": after(world, 20)}, "with the time it had left"
    assert purposes(world) == ["close"]
    assert (await public(world, match))[-2:] == ["table-put-away", "table-resumed"]


async def test_the_date_outlives_restarts(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", **VAULT)
    await put_away(world, match, DAY)
    await world.restart()
    world.time.advance(DAY - 1)
    await fired(world)
    assert (await house(world, match)).resumes_at == after(world, 1)
    world.time.advance(1)
    await reaches(world, match, 3)
    await put_away(world, match, DAY)
    await world.stop()
    world.time.advance(3 * DAY)
    await world.start()
    await world.table.observe(match, "public")
    await reaches(world, match, 5)
    assert types(world, match)[-1] == "house-resume", "at once, as the date is past"
    assert (await world.table.observe(match, "public")).deadlines == {"turn": after(world, 30)}


async def test_a_date_that_was_moved_is_the_one_that_counts(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", **VAULT)
    await put_away(world, match, DAY)
    await put_away(world, match, 2 * DAY)
    world.time.advance(DAY)
    await fired(world)
    assert (await house(world, match)).paused
    await put_away(world, match, HOUR)
    world.time.advance(HOUR)
    await reaches(world, match, 5)
    assert types(world, match)[-1] == "house-resume"
    world.time.advance(2 * DAY)
    await fired(world)
    assert types(world, match).count("house-resume") == 1


async def test_a_match_that_goes_on_earlier_is_left_alone(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={})
    await put_away(world, match, DAY)
    assert not await do_house_act(world, match, HOST, Resume())
    assert running(world) == 0
    world.time.advance(HOUR)
    assert not await do_house_act(world, match, HOST, Pause())
    world.time.advance(DAY)
    await fired(world)
    assert (await house(world, match)) == House(paused=True), "a pause without a date"
    assert types(world, match)[1:] == ["house-put-away", "house-resume", "house-pause"]


async def test_nothing_is_left_of_a_match_that_ends_meanwhile(world: World) -> None:
    match, host, (anna, _) = await world.hosted_match("Анна", "Борис", **SPIES)
    await put_away(world, match, DAY)
    assert not await propose(world, match, anna, "called-off")
    assert sorted(purposes(world)) == ["lapse", "resume"]
    assert not await do_house_act(world, match, HOST, EndEarly("called-off"), me=host)
    assert running(world) == 0


async def test_players_put_a_match_away_and_bots_agree(sqlite_world: World) -> None:
    world = sqlite_world
    me = await world.guest("Анна")
    match = await world.table.lobby.creation.play_now(me, "espionage", seats=3)
    until = after(world, DAY)
    assert not await do_house_act(world, match, 0, AskPause(True, until, ZONE), me=me)

    def away() -> bool:
        loaded = world.table._registry.present(match)
        return loaded is not None and loaded.committed.position.house.resumes_at == until

    await eventually(away)
    told = [event for event in await world.table.events(match, 0) if event.id == "table-put-away"]
    assert [event.params for event in told] == [{"until": until, "zone": ZONE}]


async def test_two_nodes_resume_a_match_once(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис", clocks={"turn": DAY})
    await put_away(one, match, 90)
    await other.table.observe(match, "public")
    one.time.advance(90)
    await eventually(lambda: "house-resume" in types(one, match))
    one.time.advance(90)
    await asyncio.sleep(0.05)
    assert types(one, match).count("house-resume") == 1
    assert await house(one, match) == await house(other, match) == House()


async def test_a_vote_lapses_after_a_day_and_everybody_is_told(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", **SPIES)
    assert not await propose(world, match, anna, "called-off")
    world.time.advance(DAY - 1)
    await world.restart()
    assert (await house(world, match)).proposal is not None
    world.time.advance(1)
    await world.table.observe(match, "public")
    await reaches(world, match, 3)
    assert types(world, match)[1:] == ["house-propose-end", "house-lapse-end"]
    assert (await house(world, match)).proposal is None
    for viewer in ("public", 0, 1):
        told = await world.table.events(match, viewer)
        assert told[-1].id == "table-end-expired"
    assert await answer(world, match, boris) == "refused-proposal-gone"
    assert not await propose(world, match, anna, "called-off"), "who waited may ask again"
    assert not await answer(world, match, boris, number=2)


async def test_a_vote_that_was_answered_leaves_no_timer(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", **SPIES)
    assert not await propose(world, match, anna, "called-off")
    assert not await answer(world, match, boris, agree=False)
    assert "lapse" not in purposes(world)
    assert not await propose(world, match, boris, "called-off")
    world.time.advance(DAY)
    await reaches(world, match, 5)
    assert types(world, match).count("house-lapse-end") == 1


async def test_a_vote_from_before_the_timers_gets_one_with_the_next_step(
    sqlite_world: World,
) -> None:
    world = sqlite_world
    match, (anna, _) = await world.match("Анна", "Борис", **VAULT)
    assert not await propose(world, match, anna, "called-off")
    lost = "DELETE FROM window_timers WHERE purpose = 'lapse'"
    world.store.write(lambda c: c.exec_driver_sql(lost)).result()
    await world.restart()
    await world.done(match, 0, "whisper", number=1)
    assert "lapse" in purposes(world)
