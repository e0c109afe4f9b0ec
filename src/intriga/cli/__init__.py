"""The command line: `intriga serve`, `selfplay`, `replay`, `verify`, `scenario`, …

Other people's scripts rely on its arguments, its JSON and its exit codes: 0, success; 1, a failure
(or a record that is wrong); 2, an invalid request (or a record that cannot be checked).
"""

import os
import sys
from collections.abc import Sequence

import click

from intriga import __version__
from intriga.cli.adjudicate import adjudicate
from intriga.cli.admin import admin_link, reset_password
from intriga.cli.backup import backup, restore
from intriga.cli.check_map import check_map
from intriga.cli.console import (
    TRACEBACK,
    Console,
    ConsoleGroup,
    language_of,
    translate,
    usage_error,
    warn_left_out,
)
from intriga.cli.games import forms, games, scenario, selfplay
from intriga.cli.records import import_record, record, replay, verify
from intriga.cli.saved_games import export_diplomacy, import_diplomacy
from intriga.cli.serve import serve
from intriga.lab.errors import CommandError


@click.group(cls=ConsoleGroup, name="intriga", invoke_without_command=True)
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
        warn_left_out(console)


def _explain(error: Exception, console: Console) -> int:
    """Print an error to stderr; returns the exit code."""
    if isinstance(error, CommandError):
        console.notify(console.text_of(error))
        return error.code
    if isinstance(error, click.ClickException):
        console.notify(usage_error(error, console))
        return error.exit_code
    what = f"{type(error).__name__}: {error}"
    console.notify(console.say("cli-unexpected", problem=what, variable=TRACEBACK))
    return 1
