"""Emails: people's settings, the queue of emails to send, and when people last viewed a match.

An email is queued in the transaction of the event it is about, so none is lost and none is about
something that did not happen. A worker claims an email before sending it. A claim that is not
settled in time lapses, and the email is sent again under the same id.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql import ColumnElement

from intriga.store.schema import email_settings, emails, looks

WAITING: Final = "waiting"
SENDING: Final = "sending"
SENT: Final = "sent"
FAILED: Final = "failed"
NOBODY: Final = "nobody"
"""It was refused, as there is no such mailbox."""
ALPHABET: Final = "alphabet"
"""The mail server cannot send to addresses with such letters."""
NOT_SENT: Final = (FAILED, NOBODY, ALPHABET)
LEASE: Final = 5 * 60 * 1000
"""Milliseconds after which a claim lapses: longer than a worker waits for any mail server."""


class EmailSettings(Struct, frozen=True):
    """A confirmed address. `wants`: the subjects wanted, separated by commas; `failures`: how many
    emails in a row the mail server has refused."""

    person: str
    address: str
    language: str
    wants: str
    confirmed_at: int
    failures: int = 0


class EmailRow(Struct, frozen=True):
    """An email. It goes to `address`, or to the address in the settings of `person`. `params` is
    JSON.

    `due_at`: the earliest time to send it; `dated_at`: when sending was first tried, which is the
    date of the email. `problem`: why it has not been sent yet.
    """

    id: str
    kind: str
    made_at: int
    due_at: int
    person: str | None = None
    address: str | None = None
    match: str | None = None
    language: str = ""
    params: str = "{}"
    state: str = WAITING
    tries: int = 0
    claimed_at: int | None = None
    dated_at: int | None = None
    sent_at: int | None = None
    problem: str = ""

    def __repr__(self) -> str:
        return f"EmailRow({self.id!r}, {self.kind!r}, {self.state!r})"  # params may hold a token


_settings = [getattr(email_settings.c, name) for name in EmailSettings.__struct_fields__]
_email = [getattr(emails.c, name) for name in EmailRow.__struct_fields__]


def settings_of(connection: Connection, person: str) -> EmailSettings | None:
    """A person's email settings, if they have confirmed an address."""
    row = connection.execute(
        select(*_settings).where(email_settings.c.person == person)
    ).one_or_none()
    return EmailSettings(*row) if row else None


def set_settings(connection: Connection, row: EmailSettings) -> None:
    """Store a person's email settings, in place of any earlier ones."""
    connection.execute(delete(email_settings).where(email_settings.c.person == row.person))
    values = {name: getattr(row, name) for name in EmailSettings.__struct_fields__}
    connection.execute(insert(email_settings).values(**values))


def change_settings(connection: Connection, person: str, **values: object) -> None:
    """Change some values of a person's email settings."""
    connection.execute(
        update(email_settings).where(email_settings.c.person == person).values(**values)
    )


def drop_settings(connection: Connection, person: str) -> None:
    """Delete a person's email settings and the emails waiting for them."""
    connection.execute(delete(email_settings).where(email_settings.c.person == person))
    connection.execute(delete(emails).where(emails.c.person == person, emails.c.state == WAITING))


def forget_person(connection: Connection, person: str) -> None:
    """Delete a person's email settings, all emails to them, and the times of their views."""
    for table in (email_settings, emails, looks):
        connection.execute(delete(table).where(table.c.person == person))


def put(connection: Connection, row: EmailRow) -> None:
    """Queue an email. It replaces a waiting one of the same kind, match and recipient."""
    address = row.address if row.person is None else None
    withdraw(connection, row.match, (row.kind,), row.person, address)
    values = {name: getattr(row, name) for name in EmailRow.__struct_fields__}
    connection.execute(insert(emails).values(**values))


def withdraw(
    connection: Connection,
    match: str | None,
    kinds: Sequence[str],
    person: str | None = None,
    address: str | None = None,
) -> None:
    """Delete waiting emails of these kinds about a match: those to a person or an address, or
    (with neither given) to anybody."""
    query = delete(emails).where(emails.c.state == WAITING, emails.c.kind.in_(kinds))
    query = query.where(emails.c.match.is_not_distinct_from(match))
    if person is not None:
        query = query.where(emails.c.person == person)
    if address is not None:
        query = query.where(emails.c.address == address)
    connection.execute(query)


def due(connection: Connection, now: int, limit: int) -> list[EmailRow]:
    """Emails to send now, including those whose claim has lapsed; the earliest due first."""
    lapsed = and_(emails.c.state == SENDING, emails.c.claimed_at <= now - LEASE)
    rows = connection.execute(
        select(*_email)
        .where(or_(and_(emails.c.state == WAITING, emails.c.due_at <= now), lapsed))
        .order_by(emails.c.due_at, emails.c.id)
        .limit(limit)
    )
    return [EmailRow(*row) for row in rows]


