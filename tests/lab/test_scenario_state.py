"""A scenario may begin at any position of any game: its state given as JSON is that position."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.games.diplomacy import game as diplomacy
from intriga.games.espionage import game as espionage
from intriga.kernel import Act, Actor, Chair, Step, Window
from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.chance import Fast
from intriga.kernel.decode.state_patch import in_full
from intriga.kernel.game import Game
from intriga.kernel.positions import Position
from intriga.lab.conformance.plays.random_play import play
from intriga.lab.scenario import ScenarioRun
from intriga.lab.scenario_file import Scenario, read
from tests.cli.dice import Cup, Dice, Terms
from tests.cli.dice import game as dice
from tests.kit.sampled import rows_sampled
from tests.shapes.auction import game as auction
from tests.shapes.campaign import game as campaign
from tests.shapes.lists import game as lists
from tests.shapes.parliament import game as parliament
from tests.shapes.society import game as society

PLAYED: tuple[tuple[Game[Any], dict[str, Any], int], ...] = (
    (espionage, {}, 20),
    (espionage, {"bidding": "sealed", "corners": "chosen"}, 20),
    (espionage, {"bidding": "ascending", "specials": False}, 20),
    (diplomacy, {}, 1),
    (diplomacy, {"seating": "wish"}, 1),
    (auction, {}, 20),
    (lists, {}, 20),
    (society, {}, 20),
    (campaign, {}, 20),
    (parliament, {}, 20),
    (dice, {}, 20),
)
"""Games and options, and how many positions of each are tried."""


class Timekeeper(Dice):
    """Dice that note when the rules are asked to do something."""

    def __init__(self) -> None:
        self.times: list[int] = []

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Cup:
        self.times.append(step.now)
        return super().setup(options, chairs, step)

    def apply(self, state: Cup, actor: Actor, act: Act, step: Step) -> None:
        self.times.append(step.now)
        super().apply(state, actor, act, step)

    def close_window(self, state: Cup, window: Window, step: Step) -> None:
        self.times.append(step.now)
        super().close_window(state, window, step)


def opened(scenario: Scenario) -> Position[Any]:
    stage: ScenarioRun[Any] = ScenarioRun(scenario)
    for _ in stage.run():
        pass
    return stage.position


def whole_patch(before: Any, after: Any) -> Any:
    """`after`, with null for the entries that only `before` has."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    gone = dict.fromkeys(key for key in before if key not in after)
    return {**gone, **{key: whole_patch(before.get(key), part) for key, part in after.items()}}


@pytest.mark.parametrize("times", [1, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("game", "options", "positions"),
    rows_sampled(PLAYED, 2),
    ids=[f"{game.id} {options}" for game, options, _ in PLAYED],
)
def test_the_whole_state_of_any_position_is_that_position(
    game: Game[Any], options: dict[str, Any], positions: int, times: int
) -> None:
    counts = game.seats_for(msgspec.convert(options, game.Options))

    @settings(max_examples=positions * times)
    @given(seed=st.integers(0, 10**6), where=st.floats(0, 1), data=st.data())
    def check(seed: int, where: float, data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(list(counts)))
        steps = play(game, seats, options, seed, 120, bots=True).steps
        then = steps[round(where * (len(steps) - 1))].position
        if len(then.chairs) not in counts:
            return  # so many people have joined that no match can begin with them
        blank = Scenario(game, then.chairs, Fast(seed), options)
        patch = whole_patch(in_full(opened(blank).state), in_full(then.state))
        sent = msgspec.json.decode(msgspec.json.encode(patch))
        now = opened(msgspec.structs.replace(blank, chance=Fast(seed), state=sent))
        assert now.state == then.state
        assert now.outcome == then.outcome
        viewers: list[Viewer] = [PUBLIC, REFEREE, *(chair.seat for chair in then.chairs)]
        for viewer in viewers:
            views = [
                game.view(position.state, game.viewpoint(position.state, viewer))
                for position in (now, then)
            ]
            assert views[0] == views[1]
        assert list(game.windows(now.state)) == list(game.windows(then.state))

    check()


def test_the_rules_see_the_time_of_each_step() -> None:
    file = {
        "game": "dice",
        "seats": 2,
        "at": "1970-01-02T03:00:00.250+03:00",
        "clock": {"turn": 30},
        "steps": [
            {"by": 0, "act": {"type": "throw"}, "at": 1.5},
            {"wait": 2},
            {"by": 1, "act": {"type": "throw"}},
            {"by": 0, "act": {"type": "throw"}, "at": 40},
        ],
    }
    scenario, clocked = read_as(file, Timekeeper())
    opened(scenario)
    start = 86_400_250
    # Seat 0 was late when its turn, begun at 3.5, had lasted 30 seconds: at 40 it is seat 1's turn.
    assert clocked.times == [start, start + 1500, start + 3500, start + 33_500]


def read_as(file: Any, game: Timekeeper) -> tuple[Scenario, Timekeeper]:
    """A scenario of dice, with another game in its place."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("intriga.games.find", lambda id: game)
        return read(msgspec.json.encode(file)), game
