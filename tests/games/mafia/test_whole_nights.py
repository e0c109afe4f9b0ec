"""The game's night against the literal one, written from the text alone, over random towns."""

import pytest

from intriga.games.mafia.pipeline import resolve
from intriga.kernel import Step
from tests.games.mafia.literal_night.whole import night
from tests.games.mafia.whole_town import Draws, Twice, seen, told


def _compare(seed: int) -> None:
    twice = Twice(seed)
    step = Step(1, 0, Draws(f"night {seed}"))
    resolve.resolve(twice.state, step)
    report = night(twice.plain, twice.orders, Draws(f"night {seed}").below, [])
    assert seen(twice) == told(twice), f"seed {seed}"
    meeting = any(event.id == "mafia-meeting" for event in step.events)
    assert meeting is report["meeting"], f"seed {seed}"


@pytest.mark.rule("mafia", "item 3", "item 24", "item 32", "item 36", "M23", "M42")
def test_random_nights_come_out_alike() -> None:
    for seed in range(600):
        _compare(seed)


@pytest.mark.thorough
@pytest.mark.rule("mafia", "item 3", "item 24", "item 32", "item 36", "M23", "M42")
def test_many_random_nights_come_out_alike() -> None:
    for seed in range(600, 20_000):
        _compare(seed)
