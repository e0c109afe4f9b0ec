"""Named pages and papers of games: for whoever may see them, pushed when they change, printed."""

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from intriga.games import installed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.paged.auction import game as auction
from tests.shapes.paged.parliament import game as parliament
from tests.shapes.paged.town import game as town
from tests.web.browsing import enter
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.match.sse_listener import Listener
from tests.web.match.started import Table
from tests.web.tab import PHONE, Tab

pytestmark = pytest.mark.service
OURS = installed()
GAMES: dict[str, Any] = {
    **{game.id: game for game in (town, parliament, auction)},
    "diplomacy": OURS["diplomacy"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("own-pages"), games=GAMES) as made:
        yield made


@pytest.fixture
def begin(server: Server) -> Iterator[Any]:
    made: list[Table] = []

    def one(game: str, **settings: str) -> Table:
        made.append(Table(server, game, **settings))
        return made[-1]

    yield one
    for table in made:
        table.close()


def words_of(person: Person) -> str:
    """The text of a PDF."""
    assert person.page.headers["content-type"] == "application/pdf", person.text
    assert person.page.headers["cache-control"] == "no-store"
    pages = PdfReader(io.BytesIO(person.page.content)).pages
    return " ".join(re.sub(r"\s+", " ", page.extract_text()) for page in pages)


def test_a_report_is_its_team_s_and_stays_readable(begin: Any) -> None:
    table = begin("town")
    report = f"{table.match}/p/report"
    anna, boris = table.players[:2]
    anna.open(table.match)
    assert report in anna.page.text, "the page of the match links to it"
    anna.open(report)
    assert "Донесений пока нет" in anna.text
    anna.open(f"{report}?turn=1")
    assert anna.status == 404
    assert "пока ничего нет" in anna.text
    table.turn(rob=2)
    table.turn(rob=1)
    anna.open(f"{report}?turn=1")
    assert anna.status == 200
    assert "Донесение за ход 1" in anna.text
    assert "22" in anna.text, "what team 1 had after turn 1"
    first = anna.text
    boris.open(f"{report}?turn=1")
    assert "18" in boris.text
    assert boris.text != first
    anna.open(report)
    assert "Донесение за ход 2" in anna.text
    assert f'href="{report}?turn=1"' in anna.page.text
    assert f'href="{table.match}"' in anna.page.text, "the way back"
    watcher = table.people[-1]
    watcher.open(report)
    assert watcher.status == 404, "spectators have no reports"
    watcher.open(table.match)
    assert report not in watcher.page.text


def test_a_wrong_address_is_said_to_be_wrong(begin: Any) -> None:
    table = begin("parliament")
    person = table.players[0]
    page = f"{table.match}/p/laws"
    for query in ("law=x", "law=-1", "law=1.5", "law=" + "9" * 400, "law="):
        person.open(f"{page}?{query}")
        assert person.status == 400, query
        assert "В адресе неверно указано «law»" in person.text
        assert f'href="{page}"' in person.page.text, "a way to the page itself"


def test_what_a_viewer_has_no_page_of_does_not_exist(begin: Any) -> None:
    table = begin("town")
    person = table.players[0]
    for path, status in (
        ("p/laws", 404),
        ("p/report?seat=3", 403),
        ("p/report?seat=all", 403),
        ("p/report?seat=public", 404),
        ("p/report?nothing=1", 200),
        ("papers/other.pdf", 404),
        ("papers/role.pdf?seat=1", 403),
        ("host/papers/role.pdf", 403),
        ("p/report/live?turn=x", 404),
    ):
        person.open(f"{table.match}/{path}")
        assert person.status == (status if "live" not in path else 200), (path, person.text)
    person.open("/m/nowhere/p/report")
    assert person.status == 404


def test_an_open_page_follows_what_its_viewer_sees_and_nothing_else(begin: Any) -> None:
    table = begin("parliament")
    vera = table.players[2]
    page = f"{table.match}/p/laws"
    vera.open(page)
    listener = Listener(vera, vera.live)
    # A secret treaty of two others: nothing is sent.
    table.act(0, "propose", whom="1", text="Между нами")
    table.act(1, "sign")
    table.act(0, "pass-law", text="Налогов нет")
    message = listener.next()
    assert message is not None
    assert message.targets == ["own-page"]
    assert "Закон № 1" in message.data
    assert "Между нами" not in message.data
    vera.open(page)
    assert f"shown={message.id}" in vera.live, "what it shows now"
    again = Listener(vera, vera.live, last=message.id)
    table.act(1, "pass-law", text="Налоги есть")
    update = again.next()
    assert update is not None
    assert "Закон № 2" in update.data, "nothing that it had was sent again"
    for one in (listener, again):
        one.close()


def test_who_has_given_up_the_seat_is_sent_nothing_more(begin: Any) -> None:
    table = begin("parliament")
    boris = table.players[1]
    boris.open(f"{table.match}/p/laws")
    listener = Listener(boris, boris.live)
    boris.open(table.match)
    boris.press(f"{table.match}/leave")
    table.act(0, "pass-law", text="Налогов нет")
    message = listener.next()
    assert message is not None
    assert (message.event, message.data) == ("moved", "moved")
    assert listener.next() is None
    listener.close()


def test_an_open_page_ends_with_its_match(begin: Any) -> None:
    table = begin("auction")
    watcher = table.people[-1]
    watcher.open(f"{table.match}/p/market?by=lots")
    assert "by=lots&shown=" in watcher.live
    listener = Listener(watcher, watcher.live)
    for _ in range(12):
        for seat in (0, 1):
            player = table.players[seat]
            player.open(table.match)
            form = player.acts.get("pass")
            if form is not None and form.fields.get("token"):
                player.send(form)
    messages = []
    while (message := listener.next()) is not None:
        messages.append(message)
        if message.event == "close":
            break
    assert messages[-1].event == "close"
    assert "Лотов осталось: 0" in messages[-2].data
    watcher.open(f"{table.match}/p/market")
    assert "hx-sse:connect" not in watcher.page.text
    listener.close()


def test_a_role_card_shows_its_own_role_alone(begin: Any) -> None:
    table = begin("town")
    roles = []
    for person in table.players:
        person.open(f"{table.match}/papers/role.pdf")
        roles.append(words_of(person))
        first = person.page.content
        person.open(f"{table.match}/papers/role.pdf")
        assert person.page.content == first, "the same view gives the same bytes"
    informers = [text for text in roles if "предупредить" in text]
    assert len(informers) == 2, roles
    assert all(text.count("Игрок") <= 1 for text in roles)
    watcher = table.people[-1]
    watcher.open(f"{table.match}/papers/role.pdf")
    assert watcher.status == 404


def test_a_referee_prints_all_role_cards_once_everybody_knows(begin: Any) -> None:
    table = begin("town", hosting="referee")
    path = f"{table.match}/host/papers/role.pdf"
    table.host.open(path)
    assert table.host.status == 403
    assert "судейский вид" in table.host.text
    table.host.open(f"{table.match}/p/report?seat=all")
    assert table.host.status == 403
    table.host.open(f"{table.match}/host")
    table.host.press(f"{table.match}/host/look")
    assert path in table.host.page.text, "the referee's view has the link"
    table.players[0].open(table.match)
    assert "Судья открыл вид" in table.players[0].text
    table.host.open(path)
    text = words_of(table.host)
    assert len(PdfReader(io.BytesIO(table.host.page.content)).pages) == 8
    assert text.count("предупредить") == 2
    table.turn()
    table.host.open(f"{table.match}/p/report?seat=all&turn=1")
    assert table.host.status == 200
    assert len(re.findall("<li>", table.host.page.text)) == 2, "both teams' reports"
    table.players[0].open(path)
    assert table.players[0].status == 403


@pytest.mark.parametrize("hosting", ["leads", None])
def test_a_host_who_is_no_referee_prints_nobody_s_cards(begin: Any, hosting: str | None) -> None:
    table = begin("town", **({"hosting": hosting} if hosting else {}))
    table.host.open(f"{table.match}/host/papers/role.pdf")
    assert table.host.status == 403


def test_after_the_end_pages_are_those_of_the_replay(begin: Any) -> None:
    table = begin("town")
    for _ in range(3):
        table.turn()
    watcher = table.people[-1]
    watcher.open(f"{table.match}/replay?step=5&seat=all")
    linked = re.search(r'href="([^"]*/p/report[^"]*)"', watcher.page.text)
    assert linked
    assert "seat=all" in linked[1]
    assert "step=5" in linked[1]
    watcher.open(f"{table.match}/p/report?seat=0&step=999")
    assert "Донесение за ход 3" in watcher.text
    assert f"{table.match}/replay?step=" in watcher.page.text, "the way back"
    watcher.open(f"{table.match}/p/report?seat=0&step=3")
    assert "Донесение за ход 1" in watcher.text
    assert "turn=1&amp;seat=0&amp;step=3" in watcher.page.text
    watcher.open(f"{table.match}/p/report?seat=77&step=4")
    assert watcher.status == 422, watcher.text


def test_before_the_start_there_is_no_page(server: Server) -> None:
    host = Person(server.url)
    host.open("/new/town")
    host.press("/new/town", name="Ведущая", seats="8")
    match = host.path
    host.open(f"{match}/p/report")
    assert host.path == match
    host.open(f"{match}/papers/role.pdf")
    assert host.status == 404
    host.close()


@pytest.mark.parametrize("script", [True, False])
def test_pages_fit_a_phone_with_and_without_script(
    begin: Any, browser: Browser, script: bool
) -> None:
    table = begin("parliament")
    table.act(0, "pass-law", text="Длинный закон " * 30)
    tab = Tab(browser, str(table.host.http.base_url).rstrip("/"), PHONE, script=script)
    enter(tab, table.players[1], f"{table.match}/p/laws")
    expect(tab.page.get_by_role("heading", name="Свод законов")).to_be_visible()
    tab.page.get_by_role("link", name="Закон № 1").focus()
    tab.page.keyboard.press("Enter")
    expect(tab.page.get_by_text("Редакция 1")).to_be_visible()
    if script:
        tab.fit_for_everybody()
        tab.open(f"{table.match}/p/laws")
        table.act(1, "pass-law", text="Второй")
        expect(tab.page.get_by_role("link", name="Закон № 2")).to_be_visible()
    tab.press("К партии")
    assert tab.path == table.match
    tab.close()


def test_the_report_of_a_past_turn_of_diplomacy_is_printed(server: Server) -> None:
    people: list[Person] = []

    def new_person() -> Person:
        people.append(Person(server.url, "en"))
        return people[-1]

    war = DiplomacyMatch(new_person)
    me = people[0]
    me.open(f"{war.match}/papers/report.pdf")
    assert me.status == 404, "no turn is over"
    war.all_but(AUSTRIA="A VIE - GAL")
    me.open(war.match)
    assert f"{war.match}/papers/report.pdf" in me.page.text
    me.open(f"{war.match}/papers/report.pdf?turn=1")
    text = words_of(me)
    assert "Results: Spring 1901" in text
    assert "Galicia" in text
    me.open(f"{war.match}/turn?n=1")
    assert f"{war.match}/papers/report.pdf?turn=1" in me.page.text
    me.open(f"{war.match}/papers/report.pdf?turn=99")
    assert me.status == 404
    for person in people:
        person.close()
