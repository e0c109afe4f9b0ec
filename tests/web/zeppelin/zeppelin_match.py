"""A match of Zeppelin played over HTTP. Seats are dealt round robin: with two states, seats 0, 2, 4
live in the first and 1, 3, 5 in the second."""

import re
from collections.abc import Callable

from tests.kit.http.html_client import Person
from tests.web.driven_match import DrivenMatch

NAMES = ("Ada", "Boris", "Clementine", "Dmitri", "Edith", "Fyodor")


class ZeppelinMatch(DrivenMatch):
    """A match in its first turn. `people`: by seat; the first is the host. `way_in`: where people
    join it."""

    def __init__(self, new_person: Callable[..., Person], seats: int = 6, **options: str) -> None:
        self.people = [new_person() for _ in range(seats)]
        host = self.people[0]
        host.open("/new/zeppelin")
        given = {"map": "baltic", "states": "2", "deal": "choice"} | options
        given |= {"privacy": "open", "pace": "unlimited"} | given
        host.press("/new/zeppelin", name=NAMES[0], seats=str(seats), **given)
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        self.way_in = f"/j/{code[1]}"
        for person, name in zip(self.people[1:], NAMES[1:], strict=False):
            person.open(self.way_in)
            person.press(self.way_in, name=name)
        host.open(self.match)
        host.press(f"{self.match}/start")
        self.end_turn()

    def end_turn(self) -> None:
        """Everybody is ready."""
        for seat in range(len(self.people)):
            self.do(seat, "ready")

    def rank(self, seat: int, name: str) -> int:
        """The number of a class below that of this person."""
        person = self.people[seat]
        person.open(self.match)
        forms = [form for key, form in person.acts.items() if key.startswith("edit-class")]
        return next(int(f.preset["rank"]) for f in forms if f.fields.get("name") == name)
