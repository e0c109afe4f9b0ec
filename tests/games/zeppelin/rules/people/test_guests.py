"""Guests: people of elsewhere who sit in the room of a state."""

import pytest

from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import A, World


@pytest.mark.rule("zeppelin", "item 2", "Z43")
def test_a_holder_of_exile_admits_and_dismisses_guests() -> None:
    world = World()
    world.put(2, world.add_class("Low"))
    assert world.refused(2, acts.AdmitGuest(1)) == "right"
    assert world.refused(0, acts.AdmitGuest(2)) == "guest-citizen"
    assert world.refused(0, acts.AdmitGuest(999)) == "nobody"
    world.do(0, acts.AdmitGuest(1))
    assert world.told("guest-admitted").to == (0, 1, 2, 4)
    assert world.refused(0, acts.AdmitGuest(1)) == "guest-already"
    assert world.view(1).me.guest_in == (A,)
    assert world.refused(0, acts.DismissGuest(3)) == "no-guest"
    world.do(0, acts.DismissGuest(1))
    assert 1 in world.told("guest-dismissed").to
    assert world.a.guests == []


@pytest.mark.rule("zeppelin", "Z43")
def test_the_blacklisted_are_no_guests_and_guests_may_become_citizens() -> None:
    world = World()
    world.do(0, acts.AdmitGuest(3))
    world.host(acts.Settle(3, A))
    assert world.a.guests == []
    world.change(root_guard=False)
    world.do(0, acts.Exile(3))
    assert world.refused(0, acts.AdmitGuest(3)) == "guest-blacklisted"
    assert 3 not in world.choices(0, "stranger")


@pytest.mark.rule("zeppelin", "Z25", "Z43")
def test_the_dead_and_the_stateless_may_be_guests_and_who_leaves_is_none() -> None:
    world = World()
    world.kill(2)
    world.do(0, acts.AdmitGuest(2))
    world.do(0, acts.AdmitGuest(1))
    world.leave(1)
    assert world.a.guests == [2]
    world.back(1)
    assert world.a.guests == [2]


@pytest.mark.rule("zeppelin", "Z43")
def test_guests_hear_the_room_and_see_and_do_no_more() -> None:
    world = World()
    world.do(0, acts.AdmitGuest(1))
    world.do(0, acts.Arrest(2))
    assert "poll-opened" in world.ids(1)
    view = world.view(1)
    assert [society.number for society in view.societies] == [3]
    assert [command.power for command in view.commands] == [world.b.power]
    poll = world.a.polls[0].number
    assert world.refused(1, acts.VotePoll(poll, True)) == "no-poll"
    assert world.refused(1, acts.MurderOpenly(0)) == "no-citizen"
