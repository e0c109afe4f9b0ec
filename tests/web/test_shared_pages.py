"""Templates, static files and sources that the pages of several games share (`SHARES`)."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import TemplateNotFound

from intriga.games.diplomacy import game as diplomacy
from intriga.http_common import Settings
from intriga.web.conformance import site_of
from intriga.web.game_pages import GamePages
from intriga.web.site import Site
from tests.shapes.lists import Lists

WAR = "shared/intriga.warfare.pages"
FILES = {
    "borrower/__init__.py": "SPEAKS_WITH = ('tests.shapes',)\n",
    "borrower/pages/__init__.py": (
        "SHARES = SPEAKS_WITH = ('lender',)\n"
        "BOARD = '/shared/lender/board.html'\nCARD = 'card.html'\n"
        "CSS = ('/shared/lender/styles/board.css', 'own.css')\nJS = ('/js/zoom.js',)\n"
    ),
    "borrower/pages/card.html": "own {{ t('lent') }}{% include 'shared/lender/row.html' %}",
    "borrower/pages/own.css": "b {}\n",
    "borrower/pages/role.typ": "#let role = 1",
    "borrower/pages/en.ftl": "lent-too = of the borrower\n",
    "lender/__init__.py": "GENERATED = {'made.svg': lambda: b'<svg/>'}\n",
    "lender/board.html": "lent {{ n }}",
    "lender/row.html": "row {{ t('lent-too') }}",
    "lender/styles/board.css": "i {}\n",
    "lender/role.typ": "#let role = 0",
    "lender/sheet.typ": "#let sheet = 0",
    "lender/en.ftl": "lent = lent words\nlent-too = of the lender\n",
    "lender/ru.ftl": "lent = слова\nlent-too = слова\n",
}


class Borrower(Lists):
    id = "borrower"
    words = "borrower"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield site_of(Borrower())
    for name in ("borrower", "borrower.pages", "lender"):
        sys.modules.pop(name, None)


def test_a_game_uses_templates_styles_and_texts_of_a_package_it_shares(site: Site) -> None:
    pages, t = site.pages["borrower"], site.say("en", "borrower")
    board, card = pages.template("BOARD"), pages.template("CARD")
    assert board == "shared/lender/board.html"
    assert card == "games/borrower/card.html"
    assert site.render(board, n=3) == "lent 3"
    # The texts of the game win over those it shares.
    assert site.render(card, t=t) == "own lent wordsrow of the borrower"
    assert pages.files("CSS") == ["shared/lender/styles/board.css", "games/borrower/own.css"]
    assert pages.files("JS") == ["js/zoom.js"]
    for path in (*pages.files("CSS"), *pages.files("JS"), "shared/lender/made.svg"):
        assert site.assets.has(path), path


def test_only_what_a_game_shares_is_served_and_only_files_for_browsers(site: Site) -> None:
    for path in ("shared/lender/__init__.py", "shared/lender/en.ftl", "shared/lender/row.html"):
        assert not site.assets.has(path), path
    for name in (
        "shared/borrower/en.ftl",
        "shared/intriga.web/static/favicon.svg",
        "shared/lender",
    ):
        with pytest.raises(TemplateNotFound):
            site.render(name)
    # What another server's games share is not on this one.
    assert not any(site.assets.has(path) for path in (f"{WAR}/map.css", f"{WAR}/classic.svg"))


def test_a_paper_is_made_from_sources_of_the_game_and_of_what_it_shares(site: Site) -> None:
    assert site.pages["borrower"].typst_packages == ("lender", "borrower.pages")


def test_two_games_share_one_copy(site: Site) -> None:
    class Other(Borrower):
        id = "other"

    table = None
    both = Site(table, Settings(), {"borrower": Borrower(), "other": Other()})  # type: ignore[arg-type]
    addresses = {both.assets.url(GamePages(g).files("CSS")[0]) for g in (Borrower(), Other())}
    assert len(addresses) == 1


def test_diplomacy_has_its_map_from_the_package_of_wars() -> None:
    site = site_of(diplomacy)
    pages = site.pages["diplomacy"]
    assert pages.template("BOARD") == f"{WAR}/board.html"
    for path in (*pages.files("CSS"), *pages.files("JS"), f"{WAR}/classic.svg"):
        assert site.assets.has(path), path
    assert not site.assets.has(f"{WAR}/map_layers.py")
