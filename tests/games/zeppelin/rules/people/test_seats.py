"""People who come and go while the match runs."""

import pytest

from intriga.games.zeppelin import game
from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Enter, Rename
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, A, B, World, hosted


@pytest.mark.rule("zeppelin", "Z29")
def test_newcomers_are_stateless_and_have_come_in_this_turn() -> None:
    world = World()
    world.end_turns(2)
    seat = world.enter()
    person = world.person(seat)
    assert (person.country, person.seen, person.ready) == (None, 3, True)
    assert world.told("stateless-joined").to == (seat,)
    assert seat not in world.engine.game.windows(world.state)[0].awaited


@pytest.mark.rule("zeppelin", "item 4", "Z29")
def test_who_leaves_free_returns_stateless() -> None:
    world = World()
    world.do(0, acts.Migrate(B))
    world.leave(0)
    assert world.state.requests == []
    assert "left" in world.ids(2)
    assert world.refused(2, acts.Arrest(0)) == "no-citizen"
    world.back(0)
    assert (world.person(0).country, world.person(0).left) == (None, False)


@pytest.mark.rule("zeppelin", "Z29")
def test_who_leaves_jailed_returns_jailed_to_the_class_of_then_if_it_has_room() -> None:
    world = World(8)
    small, low = world.add_class("Small", limit=1), world.add_class("Low")
    world.a.migrant = low
    world.put(2, small, jailed=True)
    world.leave(2)
    assert world.state.citizens(A) == [0, 4, 6]
    world.back(2)
    assert (world.person(2).jailed, world.person(2).rank) == (True, small)
    world.leave(2)
    world.put(4, small)
    world.back(2)
    assert (world.person(2).jailed, world.person(2).rank) == (True, low)
    world.put(2, small, country=A)
    world.put(4, ROOT_A)
    world.leave(2)
    world.do(0, acts.DeleteClass(small))
    world.back(2)
    assert world.person(2).rank == low


@pytest.mark.rule("zeppelin", "Z25", "Z29")
def test_who_leaves_dead_returns_dead_while_death_lasts() -> None:
    world = World()
    world.kill(0)
    world.leave(0)
    world.end_turns(2)
    world.back(0)
    assert world.person(0).died == 1
    world.leave(0)
    world.end_turns(3)
    assert not any(event.id == "zeppelin-resurrected" for event in world.news)
    world.back(0)
    assert world.person(0).died is None


@pytest.mark.rule("zeppelin", "Z29")
def test_blacklist_and_attempts_follow_the_account() -> None:
    world = World(8, {"strike": [99], "exposure": [99]})
    world.do(2, acts.MurderSecretly(4))
    world.a.blacklist[2] = 1
    world.pack()
    world.leave(2)
    world.back(2)
    assert world.person(2).tried_turn == 1
    assert world.refused(2, acts.Migrate(A)) == "blacklisted"


@pytest.mark.rule("zeppelin", "Z29")
def test_nobody_waits_for_who_has_left_and_a_replacement_changes_nothing() -> None:
    world = World()
    before = world.state.people[2]
    world.replace(2)
    assert world.person(2) == before
    world.leave(2)
    assert 2 not in world.engine.game.windows(world.state)[0].awaited
    assert not world.engine.game.forms(world.state, 2)


@pytest.mark.rule("zeppelin", "item 4", "Z29")
def test_a_new_name_costs_citizenship_which_is_said_before() -> None:
    world = World()
    costs = game.rename_costs(world.state, 0)
    assert costs is not None
    assert costs.id == "zeppelin-rename-costs"
    world.do(0, acts.Migrate(B))
    world.do(2, acts.Migrate(None))
    world.do(0, acts.AdmitGuest(1))
    for seat in (0, 2, 1):
        world.rename(seat)
    assert [world.person(seat).country for seat in (0, 1, 2)] == [None, None, None]
    assert [request.seat for request in world.state.requests] == [0]
    assert world.a.guests == [1]
    assert world.told("renamed").to == (1, 3, 5)
    assert game.rename_costs(world.state, 0) is None
    world.rename(0)


@pytest.mark.rule("zeppelin", "Z20", "Z29")
def test_a_prisoner_keeps_the_old_name_and_the_dead_stay_dead_under_a_new_one() -> None:
    world = World()
    world.put(0, jailed=True)
    refusal = world.engine.check(world.position, TABLE, Rename(0, "Q"), 0)
    assert refusal is not None
    assert refusal.id == "zeppelin-refused-rename-jailed"
    world.kill(2)
    assert game.rename_costs(world.state, 2) is None
    world.rename(2)
    assert world.person(2).died == 1


@pytest.mark.rule("zeppelin", "Z27", "Z29")
def test_names_change_in_turn_0_too() -> None:
    world = World(begun=False)
    world.rename(0)
    assert world.person(0).country is None


def test_there_are_never_more_people_than_seats() -> None:
    world = World(120)
    refusal = world.engine.check(world.position, TABLE, Enter("One more"), 0)
    assert refusal is not None
    assert refusal.id == "zeppelin-refused-full"
    world.leave(5)
    world.enter()


def test_a_match_that_everybody_has_left_is_over() -> None:
    world = World(3)
    for seat in range(3):
        world.leave(seat)
    assert world.position.outcome is not None
    assert world.position.outcome.winners == ()
    assert world.state.ending == "deserted"


def test_a_match_that_all_leave_before_there_are_states_is_over_in_turn_0() -> None:
    world = hosted(2)
    for seat in range(2):
        world.leave(seat)
    assert world.state.ending == "deserted"
    assert not list(game.invariants(world.state))
