"""The big screen: before the start, while a match is played, and after it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.sampled import rows_sampled
from tests.web.lobby.waiting import Sale
from tests.web.match.sse_listener import Listener
from tests.web.tab import Tab

pytestmark = [pytest.mark.service]

FULL_HD, HD = (1920, 1080), (1280, 720)
SCREENS = (FULL_HD, HD)
CUT_OFF = """() => {
  const wrong = [];
  const fits = (box, within, name) => {
    const far = Math.max(within.top - box.top, box.bottom - within.bottom,
      within.left - box.left, box.right - within.right);
    if (far > 1) wrong.push(`${name} is cut off by ${Math.round(far)}px`);
  };
  const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  const whole = '.screen h1, .screen .qr, .screen-code, .now .asked, .awaited li, .clock,'
    + ' .zone-board svg, .people > li, .screen-people li, .announcement .words, .finished h2,'
    + ' #dispatches-heading';
  for (const one of document.querySelectorAll(whole)) {
    const box = one.getBoundingClientRect();
    if (!box.height || getComputedStyle(one).display === 'none') continue;
    const name = `${one.className.baseVal ?? one.className} “${one.textContent.slice(0, 20)}”`;
    fits(box, screen, name);
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow.includes('hidden')) {
        fits(box, around.getBoundingClientRect(), name);
      }
    }
  }
  const words = document.querySelector('.announcement .words');
  if (words && words.scrollHeight > words.clientHeight + 1) wrong.push('the announcement is cut');
  const news = document.querySelector('.zone-dispatches .scroll');
  if (news && news.clientHeight < 60) wrong.push('no room for events');
  return wrong;
}"""
"""What a viewer cannot see: elements outside the screen, or outside a box that hides the rest."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Server]:
    """A server with our games and one for 128 players."""
    with Server(tmp_path, games={**installed(), "auction": Sale()}) as made:
        yield made


def gathering(
    hall: Server, game: str, seats: int, people: int, **fields: str
) -> tuple[Person, str, str]:
    """A match that only its host leads, with so many people in it: the host, its path, its code."""
    host = Person(hall.url)
    host.open(f"/new/{game}")
    host.press(f"/new/{game}", name="Ведущая", seats=str(seats), hosting="leads", **fields)
    match = host.path
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code, host.text
    for number in range(people):
        join(hall, code[1], f"Гость номер {number + 1}")
    return host, match, code[1]


def join(hall: Server, code: str, name: str) -> None:
    guest = Person(hall.url)
    guest.open(f"/j/{code}")
    guest.press(f"/j/{code}", name=name)
    assert guest.status == 200, guest.text
    guest.close()


def start(host: Person, match: str) -> None:
    """Fill the match with bots and start it, whether that is one button or two."""
    for path in (f"{match}/fill", f"{match}/start"):
        host.open(match)
        if any(form.action == path for form in host.forms):
            host.press(path)
            assert host.status == 200, host.text


def announce(host: Person, match: str, text: str) -> None:
    host.open(f"{match}/host")
    host.press(f"{match}/host/announce", text=text)
    assert host.status == 200, host.text


def fits_every_screen(tab: Tab) -> None:
    """Nothing scrolls, and nothing that matters is cut off."""
    for size in SCREENS:
        tab.at(size, "light")
        tab.fits()
        height = tab.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert height <= 0, f"{tab.page.url} at {size} is {height}px too tall"
        assert tab.page.evaluate(CUT_OFF) == [], (tab.page.url, size)


def test_a_stranger_with_the_code_opens_the_screen_of_a_private_match(hall: Server) -> None:
    host, match, code = gathering(hall, "espionage", 3, 1, privacy="link", title="Вечер")
    stranger = Person(hall.url)
    stranger.open(f"{match}/screen")
    assert "Вечер" in stranger.text
    assert "Гость номер 1" in stranger.text
    assert code not in stranger.page.text, "the code is for those who are invited"
    spelled = f"{code[:3]}-{code[3:]}"
    assert spelled not in stranger.text
    stranger.open(f"/screen/{code.lower()}")
    assert stranger.path == f"{match}/screen"
    assert spelled in stranger.text
    assert "<svg" in stranger.page.text
    host.open(match)
    link = re.search(rf'href="({match}/screen\?code={code})"', host.page.text)
    assert link, "the waiting room leads to the screen"
    assert f"{match}/codes.pdf" in host.page.text
    assert f"/screen/{code}" in host.text
    stranger.open("/screen/AAAAAA")
    assert stranger.status == 404
    other, elsewhere, _ = gathering(hall, "espionage", 2, 0, privacy="link")
    stranger.open(f"{elsewhere}/screen?code={code}")
    assert code not in stranger.text, "the code of another match opens nothing"
    other.close()
    start(host, match)
    stranger.open(f"{match}/screen?code={code}")
    assert spelled in stranger.text


