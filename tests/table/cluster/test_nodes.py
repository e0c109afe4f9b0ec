"""Several nodes on one database: what happens on one is seen on all, and nothing happens twice."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.observe import encode_observation
from intriga.store import match_log
from intriga.table import MatchView, Receipt, TableError
from intriga.table.match.timers.timers import TimerClaims
from intriga.table.presence import SETTLING_MS
from tests.kit.patience import PATIENCE
from tests.kit.table.world import FakeTime, eventually
from tests.shapes.vault import RecordingBot
from tests.table.cluster.local_nodes import LocalNode, local_nodes

pytestmark = pytest.mark.anyio

LOOK, ALIVE = 2.5, 20.0


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[LocalNode]]:
    async with local_nodes(url) as made:
        yield made


async def lines(peer: LocalNode, match: str) -> list[bytes]:
    return await asyncio.to_thread(peer.store.read, lambda c: match_log.lines(c, match))


def claims(peer: LocalNode) -> TimerClaims:
    shared = peer.table._services.timers._claims
    assert shared is not None
    return shared


def outside(match_view: MatchView) -> bytes:
    return (
        encode_observation(match_view.observation)
        + repr((match_view.deadlines, match_view.names)).encode()
    )


async def test_what_happens_on_one_node_is_seen_on_the_other(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис", clocks={"*": 600})
    async with (
        one.table.subscribe(match, 1, 0) as here,
        other.table.subscribe(match, 1, 0) as there,
    ):
        assert outside(await anext(here)) == outside(await anext(there))
        for turn in range(5):
            await one.done(match, turn % 2, "next")
            await other.done(match, 1, "whisper", number=turn)
            for watching in (here, there):
                while (match_view := await anext(watching)).observation.cursor < 2 * turn + 2:
                    pass
            assert outside(await one.table.observe(match, 1)) == outside(
                await other.table.observe(match, 1)
            )
    assert match_view.observation.cursor == 10


async def test_without_hints_a_node_polls_the_database(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")
    async with other.table.subscribe(match, 1, 0) as there:
        await anext(there)
        one.hub.lossy = True
        await one.done(match, 0, "next")
        waiting = asyncio.ensure_future(anext(there))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        one.time.advance(LOOK)
        assert (await waiting).observation.cursor == 1


async def test_after_reconnecting_a_node_catches_up_at_once(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")
    async with other.table.subscribe(match, 1, 0) as there:
        await anext(there)
        one.hub.lossy = True
        await one.done(match, 0, "next")
        one.hub.reconnect()
        assert (await anext(there)).observation.cursor == 1


async def test_a_subscriber_gets_each_event_once(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")
    count = 0
    async with other.table.subscribe(match, "public", 0) as there:
        first = await anext(there)
        for turn in range(60):
            await two[turn % 3 % 2].done(match, turn % 2, "next")
        while count < 60:
            match_view = await anext(there)
            count += len(match_view.observation.events)
            assert match_view.observation.cursor == count
            assert match_view.revision > first.revision  # the match is not loaded anew


async def test_concurrent_acts_on_two_nodes_are_serialised(
    two: list[LocalNode],
) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")

    problems = []

    async def whisper(peer: LocalNode, seat: int) -> None:
        for number in range(30):
            command, answer = f"{seat}-{number}", None
            while not isinstance(answer, Receipt):
                try:
                    answer = await peer.act(match, seat, "whisper", command=command, number=number)
                except TableError as problem:
                    problems.append(problem.refusal.id)

    await asyncio.gather(whisper(one, 0), whisper(other, 1))
    match_views = [await peer.table.observe(match, seat) for peer in two for seat in (0, 1)]
    assert [match_view.observation.view.mine for match_view in match_views] == [list(range(30))] * 4
    assert set(problems) <= {"table-try-again"}


async def test_a_command_has_one_receipt_on_all_nodes(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")
    answers = await asyncio.gather(
        *(peer.done(match, 0, "whisper", command="c", number=7) for peer in two)
    )
    assert answers[0] == answers[1]
    assert (await other.table.observe(match, 0)).observation.view.mine == [7]


async def test_a_rewind_on_another_node_is_followed(two: list[LocalNode]) -> None:
    one, other = two
    match, people = await one.match("Анна", "Борис")
    async with other.table.subscribe(match, 0, 0) as there:
        await anext(there)
        await one.done(match, 0, "next")
        await anext(there)
        await one.table.keep(match, "host", Rewind(1, True), "back", me=people[0])
        while (await anext(there)).observation.view.turn != 0:
            pass
        await other.done(match, 0, "next")
    assert outside(await one.table.observe(match, 0)) == outside(
        await other.table.observe(match, 0)
    )


async def test_chat_on_one_node_is_read_on_the_other(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")
    await other.table.chat.rooms(match, 1)
    for peer in (one, other, one):
        for seat in (0, 1):
            published = await peer.table.chat.say(
                match, seat, "table", f"{seat}", f"t{peer.hub.published}"
            )
            assert isinstance(published, Receipt), published
    for peer in two:
        await peer.table.viewer(match, None)
        messages = await peer.table.chat.messages(match, 1, "table")
        assert [message.text for message in messages] == ["0", "1"] * 3


async def test_bots_play_on_one_node(two: list[LocalNode]) -> None:
    one, other = two
    RecordingBot.made.clear()
    host = await one.guest("Хозяин")
    match = await one.table.lobby.creation.create(host, "vault", seats=2, options={"rounds": 20})
    await one.table.lobby.starting.start(match, host, empty="bots")
    async with other.table.subscribe(match, "public", 0) as there:
        match_views = [match_view async for match_view in there]
    assert match_views[-1].observation.outcome is not None
    assert len(await lines(one, match)) == 1 + 40  # no bot has acted twice
    assert len(RecordingBot.made) == 2
    assert not one.table._services.leases.mine(match)


async def test_bots_of_a_dead_node_continue_on_another(url: str) -> None:
    async with local_nodes(url) as (one, other):
        host = await one.guest("Хозяин")
        match = await one.table.lobby.creation.create(
            host, "vault", seats=2, options={"rounds": 500}
        )
        await one.table.lobby.starting.start(match, host, empty="bots")
        await eventually(lambda: len(_now(one, match)) > 20)
        await one.crash()
        before = len(await lines(other, match))
        other.time.advance(ALIVE / 2)
        await asyncio.sleep(0.05)
        assert len(await lines(other, match)) == before  # the other node may just be slow
        other.time.advance(ALIVE)
        await eventually(lambda: _now(other, match)[before + 20 :])


def _now(peer: LocalNode, match: str) -> list[bytes]:
    return peer.store.read(lambda c: match_log.lines(c, match))


async def test_a_node_considered_dead_writes_nothing_for_its_bots(url: str) -> None:
    async with local_nodes(url) as (one, other):
        host = await one.guest("Хозяин")
        match = await one.table.lobby.creation.create(
            host, "vault", seats=2, options={"rounds": 500}
        )
        await one.table.lobby.signups.sit(match, host)
        await one.table.lobby.starting.start(match, host, empty="bots")
        fence = one.table._services.leases.fence(match)
        assert fence is not None
        await one.table._store.write(fence)
        # Its heartbeats are late.
        await other.table._store.write(
            lambda c: c.exec_driver_sql("UPDATE nodes SET alive_until = 0 WHERE id <> ''")
        )
        node = other.table._node
        assert node is not None
        await node._beat()
        await node._look()
        assert other.table._services.leases.mine(match)
        with pytest.raises(Exception, match="another node"):
            await one.table._store.write(fence)
        assert one.table._node is not None
        await one.table._node._beat()
        assert not one.table._services.leases.mine(match)
        # The bot continues, on one node.
        await one.done(match, 0, "next")
        await eventually(lambda: len(_now(one, match)) == 3)
        await one.done(match, 0, "next")
        await eventually(lambda: len(_now(one, match)) == 5)


async def test_a_step_made_while_a_match_is_loading_is_not_missed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint arrives before the match is in memory, and time stands still, so there is no second
    poll."""
    async with local_nodes(url) as (one, other):
        host = await one.guest("Хозяин")
        match = await one.table.lobby.creation.create(
            host, "vault", seats=2, options={"rounds": 500}
        )
        await one.table.lobby.signups.sit(match, host)
        await one.table.lobby.starting.start(match, host, empty="bots")
        await eventually(lambda: one.table._services.leases.mine(match))
        reading, go = asyncio.Event(), asyncio.Event()
        set_up = other.table._registry._set_up

        async def slowly(stored: Any) -> Any:
            reading.set()
            await go.wait()
            return await set_up(stored)

        monkeypatch.setattr(other.table._registry, "_set_up", slowly)
        await other.table._store.write(
            lambda c: c.exec_driver_sql("UPDATE nodes SET alive_until = 0 WHERE id <> ''")
        )
        assert one.table._node is not None
        assert other.table._node is not None
        await other.table._node._beat()
        await other.table._node._look()
        await reading.wait()
        await one.table._node._beat()
        await one.done(match, 0, "next")
        go.set()
        await eventually(lambda: len(_now(one, match)) == 3)


