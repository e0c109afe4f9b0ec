"""People enter and leave a match on its pages."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.http_common.rate_limits.policies import ARRIVALS
from tests.kit.http.fewer import fewer
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.society import Society
from tests.web.browsing import enter
from tests.web.match.sse_listener import Listener
from tests.web.tab import PHONE, Tab

pytestmark = pytest.mark.service
Convene = Callable[..., tuple[str, Person, list[Person]]]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `society`, which people enter and leave."""
    folder: Path = tmp_path_factory.mktemp("coming")
    with Server(folder, games={"society": Society()}) as made:
        yield made


@pytest.fixture
def someone(town: Server) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def one(language: str = "ru") -> Person:
        people.append(Person(town.url, language))
        return people[-1]

    yield one
    for person in people:
        person.close()


@pytest.fixture
def convene(someone: Callable[..., Person]) -> Convene:
    """Makes matches of three people, whose host does not play."""

    def one(**settings: str) -> tuple[str, Person, list[Person]]:
        host = someone()
        host.open("/new/society")
        given = {"name": "Ведущая", "seats": "3", "hosting": "leads", "pace": "unlimited"}
        host.press("/new/society", **given, **settings)
        path, code = host.path, code_of(host)
        people = [someone() for _ in range(3)]
        for person, name in zip(people, ("Анна", "Борис", "Вера"), strict=True):
            person.open(f"/j/{code}")
            person.press(f"/j/{code}", name=name, **_password(settings))
        host.open(path)
        host.press(f"{path}/start")
        return path, host, people

    return one


def _password(settings: dict[str, str]) -> dict[str, str]:
    return {"password": settings["password"]} if "password" in settings else {}


def code_of(person: Person) -> str:
    found = re.search(r"/j/([A-Z0-9-]+)", person.page.text)
    assert found, person.text
    return found[1]


def test_a_stranger_enters_by_plain_pages(convene: Convene, someone: Callable[..., Person]) -> None:
    path, host, (anna, boris, _) = convene()
    host.open("/new/society")
    assert host.form("/new/society").fields["doors"] == "open", "as the game says"
    stranger = someone("en")
    stranger.open("/")
    assert f"/j/{code_of(opened(host, path))}" in stranger.page.text, "the lobby lists it"
    stranger.open(path)
    assert "You can join this match while it is played" in stranger.text
    code = code_of(stranger)
    stranger.open(f"/j/{code}")
    assert "You join as a new player" in stranger.text
    watching = Listener(anna, opened(anna, path).live)
    stranger.press(f"/j/{code}", name="Gleb")
    assert stranger.path == path
    assert "(you)" in stranger.text
    assert "vote" in stranger.acts
    watching.until("Gleb")
    watching.close()
    assert "Gleb took seat 4" in stranger.text
    stranger.act("vote", whom="0")
    assert stranger.status == 200
    assert "Gleb" in opened(boris, path).text
    stranger.open(f"/j/{code}")
    assert stranger.path == path, "they are in"


def moves(listener: Listener) -> None:
    """A page is told to load itself again."""
    while (message := listener.next()) is not None and message.event != "moved":
        pass
    assert message is not None
    listener.close()


def opened(person: Person, path: str) -> Person:
    person.open(path)
    return person


def test_leaving_says_what_it_means_and_can_be_undone(convene: Convene) -> None:
    path, _, (anna, boris, _) = convene()
    boris.open(path)
    assert f'href="{path}/leave"' in boris.page.text
    watching = Listener(boris, boris.live)
    boris.open(f"{path}/leave")
    assert "Ваше место останется пустым" in boris.text
    assert "Позже можно вернуться" in boris.text
    assert "то же, что и зрители" in boris.text
    boris.press(f"{path}/leave")
    assert boris.path == path
    moves(watching)  # another page of theirs
    assert not boris.acts
    assert "Вы вышли из партии" in boris.text
    anna.open(path)
    assert "Борис выходит из партии" in anna.text
    assert "Место 2 · вне партии" in anna.text
    boris.press(f"{path}/enter")
    assert boris.path == path
    assert "vote" in boris.acts
    assert "Борис снова в партии" in boris.text
    assert "вне партии" not in opened(anna, path).text
    boris.open(f"{path}/leave")
    anna.open(path)
    assert opened(anna, f"{path}/leave").status == 200


