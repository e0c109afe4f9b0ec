"""`backup` and `restore`: backups of a data folder. A PostgreSQL database has its own tools."""

import time
from pathlib import Path

import click

from intriga.cli.console import Console, ConsoleCommand
from intriga.cli.database import data_folder, database_in, unavailable
from intriga.lab.errors import CommandError

folder_option = click.option("--data", metavar="DIR", callback=data_folder)


@click.command(cls=ConsoleCommand)
@click.argument("file", required=False)
@folder_option
@click.pass_obj
def backup(console: Console, file: str | None, data: Path) -> None:
    from intriga.store import Unavailable
    from intriga.store.database.backup import backup as make_backup
    from intriga.store.database.engines import sqlite_url

    source = database_in(data)
    target = Path(file or time.strftime("intriga-%Y%m%d-%H%M%S.db"))
    if target.exists():
        raise CommandError("cli-exists", {"path": str(target)})
    try:
        make_backup(sqlite_url(source), target)
    except Unavailable as problem:
        raise unavailable(problem) from None
    console.print(str(target))


@click.command(cls=ConsoleCommand)
@click.argument("file")
@folder_option
@click.pass_obj
def restore(console: Console, file: str, data: Path) -> None:
    from intriga.store import Unavailable
    from intriga.store.database.backup import restore as restore_backup
    from intriga.store.database.engines import sqlite_url
    from intriga.store.store import FILE

    source, target = Path(file), data / FILE
    if not source.is_file():
        raise CommandError("cli-no-file", {"path": file})
    if target.exists():
        raise CommandError("cli-database-there", {"path": str(target)})
    try:
        restore_backup(source, sqlite_url(target))
    except Unavailable as problem:
        raise unavailable(problem) from None
    console.print(str(target))
