"""What triggers an email to people who are not here, and when.

An email is queued in the transaction of what it is about, with a delay in which it may be
withdrawn: a person who answers, or opens the page, needs none. It contains nothing secret:
everybody in the match knows who is awaited, and until when.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import email
from intriga.store.email import EmailRow
from intriga.table.match.loaded_match import Holder, LoadedMatch
from intriga.table.match.match_state import Standing

SUBJECTS: Final = ("turn", "deadline", "begins", "invitation")
"""What people may choose to be emailed about."""

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
LIVE: Final = 15 * _MINUTE
"""No email about a turn that lasts less than this: people are online, or would come too late."""
_LONG: Final = 2 * _HOUR
"""A window that stays open this long is worth a reminder before it closes."""


class Kind(Struct, frozen=True):
    """A kind of email: under which of `SUBJECTS` it falls (None: it is always sent), and how many
    milliseconds it waits."""

    subject: str | None
    wait: int


KINDS: Final[Mapping[str, Kind]] = {
    "turn": Kind("turn", 5 * _MINUTE),
    "deadline": Kind("deadline", 0),
    "vote": Kind("turn", 5 * _MINUTE),
    "begins": Kind("begins", _MINUTE),
    "roll": Kind("begins", _MINUTE // 2),
    "seated": Kind("begins", _MINUTE),
    "gone": Kind("begins", 0),
    "invited": Kind("invitation", _MINUTE),
    "confirm": Kind(None, 0),
    "password": Kind(None, 0),
    "test": Kind(None, 0),
}
ASKING: Final = ("turn", "deadline")
"""Kinds that ask for an answer in a match being played."""
CALLING: Final = ("vote", "begins", "roll", "seated", "invited")

Write: TypeAlias = Callable[[Connection], None]

_encode = msgspec.json.Encoder().encode


class _Ask(Struct, frozen=True):
    """A person is awaited, until a time if there is a limit."""

    person: str
    due_at: int | None


class EmailTriggers:
    """Queues emails. `on`: whether emails are sent at all; if not, nothing is queued."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def queue(
        self, connection: Connection, kind: str, person: str, match: str, now: int, **params: Any
    ) -> None:
        """Queue an email for somebody who wants such; it replaces one of its kind that waits."""
        if not self.on or not _wanted(connection, person, kind):
            return
        due_at = now + KINDS[kind].wait
        email.put(connection, _email(kind, person, match, at=now, due_at=due_at, **params))

    def withdraw(
        self, connection: Connection, match: str, kinds: Iterable[str], person: str | None = None
    ) -> None:
        """Delete waiting emails of these kinds about a match, to one person or (None) to all."""
        if self.on:
            email.withdraw(connection, match, tuple(kinds), person)

    def of_step(
        self,
        loaded: LoadedMatch,
        before: Standing,
        after: Standing,
        at: int,
        seated: tuple[Seat, Holder] | None,
    ) -> Write | None:
        """What a step has to write: emails to who is newly awaited, none to who no longer is. None:
        nothing.

        `seated`: who holds a seat after it, if that changes.
        """
        if not self.on:
            return None
        match = loaded.match
        if after.position.outcome is not None:
            return lambda c: email.withdraw(c, match, (*ASKING, "vote", "begins"))
        people = [holder.person for holder in loaded.holders]
        gone: list[str | None] = []
        if seated is not None:
            seat, holder = seated
            gone.append(people[seat])
            people[seat] = holder.person
        asked = _asked(people, before, after, None if seated is None else seated[0])
        done = [*gone, *_answered(people, before, after)]
        grace = loaded.setup.schedule.grace * 1000
        return self._write(match, asked, done, grace=grace, at=at)

    def of_beginning(
        self, match: str, people: Sequence[str | None], standing: Standing, *, grace: int, at: int
    ) -> Write | None:
        """What the beginning of a match has to write: emails to who is awaited. `grace`: in
        milliseconds. None: nothing."""
        if not self.on:
            return None
        asked = _asked(people, None, standing, None)
        return self._write(match, asked, [], grace=grace, at=at)

    def _write(
        self,
        match: str,
        asked: Sequence[_Ask],
        done: Iterable[str | None],
        *,
        grace: int,
        at: int,
    ) -> Write | None:
        no_longer = [person for person in done if person is not None]
        if not asked and not no_longer:
            return None

        def write(connection: Connection) -> None:
            for person in no_longer:
                email.withdraw(connection, match, ASKING, person)
            for ask in asked:
                due = None if ask.due_at is None else ask.due_at - grace
                self._ask(connection, match, ask.person, now=at, due=due)

        return write

    def _ask(
        self, connection: Connection, match: str, person: str, *, now: int, due: int | None
    ) -> None:
        box = email.settings_of(connection, person)
        if box is None:
            return
        email.withdraw(connection, match, ASKING, person)
        wants = box.wants.split(",")
        left = None if due is None else due - now
        if "turn" in wants and (left is None or left >= LIVE):
            wait = KINDS["turn"].wait if left is None else min(KINDS["turn"].wait, left // 8)
            due_at = now + wait
            email.put(connection, _email("turn", person, match, at=now, due_at=due_at))
        if "deadline" in wants and left is not None and left >= _LONG:
            assert due is not None
            lead = lead_of(left)
            reminder = _email("deadline", person, match, at=now, due_at=due - lead, lead=lead)
            email.put(connection, reminder)


def lead_of(length: int) -> int:
    """How long before the end of a window of this length a reminder is due; in milliseconds."""
    return max(_HOUR // 2, min(length // 4, 12 * _HOUR))


def _wanted(connection: Connection, person: str, kind: str) -> bool:
    box = email.settings_of(connection, person)
    return box is not None and KINDS[kind].subject in box.wants.split(",")


def _email(kind: str, person: str, match: str, *, at: int, due_at: int, **params: Any) -> EmailRow:
    return EmailRow(
        id=new_email_id(),
        kind=kind,
        made_at=at,
        due_at=due_at,
        person=person,
        match=match,
        params=_encode(params).decode(),
    )


def new_email_id() -> str:
    """An id that no other email has, on this server or another: part of its Message-ID."""
    return secrets.token_hex(16)


def _windows(standing: Standing | None) -> dict[Seat, set[tuple[str, int]]]:
    """The windows (key and generation) that wait for each seat."""
    asked: dict[Seat, set[tuple[str, int]]] = {}
    for window in standing.windows if standing is not None else ():
        for seat in window.awaited:
            asked.setdefault(seat, set()).add((window.key, window.generation))
    return asked


def _asked(
    people: Sequence[str | None], before: Standing | None, after: Standing, new: Seat | None
) -> list[_Ask]:
    """Who is awaited in a window that did not wait for them before, or until another time. `new`:
    a seat that has just been taken."""
    known, found = _windows(before), []
    for seat, windows in _windows(after).items():
        person = people[seat] if seat < len(people) else None
        moved = _due(before, windows) != _due(after, windows)
        fresh = bool(windows - known.get(seat, set())) or moved or seat == new
        if person is not None and fresh:
            found.append(_Ask(person, _due(after, windows)))
    return found


def _answered(
    people: Sequence[str | None], before: Standing | None, after: Standing
) -> list[str | None]:
    """Who is no longer awaited."""
    still = _windows(after)
    return [people[seat] for seat in _windows(before) if seat not in still and seat < len(people)]


def _due(standing: Standing | None, windows: set[tuple[str, int]]) -> int | None:
    """When the first of these windows closes whose timer runs."""
    if standing is None:
        return None
    timers = (standing.closing(key) for key, _ in windows)
    moments = [timer.due_at for timer in timers if timer is not None and timer.left is None]
    return min(moments, default=None)
