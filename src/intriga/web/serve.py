"""The server: opens the data, serves the pages, says where, and closes in good order."""

import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

from intriga.store import Store
from intriga.table import Table, addresses
from intriga.web.app import create_app
from intriga.web.settings import Settings
from intriga.web.site import Site
from intriga.words import LANGUAGES, phrasebook

CLOSING: Final = 3
"""Seconds that requests are given when the server stops."""
COLLECTING: Final = (700, 10, 5_000)
"""Thresholds of the garbage collector: the young are looked through as often as ever, all of them
rarely. A server keeps a million objects of matches, and to look through them stops it for a tenth
of a second."""


class Server(uvicorn.Server):
    """Lets live pages go before it waits for them, and says where it listens."""

    def __init__(self, config: uvicorn.Config, site: Site, said: str) -> None:
        super().__init__(config)
        self._site = site
        self._said = said

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        gc.set_threshold(*COLLECTING)
        gc.collect()
        gc.freeze()
        if self.started:
            sys.stdout.write(self._said)
            sys.stdout.flush()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._site.closing.set()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def run(host: str, port: int, data: Path, public_url: str | None = None) -> None:
    """Serve until told to stop. Raises `StoreError` when the data cannot be opened.

    `public_url`: the address others use, when it is not this machine's own.
    """
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    data.mkdir(parents=True, exist_ok=True)
    store = Store.open_dir(data)
    table = Table(store)

    @contextlib.asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        try:
            async with table:
                yield
        finally:
            store.close()

    settings = Settings(base_url=addresses.base_url(host, port, public_url))
    app = create_app(table, settings, lifespan=[opened])
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=public_url is not None,
        timeout_graceful_shutdown=CLOSING,
        timeout_keep_alive=30,
    )
    server = Server(config, app.state.site, greeting(host, port, settings.base_url, data))
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def greeting(host: str, port: int, base_url: str, data: Path) -> str:
    """What the terminal says: the addresses, in both languages, the way in first."""
    local = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    here = f"http://{local}:{port}/"
    lines = []
    for language in LANGUAGES:
        say = phrasebook(language, "intriga.web").say
        lines.append(say("serve-open", {"url": here}))
        if base_url + "/" != here:
            lines.append(say("serve-friends", {"url": f"{base_url}/"}))
        lines.append(say("serve-data", {"path": str(data)}))
        lines.append("")
    return "\n".join(lines) + "\n"
