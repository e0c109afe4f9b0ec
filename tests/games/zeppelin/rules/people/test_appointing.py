"""Appointments: whom one may move, and where to."""

import pytest

from intriga.games.zeppelin import game
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, World


@pytest.fixture
def world() -> World:
    """A: 0 and 6 rule; 2 is a minister, 4 a guard below, 8 a guard."""
    world = World(10)
    minister = world.add_class("Minister", ("appoint",))
    guard = world.add_class("Guard", parent=minister)
    world.put(2, minister)
    world.put(4, guard)
    world.put(8, guard)
    return world


@pytest.mark.rule("zeppelin", "Z7")
def test_whom_one_may_appoint_and_where(world: World) -> None:
    guard, minister = world.rank("Guard"), world.rank("Minister")
    world.do(0, acts.Appoint(4, minister))
    assert world.person(4).rank == minister
    world.do(0, acts.Appoint(2, guard))
    world.do(0, acts.Appoint(0, guard))
    assert world.person(0).rank == guard


@pytest.mark.rule("zeppelin", "Z7")
def test_peers_superiors_and_strangers_cannot_be_moved(world: World) -> None:
    guard, minister = world.rank("Guard"), world.rank("Minister")
    assert world.refused(0, acts.Appoint(6, guard)) == "appoint-whom"
    assert world.refused(2, acts.Appoint(0, guard)) == "appoint-whom"
    assert world.refused(0, acts.Appoint(1, guard)) == "no-citizen"
    assert world.refused(0, acts.Appoint(999, guard)) == "no-citizen"
    assert world.refused(2, acts.Appoint(4, ROOT_A)) == "appoint-where"
    assert world.refused(2, acts.Appoint(2, ROOT_A)) == "appoint-where"
    assert world.refused(0, acts.Appoint(4, guard)) == "appoint-there"
    world.do(2, acts.Appoint(4, minister))
    assert world.refused(2, acts.Appoint(4, guard)) == "appoint-whom"
    assert world.refused(8, acts.Appoint(8, guard)) == "right"


@pytest.mark.rule("zeppelin", "item 7", "Z7")
def test_a_full_class_takes_nobody(world: World) -> None:
    small = world.add_class("Small", limit=1)
    world.put(8, small)
    world.put(8, jailed=True)
    assert world.refused(0, acts.Appoint(4, small)) == "class-full"
    assert small not in world.choices(0, "post", whom=4)


@pytest.mark.rule("zeppelin", "Z7")
def test_a_prisoner_may_be_appointed(world: World) -> None:
    world.put(4, jailed=True)
    world.do(0, acts.Appoint(4, world.rank("Minister")))
    assert world.person(4).jailed


@pytest.mark.rule("zeppelin", "Z7", "Z8")
def test_nobody_gets_into_the_root_without_a_poll(world: World) -> None:
    world.do(0, acts.Appoint(4, ROOT_A))
    assert world.person(4).rank == world.rank("Guard")
    (poll,) = world.a.polls
    assert (poll.kind, poll.whom, poll.votes) == ("appoint", 4, {0: True})
    assert world.refused(0, acts.Appoint(4, ROOT_A)) == "poll-open"
    assert world.refused(6, acts.Appoint(4, ROOT_A)) == "poll-open"
    world.do(6, acts.VotePoll(poll.number, True))
    world.end_turn()
    assert world.person(4).rank == ROOT_A


@pytest.mark.rule("zeppelin", "Z7")
def test_without_the_guard_it_takes_effect_at_once(world: World) -> None:
    world.change(root_guard=False)
    world.do(0, acts.Appoint(4, ROOT_A))
    assert world.person(4).rank == ROOT_A


@pytest.mark.rule("zeppelin", "Z12", "item 30")
def test_the_host_appoints_into_an_empty_ruling_class(world: World) -> None:
    world.host(acts.AppointRuler(4, ROOT_A))
    assert world.ids("host") == ["host-vain"]
    assert world.ids("public") == []
    noted = [form.act for form in game.forms(world.state, "host") if form.notes]
    assert noted == ["appoint-ruler"]
    assert all(not form.notes for seat in range(6) for form in game.forms(world.state, seat))
    assert world.person(4).rank == world.rank("Guard")
    for seat in (0, 6):
        world.put(seat, world.rank("Guard"))
    world.host(acts.AppointRuler(1, ROOT_A))
    assert world.ids("host") == ["host-vain"]
    assert world.ids("public") == []
    assert world.refused("host", acts.AppointRuler(4, world.rank("Guard"))) == "no-ruling-class"
    world.host(acts.AppointRuler(4, ROOT_A))
    assert world.person(4).rank == ROOT_A
    assert world.told("ruler").to == (0, 2, 4, 6, 8)
    assert not any(form.notes for form in game.forms(world.state, "host"))


@pytest.mark.rule("zeppelin", "Z12", "Z18")
def test_the_host_does_not_appoint_in_a_frozen_state(world: World) -> None:
    for seat in (0, 6):
        world.put(seat, world.rank("Guard"))
    world.do(2, acts.DemandRights(("arrest",)))
    world.host(acts.AppointRuler(4, ROOT_A))
    assert world.ids("host") == ["host-vain"]
    assert world.ids("public") == []
    assert world.refused("host", acts.AppointRuler(999, ROOT_A)) == "nobody"


@pytest.mark.rule("zeppelin", "Z31")
def test_who_comes_into_command_is_told_and_sees_the_orders(world: World) -> None:
    staff = world.add_class("Staff", ("command",))
    world.do(0, acts.Appoint(4, staff))
    assert "command-taken" in world.ids(4)
    assert "command-taken" not in world.ids(0)
    assert len(world.view(4).commands) == 1
    assert world.view(8).commands == ()
