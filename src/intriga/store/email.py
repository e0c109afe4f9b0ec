"""Letters: where people want to be written to, what waits to be sent, who has looked where.

A letter is written down in the transaction of what it tells of, so none is lost and none tells of
what did not happen. Whoever delivers claims it first; a claim that was not kept lapses, and the
letter goes out again under the same id.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql import ColumnElement

from intriga.store.schema import emails, looks, postboxes

WAITING: Final = "waiting"
SENDING: Final = "sending"
SENT: Final = "sent"
FAILED: Final = "failed"
LEASE: Final = 5 * 60 * 1000
"""A claim lapses after so many milliseconds: longer than any server is waited for."""


class EmailSettings(Struct, frozen=True):
    """An address that its owner has confirmed. `wants`: what he wants to be told of, with commas;
    `failures`: letters in a row that were refused."""

    person: str
    address: str
    language: str
    wants: str
    confirmed_at: int
    failures: int = 0


class EmailRow(Struct, frozen=True):
    """A letter. `person` has a postbox, or `address` says where it goes. `params` is JSON.

    `due_at`: when to send it, at the earliest; `dated_at`: when it was first tried, which is its
    date. `problem`: why it has not gone yet.
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
        return f"LetterRow({self.id!r}, {self.kind!r}, {self.state!r})"  # params may hold a token


_of_box = [getattr(postboxes.c, name) for name in EmailSettings.__struct_fields__]
_of_letter = [getattr(emails.c, name) for name in EmailRow.__struct_fields__]


def settings_of(connection: Connection, person: str) -> EmailSettings | None:
    """Where a person wants to be written to."""
    row = connection.execute(select(*_of_box).where(postboxes.c.person == person)).one_or_none()
    return EmailSettings(*row) if row else None


def set_settings(connection: Connection, box: EmailSettings) -> None:
    """Write to this address from now on, and to no other."""
    connection.execute(delete(postboxes).where(postboxes.c.person == box.person))
    values = {name: getattr(box, name) for name in EmailSettings.__struct_fields__}
    connection.execute(insert(postboxes).values(**values))


def change_settings(connection: Connection, person: str, **values: object) -> None:
    """Change what is written to a person, in which language."""
    connection.execute(update(postboxes).where(postboxes.c.person == person).values(**values))


def drop_settings(connection: Connection, person: str) -> None:
    """Write to a person no longer: what waits for him is thrown away."""
    connection.execute(delete(postboxes).where(postboxes.c.person == person))
    connection.execute(delete(emails).where(emails.c.person == person, emails.c.state == WAITING))


def forget_person(connection: Connection, person: str) -> None:
    """Nothing is kept of where a person was written to, of what, and where he has looked."""
    for table in (postboxes, emails, looks):
        connection.execute(delete(table).where(table.c.person == person))


def put(connection: Connection, row: EmailRow) -> None:
    """Let a letter wait to be sent; it takes the place of one of its kind that waits already."""
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
    """Letters of these kinds that wait are not sent: to a person or an address, or (neither) to
    anybody about this match."""
    query = delete(emails).where(emails.c.state == WAITING, emails.c.kind.in_(kinds))
    query = query.where(emails.c.match.is_not_distinct_from(match))
    if person is not None:
        query = query.where(emails.c.person == person)
    if address is not None:
        query = query.where(emails.c.address == address)
    connection.execute(query)


def due(connection: Connection, now: int, limit: int) -> list[EmailRow]:
    """Letters to be sent now, the oldest first, with those whose claim has lapsed."""
    lapsed = and_(emails.c.state == SENDING, emails.c.claimed_at <= now - LEASE)
    rows = connection.execute(
        select(*_of_letter)
        .where(or_(and_(emails.c.state == WAITING, emails.c.due_at <= now), lapsed))
        .order_by(emails.c.due_at, emails.c.id)
        .limit(limit)
    )
    return [EmailRow(*row) for row in rows]


