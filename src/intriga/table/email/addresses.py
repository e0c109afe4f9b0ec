"""Email addresses that people confirm, and what they want to be emailed about.

Nothing is sent to an address before its owner has confirmed it, except the email that asks for
that, and every email has a link to unsubscribe. See `triggers` for what is sent when, `outbox` for
how.
"""

import asyncio
import hashlib
import hmac
import re
from collections.abc import Callable, Sequence
from string import ascii_letters, digits
from typing import Any, Final, Literal, TypeAlias, TypeVar
from unicodedata import category, normalize

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.store.people import accounts, email, one_time_links
from intriga.store.people.email import EmailRow, EmailSettings
from intriga.store.people.one_time_links import LinkRow
from intriga.table.accounts.accounts import PASSWORD_LINK
from intriga.table.accounts.codes import hashed, new_token
from intriga.table.email.triggers import SUBJECTS, new_email_id
from intriga.table.errors import TableError, conflict, forbidden, invalid, unknown
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time

T = TypeVar("T")

ADDRESS_LENGTH: Final = 254
LOCAL_LENGTH: Final = 64
"""The most bytes before the @."""
FAILURES_MOST: Final = 5
"""After this many refused emails in a row nothing more is sent to an address."""
CONFIRMATIONS: Final = 5
"""The most emails per day and kind to one address that confirm it or contain a link for a new
password."""

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_CONFIRM_LINK: Final = "address"
_ALPHABETS: Final = "mail-alphabets"
"""The setting in which it is noted what the mail server can send to: `all` or `latin`."""
LOOKING: Final = 150_000
"""A person who looked at a match at most this many milliseconds ago counts as looking: open pages
report every minute."""
_NOTE_EVERY: Final = 45_000

_SIGNS: Final = frozenset(f"{ascii_letters}{digits}_!#$%&'*+/=?^`{{|}}~-")
"""The signs of ASCII that an address may have before the @, besides dots."""
_DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,63}", re.IGNORECASE)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


Delivery: TypeAlias = Literal["sent", "waiting", "late", "failed", "nobody", "alphabet"]
"""What became of an email: the mail server has it; it is about to be sent; it could not be sent
yet, or at all; there is no such mailbox; the mail server cannot send to addresses like this."""


class AddressSettings(Struct, frozen=True):
    """What a person has set about emails. `address`: the confirmed one, "" for none; `waiting`: one
    that is not confirmed yet; `delivery`: what became of the email that asks for that; `wants`: of
    `SUBJECTS`; `failing`: emails to the confirmed one come back, so nothing is sent to it."""

    address: str
    waiting: str
    delivery: Delivery
    wants: tuple[str, ...]
    failing: bool


