"""Taking back what was played, on the pages: asked from the page of the match and from the cockpit
of a host who plays, answered by all who play."""

from collections.abc import Iterator

import pytest

from intriga.web.rendering.failures import Failures
from tests.kit.http.server import Server
from tests.shapes.fair import game as fair
from tests.web.match.stall import Stall

pytestmark = [pytest.mark.service, pytest.mark.rule("economicus", "P-3")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("undo"), games={"fair": fair}) as made:
        made.site.failures = Failures()
        made.site.failures.raises = False  # one line of this fair cannot be told
        yield made


@pytest.fixture
def stall(server: Server) -> Iterator[Stall]:
    made = Stall(server)
    yield made
    made.close()


def test_players_take_a_move_back(stall: Stall) -> None:
    host, guest, match = stall.host, stall.guest, stall.match
    guest.open(f"{match}/end")
    assert "Сейчас игрокам нечего вернуть" in guest.text
    stall.act(host, "done")
    guest.open(match)
    assert f'href="{match}/end#undo"' in guest.page.text
    guest.open(f"{match}/end")
    guest.press(f"{match}/undo/ask")
    assert guest.status == 200, guest.text
    assert "просит вернуть ход" in guest.text
    assert "Согласны: 1 из 2" in guest.text
    host.open(f"{match}/host")
    assert "Борис просит вернуть ход" in host.text, "the cockpit says so, too"
    host.open(match)
    host.press(f"{match}/undo/agree")
    assert "Все, кто играет, согласились" in host.text
    assert "done" in host.acts, "the day goes on as it was"
    assert f"{match}/undo/agree" not in host.page.text


def test_a_host_who_plays_asks_from_the_cockpit_and_is_declined(stall: Stall) -> None:
    host, guest, match = stall.host, stall.guest, stall.match
    stall.act(guest, "done")
    host.open(f"{match}/host")
    assert "Вы сами играете" in host.text
    assert f"{match}/host/rewind" not in host.page.text
    host.press(f"{match}/undo/ask")
    assert host.status == 200
    sent = {"number": "1", "sure": "1", "command": "x", "_csrf_token": host.csrf}
    host.page = host.http.post(f"{match}/host/rewind", data=sent)
    assert host.status == 409
    assert "согласиться должны все остальные" in host.text
    guest.open(match)
    guest.press(f"{match}/undo/refuse")
    assert "не соглашается вернуть ход" in guest.text
    host.open(f"{match}/host")
    host.press(f"{match}/undo/ask")
    assert host.status == 422
    assert "Вы уже просили вернуть ход" in host.text


def test_what_came_to_light_is_not_offered(stall: Stall) -> None:
    host, guest, match = stall.host, stall.guest, stall.match
    for person in (host, guest):
        stall.act(person, "done")
    host.open(f"{match}/host")
    assert "с тех пор что-то раскрылось" in host.text
    assert f"{match}/undo/ask" not in host.page.text
    guest.open(f"{match}/end")
    assert f"{match}/undo/ask" not in guest.page.text
    sent = {"number": "1", "command": "x", "_csrf_token": host.csrf}
    host.page = host.http.post(f"{match}/undo/ask", data=sent)
    assert host.status == 422
    assert "Так далеко откатить партию может только ведущий" in host.text
