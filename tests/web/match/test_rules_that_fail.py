"""Whatever function of a game raises: no page is an error page, everybody is told that something is
missing, and the host's cockpit rewinds the match or calls it off."""

import logging
import re
from collections.abc import Iterator

import pytest

from intriga.web.rendering.failures import Failures
from tests.kit.http.html_client import Person
from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.shapes.brittle import BROKEN, LOOKS, SECRET, STEPS
from tests.shapes.brittle import game as brittle

pytestmark = [pytest.mark.service, pytest.mark.rule("zeppelin", "P-6")]

FAILING = "правила игры дают сбой"
SHOWN = {"windows", "forms", "offer_key", "viewpoint", "view", "rooms"}
"""What is missed as soon as somebody looks."""
OF_SEATS = {"forms", "offer_key"}
"""What only players miss."""
PAGES = ("", "?all=1", "/events", "/end", "/settings", "/screen")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("brittle"), games={"brittle": brittle}) as made:
        yield made


@pytest.fixture(scope="module")
def programs(server: Server) -> Iterator[list[Program]]:
    """A host and two players."""
    made = [Program(server.url, f"brittle-{n}", "en") for n in range(3)]
    yield made
    for one in made:
        one.close()


@pytest.fixture(autouse=True)
def failing(server: Server, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """As on a server of users: failures are shown, and nobody is told what went wrong."""
    server.site.failures = Failures()
    server.site.failures.raises = False
    with caplog.at_level(logging.ERROR):
        yield
    BROKEN.clear()
    assert SECRET not in caplog.text
    told = [one.getMessage() for one in caplog.records if "a page failed" in one.getMessage()]
    assert not told, "an error page"


class Count:
    """A match of two in its second turn, and its host, who does not play."""

    def __init__(self, server: Server) -> None:
        self.host = Person(server.url)
        self.people = [Person(server.url), Person(server.url)]
        self.host.open("/new/brittle")
        self.host.press("/new/brittle", name="Вера", seats="2", pace="unlimited", hosting="leads")
        self.match = self.host.path
        code = re.search(r"/j/([A-Z0-9-]+)", self.host.page.text)
        assert code
        for person, name in zip(self.people, ("Анна", "Борис"), strict=True):
            person.open(f"/j/{code[1]}")
            person.press(f"/j/{code[1]}", name=name)
        self.host.open(self.match)
        self.host.press(f"{self.match}/start")
        self.turn()

    def turn(self) -> None:
        for person in self.people:
            person.open(self.match)
            if "count" in person.acts:
                person.act("count", number="1")
                assert person.status == 200, person.text

    def look(self) -> list[bool]:
        """Everybody looks at all pages; who is told that something fails."""
        told = []
        for person in (*self.people, self.host):
            for path in PAGES:
                person.open(self.match + path)
                assert person.status == 200, (path, person.text)
                assert SECRET not in person.page.text
                if path == "":
                    told.append(FAILING in person.text)
        self.host.open(f"{self.match}/host")
        assert self.host.status == 200, self.host.text
        return told

    def close(self) -> None:
        for person in (self.host, *self.people):
            person.close()


@pytest.mark.parametrize("broken", sampled([*LOOKS, *STEPS], 4))
def test_pages_stand_and_the_host_has_a_way_on(server: Server, broken: str) -> None:
    count = Count(server)
    host, match = count.host, count.match
    BROKEN.add(broken)
    host.open(f"{match}/host")
    host.press(f"{match}/host/mute")  # what was seen before is not remembered
    public = broken in SHOWN - OF_SEATS
    assert count.look() == [broken in SHOWN, broken in SHOWN, public]
    host.open(f"{match}/host")
    assert (FAILING in host.text) == public
    host.open(f"{match}/host")
    if f"{match}/host/close" in host.page.text:
        host.press(f"{match}/host/close")
        assert host.status in (200, 409)
        refused = host.status == 409
        assert refused == (broken in ("windows", "close_window", "outcome"))
        if refused:
            assert "В правилах игры произошла ошибка" in host.text
    host.open(f"{match}/host")
    host.press(f"{match}/host/rewind")
    host.press(f"{match}/host/rewind")
    assert host.status == 200, host.text
    BROKEN.clear()
    count.turn()
    BROKEN.add(broken)
    host.open(f"{match}/end")
    host.press(f"{match}/end/now", how="called-off")
    host.open(match)
    assert host.status == 200
    assert "прекра" in host.text.lower()
    count.close()


@pytest.mark.parametrize("broken", sampled([*LOOKS, *STEPS], 4))
def test_programs_get_answers(programs: list[Program], broken: str) -> None:
    host, *players = programs
    match = host.open(game="brittle", sit=False, seats=2, options={})
    code = host.get(f"/matches/{match}")["join_code"]
    for one in players:
        one.post(f"/matches/{match}/join", {"code": code})
    host.post(f"/matches/{match}/start", {})
    for one in players:
        one.act(match, "count", number=1)
    BROKEN.add(broken)
    view = players[0].get(f"/matches/{match}/view", after=0)
    assert view["failing"] == (broken in SHOWN)
    players[0].get(f"/matches/{match}/forms")
    players[0].get(f"/matches/{match}/drafts")
    players[0].get(f"/matches/{match}/rooms")
    host.get(f"/matches/{match}/host/forms")
    answer = players[0].http.post(f"/matches/{match}/domains/number", json={"chosen": {}})
    assert answer.status_code in (200, 404, 422), answer.text
    (point, *_) = host.get(f"/matches/{match}/turning-points")["points"]
    body = {"command": "back", "number": point["number"], "sure": True}
    host.post(f"/matches/{match}/rewind", body)
    BROKEN.clear()
    assert players[0].get(f"/matches/{match}/view")["view"]["turn"] == 1
    players[1].act(match, "count", number=1)
    BROKEN.add(broken)
    end = {"command": "end", "act": {"type": "end", "how": "called-off"}}
    host.post(f"/matches/{match}/host", end)
