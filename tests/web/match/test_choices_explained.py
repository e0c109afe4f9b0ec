"""Who is to choose a profession, a ministry or a kind of company reads what it does."""

import pytest

from intriga.games import installed
from intriga.lab.conformance.translations import entries
from intriga.words import LANGUAGES

EXPLAINED = {
    "mafia": ("mafia-profession-", {"mafia-profession-none", "mafia-profession-noted"}),
    "maga": ("maga-role-", set()),
    "economicus": ("economicus-kind-", set()),
}
"""Game → how the ids of the choices begin, and which others begin so."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_choices_say_what_they_do(game: str, language: str) -> None:
    start, others = EXPLAINED[game]
    found = [
        one
        for one in entries(installed()[game].words, language)
        if one.id.name.startswith(start) and one.id.name not in others
    ]
    assert len(found) > 1
    for one in found:
        assert "help" in {attribute.id.name for attribute in one.attributes}, one.id.name
