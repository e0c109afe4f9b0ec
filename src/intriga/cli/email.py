"""The SMTP server of `intriga serve`: its options, and the worker that sends emails.

The password is read from the environment only: command lines can be seen by every user of the
machine.
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


def email_worker(server: str | None, sender: str | None) -> "EmailWorker | None":
    """A factory of workers that send emails through the server at this URL (see `mail.settings`),
    from this sender. None without a URL: no emails are sent. Raises `CommandError`."""
    from intriga.games import installed
    from intriga.mail import EmailTemplates, EmailWorker, read_settings
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

    def worker(table: "Table", base_url: str) -> AbstractAsyncContextManager[object]:
        templates = EmailTemplates(settings, base_url, installed())
        queued = table.email_addresses.more
        return EmailWorker(table.outbox, queued, settings, templates, SystemTime())

    return worker


def _password_in(server: str) -> bool:
    """Whether a URL has a password, even one that is not a valid URL."""
    try:
        return urlsplit(server).password is not None
    except ValueError:
        return ":" in server.rpartition("@")[0].partition("//")[2]
