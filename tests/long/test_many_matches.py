"""Ten thousand random matches of each game (`make long`); a run that was interrupted goes on."""

import pytest

from tests.long.many_matches import look_at_all

pytestmark = pytest.mark.long
GAMES = ("diplomacy", "economicus", "espionage", "mafia", "maga", "zeppelin")


@pytest.mark.parametrize("thousand", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_no_invariant_breaks(game: str, thousand: int) -> None:
    assert look_at_all(game, 1000 * thousand, 1000) == 1000
