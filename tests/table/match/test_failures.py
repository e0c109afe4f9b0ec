"""A full disk, other processes, older or newer rules: nothing is lost, nothing is half done."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from intriga.kernel.questions.windows import Window
from intriga.kernel.records import record
from intriga.kernel.records.replay import verify
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal
from intriga.store import match_log
from intriga.table import Receipt, TableError
from tests.kit.databases import fresh_database
from tests.kit.table.steps import entries
from tests.kit.table.world import World
from tests.shapes.vault import SECRET_TEXT, Safe, Terms, Vault, View
from tests.table.full_disk import limit_disk as _limit

pytestmark = pytest.mark.anyio


async def _whispered(world: World, match: str, number: int) -> bool:
    """Submit a whisper; returns whether there was room on disk."""
    command = f"w{number}"
    try:
        await world.done(match, 0, "whisper", number=number, command=command)
    except TableError as problem:
        if problem.kind == "unavailable":
            return False
        raise
    return True


async def test_a_full_disk_is_reported_and_changes_nothing(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    accepted = 0
    async with sqlite_world.table.subscribe(match, 0) as watching:
        shown = await anext(watching)
        _limit(sqlite_world, 2)
        while await _whispered(sqlite_world, match, accepted):
            accepted += 1
        numbers = [
            act["number"] for act in entries(sqlite_world, match) if act["type"] == "whisper"
        ]
        assert numbers == list(range(accepted))
        # Nobody was shown anything that is not on disk.
        while shown.observation.cursor < accepted:
            shown = await anext(watching)
        assert shown.observation.view.mine == numbers
    _limit(sqlite_world, None)
    # When there is room again, the same command is carried out once.
    receipt = await sqlite_world.done(match, 0, "whisper", number=accepted, command=f"w{accepted}")
    assert receipt.cursor == accepted + 1
    assert (await sqlite_world.table.observe(match, 0)).observation.view.mine == [
        *numbers,
        accepted,
    ]


async def test_acts_in_flight_fail_with_the_one_that_failed(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    _limit(sqlite_world, 3)
    answers = await asyncio.gather(
        *(sqlite_world.act(match, 0, "whisper", number=n, command=f"w{n}") for n in range(600)),
        return_exceptions=True,
    )
    accepted = [n for n, answer in enumerate(answers) if isinstance(answer, Receipt)]
    failed = [answer for answer in answers if not isinstance(answer, Receipt)]
    assert failed
    assert all(isinstance(answer, TableError) for answer in failed)
    numbers = [act["number"] for act in entries(sqlite_world, match) if act["type"] == "whisper"]
    assert sorted(numbers) == accepted  # type: ignore[type-var]
    _limit(sqlite_world, None)
    await sqlite_world.done(match, 0, "next")
    again = await asyncio.gather(
        *(sqlite_world.act(match, 0, "whisper", number=n, command=f"w{n}") for n in range(600))
    )
    assert all(isinstance(answer, Receipt) for answer in again)
    numbers = [act["number"] for act in entries(sqlite_world, match) if act["type"] == "whisper"]
    assert sorted(numbers) == list(range(600))  # type: ignore[type-var]
    record.read(
        [
            _header(sqlite_world, match),
            *sqlite_world.store.read(lambda c: match_log.lines(c, match)),
        ]
    )


def _header(world: World, match: str) -> bytes:
    from intriga.store import matches

    row = world.store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert row.header is not None
    return row.header


async def test_two_processes_on_one_match_lose_nothing(world: World) -> None:
    """Both act at once through the same database; the one that loses a step reloads and tries
    again."""
    match, _ = await world.match("Анна", "Борис", options={"rounds": 50})
    other = World(world.url)
    async with other:
        await asyncio.gather(
            *(
                _whispers(here, match, seat, 25)
                for here, seat in ((world, 0), (other, 1), (world, 1), (other, 0))
            )
        )
        acts = entries(world, match)
        assert len(acts) == 101
        for turn, here in enumerate((world, other, other, world)):
            await here.done(match, turn % 2, "next", command=f"turn {turn}")
    read = record.read(
        [_header(world, match), *world.store.read(lambda c: match_log.lines(c, match))]
    )
    assert len(read.entries) == 105


async def _whispers(world: World, match: str, seat: int, number: int) -> None:
    for n in range(number):
        command = f"{id(world)}-{n}"
        while not await _accepted(world, match, seat, n, command):
            pass


async def _accepted(world: World, match: str, seat: int, n: int, command: str) -> bool:
    """Whether the act was accepted; after losing the race too often the client must try again."""
    try:
        await world.done(match, seat, "whisper", number=n, command=command)
    except TableError as problem:
        if problem.refusal.id == "table-try-again":
            return False
        raise
    return True


async def test_a_receipt_is_found_from_another_process(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    async with World(world.url) as other:
        await other.done(match, 0, "whisper", number=1, command="before")
        first = await world.done(match, 0, "next", command="same")
        assert await other.act(match, 0, "next", command="same") == first
        # The other has an older position in memory; it finds the receipt by its key.
        whisper = await world.done(match, 0, "whisper", number=2, command="quiet")
        assert await other.act(match, 0, "whisper", number=2, command="quiet") == whisper
    assert len(entries(world, match)) == 4


async def test_a_match_is_loaded_from_its_snapshot_and_later_entries(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    for turn in range(40):
        await world.done(match, turn % 2, "roll")
        await world.done(match, turn % 2, "next")
    await world.done(match, 0, "whisper", number=5)
    before = await world.table.observe(match, 0)
    kept = [
        one.n
        for one in world.store.read(lambda c: match_log.snapshots_of(c, match))
        if one.boundary
    ]
    assert len(kept) >= 3
    # As after a crash of a server that stored snapshots at window boundaries only.
    world.store.write(
        lambda c: c.exec_driver_sql("DELETE FROM snapshots WHERE NOT boundary")
    ).result()
    newest = world.store.read(lambda c: match_log.newest_snapshot(c, match))
    assert newest is not None
    assert newest.n < 82
    await world.restart()
    after = await world.table.observe(match, 0)
    assert msgspec.structs.replace(after, revision=before.revision) == before
    await world.done(match, 0, "whisper", number=6)
    await world.restart()
    assert (await world.table.observe(match, 0)).observation.view.mine == [5, 6]


class NewState(Safe):
    polish: int = 7


class NewVault(Vault):
    State = NewState

    def upgrade(self, raw: dict[str, object], from_version: int) -> NewState:
        return msgspec.convert({**raw, "polish": from_version}, NewState)


async def test_a_match_continues_under_newer_rules(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 2}, clocks={"turn": 60})
    await world.done(match, 0, "whisper", number=3)
    await world.done(match, 0, "roll")
    before = await world.table.observe(match, 0)
    await world.restart(NewVault(2))
    after = await world.table.observe(match, 0)
    assert after.observation == before.observation
    assert after.deadlines == before.deadlines
    assert entries(world, match)[-1] == {"type": "upgrade", "rules": 2}
    await world.restart(NewVault(2))
    assert (await world.table.observe(match, 0)).observation == after.observation
    assert entries(world, match).count({"type": "upgrade", "rules": 2}) == 1
    for seat in (0, 1, 0, 1):
        await world.done(match, seat, "next")
    lines = await world.table.archive.record(match)
    assert verify(NewVault(2), record.read(lines)).verdict == "undecided"
    history = await world.table.archive.history(match)
    assert history.view(history.steps - 1, 0).observation.view.mine == [3]
    assert history.view(0, 0).observation.view.turn == 0
    assert [event.id for event in history.moment(1).events] == ["vault-whispered"]


async def test_a_finished_match_of_older_rules_can_be_viewed(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 1})
    await world.done(match, 0, "whisper", number=3)
    for seat in (0, 1):
        await world.done(match, seat, "next")
    await world.restart(NewVault(2))
    match_view = await world.table.observe(match, 0)
    assert match_view.observation.outcome is not None
    assert match_view.observation.view.mine == [3]
    assert len(await world.table.archive.record(match)) == 6


@pytest.mark.parametrize("version", [0, 2])
async def test_rules_that_cannot_continue_leave_the_match_unchanged(
    sqlite_world: World, version: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Rules older than the match, or newer ones that cannot upgrade it."""

    class NoWay(Vault):
        def upgrade(self, raw: dict[str, object], from_version: int) -> Safe:
            raise ValueError("no way")

    match, _ = await sqlite_world.match("Анна", "Борис")
    with caplog.at_level(logging.ERROR):
        await sqlite_world.restart(NoWay(version))
        answer = await sqlite_world.act(match, 0, "next")
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-stranded"
    assert (await sqlite_world.table.observe(match, 0)).failing
    assert len(entries(sqlite_world, match)) == 1
    await sqlite_world.restart(Vault(1))
    await sqlite_world.done(match, 0, "next")


