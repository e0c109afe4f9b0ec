"""Emails in a match that people enter and leave."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from intriga.kernel.match_terms import Terms
from tests.kit.databases import fresh_database
from tests.kit.table.world import World
from tests.mail.conftest import Mailed
from tests.mail.smtp_server import SmtpServer
from tests.shapes.society import Society

pytestmark = pytest.mark.anyio


@pytest.fixture
async def town(tmp_path: Path, mail_server: SmtpServer) -> AsyncIterator[Mailed]:
    """A table with a society and with email enabled."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Society(),), emails=True) as world:
            yield Mailed(world, mail_server)


async def test_newcomers_get_emails_and_the_gone_get_none(town: Mailed) -> None:
    world, lobby = town.world, town.world.table.lobby
    gleb, dora = await town.reachable("Глеб"), await town.reachable("Дора")
    match, host, _ = await world.hosted_match(
        "Анна",
        "Борис",
        "Вера",
        game="society",
        options={"days": 9},
        clocks={"vote": 86_400},
        terms=Terms(doors="approval"),
    )
    for person in (gleb, dora):
        await lobby.arrivals.enter(match, person)
    assert await town.deliver(60) == [], "nothing has happened yet"
    await lobby.arrivals.approve(match, host)
    sent = await town.deliver(6)
    assert sum("есть место" in text for text in sent) == 2, "each is told that they are in"
    assert sum("ваш ход" in text for text in sent) == 2, "and that they are awaited"
    await lobby.takeovers.leave(match, dora)
    assert len(await town.deliver(20 * 60)) == 1, "before the deadline, to Gleb alone"
