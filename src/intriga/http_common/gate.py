"""What is refused before any application reads it: addresses that are too long, invalid hosts.

A refused request is sent to the application under an address that does not exist, with nothing of
what was wrong with it; the application's error handlers take the status from `gate_status`.
"""

import re
from typing import Any, Final

from litestar.types import Scope

PATH_MOST: Final = 2048
"""The most bytes of a path as it was sent."""
QUERY_MOST: Final = 4096
"""The most bytes of a query string."""

NOWHERE: Final = ".refused"
"""The last part of the address under which a refused request is answered."""
_REFUSED: Final = "refused"
_HOST: Final = re.compile(rb"(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]*\])(?::([0-9]{1,5})?)?")
_PORTS: Final = 65_536


def wrong_with(scope: Scope) -> int | None:
    """The status with which a request is refused because of its address; None: it is fine."""
    raw: Any = scope.get("raw_path") or b""
    if len(raw) > PATH_MOST or len(scope.get("query_string", b"")) > QUERY_MOST:
        return 414
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    return None if len(hosts) <= 1 and all(map(_is_host, hosts)) else 400


def refuse_request(scope: Scope, start: str, status: int) -> Scope:
    """The request as an application answers it with this status. `start`: with which paths of that
    application begin."""
    path = f"{start}{NOWHERE}"
    headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
    changed: Any = {
        **scope,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
    }
    changed.setdefault("state", {})[_REFUSED] = status
    return changed  # type: ignore[no-any-return]


def gate_status(scope: Scope) -> int | None:
    """The status with which the gate refused this request; None if it did not."""
    status: int | None = scope.get("state", {}).get(_REFUSED)
    return status


def _is_host(host: bytes) -> bool:
    found = _HOST.fullmatch(host)
    return found is not None and int(found[1] or 0) < _PORTS
