"""Which mail server the letters of `intriga serve` are handed to.

The password is read from the environment only: what stands on a command line is seen by everybody
on the machine.
"""

import os
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from intriga.lab.errors import CommandError

if TYPE_CHECKING:
    from intriga.table import Table
    from intriga.web.server import EmailWorker

PASSWORD: Final = "INTRIGA_MAIL_PASSWORD"


def postman_of(server: str | None, sender: str | None) -> "EmailWorker | None":
    """Who delivers letters through the server at this address (see `mail.settings`), from this
    sender. None without an address: nobody is written to. Raises `CommandError`."""
    from intriga.games import installed
    from intriga.mail import EmailWorker, read_settings
    from intriga.table import SystemTime

    if not server:
        return None
    if _password_in(server):
        raise CommandError("cli-mail-password", {"name": PASSWORD})
    if not sender:
        raise CommandError("cli-mail-no-sender")
    try:
        settings = read_settings(server, sender, os.environ.get(PASSWORD, ""))
    except ValueError:
        raise CommandError("cli-bad-mail", {"url": server, "sender": sender}) from None

    def made(table: "Table", base_url: str) -> AbstractAsyncContextManager[object]:
        return EmailWorker(table, settings, base_url, installed(), SystemTime())

    return made


def _password_in(server: str) -> bool:
    """Whether an address carries a password, even one that is no address otherwise."""
    try:
        return urlsplit(server).password is not None
    except ValueError:
        return ":" in server.rpartition("@")[0].partition("//")[2]
