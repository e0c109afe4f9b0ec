"""A game with texts in only one language: it runs, and the suite reports what is missing."""

from pathlib import Path
from typing import Any

import pytest

from intriga.kernel import Game, Message, called, msg
from intriga.lab.conformance import Broken, Conformance
from intriga.lab.describe import description
from intriga.lab.render import Renderer
from intriga.words import MissingText, phrasebook
from tests.shapes.one_language import campaign_in

OTHER = {"en": "ru", "ru": "en"}
NAMES = {"en": "The Campaign", "ru": "Поход"}


@pytest.fixture(params=OTHER)
def language(request: pytest.FixtureRequest) -> str:
    """The only language of the game."""
    return str(request.param)


@pytest.fixture
def game(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    return campaign_in(language, tmp_path, monkeypatch)


def test_the_game_is_shown_in_its_only_language(game: Game[Any], language: str) -> None:
    book = phrasebook(OTHER[language], game.words)
    mine = phrasebook(language, "tests.shapes")
    theirs = phrasebook(OTHER[language])
    assert book.say("game-campaign") == NAMES[language]
    assert book.has("form-campaign-stake", "field-amount")
    assert not book.has("form-campaign-stake", "field-nothing")
    over = Message("campaign-banners", {"seat": {"seat": 0}, "banners": 2})
    assert book.text_of(over, ["Ann"]) == mine.text_of(over, ["Ann"])
    assert book.say("refused-over") == theirs.say("refused-over")
    nested = {"problem": msg("campaign-over")}
    refused = theirs.say("refused-malformed", {"problem": mine.say("campaign-over")})
    assert book.say("refused-malformed", nested) == refused
    with pytest.raises(MissingText):
        book.say("campaign-nothing")


def test_plurals_follow_the_language_of_the_text(
    game: Game[Any], language: str, tmp_path: Path
) -> None:
    """One, two and five follow the language of the text, not of the page."""
    book, mine = phrasebook(OTHER[language], game.words), phrasebook(language, "tests.shapes")
    for crowd in (1, 2, 5, 21):
        params = {"crowd": crowd}
        assert book.say("society-full", params) == mine.say("society-full", params)


def test_names_in_data_fall_back_to_the_existing_language(language: str) -> None:
    name = called({language: "Paris"})
    assert phrasebook(OTHER[language]).render(name) == "Paris"


def test_api_clients_get_the_texts_under_both_languages(game: Game[Any], language: str) -> None:
    described = description(game)
    assert described["names"] == dict.fromkeys(OTHER, NAMES[language])
    assert Renderer(game, OTHER[language]).word("game-campaign") == NAMES[language]


def test_the_suite_reports_missing_texts(game: Game[Any], language: str) -> None:
    bilingual = type("Both", (Conformance,), {"game": game, "plays": 2, "steps": 40})()
    with pytest.raises(Broken) as caught:
        bilingual.test_translations()
    missing = str(caught.value).splitlines()
    assert f"{game.words} has no {OTHER[language]}.ftl" in missing
    absent = f"form-campaign-stake.field-amount is not there in {OTHER[language]}"
    (told,) = (line for line in missing if line.endswith(absent))
    assert told.startswith(f"{game.words}: texts/{language}/campaign.ftl, line ")


def test_the_suite_accepts_a_game_declared_as_one_language(game: Game[Any], language: str) -> None:
    given = {"game": game, "plays": 2, "steps": 40, "languages": (language,)}
    type("One", (Conformance,), given)().test_translations()