def test_who_has_come_is_pushed_and_the_start_reloads_the_screen(hall: Server) -> None:
    host, match, code = gathering(hall, "espionage", 3, 1)
    screen = Person(hall.url)
    screen.open(f"/screen/{code}")
    listener = Listener(screen, screen.live)
    join(hall, code, "Опоздавшая")
    assert listener.until("Опоздавшая")[-1].targets == ["screen-people"]
    host.open(match)
    host.press(f"{match}/roll")
    listener.until("отметились: 0 из 2")
    start(host, match)
    listener.until("started")
    listener.close()


def test_announcements_reach_a_screen_that_the_host_has_opened(hall: Server) -> None:
    host, match, _ = gathering(hall, "espionage", 3, 2)
    start(host, match)
    host.open(f"{match}/screen")
    assert "Пульт ведущего" not in host.text
    listener = Listener(host, host.live)
    announce(host, match, "Чай готов")
    assert "announcement" in listener.until("Чай готов")[-1].targets
    listener.close()


def test_the_screen_of_a_match_that_may_not_be_watched(hall: Server) -> None:
    host, match, code = gathering(hall, "espionage", 3, 2)
    hall.store.write(
        lambda connection: connection.exec_driver_sql("UPDATE matches SET watch = false")
    ).result()
    stranger = Person(hall.url)
    stranger.open(f"/screen/{code}")
    assert "Гость номер 1" in stranger.text
    start(host, match)
    stranger.open(f"/screen/{code}")
    assert stranger.status == 403
    host.open(f"/screen/{code}")
    assert host.status == 200


@pytest.mark.browser
@pytest.mark.xdist_group("console")
@pytest.mark.parametrize(
    ("game", "seats", "people"),
    [
        pytest.param("espionage", 4, 3, marks=pytest.mark.thorough),
        pytest.param("diplomacy", 7, 7, marks=pytest.mark.thorough),
        ("auction", 40, 20),
        pytest.param("auction", 128, 60, marks=pytest.mark.thorough),
    ],
)
def test_before_the_start_everything_fits_the_screen(
    hall: Server, browser: Browser, game: str, seats: int, people: int
) -> None:
    _, _, code = gathering(hall, game, seats, people, title="Вечер у Штирлица, второй стол")
    screen = Tab(browser, hall.url, FULL_HD)
    screen.open(f"/screen/{code}")
    expect(screen.one(".screen-code")).to_be_visible()
    expect(screen.one(".qr svg")).to_be_visible()
    fits_every_screen(screen)
    screen.accessible()
    screen.at((360, 740), "dark")
    screen.fits()
    screen.accessible()
    screen.close()


LONG = "Перерыв до половины восьмого. " * 60
MATCHES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("espionage", 4, {}),
    ("diplomacy", 10, {"option__map": "old_world"}),
)


@pytest.mark.browser
@pytest.mark.xdist_group("console")
@pytest.mark.parametrize(("game", "seats", "fields"), rows_sampled(reversed(MATCHES)))
def test_in_play_everything_fits_the_screen(
    hall: Server, browser: Browser, game: str, seats: int, fields: dict[str, str]
) -> None:
    host, match, code = gathering(hall, game, seats, seats, **fields)
    start(host, match)
    screen = Tab(browser, hall.url, FULL_HD)
    screen.open(f"/screen/{code}")
    expect(screen.one(".zone-board svg")).to_be_visible()
    fits_every_screen(screen)
    board = screen.one(".zone-board svg").bounding_box()
    assert board is not None
    assert board["height"] > HD[1] * 0.6, "without an announcement the board is large"
    announce(host, match, "Перерыв на чай. Продолжаем в 19:30!")
    expect(screen.one(".announcement .words")).to_contain_text("Перерыв на чай")
    fits_every_screen(screen)
    screen.accessible()
    announce(host, match, LONG)
    expect(screen.one(".announcement[data-long] .words")).to_be_visible()
    fits_every_screen(screen)
    screen.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("console")
def test_after_the_end_the_screen_shows_the_result(hall: Server, browser: Browser) -> None:
    host, match, code = gathering(hall, "espionage", 4, 1, rounds="2")
    screen = Tab(browser, hall.url, FULL_HD)
    start(host, match)
    screen.open(f"/screen/{code}")
    expect(screen.one(".zone-board svg")).to_be_visible()
    host.open(f"{match}/host")
    host.press(f"{match}/host/to-bot")
    expect(screen.one(".finished h2")).to_be_visible(timeout=60_000)
    for _ in range(2):
        expect(screen.one(".finished h2")).to_be_visible()
        expect(screen.one("#zone-now")).to_be_hidden()
        fits_every_screen(screen)
        screen.accessible()
        screen.page.reload()
    screen.close()
