"""Polls of the root: what it decides by more than half of its members."""

from typing import Any

import pytest

from intriga.games.zeppelin.data.rights import RIGHTS, Right
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, World, edit

FEW: tuple[Right, ...] = ("appoint", "laws")


def narrowed(*votes: bool, people: int = 10, **options: Any) -> World:
    """A poll on narrowing the root, opened by 0; 2, 4, … vote so."""
    world = World(people, **options)
    world.do(0, edit(world, ROOT_A, rights=FEW))
    for number, yes in enumerate(votes):
        world.do(2 + 2 * number, acts.VotePoll(world.a.polls[0].number, yes))
    return world


def rights(world: World) -> tuple[str, ...]:
    return world.a.classes[ROOT_A].rights


@pytest.mark.rule("zeppelin", "item 8", "Z8")
def test_narrowing_the_root_needs_more_than_half_of_its_members() -> None:
    world = narrowed(True, True, False)
    assert rights(world) == RIGHTS
    world.end_turn()
    assert rights(world) == FEW
    assert "poll-carried" in world.ids(0)
    world = narrowed(True, False, False)
    world.end_turn()
    assert rights(world) == RIGHTS
    assert "poll-failed" in world.ids(0)
    world = narrowed(True, people=8)  # two of four are not more than half
    world.end_turn()
    assert rights(world) == RIGHTS


@pytest.mark.rule("zeppelin", "Z8")
def test_root_guard_does_not_matter_for_narrowing() -> None:
    world = narrowed(root_guard=False)
    assert rights(world) == RIGHTS
    assert world.a.polls


@pytest.mark.rule("zeppelin", "Z8", "Z10")
def test_what_the_root_loses_all_lose() -> None:
    world = narrowed(True, True)
    guard = world.add_class("Guard", ("arrest", "laws"))
    world.end_turn()
    assert world.a.classes[guard].rights == ("laws",)


@pytest.mark.rule("zeppelin", "Z8", "Z8a")
def test_the_root_is_only_narrowed_by_its_members_and_keeps_appointments() -> None:
    world = World()
    assert world.refused(0, edit(world, ROOT_A, rights=("laws",))) == "root-appoints"
    assert world.refused(0, edit(world, ROOT_A, rights=RIGHTS)) == "root-narrower"
    assert world.refused(0, edit(world, ROOT_A, name="X", rights=FEW)) == "root-rights-only"
    assert world.refused(0, edit(world, ROOT_A, limit=9, rights=FEW)) == "root-rights-only"
    minister = world.add_class("Minister", ("appoint",))
    world.put(2, minister)
    assert world.refused(2, edit(world, ROOT_A, rights=FEW)) == "not-root"
    world.do(0, edit(world, ROOT_A, rights=FEW))
    assert world.refused(4, edit(world, ROOT_A, rights=FEW)) == "poll-open"


@pytest.mark.rule("zeppelin", "Z8")
def test_votes_are_public_and_may_change_until_the_turn_ends() -> None:
    world = narrowed(True)
    poll = world.a.polls[0].number
    world.do(2, acts.VotePoll(poll, False))
    assert world.told("poll-no").to == (0, 2, 4, 6, 8)
    (seen,) = world.view(8).societies[0].polls
    assert (seen.yes, seen.no, seen.needed) == ((0,), (2,), 3)


@pytest.mark.rule("zeppelin", "Z8", "Z20")
def test_only_members_of_the_root_vote_jailed_ones_too() -> None:
    world = narrowed()
    poll = world.a.polls[0].number
    world.put(2, world.add_class("Low"))
    world.put(4, jailed=True)
    assert world.refused(2, acts.VotePoll(poll, True)) == "not-root"
    assert world.refused(1, acts.VotePoll(poll, True)) == "no-poll"
    assert world.refused(0, acts.VotePoll(999, True)) == "no-poll"
    world.do(4, acts.VotePoll(poll, True))


@pytest.mark.rule("zeppelin", "Z8")
def test_votes_of_who_is_no_member_any_more_do_not_count() -> None:
    world = narrowed(True, True)
    low = world.add_class("Low")
    world.put(2, low)
    world.put(4, low)  # now one of three
    world.end_turn()
    assert rights(world) == RIGHTS


@pytest.mark.rule("zeppelin", "Z8")
@pytest.mark.parametrize(("absent", "carried"), [(3, True), (0, False), (4, False)])
def test_who_has_long_been_silent_does_not_count(absent: int, carried: bool) -> None:
    world = World(6, poll_absent=absent)
    world.put(0, seen=3)
    world.end_turns(3)
    assert world.state.turn == 4  # silent in turns 1 to 4: last seen in turn 0
    world.do(0, edit(world, ROOT_A, rights=FEW))
    needed = world.view(0).societies[0].polls[0].needed
    assert needed == (1 if carried else 2)
    world.end_turn()
    assert (rights(world) == FEW) is carried


@pytest.mark.rule("zeppelin", "Z8")
def test_acts_count_as_being_there_but_not_those_that_nobody_may_notice() -> None:
    world = World(10, {"strike": [99], "exposure": [99]})
    world.end_turns(3)
    world.do(0, edit(world, ROOT_A, rights=FEW))
    world.do(2, acts.Migrate(None))
    world.do(2, acts.StayHere())
    world.do(8, acts.MurderSecretly(2))
    world.do(4, acts.Ready())
    world.do(6, acts.Orders(text=""))
    assert [world.person(seat).seen for seat in (0, 2, 4, 6, 8)] == [4, 0, 4, 4, 0]
    assert world.view(0).societies[0].polls[0].needed == 2
    world.end_turn()
    assert rights(world) == RIGHTS


