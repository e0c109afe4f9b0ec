"""Revolutions: a class wants more rights, or another parent."""

from typing import Any

import pytest

from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, World, edit

RISE = acts.DemandRights(("laws", "pardon"))


def society(people: int = 12, **options: Any) -> World:
    """A: 0 rules, 2 is an officer, 4, 6, 8, 10 are plebs below the root."""
    world = World(people, **options)
    officer = world.add_class("Officer", ("command", "arrest", "execution", "exile", "laws"))
    plebs = world.add_class("Plebs", ("command",))
    world.put(2, officer)
    for seat in range(4, people, 2):
        world.put(seat, plebs)
    return world


def side(world: World, seat: int, rebel: bool | None) -> None:
    world.do(seat, acts.TakeSide(world.a.revolutions[0].number, rebel))


def plebs(world: World) -> tuple[str, ...]:
    return world.a.classes[world.rank("Plebs")].rights


@pytest.mark.rule("zeppelin", "item 9", "Z13")
@pytest.mark.parametrize(
    ("rebels", "loyal", "wins"),
    [((6,), (0,), True), ((), (0,), False), ((), (), True), ((6, 8), (0, 2, 10), False)],
)
def test_more_rebels_than_loyal_citizens_win_at_the_end_of_the_turn(
    rebels: tuple[int, ...], loyal: tuple[int, ...], wins: bool
) -> None:
    world = society()
    world.do(4, RISE)
    for seat in rebels:
        side(world, seat, True)
    for seat in loyal:
        side(world, seat, False)
    assert plebs(world) == ("command",)
    world.end_turn()
    assert plebs(world) == (("command", "pardon", "laws") if wins else ("command",))
    assert world.a.revolutions == []
    name = "revolution-won" if wins else "revolution-failed"
    assert name in world.ids(0)
    assert f"{name}-news" in world.ids("public")
    assert name not in world.ids(1)


@pytest.mark.rule("zeppelin", "Z13")
def test_the_leader_counts_as_a_rebel_and_may_switch() -> None:
    world = society()
    world.do(4, RISE)
    assert world.a.revolutions[0].sides == {4: True}
    side(world, 4, False)
    assert world.a.revolutions[0].sides == {4: False}
    side(world, 4, None)
    assert world.a.revolutions[0].sides == {}
    other = society(leader_counts=False)
    other.do(4, RISE)
    assert other.a.revolutions[0].sides == {}


@pytest.mark.rule("zeppelin", "item 10", "Z14")
def test_prisoners_take_sides_and_who_is_no_citizen_at_the_end_does_not_count() -> None:
    world = society()
    world.put(6, jailed=True)
    world.do(4, RISE)
    side(world, 6, True)
    for seat in (0, 2, 8):
        side(world, seat, False)
    world.kill(0)
    world.leave(2)
    (seen,) = world.view(4).societies[0].revolutions
    assert (seen.rebels, seen.loyal) == ((4, 6), (8,))
    assert seen.gains == ("command", "pardon", "laws")
    world.end_turn()
    assert plebs(world) == ("command", "pardon", "laws")


@pytest.mark.rule("zeppelin", "Z14")
def test_it_outlives_its_leader_and_its_class() -> None:
    world = society(6)
    world.do(4, RISE)
    side(world, 2, True)
    world.kill(4)
    world.end_turn()
    assert plebs(world) == ("command", "pardon", "laws")


@pytest.mark.rule("zeppelin", "Z14")
def test_only_citizens_take_sides() -> None:
    world = society()
    world.do(4, RISE)
    number = world.a.revolutions[0].number
    assert world.refused(1, acts.TakeSide(number, True)) == "no-revolution"
    world.kill(6)
    assert world.refused(6, acts.TakeSide(number, True)) == "dead"


@pytest.mark.rule("zeppelin", "Z15")
def test_who_may_start_one() -> None:
    world = society()
    assert world.refused(0, acts.DemandRights(("laws",))) == "revolt-top"
    world.put(4, jailed=True)
    assert world.refused(4, RISE) == "revolt-jailed"
    for seat in (6, 8, 10):
        world.put(seat, jailed=True)
    world.do(4, RISE)
    assert world.refused(6, RISE) == "revolt-already"
    world.kill(6)
    assert world.refused(6, RISE) == "dead"