async def test_a_timer_fires_once_wherever_it_was_set(two: list[LocalNode]) -> None:
    one, other = two
    matches = [
        (await peer.match("Анна", "Борис", clocks={"turn": 60}))[0]
        for peer in two
        for _ in range(5)
    ]
    one.time.advance(61)
    for match in matches:
        await eventually(lambda match=match: len(_now(one, match)) == 2)  # type: ignore[misc]
    one.time.advance(30)
    await asyncio.sleep(0.05)
    for match in matches:
        assert len(await lines(other, match)) == 2


async def test_timers_of_a_dead_node_fire(url: str) -> None:
    async with local_nodes(url) as (one, other):
        match, _ = await one.match("Анна", "Борис", clocks={"turn": 60})
        node = one.table._node
        assert node is not None
        one.time._now += 61_000  # without waking anybody who sleeps
        await node._beat()
        assert [timer.window for _, timer in await claims(one).claim(10)] == ["turn"]
        assert await claims(other).claim(10) == []
        await one.crash()
        other.time.advance(ALIVE)
        await eventually(lambda: len(_now(other, match)) == 2)


async def test_time_is_given_back_only_if_all_nodes_were_down(url: str) -> None:
    async with local_nodes(url) as (one, other):
        match, _ = await one.match("Анна", "Борис", clocks={"turn": 600})
        await one.stop()
        one.time.advance(30)
        await other.stop()
        other.time.advance(3600)
        await one.start()
        await other.start()
        match_view = await other.table.observe(match, 0)
        left = match_view.deadlines["turn"] - one.time.now()
        assert 500_000 < left <= 600_000
        assert len(await lines(one, match)) == 2
        await other.crash()
        one.time.advance(3600)
        await eventually(lambda: len(_now(one, match)) == 3)


