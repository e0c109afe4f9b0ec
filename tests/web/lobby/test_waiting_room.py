"""The waiting room: seats, the reserve, join requests, the roll call; for two and for sixty
people."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.lobby.guest import Guest
from tests.web.lobby.waiting import Sale, enter, opened, sign_up
from tests.web.match.sse_listener import Listener
from tests.web.tab import PHONE, Tab, launched

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


@pytest.fixture
def auction_server(tmp_path: Path) -> Iterator[Server]:
    games: dict[str, Any] = {"auction": Sale()}
    with Server(tmp_path, games=games) as made:
        yield made


def test_without_a_free_seat_a_person_joins_the_reserve(new_person: NewPerson) -> None:
    host, muller, schellenberg, bormann = (new_person() for _ in range(4))
    match, link = opened(host)
    enter(muller, link, "Мюллер")
    schellenberg.open(link)
    assert "Встаньте в резерв" in schellenberg.text
    enter(schellenberg, link, "Шелленберг")
    assert "Вы в резерве, номер 1" in schellenberg.text
    enter(bormann, link, "Борман")
    assert "номер 2" in bormann.text
    bormann.open(link)
    assert bormann.path == match, "no second request while waiting"
    host.open(match)
    assert "Резерв Шелленберг" in host.text
    schellenberg.open("/")
    assert "вы в резерве" in schellenberg.text
    muller.open(match)
    muller.press(f"{match}/stand")
    schellenberg.open(match)
    assert "Ваше место: 2" in schellenberg.text
    bormann.open(match)
    assert "номер 1" in bormann.text
    bormann.press(f"{match}/withdraw")
    assert "Вы пока не участвуете в этой партии" in bormann.text
    assert "Встать в резерв" in bormann.text
    host.open(match)
    assert "Борман" not in host.text


def test_the_host_approves_join_requests(new_person: NewPerson) -> None:
    host, muller, bormann = new_person(), new_person(), new_person()
    match, link = opened(host, approval="true", seats="3")
    enter(muller, link, "Мюллер")
    assert "Заявка отправлена. Решает Штирлиц." in muller.text
    enter(bormann, link, "Борман")
    assert "Мюллер" not in bormann.text, "join requests are shown to the host only"
    host.open(match)
    assert "2 заявки" in host.text
    host.press(f"{match}/decline")
    muller.open(match)
    assert "Штирлиц не даёт вам места в этой партии" in muller.text
    assert f"{match}/sit" not in [form.action for form in muller.forms]
    token = {"_csrf_token": muller.csrf}
    assert muller.http.post(f"{match}/sit", data=token).status_code == 403
    assert muller.http.post(f"{match}/approve", data=token).status_code == 403
    host.press(f"{match}/approve")
    bormann.open(match)
    assert "Ваше место: 2" in bormann.text
    host.open(match)
    assert "Отклонено: 1" in host.text
    host.press(f"{match}/approve")
    muller.open(match)
    assert "Ваше место: 3" in muller.text


def test_a_second_browser_asks_for_a_bots_seat(new_person: NewPerson) -> None:
    host, second = new_person(), new_person()
    match, link = opened(host, approval="true", seats="3")
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    assert host.path == match
    enter(second, link, "Другой я")
    assert second.path == match
    assert not second.acts, "no seat before the approval"
    assert "Заявка отправлена" in second.text
    host.open(match)
    assert "Другой я просит место бота" in host.text
    host.press(f"{match}/approve-taking")
    second.open(match)
    assert "(вы)" in second.text
    assert "Другой я" in host.text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_password_of_a_match(new_person: NewPerson, language: str) -> None:
    host, friend, known = new_person(), new_person(language), new_person(language)
    match, link = opened(host, password="сезам", seats="4")
    assert "сезам" not in host.page.text
    enter(friend, link, "Мюллер", password="нет")
    assert friend.status == 409
    assert ("Неверный пароль партии" if language == "ru" else "Wrong match password") in friend.text
    enter(friend, link, "Мюллер", password="сезам")
    assert friend.path == match
    known.open("/")
    known.press("/play/espionage")
    known.open(match)
    known.press(f"{match}/sit", password="нет")
    assert known.status == 403
    assert ("Неверный пароль партии" if language == "ru" else "Wrong match password") in known.text
    known.press(f"{match}/sit", password="сезам")
    assert known.status == 200
    assert f"{match}/stand" in [form.action for form in known.forms]


def test_guesses_of_a_match_password_are_limited(new_person: NewPerson) -> None:
    host, stranger = new_person(), new_person()
    match, _ = opened(host, password="сезам")
    stranger.open("/")
    stranger.press("/play/espionage")
    guess = {"_csrf_token": stranger.csrf, "password": "нет"}
    for _ in range(60):
        assert stranger.http.post(f"{match}/sit", data=guess).status_code == 403
    stranger.page = stranger.http.post(f"{match}/sit", data=guess | {"password": "сезам"})
    assert "Слишком много неверных паролей партии" in stranger.text


def test_settings_are_listed_in_words_and_names_nobody_changed_are_left_out(
    new_person: NewPerson,
) -> None:
    host = new_person()
    opened(host)
    assert "Предел кругов 60" in host.text
    assert "Чернозадовск" not in host.text
    opened(host, layout="custom", city_top_left="Урюпинск")
    assert "Урюпинск" in host.text
    host.open("/new/diplomacy")
    host.press("/new/diplomacy")
    assert "Центров для победы больше половины" in host.text


def test_inviting_by_login(new_person: NewPerson) -> None:
    host, anna, nobody = new_person(), new_person(), new_person()
    sign_up(anna, "anna")
    match, _ = opened(host, privacy="link", approval="true", password="сезам", seats="3")
    for login in ("anna", "no-such-login"):
        host.press(f"{match}/invite", login=login)
        assert "Если такой логин есть, приглашение отправлено" in host.text
    assert "Приглашены: 1 anna" in host.text
    anna.open("/")
    assert "вас пригласили" in anna.text
    assert "Ваш ход" not in anna.text, "an invitation is not a turn"
    anna.open(match)
    anna.press(f"{match}/sit")
    assert "Ваше место: 2" in anna.text
    nobody.open(match)
    assert "нужна ссылка или код" in nobody.text
    assert "invite-link" not in nobody.page.text


def test_the_roll_call(new_person: NewPerson) -> None:
    host, muller, bormann, absent = (new_person() for _ in range(4))
    match, link = opened(host, seats="3")
    for person, name in ((muller, "Мюллер"), (absent, "Айсман"), (bormann, "Борман")):
        enter(person, link, name)
    assert f"{match}/here" not in [form.action for form in muller.forms]
    host.open(match)
    host.press(f"{match}/roll")
    muller.open(match)
    assert "Перекличка: вы здесь?" in muller.text
    muller.open("/")
    assert "Перекличка: вы здесь?" in muller.text
    for person in (muller, bormann):
        person.open(match)
        person.press(f"{match}/here")
        assert "Вы отметились" in person.text
    host.open(match)
    assert "отметились: 2 из 3" in host.text
    assert "Нет ответа от 1 игрока: Айсман" in host.text
    chairs = next(
        form for form in host.forms if form.fields.get("absent") and form.fields["empty"] == "bots"
    )
    host.send(chairs)
    assert host.path == match
    assert "(бот)" not in host.text
    bormann.open(match)
    assert "(вы)" in bormann.text, "the reserve has moved up"
    absent.open("/")
    assert "началась без вас: вы пропустили перекличку" in absent.text
    absent.open(match)
    assert "(вы)" not in absent.text
    assert "Вы не ответили на перекличку, поэтому партия началась без вас" in absent.text
    assert "Вы в резерве, номер 1" in absent.text


def test_a_replaced_player_comes_back_to_a_match_that_only_players_see(
    server: Server, new_person: NewPerson
) -> None:
    """Their code works from another browser, and neither password nor approval is asked again."""
    host, friend, phone = new_person(), new_person(), new_person()
    host.open("/new/espionage")
    settings = {"seats": "2", "hosting": "leads", "password": "сезам", "approval": "true"}
    host.press("/new/espionage", name="Штирлиц", privacy="link", **settings)
    match = host.path
    server.store.write(lambda c: c.exec_driver_sql("UPDATE matches SET watch = '0'")).result()
    code = re.search(r"/j/([A-Z0-9]+)", host.page.text)
    assert code
    enter(friend, f"/j/{code[1]}", "Мюллер", password="сезам")
    host.open(match)
    host.press(f"{match}/approve")
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    friend.open("/profile")
    ticket = re.search(r"/r/([A-Z0-9-]+)", friend.page.text)
    assert ticket
    host.open(f"{match}/host")
    host.press(f"{match}/host/pause")  # or the bots would soon end it
    host.open(f"{match}?at=table")
    host.press(f"{match}/to-bot", seat="0")
    phone.open(f"/r/{ticket[1]}")
    phone.press("/return")
    assert (phone.path, phone.status) == (match, 200)
    assert "Эту партию видят только её игроки" in phone.text
    assert not phone.acts
    phone.press(f"{match}/take-over")
    assert "(вы)" in phone.text
    host.open(f"{match}/host")
    host.press(f"{match}/host/resume")
    phone.open(match)
    assert phone.acts


def test_the_lobby_shows_players_a_cancelled_match(new_person: NewPerson) -> None:
    host, friend, stranger = new_person(), new_person(), new_person()
    match, link = opened(host, title="Вечер")
    enter(friend, link, "Мюллер")
    host.http.post(f"{match}/cancel", data={"_csrf_token": host.csrf})
    friend.open("/")
    assert "Партию «Вечер» отменил ведущий Штирлиц." in friend.text
    friend.open(match)
    assert friend.status == 404
    assert "отменил ведущий Штирлиц" in friend.text
    for other in (host, stranger):
        other.open("/")
        assert "отменил ведущий" not in other.text


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_a_long_list_on_a_phone(auction_server: Server, chromium: str) -> None:
    host = Person(auction_server.url)
    host.open("/new/auction")
    host.press("/new/auction", name="Ведущая", seats="40")
    match = host.path
    for _ in range(2, 40):
        host.http.post(f"{match}/bot", data={"_csrf_token": host.csrf})
    with launched(chromium) as browser:
        tab = Tab(browser, auction_server.url, PHONE)
        tab.open(match)
        tab.press("Занять место")
        tab.page.get_by_label("Ваше имя").fill("Я сам")
        tab.press("Занять место")
        tab.page.wait_for_selector("#waiting-mine[data-state=seated]")
        tab.fits()
        tab.accessible()
        names = tab.page.locator("#waiting-seats li:visible")
        assert names.count() == 40
        tab.page.locator("#seat-search").fill("сам")
        expect(names).to_have_count(1)
        host.http.post(f"{match}/roll", data={"_csrf_token": host.csrf})
        expect(
            tab.page.get_by_role("button", name="Я здесь")
        ).to_be_visible()  # pushed by the live connection
        expect(names).to_have_count(1)
        assert tab.page.locator("#seat-search").input_value() == "сам", "typed text is kept"
        expect(tab.page).to_have_title(re.compile("^◆ "))
        tab.press("Я здесь")
        expect(tab.page.locator("#waiting-mine")).to_contain_text("Вы отметились")
        tab.fits()
        tab.close()
        host.close()


PEOPLE = 60


@pytest.mark.thorough
def test_sixty_people_sign_up_at_once(auction_server: Server) -> None:
    """Everybody gets a seat or a place in the reserve, and live pages are updated."""
    asyncio.run(_sign_up(auction_server))
    host = Person(auction_server.url)
    host.open("/")
    assert "занято мест: 50 из 50" in host.text
    host.close()


async def _sign_up(auction_server: Server) -> None:
    host, *people = [Guest(auction_server.url, number) for number in range(PEOPLE)]
    await asyncio.gather(*(person.arrive() for person in (host, *people)))
    fields = {"name": "Ведущая", "seats": "50"}
    answer = await host.post("/new/auction", **fields)
    assert answer.status_code == 303, answer.text
    match = answer.headers["location"]
    page = (await host.http.get(match)).text
    found = re.search(r"/j/[A-Z0-9-]+", page)
    assert found
    link = found[0]
    listener = Person(auction_server.url)
    listener.open(match)
    feed = Listener(listener, listener.live)
    feed.next()
    answers = await asyncio.gather(
        *(person.post(link, name=person.name) for person in people), return_exceptions=True
    )
    assert [answer.headers["location"] for answer in answers if isinstance(answer, httpx.Response)]
    pages = await asyncio.gather(*(person.http.get(match) for person in people))
    texts = [page.text for page in pages]
    assert sum("Ваше место:" in text for text in texts) == 49
    assert sorted(re.findall(r"номер (\d+)", " ".join(texts)), key=int) == [
        str(place) for place in range(1, 11)
    ]
    seen = feed.until("занято мест: 50 из 50")
    assert len(seen) <= PEOPLE
    if "Гость 59" not in " ".join(message.data for message in seen):
        feed.until("Гость 59")  # the last reserve may come after the last seat
    feed.close()
    listener.close()
    for person in (host, *people):
        await person.http.aclose()