@pytest.mark.rule("zeppelin", "Z8", "Z11")
def test_a_right_holder_outside_the_root_opens_a_poll_and_has_no_vote() -> None:
    world = World()
    sheriff = world.add_class("Sheriff", ("arrest", "execution", "exile", "appoint"))
    world.put(4, sheriff)
    world.do(4, acts.Arrest(2))
    (poll,) = world.a.polls
    assert (poll.kind, poll.by, poll.votes) == ("arrest", 4, {})
    assert not world.person(2).jailed
    assert world.refused(4, acts.VotePoll(poll.number, True)) == "not-root"
    world.do(0, acts.VotePoll(poll.number, True))
    world.do(2, acts.VotePoll(poll.number, True))
    world.end_turn()
    assert world.person(2).jailed
    world.do(4, acts.Execute(2))
    assert world.person(2).died is None


@pytest.mark.rule("zeppelin", "Z8", "Z11", "Z25")
def test_what_a_poll_does_is_dated_by_the_new_turn() -> None:
    world = World(6)
    world.put(2, jailed=True)
    world.do(0, acts.Execute(2))
    world.do(4, acts.VotePoll(world.a.polls[0].number, True))
    world.end_turn()
    assert (world.person(2).died, world.state.turn) == (2, 2)
    world.do(0, acts.Exile(4))
    world.do(4, acts.VotePoll(world.a.polls[0].number, True))
    world.end_turn()
    assert world.a.blacklist == {4: 3}
    assert world.person(4).country is None


@pytest.mark.rule("zeppelin", "Z8")
def test_polls_are_settled_in_order_each_checked_again() -> None:
    world = World(6)
    for poll, act in enumerate((acts.Arrest(2), acts.Exile(2), acts.Exile(4))):
        world.do(0, act)
        for voter in (2, 4):
            world.do(voter, acts.VotePoll(world.a.polls[poll].number, True))
    world.end_turn()
    assert world.person(2).jailed  # and so cannot be exiled any more
    assert world.person(4).country is None
    assert [e.id for e in world.news if "poll" in e.id] == [
        "zeppelin-poll-carried",
        "zeppelin-poll-vain",
        "zeppelin-poll-carried",
    ]


@pytest.mark.rule("zeppelin", "Z8")
def test_an_arrest_can_still_be_done_to_who_has_left_the_root_but_not_to_who_is_gone() -> None:
    world = World(6)
    low = world.add_class("Low")
    for whom in (2, 4):
        world.do(0, acts.Arrest(whom))
    world.put(2, low)
    world.kill(4)
    world.end_turn()
    assert world.person(2).jailed
    assert not world.person(4).jailed


@pytest.mark.rule("zeppelin", "Z8a")
def test_rights_of_the_root_come_back_by_a_poll_that_needs_no_right() -> None:
    world = World(6)
    world.a.classes[ROOT_A].rights = FEW
    world.pack()
    assert world.refused(0, acts.RestoreRoot(FEW)) == "root-wider"
    assert world.refused(0, acts.RestoreRoot(("appoint", "arrest"))) == "root-wider"
    world.do(0, acts.RestoreRoot(RIGHTS))
    world.do(2, acts.VotePoll(world.a.polls[0].number, True))
    world.end_turn()
    assert rights(world) == RIGHTS
    assert world.refused(0, acts.RestoreRoot(RIGHTS)) == "root-whole"


@pytest.mark.rule("zeppelin", "Z8a", "Z20")
def test_a_jailed_member_restores_the_root_only_if_all_are_jailed() -> None:
    world = World(6)
    world.a.classes[ROOT_A].rights = FEW
    world.put(4, world.add_class("Low"))
    world.put(0, jailed=True)
    assert world.refused(0, acts.RestoreRoot(RIGHTS)) == "jailed"
    assert world.refused(4, acts.RestoreRoot(RIGHTS)) == "not-root"
    world.put(2, jailed=True)
    world.do(0, acts.RestoreRoot(RIGHTS))


@pytest.mark.rule("zeppelin", "Z8a", "Z12")
def test_where_the_root_is_empty_any_free_citizen_restores_it_and_all_vote() -> None:
    world = World(6)
    world.a.classes[ROOT_A].rights = FEW
    low = world.add_class("Low")
    for seat in (0, 2, 4):
        world.put(seat, low)
    world.put(4, jailed=True)
    assert world.refused(4, acts.RestoreRoot(RIGHTS)) == "jailed"
    world.do(2, acts.RestoreRoot(RIGHTS))
    poll = world.a.polls[0]
    assert poll.votes == {2: True}
    world.do(4, acts.VotePoll(poll.number, True))
    world.end_turn()
    assert rights(world) == RIGHTS


@pytest.mark.rule("zeppelin", "Z8")
def test_a_poll_of_an_empty_root_fails() -> None:
    world = World(6)
    world.do(0, acts.Arrest(2))
    low = world.add_class("Low")
    for seat in (0, 2, 4):
        world.put(seat, low)
    world.end_turn()
    assert not world.person(2).jailed
    assert "poll-failed" in world.ids(0)


@pytest.mark.rule("zeppelin", "Z8", "Z43")
def test_a_poll_asks_nobody_again_as_this_would_show_who_lives_there() -> None:
    world = World(6)
    world.do(2, acts.Ready())
    world.do(1, acts.Ready())
    world.do(0, acts.Arrest(2))
    assert world.view("public").ready == (1, 2)
    assert "poll-opened" in world.ids(2)
    assert world.ids(1) == []
