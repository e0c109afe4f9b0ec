"""A part of a page that fails is shown as failed, and takes nothing else with it: a game whose
functions and templates raise, each in turn and all at once, played over HTTP and live."""

import logging
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from intriga.web.rendering.failures import Failures
from intriga.web.rendering.page_cache import PageCache
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.shapes.fair import game as fair
from tests.shapes.fair.presentation import BROKEN
from tests.web.browsing import enter
from tests.web.match.draft_pages import hand_in_draft, send_draft
from tests.web.match.sse_listener import Listener
from tests.web.match.stall import Stall
from tests.web.tab import Tab

pytestmark = pytest.mark.service

NOTICE = "Эту часть страницы показать не удалось"
LINE = "Эту запись показать не удалось"
NO_HELP = "Подсказки к этому действию показать не удалось"
NO_PAGE = "Эту страницу показать не удалось"
SEEN = {
    "board": ("", NOTICE),
    "board.html": ("", NOTICE),
    "card": ("", NOTICE),
    "card.html": ("", NOTICE),
    "now": ("", "Подробнее сказать не удалось"),
    "people": ("", NOTICE),
    "has_seat": ("", NOTICE),
    "offered": ("/p/book", NOTICE),
    "form_extras": ("", NO_HELP),
    "form.html": ("", NO_HELP),
    "arrange": ("", NOTICE),
    "draft_words": ("", NO_HELP),
    "draft_row": ("", NO_HELP),
    "draft_proposals": ("", NO_HELP),
    "turn": ("/turn?n=1", NOTICE),
    "turn.html": ("/turn?n=1", NOTICE),
    "picture": ("/turn/1.svg", "Часть страницы с ошибкой"),
    "thumbnail": ("/thumbnail.svg", "Часть страницы с ошибкой"),
    "book": ("/p/book", NOTICE),
    "book.html": ("/p/book", NOTICE),
    "pass": ("/papers/pass.pdf", NO_PAGE),
}
"""Each part → the page that shows that it failed, and in which words."""
QUIET = dict.fromkeys(("seat_marks", "form_view", "accepted", "concerns", "moments"), "")
QUIET["turn_name"] = "/turn?n=1"
"""What a page does without, and nothing is lacking → where it is made."""
ALONE = {"/p/book": {"offered", "book", "book.html"}, "/papers/pass.pdf": {"pass", "has_seat"}}
"""What else than the page of a match is one part: where it fails, that is its answer."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("failing"), games={"fair": fair}) as made:
        yield made


@pytest.fixture(autouse=True)
def failing(server: Server, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """As on a server of users: failures are shown. Nobody is ever told what went wrong."""
    server.site.failures = Failures()
    server.site.failures.raises = False
    with caplog.at_level(logging.ERROR):
        yield
    BROKEN.clear()
    assert "4711" not in caplog.text
    told = [one.getMessage() for one in caplog.records if "a page failed" in one.getMessage()]
    assert not told, "an error page"


@pytest.fixture(scope="module")
def second_day(server: Server) -> Iterator[Stall]:
    """A match on its second day, with a row in its list."""
    server.site.failures.raises = False
    made = Stall(server)
    made.day()
    made.host.open(made.match)
    send_draft(made.host, what="bread")
    made.pages()
    yield made
    made.close()


@pytest.fixture
def stall(server: Server) -> Iterator[Stall]:
    made = Stall(server)
    yield made
    made.close()


def test_a_match_whose_pages_all_fail_is_played_to_its_end(server: Server, stall: Stall) -> None:
    BROKEN.update(SEEN, QUIET)
    stall.guest.open(stall.match)
    assert stall.guest.status == 200
    listener = Listener(stall.guest, stall.guest.live)
    assert listener.status == 200

    stall.act(stall.host, "ring", times="once")
    assert "звон колокола" in stall.host.text
    last = listener.until("звон колокола")[-1]
    stall.host.open(stall.match)
    hand_in_draft(stall.host, what="bread")
    assert stall.host.status == 200, stall.host.text
    stall.act(stall.guest, "done")
    stall.host.open(stall.match)
    form = stall.host.acts["done"]
    htmx = {"hx-request": "true"}
    answer = stall.host.http.post(form.action, data=form.fields, headers=htmx)
    assert answer.status_code == 200
    assert "answer" in answer.text
    heard = listener.until("День 1 окончен")[-1]
    assert LINE in heard.data, "what cannot be told is one line"
    assert "закрывает лавку" in heard.data, "beside those that can"
    listener.close()
    again = Listener(stall.guest, stall.guest.live, last.id)
    assert "День 1 окончен" in again.until("День 1 окончен")[-1].data
    again.close()

    stall.pages(failing=ALONE)
    stall.day()
    for path in ("", "/replay", "/replay?step=3&seat=1", "/replay?seat=all", "/events"):
        stall.look(path)
        assert stall.host.status == 200, path
    stall.look("")
    assert "Ярмарка закрыта" in stall.host.text


@pytest.mark.parametrize("part", sampled([*SEEN, *QUIET]))
def test_one_part_that_fails_is_shown_as_that(
    server: Server, second_day: Stall, part: str, caplog: pytest.LogCaptureFixture
) -> None:
    """And logged once; all else is as it was."""
    stall = second_day
    path, words = SEEN.get(part) or (QUIET[part], "")
    stall.look(path)
    assert not words or words not in stall.host.page.text
    assert not _logged(caplog, "Fault", "ZeroDivisionError")
    BROKEN.add(part)
    server.site.page_cache = PageCache()  # the game fails at another position
    stall.guest.open(stall.match)
    listener = Listener(stall.guest, stall.guest.live)
    stall.act(stall.host, "ring", times="twice")
    listener.until("звон колокола")
    listener.close()
    failing = {one for one, parts in ALONE.items() if part in parts}
    stall.pages(("", "/screen", "/host", path), failing)
    assert words in stall.host.page.text
    told = _logged(caplog, "Fault", "ZeroDivisionError")
    assert len(told) == len(set(told)) >= 1
    assert all("fair: " in one for one in told)
    places = ("def ", "presentation", ".html", "<template>")
    assert all(any(place in one for place in places) for one in told), "where it was"


@pytest.mark.browser
def test_in_a_browser_the_rest_stays_usable_and_comes_back(
    server: Server, browser: Browser, stall: Stall
) -> None:
    """On a phone: no script trips over what failed, and it is replaced once it can be made."""
    BROKEN.update(SEEN, QUIET)
    tab = Tab(browser, server.url, (390, 664))
    enter(tab, stall.host, stall.match)
    expect(tab.page.locator("#stage [data-failed]")).to_be_visible()
    tab.fits()
    tab.accessible()
    tab.page.locator(".dock [data-tab=table]").click()
    bell = tab.unfold(tab.page.locator("form[data-act-form=ring]"))
    bell.locator("input[value=twice] + span").tap()
    bell.locator("button:not(.sr)").last.tap()
    expect(tab.page.locator("#view-events")).to_contain_text("звон колокола")
    add = tab.page.locator("[data-draft-add]")
    add.tap()
    tab.page.locator("[data-draft-row] select, [data-draft-row] input[type=radio]").first.wait_for(
        state="attached"
    )
    BROKEN.clear()
    server.site.page_cache = PageCache()
    stall.act(stall.guest, "done")
    expect(tab.page.locator("#stage")).to_contain_text("Прилавки дня 1")
    expect(tab.page.locator("#stage [data-failed]")).to_have_count(0)
    tab.close()


def test_an_act_that_the_game_cannot_read_is_not_carried_out(stall: Stall) -> None:
    """The game may have wanted to ask first. What was entered is on the page."""
    BROKEN.add("read_act")
    stall.host.open(stall.match)
    stall.host.act("ring", times="twice")
    assert stall.host.status == 422
    assert "Ничего не сделано" in stall.host.text
    assert re.search(r'value="twice"[^>]* (checked|selected)', stall.host.page.text)
    assert "звон колокола" not in stall.host.text


def test_in_tests_a_part_that_fails_is_an_error(
    server: Server, stall: Stall, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Failures().raises, "tests/conftest.py says so"
    monkeypatch.delenv("INTRIGA_FAILED_PARTS")
    assert not Failures().raises, "a server of users shows it"


def _logged(caplog: pytest.LogCaptureFixture, *names: str) -> list[str]:
    told = (one.getMessage() for one in caplog.records)
    failed = [one for one in told if "a part of a page failed" in one]
    return [one for one in failed if any(name in one for name in names)]
