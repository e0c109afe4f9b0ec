"""A real server for the tests: uvicorn on a free port, in a thread of its own."""

import asyncio
import itertools
import socket
import sqlite3
import threading
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import uvicorn
from litestar import Litestar

from intriga.api import create_api
from intriga.api.auth import Api
from intriga.http_common.config import Settings, clock, random_token
from intriga.http_common.mount import mount
from intriga.http_common.protocol import PROTOCOL, Watched, WatchedServer
from intriga.kernel.game import Game
from intriga.store import Store
from intriga.store.store import FILE
from intriga.table import Beats, BotPause, Table, Time
from intriga.table.match.due_times import NO_BEATS
from intriga.web.app import create_app
from intriga.web.site import Site
from tests.kit.databases import prepare
from tests.kit.patience import PATIENCE
from tests.kit.ports import bound
from tests.kit.table.world import FakeTime

AT_ONCE = BotPause(0.0, 0.0, 0.0)
_STOPPING: list["Server"] = []
"""Servers that have been asked to stop."""
_SPARE: list[tuple[Litestar, Litestar]] = []
"""Applications for pages and API that stopped servers leave for reuse. Building them inspects the
signatures of all handlers, which takes longer than most tests; their only state is `app.state`."""


class Server:
    """The pages over the data in a folder. It can be stopped and started again on its port."""

    def __init__(
        self,
        folder: Path,
        *,
        games: Mapping[str, Game[Any]] | None = None,
        pause: BotPause = AT_ONCE,
        beats: Beats = NO_BEATS,
        time: Time | None = None,
        token: Callable[[], str] = random_token,
        base_url: str = "",
        emails: bool = False,
        quick_pause: tuple[int, int] = (700, 2200),
        protocol: type[Watched] = PROTOCOL,
    ) -> None:
        self.folder = folder
        self.games = games
        self.pause = pause
        self.beats = beats
        self.time = time
        self.token = token
        self.emails = emails
        self.quick_pause = quick_pause
        self.protocol = protocol
        self._socket: socket.socket | None = bound()
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.base_url = base_url or self.url
        self._thread: threading.Thread | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Ask it to stop, without waiting for that. `start` waits where it uses the same folder."""
        self.uvicorn.should_exit = True
        _STOPPING.append(self)
        all_stopped(but=2)

    def start(self) -> None:
        """Serve; returns when the server answers."""
        for other in list(_STOPPING):
            if other.folder == self.folder:
                other.stop()
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        end = monotonic() + PATIENCE
        while not ready.wait(0.2):
            assert self._thread.is_alive(), "the server failed to start"
            assert monotonic() < end, "the server did not start"

    def stop(self) -> None:
        """Stop as the command line does on Ctrl+C."""
        assert self._thread is not None
        self.uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        if self in _STOPPING:
            _STOPPING.remove(self)

    def advance(self, seconds: float) -> None:
        """Let time pass, whether it is running or not. Its time must be a `FakeTime`."""
        time = self.time
        assert isinstance(time, FakeTime)
        if self._thread is not None and self._thread.is_alive():
            self._loop.call_soon_threadsafe(time.advance, seconds)
        else:
            time.forget()
            time.advance(seconds)

    def disk_is_full(self, yes: bool, table: str = "entries") -> None:
        """Let every write of a step, or of a row of `table`, fail as on a full disk, or stop that.
        Uses a connection of its own, because the store's transaction may contain other steps."""
        trigger = (
            f"CREATE TRIGGER full BEFORE INSERT ON {table} "
            "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
        )
        with closing(sqlite3.connect(self.folder / FILE, timeout=60)) as database, database:
            database.execute(trigger if yes else "DROP TRIGGER full")

    def _run(self, ready: threading.Event) -> None:
        asyncio.run(self._serve(ready))

    async def _serve(self, ready: threading.Event) -> None:
        self._loop = asyncio.get_running_loop()
        prepare(self.folder)
        self.store = store = Store.open_dir(self.folder)
        self.table = Table(
            store,
            self.games,
            self.time,
            self.pause,
            Random(7),
            beats=self.beats,
            emails=self.emails,
        )
        try:
            async with self.table:
                settings = Settings(
                    base_url=self.base_url,
                    token=self.token,
                    now=self.time.now if self.time else clock,
                    quick_pause=self.quick_pause,
                )
                app, api = made = _made(self.table, settings, self.games)
                self.app = app
                config = uvicorn.Config(
                    mount(app, {"/api/": api}),
                    host="127.0.0.1",
                    http=self.protocol,  # type: ignore[arg-type]
                    port=self.port,
                    log_level="warning",
                    timeout_graceful_shutdown=3,
                    # On a loaded machine a test may pause for longer than uvicorn's five seconds,
                    # and find its connection closed while it writes.
                    timeout_keep_alive=120,
                )
                self.site = app.state.site
                self.uvicorn = _Server(config, ready, self.site)
                listening, self._socket = self._socket or bound(self.port), None
                await self.uvicorn.serve([listening])
            _SPARE.append(made)
        finally:
            store.close()


class _Server(WatchedServer):
    def __init__(self, config: uvicorn.Config, ready: threading.Event, site: Any) -> None:
        super().__init__(config)
        self.ready = ready
        self.site = site

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    async def shutdown(self, sockets: Any = None) -> None:
        self.site.limits.connections.close()
        await super().shutdown(sockets)


def _made(
    table: Table, settings: Settings, games: Mapping[str, Game[Any]] | None
) -> tuple[Litestar, Litestar]:
    """The applications for the pages and the API of a table."""
    if not _SPARE:
        app = create_app(table, settings, games)
        return app, create_api(table, app.state.site.limits, games)
    app, api = _SPARE.pop()
    app.state.site = site = Site(table, settings, games)
    api.state.api = Api(table, site.limits, site.games)
    return app, api


def all_stopped(but: int = 0) -> None:
    """Wait for the servers that have been asked to stop, except the last `but`. Raises
    `AssertionError` for one that does not."""
    while len(_STOPPING) > but:
        _STOPPING.pop(0).stop()


def counted(prefix: str = "word") -> Callable[[], str]:
    """Tokens that are the same in every run."""
    numbers = itertools.count(1)
    return lambda: f"{prefix}-{next(numbers):016}"
