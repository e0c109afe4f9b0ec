"""Whatever function of a game raises: nothing is lost or spins, all look on, and the host has a way
on: more time, a rewind, an end."""

import itertools
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from intriga.kernel.actors import HOST, PUBLIC, Viewer
from intriga.kernel.house_rules.house_acts import Close, Extend, HouseAct, Pause, Resume
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.text import Refusal
from intriga.table import TableError
from tests.kit.databases import fresh_database
from tests.kit.sampled import sampled
from tests.kit.table.steps import entries
from tests.kit.table.world import World, eventually
from tests.shapes.brittle import BROKEN, LOOKS, SECRET, STEPS, Newer
from tests.shapes.brittle import game as brittle

pytestmark = [pytest.mark.anyio, pytest.mark.rule("zeppelin", "P-6")]

_commands = itertools.count()
CLOSING = {"windows", "close_window", "outcome"}
"""Without these no window closes when its time is up."""


@pytest.fixture(autouse=True)
def secrets(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What went wrong is in no log, as it may hold secrets."""
    with caplog.at_level(logging.INFO):
        yield
    BROKEN.clear()
    assert SECRET not in caplog.text


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [brittle]) as made:
            yield made


async def begun(world: World) -> tuple[str, str, list[str]]:
    """A match in its second turn, with a host who does not play."""
    found = await world.hosted_match(
        "Анна", "Борис", game="brittle", options={}, clocks={"count": 60}
    )
    for one in range(2):
        await world.done(found[0], one, "count", number=1, me=found[2][one])
    return found


async def keep(world: World, match: str, act: HouseAct, me: str | None = None) -> str:
    answer = await world.table.keep(match, HOST, act, f"fail-{next(_commands)}", me=me)
    return answer.id if isinstance(answer, Refusal) else ""


async def house(world: World, match: str) -> House:
    return (await world.table.observe(match, PUBLIC)).observation.house


def last(world: World, match: str) -> str:
    """The type of the last act that is on disk and announced."""
    loaded = world.table._registry.present(match)
    steps = entries(world, match)
    announced = loaded is not None and loaded.committed.position.n == len(steps)
    return str(steps[-1]["type"]) if announced else ""


async def looks(world: World, match: str, host: str, people: list[str]) -> list[bool]:
    """Everybody looks at everything; whether each is told that something fails."""
    table, told = world.table, []
    viewers: tuple[Viewer, ...] = (0, 1, PUBLIC)
    for viewer in viewers:
        told.append((await table.observe(match, viewer)).failing)
        await table.chat.rooms(match, viewer)
        async with table.subscribe(match, viewer) as watching:
            assert (await anext(watching)).names
    for seat, person in enumerate(people):
        await table.drafts.seen(match, seat, person)
        (await table.offer(match, seat)).drafts()
        await table.chat.private_partners(match, seat)
    await table.hosting.offer(match, host)
    await table.lobby.endings.ways(match, host)
    await table.lobby.rewinds.turning_points(match, host)
    await table.lobby.queries.info(match, host)
    return told


async def rewind(world: World, match: str, host: str) -> str:
    rewinds = world.table.lobby.rewinds
    points = await rewinds.turning_points(match, host)
    number = points[-1].number
    answer = await rewinds.rewind(match, host, number, f"back-{next(_commands)}", sure=True)
    return answer.id if isinstance(answer, Refusal) else ""


async def ended(world: World, match: str, host: str) -> str:
    answer = await world.table.lobby.endings.end(match, host, "called-off", "end")
    return answer.id if isinstance(answer, Refusal) else ""


@pytest.mark.parametrize("broken", sampled([*LOOKS, *STEPS]))
async def test_a_match_goes_on_whatever_fails(world: World, broken: str) -> None:
    match, host, people = await begun(world)
    BROKEN.add(broken)
    await looks(world, match, host, people)
    world.time.advance(65)  # the turn should be over
    if broken in CLOSING:
        await eventually(lambda: last(world, match) == "house-stall")
        assert (await house(world, match)).stalled is not None
    elif broken == "reach_mark":
        await eventually(lambda: last(world, match) in ("house-stall", "expire"))
    else:
        await eventually(lambda: last(world, match) == "expire")
    steps = len(entries(world, match))
    if broken in CLOSING:  # nothing spins, and nothing is forgotten
        world.time.advance(24 * 3600)
        await looks(world, match, host, people)
        assert len(entries(world, match)) == steps
    await world.restart()
    await looks(world, match, host, people)
    if broken in ("windows", "outcome", "view"):
        assert (await world.table.observe(match, 0)).failing
    # Back to where the rules do not fail.
    if broken in ("windows", "outcome"):  # not even that can be read: the rules have to be mended
        BROKEN.clear()
        await world.restart()
    assert not await rewind(world, match, host)
    assert (await house(world, match)).stalled is None
    BROKEN.clear()
    assert (await world.table.observe(match, 0)).observation.view.turn == 1
    for one in range(2):
        await world.done(match, one, "count", number=1)
    BROKEN.add(broken)
    assert not await ended(world, match, host)
    assert (await world.table.lobby.queries.info(match, host)).status == "over"


@pytest.mark.parametrize("broken", sorted({*CLOSING, "reach_mark"}))
async def test_more_time_tries_it_again(world: World, broken: str) -> None:
    match, host, _ = await begun(world)
    BROKEN.add(broken)
    world.time.advance(35 if broken == "reach_mark" else 65)
    await eventually(lambda: last(world, match) == "house-stall")
    public = [event.id for event in await world.table.events(match, PUBLIC)]
    assert public[-1] == "table-stalled"
    assert (await world.table.observe(match, 0)).deadlines == {}, "the clocks stand still"
    await world.restart()
    BROKEN.clear()
    await world.restart()
    view = await world.table.observe(match, 0)
    (window,) = view.observation.windows
    assert not await keep(world, match, Extend(window.key, window.generation, 30), host)
    view = await world.table.observe(match, 0)
    assert view.observation.house.stalled is None
    left = 30 + (25 if broken == "reach_mark" else 0)
    assert abs(view.deadlines["count"] - world.time.now() - left * 1000) <= 5_000
    world.time.advance(65)
    await eventually(lambda: last(world, match) == "expire")
    assert (await world.table.observe(match, 0)).observation.view.turn == 3


async def test_a_host_who_closes_the_turn_is_told_and_the_match_waits(world: World) -> None:
    match, host, people = await begun(world)
    BROKEN.add("close_window")
    (window,) = (await world.table.observe(match, 0)).observation.windows
    close = Close(window.key, window.generation)
    assert await keep(world, match, close, host) == "refused-rules-broke"
    assert (await house(world, match)).stalled is None, "they know, and the clock runs"
    for one in range(2):  # the last to answer ends the turn
        answer = await world.act(match, one, "count", number=1, me=people[one])
        assert isinstance(answer, Refusal) == (one == 1)
    BROKEN.clear()
    assert not await keep(world, match, close, host)


async def test_the_end_of_a_pause_that_fails(world: World) -> None:
    match, host, _ = await begun(world)
    assert not await keep(world, match, Pause(), host)
    BROKEN.add("windows")
    assert await keep(world, match, Resume(), host) == "refused-rules-broke"
    assert not await rewind(world, match, host)
    assert not await keep(world, match, Resume(), host)


@pytest.mark.parametrize("broken", ["upgrade", "windows"])
async def test_a_match_that_cannot_be_read_is_safe_and_can_be_called_off(
    world: World, broken: str
) -> None:
    matches = [await begun(world) for _ in range(2)]
    BROKEN.add(broken)
    await world.restart(Newer() if broken == "upgrade" else brittle)
    for match, host, people in matches:
        assert await looks(world, match, host, people) == [True] * 3
        answer = await world.act(match, 0, "count", number=1, me=people[0])
        assert isinstance(answer, Refusal)
        world.time.advance(3600)
        timers = world.store.read(lambda c: list(c.exec_driver_sql("SELECT * FROM window_timers")))
        assert len(timers) >= 2, "no deadline is forgotten"
    (match, host, _), (other, _, people) = matches
    assert not await ended(world, match, host)
    assert (await world.table.lobby.queries.info(match, host)).status == "over"
    BROKEN.clear()
    await world.restart()
    assert (await world.table.observe(other, 0)).observation.view.turn >= 2
    assert not (await world.table.observe(other, 0)).failing
    await world.table.observe(match, 0)


async def test_bots_do_not_spin(world: World, caplog: pytest.LogCaptureFixture) -> None:
    anna = await world.guest("Анна")
    lobby = world.table.lobby
    match = await lobby.creation.create(anna, "brittle", seats=2, options={})
    await lobby.signups.sit(match, anna)
    await lobby.starting.start(match, anna, empty="bots")
    BROKEN.add("apply")
    await eventually(lambda: len(entries(world, match)) >= 2)
    await world.act(match, 0, "count", number=1, me=anna)
    await eventually(lambda: last(world, match) == "house-stall")
    stalled = (await house(world, match)).stalled
    assert stalled is not None
    assert stalled.why == "bot", "no clock would end the turn, so the host is told"
    for _ in range(5):
        world.time.advance(3600)
        await looks(world, match, anna, [anna])
    assert caplog.text.count("broke") < 30
    BROKEN.clear()


async def test_somebody_whose_own_view_fails_is_told_and_nobody_else(world: World) -> None:
    match, _, _ = await begun(world)
    loaded = world.table._registry.present(match)
    assert loaded is not None
    view = brittle.view

    def one_fails(state: object, viewpoint: object) -> object:
        if viewpoint == 1:
            raise ZeroDivisionError(SECRET)
        return view(state, viewpoint)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(brittle, "view", one_fails)
        loaded.forget_views()
        assert (await world.table.observe(match, 1)).failing
        assert not (await world.table.observe(match, 0)).failing
        assert not (await world.table.observe(match, PUBLIC)).failing


async def test_an_admin_is_told_which_matches_wait_and_calls_one_off(world: World) -> None:
    registered = await world.table.accounts.register("olga", "correct horse battery", "Ольга")
    olga = registered.person.id
    token = await world.table.admin.first_link()
    assert token
    await world.table.admin.claim(olga, token)
    match, host, _ = await begun(world)
    other, _, _ = await begun(world)
    admin = world.table.admin

    async def waiting() -> dict[str, str]:
        found = await world.table.admin.matches(olga, "playing")
        return {facts.id: world.table.admin.waits(facts) for facts in found}

    assert await waiting() == {match: "", other: ""}
    with pytest.raises(TableError) as refused:
        await admin.end(olga, match)
    assert refused.value.refusal.id == "admin-not-waiting"
    BROKEN.add("close_window")
    world.time.advance(65)
    await eventually(lambda: last(world, match) == last(world, other) == "house-stall")
    await world.restart()
    assert await waiting() == {match: "close", other: "close"}
    BROKEN.add("windows")
    await world.restart()
    await world.table.observe(other, 0)
    assert await waiting() == {match: "close", other: "stranded"}
    for one in (match, other):
        with pytest.raises(TableError):
            await world.table.admin.end(host, one)
        await world.table.admin.end(olga, one)
    assert await waiting() == {}
    assert [entry.action for entry in await world.table.admin.journal(olga)][:2] == ["ended"] * 2
