"""`intriga serve` on PostgreSQL and Redis: `--database`, `--redis`, `/readyz`."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from tests.cli.ann import account
from tests.cli.conftest import Run
from tests.kit.databases import fresh_database
from tests.kit.http.fetching import fetch
from tests.kit.patience import PATIENCE


@pytest.mark.thorough
@pytest.mark.service
def test_a_server_on_postgresql(run: Run, tmp_path: Path) -> None:
    """With a Redis, which need not be reachable. The addresses may come from the environment,
    too."""
    new = "пароль получше"
    with fresh_database("postgresql", tmp_path) as database:
        asyncio.run(account(database, "прежний пароль"))
        for variables, options in (
            ({}, ("--database", database, "--redis", "redis://127.0.0.1:1/")),
            ({"INTRIGA_DATABASE": database}, ()),
        ):
            output = served(tmp_path, variables, options)
            assert "postgresql" in output
            assert f":{make_url(database).password}@" not in output
        ran = run("reset-password", "Ann", "--database", database, stdin=f"{new}\n")
        assert ran.code == 0, ran.err
        assert asyncio.run(account(database, new)) == [True]
        where = run("admin-link", "--database", database)
        assert (where.code, where.err) == (0, "")
    assert not list(tmp_path.iterdir()), "nothing is written to a folder"


def served(folder: Path, variables: dict[str, str], options: tuple[str, ...]) -> str:
    """The output of a server that is started, becomes ready, and is stopped."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("intriga")), "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--host", "127.0.0.1", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **variables},
    )
    try:
        assert fetch(f"http://127.0.0.1:{port}/readyz") == b"ok\n"
        server.send_signal(signal.SIGINT)
        output, _ = server.communicate(timeout=PATIENCE)
    finally:
        server.kill()
        server.wait()
    assert server.returncode == 0, output
    return output


@pytest.mark.parametrize(
    ("words", "lang", "options"),
    [
        ("--data", "ru", ("--data", "d", "--database", "postgresql://127.0.0.1/x")),
        ("PostgreSQL", "en", ("--database", "mysql://root:secret@127.0.0.1/x")),
        ("PostgreSQL", "ru", ("--redis", "redis://:secret@127.0.0.1/")),
    ],
)
def test_conflicting_places_for_data_are_an_error(
    run: Run, tmp_path: Path, words: str, options: tuple[str, ...], lang: str
) -> None:
    if "--data" not in options and "--database" not in options:
        options = (*options, "--data", str(tmp_path))
    ran = run("serve", "--port", str(free_port()), *options, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert "secret" not in ran.err


def test_an_unreachable_database_is_an_error(run: Run) -> None:
    url = "postgresql://nobody:secret@127.0.0.1:1/none"
    ran = run("serve", "--port", str(free_port()), "--database", url)
    assert (ran.code, ran.out) == (1, "")
    assert "secret" not in ran.err


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
