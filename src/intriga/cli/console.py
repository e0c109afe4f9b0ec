"""The console: what the command line says, in Russian or English, and how click says it."""

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
"""Set in the environment, an error shows where it comes from: for those who write games."""

_UNSHOWN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

WholeNumber: TypeAlias = Callable[[click.Context, click.Parameter, str | None], int | None]


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang` anywhere among the arguments, or the language of the environment, or English."""
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
    """Where the commands speak: stdout for what was asked for, stderr for everything else."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._book = phrasebook(language, LAB, PACKAGE)
        self.knows_left_out = False

    def say(self, id: str, attribute: str = "", /, **params: Param) -> str:
        """A text of the command line."""
        return self._book.say(id, params, attribute=attribute)

    def text_of(self, error: CommandError) -> str:
        """The sentence of a trouble."""
        words = (error.words,) if error.words else ()
        return phrasebook(self.language, LAB, PACKAGE, *words).text_of(error)

    def print(self, text: str) -> None:
        """A line of what was asked for."""
        click.echo(_harmless(text).encode() + b"\n", nl=False)

    def print_json(self, data: Any, wide: bool = False) -> None:
        """Data as one line of JSON, or laid out for reading."""
        raw = msgspec.json.encode(data)
        click.echo((msgspec.json.format(raw) if wide else raw) + b"\n", nl=False)

    def print_raw(self, raw: bytes) -> None:
        """Bytes as they are."""
        click.echo(raw, nl=False)

    def complain(self, text: str) -> None:
        """A line about what went wrong or is worth knowing."""
        click.echo(f"intriga: {_harmless(text)}", err=True)

    def wants_json(self, asked: bool) -> bool:
        """Whether to print JSON lines: when asked to, and whenever a program is reading."""
        return asked or not sys.stdout.isatty()


class _Worded(click.Command):
    """A command whose frame of help is in the console's language, which `--lang` may choose."""

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


class Command(_Worded):
    """A command; words left over are refused in the console's language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.allow_extra_args = True

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise CommandError("cli-extra", {"words": " ".join(ctx.args)})
        return super().invoke(ctx)


class Group(_Worded, click.Group):
    """The whole command line."""

    command_class = Command

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
    """The callback of an option whose value is a whole number within bounds."""

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


def translate(command: click.Command, console: Console) -> None:
    """Put the texts of this language into a command, its parameters and its subcommands.

    The texts of `serve` are the message `cli-serve`: its value, and `.host` of `--host`.
    """
    id = f"cli-{command.name}"
    command.help = console.say(id)
    command.options_metavar = console.say("cli-options-metavar")
    for param in command.params:
        if isinstance(param, click.Option):
            home = "cli-common" if param.name in ("lang", "version") else id
            param.help = console.say(home, str(param.name))
    if isinstance(command, click.Group):
        command.subcommand_metavar = console.say("cli-command-metavar")
        for sub in command.commands.values():
            translate(sub, console)


def told(error: click.ClickException, console: Console) -> str:
    """What click found wrong with the arguments, in the console's language."""
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


def _harmless(text: str) -> str:
    """Text without what a terminal would obey, or could not show: files come from strangers."""
    return _UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text)


def tell_left_out(console: Console) -> None:
    """Say on stderr, once, which games are installed and cannot be used, if any were asked for."""
    for name, package, error in () if console.knows_left_out else games.left_out():
        console.knows_left_out = True
        what = f"{type(error).__name__}: {error}"
        given = {"name": name, "package": package, "problem": what, "variable": TRACEBACK}
        console.complain(console.say("cli-game-left-out", **given))
        if os.environ.get(TRACEBACK):
            traceback.print_exception(error)


def read_file(path: str) -> bytes:
    """A file's bytes, `-` for standard input. Raises `CommandError`."""
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
