"""Hand-made twins: matches that differ in one secret look the same to everybody else.

The conformance suite proves this for what random play reaches. These are rarer cases: a set-up
under the Papers, a special move made from a cell with a bribe.
"""

from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.kernel.actors import Viewer, hears
from intriga.kernel.observe import encode_observation, observe
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, Harness

HOUSE = [{"name": "Курьер", "price": 2, "steps": 1}]


def secrets_match() -> Harness:
    """London holds every special move and has 20 and a set-up on 14, next to the Papers."""
    match = Harness(seats=3, specials=True, house=HOUSE)
    for seat in range(3):
        match.do(seat, "buy", specials={})
    match.lay((LONDON, 14, 20), (LONDON, 23, 5), (MOSCOW, 3, 20), (BEIJING, 14, 7), papers=13)
    everything = {"forced-march": 1, "secret-paths": 1, "set-up": 1, "Курьер": 1}
    match.arm(london=everything)
    match.do(LONDON, "set-up", cell=14)
    for seat in (MOSCOW, BEIJING):
        match.do(seat, "bribe", cell=70, sum=1)
    return match


def seen_by(match: Harness, viewer: Viewer) -> bytes:
    """Everything a viewer gets after the last step."""
    events = [event for event in match.news if hears(event.to, viewer)]
    return encode_observation(observe(game, match.position, viewer, events, 0))


def alike(one: Harness, other: Harness) -> None:
    """Only London may tell the two apart; and the same seats are awaited."""
    assert seen_by(one, LONDON) != seen_by(other, LONDON)
    for viewer in (MOSCOW, BEIJING, "public"):
        assert seen_by(one, viewer) == seen_by(other, viewer)


@pytest.mark.parametrize(
    "act",
    [
        {"type": "move", "to": 22},
        {"type": "forced-march", "to": 22},
        {"type": "secret-paths", "to": 31},
        {"type": "house", "name": "Курьер", "to": 22},
    ],
)
def test_whether_the_mover_will_join_is_secret(act: dict[str, Any]) -> None:
    twins = secrets_match(), secrets_match()
    for match, join in zip(twins, (True, False), strict=True):
        match.lay(papers=14)
        match.do(LONDON, **act, join=join)
        assert match.awaited()[0] == "challenge"
    alike(*twins)


def test_whether_a_marcher_will_join_on_the_second_step_is_secret() -> None:
    twins = secrets_match(), secrets_match()
    for match, join in zip(twins, (True, False), strict=True):
        match.do(LONDON, "forced-march", to=14)
        match.expire()
        match.expire()
        match.do(LONDON, "march-on", to=22, join=join)
        assert match.awaited()[0] == "challenge"
    alike(*twins)


def test_whether_a_set_up_is_about_to_spring_is_secret() -> None:
    twins = secrets_match(), secrets_match()
    for match, target in zip(twins, ({"to": 22}, {}), strict=True):
        match.do(LONDON, "move", to=14)
        match.expire()
        match.do(LONDON, "spring", **target)
        assert match.awaited() == ("spring", (MOSCOW, BEIJING)), "in truth"
    alike(*twins)


def test_whether_there_is_a_set_up_is_secret() -> None:
    twins = secrets_match(), secrets_match()
    twins[1].state.players[LONDON].ticks.clear()
    twins[1].lay()
    for match in twins:
        match.do(LONDON, "move", to=14)
        match.expire()
    alike(*twins)


def test_a_blocked_set_up_is_shown_to_its_owner_alone() -> None:
    twins = secrets_match(), secrets_match()
    for match, target in zip(twins, ({"to": 22}, {}), strict=True):
        match.do(LONDON, "move", to=14)
        match.expire()
        match.do(LONDON, "spring", **target)
        match.do(MOSCOW, "spring")
        match.do(BEIJING, "spring")
        assert match.state.papers == 14, "Beijing's bribe is in the way"
    alike(*twins)


def test_the_size_and_place_of_a_bribe_are_secret() -> None:
    twins = secrets_match(), secrets_match()
    for match, (cell, sum) in zip(twins, ((1, 1), (76, 500)), strict=True):
        match.do(LONDON, "bribe", cell=cell, sum=sum)
    alike(*twins)
