"""A match of the fair, whose parts fail on demand."""

import re
from collections.abc import Collection, Sequence

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.fair.presentation import SECRET

WHOLE = (
    "",
    "?all=1",
    "/screen",
    "/host",
    "/events",
    "/turn?n=1",
    "/turn/1.svg",
    "/thumbnail.svg",
    "/p/book",
    "/papers/pass.pdf",
)
"""The pages of a match in play."""


class Stall:
    """A match of two, the first of whom hosts it and plays."""

    def __init__(self, server: Server) -> None:
        self.host, self.guest = Person(server.url), Person(server.url)
        self.host.open("/new/fair")
        self.host.press("/new/fair", name="Анна", seats="2", pace="unlimited")
        self.match = self.host.path
        code = re.search(r"/j/([A-Z0-9-]+)", self.host.page.text)
        assert code
        self.guest.open(f"/j/{code[1]}")
        self.guest.press(f"/j/{code[1]}", name="Борис")
        self.host.open(self.match)
        self.host.press(f"{self.match}/start")

    def close(self) -> None:
        self.host.close()
        self.guest.close()

    def act(self, person: Person, key: str, **fields: str) -> None:
        person.open(self.match)
        person.act(key, **fields)
        assert person.status == 200, person.text

    def day(self) -> None:
        """Both close their stalls."""
        for person in (self.host, self.guest):
            self.act(person, "done")

    def look(self, path: str) -> str:
        """A page of the match, for the host, without its addresses."""
        self.host.open(self.match + path)
        assert SECRET not in self.host.page.text
        return self.host.text if "html" in self.host.page.headers["content-type"] else ""

    def pages(self, paths: Sequence[str] = WHOLE, failing: Collection[str] = ()) -> None:
        """Look at pages, of which only these are error pages."""
        for path in paths:
            text = self.look(path)
            assert self.host.status == (500 if path in failing else 200), path
            assert not text or "Анна" in text or "Ярмарка" in text
