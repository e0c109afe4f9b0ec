"""The replay of a match of Espionage: its steps, what is said of them, whose the bribes are."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Route, expect

from intriga.games import installed
from intriga.lab.selfplay import Setting, play
from intriga.store import Store
from intriga.table.archive.import_record import put_in
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.tab import DESKTOP, Tab

pytestmark = pytest.mark.service
NOW = 1_800_000_000_000

Archive: TypeAlias = tuple[Person, str]
"""Somebody at a server, and the address of a replay there."""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    """A match of three bots."""
    folder = tmp_path_factory.mktemp("archive")
    store = Store.open_dir(folder)
    played = play(Setting("espionage", 7, ("spy",) * 3), folder=str(folder / "records"))
    assert played.record is not None
    match = put_in(store, installed(), Path(played.record).read_bytes(), NOW, "Архив").match
    store.close()
    with Server(folder) as made:
        me = Person(made.url, "ru")
        yield me, f"/m/{match}/replay"
        me.close()


def linked(me: Person, key: str) -> int | None:
    """The step that a link of the controls leads to."""
    found = re.search(rf'id="step-{key}"[^>]*? href="[^"]*[?&]step=(\d+)', me.page.text)
    return int(found[1]) if found else None


def steps(archive: Archive, seat: str) -> list[tuple[int, str]]:
    """Going forward from the first step: the steps, and what is said of each."""
    me, replay = archive
    walked: list[tuple[int, str]] = []
    step: int | None = 0
    while step is not None:
        me.open(f"{replay}?step={step}&seat={seat}")
        said = re.search(r'<h2 id="replay-heading"[^>]*>([^<]*)</h2>', me.page.text)
        assert said
        walked.append((step, said[1]))
        step = linked(me, "next")
    return walked


def test_going_forward_skips_steps_without_news(archive: Archive) -> None:
    me, _ = archive
    walked = steps(archive, "public")
    last = re.findall(r"Шаг \d+ из (\d+)", me.page.text)[0]
    assert walked[-1][0] == int(last)
    assert linked(me, "prev") == walked[-2][0]
    assert not [step for step, said in walked[1:-1] if "ничего нового" in said]
    assert len(walked) < int(last) + 1, "some steps were news to nobody"


def test_a_step_nobody_was_told_of_says_who_did_what(archive: Archive) -> None:
    me, replay = archive
    shown = {step for step, _ in steps(archive, "all")}
    (hidden, *_) = (step for step in range(max(shown)) if step not in shown)
    me.open(f"{replay}?step={hidden}&seat=all")
    assert "ничего нового" not in me.page.text
    me.open(f"{replay}?step={hidden}&seat=public")
    assert "ничего нового" in me.page.text


def test_with_open_cards_each_bribe_shows_whose_it_is(archive: Archive) -> None:
    me, replay = archive
    me.open(f"{replay}?seat=all")
    tag = r'<g class="owned"[^>]*><rect class="seat-(\d)"/><text>(.) \d+</text>'
    owned = re.findall(tag, me.page.text)
    assert owned
    assert len({mark for _, mark in owned}) == len({seat for seat, _ in owned}) > 1


@pytest.mark.browser
def test_playing_waits_for_a_slow_answer(archive: Archive, browser: Browser) -> None:
    """However slow the server is, the replay goes on; and Alt with an arrow is the browser's."""
    me, replay = archive
    me.open(f"{replay}?step=0&seat=all")
    second = linked(me, "next")
    tab = Tab(browser, str(me.http.base_url).rstrip("/"), DESKTOP)
    tab.reusable = False
    tab.page.clock.install()
    tab.open(f"{replay}?step=0&seat=all")
    tab.page.keyboard.press("Alt+ArrowRight")
    expect(tab.one("#step")).to_have_value("0")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    tab.page.route("**/replay?*", hold)
    tab.press("Играть")
    tab.page.clock.run_for(300)
    expect(tab.one(".replay-line")).to_have_class(re.compile("htmx-request"))
    tab.page.clock.run_for(10_000)
    assert ["at=1" in route.request.url for route in held] == [True]
    held[0].continue_()
    tab.page.unroute("**/replay?*")
    # The clock of the page goes on by itself, so on a busy machine more than a step is shown.
    where = tab.one(".replay-head p")
    expect(where).not_to_have_text(re.compile("^Шаг 0 "))
    tab.page.clock.run_for(50)
    expect(where).not_to_have_text(re.compile(f"^Шаг (0|{second}) "))
    tab.press("Пауза")
    tab.close()
