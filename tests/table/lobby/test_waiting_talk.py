"""The talk in a waiting room: who reads and writes it, and that it goes with the waiting room."""

import json
from typing import Any

import pytest

from intriga.kernel.match_terms import Terms
from intriga.store.writing.waiting_talk import KEPT
from intriga.table.lobby.gathering.talk import WaitingMessage
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World
from tests.table.cluster.local_nodes import local_nodes
from tests.table.lobby.gathering import opened

pytestmark = pytest.mark.anyio


async def read(world: World, match: str, person: str | None) -> list[str]:
    return [one.text for one in await world.table.lobby.talk.read(match, person)]


async def rows(world: World) -> int:
    """How many messages of waiting rooms the database has."""

    def count(connection: Any) -> int:
        return int(connection.exec_driver_sql("SELECT count(*) FROM waiting_talk").scalar())

    return await world.table.lobby.talk._context.store.read(count)


async def test_who_is_in_the_waiting_room_talks_and_nobody_else(world: World) -> None:
    lobby, talk = world.table.lobby, world.table.lobby.talk
    match, host, (anna, boris, vera) = await opened(world, "Анна", "Борис", "Вера")
    await lobby.seats.add_bot(match, host)
    await lobby.signups.join(match, anna)
    assert (await lobby.signups.join(match, boris)).status == "reserve"
    await talk.say(match, host, "Скоро начнём", "a")
    await talk.say(match, anna, "  Я тут  ", "a")
    await talk.say(match, boris, "И я", "a")
    for person in (host, anna, boris):
        assert await read(world, match, person) == ["Скоро начнём", "Я тут", "И я"]
        assert talk.open_to(await lobby.queries.info(match, person))
    for stranger in (vera, None):
        assert await refusal(talk.read(match, stranger)) == "waiting-talk-closed"
        assert not talk.open_to(await lobby.queries.info(match, stranger))
    assert await refusal(talk.say(match, vera, "Пустите", "a")) == "waiting-talk-closed"
    said = await talk.read(match, anna)
    assert [(one.name, one.mine, one.erasable) for one in said] == [
        ("Ведущая", False, False),
        ("Анна", True, True),
        ("Борис", False, False),
    ]
    await lobby.seats.stand(match, anna)  # Борис moves up
    assert await refusal(talk.read(match, anna)) == "waiting-talk-closed"
    assert len(await read(world, match, boris)) == 3


async def test_who_asks_or_is_declined_reads_nothing(world: World) -> None:
    lobby = world.table.lobby
    match, host, (anna,) = await opened(world, "Анна", approval=True)
    await lobby.signups.join(match, anna)
    assert await refusal(lobby.talk.read(match, anna)) == "waiting-talk-closed"
    await lobby.signups.approve(match, host, anna)
    assert await read(world, match, anna) == []
    await lobby.seats.stand(match, anna)
    assert await refusal(lobby.talk.read(match, anna)) == "waiting-talk-closed"


async def test_a_message_sent_twice_is_written_once(world: World) -> None:
    talk = world.table.lobby.talk
    match, host, _ = await opened(world)
    for command, text in (("a", "Раз"), ("a", "Раз"), ("a", "Два"), ("b", "Раз")):
        await talk.say(match, host, text, command)
    assert await read(world, match, host) == ["Раз", "Два", "Раз"]
    assert await refusal(talk.say(match, host, " \u200b ", "c")) == "talk-empty"
    assert await refusal(talk.say(match, host, "ы" * 2001, "c")) == "talk-too-long"
    assert await refusal(talk.say(match, host, "Раз", "")) == "table-command-malformed"


async def test_only_so_many_are_kept(sqlite_world: World) -> None:
    talk = sqlite_world.table.lobby.talk
    match, host, _ = await opened(sqlite_world)
    for n in range(KEPT + 2):
        await talk.say(match, host, str(n), str(n))
    said = await read(sqlite_world, match, host)
    assert (len(said), said[0], said[-1]) == (KEPT, "2", str(KEPT + 1))


async def test_authors_and_hosts_delete(world: World) -> None:
    lobby, talk = world.table.lobby, world.table.lobby.talk
    match, host, (anna,) = await opened(world, "Анна")
    await lobby.signups.join(match, anna)
    await talk.say(match, host, "Правила", "a")
    await talk.say(match, anna, "Брань", "a")
    rule, abuse = await talk.read(match, anna)
    assert await refusal(talk.erase(match, anna, rule.id)) == "talk-no-message"
    await talk.erase(match, host, abuse.id)
    assert await read(world, match, anna) == ["Правила"]
    assert await refusal(talk.erase(match, host, abuse.id)) == "talk-no-message"


@pytest.mark.parametrize("end", ["starting", "cancellation"])
async def test_it_goes_with_the_waiting_room(world: World, end: str) -> None:
    lobby = world.table.lobby
    match, host, (anna, boris) = await opened(world, "Анна", "Борис")
    other, *_ = await opened(world)
    for person in (anna, boris):
        await lobby.signups.join(match, person)
    await lobby.talk.say(match, anna, "Тайна", "a")
    assert await rows(world) == 1
    if end == "starting":
        await lobby.starting.start(match, host)
    else:
        await lobby.cancellation.cancel(match, host)
    assert await rows(world) == 0
    assert await refusal(lobby.talk.read(match, anna)) == "waiting-talk-closed"
    assert await refusal(lobby.talk.say(match, anna, "Ещё", "b")) == "table-begun"
    assert other


async def test_a_match_without_chat_has_none(world: World) -> None:
    match, host, _ = await opened(world, terms=Terms(press="none"))
    assert await refusal(world.table.lobby.talk.say(match, host, "Ау", "a")) == "waiting-talk-off"
    assert await refusal(world.table.lobby.talk.read(match, host)) == "waiting-talk-off"
    assert not world.table.lobby.talk.open_to(await world.table.lobby.queries.info(match, host))


async def test_it_is_exported_and_deleted_with_its_author(world: World) -> None:
    lobby, data = world.table.lobby, world.table.personal_data
    match, _, (anna,) = await opened(world, "Анна")
    await lobby.signups.join(match, anna)
    await lobby.talk.say(match, anna, "Моё", "a")
    exported = json.loads(await data.export(anna))
    (said,) = exported["waiting_talk"]
    assert (said["match"], said["text"]) == (match, "Моё")
    await data.erase(anna, "", "ru")
    assert await rows(world) == 0


async def test_another_node_learns_of_a_message(url: str) -> None:
    async with local_nodes(url) as (first, second):
        match, host, _ = await opened(first)
        before = await second.table.lobby.queries.traces([match])
        await first.table.lobby.talk.say(match, host, "Ау", "a")
        assert await second.table.lobby.queries.traces([match]) != before
        found: list[WaitingMessage] = await second.table.lobby.talk.read(match, host)
        assert [one.text for one in found] == ["Ау"]


async def test_an_open_page_shows_who_is_here(world: World) -> None:
    lobby = world.table.lobby
    match, _, (anna, boris) = await opened(world, "Анна", "Борис")
    for person in (anna, boris):
        await lobby.signups.join(match, person)
    page = lobby.attendance.page(match)
    page.sits(None)
    assert (await lobby.queries.info(match)).online == frozenset()
    page.sits(1)
    page.sits(1)
    assert (await lobby.queries.info(match)).online == {1}
    page.sits(0)
    assert 0 in (await lobby.queries.info(match)).online
    page.close()
    page.close()
    world.time.advance(60)
