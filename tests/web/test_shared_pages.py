"""Templates, static files and sources that the pages of several games share (`SharedFiles`)."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import TemplateNotFound

from intriga.games.diplomacy import game as diplomacy
from intriga.http_common import Settings
from intriga.web.conformance.looks import site_of
from intriga.web.game_pages import GamePages
from intriga.web.site import Site
from tests.shapes.lists import Lists

WAR = "shared/intriga.warfare.web"
FILES = {
    "borrower/__init__.py": "SPEAKS_WITH = ('tests.shapes',)\n",
    "borrower/presentation/__init__.py": (
        "from intriga.presentation import Board, Presentation, SharedFiles, WebFiles\n"
        "SPEAKS_WITH = ('lender',)\n"
        "presentation = Presentation(\n"
        "    board=lambda view, scene: Board(),\n"
        "    card=lambda view, scene: Board(),\n"
        "    web=WebFiles(\n"
        "        board='/shared/lender/board.html',\n"
        "        card='card.html',\n"
        "        styles=('/shared/lender/styles/board.css', 'own.css'),\n"
        "        scripts=('/js/zoom.js',),\n"
        "        shares=(SharedFiles('lender', {'made.svg': lambda: b'<svg/>'}),),\n"
        "    ),\n"
        ")\n"
    ),
    "borrower/presentation/en.ftl": "lent-too = of the borrower\n",
    "borrower/web/__init__.py": "",
    "borrower/web/card.html": "own {{ t('lent') }}{% include 'shared/lender/row.html' %}",
    "borrower/web/own.css": "b {}\n",
    "borrower/web/role.typ": "#let role = 1",
    "lender/__init__.py": "",
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
    for name in ("borrower", "borrower.presentation", "borrower.web", "lender"):
        sys.modules.pop(name, None)


def test_a_game_uses_templates_styles_and_texts_of_a_package_it_shares(site: Site) -> None:
    pages, t = site.pages["borrower"], site.say("en", "borrower")
    files = pages.presentation.web
    board, card = pages.template(files.board), pages.template(files.card)
    assert board == "shared/lender/board.html"
    assert card == "games/borrower/card.html"
    assert site.render(board, n=3) == "lent 3"
    # The texts of the game win over those it shares.
    assert site.render(card, t=t) == "own lent wordsrow of the borrower"
    assert pages.styles == ["shared/lender/styles/board.css", "games/borrower/own.css"]
    assert pages.scripts == ["js/zoom.js"]
    for path in (*pages.styles, *pages.scripts, "shared/lender/made.svg"):
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
    assert site.pages["borrower"].typst_packages == ("lender", "borrower.web")


def test_two_games_share_one_copy(site: Site) -> None:
    class Other(Borrower):
        id = "other"

    table = None
    both = Site(table, Settings(), {"borrower": Borrower(), "other": Other()})  # type: ignore[arg-type]
    addresses = {both.assets.url(GamePages(g).styles[0]) for g in (Borrower(), Other())}
    assert len(addresses) == 1


def test_diplomacy_has_its_map_from_the_package_of_wars() -> None:
    site = site_of(diplomacy)
    pages = site.pages["diplomacy"]
    assert pages.template(pages.presentation.web.board) == f"{WAR}/board.html"
    for path in (*pages.styles, *pages.scripts, f"{WAR}/classic.svg"):
        assert site.assets.has(path), path
    assert not site.assets.has(f"{WAR}/map_layers.py")
