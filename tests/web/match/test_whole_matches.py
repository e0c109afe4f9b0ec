"""Whole matches from start to end: an evening with a host, six people and two bots, and a match by
correspondence with restarts of the server. Everybody's pages are checked."""

import json
import re
import time
from datetime import datetime, timedelta
from html import unescape
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Locator, expect

from intriga.cli import main as cli
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.kit.table.world import FakeTime
from tests.web.browsing import enter, sends, step
from tests.web.match.sse_listener import Listener
from tests.web.playing import fill, main_act, over
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("whole-matches")]

ASKED = "document.querySelector('.act-main form')?.dataset.actForm"


class Page(Protocol):
    """A page that somebody has open."""

    def sees(self, words: str) -> None:
        """Wait until the page contains this text."""

    def source(self) -> str:
        """Everything the browser has received of the match, visible or not."""

    def due(self) -> str:
        """The time at which the clock runs out."""

    def close(self) -> None: ...


class InBrowser(Tab):
    """A page in a real browser."""

    def sees(self, words: str) -> None:
        expect(self.page.locator("main")).to_contain_text(words, timeout=PATIENCE * 1000)

    def source(self) -> str:
        return re.sub(r"\s+", " ", self.page.content())

    def due(self) -> str:
        return self.one(".clock").get_attribute("data-due") or ""


class LivePage:
    """A page without a browser: the first response, and everything pushed since."""

    def __init__(self, person: Person, path: str) -> None:
        self._person, self._path = person, path
        self._given = person.open(path)
        self._listener = Listener(person, person.live)

    def sees(self, words: str) -> None:
        if words not in self._given:
            self._given += "".join(one.data for one in self._listener.until(words))

    def source(self) -> str:
        """Including a fresh copy of the page."""
        self._given += self._person.open(self._path)
        return re.sub(r"\s+", " ", unescape(self._given))

    def due(self) -> str:
        found = re.search(r'data-due="([^"]*)"', self._person.open(self._path))
        return found[1] if found else ""

    def close(self) -> None:
        self._listener.close()


