"""The results of a match: what everybody is told once it is over, and nobody before."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.games import installed
from intriga.kernel import Message, Outcome
from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.observe import Observer
from intriga.lab.conformance import play
from intriga.lab.conformance.plays.random_play import names_of
from intriga.presentation import Ending, Presentation, Scene, WhoWas
from intriga.table import MatchView
from intriga.web.conformance.looks import match_info, site_of
from intriga.web.match.renderer import Page
from intriga.web.match.zones.results import Results
from tests.kit.http.html_client import Person
from tests.shapes.auction import game as auction
from tests.web.match.beginning import begun

NewPerson = Callable[..., Person]


def seen(game: Any, seats: int, viewer: Viewer, outcome: Outcome | None, language: str) -> Results:
    """The results of a match that has hardly begun, with this outcome, for this viewer."""
    site = site_of(game)
    begun = play(game, seats, {}, "results", 3).steps[0].position
    position = replace(begun, outcome=outcome)
    observer = Observer(game, position)
    names = tuple(names_of(seats))
    views = [
        MatchView("lab", one, observer.observation(one, []), {}, names, 0)
        for one in (viewer, REFEREE)
    ]
    page = Page(
        site=site,
        language=language,
        info=match_info(game, position, names),
        match_view=views[0],
        offer=None,
    )
    return Results(page, views[1])


def rows(results: Results) -> list[dict[str, Any]]:
    return [row for group in results.results()["groups"] for row in group["rows"]]


def test_a_match_that_is_played_has_no_results() -> None:
    with pytest.raises(ValueError, match="not over"):
        seen(auction, 2, 0, None, "ru")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_game_that_says_nothing_has_them_from_its_outcome(language: str) -> None:
    outcome = Outcome((1,), (3, 7), Message("early-called-off"))
    mine, anybody = (seen(auction, 2, viewer, outcome, language) for viewer in (0, PUBLIC))
    assert [row["seat"] for row in rows(mine)] == [0, 1], "the viewer's own row is the first"
    assert [row["seat"] for row in rows(anybody)] == [1, 0], "then the winner's"
    assert [(row["won"], row["value"]) for row in rows(anybody)] == [(True, "7"), (False, "3")]
    verdict = anybody.results()["verdict"]
    assert verdict == {"ru": "Победа: ", "en": "Winner: "}[language] + names_of(2)[1]


def test_whom_a_game_forgets_is_in_the_rows_all_the_same() -> None:
    outcome = Outcome((0,), (1, 0, 0), Message("early-called-off"))
    made = seen(installed()["espionage"], 3, 1, outcome, "ru")

    def ending(view: object, scene: Scene) -> Ending:
        return Ending(verdict="Конец", who=(WhoWas(seat=2, role="кто-то", side="Одни"),))

    made.shows = Presentation(ending=ending)
    assert made.results()["verdict"] == "Конец"
    assert [row["seat"] for row in rows(made)] == [1, 2, 0]
    assert [group["side"] for group in made.results()["groups"]] == ["", "Одни", ""]


@pytest.mark.parametrize("id", sorted(installed()))
def test_every_game_says_who_was_who_wherever_people_end_it(id: str) -> None:
    """Also before anything has happened; the verdict is then the table's own."""
    game = installed()[id]
    seats = max(game.usual, game.seats.start)
    off = Outcome((), (0,) * seats, Message("early-called-off"), early="called-off")
    for viewer in (0, PUBLIC):
        made = seen(game, seats, viewer, off, "ru")
        found = made.results()
        assert found["verdict"] == "Без результата"
        told = rows(made)
        assert sorted(row["seat"] for row in told) == list(range(seats))
        assert not any(row["won"] for row in told)


@pytest.mark.service
def test_who_was_who_is_told_to_nobody_before_the_end(new_person: NewPerson) -> None:
    anna, boris, stranger = (new_person("ru") for _ in range(3))
    match = begun([anna, boris], "espionage")
    for person in (anna, boris, stranger):
        person.open(match)
        assert "who-was-who" not in person.page.text
    anna.open(f"{match}/end")
    anna.press(f"{match}/end/propose", how="called-off")
    boris.open(match)
    boris.press(f"{match}/end/agree")
    for person, first in ((anna, "Анна"), (boris, "Борис"), (stranger, "Анна")):
        person.open(match)
        assert 'id="who-was-who"' in person.page.text
        told = re.findall(r'(?s)<ul class="end-was">.*?<bdi>(.*?)</bdi>', person.page.text)
        assert told[0] == first
    assert f'action="{match}/again"' not in stranger.page.text
    assert f'action="{match}/again"' in boris.page.text
