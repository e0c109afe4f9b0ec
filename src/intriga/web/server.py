"""The server: opens the data, serves the pages, prints its addresses, and shuts down in order."""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final, TypeAlias

import uvicorn
from litestar import Litestar

from intriga.http_common import Settings
from intriga.http_common.mount import NO_MOUNTS, AppFactory, mount
from intriga.http_common.protocol import PROTOCOL, WatchedServer
from intriga.http_common.rate_limits.policies import LIVE
from intriga.kernel.game import Game
from intriga.store import Store
from intriga.table import Table
from intriga.table.cluster.node import ClusterConfig
from intriga.table.facade import FORGET_AFTER
from intriga.web.app import create_app
from intriga.web.machine import network, open_files
from intriga.web.machine.memory import Collector
from intriga.web.site import Site
from intriga.words import LANGUAGES, phrasebook

SHUTDOWN_TIMEOUT: Final = 3
"""Seconds that requests may take to finish when the server stops."""
_MEMORY_TICKS: Final = 50
"""Ticks of uvicorn, a tenth of a second each, from one look at the memory to the next."""
SWITCH_INTERVAL: Final = 0.001
"""Seconds after which a thread yields to another one: the writer thread must not wait for a long
page to report that a step is on disk."""

_log = logging.getLogger(__name__)

EmailWorker: TypeAlias = Callable[[Table, str], AbstractAsyncContextManager[object]]
"""Makes the worker that sends a table's email, given the address that links begin with."""


class Server(WatchedServer):
    """Closes event streams before it waits for requests, and prints a message when it is ready."""

    def __init__(self, config: uvicorn.Config, site: Site, message: Callable[[], str]) -> None:
        super().__init__(config)
        self._site = site
        self._message = message
        self._collector: Collector

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._collector = Collector(asyncio.get_running_loop().time())
        if self.started:
            sys.stdout.write(self._message())
            sys.stdout.flush()

    async def on_tick(self, counter: int) -> bool:
        if counter % _MEMORY_TICKS == 0:
            self._collector.tick(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._site.limits.connections.close()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def run(
    host: str,
    port: int,
    store: Store,
    kept: str,
    public_url: str | None = None,
    *,
    mounts: Mapping[str, AppFactory] = NO_MOUNTS,
    forget_after: int = FORGET_AFTER,
    worker: EmailWorker | None = None,
    others: ClusterConfig | None = None,
    redis: str | None = None,
    games: Mapping[str, Game[Any]] | None = None,
) -> None:
    """Serve until stopped. The caller closes the store. Raises `StoreError` when the store fails.

    `kept`: where matches are stored, as the terminal shows it. `public_url`: the address others
    use, if it is not that of this machine. `mounts`: other applications, by the beginning of their
    paths. `forget_after`, `others`: see `Table`. `worker`: sends email; None for no email. `redis`:
    the URL of the Redis where nodes share the counts of their limits. `games`: those that can be
    played; None: those that are installed.
    """
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    emails = worker is not None
    table = Table(store, games, forget_after=forget_after, emails=emails, cluster=others)
    files = open_files.raise_limit()
    settings = Settings(
        base_url=network.base_url(host, port, public_url),
        public=public_url is not None,
        live=min(LIVE.most, open_files.live_places(files)),
        redis=redis,
    )
    _log.info("live connections: %d at most (open files: %d)", settings.live, files)

    if "*" in os.environ.get("FORWARDED_ALLOW_IPS", ""):
        _log.warning("FORWARDED_ALLOW_IPS has a *: clients can choose their own address")

    admin_token: str | None = None

    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        nonlocal admin_token
        async with table, opened_limits(app.state.site):
            admin_token = await table.admin.first_link()
            sending = worker(table, settings.base_url) if worker else nullcontext()
            async with sending:
                yield

    app = create_app(table, settings, games, lifespan=[opened])
    config = uvicorn.Config(
        mount(app, {start: make(table, app.state.site.limits) for start, make in mounts.items()}),
        host=host,
        port=port,
        http=PROTOCOL,  # type: ignore[arg-type]
        ws="none",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=public_url is not None,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        timeout_keep_alive=30,
        limit_concurrency=open_files.connections(files),
    )

    def message() -> str:
        return startup_message(host, port, settings.base_url, kept, admin_token)

    server = Server(config, app.state.site, message)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


@contextlib.asynccontextmanager
async def opened_limits(site: Site) -> AsyncIterator[None]:
    """Limits that are counted for all nodes, while the table of the site runs."""
    await site.limits.open(site.table.derived_key("limits"), site.settings.redis)
    try:
        yield
    finally:
        await site.limits.close()


def startup_message(
    host: str, port: int, base_url: str, kept: str, admin_token: str | None = None
) -> str:
    """What the terminal shows, in both languages: the addresses, where the data is, and while
    there is no admin, the link that makes one."""
    local = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    here = f"http://{local}:{port}/"
    lines = []
    for language in LANGUAGES:
        say = phrasebook(language, "intriga.web").say
        lines.append(say("serve-open", {"url": here}))
        if base_url + "/" != here:
            lines.append(say("serve-friends", {"url": f"{base_url}/"}))
        lines.append(say("serve-data", {"path": kept}))
        if admin_token is not None:
            lines.append(say("serve-admin", {"url": claim_url(base_url, admin_token)}))
        lines.append("")
    return "\n".join(lines) + "\n"


def claim_url(base_url: str, token: str) -> str:
    """The address of the one-time link that makes an admin."""
    return f"{base_url}/admin/claim/{token}"
