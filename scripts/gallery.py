"""Takes pictures of the pages in every state worth a look, at several sizes of screen.

    python -m scripts.gallery FOLDER [--language ru] [--theme light] [--only espionage-bid,…]

Plays on a real server of this checkout. `--python` starts that of another checkout (the path of
its Python), `--address` uses a running one: so pictures from before and after a change can be
compared. FOLDER gets a PNG of each state at each size, as one sees it without scrolling, and
index.html, a sheet of all of them. A state that cannot be reached is reported and left out.
"""

import argparse
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from copy import copy
from html import escape
from pathlib import Path
from time import monotonic, sleep

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from intriga.games import installed
from intriga.games.maga.game import game as maga_game
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.table.ended import ended
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.economicus.economicus_match import EconomicusMatch
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.maga.maga_match import MagaMatch
from tests.web.playing import fill
from tests.web.spare_tabs import NO_MOMENTS
from tests.web.zeppelin.zeppelin_match import ZeppelinMatch

SIZES = ((390, 664), (360, 740), (768, 1024), (1440, 900), (1920, 1080), (1280, 720))
LOCALES = {"ru": "ru-RU", "en": "en-GB"}
NAMES = {
    "ru": ("Штирлиц", "Мата Хари", "Абель", "Вольф"),
    "en": ("Smiley", "Mata Hari", "Abel", "Wolf"),
}
TITLES = {"ru": "Вечер в посольстве", "en": "An evening at the embassy"}
SEAL = "#tray [name='sealed'][value='true']"
SURE = "#tray [name='sealed'][value='sure']"

Scene = Callable[["Studio"], None]
SCENES: list[Scene] = []


def scene(play: Scene) -> Scene:
    """A part of the gallery: plays, and shoots on the way."""
    SCENES.append(play)
    return play


