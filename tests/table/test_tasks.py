"""Background tasks end with their service, and their failures are logged."""

import asyncio
import logging

import pytest

from intriga.table.runtime.tasks import BackgroundTasks

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_stop_cancels_and_waits() -> None:
    tasks, ended = BackgroundTasks(), []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)  # stopping waits for the cleanup of a task
            ended.append(1)

    for number in range(3):
        task = tasks.start(work(), f"work-{number}")
    assert task.get_name() == "intriga-work-2"
    await settle()
    assert len(tasks) == 3
    await tasks.stop()
    assert (len(tasks), len(ended)) == (0, 3)
    await tasks.stop()  # stopping twice is harmless


async def test_a_task_started_by_a_stopped_task_is_stopped_too() -> None:
    tasks, ended = BackgroundTasks(), []

    async def last() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("last")

    async def first() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            tasks.start(last(), "last")
            await asyncio.sleep(0)

    tasks.start(first(), "first")
    await settle()
    await tasks.stop()
    assert ended == ["last"]


async def test_a_single_task_can_be_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    tasks = BackgroundTasks()
    one = tasks.start(asyncio.Event().wait(), "one")  # type: ignore[arg-type]
    other = tasks.start(asyncio.Event().wait(), "other")  # type: ignore[arg-type]
    one.cancel()
    await settle()
    assert (len(tasks), other.done()) == (1, False)
    await tasks.stop()
    assert not caplog.records


async def test_a_failure_is_logged_without_its_text(caplog: pytest.LogCaptureFixture) -> None:
    tasks = BackgroundTasks()

    async def fail() -> None:
        raise ValueError("the traitor is Boris")

    with caplog.at_level(logging.ERROR):
        tasks.start(fail(), "failing")
        await settle()
    assert len(tasks) == 0
    (record,) = caplog.records
    assert "intriga-failing failed: ValueError at" in record.getMessage()
    assert "Boris" not in caplog.text
    assert record.exc_info is None


async def test_stop_ends_when_a_task_has_just_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within the same turn of the loop: what follows the end of a task has not happened yet. The
    event loop would never turn again, so only a count can tell."""
    tasks, waited = BackgroundTasks(), []
    gather = asyncio.gather

    def counted(*args: asyncio.Task[None], return_exceptions: bool) -> object:
        waited.append(len(args))
        assert len(waited) < 10, "it waits for what has ended"
        return gather(*args, return_exceptions=return_exceptions)

    monkeypatch.setattr(asyncio, "gather", counted)

    async def work() -> None:
        pass

    tasks.start(work(), "work")
    await asyncio.create_task(tasks.stop())
    assert waited == [1]
    assert not len(tasks)
