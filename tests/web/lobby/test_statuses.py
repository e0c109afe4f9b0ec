"""Every status of a sign-up × every status of a match × both languages, on the front page and on
the page of the match: nobody is left without a page."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import PutAway
from intriga.store import signups
from intriga.store.people import accounts
from intriga.store.signups import STATUSES, SignupRow, SignupStatus
from intriga.table import Receipt
from intriga.words import LANGUAGES, phrasebook
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.kit.sampled import sampled
from tests.shapes.auction import Auction

pytestmark = pytest.mark.service

MATCHES = ("gathering", "playing", "away", "over", "cancelled")
GOING_ON = ("gathering", "playing", "away")
AWAY = {"ru": "Партия отложена до", "en": "The match is paused until"}
ENDED = ("declined", "left", "removed")
"""Statuses of people who wait for nothing: the lobby lists the match only if they may watch it."""


class Hall:
    """A server with a match of each status, and a person without a seat in any of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = {language: Person(server.url, language) for language in LANGUAGES}
        for language, person in self.person.items():
            person.open("/register")
            person.press("/register", login=f"p-{language}", password="correct horse")
        self.ids = [self._id(f"p-{language}") for language in LANGUAGES]
        self.matches = {status: self.run(self._match(status)) for status in MATCHES}

    def run(self, doing: Coroutine[Any, Any, str]) -> str:
        """Run something of the table, in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(doing, self.server._loop).result(PATIENCE)

    def _id(self, login: str) -> str:
        found = self.server.store.read(lambda connection: accounts.by_login(connection, login))
        assert found is not None
        return found.id

    async def _match(self, status: str, *, watch: bool = True) -> str:
        table = self.server.table
        people = [(await table.accounts.guest(name)).person.id for name in ("Анна", "Борис")]
        match = await table.lobby.creation.create(
            people[0],
            "auction",
            seats=2,
            options={"lots": 1},
            title=f"Партия {status}",
            watch=watch,
        )
        for person in people:
            await table.lobby.signups.sit(match, person)
        if status == "cancelled":
            await table.lobby.cancellation.cancel(match, people[0])
        elif status != "gathering":
            await table.lobby.starting.start(match, people[0])
        if status == "away":
            day = PutAway(self.server.site.settings.now() + 24 * 3600 * 1000, "Europe/Moscow")
            assert isinstance(await table.keep(match, HOST, day, "away", me=people[0]), Receipt)
        for seat in range(2 if status == "over" else 0):
            await table.submit(match, seat, {"type": "pass"}, f"c{seat}", me=people[seat])
        return match

    def stands(self, status: SignupStatus, match: str) -> None:
        """Both people stand like this towards a match, and have to do with no other."""

        def write(connection: Connection) -> None:
            for person in self.ids:
                signups.forget_person(connection, person)
                signups.put(connection, SignupRow(match, person, status, 0, 1, seat=1))

        self.server.store.write(write).result()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with Server(folder, games={"auction": Auction()}) as server:
        made = Hall(server)
        yield made
        for person in made.person.values():
            person.close()


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("status", sampled(STATUSES, 2))
def test_every_status_has_its_pages(hall: Hall, status: SignupStatus, match: str) -> None:
    id = hall.matches[match]
    hall.stands(status, id)
    for language, person in hall.person.items():
        note = phrasebook(language, "intriga.web").say(f"waits-{status}")
        person.open("/")
        assert person.status == 200
        shown = note in person.text
        assert shown == (match in GOING_ON), person.text
        person.open(f"/m/{id}")
        assert person.status == (404 if match == "cancelled" else 200)
        assert (AWAY[language] in person.text) == (match == "away")
        assert f"waits-{status}" not in person.text
        person.open(f"/j/{hall.server.store.read(lambda c: _code(c, id))}")
        assert person.status in ((404,) if match == "cancelled" else (200,))


@pytest.mark.parametrize("status", STATUSES)
def test_every_status_has_its_pages_where_nobody_may_watch(
    hall: Hall, status: SignupStatus
) -> None:
    id = hall.run(hall._match("playing", watch=False))
    hall.stands(status, id)
    for language, person in hall.person.items():
        person.open("/")
        assert person.status == 200
        if status not in ENDED:
            assert phrasebook(language, "intriga.web").say(f"waits-{status}") in person.text
        person.open(f"/m/{id}")
        assert person.status == 200


def _code(connection: Connection, match: str) -> str:
    query = f"SELECT join_code FROM matches WHERE id = '{match}'"
    return str(connection.exec_driver_sql(query).scalar())


def test_a_person_who_is_turned_away_reads_why(hall: Hall) -> None:
    """In play, on the page of the match and without a chance to ask again."""
    id = hall.matches["playing"]
    for status, text in (("declined", "Вам отказали в месте"), ("removed", "удалил вас")):
        hall.stands(status, id)  # type: ignore[arg-type]
        person = hall.person["ru"]
        person.open(f"/m/{id}")
        assert text in person.text
        assert f"/m/{id}/take-over" not in person.page.text
