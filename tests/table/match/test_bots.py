"""Bots at the table see what a person sees, step by step, and act as a person does."""

import asyncio
import logging
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games import find
from intriga.kernel.bots.sampling import sample
from intriga.kernel.records import record
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Refusal
from intriga.store import match_log
from intriga.table import BotPause
from tests.kit.patience import PATIENCE
from tests.kit.table.steps import entries
from tests.kit.table.world import World, eventually
from tests.shapes.vault import SECRET_TEXT, RecordingBot

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def nobody_looked() -> None:
    RecordingBot.made.clear()


async def against(world: World, *bots: str, **settings: Any) -> tuple[str, str]:
    """A match of the vault against these bots."""
    anna = await world.guest("Анна")
    settings = {"options": {"rounds": 100}, **settings}
    match = await world.table.lobby.creation.play_now(anna, "vault", bots=bots, **settings)
    return match, anna


def turn_of(world: World, match: str) -> int:
    loaded = world.table._registry.present(match)
    assert loaded is not None
    return int(loaded.committed.position.state.turn)


async def test_bots_play_when_it_is_their_turn(world: World) -> None:
    match, anna = await against(world, "recorder", "random")
    for turn in range(5):
        await world.done(match, 0, "next", me=anna)
        await eventually(lambda: turn_of(world, match) == 0)
        assert len([act for act in entries(world, match) if act["type"] == "next"]) >= turn + 1
    by = [
        msgspec.json.decode(line)["by"]
        for line in world.store.read(lambda c: match_log.lines(c, match))
    ]
    assert {1, 2} <= set(by)


async def test_a_bot_pauses_before_it_acts(sqlite_world: World) -> None:
    sqlite_world.pause = BotPause(
        5.0, 7.5, 0.5
    )  # the vault's clock is short; the pause is at most two fifths of it
    await sqlite_world.restart()
    match, anna = await against(sqlite_world, "recorder")
    await sqlite_world.done(match, 0, "next", me=anna)
    await eventually(lambda: sqlite_world.time.sleepers(within=3))
    sqlite_world.time.advance(1.9)
    await asyncio.sleep(0.05)
    assert turn_of(sqlite_world, match) == 1
    sqlite_world.time.advance(1.1)
    await eventually(lambda: sqlite_world.time.sleepers(within=0.5))
    assert turn_of(sqlite_world, match) == 1, "the bot is still pausing"
    sqlite_world.time.advance(0.5)
    await eventually(lambda: turn_of(sqlite_world, match) == 0)


async def test_a_bot_observes_exactly_the_steps_it_can_see(world: World) -> None:
    match, anna = await against(world, "recorder")
    await world.done(match, 0, "whisper", number=1, me=anna)
    await world.done(match, 0, "whisper", number=2, me=anna)
    await world.done(match, 0, "roll", me=anna)
    await world.done(match, 0, "next", me=anna)
    await eventually(lambda: turn_of(world, match) == 0)
    (bot,) = RecordingBot.made
    await eventually(lambda: len(bot.cursors) >= 4)
    assert bot.cursors == [0, 1, 2, 3], "the set-up, the roll, two turns; no whisper"
    assert bot.heard == ["vault-rolled", "vault-next", "vault-next"]


async def test_a_bot_remembers_after_a_restart(world: World) -> None:
    match, anna = await against(world, "recorder")
    for _ in range(3):
        await world.done(match, 0, "roll", me=anna)
        await world.done(match, 0, "next", me=anna)
        await eventually(lambda: turn_of(world, match) == 0)
    (bot,) = RecordingBot.made
    await eventually(lambda: len(bot.cursors) == 10)
    await world.restart()
    await eventually(
        lambda: len(RecordingBot.made) == 2 and len(RecordingBot.made[1].cursors) == 10
    )
    again = RecordingBot.made[1]
    assert (again.cursors, again.heard, again.views) == (bot.cursors, bot.heard, bot.views)
    await world.done(match, 0, "next", me=anna)
    await eventually(lambda: turn_of(world, match) == 0)
    assert len(RecordingBot.made) == 2


