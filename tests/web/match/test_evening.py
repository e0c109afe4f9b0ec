"""Whole matches as they are lived: an evening with a host, six people and two bots, and days by
correspondence over restarts of the server. Every page is looked at, whoever's it is."""

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
from tests.table.world import StandingTime
from tests.web.browser import Person
from tests.web.match.listening import Listener
from tests.web.match.test_browser import enter, step
from tests.web.match.test_playing import fill, main_act, over
from tests.web.server import Server
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("evening")]

PATIENCE = 60.0
"""Seconds in which a match goes on, however busy the machine is."""
ASKED = "document.querySelector('.act-main form')?.dataset.actForm"


class Page(Protocol):
    """What somebody has before him."""

    def sees(self, words: str) -> None:
        """Wait until these words stand there."""

    def source(self) -> str:
        """All that his browser has been given of the match, shown or not."""

    def due(self) -> str:
        """When the clock runs out."""

    def close(self) -> None: ...


class InBrowser(Tab):
    """A page in a real browser."""

    def sees(self, words: str) -> None:
        expect(self.page.locator("main")).to_contain_text(words, timeout=PATIENCE * 1000)

    def source(self) -> str:
        return re.sub(r"\s+", " ", self.page.content())

    def due(self) -> str:
        return self.one(".clock").get_attribute("data-due") or ""


class OnTheWire:
    """A page as it is sent: what was opened, and everything pushed since."""

    def __init__(self, person: Person, path: str) -> None:
        self._person, self._path = person, path
        self._given = person.open(path)
        self._listener = Listener(person, person.live)

    def sees(self, words: str) -> None:
        if words not in self._given:
            self._given += "".join(one.data for one in self._listener.until(words))

    def source(self) -> str:
        """Also what the page is now, opened anew."""
        self._given += self._person.open(self._path)
        return re.sub(r"\s+", " ", unescape(self._given))

    def due(self) -> str:
        found = re.search(r'data-due="([^"]*)"', self._person.open(self._path))
        return found[1] if found else ""

    def close(self) -> None:
        self._listener.close()


class Evening:
    """A match of Espionage that has begun: Anna and Boris sit with two bots, Vera and Gleb wait in
    the reserve, Dina and Egor watch, the host only hosts. `pages`: everybody's page of the match,
    and the big screen; `desk`: the host's."""

    def __init__(self, server: Server, browser: Browser) -> None:
        host = Person(server.url)
        self.people = {"Ведущая": host}
        self.secrets: dict[str, str] = {}
        host.open("/new/espionage")
        lasting = {f"clock__{kind}": "600" for kind in ("opening", "turn", "answer", "bid")}
        wishes = {"seats": "4", "hosting": "leads", "press": "full", "rounds": "2", **lasting}
        host.press("/new/espionage", name="Ведущая", **wishes)
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
        self.desk = InBrowser(browser, server.url, DESKTOP)
        enter(self.desk, host, f"{self.match}/host")
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
            path = f"{self.match}/screen" if name == "экран" else self.match
            self.pages[name] = OnTheWire(person, path)

    def close(self) -> None:
        """Everybody goes home. Fails if anything went wrong in a browser."""
        for page in (*self.pages.values(), self.desk):
            page.close()
        for person in self.people.values():
            person.close()

    def all_are_told(self, words: str) -> None:
        """Everybody reads it, without asking."""
        for page in self.pages.values():
            page.sees(words)

    def only(self, **secrets: str) -> None:
        """What these people's pages have, and nobody else's: `knowing="Анна Вера"`, by the secrets
        of this evening."""
        for name, known in secrets.items():
            for who in known.split():
                self.pages[who].sees(self.secrets[name])
        sources = {who: page.source() for who, page in self.pages.items()}
        for name, known in secrets.items():
            found = {who for who, source in sources.items() if self.secrets[name] in source}
            assert found == set(known.split()), self.secrets[name]

    def finish(self, *names: str) -> None:
        """They play on to the end, without a browser."""
        end = time.monotonic() + PATIENCE
        players = [self.people[name] for name in names]
        while not any(over(player) for player in players):
            assert time.monotonic() < end, players[0].text
            for player in players:
                player.open(self.match)
                if player.acts:
                    form = main_act(player)
                    player.http.post(form.action, data=form.fields | fill(form))

    def due(self) -> str:
        """When the clock runs out; all show the same."""
        (due,) = {page.due() for page in self.pages.values()}
        return due

    def chair(self, name: str) -> Locator:
        """Somebody's place on the host's desk, unfolded."""
        self.desk.open(f"{self.match}/host")
        place = self.desk.page.locator(".console-people li", has_text=name)
        place.locator("summary").click()
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
    """Press the button of a form of an act; returns when its question no longer stands."""
    form = tab.page.locator(f"[data-act-form={key}]")
    token = form.locator("input[name=token]").get_attribute("value")
    form.locator("button.button-wide").click()
    expect(tab.page.locator(f"#zone-act input[name=token][value='{token}']")).to_have_count(
        0, timeout=PATIENCE * 1000
    )


