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
from tests.web.screen.looking import (
    FULL_HD,
    all_pictures,
    fits_every_screen,
    gathering,
    join,
    start,
)
from tests.web.screen.tired import Rest, tired
from tests.web.tab import Tab

pytestmark = [pytest.mark.service]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Server]:
    """A server with our games and one for 128 players."""
    with Server(tmp_path, games={**installed(), "auction": Sale()}) as made:
        yield made


def announce(host: Person, match: str, text: str) -> None:
    host.open(f"{match}/host")
    host.press(f"{match}/host/announce", text=text)
    assert host.status == 200, host.text


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
    assert listener.until("Опоздавшая")[-1].targets == ["screen-news", "screen-picture-come-1"]
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
    assert listener.until("Чай готов")[-1].targets == ["screen-news"]
    announce(host, match, LONG)
    heard = listener.until("Перерыв до половины восьмого.")[-1]
    assert heard.targets == ["screen-news", "screen-long"]
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
@pytest.mark.xdist_group("cockpit")
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
    expect(screen.one(".screen-code-large")).to_be_visible()
    expect(screen.one(".qr svg")).to_be_visible()
    fits_every_screen(screen, "dark")
    screen.accessible()
    screen.close()


LONG = "Перерыв до половины восьмого. " * 20
GAMES: tuple[tuple[tuple[str, int], int, dict[str, str]], ...] = (
    (("espionage", 4), 16, {}),
    (("auction", 6), 8, {}),
    (("diplomacy", 7), 60, {}),
    (("maga", 6), 30, {}),
    (("economicus", 4), 150, {}),
    (("zeppelin", 20), 60, {}),
    (("mafia", 22), 60, {}),
    (("diplomacy", 10), 60, {"option__map": "old_world"}),
    (("mafia", 40), 70, {}),
)
"""Game and seats, how many events each seat is told of before the bots stop, fields."""


@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
@pytest.mark.parametrize(("played", "events", "fields"), rows_sampled(GAMES, len(GAMES)))
def test_in_play_everything_fits_the_screen(
    tmp_path: Path, browser: Browser, played: tuple[str, int], events: int, fields: dict[str, str]
) -> None:
    (game, seats), rest = played, Rest(events)
    games = {**installed(), "auction": Sale()}
    with Server(tmp_path, games=games | {game: tired(games[game], rest)}) as hall:
        host, match, code = gathering(hall, game, seats, 0, **fields)
        start(host, match)
        rest.wait()
        screen = Tab(browser, hall.url, FULL_HD)
        screen.open(f"/screen/{code}")
        expect(screen.one("[data-picture].is-shown")).to_be_visible()
        expect(screen.page.locator("[data-picture]")).not_to_have_count(1)
        for _ in all_pictures(screen):
            fits_every_screen(screen)
        screen.accessible()
        announce(host, match, "Перерыв на чай. Продолжаем в 19:30!")
        expect(screen.one(".screen-announcement")).to_contain_text("Перерыв на чай")
        expect(screen.one(".screen-announcement")).to_be_visible()
        fits_every_screen(screen)
        announce(host, match, LONG)
        expect(screen.one(".screen-long")).to_be_visible()
        fits_every_screen(screen)
        screen.accessible()
        screen.close()


@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_pictures_take_turns_by_the_clock(hall: Server, browser: Browser) -> None:
    host, match, code = gathering(hall, "espionage", 2, 2)
    start(host, match)
    screen = Tab(browser, hall.url, FULL_HD)
    screen.reusable = False
    screen.page.clock.install()
    screen.open(f"/screen/{code}")
    shown, dots = screen.one("[data-picture].is-shown"), screen.page.locator("[data-dots] i")
    for key in ("board", "spies", "board"):
        expect(shown).to_have_attribute("data-picture", key)
        expect(dots).to_have_count(2)
        screen.page.clock.run_for(12_500)
    screen.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_after_the_end_the_screen_shows_the_result(hall: Server, browser: Browser) -> None:
    host, match, code = gathering(hall, "espionage", 4, 1, rounds="2")
    screen = Tab(browser, hall.url, FULL_HD)
    start(host, match)
    screen.open(f"/screen/{code}")
    expect(screen.one("[data-picture].is-shown svg")).to_be_visible()
    host.open(f"{match}/host")
    host.press(f"{match}/host/to-bot")
    ending = screen.one(".screen-ending h2")
    expect(ending).to_be_attached()
    for _ in range(2):
        screen.page.reload()
        expect(ending).to_be_visible()
        fits_every_screen(screen)
        screen.accessible()
    screen.close()


def test_the_theme_of_a_screen_is_its_own(hall: Server) -> None:
    host, match, code = gathering(hall, "mafia", 6, 0, professions="dealt")
    stranger = Person(hall.url)
    for theme in ("dark", "light"):
        stranger.open(f"{match}/screen?code={code}&theme={theme}")
        assert f'data-theme="{theme}"' in stranger.page.text
        assert "data-follows" not in stranger.page.text
    stranger.open(f"{match}/screen?code={code}&theme=pink")
    assert "data-theme" not in stranger.page.text
    start(host, match)
    stranger.open(f"{match}/screen?code={code}")
    assert "data-follows" in stranger.page.text
    assert 'data-night="' in stranger.page.text


def test_a_screen_that_comes_back_is_sent_what_it_lacks_and_no_more(hall: Server) -> None:
    host, match, code = gathering(hall, "espionage", 3, 2)
    start(host, match)
    screen = Person(hall.url)
    screen.open(f"/screen/{code}")
    listener = Listener(screen, screen.live)
    announce(host, match, "Раз")
    last = listener.until("Раз")[-1].id
    listener.close()
    announce(host, match, "Два")
    again = Listener(screen, screen.live, last)
    assert again.until("Два")[-1].targets == ["screen-news"]
    again.close()
