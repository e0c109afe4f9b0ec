"""Random matches against an account of their own: nothing is made or lost without a named cause,
nobody dies twice, and the dead do only what the text lets them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from intriga.games.mafia.state import State
from intriga.kernel import Note
from intriga.kernel.decode.reader import reader
from intriga.kernel.observe import standing_notes
from intriga.lab.conformance import Play, play
from tests.games.mafia.literal.dead_hands import may_the_dead
from tests.games.mafia.plays.accounting import account, who
from tests.games.mafia.plays.towns import FEW, GROUP, MANY, few

pytestmark = pytest.mark.xdist_group(GROUP)

DEATHS = {"mafia-log-died", "mafia-log-died-by", "mafia-log-hanged", "mafia-log-executed"}
SHOTS = "mafia-log-shoots"


def _steps(match: Play) -> Iterator[tuple[State, State, Any, Any]]:
    """Before and after each step, its entry, and what was done."""
    for one, next_ in zip(match.steps, match.steps[1:], strict=False):
        act = reader(match.game).recorded(next_.entry.act)
        yield one.position.state, next_.position.state, next_.entry, act


def _everything_is_accounted_for(match: Play) -> Counter[str]:
    """The causes that came up."""
    causes: Counter[str] = Counter()
    log: list[Note] = []
    for before, after, entry, act in _steps(match):
        book = account(before, after, entry, act, log)
        log += entry.notes
        told = f"{match.header.chairs[0].name}, step {entry.n}: {entry.by} {act}: {book.causes}"
        assert not book.difference(), f"{told} {book.difference()}"
        causes.update(why for _, _, _, why in book.causes)
    return causes


def _nobody_dies_twice(match: Play) -> None:
    """At most one death a person and half day, unless they rose in between; every grave has a
    reason in the log; whoever died before a shot did not fire it."""
    state = match.position.state
    dead: set[int] = set()
    ticks: set[tuple[int, int]] = set()
    for line in standing_notes(step.entry for step in match.steps):
        if line.id in DEATHS:
            assert (line.turn, who(line)) not in ticks, line
            ticks.add((line.turn, who(line)))
            dead.add(who(line))
        elif line.id == "mafia-log-risen":
            ticks.discard((line.turn, who(line)))
            dead.discard(who(line))
        elif line.id == SHOTS:
            assert who(line) not in dead, line
    assert dead == {seat for seat, one in enumerate(state.people) if not one.lives}


def _the_dead_do_only_what_they_may(match: Play) -> int:
    """How much they did."""
    done = 0
    for before, _, entry, act in _steps(match):
        if isinstance(entry.by, int) and not before.people[entry.by].lives:
            assert may_the_dead(before, entry.by, act), (entry.n, entry.by, act)
            done += 1
    return done


CAUSES = {
    "exchanged",
    "bought",
    "sold",
    "given",
    "bribed",
    "of a bribe",
    "donated",
    "a service",
    "espionage",
    "drained by a mage",
    "an order to the assassin",
    "half of the price",
    "the shield, pledged",
    "drained",
    "recruits",
    "resurrection for half the price",
    "subjugation",
    "a mage",
    "bribes of the last match",
}
"""What must have come up, or the account has seen nothing."""


@pytest.mark.rule("mafia", "item 38", "item 39", "item 40", "item 43", "M46", "M49")
def test_every_coin_and_point_has_a_named_cause() -> None:
    causes: Counter[str] = Counter()
    hands = 0
    for match in few():
        causes += _everything_is_accounted_for(match)
        _nobody_dies_twice(match)
        hands += _the_dead_do_only_what_they_may(match)
    assert causes.keys() >= {"an order to the assassin", "half of the price"}
    assert hands


@pytest.mark.long
@pytest.mark.rule("mafia", "item 38", "item 39", "item 40", "item 43", "M46", "M49")
def test_every_coin_and_point_of_a_thousand_matches_has_a_named_cause() -> None:
    causes: Counter[str] = Counter()
    for number in range(1000):
        town = (*FEW, *MANY)[number % len((*FEW, *MANY))]
        match = town.play(f"account {number}", play, 600)
        causes += _everything_is_accounted_for(match)
        _nobody_dies_twice(match)
        _the_dead_do_only_what_they_may(match)
    assert causes.keys() >= CAUSES
