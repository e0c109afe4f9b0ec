"""The server and its folder of data: `serve`, `backup`, `restore`, `reset-password`, `admin-link`,
`record`, `import-record`."""

import asyncio
import re
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from intriga import games
from intriga.cli.console import Command, Console, read_file, tell_left_out, whole
from intriga.cli.data_folder import (
    REDIS,
    Home,
    at_home,
    database_in,
    folder,
    others_of,
    unavailable,
)
from intriga.cli.email import postman_of
from intriga.cli.records import bad_record
from intriga.lab.errors import CommandError, system

if TYPE_CHECKING:
    from intriga.store import Store

_SITE = re.compile(r"https?://[^\s/?#]")

data_folder = click.option("--data", metavar="DIR", callback=folder)
"""For what only a folder of data can: a PostgreSQL has tools of its own."""


@click.command(cls=Command)
@click.option("--host", metavar="ADDRESS", default="0.0.0.0")
@click.option("--port", callback=whole(1, 65535), metavar="PORT", default="8000")
@at_home
@click.option("--redis", envvar=REDIS, metavar="URL")
@click.option("--public-url", metavar="URL")
@click.option("--forget-after", callback=whole(0, 3650), metavar="DAYS", default="14")
@click.option("--mail", envvar="INTRIGA_MAIL", metavar="URL")
@click.option("--mail-from", envvar="INTRIGA_MAIL_FROM", metavar="ADDRESS")
@click.pass_obj
def serve(
    console: Console,
    *,
    host: str,
    port: int,
    home: Home,
    redis: str | None,
    public_url: str | None,
    forget_after: int,
    mail: str | None,
    mail_from: str | None,
) -> None:
    if public_url is not None and not _SITE.match(public_url):
        raise CommandError("cli-bad-url", {"url": public_url})
    worker = postman_of(mail, mail_from)
    _check_address(host, port)
    games.installed()
    tell_left_out(console)  # now: the server may run for weeks
    from intriga.api import create_api
    from intriga.store import StoreError
    from intriga.web.server import run

    ways = {"/api/": create_api}
    store = home.store()
    try:
        run(
            host=host,
            port=port,
            store=store,
            kept=home.shown,
            public_url=public_url,
            ways=ways,
            forget_after=forget_after,
            worker=worker,
            others=others_of(store, redis),
        )
    except StoreError as problem:
        raise unavailable(problem) from None
    except OSError as problem:
        where = f" ({problem.filename})" if problem.filename else ""
        raise CommandError("cli-system", {"problem": system(problem), "where": where}, 1) from None
    finally:
        store.close()


@click.command(cls=Command)
@click.argument("file", required=False)
@data_folder
@click.pass_obj
def backup(console: Console, file: str | None, data: Path) -> None:
    from intriga.store import Unavailable
    from intriga.store.database.backup import backup as copy
    from intriga.store.store import sqlite_url

    source = database_in(data)
    target = Path(file or time.strftime("intriga-%Y%m%d-%H%M%S.db"))
    if target.exists():
        raise CommandError("cli-exists", {"path": str(target)})
    try:
        copy(sqlite_url(source), target)
    except Unavailable as problem:
        raise unavailable(problem) from None
    console.print(str(target))


@click.command(cls=Command)
@click.argument("file")
@data_folder
@click.pass_obj
def restore(console: Console, file: str, data: Path) -> None:
    from intriga.store import Unavailable
    from intriga.store.database.backup import restore as put_back
    from intriga.store.store import FILE, sqlite_url

    source, target = Path(file), data / FILE
    if not source.is_file():
        raise CommandError("cli-no-file", {"path": file})
    if target.exists():
        raise CommandError("cli-database-there", {"path": str(target)})
    try:
        put_back(source, sqlite_url(target))
    except Unavailable as problem:
        raise unavailable(problem) from None
    console.print(str(target))


