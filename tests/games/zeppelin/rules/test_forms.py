"""Forms: what is offered, filled with how things are."""

from typing import Any

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.state import Phase
from intriga.kernel.actors import HOST
from intriga.kernel.questions.forms import (
    Choices,
    Range,
)
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, World, hosted, text


def offered(world: World, actor: Any) -> set[str]:
    return {form.act for form in game.forms(world.state, actor)}


@pytest.fixture
def world() -> World:
    """A: 0 and 6 rule; 2 appoints and arrests, 4 is below him."""
    world = World(8)
    minister = world.add_class("Minister", ("appoint", "arrest"), limit=3)
    world.put(2, minister)
    world.put(4, world.add_class("Plebs", parent=minister))
    return world


def test_a_class_is_changed_in_a_form_filled_with_how_it_is(world: World) -> None:
    forms = {form.preset["rank"]: form for form in world.forms(0, acts.EditClass)}
    assert set(forms) == {ROOT_A, world.rank("Minister"), world.rank("Plebs")}
    minister = forms[world.rank("Minister")]
    assert minister.filled == {"name": "Minister", "limit": 3}
    (rights,) = (field for field in minister.fields if field.name == "rights")
    assert tuple(slot.name for slot in rights.row) == RIGHTS
    held = {
        slot.name: game.domain(world.state, 0, slot.domain, {"rank": world.rank("Minister")})
        for slot in rights.row
    }
    chosen = {n for n, d in held.items() if isinstance(d, Choices) and d.default == n}
    assert chosen == {"appoint", "arrest"}
    limit = game.domain(world.state, 0, "limit", {"rank": world.rank("Minister")})
    assert isinstance(limit, Range)
    assert limit.default == 3


def test_the_root_is_narrowed_in_a_form_that_keeps_appointments(world: World) -> None:
    (form,) = (f for f in world.forms(0, acts.EditClass) if f.preset["rank"] == ROOT_A)
    assert form.preset == {"rank": ROOT_A, "name": "", "limit": 0}
    assert [slot.name for slot in form.fields[0].row if not slot.optional] == ["appoint"]
    world.a.classes[ROOT_A].rights = ("appoint", "arrest")
    world.pack()
    (form,) = (f for f in world.forms(0, acts.EditClass) if f.preset["rank"] == ROOT_A)
    assert form.preset["rights"] == ("appoint",)
    assert form.fields == ()
    (restore,) = world.forms(0, acts.RestoreRoot)
    assert [s.name for s in restore.fields[0].row if not s.optional] == ["appoint", "arrest"]


def test_where_somebody_may_be_appointed_depends_on_who_it_is(world: World) -> None:
    minister, plebs = world.rank("Minister"), world.rank("Plebs")
    assert world.choices(0, "appointee") == {0, 2, 4}
    assert world.choices(0, "post", whom=2) == {ROOT_A, plebs}
    assert world.choices(0, "post", whom=0) == {minister, plebs}
    assert world.choices(2, "post", whom=4) == {minister}
    with pytest.raises(ValueError, match="nobody"):
        world.choices(2, "post", whom=6)


def test_what_is_offered_follows_from_rights_and_standing(world: World) -> None:
    rulers = {"create-class", "pass-law", "arrest", "exile", "admit-guest", "orders"}
    assert rulers <= offered(world, 0)
    assert "pass-law" not in offered(world, 2)
    assert "arrest" in offered(world, 2)
    assert offered(world, 4) == {
        "ready",
        "migrate",
        "murder-secretly",
        "murder-openly",
        "demand-rights",
        "demand-parent",
    }
    world.put(4, jailed=True)
    assert offered(world, 4) == {"ready", "demand-rights", "demand-parent"}
    assert "pardon" in offered(world, 0)
    assert "execute" in offered(world, 0)
    world.kill(4)
    assert offered(world, 4) == {"ready", "migrate"}


def test_in_a_frozen_state_only_what_it_leaves_is_offered(world: World) -> None:
    world.put(6, jailed=True)
    world.do(4, acts.DemandRights(("arrest",)))
    assert offered(world, 0) == {
        "ready",
        "migrate",
        "pardon",
        "admit-guest",
        "murder-openly",
        "take-side",
        "orders",
        "wishes",
    }


def test_polls_and_sides_are_offered_as_they_may_still_be_taken(world: World) -> None:
    world.do(0, acts.Arrest(6))
    poll = world.a.polls[0].number
    assert [form.preset for form in world.forms(0, acts.VotePoll)] == [{"poll": poll, "yes": False}]
    assert len(world.forms(6, acts.VotePoll)) == 2
    assert world.forms(4, acts.VotePoll) == []


def test_an_amendment_begins_with_the_newest_version(world: World) -> None:
    world.do(0, acts.PassLaw("On hats", text("Wear them.")))
    (form,) = world.forms(0, acts.AmendLaw)
    law = form.preset["law"]
    domain = game.domain(world.state, 0, "amendment", {"law": law})
    assert domain.begins == world.a.laws[law].versions[-1].document  # type: ignore[union-attr]


def test_what_the_host_is_offered() -> None:
    world = hosted()
    assert offered(world, HOST) == {"found-country"}
    for name in ("One", "Two"):
        world.host(acts.FoundCountry(name))
    assert "begin-turns" in offered(world, HOST)
    world.host(acts.BeginTurns())
    assert offered(world, HOST) == {
        "found-country",
        "settle",
        "remove-country",
        "pardon",
        "appoint-ruler",
    }
    reviewed = World(review=True)
    reviewed.expire()
    assert reviewed.state.phase is Phase.REVIEW
    assert "publish" in offered(reviewed, HOST)


def test_the_offer_key_changes_with_what_is_offered(world: World) -> None:
    keys = {seat: game.offer_key(world.state, seat) for seat in range(8)}
    world.do(0, acts.CreateClass("X"))
    changed = {seat for seat in range(8) if game.offer_key(world.state, seat) != keys[seat]}
    assert changed == {0, 2, 4, 6}
    keys = {seat: game.offer_key(world.state, seat) for seat in range(8)}
    world.do(1, acts.Migrate(None))
    changed = {seat for seat in range(8) if game.offer_key(world.state, seat) != keys[seat]}
    assert changed == {1}


@pytest.mark.rule("zeppelin", "Z24")
def test_the_offer_key_changes_when_the_clock_counts_attempts() -> None:
    """Whoever has tried in this turn may then try again."""
    world = World(8, {"strike": [99]})
    world.do(0, acts.MurderOpenly(2))
    assert "murder-openly" not in offered(world, 0)
    before = game.offer_key(world.state, 0)
    world.reach("clock")
    assert "murder-openly" in offered(world, 0)
    assert game.offer_key(world.state, 0) != before