def test_the_rules_refuse_to_let_somebody_go(convene: Convene) -> None:
    path, _, people = convene()
    for person in people:
        person.open(path)
        person.act("vote", whom="0")
    chief = people[0]
    chief.open(f"{path}/leave")
    chief.press(f"{path}/leave")
    assert chief.status == 409
    assert "Староста не может уйти" in chief.text
    assert "jail" in opened(chief, path).acts, "nothing has happened"


def test_the_host_decides_who_enters(convene: Convene, someone: Callable[..., Person]) -> None:
    path, host, (anna, *_) = convene(doors="approval")
    gleb, dora, egor = (someone() for _ in range(3))
    for person, name in ((gleb, "Глеб"), (dora, "Дора"), (egor, "Егор")):
        person.open(path)
        assert "с согласия ведущего" in person.text
        code = code_of(person)
        person.open(f"/j/{code}")
        assert "решает ведущий" in person.text
        person.press(f"/j/{code}", name=name)
        assert "Заявка отправлена" in opened(person, path).text
    assert "Глеб" not in opened(anna, path).text, "only the host is told"
    host.open(f"{path}/host")
    assert "Желающие подают заявки" in host.text
    asked = dict(re.findall(r'id="asked-([^"]+)"><span class="who"><bdi>(\w+)', host.page.text))
    ids = {name: person for person, name in asked.items()}
    assert list(ids) == ["Глеб", "Дора", "Егор"]
    watching = Listener(gleb, opened(gleb, path).live)
    host.press(f"{path}/host/approve", person=ids["Глеб"])
    assert host.status == 200
    moves(watching)  # to a player's page
    assert "vote" in opened(gleb, path).acts
    host.open(f"{path}/host")
    host.press(f"{path}/host/decline", person=ids["Дора"])
    assert "Вам отказали" in opened(dora, path).text
    egor.press(f"{path}/withdraw")
    late = {"_csrf_token": host.csrf, "person": ids["Егор"]}
    assert host.http.post(f"{path}/host/approve", data=late).status_code == 409


def test_the_host_closes_the_match(convene: Convene, someone: Callable[..., Person]) -> None:
    path, host, (_, boris, _) = convene()
    late = someone()
    late.open(path)
    code = code_of(late)
    boris.open(f"{path}/leave")
    boris.press(f"{path}/leave")
    host.open(f"{path}/host")
    assert "Сейчас вступить может любой" in host.text
    assert "Этот игрок вышел" in host.text
    host.press(f"{path}/host/doors", doors="closed")
    assert "Партия закрыта" in host.open(f"{path}/host")
    assert "вступить больше нельзя" in opened(late, path).text
    assert f"/j/{code}" not in late.page.text
    late.open(f"/j/{code}")
    assert late.path == path
    answer = boris.http.post(f"{path}/enter", data={"_csrf_token": boris.csrf})
    assert answer.status_code == 409
    assert "Партия закрыта" in answer.text
    assert "сейчас она закрыта" in opened(boris, path).text
    assert not [form for form in boris.forms if form.action == f"{path}/enter"]
    assert "Закрыто" in opened(late, f"{path}/settings").text
    host.open(f"{path}/host")
    host.press(f"{path}/host/doors", doors="open")
    boris.open(path)
    boris.press(f"{path}/enter")
    assert "vote" in boris.acts


def test_a_full_match_says_so(convene: Convene, someone: Callable[..., Person]) -> None:
    path, _, _ = convene()
    for number in range(6):
        late = someone()
        late.open(path)
        code = code_of(late)
        late.open(f"/j/{code}")
        late.press(f"/j/{code}", name=f"Гость {number}")
    assert late.status == 409
    assert "Мест нет" in late.text


