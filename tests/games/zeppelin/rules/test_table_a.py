"""Table A: who may do what, jailed, dead, in a frozen state, in turn 0."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.state import Poll, Request, Revolution
from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Act, Leave
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, A, B, World, edit, text

SHERIFF, PLEBS, EMPTY, POLL = 101, 102, 103, 104
"""Numbers of two classes of A, of one without members, and of a poll."""


def society(*, begun: bool = True) -> World:
    """A: 0 and 10 rule, 2 and 12 are sheriffs with all rights; 4, 6, 8, 14 are plebs below them, 6
    and 8 in prison. 3 is a guest, 5 blacklisted, law 105 in force. 4 asks to move to B."""
    world = World(16, {"strike": [99], "exposure": [99], "victim": [0]}, begun=begun)
    world.state.numbers = 200
    for number, name, rights, parent in (
        (SHERIFF, "Sheriff", RIGHTS, ROOT_A),
        (PLEBS, "Plebs", (), SHERIFF),
        (EMPTY, "Empty", (), SHERIFF),
    ):
        made = world.add_class(name, rights, parent=parent)
        world.a.classes[number] = world.a.classes.pop(made)
    for rank, seats in ((SHERIFF, (2, 12)), (PLEBS, (4, 6, 8, 14))):
        for seat in seats:
            world.put(seat, rank, jailed=seat in (6, 8) and begun)
    world.a.guests, world.a.blacklist = [3], {5: 0}
    world.a.polls = [Poll(POLL, "exile", 0, 10)]
    world.state.requests = [Request(4, A, B), Request(2, A, B)]
    if begun:
        world.pack()
        world.do(2, acts.PassLaw("On hats", text()))
        world.a.laws[105] = world.a.laws.popitem()[1]
    world.pack()
    return world


class Row(Struct):
    """An act, who does it (a seat of A), and what the columns say."""

    name: str
    by: Any
    act: Callable[[World], Act]
    jailed: bool = False
    dead: bool = False
    freeze: bool = False
    turn_0: bool = False


ROWS = (
    Row("found", "host", lambda w: acts.FoundCountry("X"), freeze=True, turn_0=True),
    Row("remove", "host", lambda w: acts.RemoveCountry(B), freeze=True, turn_0=True),
    Row("create class", 2, lambda w: acts.CreateClass("X")),
    Row("edit class", 2, lambda w: edit(w, PLEBS, limit=9)),
    Row("delete class", 2, lambda w: acts.DeleteClass(EMPTY)),
    Row("narrow the root", 0, lambda w: edit(w, ROOT_A, rights=("appoint",))),
    Row("appoint", 2, lambda w: acts.Appoint(4, EMPTY)),
    Row("appoint into the root", 0, lambda w: acts.Appoint(4, ROOT_A)),
    Row("set migrant class", 2, lambda w: acts.SetMigrantClass(PLEBS)),
    Row("pass law", 2, lambda w: acts.PassLaw("X", text())),
    Row("amend law", 2, lambda w: acts.AmendLaw(105, text())),
    Row("repeal law", 2, lambda w: acts.RepealLaw(105)),
    Row("arrest", 2, lambda w: acts.Arrest(4)),
    Row("arrest a root member", 2, lambda w: acts.Arrest(0)),
    Row("pardon", 2, lambda w: acts.Pardon(6), freeze=True),
    Row("execute", 2, lambda w: acts.Execute(6)),
    Row("exile", 2, lambda w: acts.Exile(4)),
    Row("exile a root member", 0, lambda w: acts.Exile(0)),
    Row("take off the blacklist", 2, lambda w: acts.Forgive(5), freeze=True),
    Row("admit a guest", 2, lambda w: acts.AdmitGuest(1), freeze=True),
    Row("dismiss a guest", 2, lambda w: acts.DismissGuest(3), freeze=True),
    Row("migrate", 2, lambda w: acts.Migrate(B), dead=True, freeze=True, turn_0=True),
    Row("withdraw", 2, lambda w: acts.StayHere(), jailed=True, dead=True, freeze=True, turn_0=True),
    Row("revolution for rights", 2, lambda w: acts.DemandRights(("laws",)), freeze=True),
    Row("revolution for a parent", 4, lambda w: acts.DemandParent(ROOT_A), freeze=True),
    Row("vote", 0, lambda w: acts.VotePoll(POLL, True), jailed=True),
    Row("secret murder", 2, lambda w: acts.MurderSecretly(4)),
    Row("open murder", 2, lambda w: acts.MurderOpenly(4), freeze=True),
    Row("order", 2, lambda w: acts.Orders(text=""), freeze=True),
    Row("leave", TABLE, lambda w: Leave(2), jailed=True, dead=True, freeze=True, turn_0=True),
)


def may(world: World, row: Row) -> bool:
    return world.may(row.by, row.act(world))


def prepared(row: Row, *, begun: bool = True) -> World:
    """For a revolution for rights the sheriff lacks one that the root has."""
    world = society(begun=begun)
    if "for rights" in row.name:
        world.a.classes[SHERIFF].rights = RIGHTS[:-1]
    world.pack()
    return world


def person_of(row: Row) -> int:
    return row.by if isinstance(row.by, int) and row.by >= 0 else 2


@pytest.mark.rule("zeppelin", "table A")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name.replace(" ", "-"))
def test_possible_for_who_is_free_and_alive(row: Row) -> None:
    assert may(prepared(row), row)


@pytest.mark.rule("zeppelin", "item 10", "Z20")
@pytest.mark.parametrize(
    "row", [r for r in ROWS if r.by != "host"], ids=lambda row: row.name.replace(" ", "-")
)
def test_in_prison(row: Row) -> None:
    world = prepared(row)
    world.put(person_of(row), jailed=True)
    assert may(world, row) is row.jailed


@pytest.mark.rule("zeppelin", "item 11", "Z25")
@pytest.mark.parametrize(
    "row", [r for r in ROWS if r.by != "host"], ids=lambda row: row.name.replace(" ", "-")
)
def test_dead(row: Row) -> None:
    world = prepared(row)
    world.kill(person_of(row))
    assert may(world, row) is row.dead


@pytest.mark.rule("zeppelin", "Z18")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name.replace(" ", "-"))
def test_in_a_frozen_state(row: Row) -> None:
    world = prepared(row)
    world.a.polls, world.a.froze = [], 1
    world.a.revolutions = [Revolution(150, EMPTY, 4, ("laws",))]
    world.pack()
    assert may(world, row) is row.freeze


@pytest.mark.rule("zeppelin", "Z27")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name.replace(" ", "-"))
def test_in_turn_0(row: Row) -> None:
    assert may(prepared(row, begun=False), row) is row.turn_0


@pytest.mark.rule("zeppelin", "Z14", "Z18")
def test_sides_are_taken_in_prison_and_in_a_frozen_state_but_not_by_the_dead() -> None:
    world = society()
    world.do(4, acts.DemandParent(ROOT_A))
    act = acts.TakeSide(world.a.revolutions[0].number, True)
    assert world.may(6, act)
    assert world.may(0, act)
    world.kill(6)
    assert not world.may(6, act)


@pytest.mark.rule("zeppelin", "item 6")
@pytest.mark.parametrize(
    ("row", "right"),
    [
        ("create class", "appoint"),
        ("appoint", "appoint"),
        ("set migrant class", "laws"),
        ("pass law", "laws"),
        ("repeal law", "laws"),
        ("arrest", "arrest"),
        ("pardon", "pardon"),
        ("execute", "execution"),
        ("exile", "exile"),
        ("take off the blacklist", "exile"),
        ("admit a guest", "exile"),
        ("dismiss a guest", "exile"),
        ("order", "command"),
    ],
)
def test_each_right_opens_its_acts_alone(row: str, right: Any) -> None:
    (one,) = (candidate for candidate in ROWS if candidate.name == row)
    world = society()
    world.a.classes[SHERIFF].rights = (right,)
    world.pack()
    assert may(world, one)
    world.a.classes[SHERIFF].rights = tuple(r for r in RIGHTS if r != right)
    world.pack()
    assert world.refused(one.by, one.act(world)) == "right"
