"""Sealed windows settle at beats, marks are reached, clocks start anew, and hidden ones stay
hidden."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from intriga.kernel.actors import HOST, PUBLIC, Viewer
from intriga.kernel.house_rules.house_acts import Extend, Pause, Resume
from intriga.kernel.positions import Seen
from intriga.kernel.text import refuse
from intriga.store import match_log, match_timers
from intriga.table import Beats, Receipt
from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.table.house import do_house_act
from tests.kit.table.steps import reaches, running, types
from tests.kit.table.world import World, eventually
from tests.shapes.auction import game as auction
from tests.shapes.vigil import game as vigil

pytestmark = pytest.mark.anyio

BEATS = Beats(least=2_000, most=60_000)
BUY: dict[str, Any] = {"specials": {}}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[World]:
    """A table whose sealed windows settle at beats, at a full minute, with an auction and a
    vigil."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (auction, vigil), beats=BEATS) as world:
            world.time.advance(60 - world.time.now() % 60_000 / 1000)
            yield world


async def shopping(table: World, seconds: int = 200) -> str:
    """A match of Espionage in its secret purchase, with beats of five seconds if it lasts 200."""
    match, _ = await table.match(
        "Анна", "Борис", game="espionage", options={}, clocks={"opening": seconds}
    )
    return match


async def is_open(table: World, match: str) -> bool:
    windows = (await table.table.observe(match, "public")).observation.windows
    return [window.key for window in windows] == ["purchase"]


@pytest.mark.parametrize("moments", [(6, 7), (6.5, 9.9)], ids=str)
async def test_a_sealed_window_settles_at_the_same_moment_whenever_within_a_beat_all_have_answered(
    table: World, moments: tuple[float, float]
) -> None:
    match = await shopping(table)
    begun = table.time.now()
    for seat, moment in enumerate(moments):
        table.time.advance(moment - (table.time.now() - begun) / 1000)
        await table.done(match, seat, "buy", **BUY)
    table.time.advance(9.999 - (table.time.now() - begun) / 1000)
    assert await is_open(table, match)
    table.time.advance(0.001)
    await reaches(table, match, 4)
    assert types(table, match) == ["start", "buy", "buy", "table-settle"]
    assert not await is_open(table, match)


async def test_the_clock_of_a_window_that_settles_is_shown_as_before(table: World) -> None:
    match = await shopping(table)
    before = await table.table.observe(match, 0)
    for seat in range(2):
        await table.done(match, seat, "buy", **BUY)
    assert running(table) == 2
    after = await table.table.observe(match, "public")
    assert after.deadlines == before.deadlines != {}


async def test_a_window_that_awaits_nobody_from_the_first_stays_open_for_a_beat(
    table: World,
) -> None:
    """Orders put down beforehand answer as quickly as nobody can: it must not show."""
    match, _ = await table.match(
        "Анна", "Борис", game="espionage", options={"specials": False}, clocks={"answer": 80}
    )
    first = (await table.table.observe(match, "public")).observation.view.mover
    for seat in range(2):
        await table.done(match, seat, "prearrange-answers", say="pass")
    for seat in (first, 1 - first):
        await table.done(match, seat, "bribe", cell=31, sum=10)
    await table.done(match, first, "move", to=31)
    await table.done(match, 1 - first, "move", to=22)
    begun = table.time.now()
    assert begun % 2_000 == 0
    length = len(types(table, match))
    table.time.advance(3.999)
    windows = (await table.table.observe(match, "public")).observation.windows
    assert [(window.key, window.awaited) for window in windows] == [("challenge", (first,))]
    table.time.advance(0.001)
    await reaches(table, match, length + 1)
    assert types(table, match)[-1] == "table-settle"


