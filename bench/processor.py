"""The processor time of a server: what an act costs, however busy the machine is with others."""

import psutil


def processor_time(pid: int) -> float:
    """Milliseconds of processor time that a process has used, all its threads together, the
    system's work for it included."""
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system) * 1000


class Meter:
    """The processor time of a process since the meter was made."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._begun = processor_time(pid)

    def per(self, acts: int) -> float:
        """Milliseconds for each of so many acts."""
        return (processor_time(self._pid) - self._begun) / max(1, acts)
