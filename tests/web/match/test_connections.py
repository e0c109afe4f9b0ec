"""Live connections: none is forgotten, none piles up messages, none keeps a server from
stopping."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from intriga.http_common.connections import HEARTBEAT, LiveConnection, LiveConnections
from intriga.table.errors import unavailable
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.kit.table.world import eventually
from tests.web.playing import begun

NewPerson = Callable[..., Person]
Feed = Callable[[LiveConnection], Awaitable[None]]


class Browser:
    """The other end of a connection, at the level of ASGI. `reading`: it accepts more data."""

    def __init__(self, connections: LiveConnections, feed: Feed) -> None:
        self.received: list[bytes] = []
        self.headers: dict[bytes, bytes] = {}
        self.ended = False
        self.reading = asyncio.Event()
        self.reading.set()
        self._hung_up = asyncio.Event()
        self._asked = False
        scope: Any = {"type": "http"}
        self.task = asyncio.ensure_future(
            connections.stream(feed)(scope, self._receive, self._send)
        )

    def hang_up(self) -> None:
        self._hung_up.set()

    async def _receive(self) -> Any:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._hung_up.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        if message["type"] == "http.response.start":
            self.headers = dict(message["headers"])
        elif message["body"]:
            self.received.append(message["body"])
        self.ended = self.ended or not message.get("more_body", True)


pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_sent_data_arrives_and_the_stream_ends() -> None:
    async def feed(connection: LiveConnection) -> None:
        await connection.send(b"data: one\n\n")

    connections = LiveConnections(60)
    browser = Browser(connections, feed)
    await browser.task
    assert browser.received == [b"data: one\n\n"]
    assert browser.headers[b"content-type"] == b"text/event-stream; charset=utf-8"
    assert browser.headers[b"cache-control"] == b"no-store"
    assert browser.ended
    assert len(connections) == 0


async def test_an_idle_connection_sends_heartbeats() -> None:
    woken = 0

    async def feed(connection: LiveConnection) -> None:
        nonlocal woken
        while await connection.news():
            woken += 1

    browser = Browser(LiveConnections(0.001), feed)
    await eventually(lambda: len(browser.received) >= 3)
    assert set(browser.received) == {HEARTBEAT}
    assert woken >= 2  # the feed may check whether the viewer is still signed in
    browser.hang_up()
    await asyncio.wait_for(browser.task, PATIENCE)


async def test_a_closed_connection_is_released_at_once() -> None:
    cleaned = asyncio.Event()

    async def feed(connection: LiveConnection) -> None:
        try:
            while await connection.news():
                pass
        finally:
            cleaned.set()

    connections, others = LiveConnections(3600), asyncio.all_tasks()
    browsers = [Browser(connections, feed) for _ in range(20)]
    await eventually(lambda: len(connections) == 20)
    for browser in browsers:
        browser.hang_up()
    await asyncio.wait_for(asyncio.gather(*(browser.task for browser in browsers)), PATIENCE)
    assert cleaned.is_set()
    assert len(connections) == 0
    assert asyncio.all_tasks() == others


async def test_a_stopping_server_closes_old_and_new_connections() -> None:
    async def feed(connection: LiveConnection) -> None:
        while await connection.news():
            pass

    connections = LiveConnections(3600)
    before = Browser(connections, feed)
    await eventually(lambda: len(connections) == 1)
    connections.close()
    after = Browser(connections, feed)
    await asyncio.wait_for(asyncio.gather(before.task, after.task), PATIENCE)
    assert before.ended
    assert after.ended


async def test_a_slow_reader_gets_one_message_with_all_it_missed() -> None:
    number = sent = 0

    async def feed(connection: LiveConnection) -> None:
        nonlocal sent
        while await connection.news():
            if sent != number:
                missed, sent = number - sent, number
                await connection.send(f"data: {missed}\n\n".encode())

    connections = LiveConnections(3600)
    browser = Browser(connections, feed)
    await eventually(lambda: len(connections) == 1)
    (connection,) = connections._open
    browser.reading.clear()
    for _ in range(1000):
        number += 1
        connection.mark.set()
        await asyncio.sleep(0)
    assert browser.received == []
    browser.reading.set()
    await eventually(lambda: len(browser.received) == 2)
    first, second = (int(received.split()[1]) for received in browser.received)
    assert first + second == 1000
    assert first < 3
    browser.hang_up()
    await browser.task


async def test_a_database_error_ends_the_stream_without_details() -> None:
    async def feed(connection: LiveConnection) -> None:
        await connection.send(b"data: one\n\n")
        raise unavailable()

    browser = Browser(LiveConnections(60), feed)
    await browser.task
    assert browser.ended
    assert browser.received == [b"data: one\n\n"]


@pytest.mark.service
def test_a_closed_tab_leaves_nothing_behind(server: Server, new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    host.open(match)
    friend.open(match)
    tabs = [_tab(server, who) for who in (host, friend) for _ in range(5)]
    live = server.table._registry.present(match.rpartition("/")[2])
    assert live is not None
    asyncio.run(eventually(lambda: len(live.watchers) == 10))
    for tab in tabs:
        tab.close()
    asyncio.run(eventually(lambda: len(server.site.limits.connections) == 0))
    asyncio.run(eventually(lambda: not live.watchers and live.users == 0))
    asyncio.run(eventually(lambda: not server.table._services.signals._listeners))


def _tab(server: Server, who: Person) -> socket.socket:
    tab = socket.create_connection(("127.0.0.1", server.port))
    cookies = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    tab.sendall(f"GET {who.live} HTTP/1.1\r\nHost: here\r\nCookie: {cookies}\r\n\r\n".encode())
    assert tab.recv(12) == b"HTTP/1.1 200"
    return tab
