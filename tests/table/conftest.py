"""A running table on each database."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.kit.databases import ONE_FIRST, fresh_database
from tests.kit.table.world import World


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=ONE_FIRST)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    """A started table on each kind of database."""
    async with World(url) as made:
        yield made


@pytest.fixture
async def sqlite_world(tmp_path: Path) -> AsyncIterator[World]:
    """A started table on SQLite only, for what does not depend on the database."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url) as made:
            yield made
