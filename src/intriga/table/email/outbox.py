"""The outbox: emails that wait to be sent.

Before an email is sent, it is checked again: is the person still asked, do they still want it, are
they looking at the match? So no outdated email is sent.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.store import matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts, email
from intriga.store.people.email import ALPHABET, FAILED, NOBODY, SENT, EmailRow, EmailSettings
from intriga.store.signups import INVITED
from intriga.table.email.addresses import FAILURES_MOST, LOOKING, EmailAddresses, put_all_alphabets
from intriga.table.email.questions import AskedNow, asked_now
from intriga.table.email.triggers import ASKING, CALLING, KINDS
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import in_force
from intriga.table.match.registry import MatchRegistry
from intriga.table.runtime.db import AsyncStore
from intriga.table.schedule import Schedule
from intriga.words import LANGUAGES

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
_AGAIN: Final = 2 * _MINUTE
_REPEAT_AFTER: Final = 12 * _HOUR
"""The least time between two emails about turns to a person who has not looked in between."""
_KEPT: Final = 30 * 24 * _HOUR

_decode = msgspec.json.Decoder(dict[str, Any]).decode


class EmailContent(Struct, frozen=True):
    """The content of an email. `path`: of the page it leads to; `asked`: its reader is asked, and
    `private`: nobody else knows that; `due_at`: until when, in milliseconds since the epoch, to be
    shown in `zone`; `params`: more, by its kind; `unsubscribe`: the path of that link."""

    title: str = ""
    game: str = ""
    host: str = ""
    path: str = "/"
    asked: bool = False
    private: bool = False
    due_at: int | None = None
    zone: str = "UTC"
    unsubscribe: str = ""
    params: dict[str, Any] = {}


class Send(Struct, frozen=True):
    """Send it: to this address, in this language."""

    address: str
    language: str
    content: EmailContent


class Later(Struct, frozen=True):
    """Not now."""

    at: int


class Never(Struct, frozen=True):
    """Not at all."""


Cause: TypeAlias = Literal["other", "recipient", "nobody", "alphabet"]
"""Why an email was not accepted: because of its recipient; as there is no such mailbox, so that
nothing more is sent to it; as its address has letters that the mail server cannot send to."""

_STATES: Final[Mapping[Cause, str]] = {
    "other": FAILED,
    "recipient": FAILED,
    "nobody": NOBODY,
    "alphabet": ALPHABET,
}

Decision: TypeAlias = Send | Later | Never


class Outbox:
    """The emails of all people, for the worker that sends them."""

    def __init__(
        self, store: AsyncStore, registry: MatchRegistry, addresses: EmailAddresses
    ) -> None:
        self._store = store
        self._registry = registry
        self._addresses = addresses
        self._all_alphabets: bool | None = None

    async def due(self, limit: int) -> list[EmailRow]:
        """Emails to be sent now, at most `limit`, the oldest first."""
        now = self._registry.time.now()
        return await self._store.read(lambda connection: email.due(connection, now, limit))

    async def next_due(self) -> int | None:
        """When the next email is due, in milliseconds since the epoch; None: none waits."""
        return await self._store.read(email.next_due)

    async def claim(self, row: EmailRow) -> EmailRow | None:
        """Take an email to send it; None when another worker sends it, or it was withdrawn."""
        now = self._registry.time.now()
        return await self._store.write(lambda connection: email.claim(connection, row, now))

    async def postpone(self, row: EmailRow, at: int, problem: str = "") -> None:
        """Send it later. `problem`: why, if an attempt has failed."""
        await self._store.write(lambda c: email.postpone(c, row, at, problem))

    async def drop(self, row: EmailRow) -> None:
        """Delete an email that is no longer needed."""
        await self._store.write(lambda connection: email.discard(connection, row))

    async def sent(self, row: EmailRow) -> None:
        """It was sent."""
        now = self._registry.time.now()

        def sent(connection: Connection) -> None:
            email.finish(connection, row.id, SENT, now)
            if row.person is not None and row.address is None:
                email.change_settings(connection, row.person, failures=0)
                if row.kind == "begins":  # this email also says that they are awaited
                    email.withdraw(connection, row.match, ("turn",), row.person)

        await self._store.write(sent)

    async def failed(self, row: EmailRow, problem: str, cause: Cause) -> None:
        """It cannot be sent."""
        now = self._registry.time.now()

        def failed(connection: Connection) -> None:
            email.finish(connection, row.id, _STATES[cause], now, problem)
            box = email.settings_of(connection, row.person) if row.person else None
            if cause == "other" or box is None or row.address not in (None, box.address):
                return
            more = box.failures + 1 if cause == "recipient" else FAILURES_MOST
            email.change_settings(connection, box.person, failures=more)

        await self._store.write(failed)

    async def note_alphabets(self, *, all_: bool) -> None:
        """The mail server takes addresses with letters of all alphabets, or Latin ones alone."""
        if self._all_alphabets != all_:
            await self._store.write(lambda c: put_all_alphabets(c, all_=all_))
            self._all_alphabets = all_

    async def counts(self) -> tuple[dict[str, int], str]:
        """How many emails there are by state, and the last problem."""
        return await self._store.read(lambda c: (email.counts(c), email.last_problem(c)))

    async def sweep(self) -> None:
        """Delete what was sent long ago."""
        before = self._registry.time.now() - _KEPT
        await self._store.write(lambda connection: email.forget(connection, before))

    async def decide(self, row: EmailRow) -> Decision:
        """Whether an email is to be sent now, and its content."""
        if row.address is not None:
            if KINDS.get(row.kind) is None:
                return Never()
            return Send(row.address, row.language, EmailContent(params=_decode(row.params)))
        found = await self._store.read(lambda connection: _found(connection, row))
        if found is None or not _reachable(found, row.kind):
            return Never()
        verdict = await self._news(row, found)
        if isinstance(verdict, EmailContent):
            path = self._addresses.unsubscribe_path(found.box.person, found.box.address)
            language = found.box.language if found.box.language in LANGUAGES else LANGUAGES[0]
            return Send(found.box.address, language, replace(verdict, unsubscribe=path))
        return verdict

    async def _news(self, row: EmailRow, found: "_Found") -> EmailContent | Later | Never:
        now = self._registry.time.now()
        looking = now - found.looked_at < LOOKING
        if row.kind in ASKING:
            return await self._question(row, found)
        if row.kind in CALLING and found.looked_at >= row.made_at:
            return Never()  # they have looked since it was written
        if row.kind == "begins":
            if found.match.status != "playing" or found.seat is None:
                return Never()
            async with self._registry.using(found.match.id) as loaded:
                asked = asked_now(loaded.steady, loaded.committed, found.seat)
                due = _due(loaded, asked)
            public = asked.now and not asked.private
            return replace(_content(row, found), asked=public, due_at=due)
        if row.kind == "vote":
            return await self._vote(row, found)
        if row.kind == "away":
            return await self._away(row, found)
        if row.kind == "roll":
            wanted = found.match.roll_at is not None and not found.here
            return _content(row, found) if wanted else Never()
        if row.kind == "seated":
            seated = found.seat is not None and found.match.status in ("gathering", "playing")
            return _content(row, found) if seated else Never()
        if row.kind == "invited":
            return _content(row, found) if found.invited else Never()
        if row.kind == "heir":
            hosts = found.match.status == "playing" and found.match.host == found.box.person
            return _content(row, found) if hosts else Never()
        if row.kind == "over" and found.match.status != "over":
            return Never()
        return Never() if looking else _content(row, found)

    async def _question(self, row: EmailRow, found: "_Found") -> EmailContent | Later | Never:
        """Whether somebody who was asked still is, and does not look at the match."""
        now = self._registry.time.now()
        if found.match.status != "playing" or found.seat is None:
            return Never()
        async with self._registry.using(found.match.id) as loaded:
            if loaded.committed.position.house.paused:
                return Later(now + 5 * _AGAIN)
            asked = asked_now(loaded.steady, loaded.committed, found.seat)
            due = _due(loaded, asked)
        if not asked.now or (due is not None and due <= now):
            return Never()
        if now - found.looked_at < LOOKING:
            return Later(now + _AGAIN)
        emailed = found.emailed_at or 0
        if row.kind == "deadline":
            lead = int(_decode(row.params).get("lead", _HOUR))
            if due is None or now - emailed < lead // 2:
                return Never()
            if due - lead > now + _MINUTE:
                return Later(due - lead)
        elif emailed > found.looked_at and now - emailed < _REPEAT_AFTER:
            return Never()
        content = _content(row, found)
        return replace(content, asked=True, private=asked.private, due_at=due)

    async def _vote(self, row: EmailRow, found: "_Found") -> EmailContent | Never:
        """Whether somebody still has to answer a proposal to end the match, or a request to rewind
        it."""
        if found.match.status != "playing" or found.seat is None:
            return Never()
        async with self._registry.using(found.match.id) as loaded:
            house = loaded.committed.position.house
        proposal = house.undo if _decode(row.params).get("why") == "undo" else house.proposal
        if proposal is None or not proposal.stands(self._registry.time.now()):
            return Never()
        asked = found.seat in set(proposal.voters).difference(proposal.agreed)
        return _content(row, found) if asked else Never()

    async def _away(self, row: EmailRow, found: "_Found") -> EmailContent | Never:
        """Until when a match is put away, for somebody who plays in it."""
        if found.match.status != "playing" or found.seat is None:
            return Never()
        async with self._registry.using(found.match.id) as loaded:
            house = loaded.committed.position.house
            zone = in_force(loaded.setup.schedule, house).zone
        if house.resumes_at is None:
            return Never()
        return replace(_content(row, found), due_at=house.resumes_at, zone=zone)


class _Found(Struct, frozen=True):
    """What the decision about an email needs."""

    box: EmailSettings
    match: MatchRow
    host: str
    seat: int | None
    here: bool
    invited: bool
    looked_at: int
    emailed_at: int | None


def _found(connection: Connection, row: EmailRow) -> _Found | None:
    if row.person is None or row.match is None:
        return None
    box = email.settings_of(connection, row.person)
    match = matches.get(connection, row.match)
    if box is None or match is None:
        return None
    sitting = seats.of_match(connection, row.match)
    chair = next((chair for chair in sitting if chair.person == row.person), None)
    signup = signups.get(connection, row.match, row.person)
    here = chair or signup
    return _Found(
        box=box,
        match=match,
        host=accounts.names(connection, {match.host}).get(match.host, ""),
        seat=chair.seat if chair is not None else None,
        here=here is None or here.here_at is not None,
        invited=signup is not None and signup.status == INVITED,
        looked_at=email.looked_at(connection, row.person, row.match),
        emailed_at=email.last_sent(connection, row.person, row.match, (*ASKING, "begins")),
    )


def _reachable(found: _Found, kind: str) -> bool:
    wants = found.box.wants.split(",")
    return KINDS[kind].subject in wants and found.box.failures < FAILURES_MOST


def _content(row: EmailRow, found: _Found) -> EmailContent:
    schedule = msgspec.json.decode(found.match.schedule, type=Schedule)
    return EmailContent(
        title=found.match.title,
        game=found.match.game,
        host=found.host,
        path=f"/m/{found.match.id}",
        zone=schedule.zone,
        params=_decode(row.params),
    )


def _due(loaded: LoadedMatch, asked: AskedNow) -> int | None:
    """The deadline, as people are told it."""
    grace = loaded.setup.schedule.grace * 1000
    return None if asked.closes_at is None else asked.closes_at - grace
