"""House rules at the table: pauses, extensions, chat and rewinding, across restarts."""

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Extend, Pause, Resume, Rewind, Say
from intriga.store import match_log
from intriga.table import Receipt
from tests.kit.table.house import do_house_act
from tests.kit.table.steps import entries, reaches, running, types
from tests.kit.table.world import World
from tests.shapes.vault import Vault

pytestmark = pytest.mark.anyio


async def test_a_pause_keeps_the_remaining_time(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 30})
    world.time.advance(10)
    assert not await do_house_act(world, match, HOST, Pause())
    assert (await world.table.observe(match, "public")).deadlines == {}
    world.time.advance(1000)
    await world.restart()
    world.time.advance(1000)
    assert await do_house_act(world, match, HOST, Pause()) == "refused-paused-already"
    assert types(world, match) == ["start", "house-pause"]
    assert not await do_house_act(world, match, HOST, Resume())
    match_view = await world.table.observe(match, "public")
    assert match_view.deadlines == {"turn": world.time.now() + 20_000}
    world.time.advance(19)
    await world.done(match, 0, "whisper", number=1)
    world.time.advance(1)
    await reaches(world, match, 5)
    assert types(world, match)[-1] == "expire"


async def test_an_extended_window_does_not_close_at_its_old_time(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 30})
    assert not await do_house_act(world, match, HOST, Extend("turn", 0, 60))
    world.time.advance(30)
    await world.done(match, 0, "whisper", number=1)
    assert "expire" not in types(world, match)
    assert running(world) == 1
    world.time.advance(60)
    await reaches(world, match, 4)
    assert types(world, match)[-1] == "expire"


async def test_chat_is_stored_without_a_snapshot_of_its_own(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    for number in range(40):
        message = Say("with:0-1" if number % 2 else "table", f"m{number}", "digest")
        assert not await do_house_act(world, match, number % 2, message)
    newest = world.store.read(lambda c: match_log.newest_snapshot(c, match))
    assert newest is not None
    assert 1 < newest.n < 41
    cursors = [(await world.table.observe(match, who)).observation.cursor for who in (0, 1)]
    public = (await world.table.observe(match, "public")).observation.cursor
    await world.restart()
    again = [(await world.table.observe(match, who)).observation.cursor for who in (0, 1)]
    assert again == cursors
    assert (await world.table.observe(match, "public")).observation.cursor == public
    await world.done(match, 0, "next")
    assert len(entries(world, match)) == 42


async def test_chat_under_older_rules_does_not_prevent_an_upgrade(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    for number in range(3):
        await do_house_act(world, match, 0, Say("table", f"m{number}", "digest"))
    await world.restart(Vault(rules_version=2))
    await world.done(match, 0, "next")
    assert types(world, match) == ["start", *["house-say"] * 3, "upgrade", "next"]


async def test_the_host_rewinds_the_match(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", clocks={"turn": 30})
    await world.done(match, 0, "whisper", number=7)
    await world.done(match, 0, "next")
    world.time.advance(20)
    await world.done(match, 1, "next")
    assert await do_house_act(world, match, HOST, Rewind(2)) == "refused-rewind-unsure"
    assert not await do_house_act(world, match, HOST, Rewind(2, sure=True))
    match_view = await world.table.observe(match, 0)
    assert match_view.observation.view.turn == 0
    assert match_view.observation.view.mine == [7]
    assert match_view.deadlines == {"turn": world.time.now() + 30_000}, "the clock starts again"
    await world.restart()
    assert (await world.table.observe(match, 0)).observation.view.turn == 0
    world.time.advance(15)  # when the first clock of this turn would have run out
    await world.done(match, 0, "whisper", number=8)
    assert "expire" not in types(world, match)


async def test_a_match_can_be_rewound_after_a_restart(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    for turn in range(40):
        await world.done(match, turn % 2, "next")
    await world.restart()
    assert not await do_house_act(world, match, HOST, Rewind(30, sure=True))
    assert (await world.table.observe(match, 0)).observation.view.turn == 29 % 2
    assert not await do_house_act(world, match, HOST, Rewind(35, sure=True))
    assert (await world.table.observe(match, 0)).observation.view.turn == 34 % 2
    await world.restart()
    assert (await world.table.observe(match, 0)).observation.view.turn == 34 % 2
    await world.done(match, 34 % 2, "next")


async def test_a_finished_match_with_a_rewind_can_be_replayed_and_verifies(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 2})
    await world.done(match, 0, "roll")
    assert not await do_house_act(world, match, HOST, Rewind(1, sure=True))
    await do_house_act(world, match, 1, Say("table", "m", "digest"))
    for turn in range(4):
        await world.done(match, turn % 2, "next")
    history = await world.table.archive.history(match)
    assert [history.moment(n).act["type"] for n in range(4)] == [
        "start",
        "roll",
        "house-rewind",
        "house-say",
    ]
    assert history.view(2, 0).observation.view.rolled == 0


async def test_only_the_host_can_use_the_hosts_house_rules(world: World) -> None:
    match, people = await world.match("Анна", "Борис")
    assert await do_house_act(world, match, HOST, Pause(), me=people[1]) == "refused-not-host"
    assert not await do_house_act(world, match, HOST, Pause(), me=people[0])
    answer = await world.table.keep(match, HOST, Resume(), "same", me=people[0])
    again = await world.table.keep(match, HOST, Resume(), "same", me=people[0])
    assert isinstance(answer, Receipt)
    assert answer == again, "a repeated command gets its first receipt"
