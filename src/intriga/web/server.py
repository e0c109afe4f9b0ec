"""The server: opens the data, serves the pages, says where, and closes in good order."""

import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, TypeAlias

import uvicorn
from litestar import Litestar

from intriga.http_common import Settings
from intriga.http_common.mount import NO_MOUNTS, AppFactory, mount
from intriga.store import Store
from intriga.table import Table
from intriga.table.cluster.node import ClusterConfig
from intriga.table.facade import FORGET_AFTER
from intriga.web import network
from intriga.web.app import create_app
from intriga.web.site import Site
from intriga.words import LANGUAGES, phrasebook

CLOSING: Final = 3
"""Seconds that requests are given when the server stops."""
COLLECTING: Final = (700, 10, 5_000)
"""Thresholds of the garbage collector: the young are looked through as often as ever, all of them
rarely. A server keeps a million objects of matches, and to look through them stops it for a tenth
of a second."""
SWITCHING: Final = 0.001
"""Seconds after which a thread gives way to another that asks: the one that has just written to the
disk shall not wait until a long page is done before it says so."""

EmailWorker: TypeAlias = Callable[[Table, str], AbstractAsyncContextManager[object]]
"""Makes whoever delivers the letters of a table, from the address that links begin with."""


class Server(uvicorn.Server):
    """Lets live pages go before it waits for them, and says where it listens."""

    def __init__(self, config: uvicorn.Config, site: Site, said: Callable[[], str]) -> None:
        super().__init__(config)
        self._site = site
        self._said = said

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        sys.setswitchinterval(SWITCHING)
        gc.set_threshold(*COLLECTING)
        gc.collect()
        gc.freeze()
        if self.started:
            sys.stdout.write(self._said())
            sys.stdout.flush()

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
) -> None:
    """Serve until told to stop. Raises `StoreError` when the store fails; it stays its owner's.

    `kept`: where matches are kept, as the terminal says it. `public_url`: the address others use,
    when it is not this machine's own. `mounts`: other applications, by the beginning of the path.
    `forget_after`, `others`: see `Table`. `worker`: None, and nobody is written to.
    """
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    table = Table(store, forget_after=forget_after, emails=worker is not None, cluster=others)
    settings = Settings(base_url=network.base_url(host, port, public_url))

    admin_token: str | None = None

    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        nonlocal admin_token
        async with table:
            admin_token = await table.admin.first_link()
            delivering = worker(table, settings.base_url) if worker else nullcontext()
            async with delivering:
                yield

    app = create_app(table, settings, lifespan=[opened])
    config = uvicorn.Config(
        mount(app, {start: make(table, app.state.site.limits) for start, make in mounts.items()}),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=public_url is not None,
        timeout_graceful_shutdown=CLOSING,
        timeout_keep_alive=30,
    )

    def said() -> str:
        return greeting(host, port, settings.base_url, kept, admin_token)

    server = Server(config, app.state.site, said)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def greeting(host: str, port: int, base_url: str, kept: str, admin_token: str | None = None) -> str:
    """What the terminal says: the addresses, in both languages, the way in first; while there is
    no admin, the link that makes one."""
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
    """The address of a link that makes an admin."""
    return f"{base_url}/office/claim/{token}"
