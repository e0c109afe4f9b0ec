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
from typing import Final

GROWTH: Final = 16 * 1024 * 1024
"""Bytes by which the process grows between two full collections."""
LONGEST: Final = 600.0
"""Seconds between two full collections of a process that does not grow."""
YOUNG: Final = (700, 10)
"""Thresholds of the young generations, as usual."""
_NEVER: Final = 1_000_000
_STATM: Final = Path("/proc/self/statm")


class Collector:
    """Collects fully when the process has grown. `tick` is called every few seconds."""

    def __init__(self, now: float) -> None:
        """`now`: seconds of a monotonic clock."""
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
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
