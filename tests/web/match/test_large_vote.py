"""A vote of 120 seats: everybody counts, and the page of a voter shows them all."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from intriga.kernel.text import Refusal
from intriga.table import Receipt
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.shapes.town import Town

pytestmark = pytest.mark.service

VOTERS = 120
LAST = VOTERS - 1
Result = TypeVar("Result")


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, games={"town": Town()}) as made:
        yield made


def run(server: Server, doing: Coroutine[Any, Any, Result]) -> Result:
    """Run something of the table, in the loop of the server."""
    return asyncio.run_coroutine_threadsafe(doing, server._loop).result(PATIENCE)


async def assembled(server: Server) -> tuple[str, list[str]]:
    """A match in which all seats but the last are taken."""
    table = server.table
    people = [(await table.accounts.guest(f"Житель {n}")).person.id for n in range(1, VOTERS)]
    match = await table.lobby.creation.create(people[0], "town", seats=VOTERS)
    for person in people:
        await table.lobby.signups.sit(match, person)
    return match, people


async def agree(server: Server, match: str, people: list[str]) -> list[Receipt | Refusal]:
    """These people agree to the first proposal, all at once."""
    endings = server.table.lobby.endings
    votes = (endings.answer(match, one, 1, f"agree-{one}", agree=True) for one in people)
    return await asyncio.gather(*votes)


async def observed(server: Server, match: str) -> Any:
    return (await server.table.observe(match, "public")).observation


@pytest.mark.thorough
def test_120_people_end_a_match(town: Server) -> None:
    match, people = run(town, assembled(town))
    last = Person(town.url)
    code = run(town, town.table.lobby.queries.info(match, people[0])).join_code
    last.open(f"/j/{code}")
    last.press(f"/j/{code}", name="Последний житель")
    run(town, town.table.lobby.starting.start(match, people[0]))
    endings = town.table.lobby.endings
    proposed = run(town, endings.propose(match, people[0], "called-off", "propose"))
    assert isinstance(proposed, Receipt)
    answers = run(town, agree(town, match, people[1:]))
    assert all(isinstance(answer, Receipt) for answer in answers)
    proposal = run(town, observed(town, match)).house.proposal
    assert len(proposal.voters) == VOTERS
    assert proposal.agreed == tuple(range(LAST)), "nobody was counted twice, or not at all"
    last.open(f"/m/{match}")
    assert f"Согласны: {LAST} из {VOTERS}" in last.text
    assert "Ещё не ответили: Последний житель" in last.text
    last.open(f"/m/{match}/end")
    assert all(f"Житель {n}" in last.text for n in range(1, VOTERS))
    last.open(f"/m/{match}")
    last.press(f"/m/{match}/end/agree")
    assert run(town, observed(town, match)).outcome.early == "called-off"
    assert "Без результата" in last.text
    last.close()