async def challenge(table: World, *, ordered: bool) -> tuple[str, int, int]:
    """A departure is announced a second into a beat of two; the one who is asked has put down an
    order, or not. The match, the seat that is asked, how many steps there are."""
    match, _ = await table.match(
        "Анна", "Борис", game="espionage", options={"specials": False}, clocks={"answer": 80}
    )
    first = (await table.table.observe(match, "public")).observation.view.mover
    for seat in (first, 1 - first):
        await table.done(match, seat, "bribe", cell=31, sum=10)
    await table.done(match, first, "move", to=31)
    if ordered:
        await table.done(match, first, "prearrange-answers", say="pass")
    table.time.advance(1)
    await table.done(match, 1 - first, "move", to=22)
    return match, first, len(types(table, match))


def settles_at(table: World) -> int:
    timers = [timer for _, timer in table.store.read(match_timers.all_timers)]
    return next(timer.due_at for timer in timers if timer.purpose == match_log.SETTLE)


@pytest.mark.parametrize("answered_after", [None, 0.5, 2.5], ids=str)
async def test_a_quick_answer_settles_when_an_order_does(
    table: World, answered_after: float | None
) -> None:
    """Else one that settles sooner would tell that its player has no order."""
    match, asked, steps = await challenge(table, ordered=answered_after is None)
    moved = table.time.now()
    if answered_after is not None:
        table.time.advance(answered_after)
        await table.done(match, asked, "answer", say="pass")
        steps += 1
    assert settles_at(table) == moved + 3_000
    table.time.advance(3 - (answered_after or 0))
    await reaches(table, match, steps + 1)
    assert types(table, match)[-1] == "table-settle"


async def test_a_slow_answer_settles_at_the_next_beat(table: World) -> None:
    match, asked, steps = await challenge(table, ordered=False)
    table.time.advance(6)
    await eventually(lambda: running(table) == 1)
    await table.done(match, asked, "answer", say="pass")
    assert settles_at(table) == table.time.now() + 1_000
    table.time.advance(1)
    await reaches(table, match, steps + 2)
    assert types(table, match)[-1] == "table-settle"


async def test_a_pause_keeps_a_window_from_settling_and_its_end_lets_it(table: World) -> None:
    match = await shopping(table)
    for seat in range(2):
        await table.done(match, seat, "buy", **BUY)
    assert not await do_house_act(table, match, HOST, Pause())
    table.time.advance(30)
    assert await is_open(table, match)
    assert not await do_house_act(table, match, HOST, Resume())
    table.time.advance(10)
    await reaches(table, match, 6)
    assert types(table, match)[-1] == "table-settle"


async def test_what_was_to_settle_does_so_after_a_restart(table: World) -> None:
    match = await shopping(table)
    for seat in range(2):
        await table.done(match, seat, "buy", **BUY)
    await table.restart()
    table.time.advance(10)
    await reaches(table, match, 4)
    assert types(table, match)[-1] == "table-settle"


async def test_a_window_without_a_limit_settles_too(table: World) -> None:
    match, _ = await table.match("Анна", "Борис", game="espionage", options={}, clocks={})
    for seat in range(2):
        await table.done(match, seat, "buy", **BUY)
    table.time.advance(10)
    await reaches(table, match, 4)
    assert types(table, match)[-1] == "table-settle"


async def test_a_clock_set_back_does_not_keep_a_window_from_settling(table: World) -> None:
    match = await shopping(table)
    for seat in range(2):
        await table.done(match, seat, "buy", **BUY)
    await table.stop()
    table.time.advance(-7200)
    await table.start()
    await reaches(table, match, 5)
    assert sorted(map(str, types(table, match)[3:])) == ["house-extend", "table-settle"]


# Marks.


async def test_a_window_without_a_limit_that_awaits_nobody_does_not_stay_open_for_ever(
    table: World,
) -> None:
    """It is left open for what its time may bring, but there is no time that could end it."""
    match, _ = await table.match("Анна", "Борис", "Вера", game="vigil", options={}, clocks={})
    begun = table.time.now()
    assert begun % BEATS.unlimited == 0
    table.time.advance(BEATS.unlimited / 1000 - 0.001)
    assert types(table, match) == ["start"]
    table.time.advance(0.001)
    await reaches(table, match, 2)
    assert types(table, match) == ["start", "expire"]


async def vigil_of(table: World) -> str:
    match, _ = await table.match(
        "Анна", "Борис", "Вера", game="vigil", options={}, clocks={"hour": 1000, "duel": 60}
    )
    return match


