"""The SMTP client: one connection to an SMTP server, over which emails are sent."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from types import TracebackType
from typing import Final

from msgspec import Struct

from intriga.mail.settings import MailSettings
from intriga.mail.templates import address_of
from intriga.table.email.outbox import Cause

_CODES: Final = re.compile(r"(\d+)(?: (\d\.\d+\.\d+))?")
TIMEOUT: Final = 20.0
"""Seconds to wait for each response of the server."""


class Refused(Struct, frozen=True):
    """The server did not accept an email. `for_good`: trying again is useless; `cause`: what is
    known of the reason."""

    problem: str
    for_good: bool = False
    cause: Cause = "other"


class SmtpClient:
    """A context manager, to be used in one thread. It connects when the first email is sent, and
    again for the next one when the connection was lost."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        self._server: smtplib.SMTP | None = None
        self.all_alphabets: bool | None = None
        """Whether the server takes addresses with other letters than Latin ones before the @
        (SMTPUTF8); None: not known before it was connected to."""

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
        """Send an email. None: the server has accepted it."""
        try:
            server = self._server or self._connect()
            server.send_message(email, from_addr=address_of(self._settings.sender))
        except smtplib.SMTPRecipientsRefused as problem:
            self._reset()
            said = _problem(*next(iter(problem.recipients.values())))
            return Refused(said, for_good=said.startswith("5"), cause=_cause(said))
        except smtplib.SMTPNotSupportedError as problem:
            if self.all_alphabets is not False or str(email["To"]).isascii():
                self._disconnect()  # it does not support TLS, or logins
                return Refused(str(problem)[:300])
            self._reset()
            return Refused(str(problem)[:300], for_good=True, cause="alphabet")
        except smtplib.SMTPDataError as problem:
            self._reset()
            code = problem.smtp_code
            return Refused(_problem(code, problem.smtp_error), for_good=code >= 500)
        except smtplib.SMTPResponseException as problem:  # the sender, the login, the greeting
            self._disconnect()
            return Refused(_problem(problem.smtp_code, problem.smtp_error))
        except (smtplib.SMTPException, OSError, ValueError) as problem:
            self._disconnect()
            return Refused(f"{type(problem).__name__}: {problem}"[:300])
        return None

    def close(self) -> None:
        """End the connection, if there is one."""
        server, self._server = self._server, None
        if server is not None:
            try:
                server.quit()
            except (smtplib.SMTPException, OSError):
                server.close()

    def _connect(self) -> smtplib.SMTP:
        settings = self._settings
        if settings.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.host, settings.port, timeout=TIMEOUT, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT)
        self._server = server
        if settings.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.user:
            server.login(settings.user, settings.password)
        server.ehlo_or_helo_if_needed()
        self.all_alphabets = server.has_extn("smtputf8")
        return server

    def _reset(self) -> None:
        """Abort the current mail transaction; the connection stays open."""
        try:
            if self._server is not None:
                self._server.rset()
        except (smtplib.SMTPException, OSError):
            self._disconnect()

    def _disconnect(self) -> None:
        """Close the connection without QUIT: a server that has just failed may not respond."""
        server, self._server = self._server, None
        if server is not None:
            server.close()


def _cause(said: str) -> Cause:
    """Why a server has refused a recipient, by its reply (RFC 5321, RFC 3463). It is for good only
    if there is no such mailbox: full ones may be emptied, rules of the server may change."""
    found = _CODES.match(said)
    code, enhanced = found.groups() if found is not None else ("", None)
    if not code.startswith("5"):
        return "other"
    if enhanced is not None:
        return "nobody" if enhanced.startswith("5.1.") or enhanced == "5.2.1" else "recipient"
    return "nobody" if code in ("550", "551", "553") else "recipient"


def _problem(code: int, reply: bytes | str) -> str:
    """A reply of the server on one line."""
    text = reply.decode("utf-8", "replace") if isinstance(reply, bytes) else reply
    return f"{code} {' '.join(text.split())}"[:300]