def bribe(tab: InBrowser, dollars: str) -> None:
    """Give a bribe where the Papers will not come so soon."""
    tab.page.locator("#act-bribe summary").click()
    form = tab.page.locator("[data-act-form=bribe]")
    cell = form.locator("select option:not([value=''])").first.get_attribute("value")
    form.locator("select").select_option(cell)
    form.locator("input[name=sum]").fill(dollars)
    send(tab, "bribe")


def test_an_evening_at_the_table(server: Server, browser: Browser, tmp_path: Path) -> None:
    evening = Evening(server, browser)
    desk, (anna, boris, vera) = evening.desk, evening.tabs.values()

    for tab in (anna, boris):
        send(tab, "buy")
    for _ in range(2):
        mover = until_turn(anna, boris)
        bribe(mover, "67" if mover is anna else "53")
    evening.secrets = {
        "hers": "Взятка: 67 $",
        "his": "Взятка: 53 $",
        "theirs": "Женева моя, Берн ваш",
    }
    until_turn(anna, boris)

    anna.page.locator("#room-new summary").click()
    anna.page.locator("#room-new label", has_text="Борис").click()
    anna.page.locator("#room-new textarea").fill(evening.secrets["theirs"])
    anna.page.locator("#room-new textarea").press("Enter")
    evening.only(hers="Анна", his="Борис", theirs="Анна Борис")

    desk.press("Пауза")
    evening.all_are_told("пауза, часы стоят")
    for tab in (anna, boris):
        expect(tab.page.locator(".act-main")).to_have_count(0)
    desk.page.get_by_label("Объявление для всех").fill("Чай готов")
    desk.press("Объявить")
    evening.all_are_told("Чай готов")
    anna.page.locator("#announcement button").click()
    expect(anna.page.locator("#announcement form")).to_have_count(0)
    desk.press("Продолжить")
    evening.all_are_told("Партия продолжается")
    before = datetime.fromisoformat(evening.due())
    desk.press("+ 5 минут")
    evening.all_are_told("Ведущий продлил срок: ещё 5 минут")
    assert datetime.fromisoformat(evening.due()) - before == timedelta(minutes=5)

    evening.chair("Борис").get_by_role("button", name="Заменить ботом").click()
    evening.all_are_told("Борис уступает место")
    expect(boris.page.locator("#zone-act")).to_contain_text("Вы зритель")
    evening.only(hers="Анна", his="", theirs="Анна")
    bot = anna.page.locator("#person-1 bdi").inner_text()
    evening.chair(bot).get_by_role("button", name="Пригласить из резерва").click()
    vera.page.locator(".dock [data-tab=table]").click()
    vera.page.locator("#seat-changes summary").click()
    vera.press(f"Занять место: {bot}")
    evening.all_are_told("Теперь здесь Вера")
    evening.only(hers="Анна", his="Вера", theirs="Анна Вера")

    vera.page.locator(".dock [data-tab=act]").click()
    mover = until_turn(anna, vera)
    name = "Анна" if mover is anna else "Вера"
    evening.pages["Дина"].sees(f"Ход: {name}")
    stood = anna.page.locator("#zone-board").inner_text(), anna.page.locator(".asked").inner_text()
    step(mover)
    evening.all_are_told(f"{name} объявляет")
    desk.open(f"{evening.match}/host")
    desk.page.locator(".console-points").locator("xpath=..").locator("summary").click()
    point = desk.page.locator(".console-points li", has_text=f"{name} объявляет").first
    point.get_by_role("button").click()
    expect(desk.page.get_by_role("alertdialog")).to_contain_text("Откатить партию?")
    desk.accessible()
    assert not any(secret in desk.source() for secret in evening.secrets.values())
    desk.press("Всё равно откатить")
    evening.all_are_told("Ведущий откатил партию")
    expect(mover.page.locator("[data-act-form=move]")).to_have_count(1)
    assert stood == (
        anna.page.locator("#zone-board").inner_text(),
        anna.page.locator(".asked").inner_text(),
    )
    evening.only(hers="Анна", his="Вера", theirs="Анна Вера")

    evening.finish("Анна", "Вера")
    expect(anna.page.locator("#finished h2")).to_be_visible()
    evening.all_are_told("Партия окончена")
    record = evening.people["Ведущая"].http.get(f"{evening.match}/record").content
    desk.wrong = [said for said in desk.wrong if "409" not in said]  # it was asked twice
    evening.close()
    (tmp_path / "evening.jsonl").write_bytes(record)
    assert cli(["verify", str(tmp_path / "evening.jsonl")]) == 0
    acts = [json.loads(line).get("act", {}).get("type") for line in record.splitlines()]
    assert {f"house-{doing}" for doing in ("pause", "resume", "extend", "say", "rewind")} <= set(
        acts
    )
    assert acts.count("replace") == 2


