"""“What is this?”: the page that introduces a game, and what messengers show of a link."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from selectolax.lexbor import LexborHTMLParser, LexborNode

from intriga.games import installed
from intriga.web.printing.covers import HEIGHT, WIDTH, colours, cover_styles, lines_of
from intriga.web.printing.printer import Printer
from intriga.words import LANGUAGES
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.auction import Auction
from tests.shapes.lists import Lists
from tests.web.lobby.waiting import enter, opened
from tests.web.tab import PHONE, Tab

NewPerson = Callable[..., Person]
PUBLIC = "https://table.example"


def told(html: str) -> dict[str, str]:
    """What a messenger reads on a page: the contents of its `<meta>` by their names."""
    found = {}
    for node in LexborHTMLParser(html).css("meta[content]"):
        name = node.attributes.get("property") or node.attributes.get("name") or ""
        found[name] = node.attributes["content"] or ""
    return found


def one(html: str, selector: str) -> LexborNode:
    """The first such element of a page."""
    found = LexborHTMLParser(html).css_first(selector)
    assert found is not None, selector
    return found


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG file in pixels."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert png[12:16] == b"IHDR"
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


@pytest.mark.service
def test_every_game_has_its_page_in_both_languages(tmp_path: Path) -> None:
    headings = {
        "ru": ("Что это?", "Правила за минуту", "Попробовать", "Урок на 2 минуты", "С друзьями"),
        "en": (
            "What is this?",
            "The rules in a minute",
            "Try it",
            "A lesson of 2 minutes",
            "With friends",
        ),
    }
    with Server(tmp_path, base_url=PUBLIC) as server:
        for game in installed():
            for language in LANGUAGES:
                page = httpx.get(
                    f"{server.url}/games/{game}", headers={"accept-language": language}
                )
                assert page.status_code == 200
                for words in headings[language]:
                    assert words in page.text, (game, language, words)
                for link in (f"/new/{game}?with=link", f"/rules/{game}"):
                    assert f'href="{link}"' in page.text
                assert f'action="/play/{game}"' in page.text
                assert f'action="/lessons/{game}/' in page.text
                meta = told(page.text)
                name = one(page.text, "h1").text()
                assert name in meta["og:title"]
                assert meta["og:description"] == meta["description"]
                assert meta["description"] in one(page.text, ".lead").text()
                assert meta["og:image"] == f"{PUBLIC}/games/{game}/cover.png?lang={language}"
                assert (meta["og:image:width"], meta["og:image:height"]) == (
                    str(WIDTH),
                    str(HEIGHT),
                )
                assert meta["og:type"] == "website"
                assert meta["twitter:card"] == "summary_large_image"


@pytest.mark.service
def test_a_picture_is_the_same_for_everybody_and_may_be_kept(server: Server) -> None:
    bodies = []
    for query in ("?lang=en", "?lang=ru", "", "?lang=xx"):
        answer = httpx.get(f"{server.url}/games/espionage/cover.png{query}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/png"
        assert answer.headers["cache-control"].startswith("public, max-age=")
        assert "set-cookie" not in answer.headers
        assert "cookie" not in answer.headers.get("vary", "")
        assert size_of(answer.content) == (WIDTH, HEIGHT)
        bodies.append(answer.content)
    assert bodies[0] != bodies[1], "the name is in the language of the link"
    assert bodies[1] == bodies[2] == bodies[3]


def test_a_picture_is_made_once() -> None:
    made = []

    def draw() -> str:
        made.append("drawn")
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2" height="1"/>'

    async def twice() -> set[bytes]:
        printer = Printer()
        return {await printer.kept_picture("one", draw, 20, address="::1") for _ in range(2)}

    (body,) = asyncio.run(twice())
    assert size_of(body) == (20, 10)
    assert made == ["drawn"]


@pytest.mark.parametrize("game", installed())
def test_the_styles_of_covers_need_no_variables(game: str) -> None:
    styles = cover_styles(game)
    for word in ("var(", ":is(", "light-dark", "{  }", ": ;"):
        assert word not in styles
    for part in (".far, .near, .aim {", ".seal {", ".seat-1 {", ".grid {"):
        assert part in styles
    for name in ("background", "paper", "line", "accent", "accent-ink", "ink"):
        assert re.fullmatch(r"#[0-9a-f]{3,6}", colours(game)[name]), name
    assert colours(game)["ink"] == "#231c15", "the light theme"


def test_a_long_name_is_broken_between_words() -> None:
    assert lines_of("Шпионаж").lines == ("Шпионаж",)
    long = lines_of("Экономикус. Бизнес-империя")
    assert long.lines == ("Экономикус.", "Бизнес-империя")
    assert long.size < lines_of("Шпионаж").size
    assert lines_of("").size > 0


@pytest.mark.service
def test_a_link_to_a_private_match_tells_only_the_game(new_person: NewPerson) -> None:
    host, other = new_person(), new_person()
    _, secret = opened(host, title="Тайный сговор", privacy="link", password="сезам")
    _, plain = opened(other, title="", seats="4")
    shown = []
    for link in (secret, plain):
        stranger = new_person()
        stranger.open(link)
        meta = told(stranger.page.text)
        assert meta["og:title"] == "Шпионаж: вас зовут за стол"
        assert meta["og:image"].startswith("http://127.0.0.1:")
        assert meta["og:image"].endswith("/games/espionage/cover.png?lang=ru")
        for private in ("Тайный", "Штирлиц", "сезам", link.rpartition("/")[2]):
            assert private not in str(meta)
        shown.append(meta)
    assert shown[0] == shown[1]


@pytest.mark.service
def test_the_rules_in_a_minute_unfold_where_people_join_and_wait(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    match, link = opened(host, seats="2")
    guest.open(link)
    enter(guest, link, "Мюллер")
    folded = one(guest.page.text, "#stage > .minute-fold")
    assert "open" not in folded.attributes
    assert "Правила за минуту" in folded.text()
    assert len(folded.css("li")) >= 5
    assert LexborHTMLParser(guest.page.text).css_first("#tray .minute-fold") is None
    assert "og:" not in guest.page.text, "only the invitation is for strangers"
    host.open(match)
    host.press(f"{match}/start")
    host.open(match)
    assert "minute-fold" not in host.page.text
    assert "og:" not in host.page.text


@pytest.mark.service
def test_a_third_partys_game_without_rules(tmp_path: Path) -> None:
    with Server(tmp_path, games={"auction": Auction()}) as server:
        me = Person(server.url, "en")
        me.open("/games/auction")
        assert me.status == 200
        assert 'action="/play/auction"' in me.page.text
        assert "The rules in a minute" not in me.text
        main = me.page.text.split("<main")[1]
        assert "/rules/auction" not in main, "there are none"
        picture = me.http.get("/games/auction/cover.png")
        assert size_of(picture.content) == (WIDTH, HEIGHT)
        me.open("/new/auction")
        me.press("/new/auction", name="Ann")
        assert me.status == 200
        assert "minute-fold" not in me.page.text
        me.close()


class Stranger(Lists):
    """The toy game `lists`, with a cover that is HTML and no SVG."""

    id = "stranger"
    words = "covered_by_a_stranger"


STRANGER = {
    "__init__.py": "",
    "web/__init__.py": "",
    "web/cover.html": "<svg viewBox='0 0 2 1'><path d=M0></svg>",
    "presentation/__init__.py": (
        "from intriga.presentation import Presentation, WebFiles\n"
        "presentation = Presentation(web=WebFiles(cover='cover.html'))\n"
    ),
}


@pytest.mark.service
def test_a_cover_that_cannot_be_drawn_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    package = tmp_path / "site" / Stranger.words
    texts = Path(__file__).parents[2] / "shapes" / "texts"
    written = dict(STRANGER)
    for language in LANGUAGES:
        text = (texts / language / "lists.ftl").read_text("utf-8")
        written[f"{language}.ftl"] = re.sub(r"\b(game|form|option)-lists\b", r"\1-stranger", text)
    for name, body in written.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(body, "utf-8")
    monkeypatch.syspath_prepend(str(package.parent))
    with Server(tmp_path / "data", games={"stranger": Stranger()}) as server:
        server.site.failures.raises = False
        for _ in range(2):
            answer = httpx.get(f"{server.url}/games/stranger/cover.png")
            assert size_of(answer.content) == (WIDTH, HEIGHT)
    assert caplog.text.count("a part of a page failed: stranger") == 1, "it is tried once"


@pytest.mark.service
def test_the_name_in_the_lobby_leads_to_the_page(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/")
    for game in installed():
        assert f'<a href="/games/{game}">' in me.page.text
    me.open("/games/mafia")
    me.press("/play/mafia")
    assert me.path.startswith("/m/")
    me.open("/games/mafia")
    assert 'action="/lessons/' not in me.page.text, "whoever has played needs none"


@pytest.mark.service
@pytest.mark.thorough
def test_it_fits_everybody(server: Server, browser: Browser, new_person: NewPerson) -> None:
    match, link = opened(new_person())
    for language, game in (("ru-RU", "economicus"), ("en-GB", "espionage")):
        tab = Tab(browser, server.url, PHONE, language=language)
        tab.open(f"/games/{game}")
        main = tab.one(".about-go .button-main")
        expect(main).to_be_in_viewport(ratio=1)
        tab.fit_for_everybody()
        tab.at(PHONE, "light")
        tab.open(link)
        tab.unfold(tab.one(".minute li"))
        tab.fit_for_everybody()
        tab.at(PHONE, "light")
        tab.open(match)
        tab.unfold(tab.one(".minute-fold .minute"))
        tab.fit_for_everybody()
        tab.close()
