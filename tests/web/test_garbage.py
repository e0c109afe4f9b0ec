"""A page that was sent leaves nothing for the garbage collector: on a server full of matches the
collector rarely looks at everything, and a page that waits for it is megabytes."""

import gc
import types
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.types import ASGIApp

from intriga.api import create_api
from intriga.games import installed
from intriga.http_common import Settings
from intriga.http_common.mount import mount
from intriga.store import Store, leagues
from intriga.store.leagues import LeagueRow
from intriga.table import Table
from intriga.table.archive.import_record import put_in
from intriga.web.app import HANDLERS, create_app
from intriga.web.request.cookies import csrf_token
from tests.kit.databases import prepare
from tests.kit.http.in_process import call
from tests.kit.sampled import sampled
from tests.kit.table.records import NOW, record_of
from tests.shapes.paged.parliament import game as parliament

pytestmark = pytest.mark.anyio

OURS = ("intriga", "jinja2", "litestar", "uvicorn", "httptools")
CODE = (
    types.FunctionType,
    types.MethodType,
    types.FrameType,
    types.CoroutineType,
    types.GeneratorType,
    types.CellType,
    types.TracebackType,
    BaseException,
)
SQLALCHEMY = 250
"""Objects that SQLAlchemy leaves for each `IN` of a query: two parameters that refer to each other.
A page makes few queries, and they are small."""
BROWSER = "a-browser-of-the-tests"
NOT_PAGES = ("/live", ".pdf", "/print/", "/static/", "/favicon.ico", "/turn/")
"""Streams, files, and what a compiler makes."""


class Place:
    """Pages of a server with matches of every kind, and a person who plays and hosts."""

    def __init__(self, app: ASGIApp, session: str, matches: dict[str, str]) -> None:
        self.app = app
        self.session = session
        self.matches = matches

    async def ask(self, path: str, signed_in: bool = True, **given: Any) -> int:
        """The status of a request."""
        cookies = f"browser={BROWSER}" + (f"; session={self.session}" if signed_in else "")
        headers = (("cookie", cookies), *given.pop("headers", ()))
        return (await call(self.app, path, headers=headers, **given))[0]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    prepare(tmp_path)
    store = Store.open_dir(tmp_path)
    matches = {}
    for game in ("diplomacy", "espionage"):
        options: dict[str, Any] = {"years": 2} if game == "diplomacy" else {}
        matches[f"over {game}"] = put_in(
            store, installed(), record_of(game, name=f"over-{game}", **options), NOW
        ).match
    try:
        games = {**installed(), "parliament": parliament}
        async with Table(store, games) as table:
            me, other = [await table.accounts.guest(name) for name in ("Анна", "Борис")]
            ids = (me.person.id, other.person.id)
            league = LeagueRow("none", "espionage", "Клуб", ids[0], NOW)
            store.write(lambda connection: leagues.add(connection, league)).result()
            for game, seats in (("diplomacy", 3), ("espionage", 2), ("parliament", 2)):
                for status in ("gathering", "playing")[game == "parliament" :]:
                    match = await table.lobby.creation.create(ids[0], game, seats=seats)
                    matches[f"{status} {game}"] = match
                    for person in ids:
                        await table.lobby.signups.sit(match, person)
                    if status == "playing":
                        await table.lobby.starting.start(match, ids[0], empty="bots")
            pages = create_app(table, Settings(), games)
            app = mount(pages, {"/api/": create_api(table, pages.state.site.limits, games)})
            yield Place(app, me.token, matches)
    finally:
        store.close()


@contextmanager
def saved_garbage() -> Iterator[list[Any]]:
    """What only the garbage collector would have freed of what was made in the block."""
    gc.disable()
    gc.collect(1)
    gc.freeze()  # what was there before need not be looked at
    found: list[Any] = []
    try:
        gc.set_debug(gc.DEBUG_SAVEALL)
        yield found
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()
        gc.enable()


def is_ours(thing: Any) -> bool:
    """Whether an object is of a page, a template, a request, or code that was running."""
    return isinstance(thing, CODE) or type(thing).__module__.partition(".")[0] in OURS


