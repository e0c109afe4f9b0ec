"""A process that sends emails and never records that they were sent: for `test_worker.py`."""

import asyncio
import sys
import time

from intriga.mail import EmailWorker, MailSettings
from intriga.mail.worker import _log
from intriga.store.people.email import EmailRow
from tests.kit.table.world import World
from tests.mail.conftest import SENDER, worker_of


class Held(EmailWorker):
    """Stops after the server has accepted an email, before settling it."""

    async def _file_result(self, row: EmailRow, refused: object) -> None:
        _log.info("the server has it")
        time.sleep(600)
        print("settled", flush=True)


async def main(url: str, port: int) -> None:
    async with World(url, emails=True) as world:
        settings = MailSettings("127.0.0.1", port, "none", SENDER)
        await worker_of(world, settings, Held).send_batch()


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
