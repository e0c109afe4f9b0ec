"""Migration: requests that are carried out at the end of the turn."""

import pytest

from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, ROOT_B, A, B, World


@pytest.mark.rule("zeppelin", "item 2", "item 3", "item 8", "Z27", "item 30")
def test_who_asks_to_enter_elsewhere_leaves_and_enters_at_the_end_of_the_turn() -> None:
    world = World()
    world.do(0, acts.Migrate(B))
    assert world.ids(0) == ["asked-to-enter"]
    assert world.ids(2) == [] == world.ids("referee")[1:]
    assert world.view(0).me.asks == B
    assert world.view(2).me.asks is None
    assert world.person(0).country == A
    world.end_turn()
    assert (world.person(0).country, world.person(0).rank) == (B, ROOT_B)
    assert {0, 1, 3, 5} <= set(world.told("arrived").to)
    assert 2 in world.told("departed").to
    assert world.state.requests == []


@pytest.mark.rule("zeppelin", "item 8", "Z27", "Z9")
def test_newcomers_join_the_migrant_class_of_that_moment() -> None:
    world = World()
    low = world.add_class("Low")
    world.do(1, acts.Migrate(A))
    world.do(0, acts.SetMigrantClass(low))
    world.end_turn()
    assert world.person(1).rank == low


@pytest.mark.rule("zeppelin", "Z27")
def test_the_last_request_counts_and_may_be_withdrawn() -> None:
    world = World()
    assert world.refused(0, acts.StayHere()) == "no-request"
    world.do(0, acts.Migrate(B))
    world.do(0, acts.Migrate(None))
    world.do(2, acts.Migrate(B))
    world.do(2, acts.StayHere())
    world.end_turn()
    assert world.person(0).country is None
    assert world.person(2).country == A


@pytest.mark.rule("zeppelin", "Z27")
def test_where_one_may_ask_to_go() -> None:
    world = World()
    assert world.refused(0, acts.Migrate(A)) == "migrate-here"
    assert world.refused(0, acts.Migrate(999)) == "no-country"
    world.a.blacklist[1] = 1
    world.put(2, jailed=True)
    assert world.refused(1, acts.Migrate(A)) == "blacklisted"
    assert world.refused(2, acts.Migrate(B)) == "jailed"
    assert world.refused(2, acts.Migrate(None)) == "jailed"
    stranger = world.enter()
    assert world.refused(stranger, acts.Migrate(None)) == "stateless"
    world.do(stranger, acts.Migrate(A))
    world.end_turn()
    assert (world.person(stranger).country, world.person(stranger).rank) == (A, ROOT_A)


@pytest.mark.rule("zeppelin", "Z27", "Z20")
def test_of_the_jailed_the_request_lapses_both_halves() -> None:
    world = World()
    world.do(2, acts.Migrate(B))
    world.do(4, acts.Migrate(B))
    world.put(2, jailed=True)
    world.put(4, jailed=True)
    world.do(4, acts.StayHere())
    world.end_turn()
    assert world.person(2).country == A
    assert world.state.requests == []
    assert "request-lapsed" in world.ids(2)
    assert "request-lapsed" not in world.ids(4)


@pytest.mark.rule("zeppelin", "Z27", "Z30")
def test_where_the_state_is_gone_nobody_becomes_stateless() -> None:
    world = World()
    world.do(0, acts.Migrate(B))
    world.host(acts.RemoveCountry(B))
    world.end_turn()
    assert world.person(0).country == A


@pytest.mark.rule("zeppelin", "Z27", "Z28")
def test_the_blacklisted_do_not_enter() -> None:
    world = World()
    stranger = world.enter()
    world.do(stranger, acts.Migrate(A))
    world.a.blacklist[stranger] = 1
    world.pack()
    world.end_turn()
    assert world.person(stranger).country is None
    assert world.state.requests == []


@pytest.mark.rule("zeppelin", "Z27", "Z25")
def test_the_dead_may_ask_and_wait() -> None:
    world = World()
    world.kill(0)
    world.do(0, acts.Migrate(B))
    for _ in range(4):
        world.end_turn()
        assert world.person(0).country is None
        assert len(world.state.requests) == 1
    world.end_turn()
    assert world.state.turn == 6
    assert (world.person(0).country, world.person(0).died) == (B, None)


@pytest.mark.rule("zeppelin", "Z27")
@pytest.mark.parametrize("at_once", ["turn 0", "option"])
def test_in_turn_0_and_by_the_option_migration_is_immediate(at_once: str) -> None:
    immediate = "immediate" if at_once == "option" else "turn_end"
    world = World(begun=at_once == "option", migration=immediate)
    world.do(0, acts.Migrate(B))
    assert world.person(0).country == B
    assert 1 in world.told("arrived").to
    world.do(0, acts.Migrate(None))
    assert world.person(0).country is None
    assert world.told("stateless-joined").to == (0,)
    world.do(0, acts.Migrate(A))
    assert world.person(0).country == A


@pytest.mark.rule("zeppelin", "Z27")
def test_immediate_migration_makes_the_dead_wait_all_the_same() -> None:
    world = World(migration="immediate")
    world.kill(0)
    world.do(0, acts.Migrate(B))
    assert world.person(0).country is None
    world.end_turns(5)
    assert world.person(0).country == B


@pytest.mark.rule("zeppelin", "Z27")
def test_in_turn_0_nothing_else_is_possible() -> None:
    world = World(begun=False)
    for act in (acts.Arrest(2), acts.CreateClass("X"), acts.MurderOpenly(2), acts.AdmitGuest(1)):
        assert world.refused(0, act) == "founding"
    offered = {form.act for form in world.engine.game.forms(world.state, 0)}
    assert offered == {"ready", "migrate"}


@pytest.mark.rule("zeppelin", "item 30", "Z27")
def test_the_host_moves_people_as_far_as_possible_and_learns_no_more_than_that() -> None:
    world = World()
    world.do(0, acts.Migrate(B))
    world.host(acts.Settle(0, B))
    assert world.person(0).country == B
    assert world.state.requests == []
    world.host(acts.Settle(0))
    assert world.person(0).country is None
    world.put(2, jailed=True)
    world.kill(4)
    world.b.blacklist[0] = 1
    world.pack()
    for whom, where in ((2, B), (4, B), (0, B), (1, B)):
        world.host(acts.Settle(whom, where))
        assert (world.ids("host"), world.ids("public")) == (["host-vain"], [])
        assert world.news[-1].params == {}
    assert world.refused("host", acts.Settle(999, A)) == "nobody"
    assert world.refused("host", acts.Settle(0, 999)) == "no-country"
    assert world.refused(0, acts.Settle(0, A)) == "host-only"
