"""Runs the command many times without starting Python anew.

A process that has imported what commands need, with the games and their texts, forks for every
call. The child runs what the installed script runs, with its own descriptors, environment and exit
code. So a call costs what the command does, not what Python needs to start.
"""

import atexit
import contextlib
import gc
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import IO

from intriga.words import LANGUAGES
from tests.kit.patience import PATIENCE


class ForkServer:
    """Runs commands. `close` ends the process that forks."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                env=dict(environment),
                pass_fds=[theirs.fileno()],
            )
        self._ours.settimeout(PATIENCE)

    def __call__(
        self, arguments: Sequence[str], environment: Mapping[str, str], stdin: bytes
    ) -> tuple[int, bytes, bytes]:
        """Run one command. Returns the exit code, stdout and stderr."""
        read, write = os.pipe()
        feeding = threading.Thread(target=_feed, args=(write, stdin))
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            feeding.start()
            try:
                asked = json.dumps({"arguments": list(arguments), "environment": dict(environment)})
                length = b"%8d" % len(asked)  # it is ASCII
                socket.send_fds(self._ours, [length], [read, out.fileno(), err.fileno()])
                self._ours.sendall(asked.encode())
            finally:
                os.close(read)
            code = int(self._ours.recv(8))
            feeding.join()
            return code, _whole(out), _whole(err)

    def close(self) -> None:
        self._ours.close()
        self._process.wait(PATIENCE)


def _feed(pipe: int, data: bytes) -> None:
    # The command may not read all of it.
    with contextlib.suppress(BrokenPipeError), open(pipe, "wb") as stdin:
        stdin.write(data)


def _whole(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()


def main() -> int:
    """Fork for every call until the caller hangs up; in a child, run the command."""
    import intriga.cli
    import intriga.store.database.backup
    import intriga.web.server
    from intriga.cli.console import Console
    from intriga.games import installed
    from intriga.lab.render import Renderer

    for language in LANGUAGES:
        for game in (None, *installed().values()):
            Renderer(game, language)
        Console(language)
    gc.freeze()  # the collector would touch, and so copy, what the children share
    calls = socket.socket(fileno=int(sys.argv[1]))
    while True:
        head, fds, _, _ = socket.recv_fds(calls, 8, 3)
        if not head:
            return 0
        asked = json.loads(calls.recv(int(head), socket.MSG_WAITALL))
        child = os.fork()
        if not child:
            calls.close()
            _become(fds, asked["arguments"], asked["environment"])
            _end(intriga.cli.main())
        for fd in fds:
            os.close(fd)
        _, status = os.waitpid(child, 0)
        calls.sendall(b"%8d" % os.waitstatus_to_exitcode(status))


def _become(fds: list[int], arguments: list[str], environment: dict[str, str]) -> None:
    """Take over the descriptors, arguments and environment of the call."""
    for own, given in enumerate(fds):
        os.dup2(given, own)
        os.close(given)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["intriga", *arguments]


def _end(code: int) -> None:
    """Exit as Python does, but without tearing down modules: that would copy shared memory."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    sys.exit(main())
