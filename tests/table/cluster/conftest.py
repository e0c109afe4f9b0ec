"""Several nodes on each database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.databases import KINDS, fresh_database
from tests.kit.sampled import sampled


@pytest.fixture(params=sampled(reversed(KINDS)))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database. In the fast suite it is one that nodes share in earnest."""
    with fresh_database(request.param, tmp_path) as made:
        yield made
