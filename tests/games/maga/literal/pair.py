"""The engine and the literal stage side by side."""

from collections import Counter
from copy import deepcopy
from typing import Any

from intriga.games.maga.course import calendar
from intriga.games.maga.state import State
from intriga.kernel.chance import Fast
from intriga.kernel.step import Step
from tests.games.maga.literal.mapping import compared_engine, compared_literal, model_of
from tests.games.maga.literal.model import Oracle
from tests.games.maga.literal.stage import technical_stage


def differences(engine: dict[str, Any], literal: dict[str, Any]) -> list[str]:
    """What is not alike, in words: path, engine's, literal one's."""
    found: list[str] = []
    _differ(engine, literal, "", found)
    return found


def _differ(one: Any, other: Any, path: str, found: list[str]) -> None:
    if isinstance(one, Counter) and isinstance(other, Counter):
        if one != other:
            found.append(f"{path}: engine {dict(one - other)}, literal {dict(other - one)}")
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            _differ(one.get(key), other.get(key), f"{path}/{key}", found)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, pair in enumerate(zip(one, other, strict=True)):
            _differ(*pair, f"{path}/{place}", found)
    elif one != other:
        found.append(f"{path}: engine {one}, literal {other}")


def stage_agrees(
    state: State, seed: str, past: dict[int, dict[str, Any]] | None = None
) -> Counter[str]:
    """The turn ends in both; the state is the engine's afterwards. What happened, or an
    AssertionError with all differences. `past`: what was done in the turns before, by turn; this
    one is added."""
    model = deepcopy(model_of(state))
    model["past"] = {} if past is None else past
    step = Step(1, 1_800_000_000_000, Fast(seed))
    calendar.close(state, step)
    oracle = Oracle([(draw.why, draw.below, draw.value) for draw in step.draws])
    model["oracle"] = oracle
    technical_stage(model)
    found = differences(compared_engine(state, step.events), compared_literal(model))
    if oracle.draws:
        found.append(f"the engine has drawn more: {oracle.draws[:5]}")
    assert not found, "\n".join([f"seed {seed}", *found])
    happened: Counter[str] = model["happened"]
    return happened
