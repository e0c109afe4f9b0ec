"""A real Redis server for tests that can be killed and started again on the same port."""

import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.kit.missing import missing
from tests.kit.patience import PATIENCE
from tests.kit.ports import free_port


class RealRedis:
    """A Redis process on a free port. `url`: its address."""

    def __init__(self, folder: Path) -> None:
        """Skips the test where no Redis is installed."""
        found = shutil.which("redis-server")
        if found is None:
            missing("redis-server")
        assert found is not None
        self._program = found
        self._folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "RealRedis":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it; returns when it accepts connections."""
        port = ("--port", str(self.port), "--bind", "127.0.0.1")
        no_persistence = ("--save", "", "--appendonly", "no", "--dir", str(self._folder))
        self._process = subprocess.Popen(
            [self._program, *port, *no_persistence, "--loglevel", "warning"],
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self._process.poll() is None, "redis-server did not start"
                assert time.monotonic() < end, "redis-server does not answer"
                time.sleep(0.01)

    def kill(self) -> None:
        """Kill the process without a shutdown."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
