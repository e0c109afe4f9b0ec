"""Classes: a tree of rights that whoever appoints builds below their own class."""

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.subjects import names
from intriga.games.zeppelin.subjects.rights import classes
from intriga.kernel import broken_limits
from intriga.words import LANGUAGES, phrasebook
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, World, edit

ALL = RIGHTS


@pytest.fixture
def world() -> World:
    """A: 0 rules; 2 is a minister who appoints and arrests; 4 a guard below 2."""
    world = World()
    minister = world.add_class("Minister", ("appoint", "arrest"))
    guard = world.add_class("Guard", ("arrest",), parent=minister)
    world.put(2, minister)
    world.put(4, guard)
    return world


@pytest.mark.rule("zeppelin", "item 6", "item 7", "Z6")
def test_a_new_class_is_a_child_of_its_creators_class(world: World) -> None:
    world.do(2, acts.CreateClass("Scribe", ("appoint",), 3))
    one = world.a.classes[world.rank("Scribe")]
    assert (one.parent, one.rights, one.limit) == (world.rank("Minister"), ("appoint",), 3)


@pytest.mark.rule("zeppelin", "item 6")
def test_rights_are_kept_in_the_order_of_the_rulebook_and_once(world: World) -> None:
    world.do(0, acts.CreateClass("Mixed", ("laws", "exile", "laws")))
    assert world.a.classes[world.rank("Mixed")].rights == ("exile", "laws")


@pytest.mark.rule("zeppelin", "Z6")
def test_a_class_has_no_right_that_its_parent_lacks(world: World) -> None:
    refusal = world.refusal(2, acts.CreateClass("Judge", ("execution",)))
    assert refusal.id == "zeppelin-refused-class-rights"
    assert refusal.params["rights"] == [{"msg": "zeppelin-right-execution"}]
    assert world.refused(0, edit(world, world.rank("Guard"), rights=("laws",))) == "class-rights"
    world.do(0, edit(world, world.rank("Guard"), rights=("appoint",)))


@pytest.mark.rule("zeppelin", "Z6")
def test_names_are_unique_in_a_state(world: World) -> None:
    for alike in (" guard ", "GUARD", "Guаrd", "citizens", "Граждане"):
        assert world.refused(0, acts.CreateClass(alike)) == "class-same-name"
    assert world.refused(0, acts.CreateClass("   ")) == "class-name"
    assert world.refused(0, edit(world, world.rank("Guard"), name="Minister")) == "class-same-name"
    world.do(1, acts.CreateClass("Guard"))
    world.do(0, edit(world, world.rank("Guard"), name="Guard"))


@pytest.mark.rule("zeppelin", "Z6", "Z10")
def test_only_strict_descendants_are_edited_and_what_they_lose_their_children_lose(
    world: World,
) -> None:
    assert world.refused(2, edit(world, world.rank("Minister"))) == "class-not-below"
    assert world.refused(2, acts.EditClass(999, "X")) == "class-not-below"
    world.do(0, edit(world, world.rank("Minister"), rights=("appoint",)))
    assert world.a.classes[world.rank("Guard")].rights == ()


@pytest.mark.rule("zeppelin", "item 7", "Z6")
def test_a_limit_below_the_headcount_is_refused(world: World) -> None:
    guard = world.rank("Guard")
    world.put(2, guard)
    world.put(2, jailed=True)
    assert world.refused(0, edit(world, guard, limit=1)) == "class-limit"
    (form,) = [one for one in world.forms(0, acts.EditClass) if one.preset["rank"] == guard]
    for limit in range(4):
        act = edit(world, guard, limit=limit)
        marked = [place for one in broken_limits(form.limits, act) for place in one.places]
        assert marked == (["limit"] if limit == 1 else [])
    world.do(0, edit(world, guard, limit=2))
    world.do(0, edit(world, guard, limit=0))


