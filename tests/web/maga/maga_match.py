"""A match of MAGA played over HTTP: teams of two, from the first turn on."""

import re
from collections.abc import Callable
from time import sleep
from typing import Any

from tests.kit.http.html_client import Person
from tests.web.driven_match import DrivenMatch

NAMES = {
    "en": ("Ada", "Boris", "Clementine", "Dmitri", "Edith", "Fyodor", "Greta", "Hector"),
    "ru": ("Аглая", "Борис", "Варвара", "Глеб", "Дарья", "Евсей", "Жанна", "Захар"),
}
_PATIENCE = 120
_BEAT = 0.1


class MagaMatch(DrivenMatch):
    """A match whose numbers are given in order. `people`: by seat; `land`: the state of each team,
    whose people are seats that follow each other; `treaty`: the number of one that a test has made.
    The host does not play along. `offices`: the places of `curators`, who choose them."""

    def __init__(
        self,
        new_person: Callable[..., Person],
        seats: int = 6,
        language: str = "ru",
        offices: tuple[str, ...] = (),
        /,
        **options: str,
    ) -> None:
        self.host = new_person()
        self.each = int(options.get("people", "2"))
        names = [NAMES[language][n % 8] + (str(n // 8 + 1) if n >= 8 else "") for n in range(seats)]
        self.names = names
        host = self.host
        host.open("/new/maga")
        given = {"people": "2", "turns": "3", "privacy": "open", "pace": "unlimited"}
        given |= {"hosting": "referee", "name": "Судья" if language == "ru" else "Judge"} | options
        host.press("/new/maga", seats=str(seats), **given)
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        self.way_in = f"/j/{code[1]}"
        self.people = [new_person() for _ in range(seats)]
        for person, name in zip(self.people, names, strict=True):
            person.open(self.way_in)
            person.press(self.way_in, name=name)
        self.curators = {place: new_person() for place in offices}
        for place, person in self.curators.items():
            person.open(self.way_in)
            person.press(self.way_in, name=place, place=place)
        host.open(self.match)
        host.press(f"{self.match}/start")
        self.treaty = 0
        self._turn, self._in = 1, set[int]()
        teams = seats // self.each
        for team in range(teams):
            self.do(self.seat(team), "choose-numbers", numbers=list(range(1, 11)))
        self.until(lambda: self.turn() == 1)
        self.land = [self._land(self.seat(team)) for team in range(teams)]

    def _land(self, seat: int) -> int:
        found = re.search(r'id="desk-(\d+)"', self.people[seat].open(self.match))
        assert found
        return int(found[1])

    def seat(self, team: int) -> int:
        """The first seat of a team."""
        return team * self.each

    def hand_in(self, team: int, *lines: dict[str, Any]) -> None:
        """The list of a team."""
        self._in.add(team)
        self.do(self.seat(team), "hand-in", land=self.land[team], lines=list(lines))

    def turn(self) -> int:
        """The turn that is played; 0 before the first."""
        page = self.people[0].open(self.match)
        found = re.search(r'id="phase"><span>[^<\d]*(\d+)', page)
        return int(found[1]) if found else 0

    def end_turn(self) -> None:
        """Teams without a list hand in an empty one, and the turn passes."""
        for team in range(len(self.land)):
            if team not in self._in:
                self.hand_in(team)
        self.until(lambda: self.turn() != self._turn)
        self._turn, self._in = self.turn(), set()

    def open(self, team: int, page: str = "") -> str:
        """What the first of a team sees."""
        return self.people[self.seat(team)].open(self.match + (f"/p/{page}" if page else ""))

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that the table does in its own time."""
        for _ in range(_PATIENCE):
            if true():
                return
            sleep(_BEAT)
        raise AssertionError("it does not happen")