async def test_a_mark_is_reached_in_its_time_and_moves_with_the_deadline(table: World) -> None:
    match = await vigil_of(table)
    assert not await do_house_act(table, match, HOST, Extend("hour", 1, 100))
    table.time.advance(849)
    assert await table.act(match, 0, "nap") != refuse("vigil-bell-has-rung")
    table.time.advance(1)
    await reaches(table, match, 4)
    assert types(table, match)[-1] == "table-reach-mark"
    assert await table.act(match, 1, "nap") == refuse("vigil-bell-has-rung")
    table.time.advance(250)
    await reaches(table, match, 5)
    assert types(table, match)[-1] == "expire"
    table.time.advance(750)
    await reaches(table, match, 6)
    assert types(table, match)[-1] == "table-reach-mark", "each hour has its own"


async def test_a_pause_and_a_restart_move_a_mark(table: World) -> None:
    match = await vigil_of(table)
    table.time.advance(700)
    assert not await do_house_act(table, match, HOST, Pause())
    await table.restart()
    table.time.advance(5_000)
    assert not await do_house_act(table, match, HOST, Resume())
    table.time.advance(49)
    assert types(table, match)[-1] == "house-resume"
    table.time.advance(1)
    await reaches(table, match, 4)
    assert types(table, match)[-1] == "table-reach-mark"


async def test_the_rules_know_the_time_of_an_act(table: World) -> None:
    match = await vigil_of(table)
    await table.done(match, 0, "nap")
    table.time.advance(200)
    assert await table.act(match, 0, "nap") == refuse("vigil-napped-lately", wait=400)
    table.time.advance(400)
    assert isinstance(await table.act(match, 0, "nap"), Receipt)


# Clocks of their own.


async def test_a_deadline_is_known_to_those_who_see_the_window(table: World) -> None:
    match = await vigil_of(table)
    await table.done(match, 0, "dare", whom=1)
    now = table.time.now()
    for viewer in (0, 1):
        match_view = await table.table.observe(match, viewer)
        assert match_view.deadlines["duel-0"] == now + 60_000
    assert (await table.table.observe(match, 1)).due == ("duel-0", now + 60_000)
    assert (await table.table.observe(match, 0)).due == ("duel-0", now + 60_000)
    strangers: tuple[Viewer, ...] = (2, PUBLIC)
    for stranger in strangers:
        match_view = await table.table.observe(match, stranger)
        assert list(match_view.deadlines) == ["hour"]


async def test_no_bot_stands_in_where_everybody_would_hear_of_a_hidden_window(
    table: World,
) -> None:
    schedule = Schedule({"hour": 1000, "duel": 60}, no_show="bot", misses=1)
    match, _ = await table.match(
        "Анна", "Борис", "Вера", game="vigil", options={}, schedule=schedule
    )
    await table.done(match, 0, "dare", whom=1)
    before = (await table.table.observe(match, 2)).observation
    table.time.advance(60)
    await reaches(table, match, 3)
    assert types(table, match) == ["start", "dare", "expire"]
    assert (await table.table.observe(match, 2)).observation == before


async def test_each_bid_starts_the_clock_anew_and_the_question_stays_the_same(
    table: World,
) -> None:
    match, _ = await table.match(
        "Анна", "Борис", "Вера", game="auction", options={}, clocks={"bid": 30}
    )
    seen = Seen("lot", (await table.table.observe(match, 0)).observation.windows[0].generation)
    table.time.advance(20)
    await table.done(match, 0, "bid", amount=1, seen=seen)
    table.time.advance(20)
    await table.done(match, 1, "bid", amount=2, seen=seen)
    assert await table.act(match, 2, "bid", amount=2, seen=seen) != refuse("refused-stale")
    assert (await table.table.observe(match, 0)).deadlines == {"lot": table.time.now() + 30_000}
    assert types(table, match) == ["start", "bid", "bid"]
    table.time.advance(30)
    await reaches(table, match, 4)
    assert types(table, match)[-1] == "expire"
