"""Two nodes, started as hosts start them, share their limits over Redis."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from intriga.http_common.rate_limits.policies import PASSWORDS
from tests.kit.databases import fresh_database
from tests.kit.http.fetching import fetch
from tests.kit.patience import PATIENCE
from tests.kit.redis_server import RealRedis


@contextmanager
def node(folder: Path, database: str, redis: str) -> Iterator[str]:
    """A node, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("intriga")), "serve", "--port", str(port)]
    public = ["--host", "127.0.0.1", "--public-url", "http://intriga.example"]
    process = subprocess.Popen(
        [*command, *public],
        stdout=subprocess.DEVNULL,
        cwd=folder,
        env={**os.environ, "INTRIGA_DATABASE": database, "INTRIGA_REDIS": redis},
    )
    try:
        fetch(f"http://127.0.0.1:{port}/readyz")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


@pytest.mark.thorough
@pytest.mark.service
def test_wrong_passwords_count_on_all_nodes(tmp_path: Path) -> None:
    """Each for the client that the proxy names, and not for those that the client invents. Without
    Redis the nodes go on by themselves."""

    def guess(url: str, address: str) -> int:
        body = {"login": "anna", "password": "guess", "name": "x", "scopes": ["read"]}
        forwarded = {"x-forwarded-for": f"203.0.113.9, {address}"}
        return httpx.post(f"{url}/api/v1/sign-in", json=body, headers=forwarded).status_code

    with ExitStack() as running:
        database = running.enter_context(fresh_database("postgresql", tmp_path))
        redis = running.enter_context(RealRedis(tmp_path))
        nodes = [running.enter_context(node(tmp_path, database, redis.url)) for _ in range(2)]
        said = [guess(nodes[number % 2], "192.0.2.1") for number in range(PASSWORDS.most)]
        assert said == [403] * PASSWORDS.most
        assert [guess(url, "192.0.2.1") for url in nodes] == [429] * 2
        assert [guess(url, "192.0.2.2") for url in nodes] == [403] * 2
        redis.kill()
        assert [guess(url, "192.0.2.1") for url in nodes] == [403] * 2
        for _ in range(PASSWORDS.most):
            guess(nodes[0], "192.0.2.1")
        assert guess(nodes[0], "192.0.2.1") == 429
