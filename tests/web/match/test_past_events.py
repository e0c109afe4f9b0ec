"""A long match does not come in one piece: its pages, its replay and the API page its events."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.api import play
from intriga.games import installed
from intriga.table.archive.import_record import put_in
from intriga.web.match import page_data
from intriga.web.match.past import past_events, replay
from tests.kit.http.html_client import Person
from tests.kit.http.program import messages
from tests.kit.http.server import Server
from tests.kit.table.records import NOW, record_of

pytestmark = pytest.mark.service


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, str]]:
    """A server whose pages hold few events, and the path of a finished match."""
    monkeypatch.setattr(page_data, "_TAIL", 5)
    monkeypatch.setattr(page_data, "ALL_MOST", 10)
    monkeypatch.setattr(past_events, "EVENTS_MOST", 8)
    monkeypatch.setattr(replay, "EVENTS_MOST", 8)
    monkeypatch.setattr(play, "EVENTS_MOST", 6)
    with Server(tmp_path) as server:
        id = put_in(server.store, installed(), record_of("espionage"), NOW).match
        yield server, f"/m/{id}"


@pytest.fixture
def reader(match: tuple[Server, str]) -> Iterator[Person]:
    person = Person(match[0].url, "en")
    yield person
    person.close()


def shown(page: str) -> list[int]:
    """The numbers of the events on a page, as they stand there."""
    return [int(number) for number in re.findall(r'id="dispatch-(\d+)"', page)]


def earlier(page: str) -> str | None:
    """The address of the events before those on a page."""
    found = re.search(r'<a class="button[^"]*" href="([^"]+)">Earlier events</a>', page)
    return found[1].replace("&amp;", "&") if found else None


def test_all_events_can_be_reached_page_by_page(match: tuple[Server, str], reader: Person) -> None:
    _, path = match
    number = reader.http.get(f"/api/v1/matches{path[2:]}/view").json()["cursor"]
    page = reader.open(path)
    assert len(shown(page)) <= 5
    url = earlier(page)
    assert url == f"{path}?all=1"
    page = reader.open(url)
    first, seen = True, set(shown(page))
    assert len(seen) <= 10
    while (url := earlier(page)) is not None:
        assert url.startswith(f"{path}/events?before=")
        page = reader.open(url)
        assert reader.status == 200
        numbers = shown(page)
        assert len(numbers) <= 8
        assert seen.isdisjoint(numbers)
        seen |= set(numbers)
        first = False
    assert not first, "the match is too short for the test"
    assert "Start of the match" in page
    # Events that open a group are its title.
    assert seen <= set(range(1, number + 1))
    assert min(seen) <= 3


def test_the_newest_page_has_no_later_one(match: tuple[Server, str], reader: Person) -> None:
    _, path = match
    page = reader.open(f"{path}/events")
    assert '<a class="button" aria-disabled="true">Latest events</a>' in page
    url = earlier(page)
    assert url
    page = reader.open(url)
    assert f'<a class="button" href="{path}/events">Latest events</a>' in page
    for odd in ("0", "-1", "999999999", "x", "9" * 40, ""):
        assert reader.open(f"{path}/events?before={odd}")
        assert reader.status == 200


def test_the_events_of_a_match_nobody_may_watch(match: tuple[Server, str], reader: Person) -> None:
    reader.open("/m/nowhere/events")
    assert reader.status == 404


@pytest.mark.thorough
def test_the_replay_leads_back_to_earlier_events(match: tuple[Server, str], reader: Person) -> None:
    _, path = match
    for seat in ("public", "0", "all"):
        page = reader.open(f"{path}/replay?seat={seat}")
        last = max(shown(page))
        seen: list[int] = []
        while True:
            assert len(shown(page)) <= 8
            seen += shown(page)
            url = earlier(page)
            if url is None:
                break
            page = reader.open(url)
            assert reader.status == 200
        assert last in seen
        assert min(seen) <= 3, "it ends before the start"


def test_a_view_carries_the_oldest_events_and_where_to_go_on(
    match: tuple[Server, str], reader: Person
) -> None:
    id = match[1][3:]
    whole = reader.http.get(f"/api/v1/matches/{id}/events?limit=500").json()["events"]
    cursor, found = 0, []
    while cursor < len(whole):
        view = reader.http.get(f"/api/v1/matches/{id}/view?after={cursor}").json()
        assert 0 < len(view["events"]) <= 6
        found += view["events"]
        cursor = view["cursor"]
    assert found == whole
    assert reader.http.get(f"/api/v1/matches/{id}/view?after={cursor}").json()["events"] == []
    assert reader.http.get(f"/api/v1/matches/{id}/view").json()["cursor"] == cursor


def test_a_stream_sends_many_events_in_several_views(
    match: tuple[Server, str], reader: Person
) -> None:
    id = match[1][3:]
    whole = reader.http.get(f"/api/v1/matches/{id}/events?limit=500").json()["events"]
    found = []
    with reader.http.stream("GET", f"/api/v1/matches/{id}/stream?after=0") as answer:
        for event, at, data in messages(answer.iter_lines()):
            if event == "view":
                assert len(data["events"]) <= 6
                assert at == str(data["cursor"])
                found += data["events"]
    assert found == whole
