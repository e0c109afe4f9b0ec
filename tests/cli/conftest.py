"""Runs the command, with toy games installed beside it by their entry points."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.cli.fork_server import ForkServer

ROOT = Path(__file__).parents[2]
ENTRY_POINTS = """\
[intriga.games]
dice = tests.cli.dice:game
society = tests.shapes.society:game
auction = tests.shapes.auction:game
campaign = tests.shapes.campaign:game
"""


class Ran:
    """A command that has finished. `out` and `err`: what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        """The one JSON value on stdout."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The JSON values on stdout, one per line."""
        return [json.loads(line) for line in self.out.splitlines()]


class Run(Protocol):
    """`run("games", "--json")` runs the command."""

    def __call__(self, *arguments: str, stdin: str = "", lang: str = "C.UTF-8") -> Ran: ...


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy games, as if a package with them were installed."""
    folder = tmp_path_factory.mktemp("toys")
    info = folder / "intriga_toys-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: intriga-toys\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


def environment(toys: Path, lang: str = "C.UTF-8") -> dict[str, str]:
    """Environment variables with which a command finds the toy games."""
    return {
        **{key: value for key, value in os.environ.items() if not key.startswith("LC_")},
        "LANG": lang,
        "PYTHONPATH": os.pathsep.join([str(toys), str(ROOT)]),
    }


@pytest.fixture(scope="session")
def run(toys: Path) -> Iterator[Run]:
    """Runs the command in a process of its own. Fails if it prints a traceback."""
    forked = ForkServer(environment(toys))

    def run(*arguments: str, stdin: str = "", lang: str = "C.UTF-8") -> Ran:
        code, out, err = forked(arguments, environment(toys, lang), stdin.encode())
        ran = Ran(code, out.decode(), err.decode())
        assert "Traceback" not in ran.err, ran.err
        return ran

    yield run
    forked.close()


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Any], str]:
    """Writes a scenario to a file and returns the path."""

    def write(scenario: Any) -> str:
        path = tmp_path / "scenario.json"
        path.write_text(json.dumps(scenario), "utf-8")
        return str(path)

    return write
