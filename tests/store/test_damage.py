"""A database file that is damaged, moved away, or used by another server."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.store import Store, Unavailable
from intriga.store.database.server_lock import InUse, server_lock
from intriga.store.errors import Damaged
from intriga.store.people import accounts
from intriga.store.store import FILE
from tests.kit.patience import PATIENCE


def put(store: Store, value: bytes) -> None:
    store.write(lambda connection: accounts.put_setting(connection, "x", value)).result(PATIENCE)


def opened(folder: Path) -> None:
    store = Store.open_dir(folder)
    try:
        store.verify()
    finally:
        store.close()


def damage(file: Path) -> None:
    """Overwrite all pages but the first two."""
    content = bytearray(file.read_bytes())
    content[8192:] = b"\xff" * (len(content) - 8192)
    file.write_bytes(content)


def test_a_damaged_database_is_found_at_the_start(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path)
    put(store, b"1")
    store.verify()
    store.close()
    damage(tmp_path / FILE)
    with pytest.raises(Unavailable):
        opened(tmp_path)


def test_a_broken_page_is_told_from_a_database_that_does_not_answer(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path)
    store.close()
    store = Store.open_dir(tmp_path)
    damage(tmp_path / FILE)
    with pytest.raises(Damaged):
        store.read(lambda connection: accounts.setting(connection, "x"))
    with pytest.raises(Damaged):
        put(store, b"2")
    store.close()


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_once_the_file_is_gone(tmp_path: Path, replaced: bool) -> None:
    store = Store.open_dir(tmp_path)
    put(store, b"1")
    file, moved = tmp_path / FILE, tmp_path / "moved.db"
    shutil.move(file, moved)
    if replaced:
        shutil.copy(moved, file)
    with pytest.raises(Unavailable, match="moved or replaced"):
        put(store, b"2")
    file.unlink(missing_ok=True)
    shutil.move(moved, file)
    put(store, b"3")
    store.close()


def test_only_one_server_locks_a_database(tmp_path: Path) -> None:
    with server_lock(tmp_path / FILE):
        with pytest.raises(InUse) as refused, server_lock(tmp_path / FILE):
            pass
        assert refused.value.process == str(os.getpid())
    with server_lock(tmp_path / FILE):
        pass


def test_a_link_to_a_database_is_locked_with_it(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / FILE)
    with server_lock(tmp_path / FILE), pytest.raises(InUse), server_lock(tmp_path / "link.db"):
        pass


def test_windows_has_a_lock_too(tmp_path: Path) -> None:
    """As far as it can be tried elsewhere: without `fcntl`, with a module that locks a byte."""
    tried = (
        "import fcntl, sys, types; from pathlib import Path; import intriga.store\n"
        "def locking(file, mode, size): fcntl.lockf(file, mode, size, 0, 1)\n"
        "mode = fcntl.LOCK_EX | fcntl.LOCK_NB\n"
        "sys.modules['msvcrt'] = types.SimpleNamespace(locking=locking, LK_NBLCK=mode)\n"
        "sys.modules['fcntl'], sys.platform = None, 'win32'\n"
        "from intriga.store.database.server_lock import server_lock\n"
        "with server_lock(Path(sys.argv[1])): print('locked', flush=True); input()"
    )
    command = [sys.executable, "-c", tried, str(tmp_path / FILE)]
    first = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "locked\n"
    second = subprocess.run(command, input="\n", capture_output=True, text=True, check=False)
    assert f"InUse: {first.pid}" in second.stderr
    first.communicate("\n", timeout=PATIENCE)
    assert first.returncode == 0
    assert subprocess.run(command, input="\n", text=True, check=False).returncode == 0


def test_the_lock_of_a_killed_server_is_free(tmp_path: Path) -> None:
    holds = (
        "import sys, time; from pathlib import Path;"
        "from intriga.store.database.server_lock import server_lock\n"
        "with server_lock(Path(sys.argv[1])): print('locked', flush=True); time.sleep(600)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", holds, str(tmp_path / FILE)], stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    with process.stdout as lines:
        assert lines.readline() == b"locked\n"
        with pytest.raises(InUse, match=str(process.pid)), server_lock(tmp_path / FILE):
            pass
        process.kill()
        process.wait(PATIENCE)
    with server_lock(tmp_path / FILE):
        pass
