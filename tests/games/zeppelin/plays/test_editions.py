"""Matches begun under older rules go on by them: positions that version 1 made are in
version_1.json, with the options they were begun with."""

import msgspec
import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.subjects import editions
from tests.games.zeppelin.plays.kept import KEPT, upgraded
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import A, World


@pytest.mark.parametrize("name", KEPT)
def test_a_match_of_version_1_goes_on_and_says_so(name: str) -> None:
    world = upgraded(name)
    assert world.state.edition == 1
    assert game.invariants(world.state) == []
    again = game.upgrade(msgspec.msgpack.decode(world.position.packed), 1)
    assert again.edition == 1
    for _ in range(6):
        if world.position.outcome is None:
            world.expire()
    assert world.state.edition == 1


def test_a_new_match_begins_under_these_rules() -> None:
    assert World().state.edition == editions.NEWEST == game.rules_version
    with pytest.raises(ValueError):
        game.upgrade({}, 0)
    with pytest.raises(ValueError):
        game.upgrade({}, editions.NEWEST)


@pytest.mark.rule("zeppelin", "Z4")
def test_who_had_asked_to_join_the_leader_still_wins_with_them_in_a_match_of_version_1() -> None:
    world = upgraded("last")
    world.end_turn()
    assert world.person(1).country == A
    assert world.position.outcome is not None
    assert 1 in world.position.outcome.winners


@pytest.mark.rule("zeppelin", "Z24")
def test_a_match_of_version_1_goes_on_with_the_options_it_was_stored_with() -> None:
    world = upgraded("turn")
    assert world.state.options.attempts == "turn"
    (window,) = game.windows(world.state)
    assert [mark.name for mark in window.marks] == ["late"]


@pytest.mark.rule("zeppelin", "Z36")
def test_a_review_of_version_1_had_told_the_moves_already_and_is_published() -> None:
    world = upgraded("review")
    assert world.state.held is None
    assert "A HST" in world.state.armies["HANSA"].lost
    world.host(acts.OverrideRetreat("A HST", "LUB"))
    world.host(acts.Publish())
    assert world.state.armies["HANSA"].units == ["A LUB"]


@pytest.mark.rule("zeppelin", "Z31")
def test_builds_of_version_1_are_kept_and_replaced_as_a_whole() -> None:
    world = upgraded("builds")
    assert world.state.armies["DENMARK"].builds == ["F COP B"]
    world.do(2, acts.Builds(("F OSL B",)))
    assert world.state.armies["DENMARK"].builds == ["F OSL B"]
