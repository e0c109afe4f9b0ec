"""Timers survive restarts, close only the window they were set for, and fire in order."""

import pytest

from intriga.store import Store
from tests.kit.table.steps import fired, reaches, running, types
from tests.kit.table.world import World, eventually

pytestmark = pytest.mark.anyio


FULL = (
    "CREATE TRIGGER full BEFORE INSERT ON entries "
    "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
)
"""Makes SQLite behave as on a full disk for every step of a match."""


async def sleeps_until(world: World, seconds: float) -> None:
    """Wait until a task sleeps for just so many seconds."""
    time = world.time
    await eventually(lambda: time.sleepers(seconds) > time.sleepers(seconds - 0.1))


async def test_a_window_closes_when_its_time_is_up(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 30})
    begun = world.time.now()
    match_view = await world.table.observe(match, "public")
    assert match_view.deadlines == {"turn": begun + 30_000}
    world.time.advance(29.9)
    await world.done(match, 0, "whisper", number=1)
    assert types(world, match) == ["start", "whisper"]
    world.time.advance(0.1)
    await reaches(world, match, 3)
    assert types(world, match)[2:] == ["expire"]
    match_view = await world.table.observe(match, "public")
    assert match_view.deadlines == {"turn": begun + 60_000}
    assert match_view.observation.view.turn == 1


async def test_an_act_in_time_stops_the_clock(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 30})
    world.time.advance(20)
    await world.done(match, 0, "next")
    assert running(world) == 1
    world.time.advance(20)  # when the first clock would have run out
    await world.done(match, 1, "whisper", number=1)
    assert "expire" not in types(world, match)
    world.time.advance(10)
    await reaches(world, match, 4)
    assert types(world, match)[-1] == "expire"


async def test_without_a_limit_there_is_no_deadline(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={})
    assert (await world.table.observe(match, 0)).deadlines == {}
    assert running(world) == 0


async def test_a_limit_can_apply_to_all_kinds_of_windows(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", clocks={"*": 40})
    deadline = (await sqlite_world.table.observe(match, 0)).deadlines["turn"]
    assert deadline == sqlite_world.time.now() + 40_000


async def test_timers_due_while_the_server_was_down_get_their_time_back(world: World) -> None:
    slow, _ = await world.match("Анна", "Борис", clocks={"turn": 50})
    quick, _ = await world.match("Вера", "Глеб", clocks={"turn": 20})
    calm, _ = await world.match("Дина", "Егор", clocks={"turn": 500})
    await world.stop()
    world.time.advance(100)
    await world.start()
    assert types(world, slow) == types(world, quick) == ["start", "house-extend"]
    assert types(world, calm) == ["start"]
    now = world.time.now()
    # At least half a minute, for people to come back.
    assert (await world.table.observe(quick, 0)).deadlines == {"turn": now + 30_000}
    assert (await world.table.observe(slow, 0)).deadlines == {"turn": now + 50_000}
    assert (await world.table.events(quick, 0))[-1].id == "table-extended-by-table"
    world.time.advance(30)
    await reaches(world, quick, 3)
    assert types(world, quick)[-1] == "expire"
    assert types(world, slow) == ["start", "house-extend"]
    world.time.advance(20)
    await reaches(world, slow, 3)


async def test_a_restart_without_a_halt_gives_no_time_back(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 50})
    world.time.advance(49)
    await world.restart()
    world.time.advance(1)
    await reaches(world, match, 2)
    assert types(world, match) == ["start", "expire"]


async def test_the_match_ends_by_clocks_alone(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 2}, clocks={"turn": 10})
    for turn in range(4):
        world.time.advance(10)
        await reaches(world, match, turn + 2)
    assert (await world.table.lobby.queries.info(match)).status == "over"
    assert running(world) == 0


async def test_an_act_at_the_deadline_closes_the_window_once(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 30})
    for turn in range(20):
        seat = turn % 2
        world.time.advance(30)
        await world.act(match, seat, "next")
        await reaches(world, match, turn + 2)
        view = (await world.table.observe(match, 0)).observation.view
        assert view.turn == (turn + 1) % 2
    assert len(types(world, match)) == 21