@pytest.mark.rule("zeppelin", "Z15")
def test_several_classes_may_rise_at_once_with_votes_of_their_own() -> None:
    world = society()
    world.do(4, RISE)
    world.do(2, acts.DemandRights(("pardon",)))
    world.do(0, acts.TakeSide(world.a.revolutions[1].number, False))
    world.end_turn()
    assert plebs(world) == ("command", "pardon", "laws")
    assert "pardon" not in world.a.classes[world.rank("Officer")].rights


@pytest.mark.rule("zeppelin", "Z15")
def test_none_starts_in_the_last_part_of_a_turn() -> None:
    world = society()
    world.late()
    assert world.refused(4, RISE) == "revolt-late"
    assert world.forms(4, acts.DemandRights) == []
    world.end_turn()
    world.do(4, RISE)
    never = society(revolt_closes=0, attempts="turn")
    assert never.engine.game.windows(never.state)[0].marks == ()


@pytest.mark.rule("zeppelin", "Z2", "Z15")
@pytest.mark.parametrize(
    ("closes", "late", "edition", "expected"),
    [(25, False, 2, True), (25, True, 2, False), (0, False, 2, True), (25, False, 1, False)],
)
def test_one_may_start_in_the_winter_unless_the_last_part_of_the_turn_had_begun(
    closes: int, late: bool, edition: int, expected: bool
) -> None:
    world = society(revolt_closes=closes)
    world.state.edition = edition
    world.pack()
    world.end_turn()
    world.state.armies["DENMARK"].units.pop()
    world.pack()
    if late:
        world.late()
    world.expire()
    assert world.state.phase == "builds"
    assert world.may(4, RISE) is expected
    if expected and closes:
        world.late()
        assert world.refused(4, RISE) == "revolt-late"


@pytest.mark.rule("zeppelin", "Z15")
@pytest.mark.parametrize("pause", [2, 0, 4])
def test_a_class_whose_revolution_failed_waits(pause: int) -> None:
    world = society(revolt_pause=pause)
    world.do(4, RISE)
    side(world, 0, False)
    world.end_turn()
    for _ in range(pause):
        assert world.refused(4, RISE) == "revolt-pause"
        world.end_turn()
    world.do(4, RISE)


@pytest.mark.rule("zeppelin", "Z16")
def test_what_rights_may_be_demanded() -> None:
    world = society()
    for wrong in ((), ("command",), ("laws", "command")):
        assert world.refused(4, acts.DemandRights(wrong)) == "revolt-rights"
    low = world.add_class("Low", parent=world.rank("Plebs"))
    world.put(10, low)
    assert world.refused(10, acts.DemandRights(("laws",))) == "revolt-rights"
    world.do(10, acts.DemandRights(("command",)))


@pytest.mark.rule("zeppelin", "Z16")
def test_only_what_the_parent_still_has_is_won() -> None:
    world = society(revolution_freeze=False)
    world.do(4, RISE)
    world.a.classes[ROOT_A].rights = ("command", "appoint", "laws")
    for one in world.a.classes.values():
        one.rights = tuple(r for r in one.rights if r in world.a.classes[ROOT_A].rights)
    world.pack()
    world.end_turn()
    assert plebs(world) == ("command", "laws")


@pytest.mark.rule("zeppelin", "Z16")
def test_a_victory_of_which_nothing_is_left_is_no_failure() -> None:
    world = society(revolution_freeze=False)
    world.do(4, acts.DemandRights(("pardon",)))
    world.a.classes[ROOT_A].rights = ("command", "appoint")
    world.a.classes[world.rank("Officer")].rights = ("command",)
    world.pack()
    world.end_turn()
    assert "revolution-vain" in world.ids(4)
    assert world.a.classes[world.rank("Plebs")].failed is None


@pytest.mark.rule("zeppelin", "item 9", "Z17", "Z10")
def test_a_change_of_parent_keeps_only_the_rights_of_the_new_one() -> None:
    world = society()
    officer = world.rank("Officer")
    world.a.classes[world.rank("Plebs")].rights = ("command", "pardon")
    low = world.add_class("Low", ("pardon",), parent=world.rank("Plebs"))
    world.do(4, acts.DemandParent(officer))
    assert world.view(4).societies[0].revolutions[0].gains == ("command",)
    world.end_turn()
    one = world.a.classes[world.rank("Plebs")]
    assert (one.parent, one.rights) == (officer, ("command",))
    assert world.a.classes[low].rights == ()


