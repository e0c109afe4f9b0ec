"""The email worker: sends the emails in the outbox and notes the results.

An email is claimed, sent, then settled. When the process is killed between the last two, the next
worker sends the email again once the claim has lapsed, if it is still relevant: with the same
Message-ID and date, so that a mailbox may recognise the duplicate.
"""

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, Final, Literal, TypeAlias, TypeVar

from intriga.mail.settings import MailSettings
from intriga.mail.smtp import Refused, SmtpClient
from intriga.mail.templates import EmailTemplates
from intriga.store.people.email import EmailRow
from intriga.table import TableError, Time
from intriga.table.email.outbox import Later, Never, Outbox, Send

T = TypeVar("T")
_log = logging.getLogger(__name__)

BATCH: Final = 20
"""The maximum of emails sent over one connection."""
POLL: Final = 30_000
"""Milliseconds after which the outbox is polled at the latest."""
BACKOFF: Final = (1, 5, 15, 60, 180, 360)
"""Minutes to wait after each failed attempt; the last applies to all later ones."""
TRIES: Final = 12
"""Failed attempts after which an email is given up."""
_MINUTE: Final = 60_000


BatchResult: TypeAlias = Literal["more", "done", "down"]
"""There may be more emails to send; that was all; the SMTP server cannot be reached."""


class EmailWorker:
    """Sends the emails of a table. Use `async with`, or `start` and `stop`."""

    def __init__(
        self,
        outbox: Outbox,
        queued: asyncio.Event,
        settings: MailSettings,
        templates: EmailTemplates,
        time: Time,
    ) -> None:
        """`queued`: set when an email may have been queued; this worker clears it."""
        self._outbox = outbox
        self._queued = queued
        self._settings = settings
        self._templates = templates
        self._time = time
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="intriga-mail")
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "EmailWorker":
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def start(self) -> None:
        """Start sending emails."""
        self._task = asyncio.create_task(self._run(), name="intriga-email-worker")

    async def stop(self) -> None:
        """Stop. An email that is being sent is sent and settled first."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)

    async def _run(self) -> None:
        while True:
            self._queued.clear()
            try:
                until = await self._send_all()
            except TableError as problem:  # such as a full disk: emails wait like everything else
                _log.warning("emails cannot be sent now: %s", problem.refusal.id)
                until = self._time.now() + POLL
            except Exception as problem:
                _log.error("the email worker failed: %s: %s", type(problem).__name__, problem)
                until = self._time.now() + POLL
            await self._wait(until)

    async def _send_all(self) -> int:
        """Send all emails that are due; when to poll again (milliseconds)."""
        now = self._time.now()
        while (result := await self.send_batch()) == "more":
            pass
        if result == "down":
            return now + BACKOFF[0] * _MINUTE
        due = await self._outbox.next_due()
        return min(now + POLL, due) if due is not None else now + POLL

    async def send_batch(self) -> BatchResult:
        """Send emails that are due, at most `BATCH`."""
        rows = await self._outbox.due(BATCH)
        smtp = SmtpClient(self._settings)
        try:
            for row in rows:
                if not await _finish(self._deliver(smtp, row)):
                    return "down"  # do not try the others
        finally:
            await self._in_thread(smtp.close)
        return "more" if len(rows) == BATCH else "done"

    async def _deliver(self, smtp: SmtpClient, row: EmailRow) -> bool:
        """Send one email if it is still relevant; whether the SMTP server can be reached."""
        verdict = await self._outbox.decide(row)
        if isinstance(verdict, Never):
            await self._outbox.drop(row)
            return True
        if isinstance(verdict, Later):
            await self._outbox.postpone(row, verdict.at)
            return True
        claimed = await self._outbox.claim(row)
        if claimed is None:
            return True
        email = await self._composed(claimed, verdict)
        if email is None:
            return True
        refused = await self._in_thread(smtp.send, email)
        if smtp.all_alphabets is not None:
            await self._outbox.note_alphabets(all_=smtp.all_alphabets)
        await self._file_result(claimed, refused)
        return refused is None or refused.for_good

    async def _composed(self, row: EmailRow, send: Send) -> EmailMessage | None:
        try:
            return self._templates.compose(row, send)
        except Exception as problem:  # a bug must not hold up the other emails
            _log.error("could not compose email “%s”: %s", row.kind, type(problem).__name__)
            await self._outbox.failed(row, type(problem).__name__, "other")
            return None

    async def _file_result(self, row: EmailRow, refused: Refused | None) -> None:
        if refused is None:
            await self._outbox.sent(row)
            return
        _log.warning("email “%s” was not accepted: %s", row.kind, refused.problem)
        if refused.for_good or row.tries >= TRIES:
            await self._outbox.failed(row, refused.problem, refused.cause)
            return
        wait = BACKOFF[min(row.tries, len(BACKOFF)) - 1] * _MINUTE
        await self._outbox.postpone(row, self._time.now() + wait, refused.problem)

    async def _in_thread(self, work: Any, *args: Any) -> Any:
        """Run blocking work in the thread that talks to the SMTP server."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def _wait(self, until: int) -> None:
        """Wait until then, or until an email may have been queued."""
        waits = [
            asyncio.ensure_future(self._queued.wait()),
            asyncio.ensure_future(self._time.sleep_until(until)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)


async def _finish(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end even when cancelled: an email that was sent must be settled."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise
