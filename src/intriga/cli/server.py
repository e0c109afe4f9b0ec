"""The server and its folder of data: `serve`, `backup`, `restore`, `reset-password`, `record`."""

import asyncio
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from intriga import games
from intriga.cli.console import Command, Console, tell_left_out, whole
from intriga.lab.trouble import Trouble

if TYPE_CHECKING:
    from intriga.store import Store

DATA = "data"
"""The folder of data when none is named, beside where the command is run."""

data_folder = click.option("--data", metavar="DIR", default=DATA)


@click.command(cls=Command)
@click.option("--host", metavar="ADDRESS", default="0.0.0.0")
@click.option("--port", callback=whole(1, 65535), metavar="PORT", default="8000")
@data_folder
@click.option("--public-url", metavar="URL")
@click.pass_obj
def serve(console: Console, host: str, port: int, data: str, public_url: str | None) -> None:
    if public_url is not None and not public_url.startswith(("http://", "https://")):
        raise Trouble("cli-bad-url", {"url": public_url})
    _check_address(host, port)
    games.installed()
    tell_left_out(console)  # now: the server may run for weeks
    from intriga.store import StoreError
    from intriga.web.serve import run

    try:
        run(host=host, port=port, data=Path(data), public_url=public_url)
    except StoreError as problem:
        raise _unavailable(problem) from None
    except OSError as problem:
        raise Trouble("cli-system", {"problem": str(problem)}, 1) from None


@click.command(cls=Command)
@click.argument("file", required=False)
@data_folder
@click.pass_obj
def backup(console: Console, file: str | None, data: str) -> None:
    from intriga.store import Unavailable
    from intriga.store.backup import backup as copy
    from intriga.store.store import sqlite_url

    source = _database(data)
    target = Path(file or time.strftime("intriga-%Y%m%d-%H%M%S.db"))
    if target.exists():
        raise Trouble("cli-exists", {"path": str(target)})
    try:
        copy(sqlite_url(source), target)
    except Unavailable as problem:
        raise _unavailable(problem) from None
    console.print(str(target))


@click.command(cls=Command)
@click.argument("file")
@data_folder
@click.pass_obj
def restore(console: Console, file: str, data: str) -> None:
    from intriga.store import Unavailable
    from intriga.store.backup import restore as put_back
    from intriga.store.store import FILE, sqlite_url

    source, target = Path(file), Path(data) / FILE
    if not source.is_file():
        raise Trouble("cli-no-file", {"path": file})
    if target.exists():
        raise Trouble("cli-database-there", {"path": str(target)})
    try:
        put_back(source, sqlite_url(target))
    except Unavailable as problem:
        raise _unavailable(problem) from None
    console.print(str(target))


@click.command(cls=Command, name="reset-password")
@click.argument("login")
@data_folder
@click.pass_obj
def reset_password(console: Console, login: str, data: str) -> None:
    from intriga.table import TableError

    with _opened(data) as store:
        try:
            asyncio.run(_set_password(store, login, _new_password(console)))
        except TableError as error:
            refusal = error.refusal
            raise Trouble(refusal.id, refusal.params, words="intriga.table") from None
    console.complain(console.say("cli-password-changed", login=login))


@click.command(cls=Command)
@click.argument("match")
@click.option("--unfinished", is_flag=True)
@data_folder
@click.pass_obj
def record(console: Console, match: str, unfinished: bool, data: str) -> None:
    from intriga.store import log, matches

    with _opened(data) as store:
        row = store.read(lambda connection: matches.get(connection, match))
        if row is None:
            raise Trouble("cli-no-match", {"match": match})
        if row.header is None:
            raise Trouble("lab-not-begun", {"match": match})
        if row.footer is None and not unfinished:
            raise Trouble("cli-unfinished", {"match": match})
        entries = store.read(lambda connection: log.lines(connection, match))
    lines = [row.header, *entries, *([] if row.footer is None else [row.footer])]
    console.print_raw(b"\n".join(lines) + b"\n")


@contextmanager
def _opened(data: str) -> Iterator["Store"]:
    """The store in a folder of data, open. Raises `Trouble` for whatever it cannot do."""
    from intriga.store import Store, StoreError

    _database(data)
    try:
        store = Store.open_dir(Path(data))
        try:
            yield store
        finally:
            store.close()
    except StoreError as problem:
        raise _unavailable(problem) from None


def _check_address(host: str, port: int) -> None:
    """Raises `Trouble` when nobody can listen there: better said before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        number = problem.errno or 0
        what = os.strerror(number) if number > 0 else problem.strerror or str(problem)
        where = {"host": host, "port": str(port), "problem": what}
        raise Trouble("cli-cannot-listen", where, 1) from None


def _database(data: str) -> Path:
    """The database in a folder of data. Raises `Trouble` when there is none."""
    from intriga.store.store import FILE

    path = Path(data) / FILE
    if not path.is_file():
        raise Trouble("cli-no-database", {"path": str(path)})
    return path


def _new_password(console: Console) -> str:
    """Asked for twice at a terminal, else the first line of standard input."""
    if sys.stdin.isatty():
        password = str(
            click.prompt(
                console.say("cli-new-password"),
                hide_input=True,
                confirmation_prompt=console.say("cli-new-password-again"),
            )
        )
    else:
        password = sys.stdin.readline().rstrip("\r\n")
    return password


async def _set_password(store: "Store", login: str, password: str) -> None:
    from intriga.table import SystemTime
    from intriga.table.bridge import Bridge
    from intriga.table.people import People

    bridge = Bridge(store)
    people = People(bridge, SystemTime())
    try:
        await people.set_password(login, password)
    finally:
        people.close()
        bridge.close()


def _unavailable(problem: Exception) -> Trouble:
    return Trouble("cli-store", {"problem": str(problem)}, 1)
