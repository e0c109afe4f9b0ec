"""The pages of a third-party game: its scripts, styles and images are served from its package."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from rcssmin import cssmin
from rjsmin import jsmin

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.lists import Lists
from tests.web.tab import DESKTOP, Tab

pytestmark = pytest.mark.service

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(64))
FILES: dict[str, bytes] = {
    "__init__.py": b"",
    "ru.ftl": b"toy-title = \xd0\xa2\xd0\xbe\xd0\xb9\n",
    "en.ftl": b"toy-title = Toy\n",
    "presentation/__init__.py": (
        b"from intriga.presentation import Board, Presentation, WebFiles\n"
        b"class Sheet(Board, frozen=True):\n"
        b"    paper: str\n"
        b"def board(view, scene):\n"
        b"    return Sheet(paper=scene.url('games/toy/images/deep/paper.png'))\n"
        b"FILES = WebFiles(\n"
        b"    board='board.html', styles=('styles/board.css',), scripts=('scripts/board.js',)\n"
        b")\n"
        b"presentation = Presentation(board=board, web=FILES)\n"
    ),
    "web/__init__.py": b"",
    "web/secret.py": b"SECRET = 1\n",
    "web/board.html": (
        b'<img src="{{ board.paper }}" alt="">{% include \'games/toy/parts/row.html\' %}'
    ),
    "web/parts/row.html": b"<b id='toy-row'>row</b>",
    "web/styles/board.css": b"#toy-row { background: url(../images/deep/paper.png); }\n",
    "web/scripts/board.js": (
        b"import { double } from './double.js';\n"
        b"import { reveal } from '../../../js/zoom.js';\n"
        b"document.body.dataset.toy = `${double(21)} ${typeof reveal}`;\n"
    ),
    "web/scripts/double.js": b"export const double = (n) => 2 * n;\n",
    "web/images/deep/paper.png": PNG,
    "web/images/note.typ": b"#text[typst]\n",
}


class Toy(Lists):
    """The toy game `lists`, with pages of its own."""

    id = "toy"
    words = "toy_of_a_stranger"


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose only game comes from an installed package."""
    site = tmp_path_factory.mktemp("site-packages")
    texts = Path(__file__).parents[2] / "shapes" / "texts"
    for name, body in FILES.items():
        file = site / "toy_of_a_stranger" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    for language in ("ru", "en"):
        text = (texts / language / "lists.ftl").read_text("utf-8")
        more = re.sub(r"\b(game|form|option)-lists\b", r"\1-toy", text)
        file = site / "toy_of_a_stranger" / f"{language}.ftl"
        file.write_text(more, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        with Server(tmp_path_factory.mktemp("toy"), games={"toy": Toy()}) as server:
            yield server


@pytest.fixture
def player(toy: Server) -> Iterator[Person]:
    """A person on the page of a match of the toy game."""
    person = Person(toy.url, "en")
    person.open("/")
    person.press("/play/toy")
    person.open(person.path)
    yield person
    person.close()


def test_files_in_subfolders_of_a_game_are_served(player: Person) -> None:
    page = player.page.text
    for path, kind, body in (
        ("styles/board.css", "text/css", cssmin(FILES["web/styles/board.css"])),
        ("scripts/board.js", "text/javascript", jsmin(FILES["web/scripts/board.js"])),
        ("images/deep/paper.png", "image/png", PNG),
    ):
        found = re.search(rf'"(/static/\w+/games/toy/{path})"', page)
        assert found, path
        answer = player.http.get(found[1])
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.content == body
    assert "<b id='toy-row'>row</b>" in page


def test_modules_import_each_other_and_those_of_the_site(player: Person) -> None:
    found = re.search(r'"(/static/\w+/games/toy/scripts/board\.js)"', player.page.text)
    assert found
    script = player.http.get(found[1])
    imports = re.findall(r"from ?'([^']+)'", script.text)
    assert len(imports) == 2
    for relative in imports:
        module = player.http.get(str(script.url.join(relative)))
        assert module.status_code == 200
        assert module.headers["content-type"].startswith("text/javascript")
        assert "immutable" in module.headers["cache-control"]


def test_an_outdated_address_is_not_cached_for_ever(player: Person) -> None:
    answer = player.http.get("/static/older/games/toy/styles/board.css")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=300"


@pytest.mark.parametrize(
    "path",
    [
        "__init__.py",
        "secret.py",
        "board.html",
        "parts/row.html",
        "en.ftl",
        "images/note.typ",
        "../en.ftl",
        "scripts/none.js",
    ],
)
def test_only_files_for_browsers_are_served(player: Person, path: str) -> None:
    assert player.http.get(f"/static/x/games/toy/{path}").status_code == 404


@pytest.mark.browser
@pytest.mark.xdist_group("toy")
def test_the_scripts_run(toy: Server, browser: Browser) -> None:
    tab = Tab(browser, toy.url, DESKTOP)
    tab.page.goto(toy.url)
    tab.page.locator("form[action='/play/toy'] button").first.click()
    tab.page.wait_for_url("**/m/*")
    expect(tab.page.locator("body")).to_have_attribute("data-toy", "42 function")
    tab.close()
