"""Treaties between states: documents that nobody enforces (item 14, Z41)."""

import pytest

from intriga.kernel.actors import PUBLIC, REFEREE
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import A, B, World, text

PEACE = acts.ProposeTreaty("Peace", text("For ever."), (B,))


@pytest.mark.rule("zeppelin", "item 14", "Z41")
def test_a_treaty_is_proposed_signed_and_ended_by_those_who_pass_laws() -> None:
    world = World()
    world.do(0, PEACE)
    (number,) = world.state.treaties
    assert world.told("treaty-proposed").to == (0, 2, 4)
    abroad = world.told("treaty-proposed-by")
    assert abroad.to == (1, 3, 5)
    assert "who" not in abroad.params, "who lives where is no public matter"
    assert world.ids(PUBLIC) == []
    assert world.refused(2, acts.SignTreaty(number)) == "no-treaty"
    assert world.forms(2, acts.SignTreaty) == []
    (form,) = world.forms(1, acts.SignTreaty)
    assert form.preset == {"treaty": number}
    world.do(1, acts.SignTreaty(number))
    assert world.told("treaty-concluded").to == (1, 3, 5)
    assert world.told("treaty-concluded-by").to == (0, 2, 4)
    (seen,) = world.view(5).treaties
    assert (seen.concluded, seen.signed) == (True, (A, B))
    world.do(4, acts.EndTreaty(number))
    assert world.told("treaty-ended-by").to == (1, 3, 5)
    assert world.refused(3, acts.EndTreaty(number)) == "no-treaty"
    assert world.view(1).treaties[0].ended_by == A


@pytest.mark.rule("zeppelin", "Z41", "Z43")
def test_only_the_citizens_of_its_states_know_a_treaty() -> None:
    world = World(states=3)
    world.do(0, PEACE)
    assert [len(world.view(seat).treaties) for seat in (0, 1, 2, 3)] == [1, 1, 0, 1]
    assert len(world.view(REFEREE).treaties) == 1
    assert world.view(PUBLIC).treaties == ()


@pytest.mark.rule("zeppelin", "item 6", "Z18", "Z41")
def test_who_may_not_make_treaties() -> None:
    world = World()
    world.put(2, world.add_class("Low"))
    assert world.refused(2, PEACE) == "right"
    assert world.refused(0, acts.ProposeTreaty(" ", text(), (B,))) == "law-title"
    for parties in ((), (A,), (A, B), (999,)):
        assert world.refused(0, acts.ProposeTreaty("X", text(), parties)) == "treaty-parties"
    world.put(0, jailed=True)
    assert world.refused(0, PEACE) == "jailed"


@pytest.mark.rule("zeppelin", "Z30", "Z41")
def test_the_treaties_of_a_state_that_is_removed_end() -> None:
    world = World(states=3)
    world.do(0, acts.ProposeTreaty("Peace", text(), (B, 5)))
    world.host(acts.RemoveCountry(B))
    (seen,) = world.view(0).treaties
    assert (seen.ended_by, list(seen.parties)) == (B, [A, 5])
