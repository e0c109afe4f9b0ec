"""What is shown beside a decision, of great events, and to newcomers."""

from types import SimpleNamespace
from typing import Any

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.presentation import presentation
from intriga.games.zeppelin.seen.view import View
from intriga.kernel import PUBLIC, Event, Viewer
from intriga.presentation import Moment
from intriga.words import phrasebook
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import World

BOOK = phrasebook("en", game.words, f"{game.words}.presentation")
NAMES = ("Ada", "Boris", "Clementine", "Dmitri", "Edith", "Fyodor")


@pytest.fixture
def world() -> World:
    return World(6)


def scene(world: World, viewer: Viewer) -> Any:
    forms = game.forms(world.state, viewer) if isinstance(viewer, int) else ()
    return SimpleNamespace(
        viewer=viewer,
        language="en",
        names=NAMES,
        options={},
        offer=SimpleNamespace(forms=forms),
        say=lambda id, **params: BOOK.say(id, params, NAMES),
        render=lambda param: str(BOOK.render(param, NAMES)),
        tell=lambda event: BOOK.text_of(event, NAMES),
    )


def seen(world: World, viewer: Viewer) -> View:
    return game.view(world.state, game.viewpoint(world.state, viewer))


def held(world: World, viewer: Viewer) -> dict[str, str]:
    assert presentation.resources is not None
    found = presentation.resources(seen(world, viewer), scene(world, viewer))
    assert len({one.word for one in found}) == len(found)
    return {one.word: one.value for one in found}


def hinted(world: World, viewer: Viewer) -> str | None:
    assert presentation.hint is not None
    found = presentation.hint(seen(world, viewer), scene(world, viewer))
    return found.text if found is not None else None


def cards(world: World, viewer: Viewer, events: list[Event]) -> list[Moment]:
    moments = presentation.moments
    assert moments is not None
    great = [event for event in events if event.id in moments.kinds]
    return list(moments.cards(seen(world, viewer), scene(world, viewer), great))


def test_a_commander_has_rights_centres_units_and_orders_and_others_less(world: World) -> None:
    units = world.state.armies[world.a.power].units
    have = {"rights": "7", "centres": f"{len(world.state.armies[world.a.power].centres)}"}
    assert held(world, 0) == {**have, "units": f"{len(units)}", "orders given": "0"}
    world.do(0, acts.Orders((f"{units[0]} H",)))
    assert held(world, 2)["order given"] == "1", "of the army, whoever gave it"
    world.do(0, acts.CreateClass("Crowd"))
    world.do(2, acts.Appoint(2, world.rank("Crowd")))
    assert held(world, 2) == {**have, "rights": "0", "units": f"{len(units)}"}
    assert held(world, PUBLIC) == {}


def test_a_hint_names_what_is_undecided_and_then_the_first_idle_unit(world: World) -> None:
    units = world.state.armies[world.a.power].units
    first = hinted(world, 0)
    assert first is not None
    assert first.startswith("Give an order")
    world.do(0, acts.Orders(tuple(f"{unit} H" for unit in units)))
    assert hinted(world, 0) is None
    world.do(2, acts.Arrest(4))
    assert hinted(world, 0) == "A poll waits for your vote"
    assert hinted(world, 2) is None, "who opened it has voted"
    assert hinted(world, 1) not in (None, hinted(world, 0)), "another state has no such poll"
    (poll,) = world.a.polls
    world.do(0, acts.VotePoll(poll.number, False))
    assert hinted(world, 0) is None


@pytest.mark.rule("zeppelin", "Z13", "Z14")
def test_a_revolution_is_a_moment_and_asks_everybody_in_the_state_for_a_side(world: World) -> None:
    world.do(0, acts.CreateClass("Crowd"))
    world.do(2, acts.Appoint(2, world.rank("Crowd")))
    news = world.do(2, acts.DemandRights(("laws",)))
    (card,) = cards(world, 4, news)
    assert (card.kind, card.kicker) == ("revolution", "Revolution")
    assert "Crowd" in card.title
    assert hinted(world, 4) == "A revolution goes on: take a side"
    assert hinted(world, 2) is None, "its leader is a rebel"


def test_a_shot_and_a_sentence_are_moments() -> None:
    world = World(6, draws={"strike": [0]}, root_guard=False)
    (shot,) = cards(world, 2, world.do(0, acts.MurderOpenly(4)))
    assert shot.kind == "dice"
    assert "Ada" in shot.title
    (arrest,) = cards(world, 2, world.do(0, acts.Arrest(2)))
    assert (arrest.kind, arrest.kicker) == ("verdict", "Sentence")
