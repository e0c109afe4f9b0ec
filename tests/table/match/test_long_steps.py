"""Steps that take long are taken beside the event loop: the first one of a kind, too, if the game
has declared it."""

import threading
from pathlib import Path
from typing import Any

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close, Rewind
from intriga.kernel.questions.windows import Window
from intriga.kernel.step import Step
from intriga.table.match.long_steps import LONG_SECONDS, LongSteps
from tests.kit.databases import fresh_database
from tests.kit.table.house import do_house_act
from tests.kit.table.world import World, eventually
from tests.shapes.lists import Lists, War

pytestmark = pytest.mark.anyio

ROWS: list[dict[str, Any]] = [{"task": "guard", "village": 1, "men": 1}]


class Stages(Lists):
    """Lists whose stage is declared to take long. `threads`: in which each one was resolved."""

    long_steps = frozenset({"orders"})

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []

    def close_window(self, state: War, window: Window, step: Step) -> None:
        self.threads.append(threading.current_thread())
        super().close_window(state, window, step)


@pytest.mark.parametrize("closes", ["host", "timer", "last answer"])
async def test_a_stage_that_is_declared_long_never_runs_on_the_event_loop(
    tmp_path: Path, closes: str
) -> None:
    game = Stages()
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (game,)) as world:
            match, _ = await world.match(*"АБВГ", game="lists", options={}, clocks={"orders": 60})
            if closes == "host":
                assert not await do_house_act(world, match, HOST, Close("lists", 1))
            elif closes == "timer":
                world.time.advance(60)
                await eventually(lambda: game.threads)
            else:
                await world.done(match, 0, "hand-in", rows=ROWS)
                await world.done(match, 1, "hand-in", rows=ROWS)
    assert len(game.threads) == 1
    assert threading.main_thread() not in game.threads


async def test_a_rewind_of_long_stages_works_beside_the_event_loop(tmp_path: Path) -> None:
    game = Stages()
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (game,)) as world:
            match, _ = await world.match(*"АБВГ", game="lists", options={"rounds": 4}, clocks={})
            for stage in (1, 2, 3):
                assert not await do_house_act(world, match, HOST, Close("lists", stage))
            assert not await do_house_act(world, match, HOST, Rewind(2, sure=True))
            windows = (await world.table.observe(match, 0)).observation.windows
            assert windows[0].generation == 2
    assert len(game.threads) > 3, "the rewind has resolved one again"
    assert threading.main_thread() not in game.threads


def test_what_has_taken_long_once_is_expected_to_again() -> None:
    seen, game, act = LongSteps(), Lists(), Close("lists", 1)
    assert not seen.expects(game, HOST, act, ())
    seen.measured(game, act, LONG_SECONDS / 2)
    assert not seen.expects(game, HOST, act, ())
    seen.measured(game, act, LONG_SECONDS * 2)
    assert seen.expects(game, HOST, act, ())
    assert not seen.expects(game, HOST, Rewind(1), ())


def test_what_was_long_once_and_is_short_many_times_runs_on_the_event_loop_again() -> None:
    seen, game, act = LongSteps(), Lists(), Close("lists", 1)
    seen.measured(game, act, LONG_SECONDS * 2)
    for _ in range(15):
        seen.measured(game, act, LONG_SECONDS / 2)
    assert seen.expects(game, HOST, act, ())
    seen.measured(game, act, LONG_SECONDS * 2)  # it is long now and then: it stays beside the loop
    for _ in range(15):
        seen.measured(game, act, LONG_SECONDS / 2)
    assert seen.expects(game, HOST, act, ())
    seen.measured(game, act, LONG_SECONDS / 2)
    assert not seen.expects(game, HOST, act, ())
