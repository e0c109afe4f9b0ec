"""The postman: takes letters from the outbox, hands them on, and notes what became of them.

A letter is claimed, sent, then settled. Killed between the last two, the next postman sends it
again when the claim has lapsed, if it is still news: under the same Message-ID and with the same
date, so that a mailbox may know it for the same letter.
"""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, Final, Literal, TypeAlias, TypeVar

from intriga.kernel.game import Game
from intriga.mail.settings import MailSettings
from intriga.mail.smtp import Refused, SmtpClient
from intriga.mail.templates import EmailTemplates
from intriga.store.email import EmailRow
from intriga.table import Table, TableError, Time
from intriga.table.email.outbox import Later, Never, Send

T = TypeVar("T")
_log = logging.getLogger(__name__)

BATCH: Final = 20
ROUNDS: Final = 30_000
"""Milliseconds after which the outbox is looked into, whatever is known of it."""
BACKOFF: Final = (1, 5, 15, 60, 180, 360)
"""Minutes to wait after each failed try; after those, as long as after the last."""
TRIES: Final = 12
_MINUTE: Final = 60_000


Went: TypeAlias = Literal["more", "done", "down"]
"""How a round went: there may be more, that was all, the server cannot be talked to."""


class EmailWorker:
    """Delivers the letters of a table. `async with`, or `start` and `stop`."""

    def __init__(
        self,
        table: Table,
        settings: MailSettings,
        base_url: str,
        games: Mapping[str, Game[Any]],
        time: Time,
    ) -> None:
        self._outbox = table.outbox
        self._more = table.email_addresses.queued
        self._settings = settings
        self._time = time
        self._composer = EmailTemplates(settings, base_url, games)
        self._hands = ThreadPoolExecutor(1, thread_name_prefix="intriga-mail")
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "EmailWorker":
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def start(self) -> None:
        """Deliver from now on."""
        self._task = asyncio.create_task(self._run(), name="intriga-postman")

    async def stop(self) -> None:
        """Deliver no more. A letter that is on its way arrives."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self._hands.shutdown)

    async def _run(self) -> None:
        while True:
            self._more.clear()
            try:
                until = await self._rounds()
            except TableError as problem:  # the disk is full: letters wait like everything else
                _log.warning("letters wait: %s", problem.refusal.id)
                until = self._time.now() + ROUNDS
            except Exception as problem:
                _log.error("the postman stumbled: %s: %s", type(problem).__name__, problem)
                until = self._time.now() + ROUNDS
            await self._wait(until)

    async def _rounds(self) -> int:
        """Deliver all that is due; when to look again."""
        now = self._time.now()
        while (went := await self.round()) == "more":
            pass
        if went == "down":
            return now + BACKOFF[0] * _MINUTE
        due = await self._outbox.next_due()
        return min(now + ROUNDS, due) if due is not None else now + ROUNDS

    async def round(self) -> Went:
        """Deliver what is due, at most a handful."""
        rows = await self._outbox.due(BATCH)
        smtp = SmtpClient(self._settings)
        try:
            for row in rows:
                if not await _whole(self._deliver(smtp, row)):
                    return "down"  # the others need not try
        finally:
            await self._by_hand(smtp.close)
        return "more" if len(rows) == BATCH else "done"

    async def _deliver(self, smtp: SmtpClient, row: EmailRow) -> bool:
        """Deliver one letter if it is still news; whether the server can be talked to."""
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
        email = await self._written(claimed, verdict)
        if email is None:
            return True
        refused = await self._by_hand(smtp.send, email)
        await self._settle(claimed, refused)
        return refused is None or refused.for_good

    async def _written(self, row: EmailRow, send: Send) -> EmailMessage | None:
        try:
            return self._composer.compose(row, send)
        except Exception as problem:  # a defect of ours; the other letters go on
            _log.error("a letter “%s” cannot be written: %s", row.kind, type(problem).__name__)
            await self._outbox.failed(row, type(problem).__name__, refused=False)
            return None

    async def _settle(self, row: EmailRow, refused: Refused | None) -> None:
        if refused is None:
            await self._outbox.sent(row)
            return
        _log.warning("a letter “%s” was not taken: %s", row.kind, refused.problem)
        if refused.for_good or row.tries >= TRIES:
            await self._outbox.failed(row, refused.problem, refused=refused.address)
            return
        wait = BACKOFF[min(row.tries, len(BACKOFF)) - 1] * _MINUTE
        await self._outbox.postpone(row, self._time.now() + wait, refused.problem)

    async def _by_hand(self, work: Any, *args: Any) -> Any:
        """In the thread that speaks with the server."""
        return await asyncio.get_running_loop().run_in_executor(self._hands, work, *args)

    async def _wait(self, until: int) -> None:
        """Until then, or until there is more to do."""
        waits = [
            asyncio.ensure_future(self._more.wait()),
            asyncio.ensure_future(self._time.sleep_until(until)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)


async def _whole(doing: Coroutine[Any, Any, T]) -> T:
    """Do it to its end, also when the server stops meanwhile: a letter on its way is noted."""
    task = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise
