"""The clock of the machine is set while matches are played, or the machine was asleep."""

import pytest

from intriga.table import SystemTime
from intriga.table.match.halts import JUMP_MS
from tests.table.match.test_timers import reaches, types
from tests.table.world import World

pytestmark = pytest.mark.anyio

HOURS = 3_600_000


async def noticed(world: World) -> None:
    await world.table._services.timers.check_clock()


async def test_a_window_is_not_closed_by_a_clock_set_forward(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 3600})
    world.time.advance(600)
    world.time.wall = 2 * HOURS
    await noticed(world)
    assert types(world, match) == ["start", "house-extend"]
    now = world.time.now()
    assert (await world.table.observe(match, 0)).deadlines == {"turn": now + 3_000_000}
    assert (await world.table.events(match, 0))[-1].id == "table-extended-by-table"
    world.time.advance(3000)
    await reaches(world, match, 3)
    assert types(world, match)[-1] == "expire"


async def test_a_clock_set_forward_leaves_later_deadlines_alone(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 3 * 3600})
    due = (await world.table.observe(match, 0)).deadlines
    world.time.wall = 2 * HOURS
    await noticed(world)
    assert types(world, match) == ["start"]
    assert (await world.table.observe(match, 0)).deadlines == due


async def test_a_window_is_not_frozen_by_a_clock_set_back(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 3600})
    world.time.advance(600)
    world.time.wall = -2 * HOURS
    await noticed(world)
    now = world.time.now()
    assert (await world.table.observe(match, 0)).deadlines == {"turn": now + 3_000_000}
    assert (await world.table.events(match, 0))[-1].id == "table-clock-set-back"
    world.time.advance(3000)
    await reaches(world, match, 3)
    assert types(world, match) == ["start", "house-extend", "expire"]


async def test_a_clock_set_back_while_the_server_was_down(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 3600})
    await world.stop()
    world.time.wall = -2 * HOURS
    world.time.adopt()
    await world.start()
    assert (await world.table.observe(match, 0)).deadlines == {"turn": world.time.now() + 3_600_000}


async def test_a_deadline_at_a_time_of_day_stays_there(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": "21:00"})
    due = (await world.table.observe(match, 0)).deadlines
    world.time.wall = -2 * HOURS
    await noticed(world)
    assert types(world, match) == ["start"]
    assert (await world.table.observe(match, 0)).deadlines == due


@pytest.mark.parametrize("ahead", [JUMP_MS - 1, 1 - JUMP_MS])
async def test_a_small_correction_is_no_halt(world: World, ahead: int) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 3600})
    now, world.time.wall = world.time.now(), ahead
    await noticed(world)
    assert world.time.now() == now + ahead
    assert types(world, match) == ["start"]


def test_the_time_goes_on_evenly_until_the_clock_is_adopted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = SystemTime()
    before = clock.now()
    wall = SystemTime().now() + 2 * HOURS
    monkeypatch.setattr("intriga.table.time._wall", lambda: wall)
    assert clock.now() - before < HOURS
    assert clock.deviation() > HOURS
    clock.adopt()
    assert clock.now() - before > HOURS
