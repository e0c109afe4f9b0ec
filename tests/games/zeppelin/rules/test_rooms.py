"""Where people talk, and who sees what."""

import pytest

from intriga.games.zeppelin import game
from intriga.kernel.actors import PUBLIC
from intriga.kernel.rooms import Room
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import A, World, text


def rooms(world: World) -> dict[str, Room]:
    return {room.key: room for room in game.rooms(world.state)}


@pytest.fixture
def world() -> World:
    """A: 0, 2 and, in prison, 4; 1 is a guest there. 6 is dead, 8 stateless."""
    world = World(10)
    world.put(4, jailed=True)
    world.kill(6)
    world.put(8, country=None)
    world.person(8).rank = None
    world.a.guests = [1]
    world.pack()
    return world


@pytest.mark.rule("zeppelin", "item 1", "item 2", "Z20", "Z43")
def test_who_reads_and_writes_where(world: World) -> None:
    found = rooms(world)
    assert found["state-1"].readers == found["state-1"].writers == (0, 1, 2, 4)
    assert found["state-3"].readers == (1, 3, 5, 7, 9)
    assert found["prison-1"].readers == found["prison-1"].writers == (4,)
    assert found["stateless"].readers == (8,)
    assert found["dead"].readers == found["dead"].writers == (6,)
    assert found["table"].readers == PUBLIC
    assert found["table"].writers == tuple(range(10))
    assert "prison-3" not in found


@pytest.mark.rule("zeppelin", "Z43")
def test_a_citizen_reads_from_their_arrival_unless_the_option_says_otherwise(world: World) -> None:
    assert rooms(world)["state-1"].history == "present"
    world.change(history="all")
    assert rooms(world)["state-1"].history == "all"
    assert rooms(world)["prison-1"].history == "present"


@pytest.mark.rule("zeppelin", "Z28", "Z43")
def test_who_loses_citizenship_and_who_leaves_reads_nothing_later(world: World) -> None:
    world.change(root_guard=False)
    world.do(0, acts.Exile(2))
    world.leave(4)
    found = rooms(world)
    assert found["state-1"].readers == (0, 1)
    assert "prison-1" not in found
    assert found["stateless"].readers == (2, 8)


@pytest.mark.rule("zeppelin", "item 14", "item 11", "Z25")
def test_all_may_talk_in_private_as_a_refusal_would_tell_who_is_jailed(world: World) -> None:
    assert game.may_talk(world.state, (4, 6))
    assert game.press == "full"


@pytest.mark.rule("zeppelin", "Z43")
def test_who_sees_which_society(world: World) -> None:
    world.do(0, acts.PassLaw("Secret law", text()))
    for citizen in (0, 2, 4):
        assert [one.number for one in world.view(citizen).societies] == [A]
    for other in (3, 6, 8, "public"):
        assert A not in [one.number for one in world.view(other).societies]
        assert "Secret law" not in repr(world.view(other))
    assert [one.number for one in world.view("referee").societies] == [1, 3]
    assert len(world.view("referee").passports) == 10


@pytest.mark.rule("zeppelin", "Z20", "Z31", "Z43")
def test_only_free_commanders_see_orders(world: World) -> None:
    world.put(2, world.add_class("Low"))
    assert len(world.view(0).commands) == 1
    for other in (1, 2, 4, 6, 8, "public"):
        assert all(one.power != world.a.power for one in world.view(other).commands)


@pytest.mark.rule("zeppelin", "Z43")
def test_what_the_world_knows_of_a_state_is_its_name_land_and_revolutions(world: World) -> None:
    card = world.view("public").countries[0]
    assert card.__struct_fields__ == ("number", "name", "power", "founded", "revolutions")
    before = world.view("public")
    world.do(0, acts.CreateClass("X"))
    world.do(0, acts.Arrest(2))
    world.do(0, acts.AdmitGuest(3))
    assert world.view("public") == before


@pytest.mark.rule("zeppelin", "item 30")
def test_a_passport_says_where_one_is_and_what_one_may(world: World) -> None:
    me = world.view(4).me
    assert (me.country, me.jailed, me.dead_until, me.asks) == (A, True, None, None)
    assert world.view(6).me.dead_until == 6
    assert world.view(1).me.guest_in == (A,)
    assert world.view("public").me is None