def name_of(thing: Any) -> str:
    """What an object is called in the report of a failure."""
    return f"{type(thing).__name__} {getattr(thing, '__qualname__', '')}".rstrip()


async def leftovers(place: Place, path: str, **given: Any) -> tuple[int, list[str]]:
    """The status of a request, and the objects it leaves. It is sent three times: the first one
    fills caches."""
    for _ in range(2):
        await place.ask(path, **given)
    with saved_garbage() as found:
        status = await place.ask(path, **given)
    mine = sorted({name_of(thing) for thing in found if is_ours(thing)})
    many = [f"{len(found)} objects"] if len(found) > SQLALCHEMY else []
    return status, mine + many


def pages(matches: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Every page of the server that is read: its path and query."""
    paths = {path for group in HANDLERS for handler in group for path in handler.paths}
    reads = {
        path
        for group in HANDLERS
        for handler in group
        if "GET" in handler.http_methods
        for path in handler.paths
    }
    assert reads < paths
    for path in sorted(reads):
        if any(part in path for part in NOT_PAGES):
            continue
        for match in matches.values() if "{match:str}" in path else [""]:
            filled = path.replace("{match:str}", match).replace("{game:str}", "diplomacy")
            for name in ("code", "token", "id", "file", "person", "seal", "league"):
                filled = filled.replace(f"{{{name}:str}}", "none")
            filled = filled.replace("{name:str}", "laws")
            assert "{" not in filled, f"what is to be put into {path}?"
            yield filled, ""
            if path == "/m/{match:str}":
                yield filled, "all=1"
            if path.endswith("/papers/{file:str}"):
                for file in ("card.pdf", "report.pdf"):
                    yield filled.replace("none", file), ""
            if path.endswith("/p/{name:str}"):
                yield filled, "law=x"
            if path.endswith("/replay"):
                yield filled, "step=5&seat=all"
            if path.endswith("/turn"):
                yield filled, "n=1"


@pytest.mark.parametrize("signed_in", sampled([True, False]))
async def test_no_page_leaves_a_cycle(place: Place, signed_in: bool) -> None:
    statuses, guilty = set(), {}
    for path, query in pages(place.matches):
        status, left = await leftovers(place, path, query=query, signed_in=signed_in)
        statuses.add(status)
        if left:
            guilty[f"{path}?{query}", status] = left
    assert not guilty
    assert {200, 303, 404} <= statuses


async def test_no_form_leaves_a_cycle(place: Place) -> None:
    """Those that are refused, too: a traceback refers to what was being done."""
    match = place.matches["playing espionage"]
    form = (("content-type", "application/x-www-form-urlencoded"),)
    token = f"_csrf_token={csrf_token(BROWSER)}".encode()
    asked = [
        (f"/m/{match}/act", b"", 403),
        (f"/m/{match}/act", token + b"&type=buy&specials.bluff=999999", 422),
        (f"/m/{match}/say", token + b"&room=nowhere&text=a", 422),
        (f"/m/{match}/say", token + b"&room=table&text=a", 303),
        ("/login", token + b"&login=nobody&password=wrong-wrong", 403),
        ("/new/espionage", token + b"&seats=99", 422),
        ("/nowhere", token, 404),
        ("/login", b"&" * 600, 413),
    ]
    for path, body, expected in asked:
        status, left = await leftovers(place, path, method="POST", headers=form, body=body)
        assert (path, status, left) == (path, expected, [])
    status, left = await leftovers(place, "/", query="a" * 5000)
    assert (status, left) == (414, [])


async def test_no_call_of_the_api_leaves_a_cycle(place: Place) -> None:
    for match in place.matches.values():
        for path in ("", "/view", "/events", "/forms", "/rooms", "/replay", "/replay/3"):
            status, left = await leftovers(place, f"/api/v1/matches/{match}{path}")
            assert (path, left) == (path, []), status


async def test_a_cycle_would_be_found(place: Place) -> None:
    """The test itself: a page that refers to itself is found."""

    class Page:
        __module__ = "intriga.planted"

        def __init__(self) -> None:
            self.me = self

    with saved_garbage() as found:
        Page()
    assert any(is_ours(thing) for thing in found)
