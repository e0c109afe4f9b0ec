"""The named pages and papers of the toy games and of ours pass the suite for pages, and what leaks
or fails on a page is found."""

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from intriga.games.diplomacy import game as diplomacy
from intriga.games.espionage import game as espionage
from intriga.kernel import TABLE
from intriga.lab.conformance import Broken, Script
from intriga.web.conformance import PagesConformance
from tests.shapes.paged.auction import game as auction
from tests.shapes.paged.parliament import game as parliament
from tests.shapes.paged.town import PagedTown
from tests.shapes.paged.town import game as town
from tests.shapes.paged.town import presentation as town_presentation
from tests.shapes.paged.town.presentation import Report

END_OF_TURN = (TABLE, {"type": "expire", "window": "lists"})


class TestTownPages(PagesConformance):
    game = town
    counts = (8,)
    plays = 1
    steps = 40
    scripts = (Script(8, (END_OF_TURN, END_OF_TURN)),)
    pairs = 8


class TestCityPages(PagesConformance):
    """A town of 120."""

    game = town
    counts = (120,)
    plays = 1
    steps = 12
    looks = 2
    scripts = (Script(120, (END_OF_TURN, END_OF_TURN)),)
    pairs = 0


class TestParliamentPages(PagesConformance):
    game = parliament
    plays = 2
    looks = 5
    pairs = 20


class TestAuctionPages(PagesConformance):
    game = auction
    pairs = 20


class TestEspionagePages(PagesConformance):
    game = espionage
    plays = 2
    looks = 4
    pairs = 6


class TestDiplomacyPages(PagesConformance):
    game = diplomacy
    counts = (7,)
    plays = 1
    steps = 60
    looks = 3
    pairs = 0
    own_forms = ("orders",)


@pytest.mark.thorough
class TestManyMorePairs:
    def test_of_diplomacy(self) -> None:
        class Suite(TestDiplomacyPages):
            pairs = 8

        Suite().test_equal_views_give_equal_pages()

    def test_of_a_city(self) -> None:
        class Suite(TestCityPages):
            pairs = 10
            steps = 60

        Suite().test_equal_views_give_equal_pages()

    def test_of_espionage(self) -> None:
        class Suite(TestEspionagePages):
            pairs = 60

        Suite().test_equal_views_give_equal_pages()


def broken(monkeypatch: pytest.MonkeyPatch, data: Any, paper: bool = False) -> PagesConformance:
    """The suite for a town whose report, or role card, is made by this function."""
    whole = town_presentation.presentation
    if paper:
        made = replace(whole, papers={"role": replace(town_presentation.ROLE, data=data)})
    else:
        made = replace(whole, pages={"report": replace(town_presentation.REPORT, data=data)})
    monkeypatch.setattr(town_presentation, "presentation", made)

    class Suite(PagesConformance):
        game = PagedTown()
        counts: ClassVar[Any] = (8,)
        scripts = (Script(8, (END_OF_TURN,)),)
        plays = 1
        steps = 40
        pairs = 12

    return Suite()


def test_a_page_that_peeks_at_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(view: Any, scene: Any, query: Any) -> Report:
        deeds = [team.deeds for team in scene.offer._state.teams] if scene.offer else []
        return Report(lines=(repr(deeds),), turns=())

    with pytest.raises(Broken, match="its pages"):
        broken(monkeypatch, peeking).test_equal_views_give_equal_pages()


def test_a_page_that_remembers_who_looked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Any] = []

    def remembering(view: Any, scene: Any, query: Any) -> Report:
        looked.append(scene.viewer)
        return Report(lines=(str(len(looked)),), turns=())

    with pytest.raises(Broken, match="its pages"):
        broken(monkeypatch, remembering).test_equal_views_give_equal_pages()


def test_a_page_that_fails_is_found_with_its_query(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(view: Any, scene: Any, query: Any) -> Report:
        return Report(lines=(scene.tell(scene.events[query.turn]),), turns=())

    with pytest.raises(Broken, match=r"report .* cannot be made: IndexError"):
        broken(monkeypatch, failing).test_pages_and_papers_are_made()


def test_a_page_without_its_texts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(view: Any, scene: Any, query: Any) -> Report:
        return Report(lines=(scene.say("town-page-nothing"),), turns=())

    with pytest.raises(Broken, match="MissingText"):
        broken(monkeypatch, speechless).test_pages_and_papers_are_made()


def test_a_paper_that_nobody_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    suite = broken(monkeypatch, lambda view, scene, query: None, paper=True)
    with pytest.raises(Broken, match="nobody was ever shown"):
        suite.test_pages_and_papers_are_made()
    with pytest.raises(Broken, match="could be printed"):
        suite.test_papers_are_printed()