class Studio:
    """A server, a browser, and the folder for the pictures."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        options: argparse.Namespace,
        data: Path | None = None,
    ) -> None:
        self.browser = browser
        self.data = data
        self.address = address
        self.language: str = options.language
        self.theme: str = options.theme
        self.folder: Path = options.folder
        self.sizes: list[tuple[int, int]] = options.sizes
        self.only: set[str] = options.only
        self.shots: list[str] = []
        self._open: list[BrowserContext] = []

    def person(self) -> Person:
        """Somebody new."""
        return Person(self.address, self.language)

    def tabs(self, person: Person, path: str, *, moments: bool = False) -> list[Page]:
        """This page in a tab for each size, the first one first. `moments`: with the cards of great
        events, which cover other pages."""
        pages = []
        for width, height in self.sizes:
            context = self.browser.new_context(
                viewport={"width": width, "height": height},
                locale=LOCALES[self.language],
                color_scheme="dark" if self.theme == "dark" else "light",
                has_touch=width < 500,
            )
            for cookie in person.http.cookies.jar:
                given = {"name": cookie.name, "value": str(cookie.value), "url": self.address}
                context.add_cookies([given])  # type: ignore[list-item]
            if not moments:
                context.add_init_script(NO_MOMENTS)
            page = context.new_page()
            page.set_default_timeout(8_000)
            page.goto(f"{self.address}{path}")
            pages.append(page)
            self._open.append(context)
        return pages

    def shoot(self, name: str, pages: list[Page]) -> None:
        """Take a picture of each tab as it is."""
        if self.only and name not in self.only:
            return
        pages[-1].wait_for_timeout(500)
        for (width, height), page in zip(self.sizes, pages, strict=True):
            page.screenshot(path=self.folder / f"{name}-{width}x{height}.png")
        self.shots.append(name)

    def visit(self, name: str, person: Person, path: str) -> None:
        """Take pictures of a page that needs no more than being opened."""
        if not self.only or name in self.only:
            tabs = self.tabs(person, path)
            self.shoot(name, tabs)
            self.close(tabs)

    def close(self, tabs: list[Page] | None = None) -> None:
        """Close these tabs, or all."""
        open = self._open if tabs is None else [tab.context for tab in tabs]
        for context in list(open):
            self._open.remove(context)
            context.close()


# ── the lobby and other pages ───────────────────────────────────────────────────────────


def gathering(studio: Studio, game: str, seats: int, **options: str) -> tuple[list[Person], str]:
    """People around a match that has not begun, its host first, and its path."""
    people = [studio.person() for _ in range(seats)]
    names = NAMES[studio.language]
    host = people[0]
    host.open(f"/new/{game}")
    given = {"title": TITLES[studio.language], "seats": str(seats), "privacy": "open"} | options
    host.press(f"/new/{game}", name=names[0], **given)
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code, host.text
    for person, name in zip(people[1:], names[1:], strict=False):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=name)
    return people, match


@scene
def lobby(studio: Studio) -> None:
    """The pages before a match."""
    stranger = studio.person()
    gathering(studio, "espionage", 3)
    people, match = gathering(studio, "espionage", 4)
    studio.visit("lobby", stranger, "/")
    code = re.search(r"/j/([A-Z0-9-]+)", people[0].open(match))
    assert code
    studio.visit("join", stranger, f"/j/{code[1]}")
    studio.visit("waiting-room-host", people[0], match)
    studio.visit("waiting-room-stranger", stranger, match)
    studio.visit("big-screen-before", stranger, f"{match}/screen")
    for game in ("espionage", "diplomacy", "zeppelin", "mafia"):
        studio.visit(f"new-{game}", people[0], f"/new/{game}")
        studio.visit(f"rules-{game}", stranger, f"/rules/{game}")
    studio.visit("profile", people[0], "/profile")
    tabs = studio.tabs(people[1], "/")
    for tab in tabs:
        tab.locator("#code").fill("XXXXXX")
        tab.locator("#code").press("Enter")
        tab.wait_for_load_state("networkidle")
    studio.shoot("wrong-code", tabs)


# ── Espionage ───────────────────────────────────────────────────────────────────────────


_BEAT = 0.5
_PATIENCE = 40
"""How often to look, every half second, whether somebody is asked."""


class Espionage:
    """A match of people that is played by forms."""

    def __init__(self, studio: Studio, seats: int = 4, **options: str) -> None:
        self.people, self.match = gathering(studio, "espionage", seats, **options)
        self.people[0].open(self.match)
        self.people[0].press(f"{self.match}/start")

    def asked(self) -> Iterator[Person]:
        """Everybody who is asked something, at their page; sealed questions settle in time."""
        for _ in range(_PATIENCE):
            found = False
            for person in self.people:
                person.open(self.match)
                if person.answers:
                    found = True
                    yield person
            if found:
                return
            sleep(_BEAT)

    def mover(self) -> Person:
        """Who may move the Papers, once everything else is answered."""
        for _ in range(_PATIENCE):
            for person in self.asked():
                if "move" in person.answers:
                    return person
            sleep(_BEAT)
        raise AssertionError("nobody may move")

    def obey(self, but: Person | None = None) -> None:
        """Everybody else does the first thing they are asked."""
        for person in self.asked():
            if person is not but:
                form = next(iter(person.answers.values()))
                person.send(form, **{key.replace(".", "__"): v for key, v in fill(form).items()})

    def bribes(self, *bribes: tuple[str, str]) -> None:
        """One after another pays."""
        for cell, sum in bribes:
            self.mover().act("bribe", cell=cell, sum=sum)

    def until(self, key: str, says: str = "") -> Person:
        """Who is asked this, after everybody has passed on all else."""
        for _ in range(12):
            for person in list(self.asked()):
                if key in person.answers:
                    return person
                first, form = next(iter(person.answers.items()))
                may = says in form.choices.get("say", ())
                person.act(first, **({"say": says} if may else {}))
        raise AssertionError(f"nobody was asked {key}")


@scene
def espionage(studio: Studio) -> None:
    """A round of Espionage, with a challenge and a bidding."""
    game = Espionage(studio, rounds="4", bidding="open")
    studio.visit("espionage-purchase", game.people[0], game.match)
    game.obey()
    studio.visit("espionage-turn", game.mover(), game.match)
    game.bribes(("30", "60"), ("30", "40"), ("20", "80"), ("14", "50"))
    mover = game.mover()
    waiting = next(person for person in game.people if person is not mover)
    studio.visit("espionage-waiting", waiting, game.match)
    mover.act("move", to="30")
    game.until("move", says="pass")
    game.mover().act("move", to="21", join="true")
    studio.visit("espionage-challenge", game.until("answer"), game.match)
    studio.visit("espionage-bid", game.until("bid", says="challenge"), game.match)
    studio.visit("espionage-stranger", studio.person(), game.match)
    studio.visit("big-screen-espionage", studio.person(), f"{game.match}/screen")
    studio.visit("host-cockpit", game.people[0], f"{game.match}/host")


@scene
def espionage_end(studio: Studio) -> None:
    """The last act of a match of Espionage, sent from the first tab, and its replay."""
    game = Espionage(studio, 2, rounds="2")
    game.obey()
    for _ in range(3):
        mover = game.mover()
        form = mover.acts["move"]
        mover.act("move", to=form.choices["to"][0])
        while not any("move" in person.answers for person in game.asked()):
            game.obey()
    last = game.mover()
    tabs = studio.tabs(last, game.match)
    with suppress(Exception):
        tabs[0].locator("form[data-act-form='move'] label.chip").first.click()
        tabs[0].locator(
            "[form='act-form-move'].button-main, [data-act-form='move'] .button-wide"
        ).click()
        tabs[0].wait_for_timeout(700)
    for _ in range(12):
        if last.open(game.match) and "/replay" in last.page.text:
            break
        game.obey()
    studio.shoot("espionage-end", tabs)
    studio.close()
    studio.visit("replay-espionage", last, f"{game.match}/replay?step=9")


# ── Diplomacy ───────────────────────────────────────────────────────────────────────────


def seal(tab: Page) -> None:
    """Seal as a player does: scroll to the button, press, confirm if that is asked."""
    tab.locator(SEAL).first.scroll_into_view_if_needed()
    tab.locator(SEAL).first.click()
    with suppress(Exception):
        tab.locator(SURE).first.click(timeout=2_000)


@scene
def diplomacy(studio: Studio) -> None:
    """A year and a half of Diplomacy as England, to a retreat."""
    table = DiplomacyMatch(studio.person)
    england = table.people["ENGLAND"]
    tabs = studio.tabs(england, table.match)
    studio.shoot("diplomacy-empty", tabs)
    table.order("ENGLAND", "F LON - NTH", "A LVP - YOR", "F EDI H", sealed=False)
    studio.shoot("diplomacy-entered", tabs)
    studio.visit("big-screen-diplomacy", studio.person(), f"{table.match}/screen")
    refused(studio, table)
    asked(studio, table)
    table.all_but("ENGLAND", "TURKEY", RUSSIA="F STP/SC - BOT; A MOS - STP")
    seal(tabs[0])
    studio.shoot("diplomacy-sealed", tabs)
    table.order("TURKEY")
    studio.shoot("diplomacy-after-turn", tabs)
    table.order("ENGLAND", "A YOR - NWY", "F NTH C A YOR - NWY", "F EDI S F NTH", sealed=True)
    table.all_but("ENGLAND", RUSSIA="F BOT - SWE")
    studio.shoot("diplomacy-winter", tabs)
    table.order("ENGLAND", "F LON B")
    table.order("RUSSIA", "A MOS B")
    table.order("ENGLAND", "F EDI H")
    table.all_but("ENGLAND", RUSSIA="A STP - NWY; F SWE S A STP - NWY")
    studio.shoot("diplomacy-retreat", tabs)
    studio.close()
    studio.visit("diplomacy-host-cockpit", table.people["AUSTRIA"], f"{table.match}/host")


def refused(studio: Studio, table: DiplomacyMatch) -> None:
    """Orders as text, some of them wrong."""
    tabs = studio.tabs(table.people["GERMANY"], table.match)
    with suppress(Exception):
        for tab in tabs:
            tab.locator("#order-text > summary").click()
            tab.locator("#order-lines").fill("A MUN - RUH\nA BER - MOON\nнеправда")
            tab.locator("#order-text .button-wide").click()
            tab.wait_for_timeout(600)
    studio.shoot("diplomacy-text-refused", tabs)
    studio.close(tabs)


def asked(studio: Studio, table: DiplomacyMatch) -> None:
    """A seal while some units have no orders."""
    tabs = studio.tabs(table.people["ITALY"], table.match)
    with suppress(Exception):
        for tab in tabs:
            tab.locator(SEAL).first.scroll_into_view_if_needed()
            tab.locator(SEAL).first.click()
            tab.locator(SURE).first.wait_for(timeout=2_000)
    studio.shoot("diplomacy-seal-asks", tabs)
    studio.close(tabs)


@scene
def diplomacy_end(studio: Studio) -> None:
    """A match of one year, sealed to its end without orders: a draw."""
    table = DiplomacyMatch(studio.person, years="1")
    table.all_but()
    table.all_but("ITALY")
    tabs = studio.tabs(table.people["ITALY"], table.match)
    seal(tabs[0])
    tabs[0].wait_for_timeout(800)
    studio.shoot("diplomacy-end", tabs)
    studio.close()
    studio.visit("replay-diplomacy", table.people["ITALY"], f"{table.match}/replay")


@scene
def old_world(studio: Studio) -> None:
    """The largest map."""
    people, match = gathering(studio, "diplomacy", 4, map="old_world", seating="seat")
    people[0].open(match)
    people[0].press(f"{match}/start")
    studio.visit("old-world", people[0], match)


# ── Zeppelin ────────────────────────────────────────────────────────────────────────────


@scene
def zeppelin(studio: Studio) -> None:
    """Two states: a revolution in one, a prisoner in the other, and the pages of both."""
    table = ZeppelinMatch(studio.person, root_guard="")
    ada, boris, clementine, dmitri = table.people[:4]
    studio.visit("zeppelin-first-visit", ada, table.match)
    table.do(0, "create-class", name="Admiralty", rights=["command", "arrest"], limit=2)
    table.do(0, "create-class", name="Commons", rights=["laws"])
    commons = table.rank(0, "Commons")
    for seat in (2, 4):
        table.do(seat, "appoint", whom=seat, rank=commons)
    table.do(2, "pass-law", title="On bread", text="Bread for all.")
    table.do(0, "orders", orders=["F COP - KAT", "F OSL - SKA", "A JUT - HST"])
    table.do(1, "arrest", whom=3)
    table.do(2, "demand-rights", rights=["arrest", "pardon"])
    studio.visit("zeppelin-orders", ada, table.match)
    tabs = studio.tabs(clementine, table.match)
    for (width, _), tab in zip(studio.sizes, tabs, strict=True):
        if width < 768:
            tab.locator(".dock [data-tab=table]").click()
    studio.shoot("zeppelin-revolution", tabs)
    studio.close(tabs)
    studio.visit("zeppelin-state", clementine, f"{table.match}/p/state")
    studio.visit("zeppelin-passport", dmitri, f"{table.match}/p/passport")
    studio.visit("zeppelin-laws", clementine, f"{table.match}/p/laws")
    table.end_turn()
    table.end_turn()
    studio.visit("zeppelin-chronicle", clementine, f"{table.match}/p/chronicle?turn=1")
    studio.visit("zeppelin-news", boris, f"{table.match}/p/news")
    studio.visit("zeppelin-host", ada, f"{table.match}/host")


# ── Mafia ───────────────────────────────────────────────────────────────────────────────


@scene
def mafia(studio: Studio) -> None:
    """A town of 24: a first visit, a night with orders, a morning paper, a day with votes."""
    table = MafiaMatch(studio.person, 24, studio.language)
    boss = table.duty("mafia")
    boss_path, commissar = table.match, table.with_role("commissar")
    studio.visit("mafia-first-visit", table.people[boss], boss_path)
    honest = [seat for seat, role in enumerate(table.roles) if role == "honest"]
    tabs = studio.tabs(table.people[boss], table.match)
    for tab in tabs:
        with suppress(Exception):
            tab.locator("[data-once-done]").click()
            tab.locator(".dock [data-tab=table]").click(timeout=1_000)
        tab.wait_for_timeout(200)
    studio.shoot("mafia-night-orders", tabs)
    table.shoot(boss, honest[0], lethal=True)
    studio.shoot("mafia-night-ordered", tabs)
    studio.close(tabs)
    table.shoot(table.duty("yakuza"), honest[1])
    table.do(commissar, "check", aims=[{"whom": honest[2]}])
    table.sleep()
    studio.visit("mafia-morning", table.people[honest[3]], table.match)
    whom = table.with_role("yakuza")
    for seat in [*honest[3:9], boss]:
        table.do(seat, "accuse", whom=whom)
    for seat in honest[9:12]:
        table.do(seat, "accuse", whom=boss)
    table.do(whom, "accuse", whom=honest[3])
    tabs = studio.tabs(table.people[honest[2]], table.match)
    for tab in tabs:
        with suppress(Exception):
            tab.locator("[data-once-done]").click(timeout=1_000)
            tab.locator(".dock [data-tab=table]").click(timeout=1_000)
    studio.shoot("mafia-day-votes", tabs)
    studio.close(tabs)
    tabs = studio.tabs(table.people[honest[0]], table.match)
    for tab in tabs:
        with suppress(Exception):
            tab.locator("[data-once-done]").click(timeout=1_000)
    studio.shoot("mafia-the-dead", tabs)
    studio.close(tabs)
    studio.visit("mafia-stranger", studio.person(), table.match)
    table.vote(whom, whom, *honest[:2])
    studio.visit("mafia-second-night", table.people[commissar], table.match)
    studio.visit("mafia-papers", table.people[boss], f"{table.match}/p/papers")
    studio.visit("mafia-host", table.people[0], f"{table.match}/host")


@scene
def mafia_pages(studio: Studio) -> None:
    """The pages under a match of 14: by day with orders, an organisation, the dead; at the end."""
    table = MafiaMatch(
        studio.person, 14, studio.language, start_exp="60", start_coins="60", days="1"
    )
    honest = [seat for seat, role in enumerate(table.roles) if role == "honest"]
    commissar, assassin = table.with_role("commissar"), table.with_role("assassin")
    table.shoot(table.duty("mafia"), honest[0])
    table.do(commissar, "check", aims=[{"whom": honest[1]}])
    table.sleep()
    table.do(honest[1], "bid-for-killing", victim=table.with_role("yakuza"), price=9)
    table.do(honest[2], "order-guard", price=4)
    table.do(assassin, "announce-price", kind="kill")
    goals = {"en": "To trust each other", "ru": "Доверять друг другу"}[studio.language]
    table.do(
        honest[3],
        "found-organisation",
        name={"en": "The Night Watch", "ru": "Ночная стража"}[studio.language],
        charter=goals,
        condition=goals,
        goals=goals,
        services=[{"name": goals, "fee": 3}],
    )
    for name, seat in (
        ("market", honest[2]),
        ("things", honest[2]),
        ("contracts", honest[1]),
        ("organisations", honest[3]),
        ("graveyard", honest[0]),
        ("notebook", commissar),
    ):
        studio.visit(f"mafia-{name}", table.people[seat], f"{table.match}/p/{name}")
    studio.visit("mafia-desk", table.people[assassin], f"{table.match}/p/contracts")
    table.vote(table.with_role("yakuza"), honest[0])
    for name in ("end", "night"):
        studio.visit(f"mafia-{name}", table.people[honest[0]], f"{table.match}/p/{name}")


# ── MAGA ────────────────────────────────────────────────────────────────────────────────


def maga_desks(studio: Studio, language: str) -> None:
    """Three teams of two: a list that is being written, a war and a launch, reports, a treaty, the
    end."""
    table = MagaMatch(studio.person, 6, language, level="6", nuclear="3", abm="2")
    one, two, three = table.land
    treaty = {"kind": "obligation", "party": three, "action": "worsen-mood", "does": False}
    table.do(
        2,
        "propose-treaty",
        partner=three,
        others=[],
        clauses=[treaty | {"target": two}],
        since=1,
        turns=3,
    )
    studio.visit("maga-treaty-waits", table.people[4], f"{table.match}/p/treaties")
    number = re.search(r'name="treaty" value="(\d+)"', table.open(2))
    if number:
        table.do(4, "answer-treaty", treaty=int(number[1]), answer="sign")
    table.do(0, "send-ambassador", circle=-1)
    table.do(2, "send-ambassador", circle=one)
    tabs = studio.tabs(table.people[0], table.match)
    for selector in ("[data-draft-plan]", "[data-draft-propose=all]"):
        tabs[0].locator(selector).first.click()
    for tab in tabs:
        tab.locator("[data-draft-row]").first.wait_for(state="attached")
    studio.shoot("maga-list", tabs)
    studio.close(tabs)
    studio.visit("maga-first-turn", table.people[1], table.match)
    table.hand_in(
        0,
        {"kind": "strike", "target": two, "most": 2, "hits": 1},
        {"kind": "raise-income", "first": "heavy", "second": "light"},
        {"kind": "state-lie", "target": two},
    )
    table.hand_in(
        1,
        {"kind": "protect", "role": "finance", "percent": 50},
        {"kind": "change-abm", "missiles": 2},
        {"kind": "sabotage", "target": three, "number": 4},
    )
    table.hand_in(
        2,
        {"kind": "attack", "target": two},
        {"kind": "worsen-mood", "target": two},
        {"kind": "recruit", "target": one, "number": 3},
    )
    table.end_turn()
    studio.visit("maga-second-turn", table.people[2], table.match)
    studio.visit("maga-aggressor", table.people[0], table.match)
    for name in ("report", "treaties", "circles"):
        studio.visit(f"maga-{name}", table.people[2], f"{table.match}/p/{name}")
    studio.visit("maga-circle", table.people[2], f"{table.match}/p/circles?circle={two}")
    table.host.open(f"{table.match}/host")
    studio.visit("maga-host", table.host, f"{table.match}/host")
    table.host.press(f"{table.match}/host/look")
    studio.visit("maga-referee", table.host, f"{table.match}/host/desk")
    studio.visit("maga-log", table.host, f"{table.match}/log?seat=all")
    studio.visit("maga-screen", table.host, f"{table.match}/screen")
    table.end_turn()
    table.end_turn()
    studio.visit("maga-end", table.people[2], f"{table.match}/p/end")
    studio.visit("maga-over", table.people[0], table.match)


@scene
def maga(studio: Studio) -> None:
    """Desks, lists and pages of three teams; the circle of thirty."""
    with tempfile.TemporaryDirectory() as folder:
        games = {**installed(), "maga": maga_game}
        with Server(Path(folder), games=games) as server:
            there = copy(studio)
            there.address = server.url
            maga_desks(there, studio.language)
            table = MagaMatch(there.person, 30, studio.language, people="1", level="6")
            for team in range(0, 30, 3):
                table.hand_in(team, {"kind": "state-lie", "target": table.land[(team + 7) % 30]})
            table.hand_in(1, {"kind": "attack", "target": table.land[9]})
            table.end_turn()
            tabs = there.tabs(table.people[1], table.match)
            for tab in tabs:
                whole = tab.locator("[data-stage-whole]:visible")
                if whole.count():
                    whole.click()
                tab.locator("#circle").scroll_into_view_if_needed()
            there.shoot("maga-thirty", tabs)
            studio.close()


# ── Economicus ──────────────────────────────────────────────────────────────────────────


@scene
def economicus(studio: Studio) -> None:
    """The first roll, an auction, an offer, a crisis, the balance, the end."""
    table = EconomicusMatch(studio.data, lambda _: studio.person(), 4, studio.language, years="2")
    seat = table.until(lambda seat, page, acts: 'class="got' in page and "go-on" in acts)
    studio.visit("economicus-early", table.people[seat], table.match)
    opener = table.until(lambda seat, page, acts: "open-auction" in acts)
    table.open_auction(opener)
    rival = table.until(lambda seat, page, acts: "bid" in acts and seat != opener)
    studio.visit("economicus-auction", table.people[rival], table.match)
    table.until(lambda seat, page, acts: 'class="token"' in page)
    studio.visit("economicus-crisis", table.people[rival], table.match)
    by = table.until(lambda seat, page, acts: "make-offer" in acts)
    owner = int(table.acts(by)["make-offer"].choices["owner"][0])
    table.do(by, "make-offer", owner=owner)
    studio.visit("economicus-offer", table.people[owner], table.match)
    table.until(lambda seat, page, acts: seat == owner and page.count("price-curve") > 1)
    for name in ("balance", "house"):
        studio.visit(f"economicus-{name}", table.people[owner], f"{table.match}/p/{name}")
    table.until(lambda seat, page, acts: "stamp" in page and not acts)
    studio.visit("economicus-end", table.people[owner], table.match)
    studio.visit("economicus-decided", table.people[owner], f"{table.match}/p/balance")


# ── what every game has ─────────────────────────────────────────────────────────────────


@scene
def beginnings(studio: Studio) -> None:
    """The first question of each game, against bots, with the first card of a great event."""
    for game in installed():
        person = studio.person()
        person.open("/")
        person.press(f"/play/{game}")
        tabs = studio.tabs(person, person.path, moments=True)
        studio.shoot(f"first-{game}", tabs)
        studio.close(tabs)


@scene
def lessons(studio: Studio) -> None:
    """The first step of each game's lesson."""
    for game in installed():
        person = studio.person()
        person.open("/")
        address = next(form.action for form in person.forms if f"/lessons/{game}/" in form.action)
        person.press(address)
        tabs = studio.tabs(person, person.path)
        studio.shoot(f"lesson-{game}", tabs)
        studio.close(tabs)


