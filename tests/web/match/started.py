"""A started match of any game between people who are on its page."""

import re

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.draft_pages import hand_in_draft

SEATS = {"town": 8, "parliament": 3, "auction": 2, "campaign": 2}


class Table:
    """A started match between people, the first of whom hosts it."""

    def __init__(self, server: Server, game: str, **settings: str) -> None:
        self.people = [Person(server.url) for _ in range(SEATS[game] + 1)]
        leads = settings.get("hosting") is not None
        host, players = self.people[0], self.people[leads : SEATS[game] + leads]
        host.open(f"/new/{game}")
        host.press(
            f"/new/{game}", name="Ведущая", seats=str(SEATS[game]), pace="unlimited", **settings
        )
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code
        for number, person in enumerate(players):
            if person is not host:
                person.open(f"/j/{code[1]}")
                person.press(f"/j/{code[1]}", name=f"Игрок {number}")
        host.open(self.match)
        host.press(f"{self.match}/start")
        assert host.status == 200, host.text
        self.host, self.players = host, players

    def close(self) -> None:
        for person in self.people:
            person.close()

    def act(self, seat: int, key: str, **fields: str) -> None:
        person = self.players[seat]
        person.open(self.match)
        person.send(
            next(form for name, form in person.acts.items() if name.startswith(key)), **fields
        )
        assert person.status == 200, person.text

    def turn(self, *, rob: int = 1) -> None:
        """Both teams of a town hand in their lists: the first robs team `rob`."""
        for person, what, team in zip(self.players, ("rob", "guard"), (rob, 2), strict=False):
            person.open(self.match)
            hand_in_draft(person, what=what, team=str(team))
            assert person.status == 200, person.text