@pytest.mark.rule("zeppelin", "item 8", "Z9")
def test_the_class_of_newcomers_has_no_limit(world: World) -> None:
    guard = world.rank("Guard")
    world.do(0, acts.SetMigrantClass(guard))
    assert world.a.migrant == guard
    assert world.refused(0, edit(world, guard, limit=5)) == "migrant-limited"
    assert world.refused(0, acts.SetMigrantClass(guard)) == "migrant-already"
    limited = world.add_class("Limited", limit=2)
    assert world.refused(0, acts.SetMigrantClass(limited)) == "migrant-limited"


@pytest.mark.rule("zeppelin", "item 30", "Z9")
def test_the_class_of_newcomers_is_ones_own_or_below(world: World) -> None:
    low = world.add_class("Low", ("laws",))
    lowest = world.add_class("Lowest", parent=low)
    world.put(4, low)
    assert world.refused(4, acts.SetMigrantClass(ROOT_A)) == "class-not-below"
    world.do(4, acts.SetMigrantClass(lowest))
    world.do(4, acts.SetMigrantClass(low))
    assert world.refused(2, acts.SetMigrantClass(low)) == "right"


@pytest.mark.rule("zeppelin", "Z6")
def test_only_an_empty_childless_class_that_newcomers_do_not_join_is_deleted(world: World) -> None:
    minister, guard = world.rank("Minister"), world.rank("Guard")
    assert world.refused(0, acts.DeleteClass(guard)) == "class-members"
    world.put(2, ROOT_A)
    assert world.refused(0, acts.DeleteClass(minister)) == "class-children"
    world.put(4, ROOT_A)
    world.do(0, acts.SetMigrantClass(guard))
    assert world.refused(0, acts.DeleteClass(guard)) == "class-migrant"
    world.do(0, acts.SetMigrantClass(ROOT_A))
    assert world.refused(0, acts.DeleteClass(ROOT_A)) == "class-not-below"
    world.do(0, acts.DeleteClass(guard))
    world.do(0, acts.DeleteClass(minister))
    assert list(world.a.classes) == [ROOT_A]


@pytest.mark.rule("zeppelin", "Z19")
@pytest.mark.parametrize("freeze", [True, False])
def test_a_class_in_revolt_is_neither_deleted_nor_renamed(world: World, freeze: bool) -> None:
    guard = world.rank("Guard")
    world.change(revolution_freeze=freeze)
    world.do(4, acts.DemandRights(("appoint",)))
    world.put(4, ROOT_A)
    expected = "frozen" if freeze else "class-revolts"
    assert world.refused(0, acts.DeleteClass(guard)) == expected
    assert world.refused(0, edit(world, guard, name="Other")) == expected
    assert world.may(0, edit(world, guard, limit=7)) is not freeze


@pytest.mark.rule("zeppelin", "Z6")
def test_the_right_to_appoint_is_needed_and_the_refusal_names_who_has_it(world: World) -> None:
    refusal = world.refusal(4, acts.CreateClass("X"))
    assert refusal.id == "zeppelin-refused-right"
    assert refusal.params["right"] == {"msg": "zeppelin-right-appoint"}
    assert refusal.params["holders"] == [{"seat": 0}, {"seat": 2}]
    world.put(0, jailed=True)
    world.put(2, jailed=True)
    assert world.refused(4, acts.CreateClass("X")) == "right-nobody"


@pytest.mark.rule("zeppelin", "Z43")
def test_the_room_hears_of_classes(world: World) -> None:
    world.do(0, acts.CreateClass("X"))
    assert world.told("class-created").to == (0, 2, 4)
    world.do(0, edit(world, world.rank("X"), name="Y"))
    assert world.told("class-edited").to == (0, 2, 4)
    world.do(0, acts.DeleteClass(world.rank("Y")))
    assert world.told("class-deleted").to == (0, 2, 4)


def test_the_default_name_of_a_root_is_that_of_its_text() -> None:
    shown = (phrasebook(language, game.words).say("zeppelin-root-class") for language in LANGUAGES)
    assert sorted(names.DEFAULT_ROOT) == sorted(shown)


def test_a_tree_of_classes_does_not_grow_for_ever() -> None:
    world = World()
    for number in range(classes.MOST - 1):
        world.do(0, acts.CreateClass(f"Class {number}"))
    assert world.refused(0, acts.CreateClass("One more")) == "classes"
