"""Dear requests: whole histories and replays wait for each other, and large answers cost more."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from intriga.games import installed
from intriga.http_common.rate_limits.policies import API_CALLS, CHARGED_BYTES
from intriga.kernel.actors import Viewer
from intriga.store import Store
from intriga.table.archive.import_record import put_in
from intriga.table.match.loaded_match import LoadedMatch
from tests.kit.http.fewer import fewer, restored
from tests.kit.http.html_client import Person
from tests.kit.http.program import signed_up
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.kit.table.records import record_of

pytestmark = pytest.mark.service
HEAVY = (
    "/m/lab?all=1",
    "/m/lab/replay",
    "/m/lab/record",
    "/profile/data.json",
    "/api/v1/matches/lab/replay",
    "/api/v1/matches/lab/replay/3",
    "/api/v1/matches/lab/record",
)
LIGHT = ("/m/lab", "/rules", "/api/v1/matches/lab/view", "/api/v1/matches/lab/events?limit=10")


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a finished match."""
    folder: Path = tmp_path_factory.mktemp("archive")
    store = Store.open_dir(folder)
    put_in(store, installed(), record_of("diplomacy", years=1, votes="none"), 1, "Anna")
    store.close()
    with Server(folder) as made:
        signed_up(made.url, "stierlitz")
        yield made


@pytest.fixture
def me(archive: Server) -> Iterator[Person]:
    """Somebody who is signed in."""
    person = Person(archive.url)
    person.open("/login")
    person.press("/login", login="stierlitz", password="seventeen moments")
    yield person
    person.close()


@contextmanager
def at_work(server: Server) -> Iterator[None]:
    """The server does some heavy work as long as this block lasts."""
    begun, done = threading.Event(), asyncio.Event()

    async def work() -> None:
        async with server.site.limits.heavy.turn("somebody"):
            begun.set()
            await done.wait()

    working = asyncio.run_coroutine_threadsafe(work(), server._loop)
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        server._loop.call_soon_threadsafe(done.set)
        working.result(PATIENCE)


def test_heavy_requests_wait_for_each_other(archive: Server, me: Person) -> None:
    with ThreadPoolExecutor(len(HEAVY)) as pool:
        with at_work(archive):
            asked = [pool.submit(me.http.get, path, timeout=PATIENCE) for path in HEAVY]
            for path in LIGHT * 2:
                assert me.http.get(path).status_code == 200
            assert not wait(asked, 0.1).done, "they wait for their turns"
        answers = [one.result(PATIENCE) for one in asked]
    assert [answer.status_code for answer in answers] == [200] * len(HEAVY)


def not_the_first(events_after: Callable[..., Any]) -> Callable[..., Any]:
    """`events_after` of a match that has forgotten the first event."""

    def forgetful(loaded: LoadedMatch, viewer: Viewer, cursor: int) -> Any:
        return events_after(loaded, viewer, cursor) if cursor else None

    return forgetful


@pytest.mark.parametrize("path", ["/view", "/events"])
@pytest.mark.parametrize("long", [True, False], ids=["many", "from the log"])
def test_many_events_wait_for_their_turn(
    archive: Server, me: Person, monkeypatch: pytest.MonkeyPatch, path: str, long: bool
) -> None:
    if long:
        monkeypatch.setattr("intriga.api.play.MANY_EVENTS", 5)
    else:
        monkeypatch.setattr(LoadedMatch, "events_after", not_the_first(LoadedMatch.events_after))
    path = f"/api/v1/matches/lab{path}"
    with ThreadPoolExecutor(1) as pool:
        with at_work(archive):
            asked = pool.submit(me.http.get, f"{path}?after=0", timeout=PATIENCE)
            assert me.http.get(f"{path}?after=100000").status_code == 200
            assert not wait([asked], 0.1).done
        assert len(asked.result(PATIENCE).json()["events"]) >= 5


def test_a_large_answer_counts_as_several_calls(
    archive: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with httpx.Client(base_url=f"{archive.url}/api/v1", timeout=PATIENCE) as client:
        size = len(client.get("/openapi.json").content)
        assert size > CHARGED_BYTES
        most = 2 * (1 + size // CHARGED_BYTES) + 2
        fewer(restored(archive.site.limits, monkeypatch), API_CALLS, most)
        assert [client.get("/openapi.json").status_code for _ in range(2)] == [200] * 2
        assert [client.get("/games/espionage").status_code for _ in range(2)] == [200] * 2
        assert client.get("/games/espionage").status_code == 429


def test_a_very_large_answer_leaves_a_debt(
    archive: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be had for the last call of a window."""
    monkeypatch.setattr("intriga.api.app.CHARGED_BYTES", 1000)
    fewer(restored(archive.site.limits, monkeypatch), API_CALLS, 40)
    with httpx.Client(base_url=f"{archive.url}/api/v1", timeout=PATIENCE) as client:
        assert client.get("/openapi.json").status_code == 200
        assert client.get("/games").status_code == 429
