"""What people enter is only text, on every page: hostile names, on every page that can be
reached."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from random import Random
from typing import NamedTuple
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from pypdf import PdfReader

from intriga.http_common.headers import PAGE_POLICY
from tests.kit.http.html_client import Person
from tests.kit.http.program import PASSWORD, Program
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.web.match.sse_listener import Listener

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("hostile")]

TAG = '<x-evil onload="a()">'
BREAK = "\"'><x-evil>{{7*7}}"
HEBREW = "דוד (x)"
TITLE = "</title><x-evil onclick=1>${x}"
CITY = "'><x-evil a=1>"
SPECIAL = "--><x-evil>]]>"
WORDS = "<x-evil>//evil.example <img src=x onerror=a()>\u202e"
SETTINGS = {
    "seats": 3,
    "title": TITLE,
    "options": {
        "layout": "custom",
        "rounds": 1,
        "city_top_left": CITY,
        "house": [{"name": SPECIAL, "price": 1, "money": 1}],
    },
    "terms": {"press": "full"},
}
VOID = ("input", "br", "img", "link", "meta", "hr", "wbr", "path", "circle", "rect", "use")
WHOLE = (
    "h1",
    "h2",
    "h3",
    "title",
    "option",
    "summary",
    "button",
    "li",
    "td",
    "p",
    "textarea",
    "text",
)
"""Elements that are read by themselves."""
MOST = 400
"""Pages; more than there are."""


THUMBNAIL = re.compile(r"/m/[\w-]+/thumbnail\.svg\?v=\d+")
"""The only images of our pages."""


class Reader(HTMLParser):
    """Reads a page and notes whatever our pages must not contain."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []
        self.links: list[str] = []
        self._script = False
        self._apart: list[str] = []
        self._tags = [""]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self._tags.append(tag)
        if tag == "bdi" or self._apart or "sr" in given.get("class", "").split():
            self._apart += [tag] if tag not in VOID else []
        if tag.startswith("x-") or tag in ("style", "iframe", "object", "embed", "base"):
            self.wrong.append(f"<{tag}>")
        if tag == "img" and not THUMBNAIL.fullmatch(given.get("src", "")):
            self.wrong.append(f"<img {given.get('src')}>")
        self.wrong += [
            f"{tag} {name}" for name in given if name.startswith("on") or name == "style"
        ]
        if tag == "script":
            self._script = "src" in given
            self.wrong += [] if self._script or given.get("type") else ["inline script"]
        for name in ("href", "src", "action", "formaction", "data-src"):
            if name in given and not (tag == "link" and given.get("rel") == "canonical"):
                self._leads(given[name], name == "href" and tag == "a")

    def handle_endtag(self, tag: str) -> None:
        while self._tags and self._tags.pop() != tag:
            pass
        if self._apart and self._apart[-1] == tag:
            self._apart.pop()
        self._script = False

    def handle_data(self, data: str) -> None:
        if self._script and data.strip():
            self.wrong.append("inline script")
        if self._apart or "דוד" not in data:
            return
        alone = data.strip() == HEBREW and self._tags[-1] in WHOLE
        if not alone and not re.search(f"\u2068{re.escape(HEBREW)}[^\u2069]*\u2069", data):
            self.wrong.append(f"not isolated: {data.strip()[:60]!r}")

    def _leads(self, address: str, followed: bool) -> None:
        split = urlsplit(address)
        if split.scheme not in ("", "http", "https", "mailto"):
            self.wrong.append(address)
        if followed:
            self.links.append(address)


def read(page: httpx.Response) -> Reader:
    """A page that has been read and must be ours in every respect."""
    assert page.headers["content-security-policy"] == PAGE_POLICY, page.url
    assert page.headers["x-content-type-options"] == "nosniff", page.url
    assert page.headers["referrer-policy"] == "same-origin", page.url
    assert "camera=()" in page.headers["permissions-policy"], page.url
    assert page.headers["cache-control"] == "no-store", page.url
    assert "Traceback" not in page.text
    reader = Reader()
    reader.feed(page.text)
    assert not reader.wrong, (str(page.url), reader.wrong)
    return reader


