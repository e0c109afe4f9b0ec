"""docs/adding-a-game.md contains a whole game: its files are extracted from the page and run."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import intriga.kernel
from intriga.kernel import Game
from intriga.lab.conformance import Conformance
from tests.conformance.processes import run

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
FILE = re.compile(r"^\*\*`([^`]+)`\*\*.*?^```\w+\n(.*?)^```$", re.M | re.S)
"""A file of the game: its name in bold, then what it holds as the next block of code."""

pytestmark = pytest.mark.service


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page."""
    folder = tmp_path_factory.mktemp("guide")
    for name, text in FILE.findall(GUIDE):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the page's game beside Intriga."""
    target = tmp_path_factory.mktemp("site")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--target", str(target))
    run([*pip, *offline, str(package)], dict(os.environ))
    return {**os.environ, "PYTHONPATH": str(target)}


def test_the_page_has_three_files_and_a_test(package: Path) -> None:
    names = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert names == {
        "pyproject.toml",
        "intriga_lowest/__init__.py",
        "intriga_lowest/en.ftl",
        "test_lowest.py",
    }


def test_the_game_of_the_page_is_found_and_played(installed: dict[str, str]) -> None:
    """`intriga games` and `intriga selfplay lowest --seats 3`, in both languages."""
    intriga = [sys.executable, "-m", "intriga"]
    games = json.loads(run([*intriga, "games", "--json"], installed))
    (lowest,) = (game for game in games if game["id"] == "lowest")
    assert lowest["names"] == {"ru": "Lowest", "en": "Lowest"}
    for language in ("ru", "en"):
        selfplay = ["selfplay", "lowest", "--seats", "3", "--lang", language, "--json"]
        assert len(json.loads(run([*intriga, *selfplay], installed))["outcome"]["scores"]) == 3


@pytest.mark.thorough
def test_the_tests_of_the_page_pass(package: Path, installed: dict[str, str]) -> None:
    """Before there is a golden file they fail; then it is written as the page says."""
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_lowest.py"]
    only = [*pytest_, "-k", "golden"]
    first = subprocess.run(
        only, env=installed, cwd=package, capture_output=True, text=True, check=False
    )
    assert "1 failed" in first.stdout, first.stdout
    assert "INTRIGA_UPDATE_GOLDEN=1" in first.stdout
    assert "INTRIGA_UPDATE_GOLDEN=1 pytest test_lowest.py" in GUIDE
    run(only, {**installed, "INTRIGA_UPDATE_GOLDEN": "1"}, package)
    assert "8 passed" in run(pytest_, installed, package)
    assert (package / "lowest.golden.txt").is_file()


def test_the_code_of_the_page_passes_the_type_checker(
    package: Path, installed: dict[str, str]
) -> None:
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--cache-dir", os.devnull]
    source = Path(intriga.kernel.__file__).parents[2]
    environment = {**installed, "MYPYPATH": str(source)}
    assert "Success" in run([*mypy, "intriga_lowest"], environment, package)


def test_the_page_mentions_every_name_of_the_contract() -> None:
    members = {name for name in vars(Game) if not name.startswith("_")}
    table = GUIDE.partition("## The contract")[2].partition("\n### ")[0]
    assert set(re.findall(r"`(\w+)`", table)) >= members


def test_the_page_mentions_every_setting_of_a_test_class() -> None:
    named = set(re.findall(r"`(\w+)`", GUIDE)) | set(re.findall(r"^    (\w+) = ", GUIDE, re.M))
    settings = {name for name in Conformance.__annotations__ if not name.startswith("_")}
    assert settings - named <= {"golden_options", "golden_steps", "golden_seats", "expiries"}


def test_the_links_of_the_page_are_valid() -> None:
    docs = Path(__file__).parents[2] / "docs"
    for link in re.findall(r"\]\((?!https?:)([^)#\s]+)", GUIDE):
        assert (docs / link).exists(), link
