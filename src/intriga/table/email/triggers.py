"""Notices: what people are told of when they are not here, and when it is written down.

A notice is put down in the transaction of what it tells of, with a delay in which it may be
withdrawn: who answers, or comes to look, needs no letter. Nothing secret is in one: that somebody
is asked, and until when, everybody at the table knows.
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
from intriga.table.match.loaded import Holder, LoadedMatch
from intriga.table.match.standing import Standing

SUBJECTS: Final = ("turn", "deadline", "begins", "invitation")
"""What one may wish to be told of."""

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
LIVE: Final = 15 * _MINUTE
"""Who is asked for less than this sits at the table, or comes too late."""
_LONG: Final = 2 * _HOUR
"""A window that stays open this long is worth a reminder before it closes."""


class Kind(Struct, frozen=True):
    """A kind of notice: under which of `SUBJECTS` it falls (none: it is always sent), and how many
    milliseconds it waits."""

    subject: str | None
    wait: int


KINDS: Final[Mapping[str, Kind]] = {
    "turn": Kind("turn", 5 * _MINUTE),
    "deadline": Kind("deadline", 0),
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
CALLING: Final = ("begins", "roll", "seated", "invited")

Write: TypeAlias = Callable[[Connection], None]

_encode = msgspec.json.Encoder().encode


class _Ask(Struct, frozen=True):
    """Somebody is asked for something, until then if it has a limit."""

    person: str
    due_at: int | None


class EmailTriggers:
    """Puts notices down. `on`: whether letters are sent at all; if not, nothing is."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def tell(
        self, connection: Connection, kind: str, person: str, match: str, now: int, **params: Any
    ) -> None:
        """Put a notice down for somebody who wishes such; it replaces one that waits."""
        if not self.on or not _wished(connection, person, kind):
            return
        due_at = now + KINDS[kind].wait
        email.put(connection, _email(kind, person, match, at=now, due_at=due_at, **params))

    def withdraw(
        self, connection: Connection, match: str, kinds: Iterable[str], person: str | None = None
    ) -> None:
        """What waits to be told of this is no news any more."""
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
        """What a step has to put down: who is asked anew, and who no longer. None: nothing.

        `seated`: who sits on a seat after it, if that changes.
        """
        if not self.on:
            return None
        match = loaded.match
        if after.position.outcome is not None:
            return lambda c: email.withdraw(c, match, (*ASKING, "begins"))
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
        """What the beginning of a match has to put down: who is asked. `grace`: in milliseconds."""
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
    """So many milliseconds before its end a window of this length is worth a reminder."""
    return max(_HOUR // 2, min(length // 4, 12 * _HOUR))


def _wished(connection: Connection, person: str, kind: str) -> bool:
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
    """An id that no other letter has, on this server or another: part of its Message-ID."""
    return secrets.token_hex(16)


def _questions(standing: Standing | None) -> dict[Seat, set[tuple[str, int]]]:
    """The questions each seat is asked."""
    asked: dict[Seat, set[tuple[str, int]]] = {}
    for window in standing.windows if standing is not None else ():
        for seat in window.awaited:
            asked.setdefault(seat, set()).add((window.key, window.generation))
    return asked


def _asked(
    people: Sequence[str | None], before: Standing | None, after: Standing, new: Seat | None
) -> list[_Ask]:
    """Who is asked something he was not asked before, or until another moment. `new`: the seat of
    who has just sat down."""
    known, found = _questions(before), []
    for seat, questions in _questions(after).items():
        person = people[seat] if seat < len(people) else None
        moved = _due(before, questions) != _due(after, questions)
        fresh = bool(questions - known.get(seat, set())) or moved or seat == new
        if person is not None and fresh:
            found.append(_Ask(person, _due(after, questions)))
    return found


def _answered(
    people: Sequence[str | None], before: Standing | None, after: Standing
) -> list[str | None]:
    """Who is asked nothing any more."""
    still = _questions(after)
    return [people[seat] for seat in _questions(before) if seat not in still and seat < len(people)]


def _due(standing: Standing | None, questions: set[tuple[str, int]]) -> int | None:
    """When the first of these questions closes, as far as its clock runs."""
    if standing is None:
        return None
    timers = (standing.timers.get(key) for key, _ in questions)
    moments = [timer.due_at for timer in timers if timer is not None and timer.left is None]
    return min(moments, default=None)
