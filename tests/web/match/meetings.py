"""Meetings of three people and a spectator, whose rooms open and close."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.shapes.society import Society


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `society`, whose rooms open and close."""
    folder: Path = tmp_path_factory.mktemp("town")
    with Server(folder, games={"society": Society()}) as made:
        yield made


class Meeting(NamedTuple):
    """A started match: its path, its players (the first is the host), a spectator."""

    path: str
    seats: list[Person]
    public: Person

    def say(self, seat: int, room: str, text: str, **fields: str) -> None:
        """Send a message in a room by its form."""
        person = self.seats[seat]
        person.open(self.path)
        person.send(message_form(person, room), text=text, **fields)

    def jail(self, chief: int, whom: int) -> None:
        """The free elect a chief, who jails somebody."""
        for person in self.seats:
            person.open(self.path)
            person.act("vote", whom=str(chief))
        self.seats[chief].open(self.path)
        self.seats[chief].act("jail", whom=str(whom))


Convene = Callable[..., Meeting]


@pytest.fixture
def convene(town: Server) -> Iterator[Convene]:
    """Makes matches of three people and a spectator."""
    people: list[Person] = []

    def one(**settings: str) -> Meeting:
        seats = [Person(town.url) for _ in range(3)]
        public = Person(town.url)
        people.extend([*seats, public])
        settings = {
            **{"name": "Анна", "seats": "3", "press": "full", "pace": "unlimited"},
            **settings,
        }
        seats[0].open("/new/society")
        seats[0].press("/new/society", **settings)
        path = seats[0].path
        code = re.search(r"/j/([A-Z0-9-]+)", seats[0].page.text)
        assert code, seats[0].text
        for person, name in zip(seats[1:], ("Борис", "Вера"), strict=True):
            person.open(f"/j/{code[1]}")
            person.press(f"/j/{code[1]}", name=name)
        seats[0].open(path)
        seats[0].press(f"{path}/start")
        public.open(path)
        return Meeting(path, seats, public)

    yield one
    for person in people:
        person.close()


def message_form(person: Person, room: str) -> Form:
    """The form for messages in a room."""
    forms = [form for form in person.forms if form.action.endswith("/say")]
    return next(form for form in forms if form.fields.get("room", "") == room)


def message_ids(person: Person) -> list[str]:
    """The ids of the messages on a page."""
    return re.findall(r'data-say="([^"]+)"', person.page.text)
