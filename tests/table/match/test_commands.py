"""An act is checked, written to disk, acknowledged and announced, once."""

import asyncio
import logging

import pytest

from intriga.kernel.positions import Seen
from intriga.kernel.records import record
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Refusal
from intriga.store import matches
from intriga.table import Receipt, TableError
from tests.kit.table.steps import entries
from tests.kit.table.world import World
from tests.shapes.vault import SECRET_TEXT, Vault

pytestmark = pytest.mark.anyio


async def test_what_is_acknowledged_is_on_disk(world: World) -> None:
    match, (anna, _) = await world.match("Анна", "Борис")
    receipt = await world.done(match, 0, "whisper", number=7, me=anna, command="x")
    assert receipt == Receipt("x", 1, world.time.now())
    assert entries(world, match)[-1] == {"type": "whisper", "number": 7}
    match_view = await world.table.observe(match, 0)
    assert match_view.observation.view.mine == [7]
    assert [event.id for event in match_view.observation.events] == ["vault-whispered"]


async def test_a_step_is_announced_only_after_it_is_on_disk(world: World) -> None:
    """A subscriber can read it from disk by another connection."""
    match, _ = await world.match("Анна", "Борис")
    async with world.table.subscribe(match, "public") as watching:
        await anext(watching)
        submitted = [asyncio.create_task(world.act(match, turn % 2, "next")) for turn in range(10)]
        seen = 0
        while seen < 10:
            seen = (await anext(watching)).observation.cursor
            assert len(entries(world, match)) >= seen + 1
        await asyncio.gather(*submitted)


async def test_acts_are_written_in_groups(world: World) -> None:
    """Each is checked against the one before it; none is lost or out of order."""
    match, _ = await world.match("Анна", "Борис")
    answers = await asyncio.gather(
        *(world.act(match, turn % 2, "next") for turn in range(40)),
        *(world.act(match, 0, "whisper", number=n) for n in range(40)),
    )
    assert all(isinstance(answer, Receipt) for answer in answers)
    acts = entries(world, match)
    assert [act["number"] for act in acts if act["type"] == "whisper"] == list(range(40))
    assert len(acts) == 81


