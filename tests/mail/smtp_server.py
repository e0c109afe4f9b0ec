"""A real SMTP server on loopback that accepts or refuses emails."""

import email
import threading
from email.message import EmailMessage
from email.policy import default
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.kit.patience import PATIENCE
from tests.kit.ports import free_port

TAKEN = "250 Message accepted for delivery"


class SmtpServer:
    """Keeps the emails it accepts. `answers`: replies to the DATA of the next emails, instead of
    accepting them. `strangers`: addresses that do not exist; `said`: what is said of them. With
    `latin` it takes addresses in ASCII alone."""

    said = "550 5.1.1 no such mailbox"

    def __init__(self, *, login: tuple[str, str] | None = None, latin: bool = False) -> None:
        self.emails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.raw: list[bytes] = []
        self.answers: list[str] = []
        self.strangers: set[str] = set()
        self.arrived = threading.Event()
        self._more = threading.Condition()
        self._login = login
        self.latin = latin
        self._controller: Controller | None = None
        self.port = free_port()

    def __enter__(self) -> "SmtpServer":
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Start listening."""
        options: dict[str, Any] = {"enable_SMTPUTF8": not self.latin}
        if self._login is not None:
            options |= {
                "authenticator": self._known,
                "auth_required": True,
                "auth_require_tls": False,
            }
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **options)
        self._controller.start()

    def close(self) -> None:
        """Stop listening."""
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def wait(self, count: int) -> bool:
        """Wait until this many emails have arrived; returns whether they have."""
        with self._more:
            return self._more.wait_for(lambda: len(self.emails) >= count, PATIENCE)

    def _known(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        given = cast(LoginPassword, data)
        right = (given.login.decode(), given.password.decode()) == self._login
        return AuthResult(success=right, handled=False)

    async def handle_RCPT(  # noqa: N802
        self,
        server: SMTP,
        session: Session,
        envelope: Envelope,
        address: str,
        options: list[str],
    ) -> str:
        if address in self.strangers:
            return self.said
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answers:
            answer = self.answers.pop(0)
            if not answer.startswith("250"):
                return answer
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        made = email.message_from_bytes(envelope.content, policy=default)
        self.emails.append(made)
        self.recipients += envelope.rcpt_tos
        self.arrived.set()
        with self._more:
            self._more.notify_all()
        return TAKEN


def text_of(email: EmailMessage) -> str:
    """The plain text of an email."""
    part = email.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(email: EmailMessage) -> str:
    """The HTML of an email."""
    part = email.get_body(("html",))
    assert part is not None
    return str(part.get_content())