@scene
def ends(studio: Studio) -> None:
    """The end of a match of each game, its replay and its big screen."""
    with tempfile.TemporaryDirectory() as folder:
        ended(Path(folder))
        with Server(Path(folder)) as server:
            there = copy(studio)
            there.address = server.url
            for game in installed():
                match, person = f"/m/lab-{game}", there.person()
                there.visit(f"end-{game}", person, match)
                there.visit(f"replay-{game}", person, f"{match}/replay?step=12&seat=all")
                there.visit(f"screen-end-{game}", person, f"{match}/screen")
            studio.close()


# ── the sheet, and the command line ─────────────────────────────────────────────────────


def sheet(studio: Studio) -> None:
    """Write index.html."""
    rows = []
    for name in studio.shots:
        cells = "".join(
            f"<figure><a href='{name}-{w}x{h}.png'><img src='{name}-{w}x{h}.png' height='{h // 3}'>"
            f"</a><figcaption>{w}×{h}</figcaption></figure>"
            for w, h in studio.sizes
        )
        rows.append(f"<h2>{escape(name)}</h2><div>{cells}</div>")
    style = "div{display:flex;gap:12px;align-items:start}figure{margin:0}body{font:14px sans-serif}"
    text = f"<!doctype html><meta charset='utf-8'><style>{style}</style>{''.join(rows)}"
    (studio.folder / "index.html").write_text(text, "utf-8")


