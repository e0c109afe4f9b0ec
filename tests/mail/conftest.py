"""A table whose emails go to a real SMTP server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.mail import EmailTemplates, EmailWorker, MailSettings
from tests.kit.databases import ONE_FIRST, fresh_database
from tests.kit.table.world import World
from tests.mail.smtp_server import SmtpServer, text_of

SENDER = "Интрига <table@intriga.example>"
BASE = "https://intriga.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=ONE_FIRST)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def mail_server() -> Iterator[SmtpServer]:
    """The SMTP server, listening."""
    with SmtpServer() as made:
        yield made


def worker_of(
    world: World, settings: MailSettings, kind: type[EmailWorker] = EmailWorker
) -> EmailWorker:
    """An email worker of this class for the table of a world."""
    templates = EmailTemplates(settings, BASE, world.games)
    table = world.table
    return kind(table.outbox, table.email_addresses.queued, settings, templates, world.time)


class Mailed:
    """A table with an email worker that runs when `deliver` is called."""

    def __init__(self, world: World, mail_server: SmtpServer) -> None:
        self.world = world
        self.mail_server = mail_server

    def worker(self) -> EmailWorker:
        return worker_of(
            self.world, MailSettings("127.0.0.1", self.mail_server.port, "none", SENDER)
        )

    async def deliver(self, minutes: float = 0) -> list[str]:
        """Let time pass and send what is due; returns the texts of the emails that arrived."""
        self.world.time.advance(minutes * 60)
        before = len(self.mail_server.emails)
        worker = self.worker()
        while await worker.send_batch() == "more":
            pass
        await worker.stop()
        return [text_of(email) for email in self.mail_server.emails[before:]]

    async def reachable(self, name: str, language: str = "ru", **account: str) -> str:
        """A person with a confirmed email address."""
        people = self.world.table.accounts
        if account:
            me = (await people.register(account["login"], "correct horse", name)).person.id
        else:
            me = await self.world.guest(name)
        addresses = self.world.table.email_addresses
        await addresses.add(
            me, f"{account.get('login', 'guest')}-{me[:4].lower()}@mail.example", language
        )
        (text,) = await self.deliver()
        await addresses.confirm(link_in(text).rpartition("/")[2])
        return me

    async def match(self, *people: str, **settings: Any) -> str:
        """A started match of the vault, hosted by the first person. Everybody has viewed it, so
        that no emails about its start are sent."""
        lobby = self.world.table.lobby
        settings = {"options": {"rounds": 100}, "title": "Вечер", **settings}
        match = await lobby.creation.create(people[0], "vault", seats=len(people), **settings)
        for person in people:
            await lobby.signups.sit(match, person)
        await lobby.starting.start(match, people[0])
        return match


def link_in(text: str) -> str:
    """The first URL in an email."""
    return next(word for word in text.split() if word.startswith(BASE))


@pytest.fixture
async def mailed(url: str, mail_server: SmtpServer) -> AsyncIterator[Mailed]:
    """A table with email enabled, on each kind of database."""

    async with World(url, emails=True) as world:
        yield Mailed(world, mail_server)


@pytest.fixture
async def sqlite_mailed(tmp_path: Path, mail_server: SmtpServer) -> AsyncIterator[Mailed]:
    """The same on SQLite only, for what does not depend on the database."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, emails=True) as world:
            yield Mailed(world, mail_server)
