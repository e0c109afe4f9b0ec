"""Prison, pardon, execution, exile."""

import pytest

from intriga.games.zeppelin.data.rights import RIGHTS
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, A, World


@pytest.fixture
def world() -> World:
    """A: 0 and 6 rule; 2 is a sheriff with all rights, 4 and 8 are plebs below him."""
    world = World(10)
    sheriff = world.add_class("Sheriff", RIGHTS)
    plebs = world.add_class("Plebs", parent=sheriff)
    world.put(2, sheriff)
    world.put(4, plebs)
    world.put(8, plebs)
    return world


@pytest.mark.rule("zeppelin", "item 10", "Z11")
def test_any_citizen_may_be_arrested_and_stays_until_pardoned(world: World) -> None:
    world.do(2, acts.Arrest(4))
    assert world.person(4).jailed
    assert world.told("arrested").to == (0, 2, 4, 6, 8)
    assert world.refused(2, acts.Arrest(4)) == "already-jailed"
    world.end_turns(7)
    assert world.person(4).jailed
    world.do(2, acts.Pardon(4))
    assert not world.person(4).jailed
    assert world.refused(2, acts.Pardon(4)) == "not-jailed"


@pytest.mark.rule("zeppelin", "Z11")
def test_strangers_and_the_gone_cannot_be_arrested(world: World) -> None:
    assert world.refused(2, acts.Arrest(1)) == "no-citizen"
    assert world.refused(2, acts.Arrest(999)) == "no-citizen"
    world.leave(4)
    assert world.refused(2, acts.Arrest(4)) == "no-citizen"
    assert world.refused(8, acts.Arrest(2)) == "right"


@pytest.mark.rule("zeppelin", "Z11")
def test_a_member_of_the_root_is_arrested_only_by_poll(world: World) -> None:
    world.do(2, acts.Arrest(0))
    assert not world.person(0).jailed
    assert world.a.polls[0].kind == "arrest"
    world.change(root_guard=False)
    world.do(2, acts.Arrest(6))
    assert world.person(6).jailed


@pytest.mark.rule("zeppelin", "item 11", "Z21", "Z25")
def test_only_prisoners_are_executed(world: World) -> None:
    assert world.refused(2, acts.Execute(4)) == "not-jailed"
    world.do(2, acts.Arrest(4))
    assert world.refused(8, acts.Execute(4)) == "right"
    world.do(2, acts.Execute(4))
    person = world.person(4)
    assert (person.died, person.country, person.rank, person.jailed) == (1, None, None, False)
    assert 4 in world.told("executed").to
    assert world.told("dead-joined").to == (4,)


@pytest.mark.rule("zeppelin", "Z11", "Z21")
def test_a_member_of_the_root_is_executed_only_by_poll(world: World) -> None:
    world.put(0, jailed=True)
    world.do(2, acts.Execute(0))
    assert world.person(0).died is None
    assert world.a.polls[0].kind == "execute"
    world.change(root_guard=False)
    world.do(2, acts.Execute(0))
    assert world.person(0).died == 1


@pytest.mark.rule("zeppelin", "Z28")
def test_exile_is_immediate_and_blacklists(world: World) -> None:
    world.do(4, acts.Migrate(3))
    world.do(8, acts.Migrate(None))
    world.do(2, acts.Exile(4))
    assert world.person(4).country is None
    assert world.a.blacklist == {4: 1}
    assert 4 in world.told("exiled").to
    assert world.refused(4, acts.Migrate(A)) == "blacklisted"
    world.do(2, acts.Exile(8))
    assert [request.seat for request in world.state.requests] == [4]
    world.end_turn()
    assert world.person(4).country == 3


@pytest.mark.rule("zeppelin", "Z28")
def test_prisoners_are_not_exiled(world: World) -> None:
    world.do(2, acts.Arrest(4))
    assert world.refused(2, acts.Exile(4)) == "already-jailed"
    assert 4 not in world.choices(2, "exile")


