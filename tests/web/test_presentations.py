"""What presentations name exists; a name that does not is found."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.games import installed
from intriga.games.diplomacy import game as diplomacy
from intriga.kernel import Game
from intriga.lab.conformance import Broken
from intriga.presentation import Board, NamedPage, PageData, Presentation, WebFiles, presentation_of
from intriga.web.conformance import PagesConformance
from intriga.web.conformance.looks import site_of
from intriga.web.conformance.presentation_names import broken_names
from intriga.web.site import Site

Shown = Presentation[Any]


@pytest.mark.parametrize("id", sorted(installed()))
def test_every_name_of_a_game_of_ours_exists(id: str) -> None:
    game = installed()[id]
    assert broken_names(site_of(game), game) == []


def _news(shows: Shown) -> Shown:
    return replace(shows, news=replace(shows.news, key=frozenset({"diplomacy-game-losst"})))


def _forms(shows: Shown) -> Shown:
    return replace(shows, forms=replace(shows.forms, quick=frozenset({"order"})))


def _option(shows: Shown) -> Shown:
    return replace(shows, options=(replace(shows.options[0], names=("mapp",)),))


def _title(shows: Shown) -> Shown:
    return replace(shows, options=(replace(shows.options[0], title="diplomacy-no-such"),))


def _anchor(shows: Shown) -> Shown:
    return replace(shows, rules={"orders": "odrers"})


def _template(shows: Shown) -> Shown:
    return replace(shows, web=replace(shows.web, card="crad.html"))


def _style(shows: Shown) -> Shown:
    return replace(shows, web=replace(shows.web, styles=("power.css",)))


def _source(shows: Shown) -> Shown:
    return replace(shows, papers={"report": replace(shows.papers["report"], source="reprot.typ")})


PLANTED: dict[str, Callable[[Shown], Shown]] = {
    "diplomacy-game-losst is not an event": _news,
    "order is not an act": _forms,
    "mapp is not an option": _option,
    "diplomacy-no-such is not a text": _title,
    "odrers is not a heading of the rules": _anchor,
    "games/diplomacy/crad.html is not a template": _template,
    "games/diplomacy/power.css is not a file": _style,
    "reprot.typ is not a source": _source,
}


@pytest.mark.parametrize("told", PLANTED)
def test_a_misspelt_name_is_found(told: str) -> None:
    site = site_of(diplomacy)
    pages = site.pages["diplomacy"]
    pages.presentation = PLANTED[told](pages.presentation)
    assert {
        one.removeprefix("ru: ").removeprefix("en: ") for one in broken_names(site, diplomacy)
    } == {told}


def test_what_cannot_be_served_stops_the_server() -> None:
    with pytest.raises(TypeError, match="a board has data and a template"):
        Presentation[Any](board=lambda view, scene: Board())
    with pytest.raises(TypeError, match="a card has data and a template"):
        Presentation[Any](web=WebFiles(card="card.html"))
    page: NamedPage[Any, Any] = NamedPage(
        template="t.html", title="t", data=lambda view, scene, query: PageData()
    )
    with pytest.raises(TypeError, match="part of an address"):
        Presentation[Any](pages={"../t": page})


def test_a_package_without_a_presentation_stops_the_server(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wordless" / "presentation").mkdir(parents=True)
    (tmp_path / "wordless" / "__init__.py").touch()
    (tmp_path / "wordless" / "presentation" / "__init__.py").write_text("Presentation = {}\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    class Wordless(type(diplomacy)):  # type: ignore[misc]
        words = "wordless"

    with pytest.raises(TypeError, match=r"wordless\.presentation has no"):
        presentation_of(Wordless())


class SecretAloud(PagesConformance):
    game = diplomacy
    counts = (7,)
    plays = 1
    steps = 12


def test_an_act_that_nobody_hears_is_not_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    def planted(game: Game[Any]) -> Site:
        site = site_of(game)
        pages = site.pages[game.id]
        forms = replace(pages.presentation.forms, aloud=frozenset({"orders"}))
        pages.presentation = replace(pages.presentation, forms=forms)
        return site

    monkeypatch.setattr("intriga.web.conformance.pages.site_of", planted)
    with pytest.raises(Broken, match="nobody heard “orders”"):
        SecretAloud().test_what_is_done_aloud_is_heard()
