"""`serve`, and the commands that work on a data folder: `backup`, `restore`, `reset-password`,
`record`."""

import asyncio
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from intriga.store import Store, matches, schema
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from intriga.store.store import FILE
from intriga.table import Beats, BotPause, Table
from tests.cli.ann import account
from tests.cli.conftest import Run
from tests.kit.http.fetching import fetch
from tests.kit.patience import PATIENCE

ANN = PersonRow("ann", "Ann", None, None, 1)


@pytest.mark.service
def test_serve_answers_and_stops_on_request(run: Run, tmp_path: Path) -> None:
    """It responds at its address, keeps the port to itself, and stops when asked to."""

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    where = ("--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data"))
    command = [str(Path(sys.executable).with_name("intriga")), "serve", *where]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        page = fetch(f"http://127.0.0.1:{port}/")
        assert b"<html" in page
        taken = run("serve", *where)
        assert (taken.code, taken.out) == (1, "")
        assert str(port) in taken.err
        assert run("backup", str(tmp_path / "copy.db"), *where[-2:]).code == 0
        server.send_signal(signal.SIGINT)
        output, _ = server.communicate(timeout=PATIENCE)
    finally:
        server.kill()
        server.wait()
    assert server.returncode == 0
    assert f"http://127.0.0.1:{port}/" in output


@pytest.mark.thorough
@pytest.mark.service
def test_two_servers_do_not_share_a_folder(run: Run, tmp_path: Path) -> None:
    folder = ("--data", str(tmp_path / "data"), "--host", "127.0.0.1")
    with serving(*folder) as (server, port):
        fetch(f"http://127.0.0.1:{port}/readyz")
        second = run("serve", *folder, "--port", str(free_port()))
        assert (second.code, second.out) == (1, "")
        assert str(server.pid) in second.err
        server.kill()
        server.wait(PATIENCE)
    with serving(*folder) as (_, port):
        assert fetch(f"http://127.0.0.1:{port}/readyz") == b"ok\n"


@pytest.mark.thorough
@pytest.mark.service
def test_a_server_whose_file_was_moved_away_is_not_ready(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), "--host", "127.0.0.1") as (_, port):
        assert fetch(f"http://127.0.0.1:{port}/readyz") == b"ok\n"
        (tmp_path / FILE).rename(tmp_path / "moved.db")
        while (code := status_of(f"http://127.0.0.1:{port}/readyz")) == 200:
            time.sleep(0.1)  # an answer holds for some seconds
        assert code == 503


