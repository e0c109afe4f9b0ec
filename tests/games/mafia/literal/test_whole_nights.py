"""The game's night against the literal one, written from the text alone, over random towns: clans,
posts, contracts, knights, thieves and spells."""

import pytest

from intriga.games.mafia.course.night import resolve
from intriga.kernel import Step
from tests.games.mafia.literal.night.whole import night
from tests.games.mafia.literal.whole_town import (
    ALL_THINGS,
    Draws,
    Twice,
    heard_of_thieves,
    seen,
    told,
    whispered,
)

RULES = ("item 3", "item 24", "item 32", "item 36", "item 44", "item 45", "item 46", "item 49")
RULINGS = (
    "M18",
    "M20",
    "M23",
    "M31",
    "M33",
    "M34",
    "M35",
    "M36",
    "M37",
    "M38",
    "M42",
    "M44",
    "T5",
)


def _compare(seed: int) -> None:
    twice = Twice(seed)
    step = Step(1, 0, Draws(f"night {seed}"))
    resolve.resolve(twice.state, step)
    report = night(twice.plain, twice.orders, Draws(f"night {seed}").below, ALL_THINGS)
    assert seen(twice) == told(twice), f"seed {seed}"
    assert whispered(step.events) == heard_of_thieves(report), f"seed {seed}"
    meeting = any(event.id == "mafia-meeting" for event in step.events)
    assert meeting is report["meeting"], f"seed {seed}"


@pytest.mark.rule("mafia", *RULES, *RULINGS)
def test_random_nights_come_out_alike() -> None:
    for seed in range(300):
        _compare(seed)


@pytest.mark.thorough
@pytest.mark.rule("mafia", *RULES, *RULINGS)
def test_many_random_nights_come_out_alike() -> None:
    for seed in range(300, 4_000):
        _compare(seed)


@pytest.mark.long
@pytest.mark.rule("mafia", *RULES, *RULINGS)
def test_all_random_nights_come_out_alike() -> None:
    for seed in range(4_000, 20_000):
        _compare(seed)
