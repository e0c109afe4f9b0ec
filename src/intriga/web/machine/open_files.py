"""How many files this process may open. A live connection is one."""

import logging
import sys
from typing import Final

if sys.platform != "win32":
    import resource

_log = logging.getLogger(__name__)

WANTED: Final = 16_384
"""Files a server asks for."""
_SPARE: Final = 64
"""Files for the database, for static files and for refusing connections."""


def raise_limit() -> int:
    """Raise the limit of open files as far as allowed and wanted. Returns it."""
    if sys.platform == "win32":
        return WANTED  # it has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError) as problem:
            _log.warning("the limit of open files stays at %d: %s", soft, problem)
            return int(soft)
        return most
    return WANTED if soft == resource.RLIM_INFINITY else int(soft)


def connections(files: int) -> int:
    """How many connections of all kinds fit. Any more are answered 503 at once, instead of being
    reset."""
    return max(1, files - _SPARE)


def live_places(files: int) -> int:
    """How many live connections fit: three quarters of all, for a page and its parts are
    connections, too."""
    return connections(files) * 3 // 4
