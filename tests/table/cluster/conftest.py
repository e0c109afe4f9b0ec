"""Several nodes on each database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import KINDS, fresh_database


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made