async def test_a_bot_acts_after_a_restart_if_it_is_its_turn(world: World) -> None:
    world.pause = BotPause(5, 5, 0)
    await world.restart()
    match, anna = await against(world, "recorder")
    await world.done(match, 0, "next", me=anna)
    await world.restart()
    await eventually(lambda: world.time.sleepers(within=5))
    world.time.advance(5)
    await eventually(lambda: turn_of(world, match) == 0)
    assert len(entries(world, match)) == 3


@pytest.mark.parametrize("bot", ["crashing", "illegal"])
async def test_a_faulty_bot_does_not_hold_up_the_match(
    sqlite_world: World, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        match, anna = await against(sqlite_world, bot)
        for _ in range(3):
            await sqlite_world.done(match, 0, "next", me=anna)
            await eventually(lambda: turn_of(sqlite_world, match) == 0)
    assert bot in caplog.text
    assert SECRET_TEXT not in caplog.text


async def test_bots_alone_play_espionage_to_its_end(world: World) -> None:
    host = await world.guest("Хозяин")
    match = await world.table.lobby.creation.create(
        host, "espionage", seats=3, options={"rounds": 8}
    )
    await world.table.lobby.seats.add_bot(match, host, bot="random")
    await world.table.lobby.starting.start(match, host, empty="bots")
    async with world.table.subscribe(match, "public", 0) as watching, asyncio.timeout(PATIENCE):
        last = [match_view async for match_view in watching][-1]
    assert last.observation.outcome is not None
    lines = await world.table.archive.record(match)
    assert verify(find("espionage"), record.read(lines)).verdict == "right"


async def test_a_person_plays_espionage_against_bots_by_forms(world: World) -> None:
    anna = await world.guest("Анна")
    match = await world.table.lobby.creation.play_now(anna, "espionage", options={"rounds": "6"})
    rng, number = Random(11), 0
    async with world.table.subscribe(match, 0, 0) as watching, asyncio.timeout(PATIENCE):
        async for match_view in watching:
            known = match_view.observation
            while known.outcome is None and any(0 in one.awaited for one in known.windows):
                act = sample(await world.table.offer(match, 0), rng)
                number += 1
                if act is None:
                    break
                answer = await world.table.submit(match, 0, act, f"c{number}", me=anna)
                if not isinstance(answer, Refusal):
                    break
    assert number > 1  # bought, and asked again: a bot that is lucky arrives in its second round
    lines = await world.table.archive.record(match)
    assert verify(find("espionage"), record.read(lines)).verdict == "right"


async def test_a_player_who_leaves_is_replaced_by_a_bot(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    await world.done(match, 1, "whisper", number=4)
    await world.table.lobby.takeovers.leave(match, boris)
    await world.done(match, 0, "next", me=anna)
    await eventually(lambda: turn_of(world, match) == 0)
    refused = await world.act(match, 1, "whisper", number=5, me=boris)
    assert isinstance(refused, Refusal)
    assert refused.id == "refused-not-your-seat"
    assert entries(world, match)[2]["type"] == "replace"
    (bot,) = RecordingBot.made
    await eventually(lambda: len(bot.heard) >= 3)
    assert bot.heard[:2] == ["vault-whispered", "table-replaced-left"], (
        "the bot knows what the seat knew"
    )
    await world.table.lobby.takeovers.take_over(match, boris, 1)
    await world.done(match, 0, "next", me=anna)
    await asyncio.sleep(0.05)
    assert turn_of(world, match) == 1, "the bot is gone"
    await world.done(match, 1, "next", me=boris)


async def test_no_bot_outlives_its_match(sqlite_world: World) -> None:
    match, anna = await against(sqlite_world, "recorder", options={"rounds": 1})
    await sqlite_world.done(match, 0, "next", me=anna)
    await eventually(
        lambda: (loaded := sqlite_world.table._registry.present(match)) and loaded.over
    )
    await eventually(lambda: not [task for task in asyncio.all_tasks() if match in task.get_name()])
