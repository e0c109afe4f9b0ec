"""The page of the referee's log: the same for every game that writes one, for who may read it."""

import re
from collections.abc import Iterator

import pytest

from intriga.web.match.named import referee_log
from tests.kernel.logged import game as logged
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.started import Table

pytestmark = pytest.mark.service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("log"), games={logged.id: logged}) as made:
        yield made


def campaign(server: Server, rounds: int) -> Table:
    """A campaign with a referee, whose rules write a line for each stake."""
    return Table(server, "campaign", hosting="referee", rounds=str(rounds), supplies="30")


def stake(table: Table, *amounts: int) -> None:
    """A round: what each of both stakes."""
    for seat, amount in enumerate(amounts):
        table.act(seat, "stake", amount=str(amount))


def read(person: Person, address: str) -> list[str]:
    """The titles of turns and the lines of a page of the log, as they stand there."""
    page = person.open(address)
    assert person.status == 200, person.text
    return re.findall(r"<(?:h2|li)>([^<]+)</", page[page.index("</h1>") :])


def link(person: Person, title: str) -> str | None:
    """Where a button of the page leads, if anywhere."""
    found = re.search(rf'<a class="button" href="([^"]+)">{title}</a>', person.page.text)
    return found[1].replace("&amp;", "&") if found else None


def test_it_is_the_referees_until_the_rules_have_ended_the_match(server: Server) -> None:
    table = campaign(server, 2)
    log, (one, other), host = f"{table.match}/log", table.players, table.host
    stranger = Person(server.url, "en")
    stake(table, 3, 5)
    host.open(f"{log}?seat=all")
    assert host.status == 403, "the view of the referee is not open"
    host.open(f"{table.match}/host")
    host.press(f"{table.match}/host/look")
    assert read(host, f"{log}?seat=all") == ["Ход 1", "Ваша ставка: 3.", "Ваша ставка: 5."]
    for person in (one, other, stranger):
        for query, status in (("", 404), ("?seat=public", 404), ("?seat=all", 403)):
            person.open(log + query)
            assert person.status == status, query
            assert "3" not in re.findall(r"(?:ставка|stake): (\d)", person.page.text)
        person.open(f"{log}?step=3&seat=all")
        assert person.status == 403, "there is no replay yet"
    host.open(log)
    assert host.status == 404, "as the public that a host without a seat is"
    stake(table, 1, 1)
    assert read(one, log)[0] == read(host, log)[0] == "Ход 2"
    assert read(stranger, log) == [
        *("Turn 2", "Your stake: 1.", "Your stake: 1."),
        *("Turn 1", "Your stake: 3.", "Your stake: 5."),
    ]
    table.close()
    stranger.close()


def test_of_a_match_that_people_have_ended_the_replay_has_it(server: Server) -> None:
    table = campaign(server, 2)
    stake(table, 3, 5)
    one, other = table.players
    one.open(f"{table.match}/end")
    one.press(f"{table.match}/end/propose", how="called-off")
    other.open(table.match)
    other.press(f"{table.match}/end/agree")
    one.open(f"{table.match}/log")
    assert one.status == 404
    assert read(one, f"{table.match}/log?seat=all")[0] == "Ход 1"
    assert "/replay?step=" in one.page.text
    assert read(one, f"{table.match}/log?seat=all&step=1") == ["Ход 1", "Ваша ставка: 3."]
    one.open(f"{table.match}/log?seat=0&step=1")
    assert one.status == 404
    table.close()


def test_a_long_log_is_read_page_by_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee_log, "LINES_MOST", 3)
    table = campaign(server, 4)
    for n in range(4):
        stake(table, 2 * n, 2 * n + 1)
    one, log = table.players[0], f"{table.match}/log"
    shown: list[str] = []
    address: str | None = log
    while address is not None:
        page = read(one, address)
        assert sum("ставка" in line for line in page) <= 3
        shown += page
        assert link(one, "Последние записи") == (log if address != log else None)
        address = link(one, "Более ранние записи")
    amounts = [int(line.split(": ")[1][:-1]) for line in shown if "ставка" in line]
    assert sorted(amounts) == list(range(8)), "every line once"
    assert [line for line in shown if "Ход" in line] == [f"Ход {n}" for n in (4, 3, 3, 2, 1)]
    assert read(one, f"{log}?upto=2") == [
        *("Ход 2", "Ваша ставка: 2.", "Ваша ставка: 3."),
        *("Ход 1", "Ваша ставка: 1."),
    ]
    for odd in ("before=x", "before=-1", "before=" + "9" * 40, "upto=", "upto=-3"):
        assert read(one, f"{log}?{odd}")[0] == "Ход 4"
    assert read(one, f"{log}?before=1") == []
    assert "Записей пока нет." in one.text
    table.close()
