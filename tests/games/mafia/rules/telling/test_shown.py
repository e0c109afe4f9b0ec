"""What is shown beside a decision, of great events, and to newcomers."""

from types import SimpleNamespace
from typing import Any

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.presentation import presentation
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.presence.sleep import Sleep
from intriga.kernel import PUBLIC, Event, Viewer
from intriga.presentation import Moment
from intriga.words import phrasebook
from tests.games.mafia.world import Town

BOOK = phrasebook("en", game.words, f"{game.words}.presentation")
NAMES = ("Ada", "Boris", "Clementine", "Dmitri", "Edith", "Fyodor", "Greta", "Hector")
MAFIOSO, COMMISSAR, HONEST, VICTIM = 0, 3, 4, 5


@pytest.fixture
def town() -> Town:
    return Town("MMYCHHHH")


def scene(town: Town, viewer: Viewer, *, asked: bool = True) -> Any:
    forms = game.forms(town.state, viewer) if isinstance(viewer, int) else ()
    return SimpleNamespace(
        viewer=viewer,
        asked=asked,
        options={},
        names=NAMES,
        offer=SimpleNamespace(forms=forms),
        pages=BOOK,
        say=lambda id, **params: BOOK.say(id, params, NAMES),
        render=lambda param: str(BOOK.render(param, NAMES)),
        tell=lambda event: BOOK.text_of(event, NAMES),
    )


def seen(town: Town, viewer: Viewer) -> View:
    return game.view(town.state, game.viewpoint(town.state, viewer))


def held(town: Town, viewer: Viewer) -> list[tuple[str, str]]:
    """What they have; about each there is a line."""
    assert presentation.resources is not None
    found = presentation.resources(seen(town, viewer), scene(town, viewer))
    assert all(one.about for one in found)
    return [(one.value, one.word) for one in found]


def hinted(town: Town, viewer: Viewer, *, asked: bool = True) -> str | None:
    assert presentation.hint is not None
    found = presentation.hint(seen(town, viewer), scene(town, viewer, asked=asked))
    return found.act if found is not None else None


def card(town: Town, viewer: Viewer, id: str, events: list[Event]) -> Moment:
    moments = presentation.moments
    assert moments is not None
    assert id in moments.kinds
    (great,) = [event for event in events if event.id == id]
    assert moments.cards is not None
    (made,) = moments.cards(seen(town, viewer), scene(town, viewer), great, ())
    assert made.kind == moments.kinds[id]
    return made


def test_everybody_has_their_role_and_what_is_theirs(town: Town) -> None:
    town.train(HONEST, "knight")
    town.person(HONEST).coins = 1
    assert held(town, HONEST) == [
        ("Honest citizen", "knight"),
        ("30", "experience"),
        ("30", "mana"),
        ("1", "coin"),
    ]
    assert held(town, PUBLIC) == []
    town.state.phase = Phase.OPENING  # what all begin with, as far as the options tell it
    assert held(town, HONEST) == [("30", "experience"), ("30", "mana")]


def test_a_hint_names_what_is_not_ordered_yet_then_sleep(town: Town) -> None:
    assert hinted(town, MAFIOSO) == "shoot"
    town.do(MAFIOSO, Shoot((Aim(VICTIM),)))
    assert hinted(town, MAFIOSO) == "sleep"
    assert hinted(town, 1) == "shoot", "another of the clan has named nobody"
    assert hinted(town, COMMISSAR) == "check"
    assert hinted(town, HONEST) == "sleep"
    town.train(HONEST, "knight")
    assert hinted(town, HONEST) == "guard-house"
    assert hinted(town, HONEST, asked=False) is None
    assert hinted(town, PUBLIC) is None


def test_a_hint_names_only_what_there_is_a_form_for(town: Town) -> None:
    town.do(HONEST, Sleep())
    assert hinted(town, HONEST) is None
    town.to_day()
    assert hinted(town, HONEST) == "accuse"
    town.accuse(VICTIM, HONEST)
    assert hinted(town, HONEST) is None


def test_the_paper_of_a_night_is_a_card_without_the_evening_before(town: Town) -> None:
    town.do(MAFIOSO, Shoot((Aim(VICTIM),)))
    made = card(town, PUBLIC, "mafia-dawn", town.to_day())
    assert made.kicker.endswith("after night 1")
    (story,) = made.lines
    assert "Fyodor" in story
    town.accuse(2, MAFIOSO, HONEST)
    hanged = card(town, PUBLIC, "mafia-hanged", town.to_night())
    assert hanged.title == "Clementine"
    assert "yakuza" in hanged.lines[0]
    quiet = card(town, PUBLIC, "mafia-dawn-quiet", town.to_day())
    assert quiet.kicker.endswith("after night 2")
    assert "Clementine" not in " ".join(quiet.lines)


def test_a_role_is_told_with_how_its_side_wins(town: Town) -> None:
    params = {"role": {"msg": "mafia-role-yakuza"}, "profession": {"msg": "mafia-profession-none"}}
    made = card(town, 2, "mafia-dealt", [Event((2,), "mafia-dealt", params)])
    assert made.title == "Yakuza"
    assert made.lines[1].startswith("You belong to the yakuza")


def test_the_end_names_who_has_won(town: Town) -> None:
    town.kill(MAFIOSO, 1, COMMISSAR)
    town.to_day()
    town.accuse(2, HONEST, VICTIM, 6)
    made = card(town, PUBLIC, "mafia-over", town.to_night())
    assert made.title == "The honest have won"
    assert "Edith" in made.lines[0]
    assert "Clementine" not in made.lines[0]