@pytest.mark.rule("zeppelin", "Z17")
def test_which_parents_may_be_demanded() -> None:
    world = society()
    low = world.add_class("Low", parent=world.rank("Plebs"))
    for wrong in (ROOT_A, world.rank("Plebs"), low, 999):
        assert world.refused(4, acts.DemandParent(wrong)) == "revolt-parent"
    assert world.choices(4, "parent") == {world.rank("Officer")}


@pytest.mark.rule("zeppelin", "Z15", "Z17")
def test_two_classes_that_want_each_other_above_them_make_no_circle() -> None:
    world = society()
    world.do(4, acts.DemandParent(world.rank("Officer")))
    world.do(2, acts.DemandParent(world.rank("Plebs")))
    world.end_turn()
    assert world.a.classes[world.rank("Plebs")].parent == world.rank("Officer")
    assert world.a.classes[world.rank("Officer")].parent == ROOT_A
    assert "revolution-vain" in world.ids(0)


@pytest.mark.rule("zeppelin", "Z17")
def test_a_parent_that_was_deleted_meanwhile_is_not_won() -> None:
    world = society(revolution_freeze=False)
    empty = world.add_class("Empty")
    world.do(4, acts.DemandParent(empty))
    world.do(0, acts.DeleteClass(empty))
    assert "revolution" not in world.view(4).ending
    world.end_turn()
    assert "revolution-vain" in world.ids(4)


@pytest.mark.rule("zeppelin", "Z12")
def test_an_empty_parent_does_not_hinder() -> None:
    world = society()
    world.kill(0)
    world.do(4, RISE)
    world.end_turn()
    assert plebs(world) == ("command", "pardon", "laws")


@pytest.mark.rule("zeppelin", "Z18")
def test_polls_are_void_when_a_revolution_freezes_the_state() -> None:
    world = society()
    world.do(2, acts.Arrest(0))
    world.do(4, RISE)
    assert world.a.polls == []
    assert "poll-void" in world.ids(0)
    assert world.view(0).societies[0].frozen


@pytest.mark.rule("zeppelin", "Z18")
def test_a_state_is_not_frozen_twice_in_a_row() -> None:
    world = society()
    world.do(4, RISE)
    assert world.refused(2, acts.Arrest(6)) == "frozen"
    world.end_turn()
    world.do(2, acts.DemandRights(("pardon",)))
    assert not world.view(0).societies[0].frozen
    world.do(2, acts.Arrest(6))
    world.do(2, acts.Arrest(0))
    assert len(world.a.polls) == 1
    world.end_turn()
    world.do(8, acts.DemandParent(world.rank("Officer")))
    assert world.view(0).societies[0].frozen


@pytest.mark.rule("zeppelin", "Z18")
def test_without_the_option_nothing_freezes() -> None:
    world = society(revolution_freeze=False)
    world.do(2, acts.Arrest(0))
    world.do(4, RISE)
    assert len(world.a.polls) == 1
    world.do(2, acts.Arrest(6))


@pytest.mark.rule("zeppelin", "Z43")
def test_the_world_hears_of_start_and_result_and_all_are_waited_for_again() -> None:
    world = society()
    world.do(1, acts.Ready())
    world.do(0, acts.Ready())
    world.do(4, RISE)
    assert world.ids("public") == ["revolution-news"]
    assert "revolution" in world.ids(0)
    assert "revolution" not in world.ids(1)
    assert world.view("public").ready == ()
    assert world.view("public").countries[0].revolutions == 1


@pytest.mark.rule("zeppelin", "Z19")
def test_the_class_in_revolt_can_still_be_changed_in_other_ways() -> None:
    world = society(revolution_freeze=False)
    world.do(4, RISE)
    world.do(0, edit(world, world.rank("Plebs"), limit=20))
    (form,) = (f for f in world.forms(0, acts.EditClass) if f.preset.get("name") == "Plebs")
    assert [field.name for field in form.fields] == ["rights", "limit"]