async def test_a_match_of_a_removed_game_is_reported(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url) as world:
            match, _ = await world.match("Анна", "Борис")
            await world.stop()
            world.games = {id: game for id, game in world.games.items() if id != "vault"}
            await world.start()
            with pytest.raises(TableError) as error:
                await world.table.observe(match, 0)
            assert error.value.refusal.id == "table-game-missing"
            assert (await world.table.lobby.queries.info(match)).game == "vault"


class Moody(Vault):
    """Rules that raise exceptions outside `check` and `apply` as well."""

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Safe:
        if options.rounds == 13:
            raise ZeroDivisionError(SECRET_TEXT)
        return super().setup(options, chairs, step)

    def windows(self, state: Safe) -> Sequence[Window]:
        if 13 in state.whispers[0]:
            raise ZeroDivisionError(SECRET_TEXT)
        return super().windows(state)

    def view(self, state: Safe, viewpoint: object) -> View:
        if viewpoint == 1 and 7 in state.whispers[1]:
            raise ZeroDivisionError(SECRET_TEXT)
        return super().view(state, viewpoint)


async def test_exceptions_in_rules_affect_only_their_viewer(
    sqlite_world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await sqlite_world.restart(Moody())
    with pytest.raises(TableError) as error:
        await sqlite_world.match("Анна", "Борис", options={"rounds": 13})
    assert error.value.refusal.id == "refused-rules-broke"
    match, _ = await sqlite_world.match("Анна", "Борис")
    answer = await sqlite_world.act(match, 0, "whisper", number=13)
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-rules-broke"
    async with (
        sqlite_world.table.subscribe(match, 0) as anna,
        sqlite_world.table.subscribe(match, 1) as boris,
    ):
        await anext(anna)
        await anext(boris)
        await sqlite_world.done(match, 1, "whisper", number=7)
        fails = await anext(boris)
        assert (fails.observation.view, fails.failing) == (None, True)
        await sqlite_world.done(match, 0, "next")
        view = await anext(anna)
        assert (view.observation.cursor, view.failing) == (1, False)
    assert SECRET_TEXT not in caplog.text


async def test_concurrent_requests_load_a_match_once(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    await sqlite_world.restart()
    registry = sqlite_world.table._registry
    async with contextlib.AsyncExitStack() as stack:
        loaded_matches = await asyncio.gather(
            *(stack.enter_async_context(registry.using(match)) for _ in range(9))
        )
        assert len({id(loaded) for loaded in loaded_matches}) == 1
    for _ in range(3):
        with pytest.raises(TableError):
            await sqlite_world.table.observe("nowhere", 0)
    assert not registry._loading


async def test_idle_matches_are_evicted_and_reloaded(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис")
    await sqlite_world.done(match, 0, "whisper", number=1)
    registry = sqlite_world.table._registry
    assert registry.present(match) is not None
    async with sqlite_world.table.subscribe(match, 0) as watching:
        await anext(watching)
        sqlite_world.time.advance(3600)
        await registry.evict_idle()
        assert registry.present(match) is not None, "it is being watched"
    sqlite_world.time.advance(3600)
    await registry.evict_idle()
    assert registry.present(match) is None
    await sqlite_world.done(match, 0, "whisper", number=2)
    assert (await sqlite_world.table.observe(match, 0)).observation.view.mine == [1, 2]
