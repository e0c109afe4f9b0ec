"""The command, run again and again without being started anew.

A process that has imported what commands need, the games and their texts forks for every call:
the child runs what the installed script runs, with descriptors, surroundings and exit of its own.
So a call costs what the command does, and not what Python needs to read it in.
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

PATIENCE = 120.0


class ForkServer:
    """Calls of the command. `close` ends the process that forks."""

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
        """The exit code, what it printed, what it complained of."""
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
    # The command need not want to hear it all.
    with contextlib.suppress(BrokenPipeError), open(pipe, "wb") as stdin:
        stdin.write(data)


def _whole(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()


def main() -> int:
    """Fork for every call until nobody is there to call; in a child, the command itself."""
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
    gc.freeze()  # what the children share is not looked through, and so not copied
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
    """Take over what a process of its own would have been given."""
    for own, given in enumerate(fds):
        os.dup2(given, own)
        os.close(given)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["intriga", *arguments]


def _end(code: int) -> None:
    """What Python does at its end, but for taking itself apart: that would copy all it shares."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    sys.exit(main())