async def test_a_timer_for_a_closed_window_is_dropped(sqlite_world: World) -> None:
    """As another process could leave it behind."""
    match, _ = await sqlite_world.match("Анна", "Борис", clocks={})
    stray = (
        "INSERT INTO window_timers (match, window, purpose, generation, restarts, due_at) "
        "VALUES (?, 'turn', 'close', 77, 0, ?)"
    )
    sqlite_world.store.write(
        lambda c: c.exec_driver_sql(stray, (match, sqlite_world.time.now() + 1000))
    ).result()
    await sqlite_world.restart()
    sqlite_world.time.advance(2)
    await eventually(lambda: running(sqlite_world) == 0)
    assert types(sqlite_world, match) == ["start"]


async def test_a_timer_that_was_moved_later_is_kept(sqlite_world: World) -> None:
    """Its window is not open here, but the database has a later time: another process has reopened
    the window."""
    match, _ = await sqlite_world.match("Анна", "Борис", clocks={})
    stray = (
        "INSERT INTO window_timers (match, window, purpose, generation, restarts, due_at) "
        "VALUES (?, 'turn', 'close', 77, 0, ?)"
    )
    sqlite_world.store.write(
        lambda c: c.exec_driver_sql(stray, (match, sqlite_world.time.now() + 1000))
    ).result()
    await sqlite_world.restart()
    await sqlite_world.table.observe(match, 0)  # from now on the match in memory has the first time
    later = "UPDATE window_timers SET due_at = ?"
    sqlite_world.store.write(
        lambda c: c.exec_driver_sql(later, (sqlite_world.time.now() + 9000,))
    ).result()
    sqlite_world.time.advance(2)
    await fired(sqlite_world)
    assert running(sqlite_world) == 1
    await sqlite_world.restart()
    sqlite_world.time.advance(9)
    await eventually(lambda: running(sqlite_world) == 0)


async def test_time_is_given_back_although_nothing_can_be_written_at_the_start(
    sqlite_world: World,
) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", clocks={"turn": 30})
    await sqlite_world.stop()
    store = Store.open(sqlite_world.url)
    store.write(lambda c: c.exec_driver_sql(FULL)).result()
    store.close()
    sqlite_world.time.advance(100)
    await sqlite_world.start()
    assert types(sqlite_world, match) == ["start"]
    sqlite_world.store.write(lambda c: c.exec_driver_sql("DROP TRIGGER full")).result()
    sqlite_world.time.advance(5)
    await sqlite_world.table._services.timers.check_clock()
    assert types(sqlite_world, match) == ["start", "house-extend"]
    sqlite_world.time.advance(30)
    await reaches(sqlite_world, match, 3)
    assert types(sqlite_world, match)[-1] == "expire"


async def test_a_timer_due_while_down_for_a_closed_window_is_dropped(
    sqlite_world: World,
) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", clocks={})
    stray = (
        "INSERT INTO window_timers (match, window, purpose, generation, restarts, due_at) "
        "VALUES (?, 'turn', 'close', 77, 0, ?)"
    )
    sqlite_world.store.write(
        lambda c: c.exec_driver_sql(stray, (match, sqlite_world.time.now() + 1000))
    ).result()
    await sqlite_world.stop()
    sqlite_world.time.advance(100)
    await sqlite_world.start()
    assert running(sqlite_world) == 1  # there is nothing to extend
    sqlite_world.time.advance(5)
    await eventually(lambda: running(sqlite_world) == 0)
    assert types(sqlite_world, match) == ["start"]


async def test_a_timer_set_earlier_than_all_others_fires_first(sqlite_world: World) -> None:
    slow, _ = await sqlite_world.match("Анна", "Борис", clocks={"turn": 500})
    await sleeps_until(sqlite_world, 500)
    quick, _ = await sqlite_world.match("Вера", "Глеб", clocks={"turn": 5})
    await sleeps_until(sqlite_world, 5)
    sqlite_world.time.advance(5)
    await reaches(sqlite_world, quick, 2)
    assert types(sqlite_world, slow) == ["start"]


async def test_a_timer_that_cannot_fire_tries_again(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", clocks={"turn": 30})
    full = "PRAGMA max_page_count=1"
    sqlite_world.store.write(
        lambda c: (c.exec_driver_sql(full), c.exec_driver_sql(FULL))[0]
    ).result()
    sqlite_world.time.advance(30)
    await sleeps_until(sqlite_world, 5)  # it has failed and will try again
    assert types(sqlite_world, match) == ["start"]
    sqlite_world.store.write(lambda c: c.exec_driver_sql("DROP TRIGGER full")).result()
    sqlite_world.time.advance(5)
    await reaches(sqlite_world, match, 2)
    assert types(sqlite_world, match) == ["start", "expire"]
