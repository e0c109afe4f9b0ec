"""The courier: one connection to an SMTP server, over which letters are handed on."""

import smtplib
import ssl
from email.message import EmailMessage
from types import TracebackType
from typing import Final

from msgspec import Struct

from intriga.mail.settings import MailSettings
from intriga.mail.templates import address_of

PATIENCE: Final = 20.0
"""Seconds for each answer of the server."""


class Refused(Struct, frozen=True):
    """The server did not take a letter. `for_good`: it never will; `address`: for whom it is."""

    problem: str
    for_good: bool = False
    address: bool = False


class SmtpClient:
    """Use in one thread, `with`. A connection that broke is made anew for the next letter."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        self._server: smtplib.SMTP | None = None

    def __enter__(self) -> "SmtpClient":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def send(self, email: EmailMessage) -> Refused | None:
        """Hand a letter on. None: the server has it now."""
        try:
            server = self._server or self._connected()
            server.send_message(email, from_addr=address_of(self._settings.sender))
        except smtplib.SMTPRecipientsRefused as problem:
            self._reset()
            code, words = next(iter(problem.recipients.values()))
            return Refused(_said(code, words), for_good=code >= 500, address=code >= 500)
        except smtplib.SMTPDataError as problem:
            self._reset()
            code = problem.smtp_code
            return Refused(_said(code, problem.smtp_error), for_good=code >= 500)
        except smtplib.SMTPResponseException as problem:  # the sender, the password, the greeting
            self._hang_up()
            return Refused(_said(problem.smtp_code, problem.smtp_error))
        except (smtplib.SMTPException, OSError, ValueError) as problem:
            self._hang_up()
            return Refused(f"{type(problem).__name__}: {problem}"[:300])
        return None

    def close(self) -> None:
        """Say goodbye."""
        server, self._server = self._server, None
        if server is not None:
            try:
                server.quit()
            except (smtplib.SMTPException, OSError):
                server.close()

    def _connected(self) -> smtplib.SMTP:
        known = self._settings
        if known.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                known.host, known.port, timeout=PATIENCE, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(known.host, known.port, timeout=PATIENCE)
        self._server = server
        if known.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if known.user:
            server.login(known.user, known.password)
        return server

    def _reset(self) -> None:
        """The letter was refused, the connection stands."""
        try:
            if self._server is not None:
                self._server.rset()
        except (smtplib.SMTPException, OSError):
            self._hang_up()

    def _hang_up(self) -> None:
        """Go without a word: who has just failed may not answer a goodbye."""
        server, self._server = self._server, None
        if server is not None:
            server.close()


def _said(code: int, words: bytes | str) -> str:
    text = words.decode("utf-8", "replace") if isinstance(words, bytes) else words
    return f"{code} {' '.join(text.split())}"[:300]
