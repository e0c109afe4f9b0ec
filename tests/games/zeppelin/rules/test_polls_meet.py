"""Polls meet other polls, and people who leave (Z8, Z8a, Z29)."""

import pytest

from intriga.games.zeppelin.data.rights import RIGHTS, Right
from intriga.games.zeppelin.subjects import polls
from intriga.kernel.house_rules.house_acts import Say
from intriga.kernel.questions.limits import broken_limits
from intriga.kernel.rooms import talk_key
from tests.games.zeppelin.plays.kept import old, upgraded
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, A, B, World, edit


@pytest.mark.rule("zeppelin", "Z8", "Z8a")
def test_nobody_blocks_another_proposal_by_one_of_their_own() -> None:
    world = World()
    sham = tuple(right for right in RIGHTS if right != "laws")
    wanted: tuple[Right, ...] = ("command", "appoint")
    world.do(0, edit(world, ROOT_A, rights=sham))
    assert world.refused(2, edit(world, ROOT_A, rights=sham[::-1])) == "poll-open"
    (form,) = (one for one in world.forms(2, acts.EditClass) if one.preset.get("rank") == ROOT_A)
    assert broken_limits(form.limits, edit(world, ROOT_A, rights=sham))
    assert not broken_limits(form.limits, edit(world, ROOT_A, rights=wanted))
    world.do(2, edit(world, ROOT_A, rights=wanted))
    _, second = world.a.polls
    for seat in (0, 4):
        world.do(seat, acts.VotePoll(second.number, True))
    world.end_turn()
    assert world.a.classes[ROOT_A].rights == wanted
    world.do(0, acts.RestoreRoot((*wanted, "laws")))
    assert world.refused(2, acts.RestoreRoot(("laws", *wanted))) == "poll-open"
    world.do(2, acts.RestoreRoot(RIGHTS))
    (form,) = world.forms(4, acts.RestoreRoot)
    assert broken_limits(form.limits, acts.RestoreRoot(RIGHTS))


@pytest.mark.rule("zeppelin", "Z8")
def test_a_form_is_offered_as_long_as_something_is_left_to_propose() -> None:
    world = World()
    world.a.classes[ROOT_A].rights = ("command", "appoint", "laws")
    world.pack()
    for kept in (("appoint",), ("appoint", "laws"), ("command", "appoint")):
        assert any(one.preset.get("rank") == ROOT_A for one in world.forms(0, acts.EditClass))
        world.do(2, edit(world, ROOT_A, rights=kept))
    assert not any(one.preset.get("rank") == ROOT_A for one in world.forms(0, acts.EditClass))


def voted(kind: str, world: World) -> World:
    """A poll about seat 6 of the root, in which three of four have voted for it."""
    if kind == "execute":
        world.put(6, jailed=True)
    act = {"arrest": acts.Arrest, "execute": acts.Execute, "exile": acts.Exile}[kind]
    world.do(0, act(6))
    (poll,) = world.a.polls
    for seat in (2, 4):
        world.do(seat, acts.VotePoll(poll.number, True))
    return world


@pytest.mark.rule("zeppelin", "Z8", "Z29")
@pytest.mark.parametrize("kind", ["arrest", "execute", "exile"])
@pytest.mark.parametrize("back", ["later", "in time"])
def test_who_leaves_under_a_poll_suffers_it_and_returns_so(kind: str, back: str) -> None:
    world = voted(kind, World(8))
    world.leave(6)
    if back == "in time":
        world.back(6)
    world.end_turn()
    if back == "later":
        world.back(6)
    me = world.person(6)
    assert (me.country, me.rank, me.jailed, me.died) == {
        "arrest": (A, ROOT_A, True, None),
        "execute": (None, None, False, 2),
        "exile": (None, None, False, None),
    }[kind]
    assert (6 in world.a.blacklist) is (kind == "exile")


@pytest.mark.rule("zeppelin", "Z8", "Z29")
def test_a_new_name_is_no_key_either() -> None:
    world = voted("arrest", World(8))
    world.rename(6)
    assert world.person(6).country is None
    world.end_turn()
    assert (world.person(6).country, world.person(6).jailed) == (A, True)


@pytest.mark.rule("zeppelin", "Z8", "Z29")
def test_who_fled_comes_back_into_the_class_of_newcomers_if_theirs_is_full() -> None:
    world = voted("arrest", World(8))
    world.a.classes[ROOT_A].limit = 3
    world.a.migrant = world.add_class("Low")
    world.pack()
    world.leave(6)
    world.end_turn()
    assert world.person(6).rank == world.a.migrant


@pytest.mark.rule("zeppelin", "Z27", "Z29")
def test_who_has_found_another_state_meanwhile_is_out_of_reach() -> None:
    world = voted("arrest", World(8, migration="immediate"))
    world.leave(6)
    world.back(6)
    world.do(6, acts.Migrate(B))
    world.end_turn()
    assert (world.person(6).country, world.person(6).jailed) == (B, False)


@pytest.mark.rule("zeppelin", "Z8")
def test_in_a_match_of_version_1_one_proposal_keeps_others_out_and_leaving_is_a_key() -> None:
    world = old(people=8)
    world.do(0, edit(world, ROOT_A, rights=("appoint", "laws")))
    assert world.refused(2, edit(world, ROOT_A, rights=("appoint",))) == "poll-open"
    assert not any(one.preset.get("rank") == ROOT_A for one in world.forms(2, acts.EditClass))
    fled = upgraded("execution")
    fled.leave(4)
    fled.end_turn()
    fled.back(4)
    assert (fled.person(4).jailed, fled.person(4).died) == (True, None)


@pytest.mark.rule("zeppelin", "Z8")
@pytest.mark.parametrize(
    ("room", "edition", "counted"),
    [("state-1", 2, 4), (talk_key((0, 6)), 2, 3), ("table", 2, 3), ("state-1", 1, 3)],
)
def test_who_talks_in_the_room_of_their_state_counts(room: str, edition: int, counted: int) -> None:
    world = World(8, poll_absent=1)
    world.state.edition = edition
    world.pack()
    world.end_turns(3)
    for seat in (2, 4):
        world.do(seat, acts.Ready())
    world.do(0, acts.Arrest(4))
    (poll,) = world.a.polls
    before = world.position.packed
    world.do(6, Say(room, "0123456789abcdef", "0" * 64))
    assert len(polls.counted(world.state, A, poll, world.state.turn)) == counted
    assert (world.position.packed == before) is (counted == 3)
    again = world.position.packed
    world.do(6, Say(room, "0123456789abcdee", "0" * 64))
    assert world.position.packed == again


@pytest.mark.rule("zeppelin", "Z8", "Z43")
def test_a_guest_who_talks_is_no_member() -> None:
    world = World(8)
    world.end_turns(2)
    world.do(0, acts.AdmitGuest(1))
    world.do(1, Say("state-1", "0123456789abcdef", "0" * 64))
    assert world.person(1).seen < world.state.turn
