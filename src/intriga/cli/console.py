"""The console: output of the command line in Russian or English, and click classes that use it."""

import os
import re
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import click
import msgspec

from intriga import games
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.text import Param
from intriga.lab.errors import CommandError, system
from intriga.lab.render import LAB
from intriga.words import LANGUAGES, phrasebook

PACKAGE = "intriga.cli"

TRACEBACK = "INTRIGA_TRACEBACK"
"""The environment variable that makes errors show a traceback, for authors of games."""

_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

_SITE: Final = re.compile(r"https?://[^\s/?#]")

WholeNumber: TypeAlias = Callable[[click.Context, click.Parameter, str | None], int | None]


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of the output: `--lang` anywhere among the arguments, else that of the
    environment, else English."""
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or next(iter(arguments[number + 1 :]), "")
            if value in LANGUAGES:
                return value
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "ru" if environment[variable].lower().startswith("ru") else "en"
    return "en"


class Console:
    """The output of commands: results go to stdout, everything else to stderr."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._book = phrasebook(language, LAB, PACKAGE)
        self.warned_left_out = False

    def say(self, id: str, attribute: str = "", /, **params: Param) -> str:
        """A text of the command line."""
        return self._book.say(id, params, attribute=attribute)

    def text_of(self, error: CommandError) -> str:
        """The text of an error."""
        words = (error.words,) if error.words else ()
        return phrasebook(self.language, LAB, PACKAGE, *words).text_of(error)

    def print(self, text: str) -> None:
        """Print a line of the result."""
        click.echo(_printable(text).encode() + b"\n", nl=False)

    def print_json(self, data: Any, wide: bool = False) -> None:
        """Print data as one line of JSON or (`wide`) indented."""
        raw = msgspec.json.encode(data)
        click.echo((msgspec.json.format(raw) if wide else raw) + b"\n", nl=False)

    def print_raw(self, raw: bytes) -> None:
        """Print bytes unchanged."""
        click.echo(raw, nl=False)

    def notify(self, text: str) -> None:
        """Print an error or a notice to stderr."""
        click.echo(f"intriga: {_printable(text)}", err=True)

    def wants_json(self, asked: bool) -> bool:
        """Whether to print JSON lines: when asked to, and whenever stdout is not a terminal."""
        return asked or not sys.stdout.isatty()


class _Translated(click.Command):
    """A command whose help is in the console's language, with an option `--lang`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        option = click.Option(["--lang"], metavar="ru|en", expose_value=False, callback=_language)
        self.params.append(option)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=_say(ctx, "cli-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [
            record
            for param in self.get_params(ctx)
            if isinstance(param, click.Option) and (record := param.get_help_record(ctx))
        ]
        with formatter.section(_say(ctx, "cli-options").rstrip(":")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = _say(ctx, "cli-help")
        return option


class ConsoleCommand(_Translated):
    """A command that refuses extra arguments in the console's language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.allow_extra_args = True

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise CommandError("cli-extra", {"words": " ".join(ctx.args)})
        return super().invoke(ctx)


class ConsoleGroup(_Translated, click.Group):
    """The group of all commands."""

    command_class = ConsoleCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        rows = [(name, _say(ctx, f"cli-{name}", "short")) for name in names]
        with formatter.section(_say(ctx, "cli-commands")):
            formatter.write_dl(rows)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None:
            given = {"name": args[0], "names": self.list_commands(ctx)}
            raise CommandError("cli-no-command", given)
        return super().resolve_command(ctx, args)


def whole(low: int | None = None, high: int | None = None) -> WholeNumber:
    """The callback of an option whose value is a whole number between these bounds (inclusive)."""

    def convert(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        try:
            number = int(value)
        except ValueError:
            raise click.BadParameter(_say(ctx, "cli-not-whole", value=value), ctx, param) from None
        if low is not None and number < low:
            raise click.BadParameter(_say(ctx, "cli-too-small", low=low), ctx, param)
        if high is not None and number > high:
            raise click.BadParameter(_say(ctx, "cli-too-big", high=high), ctx, param)
        return number

    return convert


def _public_url(_ctx: click.Context, _param: click.Parameter, url: str | None) -> str | None:
    if url is not None and not _SITE.match(url):
        raise CommandError("cli-bad-url", {"url": url})
    return url


public_url_option = click.option("--public-url", metavar="URL", callback=_public_url)


def translate(command: click.Command, console: Console) -> None:
    """Set the help texts of a command, its parameters and its subcommands in this language.

    The texts of `serve` are those of the message `cli-serve`: its value is the help of the command,
    its attribute `host` that of `--host`.
    """
    id = f"cli-{command.name}"
    command.help = console.say(id)
    command.options_metavar = console.say("cli-options-metavar")
    for param in command.params:
        if isinstance(param, click.Option):
            common = param.name in ("lang", "version")
            param.help = console.say("cli-common" if common else id, str(param.name))
    if isinstance(command, click.Group):
        command.subcommand_metavar = console.say("cli-command-metavar")
        for sub in command.commands.values():
            translate(sub, console)


def usage_error(error: click.ClickException, console: Console) -> str:
    """The text of an error that click found in the arguments, in the console's language."""
    match error:
        case click.NoSuchOption():
            return console.say("cli-no-option", option=error.option_name)
        case click.BadOptionUsage():
            return console.say("cli-option-value", option=error.option_name)
        case click.MissingParameter():
            return console.say("cli-missing", what=_hint(error.param))
        case click.BadParameter():
            return console.say("cli-bad-value", what=_hint(error.param), problem=error.message)
        case _:
            return error.format_message()


def _printable(text: str) -> str:
    """Text without control characters and surrogates: it may come from untrusted files."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def warn_left_out(console: Console) -> None:
    """Warn on stderr, once, about installed games that cannot be used, if games were loaded."""
    for name, package, error in () if console.warned_left_out else games.left_out():
        console.warned_left_out = True
        what = f"{type(error).__name__}: {error}"
        given = {"name": name, "package": package, "problem": what, "variable": TRACEBACK}
        console.notify(console.say("cli-game-left-out", **given))
        if os.environ.get(TRACEBACK):
            traceback.print_exception(error)


def read_file(path: str) -> bytes:
    """The bytes of a file; `-` is standard input. Raises `CommandError`."""
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except FileNotFoundError:
        raise CommandError("cli-no-file", {"path": path}) from None
    except OSError as problem:
        raise CommandError("cli-cannot-read", {"path": path, "problem": system(problem)}) from None


def read_object(text: str) -> dict[str, Any]:
    """A JSON object given as an argument. Raises `CommandError`."""
    try:
        value = msgspec.json.decode(text)
    except UNREADABLE as problem:
        raise CommandError("cli-bad-json", {"problem": decode_error(problem)}) from None
    if not isinstance(value, dict):
        raise CommandError("cli-not-an-object")
    return value


def _language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None and value not in LANGUAGES:
        raise click.BadParameter(_say(ctx, "cli-no-language", value=value), ctx, param)


def _hint(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[-1] if isinstance(param, click.Option) else param.human_readable_name


def _say(ctx: click.Context, id: str, attribute: str = "", /, **params: Param) -> str:
    console = ctx.find_object(Console)
    assert console is not None
    return console.say(id, attribute, **params)