class EmailAddresses:
    """Addresses and settings of all people. `on`: whether emails are sent at all. `queued`: set
    when an email may have become due earlier than was known."""

    def __init__(self, store: AsyncStore, time: Time, key: bytes, *, on: bool) -> None:
        self.on = on
        self._store = store
        self._time = time
        self._key = hmac.digest(key, b"letters", "sha256")
        self._noted: dict[tuple[str, str], int] = {}
        self.queued = asyncio.Event()

    # A person's own address.

    async def settings(self, me: str) -> AddressSettings:
        """What this person has set."""
        now = self._time.now()

        def find(connection: Connection) -> AddressSettings:
            box = email.settings_of(connection, me)
            link = one_time_links.newest(connection, me, _CONFIRM_LINK, now)
            waiting = link.data.partition(" ")[2] if link else ""
            asking = email.newest(connection, me, "confirm", waiting) if waiting else None
            return AddressSettings(
                address=readable_address(box.address) if box else "",
                waiting=readable_address(waiting),
                delivery=_delivery(asking),
                wants=tuple(filter(None, box.wants.split(","))) if box else SUBJECTS,
                failing=box is not None and box.failures >= FAILURES_MOST,
            )

        return await self._store.read(find)

    async def add(self, me: str, address: str, language: str) -> None:
        """Send an email to this address, whose link confirms it. `language`: of emails to come."""
        address = _fit_address(address)
        token, now = new_token(), self._time.now()
        data = f"{language} {address}"
        link = LinkRow(hashed(token), _CONFIRM_LINK, me, now + _DAY, data)
        row = EmailRow(
            id=new_email_id(),
            kind="confirm",
            made_at=now,
            due_at=now,
            person=me,
            address=address,
            language=language,
            params=_encode({"path": f"/mail/confirm/{token}"}).decode(),
        )

        def ask(connection: Connection) -> None:
            if accounts.get(connection, me) is None:
                raise unknown("person-unknown")
            _not_beyond_ascii(connection, address)
            _not_too_often(connection, "confirm", address, now)
            one_time_links.replace(connection, link)
            email.put(connection, row)

        await self._write(ask)

    async def pending_address(self, token: str) -> str:
        """The address that a link confirms. Raises `TableError` if it was used or has expired."""
        key, now = hashed(token), self._time.now()
        link = await self._store.read(lambda c: one_time_links.find(c, key, _CONFIRM_LINK, now))
        if link is None:
            raise unknown("link-spent")
        return link.data.partition(" ")[2]

    async def confirm(self, token: str) -> str:
        """Confirm the address of a link; the address. Raises `TableError` if the link was used or
        has expired."""
        key, now = hashed(token), self._time.now()

        def confirm(connection: Connection) -> str:
            link = one_time_links.take(connection, key, _CONFIRM_LINK, now)
            if link is None or link.person is None:
                raise unknown("link-spent")
            language, _, address = link.data.partition(" ")
            before = email.settings_of(connection, link.person)
            wants = before.wants if before else ",".join(SUBJECTS)
            email.set_settings(
                connection, EmailSettings(link.person, address, language, wants, now)
            )
            return address

        return await self._write(confirm)

    async def choose(self, me: str, wants: Sequence[str], language: str) -> None:
        """Set what this person wants to be emailed about, and in which language."""
        known = ",".join(subject for subject in SUBJECTS if subject in wants)
        await self._write(lambda c: email.change_settings(c, me, wants=known, language=language))

    async def forget(self, me: str) -> None:
        """Delete this person's address."""

        def forget(connection: Connection) -> None:
            email.drop_settings(connection, me)
            one_time_links.drop(connection, me)

        await self._write(forget)

    def unsubscribe_path(self, person: str, address: str) -> str:
        """The path of the link to unsubscribe."""
        return f"/mail/off/{person}/{self._seal(person, address)}"

    async def unsubscribe(self, person: str, seal: str) -> None:
        """Stop all emails to the address of such a link. Raises `TableError` for an invalid one."""
        await self.unsubscribe_address(person, seal)
        await self._write(lambda connection: email.drop_settings(connection, person))

    async def unsubscribe_address(self, person: str, seal: str) -> str:
        """The address that such a link unsubscribes. Raises `TableError` for an invalid link."""
        box = await self._store.read(lambda connection: email.settings_of(connection, person))
        given = seal.encode()
        known = box.address if box is not None else ""
        if not hmac.compare_digest(self._seal(person, known).encode(), given) or box is None:
            raise unknown("link-spent")
        return box.address

    def _seal(self, person: str, address: str) -> str:
        return hmac.new(self._key, f"{person}\0{address}".encode(), hashlib.sha256).hexdigest()[:32]

    async def send_password_link(self, login: str, language: str) -> None:
        """Send a link for a new password, if there is such an account with an address. The caller
        must not show whether there is one."""
        token, now = new_token(), self._time.now()

        def send(connection: Connection) -> None:
            row = accounts.by_login(connection, login.strip())
            box = email.settings_of(connection, row.id) if row is not None else None
            if row is None or box is None or row.blocked_at is not None:
                return
            if box.failures >= FAILURES_MOST:
                return
            try:
                _not_too_often(connection, "password", box.address, now)
            except TableError:
                return
            link = LinkRow(hashed(token), PASSWORD_LINK, row.id, now + _DAY)
            one_time_links.replace(connection, link)
            message = EmailRow(
                id=new_email_id(),
                kind="password",
                made_at=now,
                due_at=now,
                person=row.id,
                address=box.address,
                language=language,
                params=_encode({"path": f"/password/{token}"}).decode(),
            )
            email.put(connection, message)

        await self._write(send)

    async def send_test(self, me: str, address: str, language: str) -> None:
        """Send a test email to this address. For admins: see `AdminService`."""
        address, now = _fit_address(address), self._time.now()
        row = EmailRow(
            id=new_email_id(),
            kind="test",
            made_at=now,
            due_at=now,
            person=me,
            address=address,
            language=language,
        )

        def test(connection: Connection) -> None:
            _not_beyond_ascii(connection, address)
            email.put(connection, row)

        await self._write(test)

    # Who has a page open.

    async def note_looking(self, match: str, me: str) -> None:
        """This person has a page of the match open, so that they need no email."""
        now, key = self._time.now(), (me, match)
        if not self.on or now - self._noted.get(key, 0) < _NOTE_EVERY:
            return
        self._noted[key] = now
        if len(self._noted) > 10_000:
            self._noted.clear()
        await self._store.write(lambda connection: email.looked(connection, me, match, now))

    async def _write(self, op: Callable[[Connection], T]) -> T:
        if not self.on:
            raise conflict("mail-off")
        result = await self._store.write(op)
        self.queued.set()
        return result


