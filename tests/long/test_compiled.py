"""The wheel with compiled parts behaves the same, and compilation is optional (`make long`)."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]


def wheel(folder: Path, **environment: str) -> Path:
    """Build a wheel from the source tree with plain pip."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(ROOT)]
    subprocess.run(pip, env=os.environ | environment, check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_by_default_nothing_is_compiled(tmp_path: Path) -> None:
    assert wheel(tmp_path).name.endswith("-py3-none-any.whl")


def test_without_a_compiler_the_wheel_is_pure_python(tmp_path: Path) -> None:
    built = wheel(tmp_path, HATCH_BUILD_HOOK_ENABLE_CUSTOM="1", CC=shutil.which("false") or "")
    assert built.name.endswith("-py3-none-any.whl")


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler here")
def test_the_compiled_library_passes_its_tests(tmp_path: Path) -> None:
    built = wheel(tmp_path, HATCH_BUILD_HOOK_ENABLE_CUSTOM="1")
    installed = tmp_path / "installed"
    zipfile.ZipFile(built).extractall(installed)
    found = os.environ | {"PYTHONPATH": os.pathsep.join([str(installed), str(ROOT)])}
    where = [
        sys.executable,
        "-c",
        "import intriga.diplomacy.adjudication.field as f; print(f.__file__)",
    ]
    located = subprocess.run(where, env=found, cwd=tmp_path, capture_output=True, check=True)
    assert Path(located.stdout.decode().strip()).suffix in {".so", ".pyd"}
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/diplomacy"]
    subprocess.run(tests, env=found, cwd=ROOT, check=True)
