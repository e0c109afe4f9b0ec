"""The order in which lines are carried out (R-ORD step 5, R-ORD1, R-ORD2)."""

from collections.abc import Callable
from heapq import heappop, heappush

from intriga.games.maga.subjects.stage.job import AnyJob, Status

ORDER = "order"
"""The draw: which of several lines of one position and level comes next."""

Rank = tuple[bool, int, int]


class Queue:
    """Lines that wait: by position, then by the level that their role had as the stage began, then
    by chance. A line that stands again after an order lapsed is added when it does (5.4): it comes
    no earlier than the order would have."""

    def __init__(self, *, sabotage_first: bool) -> None:
        self._sabotage_first = sabotage_first
        self._heap: list[tuple[Rank, int, AnyJob]] = []
        self._added = 0
        self._equal: list[AnyJob] = []
        self._rank: Rank | None = None

    def add(self, job: AnyJob) -> None:
        """Let a line wait."""
        late = not (self._sabotage_first and job.action.may_be_first)
        rank = late, job.position, -job.level
        if rank == self._rank:  # stands again beside its equals, whatever else waits
            self._equal.append(job)
            return
        self._added += 1
        heappush(self._heap, (rank, self._added, job))

    def next(self, below: Callable[[int, str], int]) -> AnyJob | None:
        """The next one that still waits."""
        while True:
            self._equal = [job for job in self._equal if job.status is Status.WAITING]
            if not self._equal and self._heap:
                self._rank = self._heap[0][0]
            while self._heap and self._heap[0][0] == self._rank:
                job = heappop(self._heap)[2]
                if job.status is Status.WAITING:
                    self._equal.append(job)
            if self._equal:
                count = len(self._equal)
                return self._equal.pop(below(count, ORDER) if count > 1 else 0)
            if not self._heap:
                return None
