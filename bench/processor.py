"""The processor time of a server: what an act costs, however busy the machine is with others."""

import os
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used, all its threads together, the system's
    work for it included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


class Meter:
    """The processor time of a process since the meter was made."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._begun = processor_time(pid)

    def per(self, acts: int) -> float:
        """Milliseconds for each of so many acts."""
        return (processor_time(self._pid) - self._begun) * 1e3 / max(1, acts)
