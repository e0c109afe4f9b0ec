"""Laws: documents that nobody enforces."""

import pytest

from intriga.games.zeppelin.state import Law
from intriga.games.zeppelin.subjects.rights import laws
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import World, text


@pytest.mark.rule("zeppelin", "item 13")
def test_laws_are_passed_amended_repealed_and_kept() -> None:
    world = World()
    world.now = 5
    world.do(0, acts.PassLaw("On guests", text("No guests.")))
    (number,) = world.a.laws
    assert world.told("law-passed").to == (0, 2, 4)
    world.do(2, acts.AmendLaw(number, text("Few guests.")))
    law = world.a.laws[number]
    assert [(one.seat, one.at) for one in law.versions] == [(0, 5), (2, 5)]
    world.do(4, acts.RepealLaw(number))
    law = world.a.laws[number]
    assert (law.repealed_by, law.repealed_turn) == (4, 1)
    assert len(law.versions) == 2
    assert world.refused(0, acts.AmendLaw(number, text())) == "no-law"
    assert world.refused(0, acts.RepealLaw(number)) == "no-law"
    (seen,) = world.view(0).societies[0].laws
    assert seen.title == "On guests"
    assert seen.repealed_by == 4
    assert "On guests" not in repr(world.view(1))


@pytest.mark.rule("zeppelin", "item 6", "item 13")
def test_only_who_may_pass_laws_does() -> None:
    world = World()
    world.put(2, world.add_class("Low"))
    assert world.refused(2, acts.PassLaw("X", text())) == "right"
    assert world.refused(0, acts.PassLaw("  ", text())) == "law-title"
    assert world.refused(1, acts.RepealLaw(999)) == "no-law"
    long = world.refusal(0, acts.PassLaw("X", text("x" * (laws.LENGTH + 1))))
    assert long.id == "document-too-long"


@pytest.mark.rule("zeppelin", "item 13", "item 14", "Z41")
def test_laws_and_treaties_change_nothing_but_the_book() -> None:
    world = World()
    before = world.state.people, world.a.classes
    world.do(0, acts.PassLaw("Treaty of eternal peace", text("We are friends for ever.")))
    assert (world.state.people[1:], world.a.classes) == (before[0][1:], before[1])


@pytest.mark.rule("zeppelin", "item 13")
def test_only_laws_in_force_count_and_the_book_does_not_grow_for_ever() -> None:
    world = World()
    world.do(0, acts.PassLaw("Law 0", text()))
    (first,) = world.a.laws
    known = world.a.laws[first]
    for number in range(1, laws.MOST):
        world.a.laws[1000 + number] = Law(f"Law {number}", known.versions)
    world.state.numbers = 3000
    world.pack()
    assert world.refused(0, acts.PassLaw("One more", text())) == "laws"
    assert world.forms(0, acts.PassLaw) == []
    world.do(0, acts.RepealLaw(first))
    assert world.forms(0, acts.PassLaw)
    world.do(0, acts.PassLaw("One more", text()))
    for number in range(laws.KEPT - laws.MOST):
        world.a.laws[2000 + number] = Law(f"Old {number}", known.versions, 0, 1)
    world.pack()
    world.do(0, acts.RepealLaw(1001))
    world.do(0, acts.PassLaw("Another", text()))
    assert len(world.a.laws) == laws.KEPT
    assert first not in world.a.laws, "the oldest of those repealed"