class EspionageMatch:
    """A started match of Espionage. Anna and Boris play with two bots, Vera and Gleb are in the
    reserve, Dina and Egor watch, and the host only hosts. `pages`: everybody's page of the match,
    and the big screen. `cockpit`: the host's."""

    def __init__(self, server: Server, browser: Browser) -> None:
        host = Person(server.url)
        self.people = {"Ведущая": host}
        self.secrets: dict[str, str] = {}
        host.open("/new/espionage")
        lasting = {f"clock__{kind}": "600" for kind in ("opening", "turn", "answer", "bid")}
        settings = {"seats": "4", "hosting": "leads", "press": "full", "rounds": "2", **lasting}
        host.press("/new/espionage", name="Ведущая", **settings)
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code
        for name in ("Анна", "Борис", "бот", "бот", "Вера", "Глеб"):
            if name == "бот":
                host.open(self.match)
                host.press(f"{self.match}/bot")
                continue
            person = self.people[name] = Person(server.url)
            person.open(f"/j/{code[1]}")
            person.press(f"/j/{code[1]}", name=name)
        host.open(self.match)
        host.press(f"{self.match}/start")
        assert "В резерве, пока места занимают боты: Вера, Глеб." in host.text
        host.press(f"{self.match}/start")
        self.cockpit = InBrowser(browser, server.url, DESKTOP)
        enter(self.cockpit, host, f"{self.match}/host")
        self.tabs = {
            "Анна": InBrowser(browser, server.url, DESKTOP),
            "Борис": InBrowser(browser, server.url, PHONE, theme="dark"),
            "Вера": InBrowser(browser, server.url, PHONE),
        }
        for name, tab in self.tabs.items():
            enter(tab, self.people[name], self.match)
            tab.page.wait_for_selector("[data-connected]")
        self.pages: dict[str, Page] = {**self.tabs}
        for name in ("Ведущая", "Глеб", "Дина", "Егор", "экран"):
            person = self.people.setdefault(name, Person(server.url))
            end = {"экран": "/screen", "Ведущая": "?at=table"}.get(name, "")
            self.pages[name] = LivePage(person, f"{self.match}{end}")

    def close(self) -> None:
        """Close all pages. Fails if there were errors in a browser."""
        for page in (*self.pages.values(), self.cockpit):
            page.close()
        for person in self.people.values():
            person.close()

    def all_see(self, words: str, *, but: str = "") -> None:
        """Wait until every page, but one, shows this text without a reload."""
        for name, page in self.pages.items():
            if name != but:
                page.sees(words)

    def only(self, **secrets: str) -> None:
        """Check that exactly these people's pages contain a secret: `anna_bribe="Анна Вера"`."""
        for name, known in secrets.items():
            for who in known.split():
                self.pages[who].sees(self.secrets[name])
        sources = {who: page.source() for who, page in self.pages.items()}
        for name, known in secrets.items():
            found = {who for who, source in sources.items() if self.secrets[name] in source}
            assert found == set(known.split()), self.secrets[name]

    def finish(self, *names: str) -> None:
        """Play on to the end, without a browser."""
        end = time.monotonic() + PATIENCE
        players = [self.people[name] for name in names]
        while not any(over(player) for player in players):
            assert time.monotonic() < end, players[0].text
            for player in players:
                player.open(self.match)
                if player.answers:
                    form = main_act(player)
                    player.http.post(form.action, data=form.fields | fill(form))

    def due(self) -> str:
        """The time at which the clock runs out; all pages show the same."""
        (due,) = {page.due() for page in self.pages.values()}
        return due

    def chair(self, name: str) -> Locator:
        """Somebody's entry in the host’s cockpit, unfolded."""
        self.cockpit.open(f"{self.match}/host")
        place = self.cockpit.page.locator(".cockpit-people li", has_text=name)
        place.locator("summary").first.click()
        return place


def until_turn(*tabs: InBrowser) -> InBrowser:
    """Whose turn it is, once it is one of these; until then they answer what they are asked."""
    end = time.monotonic() + PATIENCE
    while True:
        for tab in tabs:
            asked = tab.page.evaluate(ASKED)
            if asked == "move":
                return tab
            if asked:
                tab.fits()
                step(tab)
        assert time.monotonic() < end, tabs[0].page.locator("main").inner_text()
        tabs[0].page.wait_for_timeout(20)


def send(tab: InBrowser, key: str) -> None:
    """Press the button of an act's form; returns when its window is closed."""
    form = tab.page.locator(f"[data-act-form={key}]")
    token = form.locator("input[name=token]").get_attribute("value")
    sends(form).click()
    expect(tab.page.locator(f"#tray input[name=token][value='{token}']")).to_have_count(
        0, timeout=PATIENCE * 1000
    )


def bribe(tab: InBrowser, dollars: str) -> None:
    """Place a bribe where the Papers will not come soon."""
    form = tab.page.locator("[data-act-form=bribe]")
    tab.unfold(form.locator("select"))
    cell = form.locator("select option:not([value=''])").first.get_attribute("value")
    form.locator("select").select_option(cell)
    form.locator("input[name=sum]").fill(dollars)
    send(tab, "bribe")


