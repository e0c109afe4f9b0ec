"""The host’s cockpit: a match of six people and two bots, in a real browser and by plain forms."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect

from intriga.table.message_text import MESSAGE_LENGTH
from intriga.words import phrasebook
from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.shapes.society import Settled
from tests.web.browsing import enter
from tests.web.host.leading import start_match
from tests.web.lobby.waiting import Sale
from tests.web.match.sse_listener import Listener
from tests.web.playing import opened
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.service]


@pytest.fixture
def society_server(tmp_path: Path) -> Iterator[Server]:
    """A server with the toy game `society`, whose days are long and whose seats are fixed."""
    with Server(tmp_path, games={"society": Settled()}) as made:
        yield made


@pytest.fixture
def crowd_server(tmp_path: Path) -> Iterator[Server]:
    """A server with a toy game for up to 128 players."""
    with Server(tmp_path, games={"auction": Sale()}) as made:
        yield made


def test_the_host_manages_a_match(society_server: Server) -> None:
    host, people, match = start_match(society_server)
    anna, boris, *_ = people
    host.open(match)
    assert "Пульт ведущего" in host.text
    host.open(f"{match}/host")
    assert host.status == 200
    host.press(f"{match}/host/pause")
    anna.open(match)
    assert "Партия на паузе" in anna.text
    assert not anna.acts
    host.press(f"{match}/host/resume")
    host.press(f"{match}/host/extend")
    anna.open(match)
    assert "Ведущий продлил срок: ещё 2 минуты" in anna.text
    host.press(f"{match}/host/mute", seat="1")
    boris.open(match)
    assert "Ведущий лишил слова: Борис" in boris.text
    host.press(f"{match}/host/lock", act="vote")
    anna.open(match)
    assert "vote" not in anna.acts
    assert "abstain" in anna.acts
    title = phrasebook("ru", "tests.shapes").say("form-society-vote")
    assert f"Ведущий запретил действие «{title}»" in anna.text, "the log says which"
    assert "Ведущий пока запретил действие, которое вам сейчас доступно" in anna.text
    host.press(f"{match}/host/lock", act="vote", off="1")
    anna.open(match)
    assert "пока запретил" not in anna.text
    anna.act("vote", whom="0")
    host.press(f"{match}/host/to-bot", seat="5")
    anna.open(match)
    assert "Ведущий (Ведущая) заменил игрока ботом. Было: Егор" in anna.text
    host.open(f"{match}/host")
    asked = re.search(r'(?s)<details [^>]*id="close-now".*?</details>', host.page.text)
    assert asked
    assert "откатом партии" in asked[0], "what it means stands before the button"
    assert f'action="{match}/host/close"' in asked[0]
    host.press(f"{match}/host/close")
    anna.open(match)
    assert "Ведущий завершил ход" in anna.text


def test_a_removed_player_cannot_rejoin(society_server: Server) -> None:
    host, people, match = start_match(society_server)
    egor, late = people[5], Person(society_server.url)
    host.open(f"{match}/host")
    asked = re.search(r'(?s)<details class="ask-first" id="remove-5".*?</details>', host.page.text)
    assert asked
    assert "не сможет вернуться в эту партию" in asked[0]
    host.press(f"{match}/host/remove", seat="5")
    opened(people[0], match)
    assert "удалил игрока из партии: Егор" in people[0].text
    opened(egor, match)
    assert not egor.acts
    assert f"{match}/take-over" not in egor.page.text
    answer = egor.http.post(f"{match}/take-over", data={"_csrf_token": egor.csrf, "seat": "5"})
    assert answer.status_code == 403
    assert "удалил вас" in answer.text
    opened(late, match)
    assert f"{match}/take-over" in late.page.text, "other bots' seats"
    late.page = late.http.post(f"{match}/take-over", data={"_csrf_token": late.csrf, "seat": "5"})
    host.open(f"{match}?at=table")
    host.press(f"{match}/approve-taking")
    opened(late, match)
    assert "(вы)" in late.text, "a host who does not play may let somebody in"


def test_announcements_from_the_cockpit(society_server: Server) -> None:
    host, people, match = start_match(society_server, press="none")
    screen = Person(society_server.url)
    screen.open(f"{match}/screen")
    listeners = [Listener(who, who.live) for who in (screen, opened(people[0], match))]
    host.open(f"{match}/host")
    host.press(f"{match}/host/announce", text="Чай <b>готов</b>")
    assert host.path == f"{match}/host", host.text
    for listener, target in zip(listeners, ("screen-news", "notice"), strict=True):
        assert target in listener.until("Чай &lt;b&gt;готов")[-1].targets
        listener.close()
    assert "Чай <b>готов</b>" in unescape(host.text), "the cockpit shows the last announcement"
    host.press(f"{match}/host/announce", text=" \n")
    assert host.status == 409
    long = "я" * (MESSAGE_LENGTH + 1)
    host.press(f"{match}/host/announce", text=long)
    assert host.status == 409
    assert long in host.page.text, "the text is kept"
    opened(people[1], match)
    assert "Чай" in people[1].text
    assert long not in people[1].page.text
    for number in range(20):
        host.open(f"{match}/host")
        host.press(f"{match}/host/announce", text=f"и ещё {number}")
    assert host.status == 409
    assert "Вы пишете слишком часто" in host.text


def test_a_rewind_is_confirmed_and_announced_to_all(society_server: Server) -> None:
    host, people, match = start_match(society_server)
    host.open(f"{match}/host")
    host.press(f"{match}/host/close")
    host.open(f"{match}/host")
    host.press(f"{match}/host/rewind")
    assert host.status == 409
    assert "Откатить партию?" in host.text
    assert "которое видели все" in host.text or "видели все:" in host.text
    assert "Ведущий завершил ход" in host.text, "what exactly is undone"
    host.press(f"{match}/host/rewind")
    assert host.status == 200, host.text
    people[0].open(match)
    assert "Ведущий откатил партию" in people[0].text
    assert "vote" in people[0].acts, "the first day goes on"


def test_the_cockpit_is_refused_to_others(society_server: Server) -> None:
    _, people, match = start_match(society_server)
    for path in (f"{match}/host", f"{match}/sealed", f"{match}/codes.pdf"):
        people[0].open(path)
        assert people[0].status == 403, path
    people[0].open(match)
    for doing in ("pause", "close", "remove", "announce", "mute", "rewind", "look", "act", "name"):
        people[0].page = people[0].http.post(
            f"{match}/host/{doing}", data={"_csrf_token": people[0].csrf, "seat": "1", "text": "Я"}
        )
        assert people[0].status == 403, doing
        people[0].open(match)
    assert "Ведущий" not in people[0].text


def test_opening_the_referee_view_is_announced(society_server: Server) -> None:
    host, people, match = start_match(society_server, "referee")
    host.open(f"{match}/sealed")
    assert host.path == f"{match}/host", "not without announcing it"
    host.press(f"{match}/host/look")
    assert host.path == f"{match}/host/desk"
    assert host.status == 200
    people[0].open(match)
    assert "Судья открыл вид" in people[0].text


def test_the_big_screen_shows_a_player_only_public_data(society_server: Server) -> None:
    host, people, match = start_match(society_server)
    anna = people[0]
    anna.open(f"{match}/screen")
    assert anna.status == 200
    assert not anna.acts
    assert "/screen/live" in anna.live
    screen = Listener(anna, anna.live)
    anna.open(match)
    own = Listener(anna, anna.live)
    host.open(f"{match}/host")
    host.press(f"{match}/host/pause")
    host.press(f"{match}/host/resume")
    for listener, has_forms in ((screen, False), (own, True)):
        heard = listener.until("Партия продолжается")
        assert any("act-vote" in message.data for message in heard) is has_forms
        listener.close()


def test_printed_invitations(society_server: Server) -> None:
    host = Person(society_server.url)
    host.open("/new/society")
    host.press("/new/society", name="Ведущая", seats="6", hosting="leads")
    host.open(f"{host.path}/codes.pdf")
    assert host.status == 200
    assert host.page.content.startswith(b"%PDF")


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_the_cockpit_and_the_screen_in_a_browser(society_server: Server, browser: Browser) -> None:
    host, people, match = start_match(society_server)
    cockpit = Tab(browser, society_server.url, PHONE)
    screen = Tab(browser, society_server.url, DESKTOP)
    enter(cockpit, host, f"{match}/host")
    enter(screen, people[0], f"{match}/screen")
    cockpit.fit_for_everybody()
    for theme in ("light", "dark"):
        screen.at(DESKTOP, theme)
        screen.fits()
        screen.accessible()
    cockpit.page.locator("#cockpit-pause button").click()
    expect(screen.one(".screen-note")).to_have_text("пауза, часы стоят")
    expect(cockpit.page.locator("#cockpit-pause")).to_contain_text("Продолжить")
    cockpit.page.locator("#cockpit-pause button").click()
    expect(screen.page.locator(".screen-note")).to_have_count(0)
    cockpit.unfold(cockpit.page.locator("#announce")).fill("Чай готов")
    cockpit.press("Объявить")
    for _ in range(2):
        expect(screen.one(".screen-announcement")).to_contain_text("Чай готов")
        screen.page.reload()
    cockpit.unfold(cockpit.page.locator(".say-host .more")).click()
    cockpit.press("Удалить сообщение")
    expect(screen.page.locator(".screen-announcement")).to_have_count(0)
    cockpit.close()
    screen.close()


def crowd(server: Server, seats: int = 6, asking: int = 20) -> tuple[Person, str, list[str]]:
    """A match led by its host, who approves everybody; its path, and the ids of those who ask."""
    host = Person(server.url)
    host.open("/new/auction")
    fields = {"seats": str(seats), "hosting": "leads", "approval": "true", "clock__lot": "0"}
    host.press("/new/auction", name="Ведущая", **fields)
    match = host.path
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code
    for number in range(asking):
        ask(server, code[1], f"Желающий {number + 1}")
    host.open(match)
    return host, match, re.findall(r'id="asked-([\w-]+)"', host.page.text)


def ask(server: Server, code: str, name: str) -> Person:
    person = Person(server.url)
    person.open(f"/j/{code}")
    person.press(f"/j/{code}", name=name)
    assert person.status == 200, person.text
    return person


def about(host: Person, action: str, person: str, *, chosen: bool = False) -> Form:
    """The form with this action about a person; `chosen`: the one with a choice of seats."""
    forms = [form for form in host.forms if form.action == action]
    return next(
        form
        for form in forms
        if form.fields.get("person") == person and ("seat" in form.choices) is chosen
    )


def all_bots(host: Person, match: str) -> None:
    for path in (f"{match}/fill", f"{match}/start"):
        host.open(match)
        if any(form.action == path for form in host.forms):
            host.press(path)


def test_before_the_start_the_host_chooses_who_gets_which_seat(crowd_server: Server) -> None:
    host, match, people = crowd(crowd_server, asking=4)
    host.press(f"{match}/bot")
    host.send(about(host, f"{match}/approve", people[2], chosen=True), seat="0")
    assert host.status == 200, host.text
    assert re.search(r"Желающий 3 Место 1", host.text), "instead of the bot"
    host.send(about(host, f"{match}/approve", people[0]))
    assert re.search(r"Желающий 1 Место 2", host.text)
    host.page = host.http.post(
        f"{match}/approve", data={"_csrf_token": host.csrf, "person": people[1], "seat": "0"}
    )
    assert host.status == 409
    assert "Место занято" in host.text


def test_a_cohost_is_added_in_the_waiting_room_and_approves(crowd_server: Server) -> None:
    host, match, people = crowd(crowd_server, asking=2)
    helper = Person(crowd_server.url)
    helper.open("/register")
    helper.press("/register", login="vera", password="seventeen moments")
    host.open(match)
    host.press(f"{match}/host/name", login="nobody")
    assert host.status == 409
    assert host.path == f"{match}/host/name"
    assert "Пригласить игроков" in host.text, "the waiting room shows the refusal"
    host.press(f"{match}/host/name", login="vera")
    assert host.path == match
    helper.open(match)
    assert f"{match}/host/name" not in helper.page.text, "only the creator adds co-hosts"
    helper.send(about(helper, f"{match}/approve", people[1]))
    assert helper.status == 200
    assert "Желающий 2 Место 1" in helper.text
    host.open(match)
    host.press(f"{match}/host/dismiss")
    helper.open(match)
    assert "waiting-admission" not in helper.page.text


def test_a_guest_who_only_hosts_has_a_return_ticket(crowd_server: Server) -> None:
    host, match, people = crowd(crowd_server, asking=1)
    code = re.search(r"/r/([\w-]+)", host.page.text)
    assert code
    elsewhere = Person(crowd_server.url)
    elsewhere.open(f"/r/{code[1]}")
    elsewhere.press("/return")
    assert elsewhere.path == match
    # Somebody has a seat and does nothing: bots alone could end the match before the profile opens.
    elsewhere.send(about(elsewhere, f"{match}/approve", people[0]))
    all_bots(elsewhere, match)
    elsewhere.open("/profile")
    assert code[1] in elsewhere.page.text


def test_requests_and_the_reserve_are_pushed_to_the_cockpit(crowd_server: Server) -> None:
    host, match, people = crowd(crowd_server, seats=3, asking=4)
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code
    for person in people:  # the last one is in the reserve
        host.send(about(host, f"{match}/approve", person))
        host.open(match)
    host.press(f"{match}/start")
    host.open(f"{match}/host")
    assert "Желающий 4" in host.text, "the reserve"
    listener = Listener(host, host.live)
    listener.until("cockpit-people")
    host.press(f"{match}/host/to-bot", seat="1")
    listener.until("cockpit-people")
    ask(crowd_server, code[1], "Поздний")
    assert "cockpit-admission" in listener.until("просит: Место 2")[-1].targets
    host.open(match)
    assert "1 заявка" in host.text, "the match page says so, too"
    host.open(f"{match}/host")
    asked = re.findall(r'id="asked-([\w-]+)"', host.page.text)
    host.send(about(host, f"{match}/host/decline", asked[0]))
    listener.until("Отклонено: 1")
    host.send(about(host, f"{match}/host/approve", people[3], chosen=True), seat="1")
    assert host.status == 200, host.text
    assert "Приглашены: 1" in host.text
    host.send(about(host, f"{match}/host/uninvite", people[3]))
    assert "Приглашены" not in host.text
    assert re.search(r"Резерв.*Желающий 4", host.text), "back in the reserve"
    listener.close()


def test_the_live_cockpit_is_for_hosts_only(crowd_server: Server) -> None:
    host, match, people = crowd(crowd_server, asking=2)
    live = f"{match}/host/live"
    host.open(live)
    assert host.status == 409, "before the start the waiting room is live"
    all_bots(host, match)
    stranger = Person(crowd_server.url)
    stranger.open(live)
    assert stranger.status == 403
    for doing in ("approve", "decline", "first", "invite", "uninvite"):
        stranger.open(match)
        data = {"_csrf_token": host.csrf, "person": people[0], "login": "vera", "seat": "1"}
        stranger.page = stranger.http.post(f"{match}/host/{doing}", data=data)
        assert stranger.status == 403, doing


SCROLLED = "[...document.querySelectorAll('*')].reduce((sum, one) => sum + one.scrollTop, 0)"
"""How far the page, and all that scrolls in it, has been scrolled."""


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_twenty_requests_on_a_phone(crowd_server: Server, browser: Browser) -> None:
    host, match, people = crowd(crowd_server, seats=24)
    room = Tab(browser, crowd_server.url, PHONE)
    enter(room, host, match)
    room.fit_for_everybody()
    room.at(PHONE, "light")
    rows = room.page.locator("#waiting-admission .admission > li")
    expect(rows).to_have_count(20)
    heights = [rows.nth(number).bounding_box() for number in range(20)]
    assert all(box and box["height"] < 72 for box in heights), "ten of them fit a screen"
    tenth = room.page.locator(f"#asked-{people[10]}")
    tenth.scroll_into_view_if_needed()
    assert room.page.evaluate(SCROLLED) > 0
    tenth.get_by_role("button", name="Принять").click()
    expect(rows).to_have_count(19)
    assert room.page.evaluate(SCROLLED) > 0, "the page has not been loaded again"
    place = room.page.locator(f"#place-{people[12]}")
    place.locator("summary").click()
    place.locator("select").select_option("7")
    ask(crowd_server, re.search(r"/j/(\w+)", host.page.text)[1], "Ещё один")  # type: ignore[index]
    expect(rows).to_have_count(20)
    expect(place.locator("select"), "an arrival leaves what was chosen").to_have_value("7")
    place.get_by_role("button", name="Посадить").click()
    expect(rows).to_have_count(19)
    expect(room.page.locator("#seat-7")).to_contain_text("Желающий 13")
    room.close()


@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_the_cockpit_is_updated_without_loading_the_page_again(
    crowd_server: Server, browser: Browser
) -> None:
    host, match, people = crowd(crowd_server, asking=1)
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code
    host.send(about(host, f"{match}/approve", people[0]))
    all_bots(host, match)
    cockpit = Tab(browser, crowd_server.url, PHONE)
    enter(cockpit, host, f"{match}/host")
    announced = cockpit.unfold(cockpit.page.locator("#announce"))
    announced.fill("Начинаем в семь")
    for number in range(6):
        ask(crowd_server, code[1], f"Желающий {number + 1}")
    rows = cockpit.page.locator("#waiting-admission .admission > li")
    expect(rows).to_have_count(6)
    cockpit.fit_for_everybody()
    cockpit.at(PHONE, "light")
    cockpit.page.keyboard.press("Escape")
    cockpit.unfold(rows.first)
    rows.first.get_by_role("button", name="Принять").click()
    expect(rows).to_have_count(5)
    rows.first.get_by_role("button", name="Принять").click()
    expect(cockpit.page.locator("#cockpit-problem")).to_contain_text("Место занято")
    expect(cockpit.page.locator("#cockpit-problem")).to_be_in_viewport()
    expect(cockpit.page.locator("#announce")).to_have_value("Начинаем в семь")
    cockpit.wrong.clear()  # the browser reports the refusal's status
    cockpit.page.locator("#cockpit-pause button").click()
    expect(cockpit.page.get_by_role("button", name="Продолжить")).to_be_visible()
    expect(cockpit.page.locator("#cockpit-problem .notice")).to_have_count(0)
    cockpit.close()


def test_the_referees_desk_has_the_forms_of_the_host_and_closes(society_server: Server) -> None:
    host, people, match = start_match(society_server, "referee")
    desk = f"{match}/host/desk"
    host.open(f"{match}/host")
    host.press(f"{match}/host/look")
    assert host.path == desk
    live = Listener(host, f"{desk}/live")
    for person in people:
        person.open(match)
        person.act("vote", whom="0")
    live.until("referee-desk")
    deadline = monotonic() + PATIENCE
    while "jail" not in people[0].acts and monotonic() < deadline:  # two bots vote, too
        people[0].open(match)
    people[0].act("jail", whom="1")
    host.open(desk)
    pardon = [form for form in host.forms if form.fields.get("act") == "pardon"]
    assert pardon, host.text
    assert people[0].http.get(desk).status_code == 403
    host.press(f"{match}/host/close-look")
    live.until("moved")
    host.open(desk)
    assert host.path == f"{match}/host"
    live.close()
