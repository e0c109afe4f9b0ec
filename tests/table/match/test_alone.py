"""Whoever plays alone against bots, with nobody looking on, waits for no beat; as soon as somebody
else may look, they do."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from intriga.table import Beats, BotPause
from tests.kit.databases import fresh_database
from tests.kit.table.steps import types
from tests.kit.table.world import World, eventually

pytestmark = pytest.mark.anyio
BUY: dict[str, Any] = {"specials": {}}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[World]:
    """A table whose sealed windows settle at beats, at a full minute."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, beats=Beats(least=2_000, most=60_000)) as world:
            world.time.advance(60 - world.time.now() % 60_000 / 1000)
            yield world


async def purchase(table: World, *, watch: bool) -> tuple[str, str]:
    """A match of Espionage against a bot, in its secret purchase, and its player."""
    me = await table.guest("Анна")
    match = await table.table.lobby.creation.play_now(
        me, "espionage", bots=["random"], clocks={"opening": 200}, watch=watch
    )
    await eventually(lambda: "buy" in types(table, match))  # the bot has bought
    return match, me


async def settles_at_once(table: World, match: str, me: str) -> bool:
    await table.done(match, 0, "buy", me=me, **BUY)
    return "table-settle" in types(table, match)


@pytest.mark.parametrize("watch", [False, True])
async def test_a_sealed_window_closes_with_the_last_answer_if_nobody_may_look(
    table: World, *, watch: bool
) -> None:
    match, me = await purchase(table, watch=watch)
    assert await settles_at_once(table, match, me) is not watch


async def test_beats_are_back_once_somebody_takes_the_seat_of_a_bot(table: World) -> None:
    match, me = await purchase(table, watch=False)
    code = (await table.table.lobby.queries.info(match, me)).join_code
    boris = await table.guest("Борис")
    await table.table.lobby.takeovers.take_over(match, boris, 1, code=code)
    assert not await settles_at_once(table, match, me)


async def test_beats_are_back_once_there_is_another_host(table: World) -> None:
    match, me = await purchase(table, watch=False)
    await table.table.accounts.register("boris", "a password of his", "Борис")
    await table.table.hosting.add_cohost(match, me, "boris")
    assert not await settles_at_once(table, match, me)


async def test_beats_are_back_after_a_restart_with_another_host(table: World) -> None:
    match, me = await purchase(table, watch=False)
    await table.table.accounts.register("boris", "a password of his", "Борис")
    await table.table.hosting.add_cohost(match, me, "boris")
    await table.restart()
    assert not await settles_at_once(table, match, me)


async def test_somebody_alone_is_alone_after_a_restart(table: World) -> None:
    match, me = await purchase(table, watch=False)
    await table.restart()
    assert await settles_at_once(table, match, me)


def test_bots_answer_one_person_in_at_most_one_and_a_half_seconds() -> None:
    usual = BotPause()
    alone = usual.alone()
    assert 0.3 <= alone.shortest + alone.think <= alone.longest + alone.think < 1.501
    assert usual.longest > alone.longest
    assert BotPause(0, 0, 0).alone() == BotPause(0, 0, 0)