def next_due(connection: Connection) -> int | None:
    """When the next letter is to be sent, or the next claim lapses."""
    waiting = connection.scalar(select(func.min(emails.c.due_at)).where(emails.c.state == WAITING))
    claimed = connection.scalar(
        select(func.min(emails.c.claimed_at)).where(emails.c.state == SENDING)
    )
    moments = [waiting, None if claimed is None else claimed + LEASE]
    return min((moment for moment in moments if moment is not None), default=None)


def claim(connection: Connection, row: EmailRow, now: int) -> EmailRow | None:
    """Take a letter to send it; None when somebody else was quicker, or it was withdrawn."""
    values: dict[str, object] = {
        "state": SENDING,
        "claimed_at": now,
        "tries": row.tries + 1,
        "dated_at": row.dated_at or now,
    }
    changed = connection.execute(update(emails).where(_still(row)).values(**values))
    if changed.rowcount != 1:
        return None
    return replace(row, **values)


def _still(row: EmailRow) -> ColumnElement[bool]:
    """Nobody has taken or sent a letter since it was read."""
    return and_(emails.c.id == row.id, emails.c.state == row.state, emails.c.tries == row.tries)


def postpone(connection: Connection, row: EmailRow, due_at: int, problem: str = "") -> None:
    """Send a letter later, unless somebody else has taken it meanwhile."""
    connection.execute(
        update(emails)
        .where(_still(row))
        .values(state=WAITING, due_at=due_at, claimed_at=None, problem=problem[:500])
    )


def settle(connection: Connection, email: str, state: str, now: int, problem: str = "") -> None:
    """A letter has been sent, or never will be. What it said is kept no longer."""
    connection.execute(
        update(emails)
        .where(emails.c.id == email)
        .values(state=state, sent_at=now, claimed_at=None, params="{}", problem=problem[:500])
    )


def throw_away(connection: Connection, row: EmailRow) -> None:
    """A letter is not needed any more, unless somebody else has taken it meanwhile."""
    connection.execute(delete(emails).where(_still(row)))


def last_sent(
    connection: Connection, person: str, match: str | None, kinds: Sequence[str]
) -> int | None:
    """When a person was last written to about this."""
    at: int | None = connection.scalar(
        select(func.max(emails.c.sent_at)).where(
            emails.c.person == person,
            emails.c.match.is_not_distinct_from(match),
            emails.c.kind.in_(kinds),
            emails.c.state == SENT,
        )
    )
    return at


def made_since(connection: Connection, kind: str, address: str, since: int) -> int:
    """How many letters of a kind were written to an address since then."""
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
    """How many letters there are by state."""
    rows = connection.execute(select(emails.c.state, func.count()).group_by(emails.c.state))
    return {row[0]: row[1] for row in rows}


def last_problem(connection: Connection) -> str:
    """Why the letter that failed or was put off last did not go."""
    moment = func.coalesce(emails.c.sent_at, emails.c.due_at)
    found = connection.scalar(
        select(emails.c.problem).where(emails.c.problem != "").order_by(moment.desc()).limit(1)
    )
    return found or ""


def forget(connection: Connection, before: int) -> None:
    """Sweep out what was sent or given up before then, and old looks."""
    done = emails.c.state.in_((SENT, FAILED))
    connection.execute(delete(emails).where(done, emails.c.sent_at < before))
    connection.execute(delete(looks).where(looks.c.at < before))


def looked(connection: Connection, person: str, match: str, at: int) -> None:
    """A person has just looked at a match."""
    seen = connection.execute(
        update(looks).where(looks.c.person == person, looks.c.match == match).values(at=at)
    )
    if seen.rowcount == 0:
        connection.execute(insert(looks).values(person=person, match=match, at=at))


def looked_at(connection: Connection, person: str, match: str) -> int:
    """When a person last looked at a match; 0: never."""
    at = connection.scalar(
        select(looks.c.at).where(looks.c.person == person, looks.c.match == match)
    )
    return at or 0