@pytest.mark.thorough
def test_a_hosted_match(server: Server, browser: Browser, tmp_path: Path) -> None:
    match_pages = EspionageMatch(server, browser)
    cockpit, (anna, boris, vera) = match_pages.cockpit, match_pages.tabs.values()

    for tab in (anna, boris):
        send(tab, "buy")
    for _ in range(2):
        mover = until_turn(anna, boris)
        bribe(mover, "67" if mover is anna else "53")
    match_pages.secrets = {
        "anna_bribe": "Взятка: 67 $",
        "boris_bribe": "Взятка: 53 $",
        "private_talk": "Женева моя, Берн ваш",
    }
    until_turn(anna, boris)

    anna.page.locator("#room-new summary").click()
    anna.page.locator("#room-new label", has_text="Борис").click()
    anna.page.locator("#room-new textarea").fill(match_pages.secrets["private_talk"])
    anna.page.locator("#room-new textarea").press("Enter")
    match_pages.only(anna_bribe="Анна", boris_bribe="Борис", private_talk="Анна Борис")

    cockpit.page.locator("#cockpit-pause button").click()
    match_pages.all_see("пауза, часы стоят")
    for tab in (anna, boris):
        expect(tab.page.locator(".act-main")).to_have_count(0)
    cockpit.unfold(cockpit.page.get_by_label("Объявление для всех")).fill("Чай готов")
    cockpit.press("Объявить")
    match_pages.all_see("Чай готов")
    anna.page.locator("#notice summary").click()
    anna.page.locator("#notice button").click()
    expect(anna.page.locator("#notice form")).to_have_count(0)
    cockpit.page.locator("#cockpit-pause button").click()
    match_pages.all_see("Партия продолжается")
    before = datetime.fromisoformat(match_pages.due())
    cockpit.unfold(
        cockpit.page.get_by_role("button", name="+ 5 минут", include_hidden=True)
    ).click()
    match_pages.all_see("Ведущий продлил срок: ещё 5 минут")
    assert datetime.fromisoformat(match_pages.due()) - before == timedelta(minutes=5)

    match_pages.chair("Борис").get_by_role("button", name="Заменить ботом").click()
    match_pages.all_see("заменил игрока ботом. Было: Борис")
    expect(boris.page.locator("#tray")).to_contain_text("Вы зритель")
    match_pages.only(anna_bribe="Анна", boris_bribe="", private_talk="Анна")
    bot = anna.page.locator("#person-1 bdi").inner_text()
    match_pages.chair(bot).get_by_role("button", name="Пригласить из резерва").click()
    seat = vera.page.get_by_role("button", name=f"Занять место: {bot}", include_hidden=True)
    vera.unfold(seat.first).click()
    match_pages.all_see("Вера занимает место бота")
    match_pages.only(anna_bribe="Анна", boris_bribe="Вера", private_talk="Анна Вера")

    vera.page.locator(".dock [data-tab=table]").click()
    mover = until_turn(anna, vera)
    name = "Анна" if mover is anna else "Вера"
    match_pages.pages["Дина"].sees(f"Ход: {name}")
    stood = anna.page.locator("#stage").inner_text(), anna.page.locator(".asked").inner_text()
    step(mover)
    # The big screen tells the last thing alone, and bots may have answered to this by then.
    match_pages.all_see(f"{name} объявляет", but="экран")
    cockpit.open(f"{match_pages.match}/host")
    point = cockpit.page.locator(".cockpit-points li", has_text=f"{name} объявляет").first
    cockpit.unfold(point)
    point.get_by_role("button").click()
    expect(cockpit.page.get_by_role("alertdialog")).to_contain_text("Откатить партию?")
    cockpit.accessible()
    assert not any(secret in cockpit.source() for secret in match_pages.secrets.values())
    cockpit.press("Всё равно откатить")
    match_pages.all_see("Ведущий откатил партию")
    expect(mover.page.locator("[data-act-form=move]")).to_have_count(1)
    assert stood == (
        anna.page.locator("#stage").inner_text(),
        anna.page.locator(".asked").inner_text(),
    )
    match_pages.only(anna_bribe="Анна", boris_bribe="Вера", private_talk="Анна Вера")

    match_pages.finish("Анна", "Вера")
    expect(anna.page.locator("#finished h2")).to_be_visible()
    match_pages.all_see("Партия окончена")
    record = match_pages.people["Ведущая"].http.get(f"{match_pages.match}/record").content
    cockpit.wrong = [
        error for error in cockpit.wrong if "409" not in error
    ]  # the cockpit was asked to confirm
    match_pages.close()
    (tmp_path / "evening.jsonl").write_bytes(record)
    assert cli(["verify", str(tmp_path / "evening.jsonl")]) == 0
    acts = [json.loads(line).get("act", {}).get("type") for line in record.splitlines()]
    assert {f"house-{doing}" for doing in ("pause", "resume", "extend", "say", "rewind")} <= set(
        acts
    )
    assert acts.count("replace") == 2


