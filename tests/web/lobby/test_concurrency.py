"""Twenty people and eight matches, all at the same moment."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterable

import pytest

from tests.kit.http.html_client import NewPerson
from tests.kit.http.raw_acts import BUY
from tests.kit.http.server import Server
from tests.web.lobby.guest import Guest

pytestmark = pytest.mark.service

PEOPLE, MATCHES = 20, 8
JSON = {"accept": "application/json"}


def rows(server: Server, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(server.folder / "intriga.db") as database:
        return database.execute(query).fetchall()


def check_seats(server: Server) -> None:
    """No seat has two people, nobody has two seats in a match, and running matches are full."""
    twice = (
        "SELECT match, person FROM seats WHERE person NOT NULL GROUP BY 1, 2 HAVING count(*) > 1"
    )
    assert rows(server, twice) == []
    empty = (
        "SELECT matches.id FROM matches JOIN seats ON seats.match = matches.id "
        "WHERE status = 'playing' AND person IS NULL AND bot IS NULL"
    )
    assert rows(server, empty) == []
    both = "SELECT match FROM seats WHERE person NOT NULL AND bot NOT NULL"
    assert rows(server, both) == []


@pytest.mark.thorough
def test_twenty_people_take_seats_at_once(server: Server, new_person: NewPerson) -> None:
    matches = asyncio.run(_rush(server))
    # All have started; one that people left to bots may already be over.
    begun = "SELECT count(*) FROM matches WHERE status IN ('playing', 'over')"
    assert rows(server, begun) == [(MATCHES,)]
    check_seats(server)
    server.stop()
    server.start()
    check_seats(server)
    public = new_person()
    for match in matches:
        public.open(match)
        assert public.status == 200


async def _rush(server: Server) -> list[str]:
    people = [Guest(server.url, number) for number in range(PEOPLE)]
    await _at_once(person.arrive() for person in people)
    hosts = people[:MATCHES]
    matches = [await host.open_match(2 + n % 3) for n, host in enumerate(hosts)]
    codes = [str(row[0]) for row in rows(server, "SELECT join_code FROM matches ORDER BY rowid")]
    for number, person in enumerate(people[MATCHES:]):  # so that everybody is known before the rush
        await person.post(f"/j/{codes[number % MATCHES]}", name=person.name)
    await _at_once(
        [person.post(f"/j/{code}") for person in people for code in codes]
        + [host.post(f"{match}/fill") for host, match in zip(hosts, matches, strict=True)]
        + [host.post(f"{match}/start") for host, match in zip(hosts, matches, strict=True)]
        + [host.post(f"{match}/stand") for host, match in zip(hosts[4:], matches[4:], strict=True)]
    )
    check_seats(server)
    for host, match in zip(hosts, matches, strict=True):
        # Where somebody left a seat during the start, or came too late for one.
        await host.post(f"{match}/fill")
        await host.post(f"{match}/start", sure="1")
    act: dict[str, object] = {"command": "first", "act": BUY}
    await _at_once(
        [person.post(f"{match}/leave") for person in people[::3] for match in matches]
        + [person.post(f"{match}/take-over", seat="1") for person in people for match in matches]
        + [_act(person, match, act) for person in people for match in matches]
    )
    check_seats(server)
    for person in people:
        await person.http.aclose()
    return matches


async def _act(person: Guest, match: str, act: dict[str, object]) -> None:
    answer = await person.http.post(f"{match}/act", json=act, headers=JSON)
    assert answer.status_code in (200, 403, 409, 422), answer.text


async def _at_once(coroutines: Iterable[Awaitable[object]]) -> None:
    await asyncio.gather(*coroutines)
