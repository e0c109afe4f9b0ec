"""Tables with the toy `campaign`."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.kit.databases import KINDS, fresh_database
from tests.kit.sampled import sampled
from tests.kit.table.world import World
from tests.shapes.campaign import Campaign


@pytest.fixture(params=sampled(KINDS))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    """A started table on each kind of database."""
    async with World(url, (Campaign(),)) as made:
        yield made


@pytest.fixture
async def lite(tmp_path: Path) -> AsyncIterator[World]:
    """A started table on SQLite only."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Campaign(),)) as made:
            yield made
