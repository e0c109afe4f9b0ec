"""Nothing that a client sends stays in a cache of the framework."""

import gc
from collections.abc import AsyncIterator
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest
from litestar.types import ASGIApp

from intriga.api import create_api
from intriga.http_common import Settings
from intriga.http_common.mount import mount
from intriga.store import Store
from intriga.table import Table
from intriga.web.app import create_app
from tests.kit.databases import prepare
from tests.kit.http.in_process import call

pytestmark = pytest.mark.anyio

FORM = ("content-type", "application/x-www-form-urlencoded")


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[ASGIApp]:
    prepare(tmp_path)
    store = Store.open_dir(tmp_path)
    try:
        async with Table(store) as table:
            pages = create_app(table, Settings())
            yield mount(pages, {"/api/": create_api(table, pages.state.site.limits)})
    finally:
        store.close()


def kept() -> dict[str, int]:
    """The number of entries of every cache of Litestar."""
    caches = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("litestar")
    ]
    return {f"{cache.__qualname__} {id(cache)}": cache.cache_info().currsize for cache in caches}


async def send(app: ASGIApp, number: int) -> None:
    """A request of every kind, with something in it that no other has."""
    secret = f"secret-{number}"
    cookie = ("cookie", f"session={secret}")
    given: list[dict[str, Any]] = [
        {"path": "/", "query": f"a={secret}", "headers": (cookie,)},
        {"path": f"/password/{secret}"},
        {"path": f"/{secret}"},
        {"path": "/api/v1/matches", "query": f"limit={secret}"},
        {"path": "/api/v1/matches", "query": f"a={secret}"},
        {"path": f"/api/v1/invitations/{secret}", "headers": (("host", f"{secret}.example"),)},
        {
            "path": "/login",
            "method": "POST",
            "headers": (FORM, cookie),
            "body": f"login=a&password={secret}".encode(),
        },
    ]
    for one in given:
        await call(app, **one)


@pytest.mark.thorough
async def test_no_cache_keeps_what_was_sent(app: ASGIApp) -> None:
    for number in range(3):
        await send(app, number)
    before = kept()
    for number in range(3, 23):
        await send(app, number)
    grown = {name: size for name, size in kept().items() if size > before.get(name, 0)}
    assert not grown
