"""Places on the pages: choosing a team in the waiting room and by a link, offices, a hundred and
twenty seats on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.town import Town
from tests.web.lobby.waiting import enter, sign_up
from tests.web.tab import PHONE, Tab, launched

pytestmark = pytest.mark.service


@pytest.fixture
def town_server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, games={"town": Town()}) as made:
        yield made


def opened(host: Person, seats: int = 8) -> tuple[str, str]:
    """A town that gathers, and its invitation."""
    host.open("/new/town")
    host.press("/new/town", name="Ведущая", seats=str(seats), hosting="host")
    code = re.search(r'value="[^"]*(/j/[A-Z0-9-]+)"', host.page.text)
    assert code, host.text
    return host.path, code[1]


def choose(person: Person, match: str, place: str) -> None:
    person.open(match)
    person.page = person.http.post(
        f"{match}/place", data={"_csrf_token": person.csrf, "place": place}
    )


def test_a_team_by_link_and_by_button(town_server: Server) -> None:
    host, anna, boris = (Person(town_server.url) for _ in range(3))
    match, link = opened(host)
    anna.open(f"{link}?place=team-1")
    (form,) = [form for form in anna.forms if form.action == link]
    assert form.fields["place"] == "team-1"
    anna.press(link, name="Анна", place="team-1")
    assert "Ваш выбор: Команда 2." in anna.text
    enter(boris, link, "Борис")
    assert "Выберите команду или роль" in boris.text
    choose(boris, match, "team-1")
    assert "Ваш выбор: Команда 2." in boris.text
    choose(boris, match, "")
    assert "Выберите команду или роль" in boris.text
    choose(boris, match, "team-7")
    assert boris.status == 409
    assert "Такого выбора больше нет" in boris.text
    host.open(match)
    person = re.search(r'<option value="([^"]+)">Борис', host.page.text)
    assert person
    host.press(f"{match}/move", person=person[1], place="team-0")
    boris.open(match)
    assert "Ваш выбор: Команда 1." in boris.text
    for one in (host, anna, boris):
        one.close()


def test_offices_before_the_start_and_in_play(town_server: Server) -> None:
    host, anna, zoya = (Person(town_server.url) for _ in range(3))
    match, link = opened(host)
    sign_up(zoya, "zoya")
    enter(anna, link, "Анна", place="curator-1")
    assert "Вы не играете. Ваша должность: Кураторы: Куратор круга 2." in anna.text
    host.press(f"{match}/host/appoint", login="zoya", place="curator-1")
    assert host.status == 409
    assert "Мест там не осталось" in host.text
    host.press(f"{match}/host/appoint", login="nobody-here", place="curator-0")
    assert "Аккаунта с таким логином нет" in host.text
    host.open(match)
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    host.open(f"{match}/host")
    host.press(f"{match}/host/appoint", login="zoya", place="curator-0")
    assert "Куратор круга 1" in host.text
    anna.open(f"{match}?at=table")
    assert "Должностные лица" in anna.text
    assert "zoya" in anna.text
    anna.press(f"{match}/resign")
    host.open(f"{match}/host")
    assert "Анна" not in host.text
    for one in (host, anna, zoya):
        one.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_thirty_teams_on_a_phone(town_server: Server, chromium: str) -> None:
    host = Person(town_server.url)
    match, link = opened(host, 120)
    others = [Person(town_server.url) for _ in range(6)]
    for n, person in enumerate(others):
        enter(person, link, f"Константин Игроков-{n}", place=f"team-{n}")
    with launched(chromium) as browser:
        tab = Tab(browser, town_server.url, PHONE)
        tab.open(link)
        tab.page.get_by_label("Ваше имя").fill("Я сам")
        tab.press("Занять место")
        groups = tab.page.locator(".place-group:visible")
        expect(groups).to_have_count(32)
        tab.page.locator("#seat-search").fill("Игроков-4")
        expect(groups).to_have_count(1)
        group = tab.page.locator("#group-team-4")
        group.locator("summary").press("Enter")
        group.get_by_role("button", name="Выбрать").click()
        expect(tab.page.locator("#waiting-mine")).to_contain_text("Команда 5")
        # What others do is pushed, and leaves what is unfolded as it is.
        choose(others[0], match, "team-4")
        expect(group).to_contain_text("Игроков-0")
        expect(group).to_have_attribute("open", "")
        tab.fit_for_everybody()
        tab.close()
    for one in (host, *others):
        one.close()
