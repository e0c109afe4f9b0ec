"""A team is called on every page as it called itself in the waiting room."""

import re
from collections.abc import Callable

import pytest

from tests.kit.http.html_client import Person
from tests.web.lobby.waiting import enter

pytestmark = pytest.mark.service

NAME = "Красные лисы"


def test_a_name_is_chosen_before_the_match_and_stays_on_its_pages(
    new_person: Callable[..., Person],
) -> None:
    host, anna, boris = (new_person() for _ in range(3))
    host.open("/new/maga")
    host.press("/new/maga", name="Ведущая", seats="4", people="2", turns="1", hosting="leads")
    match = host.path
    code = re.search(r"/j/[A-Z0-9-]+", host.page.text)
    assert code, host.text
    enter(anna, code[0], "Анна", place="team-0")
    enter(boris, code[0], "Борис", place="team-1")
    assert "Команда А" in anna.text
    anna.press(f"{match}/name-team", name=NAME)
    assert NAME in anna.text
    boris.open(match)
    assert f"{NAME} Команда А" in boris.text
    boris.press(f"{match}/name-team", name=NAME)
    assert "уже называется другая команда" in boris.text
    host.open(match)
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    screen = new_person()
    for person, path in (
        (anna, match),
        (boris, match),
        (screen, f"{match}/screen?{code[0].removeprefix('/j/')}"),
    ):
        person.open(path)
        assert NAME in person.text, path
        assert "Государство 3" not in person.text
    api = anna.http.get(f"/api/v1/matches/{match.removeprefix('/m/')}")
    assert api.status_code in (200, 404)