def next_due(connection: Connection) -> int | None:
    """When the next email is due or the next claim lapses; None when there is neither."""
    waiting = connection.scalar(select(func.min(emails.c.due_at)).where(emails.c.state == WAITING))
    claimed = connection.scalar(
        select(func.min(emails.c.claimed_at)).where(emails.c.state == SENDING)
    )
    moments = [waiting, None if claimed is None else claimed + LEASE]
    return min((moment for moment in moments if moment is not None), default=None)


def claim(connection: Connection, row: EmailRow, now: int) -> EmailRow | None:
    """Claim an email to send it. None: another worker claimed it first, or it was withdrawn."""
    values: dict[str, object] = {
        "state": SENDING,
        "claimed_at": now,
        "tries": row.tries + 1,
        "dated_at": row.dated_at or now,
    }
    changed = connection.execute(update(emails).where(_unchanged(row)).values(**values))
    if changed.rowcount != 1:
        return None
    return replace(row, **values)


def _unchanged(row: EmailRow) -> ColumnElement[bool]:
    """That no worker has claimed or sent the email since it was read."""
    return and_(emails.c.id == row.id, emails.c.state == row.state, emails.c.tries == row.tries)


def postpone(connection: Connection, row: EmailRow, due_at: int, problem: str = "") -> None:
    """Send an email later, unless another worker has claimed it in the meantime."""
    connection.execute(
        update(emails)
        .where(_unchanged(row))
        .values(state=WAITING, due_at=due_at, claimed_at=None, problem=problem[:500])
    )


def finish(connection: Connection, email: str, state: str, now: int, problem: str = "") -> None:
    """Note that an email has been sent, or never will be (`state`), and delete its contents."""
    connection.execute(
        update(emails)
        .where(emails.c.id == email)
        .values(state=state, sent_at=now, claimed_at=None, params="{}", problem=problem[:500])
    )


def discard(connection: Connection, row: EmailRow) -> None:
    """Delete an email that is no longer needed, unless another worker has claimed it in the
    meantime."""
    connection.execute(delete(emails).where(_unchanged(row)))


def last_sent(
    connection: Connection, person: str, match: str | None, kinds: Sequence[str]
) -> int | None:
    """When an email of one of these kinds was last sent to a person about a match."""
    at: int | None = connection.scalar(
        select(func.max(emails.c.sent_at)).where(
            emails.c.person == person,
            emails.c.match.is_not_distinct_from(match),
            emails.c.kind.in_(kinds),
            emails.c.state == SENT,
        )
    )
    return at


def newest(connection: Connection, person: str, kind: str, address: str) -> EmailRow | None:
    """The email of a kind that was made last for a person and an address."""
    row = connection.execute(
        select(*_email)
        .where(emails.c.person == person, emails.c.kind == kind, emails.c.address == address)
        .order_by(emails.c.made_at.desc(), emails.c.id)
        .limit(1)
    ).one_or_none()
    return EmailRow(*row) if row else None


def is_waiting(connection: Connection, match: str, kind: str, person: str) -> bool:
    """Whether an email of this kind about a match waits for a person."""
    query = select(emails.c.id).where(
        emails.c.state == WAITING,
        emails.c.kind == kind,
        emails.c.match == match,
        emails.c.person == person,
    )
    return connection.execute(query.limit(1)).first() is not None


def made_since(connection: Connection, kind: str, address: str, since: int) -> int:
    """How many emails of a kind to an address have been queued since then."""
    return (
        connection.scalar(
            select(func.count())
            .select_from(emails)
            .where(emails.c.kind == kind, emails.c.address == address)
            .where(emails.c.made_at > since)
        )
        or 0
    )


def counts(connection: Connection) -> dict[str, int]:
    """The number of emails by state."""
    rows = connection.execute(select(emails.c.state, func.count()).group_by(emails.c.state))
    return {row[0]: row[1] for row in rows}


def last_problem(connection: Connection) -> str:
    """The problem of the email that failed or was postponed last; empty if there is none."""
    moment = func.coalesce(emails.c.sent_at, emails.c.due_at)
    found = connection.scalar(
        select(emails.c.problem).where(emails.c.problem != "").order_by(moment.desc()).limit(1)
    )
    return found or ""


def forget(connection: Connection, before: int) -> None:
    """Delete emails sent or given up before then, and earlier times of views."""
    done = emails.c.state.in_((SENT, *NOT_SENT))
    connection.execute(delete(emails).where(done, emails.c.sent_at < before))
    connection.execute(delete(looks).where(looks.c.at < before))


def looked(connection: Connection, person: str, match: str, at: int) -> None:
    """Note that a person has just viewed a match."""
    seen = connection.execute(
        update(looks).where(looks.c.person == person, looks.c.match == match).values(at=at)
    )
    if seen.rowcount == 0:
        connection.execute(insert(looks).values(person=person, match=match, at=at))


def looked_at(connection: Connection, person: str, match: str) -> int:
    """When a person last viewed a match; 0: never, or long ago."""
    at = connection.scalar(
        select(looks.c.at).where(looks.c.person == person, looks.c.match == match)
    )
    return at or 0
