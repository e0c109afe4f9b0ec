"""Contests as often as they must be fought to see their odds (items 20 and 21)."""

from math import sqrt
from random import Random

import pytest

from intriga.games.maga.data import contest
from intriga.games.maga.data.contest import PARTS

FOUGHT = 100_000


@pytest.mark.long
@pytest.mark.rule("maga", "item 20", "item 21", "R-T8")
@pytest.mark.parametrize("ahead", range(9))
def test_contests_are_won_as_often_as_the_rulebook_says(ahead: int) -> None:
    chance = 1 - 0.5 ** (ahead + 1)
    random = Random(ahead)
    attack, defence = (2 + ahead) * PARTS, 2 * PARTS
    numbers = contest.sides(attack, defence)
    assert numbers is not None
    fought = [contest.drawn(attack, defence, random.randrange(numbers)) for _ in range(FOUGHT)]
    won = sum(one.won for one in fought)
    assert abs(won - chance * FOUGHT) < 5 * sqrt(FOUGHT * chance * (1 - chance))
    assert sum(one.upset for one in fought) == (FOUGHT - won if ahead else 0)
