"""What triggers an email to people who are not here, and when.

An email is queued in the transaction of what it is about, with a delay in which it may be
withdrawn: a person who answers, or opens the page, needs none. It contains nothing secret: whom a
window awaits, and until when, everybody in the match knows. Whom a form asks in private only they
learn, and what they are asked is not in the email.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game, result_of
from intriga.store import matches
from intriga.store.people import email
from intriga.store.people.email import EmailRow
from intriga.table.email.questions import (
    Question,
    by_windows,
    first_to_close,
    in_private,
    last_to_close,
)
from intriga.table.match.commands.command import Write, all_of
from intriga.table.match.loaded_match import Holder, LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.steady import steady

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
    "away": Kind("turn", 5 * _MINUTE),
    "begins": Kind("begins", _MINUTE),
    "roll": Kind("begins", _MINUTE // 2),
    "seated": Kind("begins", _MINUTE),
    "gone": Kind("begins", 0),
    "poke": Kind("turn", _MINUTE),
    "over": Kind("begins", 2 * _MINUTE),
    "heir": Kind("begins", _MINUTE),
    "invited": Kind("invitation", _MINUTE),
    "confirm": Kind(None, 0),
    "password": Kind(None, 0),
    "test": Kind(None, 0),
}
ASKING: Final = ("turn", "deadline")
"""Kinds that ask for an answer in a match being played."""
CALLING: Final = ("vote", "away", "poke", "begins", "roll", "seated", "invited", "over", "heir")
"""Kinds that whoever has looked at the match since needs no longer."""
_POKES_APART: Final = _HOUR
"""The least time between two emails that call the same person to a match."""
_NAMED: Final = 12
"""The most winners whom an email names."""

_encode = msgspec.json.Encoder().encode


class _Ask(Struct, frozen=True):
    """A person is asked, until a time if there is a limit. `private`: only by questions that nobody
    else knows of; `passing`: those have no limit of their own, but all windows will have closed
    soon."""

    person: str
    due_at: int | None
    private: bool = False
    passing: bool = False


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

    def takes_time(self, closes_at: int | None, now: int) -> bool:
        """Whether a window that closes at a time (None: at none) leaves time for an email."""
        return self.on and (closes_at is None or closes_at - now >= LIVE)

    def poke(
        self, connection: Connection, person: str, match: str, now: int, *, alone: bool
    ) -> None:
        """Queue an email that a host calls somebody to the table, alone or with all the others;
        none to somebody who was sent one lately."""
        sent = email.last_sent(connection, person, match, ("poke",))
        if sent is None or now - sent >= _POKES_APART:
            self.queue(connection, "poke", person, match, now, why="you" if alone else "all")

    def withdraw(
        self, connection: Connection, match: str, kinds: Iterable[str], person: str | None = None
    ) -> None:
        """Delete waiting emails of these kinds about a match, to one person or (None) to all."""
        if self.on:
            email.withdraw(connection, match, tuple(kinds), person)

    def of_step(
        self,
        loaded: LoadedMatch,
        before: CurrentPosition,
        after: CurrentPosition,
        at: int,
        seated: tuple[Seat, Holder] | None,
    ) -> Write | None:
        """What a step has to write: emails to who is newly asked, none to who no longer is. None:
        nothing.

        `seated`: who holds a seat after it, if that changes.
        """
        if not self.on:
            return None
        match = loaded.match
        if seated is None and _is_talk(before, after):
            return None
        if after.position.outcome is not None:
            return self._of_end(loaded, after, at)
        people = [holder.person for holder in loaded.holders]
        gone: list[str | None] = []
        if seated is not None:
            seat, holder = seated
            people += [None] * (seat + 1 - len(people))  # seats that are being added
            gone.append(people[seat])
            people[seat] = holder.person
        step = _Step(steady(loaded.game), people, before, after)
        asked = step.asked(at, None if seated is None else seated[0])
        done = [*gone, *step.answered()]
        grace = loaded.setup.schedule.grace * 1000
        asks = self._write(match, asked, done, grace=grace, at=at)
        return all_of(asks, self._of_pause(match, people, before, after, at))

    def _of_end(self, loaded: LoadedMatch, after: CurrentPosition, at: int) -> Write:
        """The emails to all who play or host that the match is over, with its result. None of those
        before is left: nothing is asked any more."""
        match, outcome = loaded.match, after.position.outcome
        assert outcome is not None
        result = result_of(loaded.game, outcome)
        chairs = after.position.chairs
        winners = [chairs[seat].name for seat in outcome.winners][:_NAMED]

        def write(connection: Connection) -> None:
            email.withdraw(connection, match, (*ASKING, "vote", "away", "poke", "begins"))
            row = matches.get(connection, match)
            hosts = (row.host, *row.cohost_ids) if row is not None else ()
            players = (holder.person for holder in loaded.holders)
            for person in dict.fromkeys(filter(None, (*players, *hosts))):
                self.queue(connection, "over", person, match, at, why=result, winners=winners)

        return write

    def _of_pause(
        self,
        match: str,
        people: Sequence[str | None],
        before: CurrentPosition,
        after: CurrentPosition,
        at: int,
    ) -> Write | None:
        """The emails to all who play that the match was put away; none of them is left once it goes
        on. None: nothing."""
        was, until = before.position.house.resumes_at, after.position.house.resumes_at
        if was == until:
            return None

        def write(connection: Connection) -> None:
            email.withdraw(connection, match, ("away",))
            if until is not None:
                for person in filter(None, people):
                    self.queue(connection, "away", person, match, at)

        return write

    def of_beginning(
        self,
        game: Game[Any],
        match: str,
        people: Sequence[str | None],
        current: CurrentPosition,
        *,
        grace: int,
        at: int,
    ) -> Write | None:
        """What the beginning of a match has to write: emails to who is asked. `grace`: in
        milliseconds. None: nothing."""
        if not self.on:
            return None
        asked = _Step(game, people, None, current).asked(at, None)
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
                self._ask(connection, match, ask, now=at, due=due)

        return write

    def _ask(
        self, connection: Connection, match: str, ask: _Ask, *, now: int, due: int | None
    ) -> None:
        person = ask.person
        box = email.settings_of(connection, person)
        if box is None or ask.passing:
            return
        # One private question after another must not put the email off.
        waits = ask.private and email.is_waiting(connection, match, "turn", person)
        if not waits:
            email.withdraw(connection, match, ASKING, person)
        wants = box.wants.split(",")
        left = None if due is None else due - now
        if "turn" in wants and not waits and (left is None or left >= LIVE):
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


def _is_talk(before: CurrentPosition, after: CurrentPosition) -> bool:
    """Whether there was only a message, so that nobody is asked anything else."""
    same = before.position.packed is after.position.packed
    return same and before.position.house == after.position.house and before.timers == after.timers


class _Step:
    """A step from where a match stood (None: it has just begun) to where it stands. `people`: who
    holds each seat after it, None for bots."""

    def __init__(
        self,
        game: Game[Any],
        people: Sequence[str | None],
        before: CurrentPosition | None,
        after: CurrentPosition,
    ) -> None:
        self._people = people
        self._before, self._after = before, after
        self._asked_before, self._asked_after = by_windows(before), by_windows(after)
        # Whom bots are asked for in private no email tells.
        seats = [seat for seat, person in enumerate(people) if person is not None]
        _add(self._asked_before, in_private(game, before, seats))
        _add(self._asked_after, in_private(game, after, seats))

    def asked(self, at: int, new: Seat | None) -> list[_Ask]:
        """Who is asked something that they were not asked before, or until another time. `at`: the
        time of the step; `new`: a seat that has just been taken."""
        found = []
        for seat, questions in self._asked_after.items():
            person = self._people[seat] if seat < len(self._people) else None
            fresh = questions - self._asked_before.get(seat, set())
            closes, closed = (
                first_to_close(one, {key for key, *_ in questions})
                for one in (self._after, self._before)
            )
            if person is None or not (fresh or closes != closed or seat == new):
                continue
            awaited = any(not act for _, _, act, _ in questions)
            private = all(act for _, _, act, _ in fresh or questions)
            last = last_to_close(self._after) if not awaited and closes is None else None
            passing = last is not None and last - at < LIVE
            found.append(_Ask(person, closes, private, passing))
        return found

    def answered(self) -> list[str | None]:
        """Who is no longer asked."""
        done = (seat for seat in self._asked_before if seat not in self._asked_after)
        return [self._people[seat] for seat in done if seat < len(self._people)]


def _add(all_: dict[Seat, set[Question]], more: Mapping[Seat, set[Question]]) -> None:
    for seat, questions in more.items():
        all_.setdefault(seat, set()).update(questions)
