"""Two programs that play the toy game of ministries."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.ministry import Ministry


@pytest.fixture
def players(tmp_path: Path) -> Iterator[tuple[Program, Program]]:
    """Two players."""
    with Server(tmp_path, games={"ministry": Ministry()}) as server:
        made = Program(server.url, "rows-1", "en"), Program(server.url, "rows-2", "en")
        yield made
        for player in made:
            player.close()
