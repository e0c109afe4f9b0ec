"""The database of a server: a folder with a SQLite file, or a PostgreSQL database by its URL.

A URL may hold a password. It can therefore be set in the environment, because command lines can be
seen by every user of the machine, and it is never printed with the password.
"""

import functools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from msgspec import Struct

from intriga.lab.errors import CommandError, system

if TYPE_CHECKING:
    from intriga.store import Store
    from intriga.table.cluster.node import ClusterConfig

DATA: Final = "data"
"""The default data folder, relative to the working directory."""
DATABASE: Final = "INTRIGA_DATABASE"
REDIS: Final = "INTRIGA_REDIS"


class DatabaseOptions(Struct, frozen=True):
    """`url`: the URL of the database, if it is not the SQLite file in the folder."""

    folder: Path
    url: str | None

    @property
    def shown(self) -> str:
        """The folder, or the URL without its password, for output."""
        from intriga.store.database.engines import url_of

        if self.url is None:
            return str(self.folder)
        where = url_of(self.url)
        return str(where.set(drivername=where.get_backend_name()))

    def open(self) -> "Store":
        """Open the store; a missing folder is created. Raises `CommandError`."""
        from intriga.store import Store, StoreError

        try:
            return Store.open_dir(self.folder) if self.url is None else Store.open(self.url)
        except StoreError as problem:
            raise unavailable(problem) from None

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other servers off the database in a `with` block; the nodes of one server may share
        a PostgreSQL database. Raises `CommandError` when another server uses it."""
        from intriga.store.database.engines import url_of
        from intriga.store.database.server_lock import InUse, server_lock
        from intriga.store.store import FILE

        name = str(self.folder / FILE) if self.url is None else url_of(self.url).database
        if self.url is not None and url_of(self.url).get_backend_name() != "sqlite":
            yield
            return
        database = Path(name or FILE)
        try:
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with server_lock(database):
                yield
        except InUse as other:
            known = {"path": str(database), "process": other.process or "?"}
            raise CommandError("cli-in-use", known, 1) from None
        except OSError as problem:
            given = {"problem": system(problem), "where": f" ({database.parent})"}
            raise CommandError("cli-system", given, 1) from None

    @contextmanager
    def existing(self) -> Iterator["Store"]:
        """Open the store for a `with` block. Raises `CommandError` when there is no database, and
        for all errors of the store in the block."""
        from intriga.store import StoreError

        if self.url is None:
            database_in(self.folder)
        store = self.open()
        try:
            yield store
        except StoreError as problem:
            raise unavailable(problem) from None
        finally:
            store.close()


def _options(data: str | None, database: str | None) -> DatabaseOptions:
    """From the options, else the environment. Raises `CommandError` for an invalid URL."""
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
    return DatabaseOptions(Path(data or DATA), database)


def data_folder(_ctx: click.Context, _param: click.Parameter, data: str | None) -> Path:
    """The callback of `--data` in a command without `--database`. Raises `CommandError` when the
    environment has the URL of a database: the default folder would be the wrong one."""
    if data is None and os.environ.get(DATABASE):
        raise CommandError("cli-not-a-folder", {"variable": DATABASE})
    return Path(data or DATA)


def database_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--data` and `--database` to a command, which gets both as `where`, a
    `DatabaseOptions`."""

    @click.option("--data", metavar="DIR")
    @click.option("--database", metavar="URL")
    @functools.wraps(command)
    def with_options(*args: Any, data: str | None, database: str | None, **kwargs: Any) -> Any:
        return command(*args, where=_options(data, database), **kwargs)

    return with_options


def cluster_config(store: "Store", redis: str | None) -> "ClusterConfig | None":
    """How a node with this store communicates with other nodes; None for a SQLite store, which has
    no other nodes.

    Raises `CommandError` for a Redis URL with a SQLite store, or an invalid one.
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
    url: str = redis

    def pubsub(channel: str) -> PubSub:
        return RedisPubSub(url, channel)

    return ClusterConfig(pubsub=pubsub)


def database_in(folder: Path) -> Path:
    """The SQLite file in a data folder. Raises `CommandError` when there is none."""
    from intriga.store.store import FILE

    path = folder / FILE
    if not path.is_file():
        raise CommandError("cli-no-database", {"path": str(path)})
    return path


def unavailable(problem: Exception) -> CommandError:
    """An error of the store as one of the command line."""
    return CommandError("cli-store", {"problem": str(problem)}, 1)
