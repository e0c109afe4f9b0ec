"""All output of the command line is in both languages."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

from intriga.cli import intriga
from intriga.cli.console import Console, language_of, translate
from intriga.lab.conformance.translations import catalogues
from intriga.words import LANGUAGES, phrasebook
from tests.cli.conftest import ROOT, Run
from tests.kit.patience import PATIENCE


@pytest.mark.parametrize("package", ["intriga.cli", "intriga.lab", "intriga.words"])
def test_both_catalogues_have_the_same_messages(package: str) -> None:
    assert list(catalogues(package)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help(language: str) -> None:
    console = Console(language)
    translate(intriga, console)
    book = phrasebook(language, "intriga.cli")
    for name, command in intriga.commands.items():
        assert command.help == book.say(f"cli-{name}")
        assert book.has(f"cli-{name}", "short")
        for param in command.params:
            if isinstance(param, click.Option):
                assert param.help, (name, param.name)


def test_help_is_printed_in_both_languages(run: Run) -> None:
    english = run("--help").out
    assert english.startswith("Usage: intriga")
    russian = run("--help", "--lang", "ru").out
    assert russian.startswith("Использование: intriga")
    for name in intriga.commands:
        assert name in english
        assert name in russian
        assert run(name, "--help", "--lang=ru").out.startswith(f"Использование: intriga {name}")
    assert run().out == english


def test_version(run: Run) -> None:
    from intriga import __version__

    assert run("--version").out == f"intriga {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games", "--lang", "ru"], {"LANG": "C"}, "ru"),
        (["games", "--lang=en"], {"LANG": "ru_RU.UTF-8"}, "en"),
        (["games", "--lang"], {"LANG": "ru_RU.UTF-8"}, "ru"),
        (["games", "--lang", "xx"], {}, "en"),
    ],
)
def test_the_language_comes_from_option_or_environment(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("games", "--nonsense"),
        ("games", "more"),
        ("replay",),
        ("replay", "a", "--at"),
        ("replay", "a", "--at", "x"),
        ("--lang", "xx", "games"),
        ("games", "--lang", "xx"),
        ("serve", "--port", "99999"),
        ("serve", "--public-url", "example.org"),
        ("serve", "--public-url", "https://"),
        ("serve", "--mail", "smtp://mail.example.org"),
        ("serve", "--mail", "http://mail.example.org", "--mail-from", "a@example.org"),
        ("serve", "--mail", "smtp://mail.example.org:port", "--mail-from", "a@example.org"),
        ("serve", "--mail", "smtp://mail.example.org", "--mail-from", "nobody"),
    ],
)
def test_errors_are_in_the_chosen_language(run: Run, arguments: tuple[str, ...]) -> None:
    for lang in ("ru_RU.UTF-8", "C.UTF-8"):
        ran = run(*arguments, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) == 1
        cyrillic = any("а" <= letter <= "я" for letter in ran.err)
        assert cyrillic is lang.startswith("ru"), ran.err


def test_passwords_are_not_accepted_as_arguments(run: Run) -> None:
    for address in ("smtps://me:geheim@mail.example.org", "smtps://me:geheim@[mail"):
        ran = run("serve", "--mail", address, "--mail-from", "a@example.org")
        assert (ran.code, ran.out) == (2, "")
        assert "INTRIGA_MAIL_PASSWORD" in ran.err
        assert "geheim" not in ran.err


def test_a_closed_pipe_ends_the_command_quietly(toys: Path) -> None:
    """As in `intriga selfplay … | head -1`."""
    command = Path(sys.executable).with_name("intriga")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(toys), str(ROOT)])}
    process = subprocess.Popen(
        [command, "selfplay", "dice", "--games", "3000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(b"{")
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert process.wait(PATIENCE) != 0
    assert complaints == b""


@pytest.mark.parametrize(
    ("result", "winners", "english", "russian"),
    [
        ("won", ["A"], "Winners: A.", "Победили: A."),
        ("drawn", ["A", "B"], "Draw: A, B.", "Ничья: A, B."),
        ("drawn", [], "Draw.", "Ничья."),
        ("nobody", [], "No winners.", "Победителей нет."),
    ],
)
def test_a_result_is_called_what_it_is(
    result: str, winners: list[str], english: str, russian: str
) -> None:
    given = {"seed": "3", "reason": "Over.", "steps": 7, "seconds": "1.000", "record": "—"}
    for language, said in (("en", english), ("ru", russian)):
        words = Console(language).say(
            "cli-played", **given, result=result, winners=winners, number=len(winners)
        )
        assert f" 3. {said} Over. " in words


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("selfplay", "dice", "--seed", "3"), "Seed 3. Winners: random-"),
        (("scenario", "FILE"), "Step 1 was refused: It is the turn of A."),
        (("scenario", "FILE"), "  [to A] You have 5."),
        (("scenario", "FILE"), "Position:"),
        (("scenario", "FILE"), "Step 0\r\n  A begins.\r\nPosition:\r\n  A: 4.\r\n"),
    ],
)
def test_a_terminal_gets_text(
    toys: Path, write: Callable[[Any], str], arguments: tuple[str, ...], expected: str
) -> None:
    throw = {"type": "throw"}
    steps = [{"by": 1, "act": throw}, {"by": 0, "act": throw}]
    state = {"sums": [4, 0]}
    file = write({"game": "dice", "seats": 2, "draws": [0, 0], "state": state, "steps": steps})
    command = Path(sys.executable).with_name("intriga")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(toys), str(ROOT)])}
    given = [file if argument == "FILE" else argument for argument in arguments]
    ours, theirs = pty.openpty()
    subprocess.run(
        [command, *given, "--lang", "en"],
        stdout=theirs,
        env=environment,
        timeout=PATIENCE,
        check=True,
    )
    os.close(theirs)
    shown = b""
    while chunk := _read(ours):
        shown += chunk
    os.close(ours)
    assert expected in shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux reports the end of a terminal like this
        return b""


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (("replay", "/"), "this is a folder", "это папка"),
        (("serve", "--host", "no.such.host.invalid"), "no host on the network", "именем в сети"),
        (("selfplay", "dice", "--records", "FILE/x"), "there is a file", "находится файл"),
    ],
)
def test_errors_of_the_operating_system_are_reported(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], english: str, russian: str
) -> None:
    file = tmp_path / "file"
    file.touch()
    given = [argument.replace("FILE", str(file)) for argument in arguments]
    assert english in run(*given, "--lang", "en").err
    assert russian in run(*given, "--lang", "ru").err


def test_too_many_matches_are_refused_at_once(run: Run) -> None:
    ran = run("selfplay", "dice", "--games", "100000000000")
    assert (ran.code, ran.out) == (2, "")
