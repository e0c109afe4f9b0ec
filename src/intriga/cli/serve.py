"""`serve`: the server."""

import socket

import click

from intriga import games
from intriga.cli.console import Console, ConsoleCommand, public_url_option, warn_left_out, whole
from intriga.cli.database import (
    REDIS,
    DatabaseOptions,
    cluster_config,
    database_options,
    unavailable,
)
from intriga.cli.email import email_worker
from intriga.lab.errors import CommandError, system


@click.command(cls=ConsoleCommand)
@click.option("--host", metavar="ADDRESS", default="0.0.0.0")
@click.option("--port", callback=whole(1, 65535), metavar="PORT", default="8000")
@database_options
@click.option("--redis", envvar=REDIS, metavar="URL")
@public_url_option
@click.option("--forget-after", callback=whole(0, 3650), metavar="DAYS", default="14")
@click.option("--mail", envvar="INTRIGA_MAIL", metavar="URL")
@click.option("--mail-from", envvar="INTRIGA_MAIL_FROM", metavar="ADDRESS")
@click.pass_obj
def serve(
    console: Console,
    *,
    host: str,
    port: int,
    where: DatabaseOptions,
    redis: str | None,
    public_url: str | None,
    forget_after: int,
    mail: str | None,
    mail_from: str | None,
) -> None:
    worker = email_worker(mail, mail_from)
    _check_address(host, port)
    games.installed()
    warn_left_out(console)  # before the server starts: it may run for weeks
    from intriga.api import create_api
    from intriga.store import StoreError
    from intriga.web.server import run

    mounts = {"/api/": create_api}
    with where.locked():
        store = where.open()
        try:
            store.verify()
            run(
                host=host,
                port=port,
                store=store,
                kept=where.shown,
                public_url=public_url,
                mounts=mounts,
                forget_after=forget_after,
                worker=worker,
                others=cluster_config(store, redis),
                redis=redis,
            )
        except StoreError as problem:
            raise unavailable(problem) from None
        except OSError as problem:
            file = f" ({problem.filename})" if problem.filename else ""
            raise CommandError(
                "cli-system", {"problem": system(problem), "where": file}, 1
            ) from None
        finally:
            store.close()


def _check_address(host: str, port: int) -> None:
    """Raises `CommandError` when the server cannot listen there, before a database is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        given = {"host": host, "port": str(port), "problem": system(problem)}
        raise CommandError("cli-cannot-listen", given, 1) from None
