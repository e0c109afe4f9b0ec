"""What cannot be undone is asked about first, in every game and language."""

import pytest

from intriga.games import installed
from intriga.words import LANGUAGES, phrasebook

FOR_GOOD = {
    "zeppelin": {
        "murder-secretly",
        "murder-openly",
        "execute",
        "exile",
        "demand-rights",
        "demand-parent",
        "remove-country",
        "begin-turns",
    },
    "mafia": {
        "exchange-exp",
        "found-organisation",
        "return-to-post",
        "choose-side",
        "strip-assassin",
        "move-post",
    },
    "maga": {"end-game"},
    "economicus": {"declare-bankruptcy"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOR_GOOD)
def test_the_question_says_what_comes_of_it(game: str, language: str) -> None:
    book = phrasebook(language, installed()[game].words)
    for act in FOR_GOOD[game]:
        consequence, _, question = book.exact(f"form-{game}-{act}", attribute="sure").rpartition(
            ". "
        )
        assert consequence, "what it means"
        assert question.endswith("?"), "and whether to do it"
