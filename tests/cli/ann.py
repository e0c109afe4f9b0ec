"""The account `ann` in a database."""

from pathlib import Path

from intriga.store import Store
from intriga.store.people import accounts
from intriga.table import SystemTime, TableError
from intriga.table.accounts.accounts import Accounts
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.db import AsyncStore


async def account(where: Path | str, *passwords: str) -> list[bool]:
    """Create the account `ann` if there is none; returns which of these passwords are accepted.
    `where`: a data folder or the URL of a database."""
    store = Store.open_dir(where) if isinstance(where, Path) else Store.open(where)
    bridge = AsyncStore(store)
    limits = Accounts(bridge, SystemTime(), Broadcast())
    opened = []
    try:
        if store.read(lambda connection: accounts.by_login(connection, "ann")) is None:
            await limits.register("Ann", passwords[0])
        for password in passwords:
            try:
                await limits.login("ann", password)
            except TableError:
                opened.append(False)
            else:
                opened.append(True)
    finally:
        limits.close()
        bridge.close()
        store.close()
    return opened
