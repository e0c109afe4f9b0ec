"""A table whose letters go to a real SMTP server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.mail import EmailWorker, MailSettings
from tests.databases import KINDS, fresh_database
from tests.mail.office import PostOffice, text_of
from tests.table.world import World

SENDER = "Интрига <table@intriga.example>"
BASE = "https://intriga.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def office() -> Iterator[PostOffice]:
    """The SMTP server, open."""
    with PostOffice() as made:
        yield made


class Mailed:
    """A table and its postman, who goes when he is told."""

    def __init__(self, world: World, office: PostOffice) -> None:
        self.world = world
        self.office = office

    def worker(self) -> EmailWorker:
        settings = MailSettings("127.0.0.1", self.office.port, "none", SENDER)
        return EmailWorker(self.world.table, settings, BASE, self.world.games, self.world.time)

    async def deliver(self, minutes: float = 0) -> list[str]:
        """Let time pass, and deliver what is due; the texts of the letters that came."""
        self.world.time.forward(minutes * 60)
        before = len(self.office.emails)
        worker = self.worker()
        while await worker.round() == "more":
            pass
        await worker.stop()
        return [text_of(email) for email in self.office.emails[before:]]

    async def reachable(self, name: str, language: str = "ru", **account: str) -> str:
        """Somebody with a confirmed address."""
        people = self.world.table.accounts
        if account:
            me = (await people.register(account["login"], "correct horse", name)).person.id
        else:
            me = await self.world.guest(name)
        post = self.world.table.email_addresses
        await post.ask(
            me, f"{account.get('login', 'guest')}-{me[:4].lower()}@mail.example", language
        )
        (text,) = await self.deliver()
        await post.confirm(link_in(text).rpartition("/")[2])
        return me

    async def match(self, *people: str, **wishes: Any) -> str:
        """A match of the vault that has begun, hosted by the first, with letters of its beginning
        thrown away: everybody has looked."""
        lobby = self.world.table.lobby
        wishes = {"options": {"rounds": 100}, "title": "Вечер", **wishes}
        match = await lobby.creation.create(people[0], "vault", seats=len(people), **wishes)
        for person in people:
            await lobby.signups.sit(match, person)
        await lobby.starting.start(match, people[0])
        return match


def link_in(text: str) -> str:
    """The first address in a letter."""
    return next(word for word in text.split() if word.startswith(BASE))


@pytest.fixture
async def mailed(url: str, office: PostOffice) -> AsyncIterator[Mailed]:
    """A table on each kind of database, whose people can be written to."""
    async with World(url, emails=True) as world:
        yield Mailed(world, office)


@pytest.fixture
async def small(tmp_path: Path, office: PostOffice) -> AsyncIterator[Mailed]:
    """The same, on SQLite alone."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, emails=True) as world:
            yield Mailed(world, office)