class Days:
    """A match by correspondence: every window closes at 21:00 by the clocks of Moscow. Anna looks
    on in a browser."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.anna, self.boris = Person(server.url), Person(server.url)
        self.anna.open("/new/espionage")
        daily = {f"clock.{kind}": "daily" for kind in ("opening", "turn", "answer", "bid")}
        wishes = {"seats": "2", "daily": "21:00", "zone": "Europe/Moscow", **daily}
        self.anna.press("/new/espionage", name="Анна", **wishes)
        self.match = self.anna.path
        self.boris.open(self.match)
        self.boris.press(f"{self.match}/sit", name="Борис")
        self.anna.open(self.match)
        self.anna.press(f"{self.match}/start")
        self.tab = InBrowser(browser, server.url, PHONE)
        enter(self.tab, self.anna, self.match)

    def due(self, moment: str) -> None:
        """The clock on the page runs until then."""
        self.tab.page.wait_for_selector(f".clock[data-due='{moment}']")

    def close(self) -> None:
        self.anna.close()
        self.boris.close()
        away = [said for said in self.tab.wrong if "sse:error" not in said and "ERR_" not in said]
        self.tab.wrong = away  # the server was away: so it says
        self.tab.close()


def test_days_by_correspondence(browser: Browser, tmp_path: Path) -> None:
    """15 January 2027: it begins at 11:00 by the clocks of Moscow."""
    hour = 3600
    with Server(tmp_path, time=StandingTime()) as server:
        days = Days(server, browser)
        days.due("2027-01-15T18:00:00+00:00")
        expect(days.tab.page.locator(".clock")).to_contain_text(re.compile(r"^(10:00|9:5\d):"))
        days.boris.open(days.match)
        days.boris.act("buy")
        # At 20:00 the server goes down, an hour before Anna's time is up; at 23:00 it is back.
        server.forward(9 * hour)
        server.stop()
        server.forward(3 * hour)
        server.start()
        days.tab.sees("Сервер был недоступен. Время возвращено: 3 часа")
        days.due("2027-01-15T21:00:00+00:00")
        expect(days.tab.page.locator(".asked")).to_contain_text("Тайно купите спецходы")
        # It is up again, and now time is up: the purchase ends without her, and a turn begins,
        # which lasts until the next evening.
        server.forward(hour)
        days.tab.sees("Круг 1. Ход:")
        expect(days.tab.page.locator("[data-act-form=buy]")).to_have_count(0)
        days.due("2027-01-16T18:00:00+00:00")
        # Down and up while nothing comes due: everything stands as it stood, and nobody is told.
        server.stop()
        server.forward(2 * hour)
        server.start()
        days.anna.open(days.match)
        assert days.anna.page.text.count("Время возвращено") == 1
        assert 'data-due="2027-01-16T18:00:00+00:00"' in days.anna.page.text
        server.forward(24 * hour)
        days.tab.sees("ход пропущен")
        days.due("2027-01-17T18:00:00+00:00")
        days.close()
