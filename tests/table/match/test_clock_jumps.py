"""The clock of the machine is set while matches are played, or the machine was asleep."""

import asyncio
from typing import Any

import pytest

from intriga.store import match_timers
from intriga.table import SystemTime, TableError
from intriga.table.errors import unavailable
from intriga.table.match.commands.command import Command
from intriga.table.match.timers import timers
from intriga.table.match.timers.halts import JUMP_MS
from tests.kit.table.steps import reaches, types
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio

HOURS = 3_600_000


@pytest.fixture(autouse=True)
def _no_other_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at when a test says so, and at no other moment."""
    monkeypatch.setattr(timers, "_CLOCK_EVERY", 3600.0)


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


async def test_a_window_is_not_closed_by_a_clock_that_was_wrong_by_years(world: World) -> None:
    """As on a machine whose battery is empty, before it has asked for the time."""
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 3600})
    world.time.wall = 20 * 365 * 24 * HOURS
    await noticed(world)
    assert types(world, match) == ["start", "house-extend"]
    now = world.time.now()
    assert (await world.table.observe(match, 0)).deadlines == {"turn": now + 3_600_000}


@pytest.mark.parametrize("hours", [2, -2])
async def test_a_jump_is_made_good_once_the_database_answers_again(
    world: World, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was made good before is not made good twice."""
    first, _ = await world.match("Анна", "Борис", clocks={"turn": 3600})
    second, _ = await world.match("Вера", "Глеб", clocks={"turn": 3600})
    world.time.wall = hours * HOURS
    submit = world.table._services.commands.submit

    async def full(match: str, command: Command) -> object:
        if match == max(first, second):
            raise unavailable()
        return await submit(match, command)

    with monkeypatch.context() as patched:
        patched.setattr(world.table._services.commands, "submit", full)
        with pytest.raises(TableError):
            await noticed(world)
        world.time.advance(10)
        await asyncio.sleep(0.05)
    await noticed(world)
    for match in (first, second):
        assert types(world, match) == ["start", "house-extend"]
        left = (await world.table.observe(match, 0)).deadlines["turn"] - world.time.now()
        assert 3_580_000 < left <= 3_600_000


async def test_a_timer_set_while_a_jump_is_made_good_fires(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.match("Анна", "Борис", clocks={"turn": 3600})
    started: list[str] = []
    store = world.table._services.store
    read = store.read

    async def slow(op: Any) -> Any:
        found = await read(op)
        if op is match_timers.all_timers and not started:
            started.append("")
            started[0], _ = await world.match("Вера", "Глеб", clocks={"turn": 600})
        return found

    monkeypatch.setattr(store, "read", slow)
    world.time.wall = 2 * HOURS
    await noticed(world)
    world.time.advance(600)
    await reaches(world, started[0], 2)
    assert types(world, started[0]) == ["start", "expire"]


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
    monkeypatch.setattr("intriga.table.runtime.time._wall", lambda: wall)
    assert clock.now() - before < HOURS
    assert clock.deviation() > HOURS
    clock.adopt()
    assert clock.now() - before > HOURS
