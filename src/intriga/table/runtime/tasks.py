"""Background tasks of one service, and how they end."""

import asyncio
import logging
import traceback
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger(__name__)


class BackgroundTasks:
    """Keeps references to running tasks and cancels them all on `stop`.

    A task that fails is logged by its name, the type of its exception and where it was raised; the
    text of the exception is not, since it may hold secrets of a match.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run `work` as a task. `name`: for the log, without the prefix of this package."""
        task = asyncio.create_task(work, name=f"intriga-{name}")
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def stop(self) -> None:
        """Cancel all tasks, also those started meanwhile, and wait until they have ended."""
        while self._tasks:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # Of tasks that had ended already, `gather` returns at once, before `_done` was called.
            self._tasks.difference_update(tasks)

    def __len__(self) -> int:
        """How many tasks are running."""
        return len(self._tasks)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (problem := task.exception()) is None:
            return
        frames = traceback.extract_tb(problem.__traceback__)
        where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
        _log.error("task %s failed: %s at %s", task.get_name(), type(problem).__name__, where)