def readable_address(address: str) -> str:
    """An address with its domain as people write it: «почта.рф», not `xn--…`."""
    local, _, domain = address.rpartition("@")
    try:
        return f"{local}@{domain.encode().decode('idna')}" if local else address
    except UnicodeError:
        return address


def put_all_alphabets(connection: Connection, *, all_: bool) -> None:
    """Note whether the mail server takes letters of all alphabets before the @ of an address
    (SMTPUTF8), or Latin ones alone."""
    accounts.put_setting(connection, _ALPHABETS, b"all" if all_ else b"latin")


def _not_beyond_ascii(connection: Connection, address: str) -> None:
    """Raises `TableError` for an address to which the mail server is known not to send."""
    if not address.isascii() and accounts.setting(connection, _ALPHABETS) == b"latin":
        raise invalid("mail-alphabet")


def _delivery(row: EmailRow | None) -> Delivery:
    if row is None:  # it was sent so long ago that the row is gone
        return "sent"
    match row.state:
        case email.SENT:
            return "sent"
        case email.FAILED:
            return "failed"
        case email.NOBODY:
            return "nobody"
        case email.ALPHABET:
            return "alphabet"
    return "late" if row.problem else "waiting"


def _fit_address(address: str) -> str:
    """An address in the form to send to. Raises `TableError` for an invalid one."""
    local, _, domain = normalize("NFC", address.strip()).rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        domain = ""
    length = len(local.encode(errors="replace"))
    fits = length <= LOCAL_LENGTH and length + len(domain) < ADDRESS_LENGTH
    if not fits or not _is_local(local) or not _DOMAIN.fullmatch(domain):
        raise invalid("mail-address")
    return f"{local}@{domain}"


def _is_local(local: str) -> bool:
    """Whether this can stand before the @: words with dots between them, of letters of any alphabet
    (RFC 6531), digits and some signs."""
    return all(word and all(map(_is_sign, word)) for word in local.split("."))


def _is_sign(sign: str) -> bool:
    return sign in _SIGNS if sign.isascii() else category(sign)[0] in "LMN"


def _not_too_often(connection: Connection, kind: str, address: str, now: int) -> None:
    """Raises `TableError` when an address got enough emails of this kind today."""
    if email.made_since(connection, kind, address, now - _DAY) >= CONFIRMATIONS:
        raise forbidden("mail-too-often")
