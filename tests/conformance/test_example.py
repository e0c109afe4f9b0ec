"""A third-party game is added by installing its package: the example, really installed."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.conformance.processes import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "believe"

pytestmark = pytest.mark.service


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the example installed beside Intriga."""
    target = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "believe"
    for file in sorted(EXAMPLE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copy = source / file.relative_to(EXAMPLE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-index", "--no-deps", "--no-build-isolation", "--target", str(target)),
            str(source),
        ],
        dict(os.environ),
    )
    assert list(target.glob("intriga_believe-*.dist-info/entry_points.txt"))
    return {**os.environ, "PYTHONPATH": str(target)}


def test_the_example_is_unknown_before_it_is_installed() -> None:
    code = "from intriga import games; print('believe' in games.installed())"
    assert run([sys.executable, "-c", code], dict(os.environ)).strip() == "False"


@pytest.mark.thorough
def test_the_command_line_lists_the_example(installed: dict[str, str]) -> None:
    out = run([sys.executable, "-m", "intriga", "games", "--json"], installed)
    games = {game["id"]: game for game in json.loads(out)}
    assert games["believe"]["names"] == {"ru": "Верю — не верю", "en": "Believe It or Not"}
    assert "espionage" in games


def test_bots_play_the_example(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "intriga", "selfplay", "believe", "--seats", "3", "--json"]
    match = json.loads(run(command, installed))
    assert match["game"] == "believe"
    assert len(match["outcome"]["scores"]) == 3


@pytest.mark.thorough
def test_the_example_passes_its_own_tests(installed: dict[str, str]) -> None:
    """Its author's tests, run outside this repository."""
    out = run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_believe.py"],
        installed,
        cwd=EXAMPLE,
    )
    assert "8 passed" in out
