"""Personal data: everything stored about a person, to download and to delete.

What cannot be deleted without breaking the matches of others stays: the acts of their seats, and
the name they had in the records of matches. A record still verifies, since it holds no chat
messages and no documents, only salted digests of them.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from intriga.kernel.questions.drafts import TEXT_ROW
from intriga.store import (
    Conflict,
    leagues,
    ledgers,
    matches,
    officials,
    referee_views,
    seats,
    signups,
)
from intriga.store.apart import lessons
from intriga.store.people import accounts, email, one_time_links, return_codes, sessions, tokens
from intriga.store.seats import NOBODY
from intriga.store.writing import documents, drafts, messages, waiting_talk
from intriga.table.accounts.accounts import Accounts
from intriga.table.archive.archive import Archive
from intriga.table.errors import conflict, unknown
from intriga.table.lobby.lobby import Lobby
from intriga.table.match.registry import MatchRegistry
from intriga.table.runtime.broadcast import Broadcast

_MOST: Final = 100_000
"""Matches of a person: all of them."""
_STATUSES: Final = ("gathering", "playing", "over", "cancelled")


class PersonalData:
    """The personal data of all people."""

    def __init__(
        self,
        registry: MatchRegistry,
        accounts: Accounts,
        lobby: Lobby,
        archive: Archive,
        person_changed: Broadcast[[str]],
    ) -> None:
        self._store = registry.store
        self._registry = registry
        self._accounts = accounts
        self._lobby = lobby
        self._archive = archive
        self._person_changed = person_changed

    async def export(self, me: str) -> bytes:
        """Everything stored about a person, as JSON. Times are milliseconds since the epoch."""
        now = self._registry.time.now()
        everything = await self._store.read(lambda connection: _everything(connection, me, now))
        return msgspec.json.format(msgspec.json.encode(everything), indent=2)

    async def erase(self, me: str, password: str, language: str) -> None:
        """Delete a person. Matches that only they host and that have not begun are cancelled; in
        those being played they leave their seat, or a bot takes it, and somebody else hosts them
        (see `lobby.heirs`).

        Raises `TableError` for the wrong password of an account; a guest has none.
        """
        await self._accounts.require_password(me, password)
        await self._leave_seats(me, language)
        named = await self._store.read(
            lambda c: [*seats.of_person(c, me, "over"), *seats.left_by(c, me)]
        )
        try:
            await self._store.write(lambda c: _erase(c, me, self._registry.time.now()))
        except Conflict:  # they have just taken a seat somewhere
            raise conflict("table-try-again") from None
        for chair in named:
            self._archive.forget(chair.match)
            loaded = self._registry.present(chair.match)
            if loaded is not None:
                loaded.unname(loaded.nobody | {chair.seat})
        self._person_changed.emit(me)

    async def _leave_seats(self, me: str, language: str) -> None:
        mine = await self._store.read(lambda c: matches.of_person(c, me, _MOST))
        for row in mine:
            if row.status == "gathering" and row.host == me and not row.cohost_ids:
                await self._lobby.cancellation.cancel(row.id, me)
        for office in await self._store.read(lambda c: officials.of_person(c, me)):
            if any(row.id == office.match and row.status == "playing" for row in mine):
                await self._lobby.places.resign(office.match, me)
        for chair in await self._store.read(lambda c: seats.of_person(c, me, "gathering")):
            await self._lobby.seats.stand(chair.match, me)
        for chair in await self._store.read(lambda c: seats.of_person(c, me, "playing")):
            await self._lobby.takeovers.leave(chair.match, me, language, in_any_case=True)
        for row in mine:
            await self._lobby.heirs.succeed(row.id, me)


def _erase(connection: Connection, me: str, now: int) -> None:
    if accounts.get(connection, me) is None:
        raise unknown("person-unknown")
    for row in lessons.of_person(connection, me):
        lessons.remove(connection, row.id)
    seats.forget_person(connection, me)
    return_codes.forget_person(connection, me)
    ledgers.forget_person(connection, me)
    leagues.forget_person(connection, me)
    for row in matches.of_person(connection, me, _MOST):
        if row.hosted_by(me):
            matches.remove_host(connection, row, me)
    signups.forget_person(connection, me)
    officials.forget_person(connection, me)
    referee_views.forget_person(connection, me)
    messages.forget_person(connection, me, NOBODY)
    documents.forget_person(connection, me)
    drafts.forget_person(connection, me, NOBODY, TEXT_ROW)
    waiting_talk.forget_person(connection, me)
    email.forget_person(connection, me)
    sessions.end_all(connection, me)
    tokens.drop(connection, me)
    one_time_links.drop(connection, me)
    accounts.erase(connection, me, NOBODY, now)


def _everything(connection: Connection, me: str, now: int) -> dict[str, Any]:
    person = accounts.get(connection, me)
    if person is None:
        raise unknown("person-unknown")
    box = email.settings_of(connection, me)
    kept = ledgers.of_person(connection, me)
    known = leagues.of_ids(connection, {row.league for row in kept})
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "login": person.login,
            "role": person.role,
            "created_at": person.created_at,
        },
        "browsers": [
            {"device": row.device, "opened_at": row.opened_at, "seen_at": row.seen_at}
            for row in sessions.of_person_now(connection, me, now)
        ],
        "programs": [
            {
                "name": row.name,
                "scopes": row.scopes.split(),
                "created_at": row.created_at,
                "seen_at": row.seen_at,
                "expires_at": row.expires_at,
            }
            for row in tokens.of_person_now(connection, me, now)
        ],
        "letters": None
        if box is None
        else {"address": box.address, "language": box.language, "wants": box.wants.split(",")},
        "hosted": [
            {"match": row.id, "game": row.game, "title": row.title, "created_at": row.created_at}
            for row in matches.of_person(connection, me, _MOST)
            if row.hosted_by(me)
        ],
        "seats": [
            {"match": row.match, "seat": row.seat, "name": row.name, "status": status}
            for status in _STATUSES
            for row in seats.of_person(connection, me, status)
        ]
        + [
            {"match": row.match, "seat": row.seat, "name": row.name, "status": "left"}
            for row in seats.left_by(connection, me)
        ],
        "waiting": [
            {"match": row.match, "status": row.status, "at": row.at}
            for row in signups.of_person(connection, me)
        ],
        "offices": [
            {"match": row.match, "place": row.place, "at": row.at}
            for row in officials.of_person(connection, me)
        ],
        "leagues": [
            {
                "league": row.id,
                "game": row.game,
                "name": row.name,
                "owner": row.owner == me,
                "created_at": row.created_at,
            }
            for row in leagues.of_host(connection, me)
        ],
        "ledgers": [
            {
                "league": row.league,
                "game": known[row.league].game,
                "name": known[row.league].name,
                "matches": row.n,
                "match": row.match,
                "version": row.version,
                "data": msgspec.json.decode(row.data),
            }
            for row in kept
        ],
        "messages": [
            {
                "match": row.match,
                "room": row.room,
                "at": row.at,
                "voice": row.voice,
                "text": row.text,
                "deleted_by": row.erased,
            }
            for row in messages.of_person(connection, me)
        ],
        "documents": [
            {
                "match": row.match,
                "id": row.id,
                "at": row.at,
                "text": row.text,
                "deleted_by": row.erased,
            }
            for row in documents.of_person(connection, me)
        ],
        "drafts": [
            {
                "match": match,
                "draft": key,
                "row": row.id,
                "at": row.at,
                "change": row.change,
                "value": msgspec.json.decode(row.value),
            }
            for match, key, row in drafts.of_person(connection, me)
        ],
        "waiting_talk": [
            {"match": row.match, "at": row.at, "name": row.name, "text": row.text}
            for row in waiting_talk.of_person(connection, me)
        ],
    }
