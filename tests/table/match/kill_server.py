"""Servers for the kill tests: processes that die without warning.

`main` is the table alone: one line of JSON asks, one line answers. `serve` is `intriga serve`.
"""

import asyncio
import json
import logging
import os
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from intriga.games import installed
from intriga.kernel.text import Refusal
from intriga.store import Store
from intriga.table import Beats, BotPause, Table, TableError
from tests.shapes.vault import Vault


def main(url: str, port_file: str) -> None:
    """Serve until killed. The port is written to `port_file` when the server is ready."""
    logging.disable(logging.INFO)
    asyncio.run(_serve(url, Path(port_file)))


def serve(data: str, port: int, errors: str) -> None:
    """What `intriga serve` does, with its standard error in a file."""
    from intriga.web.server import run

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    run("127.0.0.1", port, Store.open_dir(Path(data)), data)


def node(url: str, redis: str, port: int, errors: str) -> None:
    """What `intriga serve --database --redis` does, except that a dead node is noticed sooner. Its
    standard error goes to a file."""
    from intriga.api import create_api
    from intriga.cli.database import cluster_config
    from intriga.web.server import run

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    store = Store.open(url)
    others = cluster_config(store, redis)
    assert others is not None
    run(
        "127.0.0.1",
        port,
        store,
        "PostgreSQL",
        mounts={"/api/": create_api},
        others=replace(others, beat=0.3, alive=1.0, look=0.5),
    )


async def _serve(url: str, port_file: Path) -> None:
    store = Store.open(url)
    games = {**installed(), "vault": Vault()}
    pause = BotPause(0.0, 0.004, 0.0)
    async with Table(store, games, pause=pause, rng=Random(), beats=Beats(most=0)) as table:
        server = await asyncio.start_server(
            lambda reader, writer: _answer(table, reader, writer), "127.0.0.1", 0
        )
        ready = port_file.with_suffix(".new")
        ready.write_text(str(server.sockets[0].getsockname()[1]))
        ready.replace(port_file)
        async with server:
            await server.serve_forever()


async def _answer(table: Table, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while line := await reader.readline():
        asked = json.loads(line)
        try:
            answer = await _do(table, **asked)
        except TableError as problem:
            answer = {"error": problem.refusal.id}
        writer.write(json.dumps(answer).encode() + b"\n")
        await writer.drain()
    writer.close()


async def _do(
    table: Table, *, match: str, seat: int, act: dict[str, Any], command: str, me: str
) -> dict[str, Any]:
    answer = await table.submit(match, seat, act, command, me=me)
    if isinstance(answer, Refusal):
        return {"refused": answer.id}
    return {"command": answer.command, "cursor": answer.cursor, "at": answer.at}
