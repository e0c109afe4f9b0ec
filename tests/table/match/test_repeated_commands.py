"""Every command with an id gets its first answer again, whatever has become of the match since."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close
from intriga.kernel.text import Refusal
from intriga.table import Receipt
from intriga.table.drafts.values import DraftPlace
from tests.kit.databases import fresh_database
from tests.kit.table.house import do_house_act
from tests.kit.table.steps import entries
from tests.kit.table.world import World
from tests.shapes.society import game as society
from tests.shapes.town import Town
from tests.table.drafting import NAMES, wrote

pytestmark = [pytest.mark.anyio, pytest.mark.rule("maga", "P-4")]

Answer: TypeAlias = Receipt | Refusal | None


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Town(), society]) as made:
            yield made


async def repeated(
    world: World,
    match: str,
    ask: Callable[[str], Awaitable[Answer]],
    *changes: Callable[[], Awaitable[object]],
) -> None:
    """The same command at once, after each of these changes, and after a restart, is answered as it
    was the first time, and done once."""
    first = await ask("same")
    assert isinstance(first, Receipt)
    before = len(entries(world, match))
    assert await ask("same") == first
    assert len(entries(world, match)) == before
    for change in changes:
        await change()
        before = len(entries(world, match))
        assert await ask("same") == first
        assert len(entries(world, match)) == before
    await world.restart()
    assert await ask("same") == first


async def test_handing_in(world: World) -> None:
    match, people = await world.match(*NAMES, game="town", options={})
    place = DraftPlace(match, 0, people[0], "list:1:1")
    await wrote(world, place, "a", 0, what="rob", team=2)

    async def ask(command: str, revision: int = 1) -> Answer:
        return await world.table.drafts.hand_in(place, revision, command)

    async def end_the_turn() -> None:
        loaded = world.table._registry.present(match)
        assert loaded is not None
        while loaded.game.drafts(loaded.committed.position.state, 0)[0].key == place.key:
            window = loaded.committed.windows[0]
            assert not await do_house_act(world, match, HOST, Close(window.key, window.generation))

    await repeated(
        world,
        match,
        ask,
        lambda: wrote(world, place, "b", 0, what="rob", team=2),
        end_the_turn,
    )
    other = await ask("same", 2)
    assert isinstance(other, Refusal)
    assert other.id == "refused-command-used"


async def test_somebody_else_gets_no_answer(world: World) -> None:
    match, people = await world.match(*NAMES, game="town", options={})
    place = DraftPlace(match, 0, people[0], "list:1:1")
    await wrote(world, place, "a", 0, what="rob", team=2)
    assert isinstance(await world.table.drafts.hand_in(place, 1, "same"), Receipt)
    commands = world.table._commands
    assert await commands.answered(match, 0, "same", None, me=people[0])
    assert await commands.answered(match, 0, "same", None, me=people[2]) is None
    assert await commands.answered(match, 2, "same", None, me=people[2]) is None
    assert await commands.answered(match, HOST, "same", None, me=people[2]) is None
    assert await commands.answered(match, 0, "other", None, me=people[0]) is None


async def test_erasing_a_message(world: World) -> None:
    match, host, people = await world.hosted_match("Анна", "Борис")
    chat = world.table.chat
    assert isinstance(await chat.say(match, 0, "table", "слово", "say", me=people[0]), Receipt)
    (said,) = await chat.messages(match, 0, "table")
    await repeated(world, match, lambda id: world.table.chat.erase(match, said.id, id, me=host))


async def test_rewinding(world: World) -> None:
    match, host, _ = await world.hosted_match("Анна", "Борис")
    await world.done(match, 0, "next")
    await world.done(match, 1, "next")
    (_, first) = await world.table.lobby.rewinds.turning_points(match, host)
    await repeated(
        world,
        match,
        lambda id: world.table.lobby.rewinds.rewind(match, host, first.number, id, sure=True),
        lambda: world.done(match, 0, "next"),
    )


async def test_ending_a_match(world: World) -> None:
    match, host, _ = await world.hosted_match("Анна", "Борис")
    await repeated(
        world, match, lambda id: world.table.lobby.endings.end(match, host, "called-off", id)
    )


async def test_proposing_an_end_and_agreeing(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    proposed = await world.table.lobby.endings.propose(match, anna, "called-off", "propose")
    await repeated(
        world,
        match,
        lambda id: world.table.lobby.endings.answer(match, boris, 1, id, agree=True),
    )
    again = await world.table.lobby.endings.propose(match, anna, "called-off", "propose")
    assert again == proposed


async def test_opening_the_doors(world: World) -> None:
    match, people = await world.match("Анна", "Борис", "Вера", game="society", options={})
    endings = world.table.lobby.endings
    await repeated(
        world,
        match,
        lambda id: world.table.lobby.arrivals.set_doors(match, people[0], "closed", id),
        lambda: endings.propose(match, people[0], "called-off", "end"),
    )
