"""A finished match is replayed step by step, as each viewer saw it."""

import pytest

from intriga.table import TableError
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio


async def finished(world: World) -> str:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 2})
    for turn in range(4):
        await world.done(match, 0, "whisper", number=turn)
        await world.done(match, turn % 2, "roll")
        await world.done(match, turn % 2, "next")
    return match


async def test_each_step_shows_what_each_viewer_knew(world: World) -> None:
    match, _ = await world.match("Анна", "Борис", options={"rounds": 2})
    then = {(0, viewer): await world.table.observe(match, viewer) for viewer in (0, 1)}
    step = 0
    for turn in range(4):
        for seat, type, fields in (
            (0, "whisper", {"number": turn}),
            (turn % 2, "roll", {}),
            (turn % 2, "next", {}),
        ):
            await world.done(match, seat, type, **fields)
            step += 1
            for viewer in (0, 1):
                then[step, viewer] = await world.table.observe(match, viewer)
    history = await world.table.archive.history(match)
    assert history.steps == step + 1
    for (n, viewer), match_view in then.items():
        again = history.view(n, viewer, since=-1)
        assert again.observation == match_view.observation, (n, viewer)
        assert again.names == match_view.names


async def test_a_step_has_its_own_events_and_the_full_state(world: World) -> None:
    history = await world.table.archive.history(await finished(world))
    assert history.names == ("Анна", "Борис")
    assert [event.id for event in history.view(1, 0).observation.events] == ["vault-whispered"]
    assert history.view(1, 1).observation.events == ()
    assert [event.id for event in history.view(3, 1, since=0).observation.events] == [
        "vault-rolled",
        "vault-next",
    ]
    moment = history.moment(1)
    assert (moment.by, moment.act) == (0, {"type": "whisper", "number": 0})
    assert history.moment(2).draws[0].why == "die"
    assert history.view(1, "referee").observation.view.mine == [0]
    assert history.view(12, "public").observation.outcome is not None
    assert history.view(11, "public").observation.outcome is None


async def test_steps_that_told_a_viewer_something_are_known(world: World) -> None:
    """Beside the first and the last; a whisper told nobody but who whispered."""
    history = await world.table.archive.history(await finished(world))
    last = history.steps - 1
    for viewer in (0, 1, "public", "referee"):
        told = dict(history.told(viewer))
        for step in range(history.steps):
            ids = {event.id for event in history.heard(step, viewer)}
            assert told.get(step, set()) == ids
            assert (step in told) == (bool(ids) or step in (0, last))
    assert 1 in dict(history.told(0))
    assert 1 not in dict(history.told(1))


async def test_there_is_no_history_while_the_match_is_running(world: World) -> None:
    match, _ = await world.match("Анна", "Борис")
    for asked in (world.table.archive.history(match), world.table.archive.record(match)):
        with pytest.raises(TableError) as error:
            await asked
        assert error.value.refusal.id == "table-not-over"


@pytest.mark.parametrize("n", [-1, 13, 10**9])
async def test_unknown_steps_and_viewers_are_refused(sqlite_world: World, n: int) -> None:
    history = await sqlite_world.table.archive.history(await finished(sqlite_world))
    with pytest.raises(TableError) as error:
        history.view(n, 0)
    assert error.value.refusal.id == "table-no-step"
    with pytest.raises(TableError):
        history.moment(n)
    with pytest.raises(TableError) as error:
        history.view(0, 2)
    assert error.value.refusal.id == "refused-no-seat"
