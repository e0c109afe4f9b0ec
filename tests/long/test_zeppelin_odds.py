"""The odds of murder (item 12, Z22) over 100,000 attempts of each kind."""

from typing import Any

import pytest

from intriga.kernel.actors import HOST, Actor
from intriga.kernel.acts import Act
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.positions import Advance, Position
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from tests.games.zeppelin.literal.pair import GAME
from tests.games.zeppelin.rules.acts import BeginTurns, MurderOpenly, MurderSecretly

pytestmark = [pytest.mark.long, pytest.mark.rule("zeppelin", "item 12", "Z22", "Z23")]

TRIALS = 100_000
PEOPLE = 12


def step(engine: Engine[Any], position: Position[Any], actor: Actor, act: Act) -> Advance[Any]:
    advance = engine.act(position, actor, act, 0)
    assert not isinstance(advance, Refusal), advance
    return advance


def society() -> tuple[Engine[Any], Position[Any]]:
    """The first turn of twelve people in two states."""
    options = {"founding": "auto", "states": 2, "deal": "choice"}
    chairs = tuple(Chair(seat, f"P{seat}") for seat in range(PEOPLE))
    header = Header("odds", GAME.id, GAME.rules_version, options, chairs, "", (), 0)
    engine: Engine[Any] = Engine(GAME, header, Fast(2019))
    return engine, step(engine, engine.open().position, HOST, BeginTurns()).position


def named(advance: Advance[Any], seat: int) -> bool:
    """Whether anybody else is told who did it."""
    return any(
        {"seat": seat} in event.params.values()
        for event in advance.entry.events
        if event.to != (seat,)
    )


def dead(advance: Advance[Any]) -> list[int]:
    return [seat for seat, one in enumerate(advance.position.state.people) if one.died is not None]


def close(count: int, share: float) -> bool:
    """Within five standard deviations of what is expected."""
    deviation = float((share * (1 - share) * TRIALS) ** 0.5)
    return abs(count - share * TRIALS) <= 5 * deviation


def test_secret_murders_succeed_and_are_exposed_independently() -> None:
    engine, position = society()
    killed = exposed = both = 0
    for _ in range(TRIALS):
        advance = step(engine, position, 0, MurderSecretly(2))
        assert dead(advance) in ([], [2])
        success, known = bool(dead(advance)), named(advance, 0)
        killed, exposed, both = killed + success, exposed + known, both + (success and known)
    assert close(killed, 0.4), killed
    assert close(exposed, 0.6), exposed
    assert close(both, 0.24), both


def test_open_murders_succeed_with_sixty_per_cent() -> None:
    engine, position = society()
    killed = 0
    for _ in range(TRIALS):
        advance = step(engine, position, 0, MurderOpenly(2))
        killed += bool(dead(advance))
        assert named(advance, 0)
    assert close(killed, 0.6), killed


def test_a_random_victim_is_any_other_citizen() -> None:
    engine, position = society()
    home = position.state.people[0].country
    others = [one for one in position.state.citizens(home) if one != 0]
    counts = dict.fromkeys(others, 0)
    for _ in range(TRIALS):
        for victim in dead(step(engine, position, 0, MurderOpenly())):
            counts[victim] += 1
    assert all(close(count, 0.6 / len(others)) for count in counts.values()), counts
