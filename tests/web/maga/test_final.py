"""The page of MAGA's end over HTTP: points by what they are for, curves, and nothing before it."""

import re
from collections.abc import Callable
from html import unescape

import pytest

from tests.kit.http.html_client import Person
from tests.web.maga.maga_match import MagaMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("maga")]
NewPerson = Callable[..., Person]


def worth(text: str) -> float:
    """An amount of the page in millions."""
    text = unescape(text).replace("−", "-").replace(",", "")
    if text.endswith("M"):
        return float(text[:-1])
    return float(text[:-1]) / 1000 if text.endswith("K") else float(text) / 1_000_000


@pytest.fixture(scope="module")
def over(hall: NewPerson) -> MagaMatch:
    """A match of a single turn, in which the first team arms, and raises a level and its income."""
    match = MagaMatch(hall, 6, "en", turns="1", level="5")
    assert match.people[0].http.get(f"{match.match}/p/end").status_code == 404
    match.hand_in(
        0,
        {"kind": "raise-income", "first": "heavy", "second": "light"},
        {"kind": "change-nuclear", "missiles": 2},
        {"kind": "boost", "role": "health"},
    )
    for team in (1, 2):
        match.hand_in(team)
    match.until(lambda: match.people[0].http.get(f"{match.match}/p/end").status_code == 200)
    return match


@pytest.mark.rule("maga", "item 69", "R-S1", "R-S4")
def test_points_are_told_by_what_they_are_for_and_add_up(over: MagaMatch) -> None:
    assert not re.search(r">\d{5,}<", over.open(0)), "money is written as people say it"
    page = over.open(0, "end")
    first = f"State {over.land[0] + 1}"
    rows = re.findall(r"(?s)<tr[^>]*><td class=\"n\">(\d)</td>.*?</span>([^<]+)<.*?</tr>", page)
    cells = {
        name: re.findall(r'<td class="n">(?:<b>)?([^<]+)', row)[1:]
        for row, name in re.findall(
            r'(?s)(<tr[^>]*><td class="n">\d</td>.*?</span>(State \d).*?</tr>)', page
        )
    }
    assert len(cells) == 3
    for total, *parts in cells.values():
        assert worth(total) == pytest.approx(sum(map(worth, parts)))
    # 10M + 3M − 2M − 4M − 1M; a level 1M; twice the million of income; two missiles of 2M
    assert [worth(one) for one in cells[first]] == [13, 6, 1, 2, 4, 0, 0, 0]
    other = next(row for name, row in cells.items() if name != first)
    assert worth(other[0]) == 13
    assert [place for place, _ in rows] == ["1", "1", "1"], "equal scores share a place"


def test_every_characteristic_has_a_curve_for_each_state_and_a_table(over: MagaMatch) -> None:
    page = over.open(0, "end")
    assert page.count('<figure class="curves"') == 6
    assert page.count("<polyline") == 18
    income = re.search(r"(?s)<figcaption>Income</figcaption>.*?</figure>", page)
    assert income
    row = re.search(rf"(?s)State {over.land[0] + 1}</th>(.*?)</tr>", income[0])
    assert row
    assert re.findall(r'class="n">([^<]+)', row[1]) == ["3M", "4M"]


def test_the_end_is_public_and_the_big_screen_shows_the_circle(
    hall: NewPerson, over: MagaMatch
) -> None:
    stranger = hall("ru")
    assert "Первое место делят" in unescape(stranger.open(f"{over.match}/p/end"))
    screen = stranger.open(f"{over.match}/screen")
    assert 'class="circle-map screen-circle"' in screen
    assert "Победители" in screen
    assert "state-desk" not in screen


def test_the_card_of_a_team_leads_to_the_end(over: MagaMatch) -> None:
    assert f'href="{over.match}/p/end"' in over.open(0)
