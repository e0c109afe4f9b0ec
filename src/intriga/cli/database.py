"""Where a server keeps its things: a folder with a SQLite file, or a PostgreSQL by its address.

An address may hold a password. It is therefore taken from the environment as well, for what stands
on a command line is seen by everybody on the machine, and it is never printed whole.
"""

import functools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from msgspec import Struct

from intriga.lab.errors import CommandError

if TYPE_CHECKING:
    from intriga.store import Store
    from intriga.table.cluster.node import ClusterConfig

DATA: Final = "data"
"""The folder of data when none is named, beside where the command is run."""
DATABASE: Final = "INTRIGA_DATABASE"
REDIS: Final = "INTRIGA_REDIS"


class Home(Struct, frozen=True):
    """`url`: the address of the database, where it is not the file of the folder."""

    folder: Path
    url: str | None

    @property
    def shown(self) -> str:
        """What may be said of it: an address without its password."""
        from intriga.store.database.engines import url_of

        if self.url is None:
            return str(self.folder)
        where = url_of(self.url)
        return str(where.set(drivername=where.get_backend_name()))

    def store(self) -> "Store":
        """The store, open; a folder that is not there is made. Raises `CommandError`."""
        from intriga.store import Store, StoreError

        try:
            return Store.open_dir(self.folder) if self.url is None else Store.open(self.url)
        except StoreError as problem:
            raise unavailable(problem) from None

    @contextmanager
    def existing(self) -> Iterator["Store"]:
        """The store, open, where there is one. Raises `CommandError` for whatever it cannot do."""
        from intriga.store import StoreError

        if self.url is None:
            database_in(self.folder)
        store = self.store()
        try:
            yield store
        except StoreError as problem:
            raise unavailable(problem) from None
        finally:
            store.close()


def home_of(data: str | None, database: str | None) -> Home:
    """What the options say, else the environment. Raises `CommandError` for an invalid URL."""
    from intriga.store import Unavailable
    from intriga.store.database.engines import url_of

    if data is not None and database is not None:
        raise CommandError("cli-two-homes")
    if data is None and database is None:
        database = os.environ.get(DATABASE) or None
    if database is not None:
        try:
            url_of(database)
        except Unavailable:
            raise CommandError("cli-bad-database") from None
    return Home(Path(data or DATA), database)


def folder(_ctx: click.Context, _param: click.Parameter, data: str | None) -> Path:
    """The callback of a `--data` beside which there is no `--database`. Raises `CommandError` where
    the environment names one: nobody shall take an old folder for it."""
    if data is None and os.environ.get(DATABASE):
        raise CommandError("cli-not-a-folder", {"variable": DATABASE})
    return Path(data or DATA)


def at_home(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--data` and `--database` of a command, which is given a `home` for both."""

    @click.option("--data", metavar="DIR")
    @click.option("--database", metavar="URL")
    @functools.wraps(command)
    def with_home(*args: Any, data: str | None, database: str | None, **kwargs: Any) -> Any:
        return command(*args, home=home_of(data, database), **kwargs)

    return with_home


def others_of(store: "Store", redis: str | None) -> "ClusterConfig | None":
    """How a node with this store keeps up with others; None where there can be none.

    Raises `CommandError` for a Redis that would have nobody to speak to, or for no address of one.
    """
    from intriga.store import Unavailable
    from intriga.table.cluster.node import ClusterConfig
    from intriga.table.cluster.pubsub import NullPubSub, PubSub

    if not store.shared:
        if redis is not None:
            raise CommandError("cli-redis-alone")
        return None
    if redis is None:
        return ClusterConfig(pubsub=lambda _channel: NullPubSub())
    try:
        from intriga.table.cluster.redis_pubsub import RedisPubSub, check_address

        check_address(redis)
    except Unavailable as problem:
        raise unavailable(problem) from None
    address: str = redis

    def pubsub(channel: str) -> PubSub:
        return RedisPubSub(address, channel)

    return ClusterConfig(pubsub=pubsub)


def database_in(folder: Path) -> Path:
    """The database in a folder of data. Raises `CommandError` when there is none."""
    from intriga.store.store import FILE

    path = folder / FILE
    if not path.is_file():
        raise CommandError("cli-no-database", {"path": str(path)})
    return path


def unavailable(problem: Exception) -> CommandError:
    """What a store could not do, as a trouble of the command line."""
    return CommandError("cli-store", {"problem": str(problem)}, 1)
