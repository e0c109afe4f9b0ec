"""A process of its own that delivers letters and never gets to note it: for `test_postman.py`."""

import asyncio
import sys
import time

from intriga.mail import EmailWorker, MailSettings
from intriga.mail.worker import _log
from intriga.store.email import EmailRow
from tests.mail.conftest import BASE, SENDER
from tests.table.world import World


class Held(EmailWorker):
    """Stands still with the answer of the server in his hand."""

    async def _settle(self, row: EmailRow, refused: object) -> None:
        _log.info("the server has it")
        time.sleep(600)
        print("settled", flush=True)


async def main(url: str, port: int) -> None:
    async with World(url, emails=True) as world:
        settings = MailSettings("127.0.0.1", port, "none", SENDER)
        await Held(world.table, settings, BASE, world.games, world.time).round()


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
