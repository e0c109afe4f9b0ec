"""Ports for servers of tests."""

import socket
from random import SystemRandom

_PORTS = range(20_000, 32_000)
"""Below those that systems give to outgoing connections, of which the tests have thousands: one of
them might take a port between its choice and the start of the server."""


def bound(port: int = 0) -> socket.socket:
    """A socket that keeps this port, or any free one, until somebody listens on it."""
    # Named as TCP, or asyncio leaves Nagle's algorithm on, and each answer comes 40 ms late.
    made = socket.socket(proto=socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    while True:
        try:
            made.bind(("127.0.0.1", port or SystemRandom().choice(_PORTS)))
        except OSError:
            if port:
                raise
        else:
            return made


def free_port() -> int:
    """A port on which nobody listens."""
    with bound() as made:
        port: int = made.getsockname()[1]
        return port
