"""An imported match can be watched, is marked as imported, and cannot be played."""

from collections.abc import Iterator

import pytest

from intriga.games import installed
from intriga.store import Store
from intriga.table.archive.import_record import put_in
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.table.records import record_of

pytestmark = pytest.mark.service
NOW = 1_800_000_000_000


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an imported match of bots."""
    folder = tmp_path_factory.mktemp("archive")
    store = Store.open_dir(folder)
    raw = record_of("diplomacy", years=1, votes="none")
    assert put_in(store, installed(), raw, NOW, "<b>Чужая</b>").match == "lab"
    store.close()
    with Server(folder) as made:
        yield made


@pytest.mark.parametrize(
    ("language", "mark"), [("ru", "Партия сыграна не здесь"), ("en", "was played elsewhere")]
)
def test_an_imported_match_is_shown_and_marked(archive: Server, language: str, mark: str) -> None:
    me = Person(archive.url, language)
    for page in ("/m/lab", "/m/lab/replay", "/m/lab/replay?step=3&seat=all"):
        me.open(page)
        assert me.status == 200
        assert mark in me.text
        assert "<b>Чужая</b>" in me.text, "shown as text, not as HTML"
        assert "Анна" in me.text
    me.open("/m/lab/record")
    assert me.page.content == record_of("diplomacy", years=1, votes="none")
    me.close()


def test_an_imported_match_cannot_be_changed(archive: Server) -> None:
    me = Person(archive.url)
    me.open("/m/lab")
    assert me.acts == {}
    fields = {"_csrf_token": me.csrf, "act": "vote", "command": "x", "token": ""}
    for action in ("act", "again", "leave", "take-over"):
        answer = me.http.post(f"/m/lab/{action}", data=fields)
        assert answer.status_code in (403, 404, 409, 422), (action, answer.status_code)
    me.open("/")
    assert "Чужая" not in me.text
    me.close()