@click.command(cls=Command, name="reset-password")
@click.argument("login")
@at_home
@click.pass_obj
def reset_password(console: Console, login: str, home: Home) -> None:
    from intriga.table import TableError

    with home.existing() as store:
        try:
            asyncio.run(_set_password(store, login, _new_password(console)))
        except TableError as error:
            refusal = error.refusal
            raise CommandError(refusal.id, refusal.params, words="intriga.table") from None
    console.complain(console.say("cli-password-changed", login=login))


@click.command(cls=Command, name="admin-link")
@at_home
@click.option("--public-url", metavar="URL")
@click.pass_obj
def admin_link(console: Console, home: Home, public_url: str | None) -> None:
    from intriga.web.server import claim_url

    if public_url is not None and not _SITE.match(public_url):
        raise CommandError("cli-bad-url", {"url": public_url})
    with home.existing() as store:
        token = asyncio.run(_admin_token(store))
    console.print(claim_url((public_url or "").rstrip("/"), token))


@click.command(cls=Command)
@click.argument("match")
@click.option("--unfinished", is_flag=True)
@at_home
@click.pass_obj
def record(console: Console, match: str, unfinished: bool, home: Home) -> None:
    from intriga.store import log, matches

    with home.existing() as store:
        row = store.read(lambda connection: matches.get(connection, match))
        if row is None:
            raise CommandError("cli-no-match", {"match": match})
        if row.header is None:
            raise CommandError("lab-not-begun", {"match": match})
        if row.footer is None and not unfinished:
            raise CommandError("cli-unfinished", {"match": match})
        entries = store.read(lambda connection: log.lines(connection, match))
    lines = [row.header, *entries, *([] if row.footer is None else [row.footer])]
    console.print_raw(b"\n".join(lines) + b"\n")


@click.command(cls=Command, name="import-record")
@click.argument("record")
@click.option("--title", default="", metavar="TEXT")
@at_home
@click.option("--public-url", metavar="URL")
@click.pass_obj
def import_record(
    console: Console, record: str, title: str, home: Home, public_url: str | None
) -> None:
    from intriga.kernel.records.record import RecordError
    from intriga.store import StoreError
    from intriga.table import TableError
    from intriga.table.archive.import_record import put_in

    if public_url is not None and not _SITE.match(public_url):
        raise CommandError("cli-bad-url", {"url": public_url})
    raw = read_file(record)
    store = home.store()
    try:
        try:
            done = put_in(store, games.installed(), raw, int(time.time() * 1000), title)
        finally:
            store.close()
    except RecordError as error:
        raise bad_record(record, error) from None
    except TableError as error:
        refusal = error.refusal
        raise CommandError(refusal.id, refusal.params, 1, "intriga.table") from None
    except StoreError as problem:
        raise unavailable(problem) from None
    if not done.new:
        console.complain(console.say("cli-imported-before"))
    console.print(f"{(public_url or '').rstrip('/')}/m/{done.match}/replay")


def _check_address(host: str, port: int) -> None:
    """Raises `CommandError` when nobody can listen there: better said before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        where = {"host": host, "port": str(port), "problem": system(problem)}
        raise CommandError("cli-cannot-listen", where, 1) from None


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


async def _admin_token(store: "Store") -> str:
    from intriga.table import SystemTime
    from intriga.table.admin import new_admin_link
    from intriga.table.db import AsyncStore

    bridge = AsyncStore(store)
    try:
        return await new_admin_link(bridge, SystemTime())
    finally:
        bridge.close()


async def _set_password(store: "Store", login: str, password: str) -> None:
    from intriga.table import SystemTime
    from intriga.table.accounts.accounts import Accounts
    from intriga.table.broadcast import Broadcast
    from intriga.table.db import AsyncStore

    async_store = AsyncStore(store)
    people = Accounts(async_store, SystemTime(), Broadcast())
    try:
        await people.set_password(login, password)
    finally:
        people.close()
        async_store.close()