def crawled(person: Person, *starts: str) -> Iterator[str]:
    """Every page this person can reach by links."""
    home = str(person.http.base_url)
    waiting, seen = [urljoin(home, start) for start in starts], set[str]()
    while waiting:
        address = waiting.pop().partition("#")[0]
        split = urlsplit(address)
        if address in seen or urlsplit(home).netloc != split.netloc:
            continue
        if re.search(r"/static/|/print/|/record$|/live$|\.(svg|png|pdf)$", split.path):
            continue
        seen.add(address)
        assert len(seen) < MOST, "too many pages"
        page = person.http.get(address)
        if page.headers["content-type"].startswith("text/html"):
            yield split.path
            waiting += [urljoin(address, link) for link in read(page).links]


class World(NamedTuple):
    """Three people with hostile names, a finished match of theirs and a running one."""

    server: Server
    people: list[Person]
    over: str
    match: str


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """Three people with hostile names who have played and chatted."""
    with Server(tmp_path_factory.mktemp("server"), emails=True) as server:
        programs = [Program(server.url, f"player-{number}") for number in range(3)]
        people = []
        for program, name in zip(programs, (TAG, BREAK, HEBREW), strict=True):
            person = Person(server.url)
            person.open("/login")
            person.press("/login", login=program.login, password=PASSWORD)
            person.open("/profile")
            person.press("/profile", name=name)
            assert person.status == 200, person.text
            people.append(person)
        over, match = begun(programs), begun(programs)
        play_out(programs, over)
        programs[2].post(f"/matches/{programs[0].open(**SETTINGS)}/join", {})
        yield World(server, people, over, match)
        for program in programs:
            program.close()
        for person in people:
            person.close()


def begun(programs: list[Program]) -> str:
    """A match of these three, who have written messages."""
    match = programs[0].open(**SETTINGS)
    for program in programs[1:]:
        program.post(f"/matches/{match}/join", {})
    programs[0].post(f"/matches/{match}/start", {})
    for number, room in ((0, "table"), (1, "table"), (2, "table"), (0, "with:0-2")):
        body = {"command": f"{number}-{room}", "text": f"{WORDS} @{HEBREW}"}
        programs[number].post(f"/matches/{match}/rooms/{room}/messages", body)
    return match


def play_out(programs: list[Program], match: str) -> None:
    """Play to the end at random."""
    rng = Random(3)
    for _ in range(300):
        moved = [program.move(match, rng) for program in programs]
        if not any(moved):
            return
    raise AssertionError("no end")


def test_no_page_contains_injected_html(world: World) -> None:
    server, people, over, match = world
    stranger = Person(server.url)
    for person in (*people, stranger):
        starts = ("/", f"/m/{match}", f"/m/{match}?all=1", f"/m/{over}", "/new/espionage")
        paths = set(crawled(person, *starts))
        assert {"/", f"/m/{match}", "/new/espionage"} <= paths
        assert f"/m/{over}/replay" in paths
        assert (f"/m/{match}/host" in paths) == (person is people[0])
    stranger.close()


def test_no_update_contains_injected_html(
    world: World,
) -> None:
    _, people, _, match = world
    for person in people:
        person.open(f"/m/{match}")
        listener = Listener(person, f"/m/{match}/live")
        message = listener.next()
        assert message is not None
        reader = Reader()
        reader.feed(message.data)
        assert not reader.wrong
        assert TAG not in message.data
        listener.close()


def test_hostile_names_are_on_the_pages(world: World) -> None:
    """Otherwise the crawl would prove nothing."""
    _, people, _, match = world
    page = people[0].http.get(f"/m/{match}?all=1").text
    for escaped in ("&lt;x-evil onload=", "&gt;&lt;x-evil&gt;{{7*7}}", "דוד", "&lt;/title&gt;"):
        assert escaped in page, escaped


def test_printouts_show_hostile_names_as_text(world: World) -> None:
    _, people, _, match = world
    for name in ("board", "cards", "reference"):
        answer = people[0].http.get(f"/print/espionage/{name}.pdf?m={match}", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        text = "".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)
        if name == "board":
            assert "x-evil" in text.lower()
