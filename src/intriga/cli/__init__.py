"""The command line: `intriga serve`, `selfplay`, `replay`, `verify`, `scenario`, … (issue 2, §3).

Its arguments, its JSON and its exit codes are relied upon by scripts of others: 0, done; 1, it
went wrong (or a record is wrong); 2, it was asked for something it cannot do (or to judge).
"""

import os
import sys
from collections.abc import Sequence

import click

from intriga import __version__
from intriga.cli.console import (
    TRACEBACK,
    Console,
    Group,
    language_of,
    tell_left_out,
    told,
    translate,
)
from intriga.cli.diplomacy import adjudicate
from intriga.cli.games import forms, games, scenario, selfplay
from intriga.cli.maps import check_map
from intriga.cli.records import replay, verify
from intriga.cli.saved_games import export_diplomacy, import_diplomacy
from intriga.cli.server import (
    admin_link,
    backup,
    import_record,
    record,
    reset_password,
    restore,
    serve,
)
from intriga.lab.errors import CommandError


@click.group(cls=Group, name="intriga", invoke_without_command=True)
@click.version_option(__version__, "--version", message="intriga %(version)s")
@click.pass_context
def intriga(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (
    *(serve, backup, restore, reset_password, admin_link, record, import_record),
    *(games, selfplay, replay, verify, scenario, forms),
    *(adjudicate, import_diplomacy, export_diplomacy, check_map),
):
    intriga.add_command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    console = Console(language_of(given, os.environ))
    translate(intriga, console)
    try:
        code = intriga.main(given, prog_name="intriga", standalone_mode=False, obj=console)
        return code if isinstance(code, int) else 0
    except click.exceptions.Abort:
        return 130
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return _explain(error, console)
    finally:
        tell_left_out(console)


def _explain(error: Exception, console: Console) -> int:
    """Say on stderr what went wrong; returns the exit code."""
    if isinstance(error, CommandError):
        console.complain(console.text_of(error))
        return error.code
    if isinstance(error, click.ClickException):
        console.complain(told(error, console))
        return error.exit_code
    what = f"{type(error).__name__}: {error}"
    console.complain(console.say("cli-unexpected", problem=what, variable=TRACEBACK))
    return 1