@contextmanager
def serving(python: str) -> Iterator[tuple[str, Path | None]]:
    """A server of the checkout with this Python, on a free port; its address and its data."""
    with tempfile.TemporaryDirectory() as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [python, "-m", "intriga", "serve", "--host", "127.0.0.1", "--port", str(port)]
        server = subprocess.Popen([*command, "--data", data], cwd=data, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            end = monotonic() + 60
            while monotonic() < end:
                with suppress(OSError):
                    urllib.request.urlopen(f"{address}/healthz").close()
                    break
                sleep(0.1)
            yield address, Path(data)
        finally:
            server.terminate()
            server.wait(20)


def read_options() -> argparse.Namespace:
    """What was asked for."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("folder", type=Path)
    options.add_argument("--language", choices=("ru", "en"), default="ru")
    options.add_argument("--theme", choices=("light", "dark"), default="light")
    options.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    options.add_argument("--only", default="", help="names of pictures, separated by commas")
    options.add_argument("--scenes", default="", help="names of scenes, separated by commas")
    options.add_argument("--python", default=sys.executable)
    options.add_argument("--address", default="")
    options.add_argument("--chromium", default=shutil.which("chromium-headless-shell"))
    given = options.parse_args()
    pairs = (size.split("x") for size in given.sizes.split(","))
    given.sizes = [(int(width), int(height)) for width, height in pairs]
    given.only = set(filter(None, given.only.split(",")))
    given.scenes = set(filter(None, given.scenes.split(",")))
    return given


def main() -> None:
    """Take the pictures."""
    options = read_options()
    options.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=options.chromium, args=["--no-sandbox"]
        )
        given = (options.address, None)
        running = nullcontext(given) if options.address else serving(options.python)
        with running as (address, data):
            studio = Studio(browser, address, options, data)
            for play in SCENES:
                if options.scenes and play.__name__ not in options.scenes:
                    continue
                try:
                    play(studio)
                except Exception as problem:  # a gallery with a gap is better than none
                    print(f"{play.__name__}: {problem!r}", file=sys.stderr)
                finally:
                    studio.close()
        sheet(studio)
        browser.close()


if __name__ == "__main__":
    main()
