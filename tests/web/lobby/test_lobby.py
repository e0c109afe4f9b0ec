"""The lobby: pictures of games and matches, whose turn it is, deadlines; what is urgent first."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.auction import Auction
from tests.web.lobby.waiting import enter, opened
from tests.web.tab import PHONE, Tab

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def against_bots(me: Person, game: str, title: str, **settings: str) -> str:
    me.open(f"/new/{game}?with=bots")
    me.press(f"/new/{game}", title=title, **settings)
    assert me.status == 200, me.text
    return me.path


def names(me: Person, heading: str) -> list[str]:
    """The titles in one of the lists, from the top."""
    section = me.page.text.split(f'aria-labelledby="{heading}"')[1].split("</section>")[0]
    return re.findall(r'class="name"><a href="[^"]*">([^<]*)</a>', section)


def test_what_waits_for_me_comes_first_the_nearest_deadline_before(new_person: NewPerson) -> None:
    me, friend, stranger = new_person(), new_person(), new_person()
    against_bots(me, "espionage", "Не к спеху", seats="2", pace="unlimited")
    against_bots(me, "espionage", "Через сутки", seats="2", pace="correspondence")
    against_bots(me, "espionage", "Вот-вот", seats="2", pace="evening")
    opened(me, title="Собирается")
    me.open("/")
    waiting = names(me, "lobby-mine")
    assert waiting == ["Вот-вот", "Через сутки", "Не к спеху", "Собирается"]
    assert me.page.text.index("Мои партии") < me.page.text.index("Выберите игру")
    for words in ("до срока 3 минуты", "до срока 1 день", "Ваш ход", "По переписке"):
        assert words in me.text
    match, link = opened(friend, title="Открытая")
    enter(me, link, "")
    friend.open(match)
    friend.press(f"{match}/start")
    stranger.open("/")
    assert stranger.page.text.index("Выберите игру") < stranger.page.text.index("Идут сейчас")
    assert "ждём: Штирлиц" in stranger.text, "whose move it is"


@pytest.mark.parametrize("game", ["espionage", "diplomacy"])
def test_a_running_match_has_a_picture_of_what_is_public(new_person: NewPerson, game: str) -> None:
    me, stranger = new_person(), new_person()
    match = against_bots(me, game, "Картина")
    me.open("/")
    found = re.search(rf'<img src="({match}/thumbnail\.svg\?v=\d+)"', me.page.text)
    assert found
    mine, theirs = (person.http.get(found[1]) for person in (me, stranger))
    assert mine.content == theirs.content
    assert mine.headers["content-type"].startswith("image/svg+xml")
    assert mine.headers["cache-control"].startswith("private")
    assert "script-src" not in mine.headers["content-security-policy"]
    assert mine.text.startswith("<svg")
    assert len(mine.content) < 50_000


def test_names_and_marks_in_a_picture_are_escaped(new_person: NewPerson) -> None:
    me = new_person()
    cities = {
        f"city_{corner}": f"<script>{corner}"
        for corner in ("top_left", "top_right", "bottom_right", "bottom_left")
    }
    match = against_bots(me, "espionage", "", layout="custom", **cities)
    assert "<script" not in me.http.get(f"{match}/thumbnail.svg").text


def test_a_match_that_gathers_shows_the_cover_of_its_game(new_person: NewPerson) -> None:
    host, stranger = new_person(), new_person()
    match, link = opened(host, title="Сбор")
    stranger.open("/")
    line = stranger.page.text.split('aria-labelledby="lobby-open"')[1].split("</li>")[0]
    assert 'class="spy-cover"' in line
    enter(stranger, link, "Мюллер")
    assert stranger.http.get(f"{match}/thumbnail.svg").status_code == 409


def test_a_game_without_pictures(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("auction"), games={"auction": Auction()}) as server:
        me = Person(server.url)
        match = against_bots(me, "auction", "Торги")
        me.open("/")
        assert "thumbnail" not in me.page.text
        assert me.http.get(f"{match}/thumbnail.svg").status_code == 404
        me.close()


def test_a_wrong_code_is_told_at_the_field_in_view(server: Server, browser: Browser) -> None:
    tab = Tab(browser, server.url, PHONE)
    tab.open("/")
    tab.page.get_by_label("Код партии").fill("ZZZZZZ")
    tab.press("Продолжить")
    error = tab.page.locator("#code-error")
    error.wait_for()
    expect(tab.page.locator("#code")).to_be_focused()
    box = error.bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= PHONE[1] - box["height"], "in view"
    tab.page.goto(tab.page.url)
    assert tab.path == "/"
    tab.wrong.clear()  # Chromium notes the 404 of the wrong code
    tab.close()


@pytest.mark.parametrize("game", ["espionage", "diplomacy"])
def test_tables_of_the_rules_break_no_words_on_a_phone(
    server: Server, browser: Browser, game: str
) -> None:
    """A word that is broken has two boxes, one below the other."""
    broken = """() => {
      const words = [];
      for (const cell of document.querySelectorAll('.prose td, .prose th')) {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          for (const word of walker.currentNode.data.matchAll(/[\\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(walker.currentNode, word.index);
            range.setEnd(walker.currentNode, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((box) => box.top));
            if (lines.size > 1) words.push(word[0]);
          }
        }
      }
      return words;
    }"""
    for language in ("ru-RU", "en-GB"):
        tab = Tab(browser, server.url, PHONE, language=language)
        tab.open(f"/rules/{game}")
        assert tab.page.locator(".prose td").count() > 5
        assert tab.page.evaluate(broken) == []
        tab.fit_for_everybody()
        tab.close()


@pytest.mark.parametrize("game", ["espionage", "diplomacy"])
def test_rules_in_the_menu_are_those_of_the_game_at_hand(new_person: NewPerson, game: str) -> None:
    me = new_person()
    match = against_bots(me, game, "")
    for page in (match, f"{match}/settings", f"/new/{game}", f"/rules/{game}"):
        me.open(page)
        assert f'<a href="/rules/{game}"' in me.page.text.split("<nav")[1].split("</nav>")[0], page


def test_the_lobby_with_matches_fits_everybody(server: Server, browser: Browser) -> None:
    tab = Tab(browser, server.url)
    for game in ("espionage", "diplomacy"):
        tab.open(f"/new/{game}?with=bots")
        tab.press("Создать партию")
        tab.page.wait_for_url("**/m/**")
    tab.open("/")
    tab.fit_for_everybody()
    loaded = "() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)"
    tab.page.wait_for_function(loaded)
    assert tab.page.evaluate("document.images.length") == 2
    tab.close()


def test_a_thumbnail_needs_no_session(server: Server, new_person: NewPerson) -> None:
    match = against_bots(new_person(), "espionage", "")
    answer = httpx.get(f"{server.url}{match}/thumbnail.svg", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200


def test_the_code_leads_to_the_seats_of_bots_too(new_person: NewPerson) -> None:
    """A friend who types the code of a match against bots may take a seat, as with the link."""
    me, friend = new_person(), new_person()
    match = against_bots(me, "espionage", "Подсядут", seats="3")
    me.open(f"{match}/screen")
    code = re.search(r'class="screen-code">([A-Z0-9-]+)<', me.page.text)
    assert code
    friend.open("/")
    friend.press("/join", code=code[1])
    assert friend.path == f"/j/{code[1]}"
    friend.press(friend.path, name="Опоздавшая")
    assert friend.path == match
    friend.open("/")
    friend.press("/join", code=code[1])
    assert friend.path == match, "whoever has a seat is there already"
