"""Third-party games that fail to load are left out, and do not affect others."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT
from tests.kit.patience import PATIENCE

ENTRY_POINTS = """\
[intriga.games]
breaks = strange_breaks:game
nothing = strange_nothing:game
half = strange_half:game
espionage = strange_thief:game
dice = tests.cli.dice:game
"""

MODULES = {
    "strange_breaks": "import no_such_module_anywhere\n",
    "strange_nothing": "",
    "strange_half": "class Half:\n    id = 'half'\n\n\ngame = Half()\n",
    "strange_thief": (
        "from tests.cli.dice import Dice\n\n\n"
        "class Thief(Dice):\n    id = 'espionage'\n\n\ngame = Thief()\n"
    ),
}


@pytest.fixture(scope="module")
def broken_packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("broken_packages")
    info = folder / "strange_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    for name, source in MODULES.items():
        (folder / f"{name}.py").write_text(source)
    return folder


def run(
    broken_packages: Path, arguments: Sequence[str], **environment: str
) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("intriga")), *arguments]
    path = os.pathsep.join([str(broken_packages), str(ROOT)])
    return subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize(("lang", "expected"), [("en", "was skipped"), ("ru", "пропущена")])
def test_games_that_fail_to_load_are_reported_and_skipped(
    broken_packages: Path, lang: str, expected: str
) -> None:
    ran = run(broken_packages, ["games", "--lang", lang])
    assert ran.returncode == 0
    named = [line.partition(" ")[0] for line in ran.stdout.splitlines()]
    assert {"dice", "espionage"} <= {*named}
    assert not {"breaks", "half", "nothing"} & {*named}
    warnings = ran.stderr.splitlines()
    assert len(warnings) == 4
    for line, game in zip(warnings, ["breaks", "espionage", "half", "nothing"], strict=True):
        assert game in line
        assert "strange-games" in line
        assert expected in line
    assert "no_such_module_anywhere" in warnings[0]
    assert "Traceback" not in ran.stderr


def test_a_third_party_cannot_replace_a_built_in_game(broken_packages: Path) -> None:
    ran = run(broken_packages, ["selfplay", "espionage", "--seed", "3", "--json"])
    assert ran.returncode == 0
    assert '"espionage-end-' in ran.stdout


def test_a_skipped_game_is_not_installed(broken_packages: Path) -> None:
    ran = run(broken_packages, ["selfplay", "breaks", "--lang", "en"])
    assert ran.returncode == 2
    assert "The game “breaks” is not installed." in ran.stderr
    assert "no_such_module_anywhere" in ran.stderr


def test_authors_get_the_traceback_of_a_failed_import(broken_packages: Path) -> None:
    ran = run(broken_packages, ["games"], INTRIGA_TRACEBACK="1")
    assert ran.returncode == 0
    assert "Traceback" in ran.stderr
    assert 'strange_breaks.py", line 1' in ran.stderr
