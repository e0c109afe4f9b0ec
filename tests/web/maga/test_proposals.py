"""What a list proposes to beginners: shown to the team alone, taken over into its draft."""

import re
from collections.abc import Callable

import pytest

from tests.kit.http.html_client import Person
from tests.web.maga.maga_match import MagaMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("maga")]
NewPerson = Callable[..., Person]


def proposed(page: str) -> list[str]:
    """The keys of what a page proposes."""
    return re.findall(r'data-draft-propose="([\w-]+)"', page)


def rows(page: str) -> list[str]:
    """The lines of the list on a page."""
    glances = re.findall(r"(?s)data-draft-glance>(.*?)</summary>", page)
    return [" ".join(re.sub(r"<[^>]*>", " ", glance).split()) for glance in glances]


def take_over(table: MagaMatch, team: int, key: str) -> int:
    """Press the button of a proposal, without script; the status of the answer."""
    person = table.people[table.seat(team)]
    person.open(table.match)
    address = f"{table.match}/drafts/list-{table.land[team]}-{table.turn()}"
    person.press(address, do=f"propose:{key}")
    return person.status


def test_a_ministry_or_the_whole_plan_is_taken_over(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en")
    page = table.open(0)
    assert proposed(page)[:2] == ["all", "finance"]
    assert "Raise income" in page
    assert rows(page) == []
    assert take_over(table, 0, "finance") < 400
    page = table.people[1].open(table.match)
    first = rows(page)
    assert any("Raise income" in line for line in first)
    assert "finance" not in proposed(page), "what stands in the list is not proposed again"
    assert take_over(table, 0, "all") < 400
    whole = rows(table.open(0))
    assert len(whole) > 8
    assert whole[: len(first)] == first
    assert proposed(table.open(0)) == []
    assert rows(table.open(1)) == [], "it is in the list of one team"


def test_a_plan_is_taken_out_again(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en")
    assert take_over(table, 0, "all") < 400
    person = table.people[table.seat(0)]
    address = f"{table.match}/drafts/list-{table.land[0]}-{table.turn()}"
    person.open(table.match)
    person.press(address, do="new:improve-mood")
    before = len(rows(table.open(0)))
    assert 'data-draft-drop="all"' in table.open(0)
    person.press(address, do="drop:all")
    page = table.open(0)
    assert len(rows(page)) == 1 < before, "what one has put in oneself stays"
    assert "certain, +10%" in rows(page)[0]
    assert proposed(page)[0] == "all"


def test_somebody_alone_writes_line_by_line_too(hall: NewPerson) -> None:
    table = MagaMatch(hall, 2, "en", people="1")
    assert "The whole plan" in table.open(0)
    assert take_over(table, 0, "all") < 400
    page = table.open(0)
    assert len(rows(page)) > 8
    assert "Only you see this draft" in page


def test_what_is_not_proposed_is_not_taken_over(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en")
    assert take_over(table, 0, "army") < 400
    assert rows(table.open(0)) == []
