"""`reset-password` and `admin-link`: access to a server for those who run it."""

import asyncio
import sys
from typing import TYPE_CHECKING

import click

from intriga.cli.console import Console, ConsoleCommand, public_url_option
from intriga.cli.database import DatabaseOptions, database_options
from intriga.lab.errors import CommandError

if TYPE_CHECKING:
    from intriga.store import Store


@click.command(cls=ConsoleCommand, name="reset-password")
@click.argument("login")
@database_options
@click.pass_obj
def reset_password(console: Console, login: str, where: DatabaseOptions) -> None:
    from intriga.table import TableError

    with where.existing() as store:
        try:
            asyncio.run(_set_password(store, login, _new_password(console)))
        except TableError as error:
            refusal = error.refusal
            raise CommandError(refusal.id, refusal.params, words="intriga.table") from None
    console.notify(console.say("cli-password-changed", login=login))


@click.command(cls=ConsoleCommand, name="admin-link")
@database_options
@public_url_option
@click.pass_obj
def admin_link(console: Console, where: DatabaseOptions, public_url: str | None) -> None:
    from intriga.web.server import claim_url

    with where.existing() as store:
        token = asyncio.run(_admin_token(store))
    console.print(claim_url((public_url or "").rstrip("/"), token))


def _new_password(console: Console) -> str:
    """The password: prompted for twice at a terminal, else the first line of standard input."""
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
    from intriga.table.runtime.db import AsyncStore

    async_store = AsyncStore(store)
    try:
        return await new_admin_link(async_store, SystemTime())
    finally:
        async_store.close()


async def _set_password(store: "Store", login: str, password: str) -> None:
    from intriga.table import SystemTime
    from intriga.table.accounts.accounts import Accounts
    from intriga.table.runtime.broadcast import Broadcast
    from intriga.table.runtime.db import AsyncStore

    async_store = AsyncStore(store)
    accounts = Accounts(async_store, SystemTime(), Broadcast())
    try:
        await accounts.set_password(login, password)
    finally:
        accounts.close()
        async_store.close()