@pytest.mark.service
def test_a_damaged_database_is_not_served(run: Run, tmp_path: Path) -> None:
    populate(tmp_path)
    file = tmp_path / FILE
    content = bytearray(file.read_bytes())
    content[8192:] = b"\xff" * (len(content) - 8192)
    file.write_bytes(content)
    refused = run("serve", "--data", str(tmp_path), "--port", str(free_port()))
    assert (refused.code, refused.out) == (1, "")
    assert "malformed" in refused.err or "damaged" in refused.err


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server as its own process, and its port."""
    port = free_port()
    command = [str(Path(sys.executable).with_name("intriga")), "serve", "--port", str(port)]
    server = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, text=True)
    try:
        yield server, port
    finally:
        server.kill()
        server.wait(PATIENCE)


def status_of(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        return problem.code


def populate(folder: Path) -> None:
    """A store with one person."""
    store = Store.open_dir(folder)
    store.write(lambda connection: accounts.add(connection, ANN)).result()
    store.close()


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [name for (name,) in database.execute("SELECT name FROM people ORDER BY name")]


def test_backup_and_restore(run: Run, tmp_path: Path) -> None:
    data, copy, fresh = tmp_path / "data", tmp_path / "copy.db", tmp_path / "fresh"
    populate(data)
    done = run("backup", str(copy), "--data", str(data))
    assert (done.code, done.out) == (0, f"{copy}\n")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert names(copy) == ["Ann"]
    done = run("restore", str(copy), "--data", str(fresh))
    assert (done.code, done.out) == (0, f"{fresh / 'intriga.db'}\n")
    store = Store.open_dir(fresh)
    assert store.read(lambda connection: accounts.get(connection, "ann")) == ANN
    store.close()


def test_a_backup_while_the_store_is_in_use(run: Run, tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path / "data")
    store.write(lambda connection: accounts.add(connection, ANN)).result()
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy), "--data", str(tmp_path / "data")).code == 0
    bob = PersonRow("bob", "Bob", None, None, 2)
    store.write(lambda connection: accounts.add(connection, bob)).result()
    store.close()
    assert names(copy) == ["Ann"]


def test_backup_and_restore_overwrite_nothing(run: Run, tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    populate(data)
    run("backup", str(copy), "--data", str(data))
    before = copy.read_bytes()
    for refused in (
        run("backup", str(copy), "--data", str(data)),
        run("restore", str(copy), "--data", str(data)),
    ):
        assert (refused.code, refused.out) == (2, "")
        assert "nothing is overwritten" in refused.err
    assert copy.read_bytes() == before


def test_restore_refuses_what_is_not_a_backup(run: Run, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("Dear Sir, …" * 100)
    fresh = tmp_path / "fresh"
    assert run("restore", str(note), "--data", str(fresh)).code == 1
    assert run("restore", str(tmp_path / "none.db"), "--data", str(fresh)).code == 2
    assert not (fresh / "intriga.db").exists()


def test_backup_without_a_database_is_an_error(run: Run, tmp_path: Path) -> None:
    for command in (("backup",), ("reset-password", "ann"), ("record", "m")):
        ran = run(*command, "--data", str(tmp_path))
        assert (ran.code, ran.out) == (2, "")
        assert "--data" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_reset_password(run: Run, tmp_path: Path) -> None:
    old, new = "correct horse", "battery staple"
    assert asyncio.run(account(tmp_path, old, new)) == [True, False]
    ran = run("reset-password", "Ann", "--data", str(tmp_path), stdin=f"{new}\n")
    assert (ran.code, ran.out) == (0, "")
    assert new not in ran.err
    assert asyncio.run(account(tmp_path, old, new)) == [False, True]


def test_invalid_passwords_are_refused(run: Run, tmp_path: Path) -> None:
    old = "correct horse"
    asyncio.run(account(tmp_path, old))
    for login, password in (("ann", "short"), ("ann", ""), ("bob", "battery staple")):
        for lang in ("ru", "en"):
            ran = run(
                *("reset-password", login, "--data", str(tmp_path), "--lang", lang),
                stdin=f"{password}\n",
            )
            assert (ran.code, ran.out) == (2, "")
            assert len(ran.err.splitlines()) == 1
    assert asyncio.run(account(tmp_path, old)) == [True]


@pytest.mark.parametrize("over", [True, False])
def test_record_writes_the_record_of_a_match(run: Run, tmp_path: Path, over: bool) -> None:
    played = run("selfplay", "dice", "--seed", "6", "--records", str(tmp_path / "records"))
    file = Path(played.lines[0]["record"])
    header, *entries, footer = file.read_bytes().splitlines()
    match = MatchRow(
        id="m1",
        game="dice",
        status="over" if over else "playing",
        title="",
        options="{}",
        schedule="{}",
        terms="{}",
        privacy="open",
        watch=True,
        host="ann",
        cohosts="[]",
        join_code="code",
        secret=b"secret",
        commitment="",
        length=len(entries),
        head="",
        header=header,
        footer=footer if over else None,
        created_at=1,
        started_at=1,
        acted_at=1,
        ended_at=None,
        previous=None,
        next=None,
    )
    store = Store.open_dir(tmp_path)

    def write(connection: Connection) -> None:
        accounts.add(connection, ANN)
        matches.add(connection, match)
        rows = [{"match": "m1", "seq": n, "line": line} for n, line in enumerate(entries)]
        connection.execute(insert(schema.entries), rows)

    store.write(write).result()
    store.close()
    ran = run("record", "m1", "--data", str(tmp_path))
    if over:
        assert ran.out.encode() == file.read_bytes()
        return
    assert (ran.code, ran.out) == (2, "")
    assert "--unfinished" in ran.err
    whole = run("record", "m1", "--unfinished", "--data", str(tmp_path))
    assert whole.out.encode() + footer + b"\n" == file.read_bytes()


async def play_with_bots(folder: Path) -> tuple[str, list[bytes]]:
    """A match that a guest creates and bots play; returns its id and record."""
    store = Store.open_dir(folder)
    async with Table(store, pause=BotPause(0, 0, 0), beats=Beats(most=0)) as table:
        session = await table.accounts.guest("Ann")
        match = await table.lobby.creation.play_now(session.person.id, "espionage", seats=3)
        await table.lobby.takeovers.leave(match, session.person.id)
        while (await table.lobby.queries.info(match)).status != "over":
            await asyncio.sleep(0.05)
        record = await table.archive.record(match)
    store.close()
    return match, record


def test_the_record_of_a_played_match_verifies(run: Run, tmp_path: Path) -> None:
    match, lines = asyncio.run(asyncio.wait_for(play_with_bots(tmp_path), PATIENCE))
    ran = run("record", match, "--data", str(tmp_path))
    assert ran.out.encode().splitlines() == lines
    file = tmp_path / "record.jsonl"
    file.write_bytes(ran.out.encode())
    verified = run("verify", str(file))
    assert verified.code == 0, verified.out
    known = run("replay", str(file), "--as", "0", "--json").json
    assert known["match"] == match
    assert known["note"] is None
    assert known["outcome"] is not None


def test_an_unknown_match_is_an_error(run: Run, tmp_path: Path) -> None:
    populate(tmp_path)
    ran = run("record", "m2", "--data", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "m2" in ran.err


def test_import_record_adds_a_match_to_watch(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"
    played = run("selfplay", "dice", "--seed", "1", "--records", str(tmp_path))
    path = played.json["record"]
    first = run("import-record", path, "--data", str(data), "--title", "Ночная")
    assert first.code == 0, first.err
    where = first.out.strip()
    assert where.startswith("/m/")
    assert where.endswith("/replay")
    again = run("import-record", path, "--data", str(data), "--public-url", "https://x.example/")
    assert (again.code, again.out.strip()) == (0, f"https://x.example{where}")
    assert "already" in again.err
    out = run("record", where.split("/")[2], "--data", str(data))
    assert out.out.encode() == Path(path).read_bytes()


def test_import_record_refuses_unfinished_or_invalid_records(run: Run, tmp_path: Path) -> None:
    played = run("selfplay", "dice", "--seed", "1", "--records", str(tmp_path))
    lines = Path(played.json["record"]).read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    for content, output in (
        (b"".join(lines[:-1]), "Запись нельзя проверить"),
        (b"".join([lines[0], *lines[2:]]), "повреждена"),
        (b"[]", "повреждена"),
    ):
        cut.write_bytes(content)
        refused = run("import-record", str(cut), "--data", str(tmp_path / "d"), "--lang", "ru")
        assert refused.code == 1
        assert output in refused.err
        assert refused.out == ""
