"""Hints: what a bot says it would do is what it does, and why it does it can be read by anybody."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

from intriga import games
from intriga.games import mafia
from intriga.games.mafia.bot.habits.crafts import WISHES
from intriga.games.mafia.bot.habits.opening import WANTED
from intriga.games.mafia.bot.reasons import SAID
from intriga.games.mafia.data.professions import professions
from intriga.kernel.bots.advice import REASONS_MOST, Advice, advice_of
from intriga.kernel.bots.bot import RandomBot
from intriga.lab.selfplay import Setting
from intriga.words import LANGUAGES, phrasebook
from tests.games.advised import Told, told_in

SEATS: Mapping[str, int] = {
    "espionage": 3,
    "diplomacy": 7,
    "economicus": 3,
    "mafia": 12,
    "maga": 4,
    "zeppelin": 12,
}
STEPS = 100
LONGER = 1500
SENTENCE_MOST = 140
"""Letters of a reason, names and all: two of them stand above what is asked, on a phone."""


@cache
def told(game: str, seed: int, steps: int) -> Sequence[Told]:
    """What bots are asked in a match among themselves."""
    bot = next(iter(games.find(game).bots))
    return told_in(Setting(game, seed, (bot,) * SEATS[game]), steps)


def advices(found: Sequence[Told]) -> list[tuple[Told, Advice]]:
    return [(one, one.advice) for one in found if one.advice is not None]


def names(game: str) -> tuple[str, ...]:
    return tuple(f"Игрок {seat}" for seat in range(SEATS[game]))


def check(game: str, found: Sequence[Told]) -> None:
    """The advice is the act, with one or two reasons that can be read in both languages."""
    for one in found:
        assert (None if one.advice is None else one.advice.act) == one.act, game
    for _, advice in advices(found):
        assert 1 <= len(advice.reasons) <= REASONS_MOST, advice.act
        for language in LANGUAGES:
            book = phrasebook(language, "intriga.table", games.find(game).words)
            said = [book.text_of(reason, names(game)) for reason in advice.reasons]
            assert len(set(said)) == len(said), said
            for text in said:
                assert text.endswith("."), text
                assert len(text) <= SENTENCE_MOST, text
                assert len(re.findall(r"[.!?](?= |$)", text)) == 1, text


@pytest.mark.parametrize("game", SEATS)
def test_a_bot_does_what_it_says_and_says_why(game: str) -> None:
    found = told(game, 1, STEPS)
    assert len(advices(found)) > 20
    check(game, found)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("game", SEATS)
def test_whatever_comes_up_in_a_long_match_it_says_why(game: str, seed: int) -> None:
    found = told(game, seed, LONGER)
    check(game, found)
    assert len({reason.id for _, advice in advices(found) for reason in advice.reasons}) >= 7


@pytest.mark.parametrize("game", SEATS)
def test_not_everything_has_one_reason(game: str) -> None:
    """A bot that always says the same says nothing."""
    said = {reason.id for _, advice in advices(told(game, 1, STEPS)) for reason in advice.reasons}
    assert len(said) >= 5, said


def test_a_bot_that_does_not_say_why_still_says_what() -> None:
    one = next(one for one in told("espionage", 1, STEPS) if one.act is not None)

    advice = advice_of(RandomBot(), one.observation, one.offer, Random(4))
    assert advice is not None
    assert advice.act == RandomBot().act(one.observation, one.offer, Random(4))
    assert advice.reasons == ()


def test_a_kamrad_has_a_sentence_for_all_that_its_habits_do() -> None:
    """Most of it is rare: an infiltrator comes back, two share the price of a death."""
    habits = Path(mafia.__file__).parent / "bot/habits"
    sources = "".join(path.read_text("utf-8") for path in sorted(habits.glob("*.py")))
    acts = set(re.findall(r'"type": "([a-z-]+)"', sources))
    said = set(SAID) | {"sleep"}
    assert {"accuse", "burgle", "return-to-post"} <= acts
    book = phrasebook("ru", mafia.game.words)
    lacking = {act for act in acts - said if not book.has(f"mafia-because-{act}")}
    assert lacking == set()
    spells = {f"mafia-because-spell-{name}" for name in (*WISHES, "create-thing")}
    crafts = {
        f"mafia-because-profession-{name or 'none'}"
        for name in (*WANTED, *(str(one) for one in professions()))
    }
    assert {id for id in spells | crafts if not book.has(id)} == set()
