"""Memory of the process: when the garbage collector goes through everything.

A full collection stops a server that keeps a million objects of matches for a tenth of a second.
Python would begin one whenever many objects are new, most of them matches that were loaded. Here
it begins when the process has grown, or after a long time.
"""

import ctypes
import gc
import os
import sys
from pathlib import Path
from typing import Any, Final

GROWTH: Final = 16 * 1024 * 1024
"""Bytes by which the process grows between two full collections."""
LONGEST: Final = 600.0
"""Seconds between two full collections of a process that does not grow."""
YOUNG: Final = (700, 10)
"""Thresholds of the young generations, as usual."""
_NEVER: Final = 1_000_000
LARGE: Final = 256 * 1024
"""Bytes from which the C library takes a piece of its own from the system and gives it back at
once, such as for the text of a long page. Left alone it raises this bound up to 32 MB, and then
keeps what such pages took."""
_ARENAS: Final = 2
"""Pools of the C library; left alone, it makes eight for each processor."""
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
"""Names of settings in malloc.h."""
_STATM: Final = Path("/proc/self/statm")


class Collector:
    """Collects fully when the process has grown. `tick` is called every few seconds."""

    def __init__(self, now: float) -> None:
        """`now`: seconds of a monotonic clock."""
        _set_up_malloc()
        gc.set_threshold(*YOUNG, _NEVER)
        gc.collect()
        gc.freeze()
        self._at = now
        self._size = resident()

    def tick(self, now: float) -> bool:
        """Collect, if it is time. Returns whether it was."""
        if resident() - self._size < GROWTH and now - self._at < LONGEST:
            return False
        gc.collect()
        give_back()
        self._at = now
        self._size = resident()
        return True


def resident() -> int:
    """Bytes of the process in memory; 0 where the system does not say."""
    try:
        return int(_STATM.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def give_back() -> None:
    """Return freed memory to the system: the C library keeps it, in an arena for each thread."""
    trim = _of_malloc("malloc_trim")
    if trim is not None:
        trim(0)


def _set_up_malloc() -> None:
    set_option = _of_malloc("mallopt")
    if set_option is not None:
        set_option(_M_MMAP_THRESHOLD, LARGE)
        set_option(_M_ARENA_MAX, _ARENAS)


def _of_malloc(name: str) -> Any:
    """A function of the C library; None where it has no such function."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