async def test_a_repeated_command_gets_the_first_receipt(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    first = await world.done(match, 0, "next", command="same")
    world.time.advance(5)
    assert await world.act(match, 0, "next", command="same") == first
    await world.restart()
    assert await world.act(match, 0, "next", command="same") == first
    assert len(entries(world, match)) == 2


async def test_concurrent_repeats_of_a_command_are_one_act(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    answers = await asyncio.gather(
        *(world.act(match, 0, "whisper", number=1, command="same") for _ in range(5))
    )
    assert len(set(answers)) == 1
    assert len(entries(world, match)) == 2


async def test_a_command_id_means_one_thing(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    await world.done(match, 0, "whisper", number=1, command="same")
    other = await world.act(match, 0, "whisper", number=2, command="same")
    assert isinstance(other, Refusal)
    assert other.id == "refused-command-used"
    await world.restart()
    other = await world.act(match, 0, "next", command="same")
    assert isinstance(other, Refusal)
    assert other.id == "refused-command-used"
    # The same id by another actor is another command: it reveals nothing about the first.
    assert isinstance(await world.act(match, 1, "whisper", number=1, command="same"), Receipt)


async def test_a_refused_command_may_be_tried_again(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    refused = await world.act(match, 1, "next", command="eager")
    assert isinstance(refused, Refusal)
    assert refused.id == "vault-turn"
    await world.done(match, 0, "next")
    assert isinstance(await world.act(match, 1, "next", command="eager"), Receipt)


async def test_a_stale_form_changes_nothing(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    await world.done(match, 0, "next", seen=Seen("turn", 0))
    stale = await world.act(match, 1, "next", seen=Seen("turn", 0))
    assert isinstance(stale, Refusal)
    assert stale.id == "refused-stale"
    assert len(entries(world, match)) == 2


async def test_nobody_acts_for_another(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    stranger = await world.guest("Чужой")
    for who, seat in ((boris, 0), (stranger, 0), (anna, 1), (anna, 5), (anna, -1)):
        answer = await world.act(match, seat, "whisper", number=1, me=who)
        assert isinstance(answer, Refusal)
        assert answer.id == "refused-not-your-seat"
    answer = await world.act(match, "host", "next", me=boris)
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-not-host"
    with pytest.raises(TableError):
        await world.act(match, "table", "next")
    assert len(entries(world, match)) == 1


async def test_a_receipt_is_given_only_to_the_player_of_the_seat(world: World) -> None:
    """Somebody else who repeats a known command, even with the same act, learns nothing: not from
    memory, not from disk, not even whether it was sent."""
    match, (anna, boris) = await world.match("Анна", "Борис")
    stranger = await world.guest("Чужой")
    first = await world.done(match, 0, "whisper", number=7, command="known", me=anna)
    for _ in ("in memory", "on disk"):
        for who in (boris, stranger):
            for number in (7, 8):
                answer = await world.act(
                    match, 0, "whisper", number=number, command="known", me=who
                )
                assert isinstance(answer, Refusal)
                assert answer.id == "refused-not-your-seat"
        assert await world.act(match, 0, "whisper", number=7, command="known", me=anna) == first
        await world.restart()
    assert len(entries(world, match)) == 2


@pytest.mark.parametrize(
    "act",
    [
        b"",
        b"{",
        b"[]",
        b'{"type":"expire","window":"turn","generation":0}',
        b'{"type":"whisper"}',
        b'{"type":"whisper","number":"7"}',
        b'{"type":"whisper","number":7,"more":1}',
        b"\xff\xfe",
        {},
        {"type": "start"},
        {"type": "whisper", "number": "seven"},
        {"type": "whisper", "number": None},
        {"type": "nothing"},
    ],
)
async def test_a_malformed_act_changes_nothing(
    sqlite_world: World, act: bytes | dict[str, object]
) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    answer = await sqlite_world.table.submit(match, 0, act, "c", me=anna)
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-malformed"
    assert len(entries(sqlite_world, match)) == 1
    # Web forms send numbers as strings; that is accepted.
    assert isinstance(
        await sqlite_world.table.submit(match, 0, {"type": "whisper", "number": "7"}, "c", me=anna),
        Receipt,
    )


async def test_an_unknown_match_and_an_invalid_command_id_are_errors(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    with pytest.raises(TableError) as error:
        await sqlite_world.act("nowhere", 0, "next")
    assert error.value.kind == "unknown"
    for command in ("", "x" * 65):
        with pytest.raises(TableError) as error:
            await sqlite_world.table.submit(match, 0, {"type": "next"}, command)
        assert error.value.kind == "invalid"


async def test_an_exception_in_the_rules_changes_nothing_and_logs_no_secret(
    sqlite_world: World, caplog: pytest.LogCaptureFixture
) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    with caplog.at_level(logging.DEBUG):
        answer = await sqlite_world.act(match, 0, "break")
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-rules-broke"
    assert "ZeroDivisionError" in caplog.text
    assert SECRET_TEXT not in caplog.text
    assert len(entries(sqlite_world, match)) == 1
    await sqlite_world.done(match, 0, "next")


async def test_slow_rules_run_beside_the_event_loop(sqlite_world: World) -> None:
    """After the first time; acts stay in order."""
    match, _ = await sqlite_world.match("Анна", "Борис")
    await sqlite_world.done(match, 0, "slow")
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.001)
            ticks += 1

    ticking = asyncio.create_task(tick())
    slow = [asyncio.create_task(sqlite_world.done(match, 0, "slow")) for _ in range(3)]
    await asyncio.gather(*slow, sqlite_world.done(match, 0, "next"))
    ticking.cancel()
    assert ticks > 10
    assert [act["type"] for act in entries(sqlite_world, match)][-4:] == ["slow"] * 3 + ["next"]


async def test_a_cancelled_request_does_not_undo_its_act(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    async with world.table.subscribe(match, 0) as watching:
        await anext(watching)
        asking = asyncio.create_task(world.act(match, 0, "next", command="gone"))
        await asyncio.sleep(0)
        asking.cancel()
        assert (await anext(watching)).observation.events[0].id == "vault-next"
    assert isinstance(await world.act(match, 0, "next", command="gone"), Receipt)
    assert len(entries(world, match)) == 2


async def test_the_record_of_a_finished_match_verifies(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 2})
    with pytest.raises(TableError) as error:
        await world.table.archive.record(match)
    assert error.value.refusal.id == "table-not-over"
    for turn in range(4):
        await world.done(match, turn % 2, "roll")
        await world.done(match, turn % 2, "next")
    after = await world.act(match, 0, "whisper", number=1)
    assert isinstance(after, Refusal)
    assert after.id == "refused-over"
    lines = await world.table.archive.record(match)
    assert verify(Vault(), record.read(lines)).verdict == "right"


async def test_the_secret_is_hidden_until_the_end(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 1})
    row = world.store.read(lambda c: matches.get(c, match))
    assert row is not None
    info = await world.table.lobby.queries.info(match)
    assert info.commitment == row.commitment
    assert row.secret.hex() not in repr(info)
    for seat in (0, 1):
        await world.done(match, seat, "next")
    assert row.secret.hex().encode() in (await world.table.archive.record(match))[-1]
