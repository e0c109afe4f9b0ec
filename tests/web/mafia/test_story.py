"""The referee's log as a story: which night a line belongs to, who went where, what they met; and
the drawing of everybody's exp."""

import pytest

from intriga.games.mafia.presentation.chronicle import curves, log_story
from intriga.kernel import Note, Param
from intriga.lab.conformance.translations import entries


def seat(who: int) -> Param:
    """A person among the parameters of a line."""
    return {"seat": who}


NIGHT_2, DAY_1, DAY_2 = 4, 3, 5
SHOT = Note(NIGHT_2, "N5", "mafia-log-shoots", {"who": seat(0), "whom": seat(7)})
THEFT = Note(NIGHT_2, "N4", "mafia-log-burgles", {"who": seat(3), "house": seat(7)})
SHOP = Note(
    NIGHT_2, "N4", "mafia-log-burgles", {"who": seat(3), "house": {"msg": "mafia-the-shop"}}
)
STOLE = Note(NIGHT_2, "N4", "mafia-log-stole", {"who": seat(3), "house": seat(7)})
DIED = Note(NIGHT_2, "N7", "mafia-log-died-by", {"who": seat(7), "by": [seat(0)]})
SKIPS = Note(NIGHT_2, "N5", "mafia-log-clan-skips", {"clan": {"msg": "mafia-clan-mafia"}})
HANGED = Note(DAY_2, "D0", "mafia-log-hanged", {"who": seat(2)})
LOG = [THEFT, STOLE, SHOP, SHOT, SKIPS, DIED, HANGED]


def test_a_night_is_told_without_the_day_after_it() -> None:
    assert log_story.of_turn(LOG, 2, day=False) == LOG[:-1]
    assert log_story.of_turn(LOG, 2, day=True) == [HANGED]
    assert log_story.turns(LOG) == [2]


@pytest.mark.parametrize(
    ("tick", "step", "turn"),
    [(0, "N0", 1), (2, "N5", 1), (DAY_1, "D0", 1), (DAY_1, "N0", 2), (DAY_2, "N9", 2)],
)
def test_nightfall_belongs_to_the_night_though_it_is_noted_by_day(
    tick: int, step: str, turn: int
) -> None:
    assert log_story.turn_of(Note(tick, step, "mafia-log-joined")) == turn


def test_visits_are_to_houses_or_to_the_shop() -> None:
    found = [(one.who, one.whom) for one in log_story.visits(LOG)]
    assert found == [(3, 7), (3, None), (0, 7)]


def test_what_came_of_visits_is_told_by_house() -> None:
    assert log_story.houses(LOG) == {7: [THEFT, STOLE, SHOT]}
    assert log_story.met(LOG) == [STOLE]
    assert log_story.deaths(LOG) == [(7, DIED), (2, HANGED)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_lines_it_knows_by_name_are_lines_of_the_log(language: str) -> None:
    known = {entry.id.name for entry in entries("intriga.games.mafia", language)}
    assert known >= log_story.GOING | log_story.HOMELESS | log_story.DEATHS | log_story.DAY


# ── drawings ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("least", "most", "low"),
    [(0, 100, 0), (40, 90, 0), (60, 86, 60), (55, 86, 50), (7, 7, 7), (0, 0, 0)],
)
def test_a_drawing_begins_near_the_least_if_all_have_much(least: int, most: int, low: int) -> None:
    found, top = curves._bounds(least, most)
    assert (found, top) == (low, max(most, low + 1))


def test_a_scale_has_few_lines_at_round_numbers() -> None:
    assert curves._scale(0, 97) == [0, 20, 40, 60, 80]
    assert curves._scale(50, 86) == [50, 60, 70, 80]
    for top in range(1, 400):
        assert 1 <= len(curves._scale(0, top)) <= 6


def test_a_small_curve_goes_from_edge_to_edge() -> None:
    assert curves.spark([30, 30]) == "0,24 96,24"
    assert curves.spark([10, 20, 30]) == "0,24 48,12 96,0"
    assert not curves.spark([30])
