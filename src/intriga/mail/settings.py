"""The settings of outgoing mail: the SMTP server and the sender."""

from email.utils import parseaddr
from typing import Final, Literal, TypeAlias
from urllib.parse import unquote, urlsplit

from msgspec import Struct

Security: TypeAlias = Literal["tls", "starttls", "none"]

_PORTS: Final[dict[Security, int]] = {"tls": 465, "starttls": 587, "none": 25}
_SCHEMES: Final[dict[str, Security]] = {
    "smtps": "tls",
    "smtp": "starttls",
    "smtp+plain": "none",
}


class MailSettings(Struct, frozen=True):
    """An SMTP server and the sender. `security`: TLS from the start (`tls`), from STARTTLS on,
    which must succeed (`starttls`), or none; `sender`: `Intriga <intriga@example.org>`."""

    host: str
    port: int
    security: Security
    sender: str
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"MailSettings({self.host!r}, {self.port}, {self.security!r}, {self.sender!r})"

    @property
    def domain(self) -> str:
        """The domain of the sender, which Message-IDs end with."""
        return parseaddr(self.sender)[1].partition("@")[2]


def read_settings(server: str, sender: str, password: str = "") -> MailSettings:
    """Settings from a URL such as `smtps://user@mail.example.org`, `smtp://…:2525` (STARTTLS) or
    `smtp+plain://127.0.0.1:25`. `password`: used unless the URL has one.

    Raises `ValueError` for an invalid URL or sender.
    """
    parts = urlsplit(server)
    security = _SCHEMES.get(parts.scheme)
    if security is None or not parts.hostname or parts.path.strip("/"):
        raise ValueError(server)
    local, _, domain = parseaddr(sender)[1].partition("@")
    if not local or not domain or "@" in domain or not sender.isprintable():
        raise ValueError(sender)
    return MailSettings(
        host=parts.hostname,
        port=parts.port or _PORTS[security],
        security=security,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or "") or password,
    )