@pytest.mark.rule("zeppelin", "Z11")
def test_superiors_are_not_exiled_peers_and_the_root_of_root_members_are(world: World) -> None:
    assert world.refused(2, acts.Exile(0)) == "superior"
    world.do(0, acts.Exile(6))
    assert world.a.polls[0].kind == "exile"
    world.change(protect_superiors=False)
    world.do(2, acts.Exile(0))
    assert world.a.polls[1].whom == 0
    world.change(root_guard=False)
    world.do(2, acts.Exile(0))
    assert world.person(0).country is None


@pytest.mark.rule("zeppelin", "item 30", "Z28")
def test_the_blacklist_is_lifted_by_who_may_exile(world: World) -> None:
    world.do(2, acts.Exile(4))
    assert world.refused(8, acts.Forgive(4)) == "right"
    assert world.refused(2, acts.Forgive(8)) == "not-blacklisted"
    world.do(2, acts.Forgive(4))
    assert world.a.blacklist == {}
    assert world.told("forgiven").to == (0, 2, 6, 8)
    world.do(4, acts.Migrate(A))


@pytest.mark.rule("zeppelin", "Z12", "item 30")
def test_the_host_pardons_while_nobody_free_could(world: World) -> None:
    world.put(4, jailed=True)
    world.host(acts.Pardon(4))
    assert world.person(4).jailed
    assert world.ids("host") == ["host-vain"]
    assert world.ids("public") == []
    for seat in (0, 2, 6):
        world.put(seat, jailed=True)
    world.host(acts.Pardon(4))
    assert not world.person(4).jailed
    assert "pardoned-by-host" in world.ids(8)
    world.host(acts.Pardon(1))
    assert world.ids("host") == ["host-vain"]
    assert world.ids("public") == []
    assert world.refused("host", acts.Pardon(999)) == "nobody"


@pytest.mark.rule("zeppelin", "Z20")
def test_a_jailed_holder_cannot_pardon_himself_but_by_the_quirks(world: World) -> None:
    world.put(2, jailed=True)
    world.put(4, jailed=True)
    assert world.refused(2, acts.Pardon(2)) == "jailed"
    world.change(bot_quirks=True)
    assert world.refused(2, acts.Pardon(4)) == "jailed"
    assert world.refused(4, acts.Pardon(4)) == "jailed"
    world.do(2, acts.Pardon(2))
    assert not world.person(2).jailed


@pytest.mark.rule("zeppelin", "Z20", "Z31")
def test_a_jailed_commander_commands_only_by_the_quirks(world: World) -> None:
    order = acts.Orders(text="A XXX H")
    world.put(2, jailed=True)
    assert world.refused(2, order) == "jailed"
    assert world.view(2).commands == ()
    world.change(bot_quirks=True)
    assert world.refusal(2, order).id.startswith("zeppelin-war-")
    assert len(world.view(2).commands) == 1


@pytest.mark.rule("zeppelin", "Z18")
def test_a_pardon_in_a_frozen_state_may_let_others_escape() -> None:
    world = World(10, {"escape": [59, 60]}, jailbreak=60)
    plebs = world.add_class("Plebs")
    for seat in (2, 4, 6):
        world.put(seat, plebs, jailed=True)
    world.do(0, acts.Pardon(2))
    world.put(2, jailed=True)
    world.put(8, plebs)
    world.do(8, acts.DemandRights(("laws",)))
    world.do(0, acts.Pardon(2))
    assert [world.person(seat).jailed for seat in (2, 4, 6)] == [False, False, True]
    assert world.told("escaped").params["who"] == {"seat": 4}


@pytest.mark.rule("zeppelin", "Z20")
def test_the_right_of_who_is_jailed_rests(world: World) -> None:
    world.put(2, jailed=True)
    assert world.refused(2, acts.Arrest(4)) == "jailed"
    assert world.view(2).me.rights == RIGHTS
    refusal = world.refusal(8, acts.Arrest(4))
    assert refusal.params["holders"] == [{"seat": 0}, {"seat": 6}]
    assert world.a.classes[ROOT_A].rights == RIGHTS


@pytest.mark.rule("zeppelin", "Z28")
def test_nobody_is_offered_to_exile_themselves(world: World) -> None:
    offered = world.choices(2, "exile")
    assert offered
    assert 2 not in offered
