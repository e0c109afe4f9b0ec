"""The library compared with two other adjudicators on random crowded positions:
`slow_adjudicator.py`, and Kruijswijk's algorithm in `guess_adjudicator.py`."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from intriga.diplomacy.adjudication.movement import Season
from intriga.diplomacy.rule_choices import Rules
from tests.diplomacy.guess_adjudicator import Guesser
from tests.diplomacy.resolving import fast
from tests.diplomacy.slow_adjudicator import Literal, Order, phase, storm

SEEDS = range(40)
EACH = 40


def moved(season: Season) -> frozenset[str]:
    codes = season.board.codes
    return frozenset(codes[at] for at in season.field.movers if season.known.moved[at])


def check(position: Literal) -> str:
    """Compare the results of one phase; returns what kind of phase it was."""
    season = fast(position)
    # The library refuses the support of a move that only the supporting fleet could convoy;
    # the result is the same.
    assert {w.reason.id for w in season.errors} <= {"diplomacy-supports-own-convoy"}
    ours = moved(season)
    codes = season.board.codes
    stopped = frozenset(codes[at] for at in season.field.movers if season.known.paradox >> at & 1)
    solutions = position.solutions()
    if len(solutions) == 1:
        assert stopped == frozenset()
        assert ours == solutions[0]
        kind = "one"
    elif not stopped:
        assert ours in solutions
        assert len(ours) == max(map(len, solutions)), "circular movement moves"
        kind = "circle"
    else:
        assert all(at in position.wants_sea for at in stopped)
        rest = Literal(position.units, position.orders, stopped).solutions()
        assert ours in rest
        assert len(ours) == max(map(len, rest))
        kind = "paradox"
    assert ours == Guesser(position).moved()
    agree_on_supports(position, season, ours, stopped)
    return kind


def agree_on_supports(
    position: Literal, season: Season, ours: frozenset[str], stopped: frozenset[str]
) -> None:
    slow = Literal(position.units, position.orders, stopped)
    for number in season.field.supports:
        at = season.board.codes[number]
        matches = slow.matches(at)
        assert matches == (number not in season.field.void)
        if matches:
            assert season.known.support(number) is (not slow.cut(at, ours)), at


@pytest.mark.parametrize("make", [phase, storm])
@pytest.mark.parametrize("seed", SEEDS)
def test_random_phases_are_resolved_alike(seed: int, make: Callable[[Random], Literal]) -> None:
    chance = Random(seed)
    for _ in range(EACH):
        position = make(chance)
        try:
            check(position)
        except AssertionError as error:
            raise AssertionError(described(position)) from error


def test_random_phases_include_paradoxes_and_cycles() -> None:
    chance = Random(0)
    kinds = {check(make(chance)) for make in (phase, storm) for _ in range(500)}
    assert kinds == {"one", "circle", "paradox"}


def forgiven(position: Literal) -> Literal:
    """The same without `VIA` where the fleets ordered to convoy form no chain."""
    orders = dict(position.orders)
    for at in position.movers:
        order = orders[at]
        if order.via and not position.chain(at, position.goal(at), position.carriers(at)):
            orders[at] = replace(order, via=order.to not in position.units[at].near())
    return Literal(position.units, orders)


@pytest.mark.parametrize("seed", range(4))
def test_via_by_land_is_the_same_as_an_order_without_via(seed: int) -> None:
    chance, found = Random(seed), 0
    while found < 20:
        position = phase(chance)
        for at, order in position.orders.items():
            if order.verb == "C" and chance.random() < 0.5:  # a fleet that changed its mind
                position.orders[at] = Order("H")
        other = forgiven(position)
        found += other.orders != position.orders
        rules = Rules(via_by_land=True)
        assert moved(fast(position, rules)) == moved(fast(other, Rules())), described(position)


def described(position: Literal) -> str:
    return "\n".join(
        f"{unit.power} {position.orders[at].text(unit, position.units)}"
        for at, unit in position.units.items()
    )