@pytest.mark.parametrize("hours", [2, -2])
async def test_a_jump_that_all_nodes_notice_is_made_good_once(
    two: list[LocalNode], hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис", clocks={"turn": 3600})
    timers = [peer.table._services.timers for peer in two]
    own = FakeTime()
    monkeypatch.setattr(other.table._services.registry, "time", own)
    monkeypatch.setattr(claims(other), "_time", own)
    for time in (one.time, own):
        time.wall = hours * 3_600_000
    wall = one.time.now() + one.time.wall
    monkeypatch.setattr("intriga.table.match.timers.timers.nodes.clock", lambda _connection: wall)
    await asyncio.gather(*(timer.check_clock() for timer in timers))
    assert len(await lines(one, match)) == 2
    match_view = await other.table.observe(match, 0)
    assert match_view.deadlines["turn"] == wall + 3_600_000


async def test_presence_is_shared_and_ends_with_the_node(url: str) -> None:
    async with local_nodes(url) as (one, other):
        match, _ = await one.match("Анна", "Борис")
        changes = one.table.lobby.queries.changes(match)

        async def online(peer: LocalNode) -> list[bool]:
            info = await peer.table.lobby.queries.info(match)
            return [seat.seat in info.online for seat in info.seats]

        async with other.table.subscribe(match, 1):
            other.time.advance(SETTLING_MS / 1000)
            async with asyncio.timeout(PATIENCE):
                while await online(one) != [False, True]:
                    # A row may have been locked: what was not written is written at a later look.
                    other.time.advance(LOOK / 100)
                    await asyncio.sleep(0.02)
            changes.take()
            assert await online(one) == await online(other) == [False, True]
            await other.crash()
        # A dead node sends no hint: the others find out when they look at the database.
        changed = asyncio.ensure_future(anext(changes))
        async with asyncio.timeout(PATIENCE):
            while not changed.done() or True in await online(one):
                one.time.advance(LOOK)
                await asyncio.sleep(0.02)
        assert await online(one) == [False, False]


async def test_seat_changes_are_known_on_all_nodes(two: list[LocalNode]) -> None:
    one, other = two
    match, (anna, boris) = await one.match("Анна", "Борис")
    assert await other.table.viewer(match, boris) == 1
    one.hub.lossy = True
    async with other.table.subscribe(match, 1) as there:
        await one.table.lobby.takeovers.leave(match, boris)
        assert await other.table.viewer(match, boris) == "public"
        assert not there.belongs_to(boris)
    refused = await other.act(match, 1, "whisper", number=1, me=boris)
    assert not isinstance(refused, Receipt)
    assert await other.table.viewer(match, anna) == 0


async def test_a_waiting_room_is_notified_of_changes_on_other_nodes(two: list[LocalNode]) -> None:
    one, other = two
    host = await one.guest("Хозяин")
    match = await one.table.lobby.creation.create(host, "vault", seats=2)
    there = other.table.lobby.queries.changes(match)
    await one.table.lobby.signups.sit(match, host)
    await asyncio.wait_for(anext(there), PATIENCE)
    one.hub.lossy = True
    assert other.table._node is not None
    await other.table._node._look()
    there.take()
    await one.table.lobby.seats.stand(match, host)
    await asyncio.sleep(0.05)
    assert not there.take()
    other.time.advance(LOOK)
    await asyncio.wait_for(anext(there), PATIENCE)


async def test_signing_out_ends_the_session_on_all_nodes(two: list[LocalNode]) -> None:
    one, other = two
    session = await one.table.accounts.guest("Анна")
    assert await other.table.accounts.who(session.token) is not None
    assert await one.table.accounts.who(session.token) is not None
    await one.table.accounts.logout(session.token)
    assert await one.table.accounts.who(session.token) is None
    async with asyncio.timeout(PATIENCE):
        while await other.table.accounts.who(session.token) is not None:
            await asyncio.sleep(0.002)


async def test_an_unwatched_match_is_not_followed(two: list[LocalNode]) -> None:
    one, other = two
    match, _ = await one.match("Анна", "Борис")
    await other.table.observe(match, 0)
    assert other.table._registry.present(match) is not None
    await one.done(match, 0, "next")
    await eventually(lambda: other.table._registry.present(match) is None)
    assert (await other.table.observe(match, 0)).observation.cursor == 1
