"""Subscribers get what they may know, when it changes, and cannot even count the rest."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from intriga.kernel.actors import Viewer
from intriga.kernel.observe import encode_observation
from intriga.table import MatchView, TableError
from intriga.table.match.loaded_match import _TAIL
from intriga.table.presence import SETTLING_MS
from tests.kit.patience import PATIENCE
from tests.kit.table.world import World, eventually

pytestmark = pytest.mark.anyio


async def nothing_comes(watching: object, others: object) -> None:
    """Check that others have received an update and this subscriber has not."""
    task = asyncio.ensure_future(anext(watching))  # type: ignore[call-overload]
    await anext(others)  # type: ignore[call-overload]
    await asyncio.sleep(0)
    assert not task.done()
    task.cancel()


async def test_a_secret_act_wakes_no_other_subscriber(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    async with (
        world.table.subscribe(match, 0) as anna,
        world.table.subscribe(match, 1) as boris,
        world.table.subscribe(match, "public") as public,
    ):
        for watching in (anna, boris, public):
            await anext(watching)
        await world.done(match, 0, "whisper", number=7)
        await nothing_comes(boris, anna)
        await world.done(match, 0, "whisper", number=8)
        await nothing_comes(public, anna)
        await world.done(match, 0, "next")
        for watching, cursor in ((boris, 1), (public, 1), (anna, 3)):
            match_view = await anext(watching)
            assert match_view.observation.cursor == cursor


async def test_updates_do_not_depend_on_the_secrets_of_others(world: World) -> None:
    """Twins: the same match with other and more secrets looks the same to everybody else."""
    received: list[list[bytes]] = []
    for whispers in ([1], [2, 3, 4]):
        match, _ = await world.match("Анна", "Борис")
        received.append([])
        async with world.table.subscribe(match, 1, 0) as watching:
            received[-1].append(_outside(await anext(watching)))
            for number in whispers:
                await world.done(match, 0, "whisper", number=number)
            receipt = await world.done(match, 1, "whisper", number=5, command="mine")
            received[-1].append(repr(receipt).encode())
            received[-1].append(_outside(await anext(watching)))
            await world.done(match, 0, "next")
            received[-1].append(_outside(await anext(watching)))
    assert received[0] == received[1]


def _outside(match_view: MatchView) -> bytes:
    return (
        encode_observation(match_view.observation)
        + repr((match_view.deadlines, match_view.names)).encode()
    )


async def test_the_order_of_lists_does_not_depend_on_secret_acts(world: World) -> None:
    older, people = await world.match("Анна", "Борис")
    world.time.advance(60)
    newer, _ = await world.match("Вера", "Глеб")
    world.time.advance(60)
    await world.done(older, 0, "whisper", number=1)
    assert [info.id for info in await world.table.lobby.queries.running()] == [newer, older]
    world.time.advance(60)
    third = await world.table.lobby.creation.create(people[1], "vault", seats=2)
    await world.done(older, 0, "whisper", number=2)
    assert [info.id for info in await world.table.lobby.queries.mine(people[1])] == [third, older]


async def test_a_subscription_resumes_after_its_cursor(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    await world.done(match, 0, "whisper", number=1)
    async with world.table.subscribe(match, 0, 0) as watching:
        cursor = (await anext(watching)).observation.cursor
    assert cursor == 1
    await world.done(match, 1, "whisper", number=2)
    await world.done(match, 0, "next")
    await world.restart()
    await world.done(match, 1, "next")
    async with world.table.subscribe(match, 0, cursor) as watching:
        match_view = await anext(watching)
    assert [event.id for event in match_view.observation.events] == ["vault-next", "vault-next"]
    assert match_view.observation.cursor == 3


@pytest.mark.parametrize("cursor", [-5, 3, 10**9])
async def test_an_invalid_cursor_is_harmless(sqlite_world: World, cursor: int) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    await sqlite_world.done(match, 0, "next")
    async with sqlite_world.table.subscribe(match, 0, cursor) as watching:
        match_view = await anext(watching)
        assert match_view.observation.cursor == 1
        assert len(match_view.observation.events) == (1 if cursor < 0 else 0)
        await sqlite_world.done(match, 1, "next")
        assert len((await anext(watching)).observation.events) == 1


async def test_a_slow_subscriber_gets_everything_in_fewer_updates(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    async with world.table.subscribe(match, "public") as watching:
        await anext(watching)
        for turn in range(50):
            await world.done(match, turn % 2, "next")
        match_view = await anext(watching)
        assert len(match_view.observation.events) == 50
        waiting = asyncio.ensure_future(anext(watching))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        waiting.cancel()


async def test_old_events_are_read_from_disk(world: World) -> None:
    """Also while new ones arrive: none is missing or repeated."""
    match, _ = await world.match("Анна", "Борис")
    total = _TAIL + 40
    for number in range(total):
        await world.done(match, 0, "whisper", number=number)
    await world.done(match, 0, "next")
    readers = [asyncio.create_task(world.table.observe(match, 0, since)) for since in (0, 10, 200)]
    await world.done(match, 0, "whisper", number=total)
    for since, reader in zip((0, 10, 200), readers, strict=True):
        match_view = await reader
        assert len(match_view.observation.events) == match_view.observation.cursor - since
        whispered = [
            event.params["number"]
            for event in match_view.observation.events
            if event.params.get("number") is not None
        ]
        assert whispered == list(range(since, since + len(whispered)))
    assert [event.params for event in await world.table.events(match, 0, 5, 2)] == [
        {"number": 5},
        {"number": 6},
    ]
    assert len(await world.table.events(match, "public")) == 1


async def test_events_of_a_viewer_are_the_same_from_memory_and_disk(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", "Вера")
    for turn in range(30):
        await world.done(match, turn % 3, "whisper", number=turn)
        await world.done(match, turn % 3, "next")
    viewers: tuple[Viewer, ...] = (0, 1, 2, "public")
    warm = {viewer: await world.table.observe(match, viewer) for viewer in viewers}
    await world.restart()
    for viewer, match_view in warm.items():
        cold = await world.table.observe(match, viewer)
        assert replace(cold, revision=match_view.revision) == match_view
        assert cold.observation.cursor == len(cold.observation.events)


async def test_the_stream_ends_with_the_match(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 1})
    match_views = []

    async def follow() -> None:
        async with world.table.subscribe(match, "public") as watching:
            match_views.extend([match_view async for match_view in watching])

    following = asyncio.create_task(follow())
    await eventually(lambda: match_views or world.table._registry.present(match).watchers)  # type: ignore[union-attr]
    for seat in (0, 1):
        await world.done(match, seat, "next")
    await asyncio.wait_for(following, PATIENCE)
    assert match_views[-1].observation.outcome is not None
    # A later subscriber gets the end at once, and nothing else.
    async with world.table.subscribe(match, 0, 0) as watching:
        assert len([match_view async for match_view in watching]) == 1


async def test_the_stream_ends_when_the_table_stops(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")

    match_views = []

    async def follow() -> None:
        async with sqlite_world.table.subscribe(match, "public") as watching:
            async for match_view in watching:
                match_views.append(match_view)

    following = asyncio.create_task(follow())
    changes = sqlite_world.table.lobby.queries.changes(None)
    await eventually(lambda: match_views)
    await sqlite_world.table.stop()
    await asyncio.wait_for(following, PATIENCE)
    assert len(match_views) == 1
    assert [change async for change in changes] == []
    await sqlite_world.table.start()


async def test_the_full_view_is_refused_before_the_end(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 1})
    with pytest.raises(TableError) as error:
        await world.table.observe(match, "referee")
    assert error.value.kind == "forbidden"
    with pytest.raises(TableError):
        await world.table.observe(match, 2)
    await world.done(match, 0, "whisper", number=9)
    for seat in (0, 1):
        await world.done(match, seat, "next")
    assert (await world.table.observe(match, "referee")).observation.view.mine == [9]


async def test_who_may_watch(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", watch=False, options={"rounds": 1})
    stranger = await world.guest("Чужой")
    assert await world.table.viewer(match, anna) == 0
    assert await world.table.viewer(match, boris) == 1
    for who in (stranger, None):
        with pytest.raises(TableError) as error:
            await world.table.viewer(match, who)
        assert error.value.kind == "forbidden"
    for seat in (0, 1):
        await world.done(match, seat, "next")
    assert await world.table.viewer(match, stranger) == "public"
    with pytest.raises(TableError) as error:
        await world.table.viewer("nowhere", anna)
    assert error.value.kind == "unknown"


async def test_presence_is_shown(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    changes = sqlite_world.table.lobby.queries.changes(match)
    async with sqlite_world.table.subscribe(match, 1):
        sqlite_world.time.advance(SETTLING_MS / 1000)
        await anext(changes)
        assert await _online(sqlite_world, match) == [False, True]
    assert await _online(sqlite_world, match) == [False, True]  # they may be reloading the page
    sqlite_world.time.advance(SETTLING_MS / 1000)
    await anext(changes)
    assert await _online(sqlite_world, match) == [False, False]


async def test_reloads_and_spectators_cause_no_presence_updates(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    changes = sqlite_world.table.lobby.queries.changes(match)
    async with sqlite_world.table.subscribe(match, 0), AsyncExitStack() as pages:
        sqlite_world.time.advance(SETTLING_MS / 1000)
        await anext(changes)
        for _ in range(20):
            await pages.enter_async_context(sqlite_world.table.subscribe(match, "public"))
            async with sqlite_world.table.subscribe(match, 0):
                pass
        sqlite_world.time.advance(SETTLING_MS / 1000)
        await asyncio.sleep(0.01)
        assert not changes.take()
        # People who arrive together cause one update.
        await pages.enter_async_context(sqlite_world.table.subscribe(match, 1))
        sqlite_world.time.advance(SETTLING_MS / 1000)
        await anext(changes)
        assert not changes.take()


async def _online(world: World, match: str) -> list[bool]:
    info = await world.table.lobby.queries.info(match)
    return [seat.seat in info.online for seat in info.seats]
