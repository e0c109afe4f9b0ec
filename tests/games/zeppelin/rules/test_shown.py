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
        awaited=(),
        asked=isinstance(viewer, int),
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
    assert moments.cards is not None
    great = [event for event in events if event.id in moments.kinds]
    args = seen(world, viewer), scene(world, viewer)
    return [card for event in great for card in moments.cards(*args, event, ())]


def asked(world: World, viewer: Viewer) -> str:
    assert presentation.now is not None
    return presentation.now(seen(world, viewer), scene(world, viewer)).ask


def test_what_is_asked_follows_from_ones_army_passport_and_state(world: World) -> None:
    units = world.state.armies[world.a.power].units
    assert asked(world, 0) == "What will your army do?"
    world.do(0, acts.Orders((f"{units[0]} H",)))
    assert asked(world, 2) == "What will the other units do?"
    assert asked(world, 1) == "What will your army do?", "another state has heard nothing"
    world.do(0, acts.Orders(tuple(f"{unit} H" for unit in units)))
    assert asked(world, 0) == "Orders are given. What else this turn?"
    world.do(0, acts.CreateClass("Crowd"))
    world.do(2, acts.Appoint(2, world.rank("Crowd")))
    assert asked(world, 2) == "What will you do this turn?"
    world.do(0, acts.Ready(True))
    assert asked(world, 0) == "You are ready. Waiting for the others"
    world.do(2, acts.DemandRights(("laws",)))
    assert asked(world, 4) == "A revolution: which side are you on?"
    assert asked(world, 2) == "What will you do this turn?", "its leader is a rebel"
    world.do(0, acts.TakeSide(world.a.revolutions[0].number, False))
    assert asked(world, 0) == "Orders are given. What else this turn?", "all are asked anew"
    assert asked(world, PUBLIC) == "The states live and make war"


def test_who_is_dead_in_prison_or_without_a_state_is_told_so() -> None:
    world = World(6, root_guard=False)
    world.do(0, acts.Arrest(2))
    assert asked(world, 2) == "You are in prison"
    world.do(0, acts.Exile(4))
    assert asked(world, 4) == "Which state will you ask to let you in?"
    assert set(held(world, 4)) == {"states", "turns to the last"}
    world.do(0, acts.Execute(2))
    assert asked(world, 2) == "You are dead until turn 6"


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
    assert (card.kind, card.stamp, card.holds) == ("revolution", "Revolution", True)
    assert "Crowd" in card.lines[0]
    assert hinted(world, 4) == "A revolution goes on: take a side"
    assert hinted(world, 2) is None, "its leader is a rebel"


def test_a_shot_and_a_sentence_are_moments() -> None:
    world = World(6, draws={"strike": [0]}, root_guard=False)
    (shot,) = cards(world, 2, world.do(0, acts.MurderOpenly(4)))
    assert shot.kind == "dice"
    assert "Ada" in shot.lines[0]
    (arrest,) = cards(world, 2, world.do(0, acts.Arrest(2)))
    assert (arrest.kind, arrest.stamp) == ("verdict", "Sentence")