def test_coming_and_going_is_limited(town: Server, convene: Convene) -> None:
    path, _, (_, boris, _) = convene()
    usual = town.site.limits.policies[ARRIVALS.name]
    fewer(town.site.limits, ARRIVALS, 1)
    for expected in (200, 429):
        boris.open(f"{path}/leave")
        boris.press(f"{path}/leave")
        assert "Вы вышли из партии" in boris.text
        boris.press(f"{path}/enter")
        assert boris.status == expected
    assert "слишком часто вступали" in boris.text
    town.site.limits.policies[ARRIVALS.name] = usual


def test_the_replay_of_a_match_with_comings_and_goings(
    convene: Convene, someone: Callable[..., Person]
) -> None:
    path, _, (anna, boris, vera) = convene(days="1")
    late = someone()
    code = code_of(opened(late, path))
    late.open(f"/j/{code}")
    late.press(f"/j/{code}", name="Глеб")
    boris.open(f"{path}/leave")
    boris.press(f"{path}/leave")
    for person in (anna, vera, late):
        person.open(path)
        person.act("vote", whom="3")
    assert "Сход окончен" in opened(late, path).text
    assert "вне партии" in late.text
    assert "Вы вышли" not in opened(boris, path).text
    for step in (0, 1, 2, 5):
        assert opened(anna, f"{path}/replay?step={step}").status == 200


def test_a_private_match_with_a_password(convene: Convene, someone: Callable[..., Person]) -> None:
    path, host, _ = convene(privacy="link", password="сезам")
    stranger = someone()
    assert "/j/" not in opened(stranger, path).page.text, "the code is not for everybody"
    code = code_of(opened(host, path))
    stranger.open(f"/j/{code}")
    stranger.press(f"/j/{code}", name="Глеб", password="мак")
    assert stranger.status == 403 or "Пароль" in stranger.text
    assert stranger.path == f"/j/{code}"
    stranger.press(f"/j/{code}", name="Глеб", password="сезам")
    assert stranger.path == path
    assert "vote" in stranger.acts


def test_a_match_without_spectators(convene: Convene, someone: Callable[..., Person]) -> None:
    path, _, (_, boris, _) = convene(watch="no")
    boris.open(f"{path}/leave")
    assert "её видят только игроки" in boris.text
    boris.press(f"{path}/leave")
    assert boris.status == 200
    assert "Вы вышли из партии" in boris.text
    assert "Слобода" in boris.text
    assert "Голосовать" not in boris.text
    boris.press(f"{path}/enter")
    assert "vote" in boris.acts
    late = someone()
    assert f'href="{path}"' in opened(late, "/").page.text
    assert "можно вступить" in opened(late, path).text
    assert "День 1" not in late.text
    code = code_of(late)
    late.open(f"/j/{code}")
    late.press(f"/j/{code}", name="Глеб")
    assert "vote" in late.acts


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("talk")
def test_on_a_phone(browser: Browser, town: Server, convene: Convene) -> None:
    path, host, _ = convene(doors="approval")
    tab, desk = Tab(browser, town.url, PHONE), Tab(browser, town.url, PHONE)
    tab.open(path)
    tab.press("Подать заявку")
    tab.page.get_by_label("Имя").fill("Глеб")
    tab.fits()
    tab.press("Подать заявку")
    expect(tab.page.get_by_text("Заявка отправлена").first).to_be_visible()
    enter(desk, host, f"{path}/host")
    desk.fits()
    desk.page.locator("#cockpit-asks a").click()
    desk.page.locator(".admission button", has_text="Принять").click()
    expect(tab.page.locator("[data-act-form=vote]")).to_be_visible()
    close = desk.page.locator("#fold-doors button", has_text="Закрыть партию")
    desk.unfold(close).click()
    expect(desk.page.get_by_text("ни вступить, ни вернуться")).to_be_visible()
    tab.open(f"{path}/leave")
    tab.fits()
    tab.accessible()
    tab.press("Выйти")
    expect(tab.page.get_by_text("сейчас она закрыта").first).to_be_visible()
    desk.press("Открыть для всех")
    tab.press("Вернуться на своё место")
    expect(tab.page.locator("[data-act-form=vote]")).to_be_visible()
    tab.close()
    desk.close()
