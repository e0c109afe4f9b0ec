"""The limit of open files: raised at start, and the places for live connections below it."""

import re
import resource
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from intriga.web.machine.open_files import connections, live_places
from tests.kit.http.fetching import fetch
from tests.kit.patience import PATIENCE

pytestmark = pytest.mark.service
RAISED = "import resource as r; from intriga.web.machine.open_files import raise_limit; "
RAISED += "print(raise_limit(), *r.getrlimit(r.RLIMIT_NOFILE))"


@pytest.mark.parametrize(
    ("soft", "hard", "then"), [(64, 256, 256), (256, 256, 256), (1024, 20_000, 16_384)]
)
def test_the_soft_limit_is_raised_as_far_as_allowed(soft: int, hard: int, then: int) -> None:
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < hard:
        pytest.skip("this machine allows fewer open files")
    limited = f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"'
    made = subprocess.run(
        ["sh", "-c", limited, "-", sys.executable, "-c", RAISED],
        check=True,
        capture_output=True,
        text=True,
    )
    assert made.stdout.split() == [str(then), str(then), str(hard)]
    assert live_places(then) < connections(then) < then


@pytest.mark.thorough
def test_connections_beyond_the_files_are_answered(tmp_path: Path) -> None:
    """A server that may open few files says so in its log, answers 503 to those who come when
    there are too many, and goes on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("intriga")), "serve", "--port", str(port)]
    server = subprocess.Popen(
        ["sh", "-c", 'ulimit -n 160; exec "$@"', "-", *command, "--host", "127.0.0.1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=tmp_path,
    )
    try:
        url = f"http://127.0.0.1:{port}/healthz"
        assert fetch(url) == b"ok\n"
        with ExitStack() as opened:
            for _ in range(100):
                opened.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            late = opened.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            late.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert late.recv(100).startswith(b"HTTP/1.1 503 ")
        assert fetch(url) == b"ok\n"
        server.terminate()
        output, _ = server.communicate(timeout=PATIENCE)
    finally:
        server.kill()
        server.wait()
    said = re.search(r"live connections: (\d+) at most \(open files: (\d+)\)", output)
    assert said, output
    assert (int(said[1]), int(said[2])) == (72, 160)