class CorrespondenceMatch:
    """A match in which every window closes at 21:00, Moscow time. Anna watches in a browser."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.anna, self.boris = Person(server.url), Person(server.url)
        self.anna.open("/new/espionage")
        daily = {f"clock.{kind}": "daily" for kind in ("opening", "turn", "answer", "bid")}
        settings = {"seats": "2", "pace": "custom", "zone": "Europe/Moscow", **daily}
        self.anna.press("/new/espionage", name="Анна", **settings)
        self.match = self.anna.path
        self.boris.open(self.match)
        self.boris.press(f"{self.match}/sit", name="Борис")
        self.anna.open(self.match)
        self.anna.press(f"{self.match}/start")
        self.tab = InBrowser(browser, server.url, PHONE)
        enter(self.tab, self.anna, self.match)

    def due(self, moment: str) -> None:
        """Wait until the clock on the page runs until this moment."""
        self.tab.page.wait_for_selector(f".clock[data-due='{moment}']")

    def close(self) -> None:
        self.anna.close()
        self.boris.close()
        away = [
            error for error in self.tab.wrong if "sse:error" not in error and "ERR_" not in error
        ]
        self.tab.wrong = away  # the browser reports the lost connection
        self.tab.close()


def test_a_match_by_correspondence(browser: Browser, tmp_path: Path) -> None:
    """It starts on 15 January 2027 at 11:00, Moscow time."""
    hour = 3600
    with Server(tmp_path, time=FakeTime()) as server:
        correspondence = CorrespondenceMatch(server, browser)
        correspondence.due("2027-01-15T18:00:00+00:00")
        expect(correspondence.tab.page.locator(".clock")).to_contain_text(
            re.compile(r"^(10:00|9:5\d):")
        )
        correspondence.boris.open(correspondence.match)
        correspondence.boris.act("buy")
        # At 20:00 the server goes down, an hour before Anna's deadline; at 23:00 it is back.
        server.advance(9 * hour)
        server.stop()
        server.advance(3 * hour)
        server.start()
        # A deadline at a time of day goes on to the next such time: she had an hour left.
        correspondence.tab.sees("Сервер был недоступен. Время возвращено: 1 день")
        correspondence.due("2027-01-16T18:00:00+00:00")
        expect(correspondence.tab.page.locator("#ask")).to_contain_text("Какие спецходы купите?")
        # Now the time is up: the purchase ends without her, and a turn begins that lasts until the
        # next evening.
        server.advance(22 * hour)
        correspondence.tab.sees("Круг 1. Ход:")
        expect(correspondence.tab.page.locator("[data-act-form=buy]")).to_have_count(0)
        correspondence.due("2027-01-17T18:00:00+00:00")
        # A restart while nothing comes due changes nothing and is not announced.
        server.stop()
        server.advance(2 * hour)
        server.start()
        correspondence.anna.open(correspondence.match)
        events = correspondence.anna.page.text.partition('id="view-events"')[2]
        assert events.count("Время возвращено") == 1
        assert 'data-due="2027-01-17T18:00:00+00:00"' in correspondence.anna.page.text
        server.advance(24 * hour)
        correspondence.tab.sees("ход пропущен")
        correspondence.due("2027-01-18T18:00:00+00:00")
        correspondence.close()
