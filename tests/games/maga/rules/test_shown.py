"""What a team is asked in few words, and what stands beside its decisions."""

from types import SimpleNamespace
from typing import Any

import msgspec

from intriga.games.maga.game import game
from intriga.games.maga.options import Options
from intriga.games.maga.presentation import presentation
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import State
from intriga.games.maga.subjects.lists.handing_in import HAND_IN, HandIn
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.kernel import PUBLIC, Viewer
from intriga.words import phrasebook
from tests.games.maga.world import M, step, world

BOOK = phrasebook("en", game.words, f"{game.words}.presentation")


def scene(viewer: Viewer, *acts: str) -> Any:
    return SimpleNamespace(
        viewer=viewer,
        language="en",
        names=("Ada", "Boris", "Clementine"),
        options=msgspec.to_builtins(Options()),
        offer=SimpleNamespace(forms=[SimpleNamespace(act=act) for act in acts]),
        say=lambda id, **params: BOOK.say(id, params, ()),
    )


def seen(state: State, viewer: Viewer) -> View:
    return game.view(state, game.viewpoint(state, viewer))


def asked(state: State, viewer: Viewer, *acts: str) -> str:
    assert presentation.now is not None
    return presentation.now(seen(state, viewer), scene(viewer, *acts)).ask


def hand_in(state: State, who: int) -> None:
    HAND_IN.apply(state, who, HandIn(land=who, lines=(ImproveMood(),)), step())


def test_a_team_is_asked_for_its_list_and_then_for_its_signature() -> None:
    state = world()
    assert asked(state, 0) == "What goes on the list for turn 1?"
    hand_in(state, 0)
    assert asked(state, 0) == "Your list is in"
    assert asked(state, 0, "answer-treaty") == "Will you sign the treaty?"
    assert asked(state, 1) == "What goes on the list for turn 1?", "of lists nobody else knows"
    assert asked(state, PUBLIC) == "Teams are writing their lists"


def test_treasury_income_mood_and_missiles_stand_beside_a_decision() -> None:
    state, resources = world(treasury=8 * M, nuclear=2, abm=1, mood=74), presentation.resources
    assert resources is not None
    held = resources(seen(state, 0), scene(0))
    assert [(one.value, one.word) for one in held] == [
        ("8M", "in the treasury"),
        ("3M", "income"),
        ("74%", "mood"),
        ("2", "missiles"),
    ]
    assert held[3].about == ("Interceptors: 1",)
    assert held == resources(seen(state, 0), scene(0, "answer-treaty"))
    assert resources(seen(state, PUBLIC), scene(PUBLIC)) == ()


def test_the_treasury_of_another_territory_stands_with_that_of_the_capital() -> None:
    state, resources = world(), presentation.resources
    state.territories[1].team = 0
    state.territories[1].treasury = 5 * M
    assert resources is not None
    held = resources(seen(state, 0), scene(0))
    assert held[0].about == ("State 2: 5M",)
    assert resources(seen(state, 1), scene(1)) == (), "who is conquered decides nothing"
